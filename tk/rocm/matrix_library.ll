; Matrix instructions whose operands TVM has no type for, or whose names LLVM overloads: a vector of TVM's bfloat16 is no
; vector of LLVM's bfloat.
; What no kernel calls is left out, so architectures that lack one never see it.
target triple = "amdgcn-amd-amdhsa"

define linkonce_odr hidden <16 x float> @tk_mfma_32x32x16_bfloat16(<8 x i16> %a, <8 x i16> %b, <16 x float> %c) alwaysinline convergent nounwind memory(none) {
  %x = bitcast <8 x i16> %a to <8 x bfloat>
  %y = bitcast <8 x i16> %b to <8 x bfloat>
  %d = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.bf16(<8 x bfloat> %x, <8 x bfloat> %y, <16 x float> %c, i32 0, i32 0, i32 0)
  ret <16 x float> %d
}

define linkonce_odr hidden <4 x float> @tk_mfma_16x16x32_bfloat16(<8 x i16> %a, <8 x i16> %b, <4 x float> %c) alwaysinline convergent nounwind memory(none) {
  %x = bitcast <8 x i16> %a to <8 x bfloat>
  %y = bitcast <8 x i16> %b to <8 x bfloat>
  %d = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.bf16(<8 x bfloat> %x, <8 x bfloat> %y, <4 x float> %c, i32 0, i32 0, i32 0)
  ret <4 x float> %d
}

define linkonce_odr hidden <4 x float> @tk_mfma_16x16x128_fp8(<8 x i32> %a, <8 x i32> %b, <4 x float> %c) alwaysinline convergent nounwind memory(none) {
  %d = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %a, <8 x i32> %b, <4 x float> %c, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  ret <4 x float> %d
}

define linkonce_odr hidden <4 x float> @tk_mfma_16x16x128_bf8(<8 x i32> %a, <8 x i32> %b, <4 x float> %c) alwaysinline convergent nounwind memory(none) {
  %d = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %a, <8 x i32> %b, <4 x float> %c, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0)
  ret <4 x float> %d
}

define linkonce_odr hidden <16 x float> @tk_mfma_32x32x64_fp8(<8 x i32> %a, <8 x i32> %b, <16 x float> %c) alwaysinline convergent nounwind memory(none) {
  %d = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v8i32(<8 x i32> %a, <8 x i32> %b, <16 x float> %c, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  ret <16 x float> %d
}

define linkonce_odr hidden <16 x float> @tk_mfma_32x32x64_bf8(<8 x i32> %a, <8 x i32> %b, <16 x float> %c) alwaysinline convergent nounwind memory(none) {
  %d = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v8i32(<8 x i32> %a, <8 x i32> %b, <16 x float> %c, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0)
  ret <16 x float> %d
}

define linkonce_odr hidden <8 x float> @tk_wmma_16_f16(<16 x half> %a, <16 x half> %b, <8 x float> %c) alwaysinline convergent nounwind memory(none) {
  %d = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %a, <16 x half> %b, <8 x float> %c)
  ret <8 x float> %d
}

define linkonce_odr hidden <8 x float> @tk_wmma_16_bf16(<16 x i16> %a, <16 x i16> %b, <8 x float> %c) alwaysinline convergent nounwind memory(none) {
  %d = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf16.v8f32.v16i16(<16 x i16> %a, <16 x i16> %b, <8 x float> %c)
  ret <8 x float> %d
}

define linkonce_odr hidden <8 x i32> @tk_wmma_16_iu8(<4 x i32> %a, <4 x i32> %b, <8 x i32> %c) alwaysinline convergent nounwind memory(none) {
  %d = call <8 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu8.v8i32.v4i32(i1 true, <4 x i32> %a, i1 true, <4 x i32> %b, <8 x i32> %c, i1 false)
  ret <8 x i32> %d
}

define linkonce_odr hidden <8 x float> @tk_wmma_8_f16(<8 x half> %a, <8 x half> %b, <8 x float> %c) alwaysinline convergent nounwind memory(none) {
  %d = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %a, <8 x half> %b, <8 x float> %c)
  ret <8 x float> %d
}

define linkonce_odr hidden <8 x float> @tk_wmma_8_bf16(<8 x i16> %a, <8 x i16> %b, <8 x float> %c) alwaysinline convergent nounwind memory(none) {
  %d = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf16.v8f32.v8i16(<8 x i16> %a, <8 x i16> %b, <8 x float> %c)
  ret <8 x float> %d
}

