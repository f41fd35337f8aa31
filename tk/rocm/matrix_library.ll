; Matrix instructions whose operands TVM has no type for: a vector of its bfloat16 is no vector of LLVM's bfloat.
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

; A number that is the same for all lanes, and of which LLVM no longer knows where it comes from.
define linkonce_odr hidden i64 @tk_unknown_i64(i64 %x) alwaysinline nounwind {
  %y = call i64 asm "", "=s,0"(i64 %x)
  ret i64 %y
}

declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.bf16(<8 x bfloat>, <8 x bfloat>, <16 x float>, i32 immarg, i32 immarg, i32 immarg)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.bf16(<8 x bfloat>, <8 x bfloat>, <4 x float>, i32 immarg, i32 immarg, i32 immarg)
