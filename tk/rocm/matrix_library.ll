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

declare void @llvm.amdgcn.sched.barrier(i32 immarg)
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