define linkonce_odr hidden <8 x i32> @tk_wmma_8_iu8(<2 x i32> %a, <2 x i32> %b, <8 x i32> %c) alwaysinline convergent nounwind memory(none) {
  %d = call <8 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu8.v8i32.v2i32(i1 true, <2 x i32> %a, i1 true, <2 x i32> %b, <8 x i32> %c, i1 false)
  ret <8 x i32> %d
}

define linkonce_odr hidden <8 x float> @tk_wmma_8_fp8(<2 x i32> %a, <2 x i32> %b, <8 x float> %c) alwaysinline convergent nounwind memory(none) {
  %d = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %a, <2 x i32> %b, <8 x float> %c)
  ret <8 x float> %d
}

define linkonce_odr hidden <8 x float> @tk_wmma_8_bf8(<2 x i32> %a, <2 x i32> %b, <8 x float> %c) alwaysinline convergent nounwind memory(none) {
  %d = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf8.bf8.v8f32.v2i32(<2 x i32> %a, <2 x i32> %b, <8 x float> %c)
  ret <8 x float> %d
}

; Accumulators that have to be there before what follows, such as a barrier: on RDNA LLVM otherwise puts the products of all
; turns of an unrolled loop behind its last barrier, and spills what was read for them.
define linkonce_odr hidden <8 x float> @tk_there_float32(<8 x float> %x) alwaysinline convergent nounwind {
  %y = call <8 x float> asm sideeffect "", "=v,0"(<8 x float> %x)
  ret <8 x float> %y
}

define linkonce_odr hidden <8 x i32> @tk_there_int32(<8 x i32> %x) alwaysinline convergent nounwind {
  %y = call <8 x i32> asm sideeffect "", "=v,0"(<8 x i32> %x)
  ret <8 x i32> %y
}

; No read of LDS and no matrix instruction is moved over this (LLVM's masks: vector 2, scalar 4, memory 16, exp and so on 1024).
define linkonce_odr hidden void @tk_keep_order() alwaysinline convergent nounwind {
  call void @llvm.amdgcn.sched.barrier(i32 1046)
  ret void
}

; 16 bytes a lane from `base` + `offset` straight to LDS, from `to` on, in order of the lanes (CDNA 4). Whoever reads them waits
; with tk_loads_arrived: LLVM does not know of these loads. M0 may be used from the second instruction after it is written on.
define linkonce_odr hidden void @tk_load_to_lds(ptr addrspace(1) %base, i32 %offset, ptr addrspace(3) %to) alwaysinline convergent nounwind {
  %at = ptrtoint ptr addrspace(3) %to to i32
  call void asm sideeffect "s_nop 0\0A\09global_load_lds_dwordx4 $1, $0", "s,v,{m0},~{memory}"(ptr addrspace(1) %base, i32 %offset, i32 %at)
  ret void
}

; The same from `offset` bytes behind `base` on, which is the same for all lanes; a lane whose offset is `records` or more, without
; a sign, gets zeros. The resource's last word says 32-bit data; what it would say of their format these loads do not look at.
define linkonce_odr hidden void @tk_load_records_to_lds(ptr addrspace(1) %base, i32 %records, i32 %offset, ptr addrspace(3) %to) alwaysinline convergent nounwind {
  %at = ptrtoint ptr addrspace(3) %to to i32
  %start = ptrtoint ptr addrspace(1) %base to i64
  %low = trunc i64 %start to i32
  %shifted = lshr i64 %start, 32
  %word = trunc i64 %shifted to i32
  %high = and i32 %word, 65535
  %one = insertelement <4 x i32> poison, i32 %low, i32 0
  %two = insertelement <4 x i32> %one, i32 %high, i32 1
  %three = insertelement <4 x i32> %two, i32 %records, i32 2
  %resource = insertelement <4 x i32> %three, i32 159744, i32 3
  call void asm sideeffect "s_nop 0\0A\09buffer_load_dwordx4 $1, $0, 0 offen lds", "s,v,{m0},~{memory}"(<4 x i32> %resource, i32 %offset, i32 %at)
  ret void
}

; And what is on its way from LDS to registers: LLVM leaves a barrier out, and its waits, where a block is one wave.
define linkonce_odr hidden void @tk_loads_arrived() alwaysinline convergent nounwind {
  call void asm sideeffect "s_waitcnt vmcnt(0) lgkmcnt(0)", "~{memory}"()
  ret void
}

; An address that is the same for all lanes, one of the wave's registers, and a lane's offset behind it, as LLVM sees through
; neither: it would count up an address of 64 bits for each lane and load in loops, or widen the offset outside of them.
define linkonce_odr hidden i64 @tk_hidden_address(ptr addrspace(1) %base) alwaysinline nounwind {
  %start = ptrtoint ptr addrspace(1) %base to i64
  %hidden = call i64 asm "", "=s,0"(i64 %start)
  ret i64 %hidden
}

define linkonce_odr hidden i32 @tk_hidden_offset(i32 %offset, i64 %base) alwaysinline nounwind {
  %hidden = call i32 asm "", "=v,0,s"(i32 %offset, i64 %base)
  ret i32 %hidden
}

; What a lane has `offset` bytes behind such an address.
define linkonce_odr hidden <4 x i32> @tk_load_16_bytes(i64 %base, i32 %offset) alwaysinline nounwind {
  %start = inttoptr i64 %base to ptr addrspace(1)
  %wide = zext i32 %offset to i64
  %at = getelementptr i8, ptr addrspace(1) %start, i64 %wide
  %value = load <4 x i32>, ptr addrspace(1) %at, align 16
  ret <4 x i32> %value
}

define linkonce_odr hidden <2 x i32> @tk_load_8_bytes(i64 %base, i32 %offset) alwaysinline nounwind {
  %start = inttoptr i64 %base to ptr addrspace(1)
  %wide = zext i32 %offset to i64
  %at = getelementptr i8, ptr addrspace(1) %start, i64 %wide
  %value = load <2 x i32>, ptr addrspace(1) %at, align 8
  ret <2 x i32> %value
}

; A lane's address in LDS, in bytes, of which LLVM no longer knows where it comes from: what is `away` bytes behind it has `away`
; in its instruction, not a register of its own.
define linkonce_odr hidden i32 @tk_hidden_in_lds(ptr addrspace(3) %from) alwaysinline nounwind {
  %at = ptrtoint ptr addrspace(3) %from to i32
  %hidden = call i32 asm "", "=v,0"(i32 %at)
  ret i32 %hidden
}

define linkonce_odr hidden <4 x i32> @tk_read_of_lds(i32 %at, i32 %away) alwaysinline nounwind {
  %there = add i32 %at, %away
  %from = inttoptr i32 %there to ptr addrspace(3)
  %value = load <4 x i32>, ptr addrspace(3) %from, align 16
  ret <4 x i32> %value
}

; 4 numbers of 16 bits of a column of a matrix in LDS, of which 16 lanes have 4 rows: lanes 4 i to 4 i + 3 name the parts of row i,
; 4 neighbours each, and lane k gets column k of them (CDNA 4).
define linkonce_odr hidden <4 x i16> @tk_read_turned(i32 %at, i32 %away) alwaysinline convergent nounwind {
  %there = add i32 %at, %away
  %from = inttoptr i32 %there to ptr addrspace(3)
  %value = call <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3) %from)
  ret <4 x i16> %value
}

; The same of bytes: 8 numbers of a column, of 8 rows that two lanes each name, 8 neighbours at a time (CDNA 4).
define linkonce_odr hidden <2 x i32> @tk_read_turned_bytes(i32 %at, i32 %away) alwaysinline convergent nounwind {
  %there = add i32 %at, %away
  %from = inttoptr i32 %there to ptr addrspace(3)
  %value = call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) %from)
  ret <2 x i32> %value
}

; 8 codes of float8_e4m3fn as numbers of 16 bits, each of which has them all: two at a time to float32, of which bfloat16 is the upper
; half (CDNA 4, whose instructions read OCP's float8).
define linkonce_odr hidden <8 x i16> @tk_float8_as_bfloat16(<2 x i32> %codes) alwaysinline nounwind memory(none) {
  %w0 = extractelement <2 x i32> %codes, i32 0
  %f0 = call <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32 %w0, i1 false)
  %b0 = bitcast <2 x float> %f0 to <4 x i16>
  %h0 = shufflevector <4 x i16> %b0, <4 x i16> poison, <2 x i32> <i32 1, i32 3>
  %f1 = call <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32 %w0, i1 true)
  %b1 = bitcast <2 x float> %f1 to <4 x i16>
  %h1 = shufflevector <4 x i16> %b1, <4 x i16> poison, <2 x i32> <i32 1, i32 3>
  %w1 = extractelement <2 x i32> %codes, i32 1
  %f2 = call <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32 %w1, i1 false)
  %b2 = bitcast <2 x float> %f2 to <4 x i16>
  %h2 = shufflevector <4 x i16> %b2, <4 x i16> poison, <2 x i32> <i32 1, i32 3>
  %f3 = call <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32 %w1, i1 true)
  %b3 = bitcast <2 x float> %f3 to <4 x i16>
  %h3 = shufflevector <4 x i16> %b3, <4 x i16> poison, <2 x i32> <i32 1, i32 3>
  %low = shufflevector <2 x i16> %h0, <2 x i16> %h1, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %high = shufflevector <2 x i16> %h2, <2 x i16> %h3, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %all = shufflevector <4 x i16> %low, <4 x i16> %high, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x i16> %all
}

define linkonce_odr hidden <8 x i16> @tk_float8_as_float16(<2 x i32> %codes) alwaysinline nounwind memory(none) {
  %w0 = extractelement <2 x i32> %codes, i32 0
  %f0 = call <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32 %w0, i1 false)
  %x0 = extractelement <2 x float> %f0, i32 0
  %y0 = extractelement <2 x float> %f0, i32 1
  %p0 = call <2 x half> @llvm.amdgcn.cvt.pkrtz(float %x0, float %y0)
  %h0 = bitcast <2 x half> %p0 to <2 x i16>
  %f1 = call <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32 %w0, i1 true)
  %x1 = extractelement <2 x float> %f1, i32 0
  %y1 = extractelement <2 x float> %f1, i32 1
  %p1 = call <2 x half> @llvm.amdgcn.cvt.pkrtz(float %x1, float %y1)
  %h1 = bitcast <2 x half> %p1 to <2 x i16>
  %w1 = extractelement <2 x i32> %codes, i32 1
  %f2 = call <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32 %w1, i1 false)
  %x2 = extractelement <2 x float> %f2, i32 0
  %y2 = extractelement <2 x float> %f2, i32 1
  %p2 = call <2 x half> @llvm.amdgcn.cvt.pkrtz(float %x2, float %y2)
  %h2 = bitcast <2 x half> %p2 to <2 x i16>
  %f3 = call <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32 %w1, i1 true)
  %x3 = extractelement <2 x float> %f3, i32 0
  %y3 = extractelement <2 x float> %f3, i32 1
  %p3 = call <2 x half> @llvm.amdgcn.cvt.pkrtz(float %x3, float %y3)
  %h3 = bitcast <2 x half> %p3 to <2 x i16>
  %low = shufflevector <2 x i16> %h0, <2 x i16> %h1, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %high = shufflevector <2 x i16> %h2, <2 x i16> %h3, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %all = shufflevector <4 x i16> %low, <4 x i16> %high, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x i16> %all
}

; Two numbers rounded to bfloat16, by v_cvt_pk_bf16_f32 of CDNA 4.
define linkonce_odr hidden i32 @tk_two_bfloat16(float %x, float %y) alwaysinline nounwind memory(none) {
  %one = insertelement <2 x float> poison, float %x, i32 0
  %two = insertelement <2 x float> %one, float %y, i32 1
  %rounded = fptrunc <2 x float> %two to <2 x bfloat>
  %word = bitcast <2 x bfloat> %rounded to i32
  ret i32 %word
}

; A number that is the same for all lanes of a wave, as one of the wave's.
define linkonce_odr hidden i32 @tk_uniform_i32(i32 %x) alwaysinline convergent nounwind {
  %y = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %x)
  ret i32 %y
}

define linkonce_odr hidden i64 @tk_uniform_i64(i64 %x) alwaysinline convergent nounwind {
  %y = call i64 @llvm.amdgcn.readfirstlane.i64(i64 %x)
  ret i64 %y
}

; What the lane 16 away in a wave of 32 has.
define linkonce_odr hidden i32 @tk_other_half(i32 %x) alwaysinline convergent nounwind {
  %y = call i32 @llvm.amdgcn.permlanex16.i32(i32 poison, i32 %x, i32 1985229328, i32 -19088744, i1 false, i1 false)
  ret i32 %y
}

; A number of each lane's own, of which LLVM no longer knows where it comes from.
define linkonce_odr hidden i64 @tk_unknown_offset(i64 %x) alwaysinline nounwind {
  %y = call i64 asm "", "=v,0"(i64 %x)
  ret i64 %y
}

; A number that is the same for all lanes, and of which LLVM no longer knows where it comes from.
define linkonce_odr hidden i64 @tk_unknown_i64(i64 %x) alwaysinline nounwind {
  %y = call i64 asm "", "=s,0"(i64 %x)
  ret i64 %y
}

; A number as its dtype rounds it, of which LLVM does not know that it is a product: what is subtracted from it is not contracted.
; LLVM's own fence cannot be selected for a value that is the same for all lanes, which has a scalar register.
define linkonce_odr hidden half @tk_rounded_f16(half %x) alwaysinline nounwind memory(none) {
  %y = call half asm "", "=v,0"(half %x)
  ret half %y
}

define linkonce_odr hidden float @tk_rounded_f32(float %x) alwaysinline nounwind memory(none) {
  %y = call float asm "", "=v,0"(float %x)
  ret float %y
}

define linkonce_odr hidden double @tk_rounded_f64(double %x) alwaysinline nounwind memory(none) {
  %y = call double asm "", "=v,0"(double %x)
  ret double %y
}

declare void @llvm.amdgcn.sched.barrier(i32 immarg)
declare <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3))
declare <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3))
declare <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32, i1 immarg)
declare <2 x half> @llvm.amdgcn.cvt.pkrtz(float, float)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i64 @llvm.amdgcn.readfirstlane.i64(i64)
declare i32 @llvm.amdgcn.permlanex16.i32(i32, i32, i32, i32, i1 immarg, i1 immarg)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.bf16(<8 x bfloat>, <8 x bfloat>, <16 x float>, i32 immarg, i32 immarg, i32 immarg)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.bf16(<8 x bfloat>, <8 x bfloat>, <4 x float>, i32 immarg, i32 immarg, i32 immarg)
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32>, <8 x i32>, <4 x float>, i32 immarg, i32 immarg, i32 immarg, i32, i32 immarg, i32)
declare <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v8i32(<8 x i32>, <8 x i32>, <16 x float>, i32 immarg, i32 immarg, i32 immarg, i32, i32 immarg, i32)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half>, <16 x half>, <8 x float>)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf16.v8f32.v16i16(<16 x i16>, <16 x i16>, <8 x float>)
declare <8 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu8.v8i32.v4i32(i1 immarg, <4 x i32>, i1 immarg, <4 x i32>, <8 x i32>, i1 immarg)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half>, <8 x half>, <8 x float>)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf16.v8f32.v8i16(<8 x i16>, <8 x i16>, <8 x float>)
declare <8 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu8.v8i32.v2i32(i1 immarg, <2 x i32>, i1 immarg, <2 x i32>, <8 x i32>, i1 immarg)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32>, <2 x i32>, <8 x float>)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf8.bf8.v8f32.v2i32(<2 x i32>, <2 x i32>, <8 x float>)

; Numbers of float8, whatever the hardware has: codes of 8 bits as float32, and float32 rounded to codes, ties to even. Codes
; without an exponent count the least number; above them their bits are moved, and the exponent's bias changed. Below the least
; normal number a value is rounded by adding 2^23 of the least numbers. What is beyond the greatest is infinite, or NaN.
define linkonce_odr hidden float @tk_from_float8_e4m3fn(i32 %code) alwaysinline nounwind memory(none) {
  %size = and i32 %code, 127
  %count = uitofp i32 %size to float
  %small = fmul float %count, 0x3F60000000000000
  %small_bits = bitcast float %small to i32
  %moved = shl i32 %size, 20
  %normal = add i32 %moved, 1006632960
  %is_small = icmp ult i32 %size, 8
  %number = select i1 %is_small, i32 %small_bits, i32 %normal
  %is_nan = icmp eq i32 %size, 127
  %value = select i1 %is_nan, i32 2143289344, i32 %number
  %top = and i32 %code, 128
  %sign = shl i32 %top, 24
  %signed = or i32 %value, %sign
  %result = bitcast i32 %signed to float
  ret float %result
}

define linkonce_odr hidden i32 @tk_to_float8_e4m3fn(float %x) alwaysinline nounwind memory(none) {
  %bits = bitcast float %x to i32
  %size = and i32 %bits, 2147483647
  %absolute = bitcast i32 %size to float
  %added = fadd float %absolute, 0x40D0000000000000
  %added_bits = bitcast float %added to i32
  %small = sub i32 %added_bits, 1182793728
  %cut = lshr i32 %size, 20
  %odd = and i32 %cut, 1
  %half = add i32 %size, 524287
  %rounded = add i32 %half, %odd
  %moved = lshr i32 %rounded, 20
  %normal = sub i32 %moved, 960
  %is_small = icmp ult i32 %size, 1015021568
  %number = select i1 %is_small, i32 %small, i32 %normal
  %is_beyond = icmp ugt i32 %number, 126
  %kept = select i1 %is_beyond, i32 127, i32 %number
  %is_nan = icmp ugt i32 %size, 2139095040
  %code = select i1 %is_nan, i32 127, i32 %kept
  %shifted = lshr i32 %bits, 24
  %sign = and i32 %shifted, 128
  %result = or i32 %code, %sign
  ret i32 %result
}

define linkonce_odr hidden float @tk_from_float8_e5m2(i32 %code) alwaysinline nounwind memory(none) {
  %size = and i32 %code, 127
  %count = uitofp i32 %size to float
  %small = fmul float %count, 0x3EF0000000000000
  %small_bits = bitcast float %small to i32
  %moved = shl i32 %size, 21
  %normal = add i32 %moved, 939524096
  %is_small = icmp ult i32 %size, 4
  %number = select i1 %is_small, i32 %small_bits, i32 %normal
  %infinite = or i32 %moved, 2139095040
  %is_infinite = icmp uge i32 %size, 124
  %value = select i1 %is_infinite, i32 %infinite, i32 %number
  %top = and i32 %code, 128
  %sign = shl i32 %top, 24
  %signed = or i32 %value, %sign
  %result = bitcast i32 %signed to float
  ret float %result
}

define linkonce_odr hidden i32 @tk_to_float8_e5m2(float %x) alwaysinline nounwind memory(none) {
  %bits = bitcast float %x to i32
  %size = and i32 %bits, 2147483647
  %absolute = bitcast i32 %size to float
  %added = fadd float %absolute, 0x4060000000000000
  %added_bits = bitcast float %added to i32
  %small = sub i32 %added_bits, 1124073472
  %cut = lshr i32 %size, 21
  %odd = and i32 %cut, 1
  %half = add i32 %size, 1048575
  %rounded = add i32 %half, %odd
  %moved = lshr i32 %rounded, 21
  %normal = sub i32 %moved, 448
  %is_small = icmp ult i32 %size, 947912704
  %number = select i1 %is_small, i32 %small, i32 %normal
  %is_beyond = icmp ugt i32 %number, 123
  %kept = select i1 %is_beyond, i32 124, i32 %number
  %is_nan = icmp ugt i32 %size, 2139095040
  %code = select i1 %is_nan, i32 126, i32 %kept
  %shifted = lshr i32 %bits, 24
  %sign = and i32 %shifted, 128
  %result = or i32 %code, %sign
  ret i32 %result
}

define linkonce_odr hidden float @tk_from_float8_e4m3fnuz(i32 %code) alwaysinline nounwind memory(none) {
  %size = and i32 %code, 127
  %count = uitofp i32 %size to float
  %small = fmul float %count, 0x3F50000000000000
  %small_bits = bitcast float %small to i32
  %moved = shl i32 %size, 20
  %normal = add i32 %moved, 998244352
  %is_small = icmp ult i32 %size, 8
  %number = select i1 %is_small, i32 %small_bits, i32 %normal
  %top = and i32 %code, 128
  %sign = shl i32 %top, 24
  %signed = or i32 %number, %sign
  %is_nan = icmp eq i32 %code, 128
  %whole = select i1 %is_nan, i32 2143289344, i32 %signed
  %result = bitcast i32 %whole to float
  ret float %result
}

define linkonce_odr hidden i32 @tk_to_float8_e4m3fnuz(float %x) alwaysinline nounwind memory(none) {
  %bits = bitcast float %x to i32
  %size = and i32 %bits, 2147483647
  %absolute = bitcast i32 %size to float
  %added = fadd float %absolute, 0x40C0000000000000
  %added_bits = bitcast float %added to i32
  %small = sub i32 %added_bits, 1174405120
  %cut = lshr i32 %size, 20
  %odd = and i32 %cut, 1
  %half = add i32 %size, 524287
  %rounded = add i32 %half, %odd
  %moved = lshr i32 %rounded, 20
  %normal = sub i32 %moved, 952
  %is_small = icmp ult i32 %size, 1006632960
  %number = select i1 %is_small, i32 %small, i32 %normal
  %is_beyond = icmp ugt i32 %number, 127
  %kept = select i1 %is_beyond, i32 128, i32 %number
  %is_nan = icmp ugt i32 %size, 2139095040
  %code = select i1 %is_nan, i32 128, i32 %kept
  %shifted = lshr i32 %bits, 24
  %sign = and i32 %shifted, 128
  %signed = or i32 %code, %sign
  %is_zero = icmp eq i32 %code, 0
  %result = select i1 %is_zero, i32 0, i32 %signed
  ret i32 %result
}

define linkonce_odr hidden float @tk_from_float8_e5m2fnuz(i32 %code) alwaysinline nounwind memory(none) {
  %size = and i32 %code, 127
  %count = uitofp i32 %size to float
  %small = fmul float %count, 0x3EE0000000000000
  %small_bits = bitcast float %small to i32
  %moved = shl i32 %size, 21
  %normal = add i32 %moved, 931135488
  %is_small = icmp ult i32 %size, 4
  %number = select i1 %is_small, i32 %small_bits, i32 %normal
  %top = and i32 %code, 128
  %sign = shl i32 %top, 24
  %signed = or i32 %number, %sign
  %is_nan = icmp eq i32 %code, 128
  %whole = select i1 %is_nan, i32 2143289344, i32 %signed
  %result = bitcast i32 %whole to float
  ret float %result
}

define linkonce_odr hidden i32 @tk_to_float8_e5m2fnuz(float %x) alwaysinline nounwind memory(none) {
  %bits = bitcast float %x to i32
  %size = and i32 %bits, 2147483647
  %absolute = bitcast i32 %size to float
  %added = fadd float %absolute, 0x4050000000000000
  %added_bits = bitcast float %added to i32
  %small = sub i32 %added_bits, 1115684864
  %cut = lshr i32 %size, 21
  %odd = and i32 %cut, 1
  %half = add i32 %size, 1048575
  %rounded = add i32 %half, %odd
  %moved = lshr i32 %rounded, 21
  %normal = sub i32 %moved, 444
  %is_small = icmp ult i32 %size, 939524096
  %number = select i1 %is_small, i32 %small, i32 %normal
  %is_beyond = icmp ugt i32 %number, 127
  %kept = select i1 %is_beyond, i32 128, i32 %number
  %is_nan = icmp ugt i32 %size, 2139095040
  %code = select i1 %is_nan, i32 128, i32 %kept
  %shifted = lshr i32 %bits, 24
  %sign = and i32 %shifted, 128
  %signed = or i32 %code, %sign
  %is_zero = icmp eq i32 %code, 0
  %result = select i1 %is_zero, i32 0, i32 %signed
  ret i32 %result
}

; float64 as float32, what is rounded made odd: rounded again to fewer bits it is rounded once in all.
define linkonce_odr hidden float @tk_odd_float32(double %x) alwaysinline nounwind memory(none) {
  %near = fptrunc double %x to float
  %back = fpext float %near to double
  %bits = bitcast float %near to i32
  %size = call double @llvm.fabs.f64(double %x)
  %back_size = call double @llvm.fabs.f64(double %back)
  %is_larger = fcmp ogt double %back_size, %size
  %less = sext i1 %is_larger to i32
  %cut = add i32 %bits, %less
  %is_rounded = fcmp une double %back, %x
  %more = zext i1 %is_rounded to i32
  %odd = or i32 %cut, %more
  %result = bitcast i32 %odd to float
  ret float %result
}

declare double @llvm.fabs.f64(double)
