target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define linkonce_odr hidden noundef float @tk_expm1_f32(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call noundef float @llvm.fabs.f32(float %0)
  %3 = fcmp olt float %2, 0x3FD70A3D80000000
  br i1 %3, label %4, label %14

4:                                                ; preds = %1
  %5 = tail call noundef float @llvm.fma.f32(float %0, float 0x3EFA14D360000000, float 0x3F2A16A100000000)
  %6 = tail call noundef float @llvm.fma.f32(float %5, float %0, float 0x3F56C165E0000000)
  %7 = tail call noundef float @llvm.fma.f32(float %6, float %0, float 0x3F81110BA0000000)
  %8 = tail call noundef float @llvm.fma.f32(float %7, float %0, float 0x3FA5555560000000)
  %9 = tail call noundef float @llvm.fma.f32(float %8, float %0, float 0x3FC5555560000000)
  %10 = tail call noundef float @llvm.fma.f32(float %9, float %0, float 5.000000e-01)
  %11 = fmul float %0, %0
  %12 = tail call noundef float @llvm.fma.f32(float %10, float %11, float %0)
  %13 = tail call noundef float @llvm.copysign.f32(float %12, float %0)
  br label %17

14:                                               ; preds = %1
  %15 = tail call float @llvm.exp.f32(float %0)
  %16 = fadd float %15, -1.000000e+00
  br label %17

17:                                               ; preds = %14, %4
  %18 = phi float [ %13, %4 ], [ %16, %14 ]
  ret float %18
}

declare float @llvm.exp.f32(float) #1

define linkonce_odr hidden noundef float @tk_log1p_f32(float noundef %0) local_unnamed_addr #0 {
  %2 = fadd float %0, 1.000000e+00
  %3 = fcmp oeq float %2, 1.000000e+00
  %4 = fcmp oeq float %0, 0x7FF0000000000000
  %5 = or i1 %4, %3
  br i1 %5, label %11, label %6

6:                                                ; preds = %1
  %7 = tail call float @llvm.log.f32(float %2)
  %8 = fadd float %2, -1.000000e+00
  %9 = fdiv float %0, %8
  %10 = fmul float %7, %9
  br label %11

11:                                               ; preds = %1, %6
  %12 = phi float [ %10, %6 ], [ %0, %1 ]
  ret float %12
}

declare float @llvm.log.f32(float) #1

define linkonce_odr hidden noundef float @tk_tanh_f32(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call noundef float @llvm.fabs.f32(float %0)
  %3 = fcmp olt float %2, 0x3FE3333340000000
  br i1 %3, label %4, label %13

4:                                                ; preds = %1
  %5 = fmul float %0, %0
  %6 = tail call noundef float @llvm.fma.f32(float %5, float 0x3F63719F40000000, float 0xBF813A99E0000000)
  %7 = tail call noundef float @llvm.fma.f32(float %6, float %5, float 0x3F964FE240000000)
  %8 = tail call noundef float @llvm.fma.f32(float %7, float %5, float 0xBFABA0DCA0000000)
  %9 = tail call noundef float @llvm.fma.f32(float %8, float %5, float 0x3FC1110F60000000)
  %10 = tail call noundef float @llvm.fma.f32(float %9, float %5, float 0xBFD5555560000000)
  %11 = fmul float %5, %10
  %12 = tail call noundef float @llvm.fma.f32(float %11, float %0, float %0)
  br label %19

13:                                               ; preds = %1
  %14 = fmul float %2, 2.000000e+00
  %15 = tail call float @llvm.exp.f32(float %14)
  %16 = fadd float %15, 1.000000e+00
  %17 = fdiv float 2.000000e+00, %16
  %18 = fsub float 1.000000e+00, %17
  br label %19

19:                                               ; preds = %13, %4
  %20 = phi float [ %18, %13 ], [ %12, %4 ]
  %21 = tail call noundef float @llvm.copysign.f32(float %20, float %0)
  ret float %21
}

define linkonce_odr hidden noundef float @tk_erf_f32(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call noundef float @llvm.fabs.f32(float %0)
  %3 = fcmp olt float %2, 1.000000e+00
  br i1 %3, label %4, label %14

4:                                                ; preds = %1
  %5 = fmul float %0, %0
  %6 = tail call noundef float @llvm.fma.f32(float %5, float 0xBEE4497840000000, float 0x3F1D89FF40000000)
  %7 = tail call noundef float @llvm.fma.f32(float %6, float %5, float 0xBF4BCD3A40000000)
  %8 = tail call noundef float @llvm.fma.f32(float %7, float %5, float 0x3F7562ABE0000000)
  %9 = tail call noundef float @llvm.fma.f32(float %8, float %5, float 0xBF9B829D00000000)
  %10 = tail call noundef float @llvm.fma.f32(float %9, float %5, float 0x3FBCE2F0A0000000)
  %11 = tail call noundef float @llvm.fma.f32(float %10, float %5, float 0xBFD8127460000000)
  %12 = tail call noundef float @llvm.fma.f32(float %11, float %5, float 0x3FC06EBA80000000)
  %13 = tail call noundef float @llvm.fma.f32(float %12, float %0, float %0)
  br label %32

14:                                               ; preds = %1
  %15 = fcmp uno float %0, 0.000000e+00
  br i1 %15, label %32, label %16

16:                                               ; preds = %14
  %17 = fcmp ogt float %2, 4.000000e+00
  %18 = select i1 %17, float 4.000000e+00, float %2
  %19 = tail call noundef float @llvm.fma.f32(float %18, float 0xBE95742120000000, float 0x3ED66CA0C0000000)
  %20 = tail call noundef float @llvm.fma.f32(float %19, float %18, float 0xBEF5004F00000000)
  %21 = tail call noundef float @llvm.fma.f32(float %20, float %18, float 0xBF2FB51120000000)
  %22 = tail call noundef float @llvm.fma.f32(float %21, float %18, float 0x3F6D3EBB80000000)
  %23 = tail call noundef float @llvm.fma.f32(float %22, float %18, float 0xBF986AB420000000)
  %24 = tail call noundef float @llvm.fma.f32(float %23, float %18, float 0x3FBB424BC0000000)
  %25 = tail call noundef float @llvm.fma.f32(float %24, float %18, float 0x3FE45182E0000000)
  %26 = tail call noundef float @llvm.fma.f32(float %25, float %18, float 0x3FF20F2EA0000000)
  %27 = fneg float %18
  %28 = fmul float %26, %27
  %29 = tail call float @llvm.exp.f32(float %28)
  %30 = fsub float 1.000000e+00, %29
  %31 = tail call noundef float @llvm.copysign.f32(float %30, float %0)
  br label %32

32:                                               ; preds = %16, %14, %4
  %33 = phi float [ %13, %4 ], [ %31, %16 ], [ %0, %14 ]
  ret float %33
}

define linkonce_odr hidden noundef float @tk_sinh_f32(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call noundef float @llvm.fabs.f32(float %0)
  %3 = fcmp olt float %2, 1.000000e+00
  br i1 %3, label %4, label %12

4:                                                ; preds = %1
  %5 = fmul float %0, %0
  %6 = tail call noundef float @llvm.fma.f32(float %5, float 0x3E5B557FE0000000, float 0x3EC71D2080000000)
  %7 = tail call noundef float @llvm.fma.f32(float %6, float %5, float 0x3F2A01A140000000)
  %8 = tail call noundef float @llvm.fma.f32(float %7, float %5, float 0x3F81111120000000)
  %9 = tail call noundef float @llvm.fma.f32(float %8, float %5, float 0x3FC5555560000000)
  %10 = fmul float %5, %9
  %11 = tail call noundef float @llvm.fma.f32(float %10, float %0, float %0)
  br label %26

12:                                               ; preds = %1
  %13 = fcmp ogt float %2, 8.000000e+01
  %14 = fmul float %2, 5.000000e-01
  %15 = select i1 %13, float %14, float %2
  %16 = tail call float @llvm.exp.f32(float %15)
  %17 = fmul float %16, 5.000000e-01
  br i1 %13, label %18, label %20

18:                                               ; preds = %12
  %19 = fmul float %16, %17
  br label %23

20:                                               ; preds = %12
  %21 = fdiv float 5.000000e-01, %16
  %22 = fsub float %17, %21
  br label %23

23:                                               ; preds = %20, %18
  %24 = phi float [ %19, %18 ], [ %22, %20 ]
  %25 = tail call noundef float @llvm.copysign.f32(float %24, float %0)
  br label %26

26:                                               ; preds = %23, %4
  %27 = phi float [ %11, %4 ], [ %25, %23 ]
  ret float %27
}

define linkonce_odr hidden float @tk_cosh_f32(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call noundef float @llvm.fabs.f32(float %0)
  %3 = fcmp ogt float %2, 8.000000e+01
  %4 = fmul float %2, 5.000000e-01
  %5 = select i1 %3, float %4, float %2
  %6 = tail call float @llvm.exp.f32(float %5)
  %7 = fmul float %6, 5.000000e-01
  br i1 %3, label %8, label %10

8:                                                ; preds = %1
  %9 = fmul float %6, %7
  br label %13

10:                                               ; preds = %1
  %11 = fdiv float 5.000000e-01, %6
  %12 = fadd float %7, %11
  br label %13

13:                                               ; preds = %10, %8
  %14 = phi float [ %9, %8 ], [ %12, %10 ]
  ret float %14
}

define linkonce_odr hidden float @tk_sin_f32(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @llvm.fabs.f32(float %0)
  %3 = fcmp ueq float %2, 0x7FF0000000000000
  br i1 %3, label %144, label %4

4:                                                ; preds = %1
  %5 = fcmp olt float %2, 0x3FE91EB860000000
  br i1 %5, label %119, label %6

6:                                                ; preds = %4
  %7 = fcmp olt float %2, 3.276800e+04
  br i1 %7, label %8, label %17

8:                                                ; preds = %6
  %9 = fmul float %0, 0x3FE45F3060000000
  %10 = tail call float @llvm.rint.f32(float %9)
  %11 = fneg float %10
  %12 = tail call noundef float @llvm.fma.f32(float %11, float 0x3FF921FB60000000, float %0)
  %13 = tail call noundef float @llvm.fma.f32(float %11, float 0xBE6777A5C0000000, float %12)
  %14 = tail call noundef float @llvm.fma.f32(float %11, float 0xBCDEE59DA0000000, float %13)
  %15 = fptosi float %10 to i32
  %16 = and i32 %15, 3
  br label %119

17:                                               ; preds = %6
  %18 = bitcast float %0 to i32
  %19 = and i32 %18, 8388607
  %20 = or disjoint i32 %19, 8388608
  %21 = lshr i32 %18, 23
  %22 = and i32 %21, 255
  %23 = trunc nuw nsw i32 %22 to i16
  %24 = add nsw i16 %23, -120
  %25 = srem i16 %24, 32
  %26 = sext i16 %25 to i32
  %27 = add nsw i32 %22, -89
  %28 = icmp ult i32 %27, 63
  br i1 %28, label %39, label %29

29:                                               ; preds = %17
  %30 = add nsw i32 %22, -152
  %31 = icmp ult i32 %30, 32
  %32 = add nsw i32 %22, -184
  %33 = icmp ult i32 %32, 32
  %34 = add nsw i32 %22, -216
  %35 = icmp ult i32 %34, 32
  %36 = select i1 %35, i32 -64530479, i32 -181084736
  %37 = select i1 %33, i32 1313084713, i32 %36
  %38 = select i1 %31, i32 -1560706194, i32 %37
  br label %39

39:                                               ; preds = %29, %17
  %40 = phi i32 [ 0, %17 ], [ %38, %29 ]
  br i1 %28, label %51, label %41

41:                                               ; preds = %39
  %42 = add nsw i32 %22, -152
  %43 = icmp ult i32 %42, 32
  %44 = add nsw i32 %22, -184
  %45 = icmp ult i32 %44, 32
  %46 = add nsw i32 %22, -216
  %47 = icmp ult i32 %46, 32
  %48 = select i1 %47, i32 -181084736, i32 -614296167
  %49 = select i1 %45, i32 -64530479, i32 %48
  %50 = select i1 %43, i32 1313084713, i32 %49
  br label %51

51:                                               ; preds = %41, %39
  %52 = phi i32 [ -1560706194, %39 ], [ %50, %41 ]
  br i1 %28, label %63, label %53

53:                                               ; preds = %51
  %54 = add nsw i32 %22, -152
  %55 = icmp ult i32 %54, 32
  %56 = add nsw i32 %22, -184
  %57 = icmp ult i32 %56, 32
  %58 = add nsw i32 %22, -216
  %59 = icmp ult i32 %58, 32
  %60 = select i1 %59, i32 -614296167, i32 1011060801
  %61 = select i1 %57, i32 -181084736, i32 %60
  %62 = select i1 %55, i32 -64530479, i32 %61
  br label %63

63:                                               ; preds = %53, %51
  %64 = phi i32 [ 1313084713, %51 ], [ %62, %53 ]
  br i1 %28, label %75, label %65

65:                                               ; preds = %63
  %66 = add nsw i32 %22, -152
  %67 = icmp ult i32 %66, 32
  %68 = add nsw i32 %22, -184
  %69 = icmp ult i32 %68, 32
  %70 = add nsw i32 %22, -216
  %71 = icmp ult i32 %70, 32
  %72 = select i1 %71, i32 1011060801, i32 -28220501
  %73 = select i1 %69, i32 -614296167, i32 %72
  %74 = select i1 %67, i32 -181084736, i32 %73
  br label %75

75:                                               ; preds = %65, %63
  %76 = phi i32 [ -64530479, %63 ], [ %74, %65 ]
  %77 = icmp eq i16 %25, 0
  br i1 %77, label %89, label %78

78:                                               ; preds = %75
  %79 = shl i32 %40, %26
  %80 = sub nsw i32 32, %26
  %81 = lshr i32 %52, %80
  %82 = or disjoint i32 %81, %79
  %83 = shl i32 %52, %26
  %84 = lshr i32 %64, %80
  %85 = or disjoint i32 %84, %83
  %86 = shl i32 %64, %26
  %87 = lshr i32 %76, %80
  %88 = or disjoint i32 %87, %86
  br label %89

89:                                               ; preds = %78, %75
  %90 = phi i32 [ %88, %78 ], [ %64, %75 ]
  %91 = phi i32 [ %85, %78 ], [ %52, %75 ]
  %92 = phi i32 [ %82, %78 ], [ %40, %75 ]
  %93 = zext nneg i32 %20 to i64
  %94 = zext i32 %90 to i64
  %95 = mul nuw nsw i64 %94, %93
  %96 = zext i32 %91 to i64
  %97 = mul nuw nsw i64 %96, %93
  %98 = lshr i64 %95, 32
  %99 = add nuw nsw i64 %97, %98
  %100 = mul i32 %92, %20
  %101 = zext i32 %100 to i64
  %102 = shl nuw i64 %101, 32
  %103 = add i64 %99, %102
  %104 = lshr i64 %103, 62
  %105 = trunc nuw nsw i64 %104 to i32
  %106 = shl i64 %103, 2
  %107 = lshr i64 %106, 63
  %108 = trunc nuw nsw i64 %107 to i32
  %109 = add nuw nsw i32 %108, %105
  %110 = sitofp i64 %106 to double
  %111 = fmul double %110, 0x3BF921FB54442D18
  %112 = fptrunc double %111 to float
  %113 = icmp sgt i32 %18, -1
  %114 = sub nsw i32 0, %109
  %115 = select i1 %113, i32 %109, i32 %114
  %116 = and i32 %115, 3
  %117 = fneg float %112
  %118 = select i1 %113, float %112, float %117
  br label %119

119:                                              ; preds = %4, %8, %89
  %120 = phi i32 [ 0, %4 ], [ %16, %8 ], [ %116, %89 ]
  %121 = phi float [ %0, %4 ], [ %14, %8 ], [ %118, %89 ]
  %122 = and i32 %120, 1
  %123 = icmp eq i32 %122, 0
  %124 = fmul float %121, %121
  br i1 %123, label %132, label %125

125:                                              ; preds = %119
  %126 = tail call noundef float @llvm.fma.f32(float %124, float 0xBE92524520000000, float 0x3EFA015C40000000)
  %127 = tail call noundef float @llvm.fma.f32(float %126, float %124, float 0xBF56C16C00000000)
  %128 = tail call noundef float @llvm.fma.f32(float %127, float %124, float 0x3FA5555560000000)
  %129 = fmul float %124, %128
  %130 = tail call noundef float @llvm.fma.f32(float %124, float -5.000000e-01, float 1.000000e+00)
  %131 = tail call noundef float @llvm.fma.f32(float %129, float %124, float %130)
  br label %139

132:                                              ; preds = %119
  %133 = tail call noundef float @llvm.fma.f32(float %124, float 0x3EC6DBE140000000, float 0xBF2A013A80000000)
  %134 = tail call noundef float @llvm.fma.f32(float %133, float %124, float 0x3F811110E0000000)
  %135 = tail call noundef float @llvm.fma.f32(float %134, float %124, float 0xBFC5555560000000)
  %136 = fmul float %124, %135
  %137 = tail call noundef float @llvm.fma.f32(float %136, float %121, float %121)
  %138 = tail call noundef float @llvm.copysign.f32(float %137, float %121)
  br label %139

139:                                              ; preds = %132, %125
  %140 = phi float [ %131, %125 ], [ %138, %132 ]
  %141 = icmp samesign ult i32 %120, 2
  %142 = fneg float %140
  %143 = select i1 %141, float %140, float %142
  br label %144

144:                                              ; preds = %1, %139
  %145 = phi float [ %143, %139 ], [ 0x7FF8000000000000, %1 ]
  ret float %145
}

define linkonce_odr hidden float @tk_cos_f32(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @llvm.fabs.f32(float %0)
  %3 = fcmp ueq float %2, 0x7FF0000000000000
  br i1 %3, label %144, label %4

4:                                                ; preds = %1
  %5 = fcmp olt float %2, 0x3FE91EB860000000
  br i1 %5, label %117, label %6

6:                                                ; preds = %4
  %7 = fcmp olt float %2, 3.276800e+04
  br i1 %7, label %8, label %16

8:                                                ; preds = %6
  %9 = fmul float %0, 0x3FE45F3060000000
  %10 = tail call float @llvm.rint.f32(float %9)
  %11 = fneg float %10
  %12 = tail call noundef float @llvm.fma.f32(float %11, float 0x3FF921FB60000000, float %0)
  %13 = tail call noundef float @llvm.fma.f32(float %11, float 0xBE6777A5C0000000, float %12)
  %14 = tail call noundef float @llvm.fma.f32(float %11, float 0xBCDEE59DA0000000, float %13)
  %15 = fptosi float %10 to i32
  br label %117

16:                                               ; preds = %6
  %17 = bitcast float %0 to i32
  %18 = and i32 %17, 8388607
  %19 = or disjoint i32 %18, 8388608
  %20 = lshr i32 %17, 23
  %21 = and i32 %20, 255
  %22 = trunc nuw nsw i32 %21 to i16
  %23 = add nsw i16 %22, -120
  %24 = srem i16 %23, 32
  %25 = sext i16 %24 to i32
  %26 = add nsw i32 %21, -89
  %27 = icmp ult i32 %26, 63
  br i1 %27, label %38, label %28

28:                                               ; preds = %16
  %29 = add nsw i32 %21, -152
  %30 = icmp ult i32 %29, 32
  %31 = add nsw i32 %21, -184
  %32 = icmp ult i32 %31, 32
  %33 = add nsw i32 %21, -216
  %34 = icmp ult i32 %33, 32
  %35 = select i1 %34, i32 -64530479, i32 -181084736
  %36 = select i1 %32, i32 1313084713, i32 %35
  %37 = select i1 %30, i32 -1560706194, i32 %36
  br label %38

38:                                               ; preds = %28, %16
  %39 = phi i32 [ 0, %16 ], [ %37, %28 ]
  br i1 %27, label %50, label %40

40:                                               ; preds = %38
  %41 = add nsw i32 %21, -152
  %42 = icmp ult i32 %41, 32
  %43 = add nsw i32 %21, -184
  %44 = icmp ult i32 %43, 32
  %45 = add nsw i32 %21, -216
  %46 = icmp ult i32 %45, 32
  %47 = select i1 %46, i32 -181084736, i32 -614296167
  %48 = select i1 %44, i32 -64530479, i32 %47
  %49 = select i1 %42, i32 1313084713, i32 %48
  br label %50

50:                                               ; preds = %40, %38
  %51 = phi i32 [ -1560706194, %38 ], [ %49, %40 ]
  br i1 %27, label %62, label %52

52:                                               ; preds = %50
  %53 = add nsw i32 %21, -152
  %54 = icmp ult i32 %53, 32
  %55 = add nsw i32 %21, -184
  %56 = icmp ult i32 %55, 32
  %57 = add nsw i32 %21, -216
  %58 = icmp ult i32 %57, 32
  %59 = select i1 %58, i32 -614296167, i32 1011060801
  %60 = select i1 %56, i32 -181084736, i32 %59
  %61 = select i1 %54, i32 -64530479, i32 %60
  br label %62

62:                                               ; preds = %52, %50
  %63 = phi i32 [ 1313084713, %50 ], [ %61, %52 ]
  br i1 %27, label %74, label %64

64:                                               ; preds = %62
  %65 = add nsw i32 %21, -152
  %66 = icmp ult i32 %65, 32
  %67 = add nsw i32 %21, -184
  %68 = icmp ult i32 %67, 32
  %69 = add nsw i32 %21, -216
  %70 = icmp ult i32 %69, 32
  %71 = select i1 %70, i32 1011060801, i32 -28220501
  %72 = select i1 %68, i32 -614296167, i32 %71
  %73 = select i1 %66, i32 -181084736, i32 %72
  br label %74

74:                                               ; preds = %64, %62
  %75 = phi i32 [ -64530479, %62 ], [ %73, %64 ]
  %76 = icmp eq i16 %24, 0
  br i1 %76, label %88, label %77

77:                                               ; preds = %74
  %78 = shl i32 %39, %25
  %79 = sub nsw i32 32, %25
  %80 = lshr i32 %51, %79
  %81 = or disjoint i32 %80, %78
  %82 = shl i32 %51, %25
  %83 = lshr i32 %63, %79
  %84 = or disjoint i32 %83, %82
  %85 = shl i32 %63, %25
  %86 = lshr i32 %75, %79
  %87 = or disjoint i32 %86, %85
  br label %88

88:                                               ; preds = %77, %74
  %89 = phi i32 [ %87, %77 ], [ %63, %74 ]
  %90 = phi i32 [ %84, %77 ], [ %51, %74 ]
  %91 = phi i32 [ %81, %77 ], [ %39, %74 ]
  %92 = zext nneg i32 %19 to i64
  %93 = zext i32 %89 to i64
  %94 = mul nuw nsw i64 %93, %92
  %95 = zext i32 %90 to i64
  %96 = mul nuw nsw i64 %95, %92
  %97 = lshr i64 %94, 32
  %98 = add nuw nsw i64 %96, %97
  %99 = mul i32 %91, %19
  %100 = zext i32 %99 to i64
  %101 = shl nuw i64 %100, 32
  %102 = add i64 %98, %101
  %103 = lshr i64 %102, 62
  %104 = trunc nuw nsw i64 %103 to i32
  %105 = shl i64 %102, 2
  %106 = lshr i64 %105, 63
  %107 = trunc nuw nsw i64 %106 to i32
  %108 = add nuw nsw i32 %107, %104
  %109 = sitofp i64 %105 to double
  %110 = fmul double %109, 0x3BF921FB54442D18
  %111 = fptrunc double %110 to float
  %112 = icmp sgt i32 %17, -1
  %113 = sub nsw i32 0, %108
  %114 = select i1 %112, i32 %108, i32 %113
  %115 = fneg float %111
  %116 = select i1 %112, float %111, float %115
  br label %117

117:                                              ; preds = %4, %8, %88
  %118 = phi i32 [ 0, %4 ], [ %15, %8 ], [ %114, %88 ]
  %119 = phi float [ %0, %4 ], [ %14, %8 ], [ %116, %88 ]
  %120 = and i32 %118, 1
  %121 = icmp eq i32 %120, 0
  %122 = fmul float %119, %119
  br i1 %121, label %130, label %123

123:                                              ; preds = %117
  %124 = tail call noundef float @llvm.fma.f32(float %122, float 0x3EC6DBE140000000, float 0xBF2A013A80000000)
  %125 = tail call noundef float @llvm.fma.f32(float %124, float %122, float 0x3F811110E0000000)
  %126 = tail call noundef float @llvm.fma.f32(float %125, float %122, float 0xBFC5555560000000)
  %127 = fmul float %122, %126
  %128 = tail call noundef float @llvm.fma.f32(float %127, float %119, float %119)
  %129 = tail call noundef float @llvm.copysign.f32(float %128, float %119)
  br label %137

130:                                              ; preds = %117
  %131 = tail call noundef float @llvm.fma.f32(float %122, float 0xBE92524520000000, float 0x3EFA015C40000000)
  %132 = tail call noundef float @llvm.fma.f32(float %131, float %122, float 0xBF56C16C00000000)
  %133 = tail call noundef float @llvm.fma.f32(float %132, float %122, float 0x3FA5555560000000)
  %134 = fmul float %122, %133
  %135 = tail call noundef float @llvm.fma.f32(float %122, float -5.000000e-01, float 1.000000e+00)
  %136 = tail call noundef float @llvm.fma.f32(float %134, float %122, float %135)
  br label %137

137:                                              ; preds = %130, %123
  %138 = phi float [ %129, %123 ], [ %136, %130 ]
  %139 = add i32 %118, 1
  %140 = and i32 %139, 2
  %141 = icmp eq i32 %140, 0
  %142 = fneg float %138
  %143 = select i1 %141, float %138, float %142
  br label %144

144:                                              ; preds = %1, %137
  %145 = phi float [ %143, %137 ], [ 0x7FF8000000000000, %1 ]
  ret float %145
}

define linkonce_odr hidden noundef float @tk_tan_f32(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @llvm.fabs.f32(float %0)
  %3 = fcmp ueq float %2, 0x7FF0000000000000
  br i1 %3, label %140, label %4

4:                                                ; preds = %1
  %5 = fcmp olt float %2, 0x3FE91EB860000000
  br i1 %5, label %117, label %6

6:                                                ; preds = %4
  %7 = fcmp olt float %2, 3.276800e+04
  br i1 %7, label %8, label %16

8:                                                ; preds = %6
  %9 = fmul float %0, 0x3FE45F3060000000
  %10 = tail call float @llvm.rint.f32(float %9)
  %11 = fneg float %10
  %12 = tail call noundef float @llvm.fma.f32(float %11, float 0x3FF921FB60000000, float %0)
  %13 = tail call noundef float @llvm.fma.f32(float %11, float 0xBE6777A5C0000000, float %12)
  %14 = tail call noundef float @llvm.fma.f32(float %11, float 0xBCDEE59DA0000000, float %13)
  %15 = fptosi float %10 to i32
  br label %117

16:                                               ; preds = %6
  %17 = bitcast float %0 to i32
  %18 = and i32 %17, 8388607
  %19 = or disjoint i32 %18, 8388608
  %20 = lshr i32 %17, 23
  %21 = and i32 %20, 255
  %22 = trunc nuw nsw i32 %21 to i16
  %23 = add nsw i16 %22, -120
  %24 = srem i16 %23, 32
  %25 = sext i16 %24 to i32
  %26 = add nsw i32 %21, -89
  %27 = icmp ult i32 %26, 63
  br i1 %27, label %38, label %28

28:                                               ; preds = %16
  %29 = add nsw i32 %21, -152
  %30 = icmp ult i32 %29, 32
  %31 = add nsw i32 %21, -184
  %32 = icmp ult i32 %31, 32
  %33 = add nsw i32 %21, -216
  %34 = icmp ult i32 %33, 32
  %35 = select i1 %34, i32 -64530479, i32 -181084736
  %36 = select i1 %32, i32 1313084713, i32 %35
  %37 = select i1 %30, i32 -1560706194, i32 %36
  br label %38

38:                                               ; preds = %28, %16
  %39 = phi i32 [ 0, %16 ], [ %37, %28 ]
  br i1 %27, label %50, label %40

40:                                               ; preds = %38
  %41 = add nsw i32 %21, -152
  %42 = icmp ult i32 %41, 32
  %43 = add nsw i32 %21, -184
  %44 = icmp ult i32 %43, 32
  %45 = add nsw i32 %21, -216
  %46 = icmp ult i32 %45, 32
  %47 = select i1 %46, i32 -181084736, i32 -614296167
  %48 = select i1 %44, i32 -64530479, i32 %47
  %49 = select i1 %42, i32 1313084713, i32 %48
  br label %50

50:                                               ; preds = %40, %38
  %51 = phi i32 [ -1560706194, %38 ], [ %49, %40 ]
  br i1 %27, label %62, label %52

52:                                               ; preds = %50
  %53 = add nsw i32 %21, -152
  %54 = icmp ult i32 %53, 32
  %55 = add nsw i32 %21, -184
  %56 = icmp ult i32 %55, 32
  %57 = add nsw i32 %21, -216
  %58 = icmp ult i32 %57, 32
  %59 = select i1 %58, i32 -614296167, i32 1011060801
  %60 = select i1 %56, i32 -181084736, i32 %59
  %61 = select i1 %54, i32 -64530479, i32 %60
  br label %62

62:                                               ; preds = %52, %50
  %63 = phi i32 [ 1313084713, %50 ], [ %61, %52 ]
  br i1 %27, label %74, label %64

64:                                               ; preds = %62
  %65 = add nsw i32 %21, -152
  %66 = icmp ult i32 %65, 32
  %67 = add nsw i32 %21, -184
  %68 = icmp ult i32 %67, 32
  %69 = add nsw i32 %21, -216
  %70 = icmp ult i32 %69, 32
  %71 = select i1 %70, i32 1011060801, i32 -28220501
  %72 = select i1 %68, i32 -614296167, i32 %71
  %73 = select i1 %66, i32 -181084736, i32 %72
  br label %74

74:                                               ; preds = %64, %62
  %75 = phi i32 [ -64530479, %62 ], [ %73, %64 ]
  %76 = icmp eq i16 %24, 0
  br i1 %76, label %88, label %77

77:                                               ; preds = %74
  %78 = shl i32 %39, %25
  %79 = sub nsw i32 32, %25
  %80 = lshr i32 %51, %79
  %81 = or disjoint i32 %80, %78
  %82 = shl i32 %51, %25
  %83 = lshr i32 %63, %79
  %84 = or disjoint i32 %83, %82
  %85 = shl i32 %63, %25
  %86 = lshr i32 %75, %79
  %87 = or disjoint i32 %86, %85
  br label %88

88:                                               ; preds = %77, %74
  %89 = phi i32 [ %87, %77 ], [ %63, %74 ]
  %90 = phi i32 [ %84, %77 ], [ %51, %74 ]
  %91 = phi i32 [ %81, %77 ], [ %39, %74 ]
  %92 = zext nneg i32 %19 to i64
  %93 = zext i32 %89 to i64
  %94 = mul nuw nsw i64 %93, %92
  %95 = zext i32 %90 to i64
  %96 = mul nuw nsw i64 %95, %92
  %97 = lshr i64 %94, 32
  %98 = add nuw nsw i64 %96, %97
  %99 = mul i32 %91, %19
  %100 = zext i32 %99 to i64
  %101 = shl nuw i64 %100, 32
  %102 = add i64 %98, %101
  %103 = lshr i64 %102, 62
  %104 = trunc nuw nsw i64 %103 to i32
  %105 = shl i64 %102, 2
  %106 = lshr i64 %105, 63
  %107 = trunc nuw nsw i64 %106 to i32
  %108 = add nuw nsw i32 %107, %104
  %109 = sitofp i64 %105 to double
  %110 = fmul double %109, 0x3BF921FB54442D18
  %111 = fptrunc double %110 to float
  %112 = icmp sgt i32 %17, -1
  %113 = sub nsw i32 0, %108
  %114 = select i1 %112, i32 %108, i32 %113
  %115 = fneg float %111
  %116 = select i1 %112, float %111, float %115
  br label %117

117:                                              ; preds = %4, %8, %88
  %118 = phi i32 [ 0, %4 ], [ %15, %8 ], [ %114, %88 ]
  %119 = phi float [ %0, %4 ], [ %14, %8 ], [ %116, %88 ]
  %120 = fmul float %119, %119
  %121 = tail call noundef float @llvm.fma.f32(float %120, float 0x3EC6DBE140000000, float 0xBF2A013A80000000)
  %122 = tail call noundef float @llvm.fma.f32(float %121, float %120, float 0x3F811110E0000000)
  %123 = tail call noundef float @llvm.fma.f32(float %122, float %120, float 0xBFC5555560000000)
  %124 = fmul float %120, %123
  %125 = tail call noundef float @llvm.fma.f32(float %124, float %119, float %119)
  %126 = tail call noundef float @llvm.copysign.f32(float %125, float %119)
  %127 = tail call noundef float @llvm.fma.f32(float %120, float 0xBE92524520000000, float 0x3EFA015C40000000)
  %128 = tail call noundef float @llvm.fma.f32(float %127, float %120, float 0xBF56C16C00000000)
  %129 = tail call noundef float @llvm.fma.f32(float %128, float %120, float 0x3FA5555560000000)
  %130 = fmul float %120, %129
  %131 = tail call noundef float @llvm.fma.f32(float %120, float -5.000000e-01, float 1.000000e+00)
  %132 = tail call noundef float @llvm.fma.f32(float %130, float %120, float %131)
  %133 = and i32 %118, 1
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %138, label %135

135:                                              ; preds = %117
  %136 = fneg float %132
  %137 = fdiv float %136, %126
  br label %140

138:                                              ; preds = %117
  %139 = fdiv float %126, %132
  br label %140

140:                                              ; preds = %135, %138, %1
  %141 = phi float [ 0x7FF8000000000000, %1 ], [ %137, %135 ], [ %139, %138 ]
  ret float %141
}

define linkonce_odr hidden noundef float @tk_atan_f32(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call noundef float @llvm.fabs.f32(float %0)
  %3 = fcmp ogt float %2, 1.000000e+00
  %4 = fdiv float 1.000000e+00, %2
  %5 = select i1 %3, float %4, float %2
  %6 = fmul float %5, %5
  %7 = tail call noundef float @llvm.fma.f32(float %6, float 0x3F59038F80000000, float 0xBF8314F3C0000000)
  %8 = tail call noundef float @llvm.fma.f32(float %7, float %6, float 0x3F9B456EA0000000)
  %9 = tail call noundef float @llvm.fma.f32(float %8, float %6, float 0xBFA93D3420000000)
  %10 = tail call noundef float @llvm.fma.f32(float %9, float %6, float 0x3FB20D8860000000)
  %11 = tail call noundef float @llvm.fma.f32(float %10, float %6, float 0xBFB6E22B60000000)
  %12 = tail call noundef float @llvm.fma.f32(float %11, float %6, float 0x3FBC63B780000000)
  %13 = tail call noundef float @llvm.fma.f32(float %12, float %6, float 0xBFC248A0C0000000)
  %14 = tail call noundef float @llvm.fma.f32(float %13, float %6, float 0x3FC99995C0000000)
  %15 = tail call noundef float @llvm.fma.f32(float %14, float %6, float 0xBFD5555560000000)
  %16 = fmul float %6, %15
  %17 = tail call noundef float @llvm.fma.f32(float %16, float %5, float %5)
  %18 = fsub float 0x3FF921FB60000000, %17
  %19 = fadd float %18, 0xBE6777A5C0000000
  %20 = select i1 %3, float %19, float %17
  %21 = tail call noundef float @llvm.copysign.f32(float %20, float %0)
  ret float %21
}

define linkonce_odr hidden noundef float @tk_atan2_f32(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = fcmp uno float %1, %0
  br i1 %3, label %41, label %4

4:                                                ; preds = %2
  %5 = tail call noundef float @llvm.fabs.f32(float %1)
  %6 = tail call noundef float @llvm.fabs.f32(float %0)
  %7 = fcmp oeq float %5, %6
  br i1 %7, label %8, label %11

8:                                                ; preds = %4
  %9 = fcmp oeq float %1, 0.000000e+00
  %10 = select i1 %9, float 0.000000e+00, float 0x3FE921FB60000000
  br label %33

11:                                               ; preds = %4
  %12 = fdiv float %6, %5
  %13 = tail call noundef float @llvm.fabs.f32(float %12)
  %14 = fcmp ogt float %13, 1.000000e+00
  %15 = fdiv float 1.000000e+00, %13
  %16 = select i1 %14, float %15, float %13
  %17 = fmul float %16, %16
  %18 = tail call noundef float @llvm.fma.f32(float %17, float 0x3F59038F80000000, float 0xBF8314F3C0000000)
  %19 = tail call noundef float @llvm.fma.f32(float %18, float %17, float 0x3F9B456EA0000000)
  %20 = tail call noundef float @llvm.fma.f32(float %19, float %17, float 0xBFA93D3420000000)
  %21 = tail call noundef float @llvm.fma.f32(float %20, float %17, float 0x3FB20D8860000000)
  %22 = tail call noundef float @llvm.fma.f32(float %21, float %17, float 0xBFB6E22B60000000)
  %23 = tail call noundef float @llvm.fma.f32(float %22, float %17, float 0x3FBC63B780000000)
  %24 = tail call noundef float @llvm.fma.f32(float %23, float %17, float 0xBFC248A0C0000000)
  %25 = tail call noundef float @llvm.fma.f32(float %24, float %17, float 0x3FC99995C0000000)
  %26 = tail call noundef float @llvm.fma.f32(float %25, float %17, float 0xBFD5555560000000)
  %27 = fmul float %17, %26
  %28 = tail call noundef float @llvm.fma.f32(float %27, float %16, float %16)
  %29 = fsub float 0x3FF921FB60000000, %28
  %30 = fadd float %29, 0xBE6777A5C0000000
  %31 = select i1 %14, float %30, float %28
  %32 = tail call noundef float @llvm.copysign.f32(float %31, float %12)
  br label %33

33:                                               ; preds = %11, %8
  %34 = phi float [ %10, %8 ], [ %32, %11 ]
  %35 = bitcast float %1 to i32
  %36 = fsub float 0x400921FB60000000, %34
  %37 = fadd float %36, 0xBE7777A5C0000000
  %38 = icmp slt i32 %35, 0
  %39 = select i1 %38, float %37, float %34
  %40 = tail call noundef float @llvm.copysign.f32(float %39, float %0)
  br label %41

41:                                               ; preds = %2, %33
  %42 = phi float [ %40, %33 ], [ 0x7FF8000000000000, %2 ]
  ret float %42
}

define linkonce_odr hidden noundef float @tk_asin_f32(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call noundef float @llvm.fabs.f32(float %0)
  %3 = fcmp olt float %2, 5.000000e-01
  %4 = fmul float %0, %0
  %5 = tail call float @llvm.fma.f32(float %2, float -5.000000e-01, float 5.000000e-01)
  %6 = select i1 %3, float %4, float %5
  %7 = tail call float @llvm.sqrt.f32(float %6)
  %8 = select i1 %3, float %2, float %7
  %9 = tail call noundef float @llvm.fma.f32(float %6, float 0x3FA14EFCA0000000, float 0x3F917CDBC0000000)
  %10 = tail call noundef float @llvm.fma.f32(float %9, float %6, float 0x3F9FDCE9E0000000)
  %11 = tail call noundef float @llvm.fma.f32(float %10, float %6, float 0x3FA6D58DA0000000)
  %12 = tail call noundef float @llvm.fma.f32(float %11, float %6, float 0x3FB33343C0000000)
  %13 = tail call noundef float @llvm.fma.f32(float %12, float %6, float 0x3FC5555540000000)
  %14 = fmul float %6, %13
  %15 = tail call noundef float @llvm.fma.f32(float %14, float %8, float %8)
  %16 = fmul float %15, 2.000000e+00
  %17 = fsub float 0x3FF921FB60000000, %16
  %18 = fadd float %17, 0xBE6777A5C0000000
  %19 = select i1 %3, float %15, float %18
  %20 = tail call noundef float @llvm.copysign.f32(float %19, float %0)
  ret float %20
}

declare float @llvm.sqrt.f32(float) #1

define linkonce_odr hidden noundef float @tk_acos_f32(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call noundef float @llvm.fabs.f32(float %0)
  %3 = fcmp olt float %2, 5.000000e-01
  %4 = fmul float %0, %0
  %5 = tail call float @llvm.fma.f32(float %2, float -5.000000e-01, float 5.000000e-01)
  %6 = select i1 %3, float %4, float %5
  %7 = tail call float @llvm.sqrt.f32(float %6)
  %8 = select i1 %3, float %0, float %7
  %9 = tail call noundef float @llvm.fma.f32(float %6, float 0x3FA14EFCA0000000, float 0x3F917CDBC0000000)
  %10 = tail call noundef float @llvm.fma.f32(float %9, float %6, float 0x3F9FDCE9E0000000)
  %11 = tail call noundef float @llvm.fma.f32(float %10, float %6, float 0x3FA6D58DA0000000)
  %12 = tail call noundef float @llvm.fma.f32(float %11, float %6, float 0x3FB33343C0000000)
  %13 = tail call noundef float @llvm.fma.f32(float %12, float %6, float 0x3FC5555540000000)
  %14 = fmul float %6, %13
  %15 = tail call noundef float @llvm.fma.f32(float %14, float %8, float %8)
  br i1 %3, label %16, label %19

16:                                               ; preds = %1
  %17 = fadd float %15, 0x3E6777A5C0000000
  %18 = fsub float 0x3FF921FB60000000, %17
  br label %25

19:                                               ; preds = %1
  %20 = fcmp olt float %0, 0.000000e+00
  %21 = fmul float %15, 2.000000e+00
  %22 = fsub float 0x400921FB60000000, %21
  %23 = fadd float %22, 0xBE7777A5C0000000
  %24 = select i1 %20, float %23, float %21
  br label %25

25:                                               ; preds = %19, %16
  %26 = phi float [ %18, %16 ], [ %24, %19 ]
  ret float %26
}

define linkonce_odr hidden noundef float @tk_asinh_f32(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call noundef float @llvm.fabs.f32(float %0)
  %3 = fcmp ogt float %2, 1.000000e+09
  br i1 %3, label %4, label %7

4:                                                ; preds = %1
  %5 = tail call float @llvm.log.f32(float %2)
  %6 = fadd float %5, 0x3FE62E4300000000
  br label %23

7:                                                ; preds = %1
  %8 = fmul float %0, %0
  %9 = tail call noundef float @llvm.fma.f32(float %0, float %0, float 1.000000e+00)
  %10 = tail call float @llvm.sqrt.f32(float %9)
  %11 = fadd float %10, 1.000000e+00
  %12 = fdiv float %8, %11
  %13 = fadd float %2, %12
  %14 = fadd float %13, 1.000000e+00
  %15 = fcmp oeq float %14, 1.000000e+00
  %16 = fcmp oeq float %13, 0x7FF0000000000000
  %17 = or i1 %16, %15
  br i1 %17, label %23, label %18

18:                                               ; preds = %7
  %19 = tail call float @llvm.log.f32(float %14)
  %20 = fadd float %14, -1.000000e+00
  %21 = fdiv float %13, %20
  %22 = fmul float %19, %21
  br label %23

23:                                               ; preds = %18, %7, %4
  %24 = phi float [ %6, %4 ], [ %22, %18 ], [ %13, %7 ]
  %25 = tail call noundef float @llvm.copysign.f32(float %24, float %0)
  ret float %25
}

define linkonce_odr hidden float @tk_acosh_f32(float noundef %0) local_unnamed_addr #0 {
  %2 = fcmp ogt float %0, 1.000000e+09
  br i1 %2, label %3, label %6

3:                                                ; preds = %1
  %4 = tail call float @llvm.log.f32(float %0)
  %5 = fadd float %4, 0x3FE62E4300000000
  br label %23

6:                                                ; preds = %1
  %7 = fcmp olt float %0, 1.000000e+00
  br i1 %7, label %23, label %8

8:                                                ; preds = %6
  %9 = fadd float %0, -1.000000e+00
  %10 = fmul float %9, 2.000000e+00
  %11 = tail call noundef float @llvm.fma.f32(float %9, float %9, float %10)
  %12 = tail call float @llvm.sqrt.f32(float %11)
  %13 = fadd float %9, %12
  %14 = fadd float %13, 1.000000e+00
  %15 = fcmp oeq float %14, 1.000000e+00
  %16 = fcmp oeq float %13, 0x7FF0000000000000
  %17 = or i1 %16, %15
  br i1 %17, label %23, label %18

18:                                               ; preds = %8
  %19 = tail call float @llvm.log.f32(float %14)
  %20 = fadd float %14, -1.000000e+00
  %21 = fdiv float %13, %20
  %22 = fmul float %19, %21
  br label %23

23:                                               ; preds = %18, %8, %6, %3
  %24 = phi float [ %5, %3 ], [ 0x7FF8000000000000, %6 ], [ %22, %18 ], [ %13, %8 ]
  ret float %24
}

define linkonce_odr hidden noundef float @tk_atanh_f32(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call noundef float @llvm.fabs.f32(float %0)
  %3 = fmul float %2, 2.000000e+00
  %4 = fsub float 1.000000e+00, %2
  %5 = fdiv float %3, %4
  %6 = fadd float %5, 1.000000e+00
  %7 = fcmp oeq float %6, 1.000000e+00
  %8 = fcmp oeq float %5, 0x7FF0000000000000
  %9 = or i1 %8, %7
  br i1 %9, label %15, label %10

10:                                               ; preds = %1
  %11 = tail call float @llvm.log.f32(float %6)
  %12 = fadd float %6, -1.000000e+00
  %13 = fdiv float %5, %12
  %14 = fmul float %11, %13
  br label %15

15:                                               ; preds = %1, %10
  %16 = phi float [ %14, %10 ], [ %5, %1 ]
  %17 = fmul float %16, 5.000000e-01
  %18 = tail call noundef float @llvm.copysign.f32(float %17, float %0)
  ret float %18
}

define linkonce_odr hidden float @tk_pow_f32(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef float @llvm.fabs.f32(float %0)
  %4 = fcmp oeq float %0, 1.000000e+00
  %5 = fcmp oeq float %1, 0.000000e+00
  %6 = or i1 %4, %5
  br i1 %6, label %96, label %7

7:                                                ; preds = %2
  %8 = fcmp uno float %0, %1
  br i1 %8, label %96, label %9

9:                                                ; preds = %7
  %10 = tail call float @llvm.trunc.f32(float %1)
  %11 = fcmp oeq float %1, %10
  %12 = tail call float @llvm.fabs.f32(float %1)
  %13 = fcmp olt float %12, 0x4170000000000000
  %14 = and i1 %11, %13
  br i1 %14, label %15, label %19

15:                                               ; preds = %9
  %16 = fptosi float %1 to i64
  %17 = and i64 %16, 1
  %18 = icmp ne i64 %17, 0
  br label %19

19:                                               ; preds = %15, %9
  %20 = phi i1 [ %18, %15 ], [ false, %9 ]
  %21 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 999)
  %22 = or i1 %21, %11
  br i1 %22, label %23, label %96

23:                                               ; preds = %19
  %24 = fcmp oeq float %3, 1.000000e+00
  br i1 %24, label %89, label %25

25:                                               ; preds = %23
  %26 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 612)
  %27 = fcmp oeq float %12, 0x7FF0000000000000
  %28 = or i1 %26, %27
  br i1 %28, label %29, label %34

29:                                               ; preds = %25
  %30 = fcmp ogt float %3, 1.000000e+00
  %31 = fcmp ule float %1, 0.000000e+00
  %32 = xor i1 %30, %31
  %33 = select i1 %32, float 0x7FF0000000000000, float 0.000000e+00
  br label %89

34:                                               ; preds = %25
  %35 = fpext float %1 to double
  %36 = fpext float %3 to double
  %37 = bitcast double %36 to i64
  %38 = lshr i64 %37, 52
  %39 = trunc nuw nsw i64 %38 to i32
  %40 = and i64 %37, 4503599627370495
  %41 = or disjoint i64 %40, 4607182418800017408
  %42 = bitcast i64 %41 to double
  %43 = fcmp ogt double %42, 0x3FF6A09E667F3BCD
  %44 = fmul double %42, 5.000000e-01
  %45 = select i1 %43, double %44, double %42
  %46 = select i1 %43, i32 -1022, i32 -1023
  %47 = add nsw i32 %46, %39
  %48 = fadd double %45, -1.000000e+00
  %49 = fadd double %45, 1.000000e+00
  %50 = fdiv double %48, %49
  %51 = fmul double %50, %50
  %52 = tail call noundef double @llvm.fma.f64(double %51, double 0x3FAE1E1E1E1E1E1E, double 0x3FB1111111111111)
  %53 = tail call noundef double @llvm.fma.f64(double %52, double %51, double 0x3FB3B13B13B13B14)
  %54 = tail call noundef double @llvm.fma.f64(double %53, double %51, double 0x3FB745D1745D1746)
  %55 = tail call noundef double @llvm.fma.f64(double %54, double %51, double 0x3FBC71C71C71C71C)
  %56 = tail call noundef double @llvm.fma.f64(double %55, double %51, double 0x3FC2492492492492)
  %57 = tail call noundef double @llvm.fma.f64(double %56, double %51, double 2.000000e-01)
  %58 = tail call noundef double @llvm.fma.f64(double %57, double %51, double 0x3FD5555555555555)
  %59 = sitofp i32 %47 to double
  %60 = tail call noundef double @llvm.fma.f64(double %58, double %51, double 1.000000e+00)
  %61 = fmul double %50, %60
  %62 = fmul double %61, 0x40071547652B82FE
  %63 = fadd double %62, %59
  %64 = fmul double %63, %35
  %65 = fcmp ogt double %64, 2.000000e+02
  %66 = fcmp olt double %64, -2.000000e+02
  %67 = select i1 %66, double -2.000000e+02, double %64
  %68 = select i1 %65, double 2.000000e+02, double %67
  %69 = tail call double @llvm.rint.f64(double %68)
  %70 = fsub double %68, %69
  %71 = fmul double %70, 0x3FE62E42FEFA39EF
  %72 = tail call noundef double @llvm.fma.f64(double %71, double 0x3E5AE64567F544E4, double 0x3E927E4FB7789F5C)
  %73 = tail call noundef double @llvm.fma.f64(double %72, double %71, double 0x3EC71DE3A556C734)
  %74 = tail call noundef double @llvm.fma.f64(double %73, double %71, double 0x3EFA01A01A01A01A)
  %75 = tail call noundef double @llvm.fma.f64(double %74, double %71, double 0x3F2A01A01A01A01A)
  %76 = tail call noundef double @llvm.fma.f64(double %75, double %71, double 0x3F56C16C16C16C17)
  %77 = tail call noundef double @llvm.fma.f64(double %76, double %71, double 0x3F81111111111111)
  %78 = tail call noundef double @llvm.fma.f64(double %77, double %71, double 0x3FA5555555555555)
  %79 = tail call noundef double @llvm.fma.f64(double %78, double %71, double 0x3FC5555555555555)
  %80 = tail call noundef double @llvm.fma.f64(double %79, double %71, double 5.000000e-01)
  %81 = tail call noundef double @llvm.fma.f64(double %80, double %71, double 1.000000e+00)
  %82 = tail call noundef double @llvm.fma.f64(double %81, double %71, double 1.000000e+00)
  %83 = fptosi double %69 to i64
  %84 = shl i64 %83, 52
  %85 = add i64 %84, 4607182418800017408
  %86 = bitcast i64 %85 to double
  %87 = fmul double %82, %86
  %88 = fptrunc double %87 to float
  br label %89

89:                                               ; preds = %23, %29, %34
  %90 = phi float [ %88, %34 ], [ %33, %29 ], [ 1.000000e+00, %23 ]
  %91 = bitcast float %0 to i32
  %92 = fneg float %90
  %93 = icmp slt i32 %91, 0
  %94 = and i1 %93, %20
  %95 = select i1 %94, float %92, float %90
  br label %96

96:                                               ; preds = %89, %19, %7, %2
  %97 = phi float [ 0x7FF8000000000000, %7 ], [ 1.000000e+00, %2 ], [ 0x7FF8000000000000, %19 ], [ %95, %89 ]
  ret float %97
}

declare float @llvm.trunc.f32(float) #1

define linkonce_odr hidden noundef float @tk_fmod_f32(float noundef %0, float noundef %1) local_unnamed_addr #2 {
  %3 = bitcast float %0 to i32
  %4 = tail call float @llvm.fabs.f32(float %0)
  %5 = bitcast float %4 to i32
  %6 = bitcast float %1 to i32
  %7 = tail call float @llvm.fabs.f32(float %1)
  %8 = bitcast float %7 to i32
  %9 = icmp eq i32 %8, 0
  %10 = icmp samesign ugt i32 %5, 2139095039
  %11 = select i1 %9, i1 true, i1 %10
  %12 = icmp samesign ugt i32 %8, 2139095040
  %13 = select i1 %11, i1 true, i1 %12
  br i1 %13, label %52, label %14

14:                                               ; preds = %2
  %15 = icmp samesign ult i32 %5, %8
  br i1 %15, label %52, label %16

16:                                               ; preds = %14
  %17 = lshr i32 %5, 23
  %18 = lshr i32 %8, 23
  %19 = icmp eq i32 %17, 0
  %20 = and i32 %3, 8388607
  %21 = or disjoint i32 %20, 8388608
  %22 = select i1 %19, i32 %5, i32 %21
  %23 = icmp eq i32 %18, 0
  %24 = and i32 %6, 8388607
  %25 = or disjoint i32 %24, 8388608
  %26 = select i1 %23, i32 %8, i32 %25
  %27 = tail call i32 @llvm.umax.i32(i32 %17, i32 1)
  %28 = tail call i32 @llvm.umax.i32(i32 %18, i32 1)
  %29 = sub nsw i32 %27, %28
  %30 = icmp sgt i32 %29, 0
  %31 = zext nneg i32 %26 to i64
  br i1 %30, label %32, label %36

32:                                               ; preds = %16
  %33 = zext nneg i32 %22 to i64
  br label %43

34:                                               ; preds = %43
  %35 = trunc nuw nsw i64 %49 to i32
  br label %36

36:                                               ; preds = %34, %16
  %37 = phi i32 [ %22, %16 ], [ %35, %34 ]
  %38 = urem i32 %37, %26
  %39 = uitofp nneg i32 %38 to float
  %40 = add nsw i32 %28, -150
  %41 = tail call float @llvm.ldexp.f32.i32(float %39, i32 %40)
  %42 = tail call noundef float @llvm.copysign.f32(float %41, float %0)
  br label %52

43:                                               ; preds = %32, %43
  %44 = phi i32 [ %50, %43 ], [ %29, %32 ]
  %45 = phi i64 [ %49, %43 ], [ %33, %32 ]
  %46 = tail call i32 @llvm.umin.i32(i32 %44, i32 32)
  %47 = zext nneg i32 %46 to i64
  %48 = shl nuw nsw i64 %45, %47
  %49 = urem i64 %48, %31
  %50 = sub nsw i32 %44, %46
  %51 = icmp sgt i32 %50, 0
  br i1 %51, label %43, label %34

52:                                               ; preds = %14, %2, %36
  %53 = phi float [ %42, %36 ], [ 0x7FF8000000000000, %2 ], [ %0, %14 ]
  ret float %53
}

declare float @llvm.ldexp.f32.i32(float, i32) #1

define linkonce_odr hidden void @tk_barrier() local_unnamed_addr #3 {
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

declare void @llvm.amdgcn.s.barrier() #4

define linkonce_odr hidden i32 @tk_shuffle_i32(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %5 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %4)
  %6 = sub nsw i32 0, %2
  %7 = and i32 %5, %6
  %8 = add i32 %2, 1073741823
  %9 = and i32 %8, %1
  %10 = add i32 %7, %9
  %11 = shl i32 %10, 2
  %12 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %11, i32 %0)
  ret i32 %12
}

define linkonce_odr hidden i32 @tk_shuffle_up_i32(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %5 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %4)
  %6 = sub nsw i32 %5, %1
  %7 = sub nsw i32 0, %2
  %8 = and i32 %5, %7
  %9 = icmp slt i32 %6, %8
  %10 = select i1 %9, i32 %5, i32 %6
  %11 = shl i32 %10, 2
  %12 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %11, i32 %0)
  ret i32 %12
}

define linkonce_odr hidden i32 @tk_shuffle_down_i32(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %5 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %4)
  %6 = add nsw i32 %2, -1
  %7 = and i32 %5, %6
  %8 = add nsw i32 %7, %1
  %9 = icmp slt i32 %8, %2
  %10 = select i1 %9, i32 %1, i32 0
  %11 = add nsw i32 %10, %5
  %12 = shl i32 %11, 2
  %13 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %12, i32 %0)
  ret i32 %13
}

define linkonce_odr hidden i32 @tk_shuffle_xor_i32(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %5 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %4)
  %6 = sub nsw i32 0, %2
  %7 = and i32 %1, %6
  %8 = icmp eq i32 %7, 0
  %9 = select i1 %8, i32 %1, i32 0
  %10 = xor i32 %5, %9
  %11 = shl i32 %10, 2
  %12 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %11, i32 %0)
  ret i32 %12
}

define linkonce_odr hidden i64 @tk_shuffle_i64(i64 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %5 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %4)
  %6 = sub nsw i32 0, %2
  %7 = and i32 %5, %6
  %8 = add i32 %2, 1073741823
  %9 = and i32 %8, %1
  %10 = add i32 %7, %9
  %11 = trunc i64 %0 to i32
  %12 = shl i32 %10, 2
  %13 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %12, i32 %11)
  %14 = lshr i64 %0, 32
  %15 = trunc nuw i64 %14 to i32
  %16 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %12, i32 %15)
  %17 = zext i32 %16 to i64
  %18 = shl nuw i64 %17, 32
  %19 = zext i32 %13 to i64
  %20 = or disjoint i64 %18, %19
  ret i64 %20
}

define linkonce_odr hidden i64 @tk_shuffle_up_i64(i64 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %5 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %4)
  %6 = sub nsw i32 %5, %1
  %7 = sub nsw i32 0, %2
  %8 = and i32 %5, %7
  %9 = icmp slt i32 %6, %8
  %10 = select i1 %9, i32 %5, i32 %6
  %11 = trunc i64 %0 to i32
  %12 = shl i32 %10, 2
  %13 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %12, i32 %11)
  %14 = lshr i64 %0, 32
  %15 = trunc nuw i64 %14 to i32
  %16 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %12, i32 %15)
  %17 = zext i32 %16 to i64
  %18 = shl nuw i64 %17, 32
  %19 = zext i32 %13 to i64
  %20 = or disjoint i64 %18, %19
  ret i64 %20
}

define linkonce_odr hidden i64 @tk_shuffle_down_i64(i64 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %5 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %4)
  %6 = add nsw i32 %2, -1
  %7 = and i32 %5, %6
  %8 = add nsw i32 %7, %1
  %9 = icmp slt i32 %8, %2
  %10 = select i1 %9, i32 %1, i32 0
  %11 = add nsw i32 %10, %5
  %12 = trunc i64 %0 to i32
  %13 = shl i32 %11, 2
  %14 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %13, i32 %12)
  %15 = lshr i64 %0, 32
  %16 = trunc nuw i64 %15 to i32
  %17 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %13, i32 %16)
  %18 = zext i32 %17 to i64
  %19 = shl nuw i64 %18, 32
  %20 = zext i32 %14 to i64
  %21 = or disjoint i64 %19, %20
  ret i64 %21
}

define linkonce_odr hidden i64 @tk_shuffle_xor_i64(i64 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %5 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %4)
  %6 = sub nsw i32 0, %2
  %7 = and i32 %1, %6
  %8 = icmp eq i32 %7, 0
  %9 = select i1 %8, i32 %1, i32 0
  %10 = xor i32 %5, %9
  %11 = trunc i64 %0 to i32
  %12 = shl i32 %10, 2
  %13 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %12, i32 %11)
  %14 = lshr i64 %0, 32
  %15 = trunc nuw i64 %14 to i32
  %16 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %12, i32 %15)
  %17 = zext i32 %16 to i64
  %18 = shl nuw i64 %17, 32
  %19 = zext i32 %13 to i64
  %20 = or disjoint i64 %18, %19
  ret i64 %20
}

define linkonce_odr hidden void @tk_atomic_add_i32(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #6 {
  %3 = atomicrmw add ptr addrspace(1) %0, i32 %1 syncscope("agent") monotonic, align 4
  ret void
}

define linkonce_odr hidden void @tk_atomic_add_i64(ptr addrspace(1) noundef captures(none) %0, i64 noundef %1) local_unnamed_addr #6 {
  %3 = atomicrmw add ptr addrspace(1) %0, i64 %1 syncscope("agent") monotonic, align 8
  ret void
}

define linkonce_odr hidden void @tk_atomic_add_f32(ptr addrspace(1) noundef captures(none) %0, float noundef %1) local_unnamed_addr #6 {
  %3 = atomicrmw fadd ptr addrspace(1) %0, float %1 syncscope("agent") monotonic, align 4
  ret void
}

define linkonce_odr hidden void @tk_atomic_add_f64(ptr addrspace(1) noundef captures(none) %0, double noundef %1) local_unnamed_addr #6 {
  %3 = atomicrmw fadd ptr addrspace(1) %0, double %1 syncscope("agent") monotonic, align 8
  ret void
}

define linkonce_odr hidden void @tk_atomic_min_i32(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #6 {
  %3 = atomicrmw min ptr addrspace(1) %0, i32 %1 syncscope("agent") monotonic, align 4
  ret void
}

define linkonce_odr hidden void @tk_atomic_max_i32(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #6 {
  %3 = atomicrmw max ptr addrspace(1) %0, i32 %1 syncscope("agent") monotonic, align 4
  ret void
}

define linkonce_odr hidden void @tk_atomic_min_u32(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #6 {
  %3 = atomicrmw umin ptr addrspace(1) %0, i32 %1 syncscope("agent") monotonic, align 4
  ret void
}

define linkonce_odr hidden void @tk_atomic_max_u32(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #6 {
  %3 = atomicrmw umax ptr addrspace(1) %0, i32 %1 syncscope("agent") monotonic, align 4
  ret void
}

define linkonce_odr hidden void @tk_atomic_min_i64(ptr addrspace(1) noundef captures(none) %0, i64 noundef %1) local_unnamed_addr #6 {
  %3 = atomicrmw min ptr addrspace(1) %0, i64 %1 syncscope("agent") monotonic, align 8
  ret void
}

define linkonce_odr hidden void @tk_atomic_max_i64(ptr addrspace(1) noundef captures(none) %0, i64 noundef %1) local_unnamed_addr #6 {
  %3 = atomicrmw max ptr addrspace(1) %0, i64 %1 syncscope("agent") monotonic, align 8
  ret void
}

define linkonce_odr hidden void @tk_atomic_min_u64(ptr addrspace(1) noundef captures(none) %0, i64 noundef %1) local_unnamed_addr #6 {
  %3 = atomicrmw umin ptr addrspace(1) %0, i64 %1 syncscope("agent") monotonic, align 8
  ret void
}

define linkonce_odr hidden void @tk_atomic_max_u64(ptr addrspace(1) noundef captures(none) %0, i64 noundef %1) local_unnamed_addr #6 {
  %3 = atomicrmw umax ptr addrspace(1) %0, i64 %1 syncscope("agent") monotonic, align 8
  ret void
}

define linkonce_odr hidden i32 @tk_atomic_swap_i32(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #6 {
  %4 = cmpxchg ptr addrspace(1) %0, i32 %1, i32 %2 syncscope("agent") monotonic monotonic, align 4
  %5 = extractvalue { i32, i1 } %4, 0
  ret i32 %5
}

define linkonce_odr hidden i64 @tk_atomic_swap_i64(ptr addrspace(1) noundef captures(none) %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #6 {
  %4 = cmpxchg ptr addrspace(1) %0, i64 %1, i64 %2 syncscope("agent") monotonic monotonic, align 8
  %5 = extractvalue { i64, i1 } %4, 0
  ret i64 %5
}

define linkonce_odr hidden noundef float @tk_exp2(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @llvm.amdgcn.exp2.f32(float %0)
  ret float %2
}

declare float @llvm.amdgcn.exp2.f32(float) #1

define linkonce_odr hidden noundef float @tk_reciprocal(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @llvm.amdgcn.rcp.f32(float %0)
  ret float %2
}

declare float @llvm.amdgcn.rcp.f32(float) #1

define linkonce_odr hidden noundef float @tk_low_bfloat16(i32 noundef %0) local_unnamed_addr #0 {
  %2 = shl i32 %0, 16
  %3 = bitcast i32 %2 to float
  ret float %3
}

define linkonce_odr hidden noundef float @tk_high_bfloat16(i32 noundef %0) local_unnamed_addr #0 {
  %2 = and i32 %0, -65536
  %3 = bitcast i32 %2 to float
  ret float %3
}

define linkonce_odr hidden noundef float @tk_low_float16(i32 noundef %0) local_unnamed_addr #0 {
  %2 = trunc i32 %0 to i16
  %3 = bitcast i16 %2 to half
  %4 = fpext half %3 to float
  ret float %4
}

define linkonce_odr hidden float @tk_high_float16(i32 noundef %0) local_unnamed_addr #0 {
  %2 = lshr i32 %0, 16
  %3 = trunc nuw i32 %2 to i16
  %4 = bitcast i16 %3 to half
  %5 = fpext half %4 to float
  ret float %5
}

define linkonce_odr hidden i32 @tk_pair_low(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = and i32 %0, 65535
  %4 = shl i32 %1, 16
  %5 = or disjoint i32 %4, %3
  ret i32 %5
}

define linkonce_odr hidden i32 @tk_pair_high(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = lshr i32 %0, 16
  %4 = and i32 %1, -65536
  %5 = or disjoint i32 %4, %3
  ret i32 %5
}

define linkonce_odr hidden noundef float @tk_max_nan(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = fcmp uno float %0, 0.000000e+00
  br i1 %3, label %8, label %4

4:                                                ; preds = %2
  %5 = fcmp uno float %1, 0.000000e+00
  br i1 %5, label %8, label %6

6:                                                ; preds = %4
  %7 = tail call float @llvm.maxnum.f32(float %0, float %1)
  br label %8

8:                                                ; preds = %4, %2, %6
  %9 = phi float [ %7, %6 ], [ %0, %2 ], [ %1, %4 ]
  ret float %9
}

declare float @llvm.maxnum.f32(float, float) #1

define linkonce_odr hidden noundef float @tk_min_nan(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = fcmp uno float %0, 0.000000e+00
  br i1 %3, label %8, label %4

4:                                                ; preds = %2
  %5 = fcmp uno float %1, 0.000000e+00
  br i1 %5, label %8, label %6

6:                                                ; preds = %4
  %7 = tail call float @llvm.minnum.f32(float %0, float %1)
  br label %8

8:                                                ; preds = %4, %2, %6
  %9 = phi float [ %7, %6 ], [ %0, %2 ], [ %1, %4 ]
  ret float %9
}

declare float @llvm.minnum.f32(float, float) #1

define linkonce_odr hidden float @tk_warp_maximum(float noundef %0) local_unnamed_addr #5 {
  %2 = fcmp uno float %0, 0.000000e+00
  %3 = bitcast float %0 to i32
  %4 = icmp slt i32 %3, 0
  %5 = select i1 %4, i32 2147483647, i32 0
  %6 = xor i32 %5, %3
  %7 = select i1 %2, i32 2147483647, i32 %6
  %8 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %9 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %8)
  %10 = shl i32 %9, 2
  %11 = xor i32 %10, 4
  %12 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %11, i32 %7)
  %13 = tail call i32 @llvm.smax.i32(i32 %12, i32 %7)
  %14 = shl i32 %9, 2
  %15 = xor i32 %14, 8
  %16 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %15, i32 %13)
  %17 = tail call i32 @llvm.smax.i32(i32 %16, i32 %13)
  %18 = shl i32 %9, 2
  %19 = xor i32 %18, 16
  %20 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %19, i32 %17)
  %21 = tail call i32 @llvm.smax.i32(i32 %20, i32 %17)
  %22 = shl i32 %9, 2
  %23 = xor i32 %22, 32
  %24 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %23, i32 %21)
  %25 = tail call i32 @llvm.smax.i32(i32 %24, i32 %21)
  %26 = shl i32 %9, 2
  %27 = xor i32 %26, 64
  %28 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %27, i32 %25)
  %29 = tail call i32 @llvm.smax.i32(i32 %28, i32 %25)
  %30 = icmp slt i32 %29, 0
  %31 = select i1 %30, i32 2147483647, i32 0
  %32 = xor i32 %31, %29
  %33 = bitcast i32 %32 to float
  ret float %33
}

define linkonce_odr hidden range(i32 0, 2) i32 @tk_stays_greatest_2(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = fcmp oge float %0, %1
  %4 = fcmp uno float %0, 0.000000e+00
  %5 = or i1 %4, %3
  %6 = zext i1 %5 to i32
  ret i32 %6
}

define linkonce_odr hidden range(i32 0, 2) i32 @tk_stays_least_2(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = fcmp ole float %0, %1
  %4 = fcmp uno float %0, 0.000000e+00
  %5 = or i1 %4, %3
  %6 = zext i1 %5 to i32
  ret i32 %6
}

define linkonce_odr hidden range(i32 0, 2) i32 @tk_stays_greatest_4_int32(float noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = fadd float %0, 0.000000e+00
  %6 = fcmp uno float %0, 0.000000e+00
  %7 = bitcast float %5 to i32
  %8 = icmp slt i32 %7, 0
  %9 = select i1 %8, i32 2147483647, i32 0
  %10 = xor i32 %9, %7
  %11 = select i1 %6, i32 2147483647, i32 %10
  %12 = fadd float %1, 0.000000e+00
  %13 = fcmp uno float %1, 0.000000e+00
  %14 = bitcast float %12 to i32
  %15 = icmp slt i32 %14, 0
  %16 = select i1 %15, i32 2147483647, i32 0
  %17 = xor i32 %16, %14
  %18 = select i1 %13, i32 2147483647, i32 %17
  %19 = icmp sgt i32 %11, %18
  %20 = icmp eq i32 %11, %18
  %21 = icmp slt i32 %2, %3
  %22 = and i1 %21, %20
  %23 = or i1 %19, %22
  %24 = zext i1 %23 to i32
  ret i32 %24
}

define linkonce_odr hidden range(i32 0, 2) i32 @tk_stays_least_4_int32(float noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = fsub float 0.000000e+00, %0
  %6 = fcmp uno float %5, 0.000000e+00
  %7 = bitcast float %5 to i32
  %8 = icmp slt i32 %7, 0
  %9 = select i1 %8, i32 2147483647, i32 0
  %10 = xor i32 %9, %7
  %11 = select i1 %6, i32 2147483647, i32 %10
  %12 = fsub float 0.000000e+00, %1
  %13 = fcmp uno float %12, 0.000000e+00
  %14 = bitcast float %12 to i32
  %15 = icmp slt i32 %14, 0
  %16 = select i1 %15, i32 2147483647, i32 0
  %17 = xor i32 %16, %14
  %18 = select i1 %13, i32 2147483647, i32 %17
  %19 = icmp sgt i32 %11, %18
  %20 = icmp eq i32 %11, %18
  %21 = icmp slt i32 %2, %3
  %22 = and i1 %21, %20
  %23 = or i1 %19, %22
  %24 = zext i1 %23 to i32
  ret i32 %24
}

define linkonce_odr hidden range(i32 0, 2) i32 @tk_stays_greatest_4_int64(float noundef %0, float noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = fadd float %0, 0.000000e+00
  %6 = fcmp uno float %0, 0.000000e+00
  %7 = bitcast float %5 to i32
  %8 = icmp slt i32 %7, 0
  %9 = select i1 %8, i32 2147483647, i32 0
  %10 = xor i32 %9, %7
  %11 = select i1 %6, i32 2147483647, i32 %10
  %12 = fadd float %1, 0.000000e+00
  %13 = fcmp uno float %1, 0.000000e+00
  %14 = bitcast float %12 to i32
  %15 = icmp slt i32 %14, 0
  %16 = select i1 %15, i32 2147483647, i32 0
  %17 = xor i32 %16, %14
  %18 = select i1 %13, i32 2147483647, i32 %17
  %19 = icmp sgt i32 %11, %18
  %20 = icmp eq i32 %11, %18
  %21 = icmp slt i64 %2, %3
  %22 = and i1 %21, %20
  %23 = or i1 %19, %22
  %24 = zext i1 %23 to i32
  ret i32 %24
}

define linkonce_odr hidden range(i32 0, 2) i32 @tk_stays_least_4_int64(float noundef %0, float noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = fsub float 0.000000e+00, %0
  %6 = fcmp uno float %5, 0.000000e+00
  %7 = bitcast float %5 to i32
  %8 = icmp slt i32 %7, 0
  %9 = select i1 %8, i32 2147483647, i32 0
  %10 = xor i32 %9, %7
  %11 = select i1 %6, i32 2147483647, i32 %10
  %12 = fsub float 0.000000e+00, %1
  %13 = fcmp uno float %12, 0.000000e+00
  %14 = bitcast float %12 to i32
  %15 = icmp slt i32 %14, 0
  %16 = select i1 %15, i32 2147483647, i32 0
  %17 = xor i32 %16, %14
  %18 = select i1 %13, i32 2147483647, i32 %17
  %19 = icmp sgt i32 %11, %18
  %20 = icmp eq i32 %11, %18
  %21 = icmp slt i64 %2, %3
  %22 = and i1 %21, %20
  %23 = or i1 %19, %22
  %24 = zext i1 %23 to i32
  ret i32 %24
}

declare float @llvm.fma.f32(float, float, float) #1

declare float @llvm.fabs.f32(float) #1

declare float @llvm.copysign.f32(float, float) #1

declare float @llvm.rint.f32(float) #1

declare double @llvm.fma.f64(double, double, double) #1

declare double @llvm.rint.f64(double) #1

declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #7

declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #7

declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #8

declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #9

declare i32 @llvm.umax.i32(i32, i32) #9

declare i32 @llvm.smax.i32(i32, i32) #9

declare i32 @llvm.umin.i32(i32, i32) #9

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree norecurse nosync nounwind memory(none) }
attributes #3 = { convergent mustprogress nofree norecurse nounwind willreturn }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { convergent mustprogress nofree norecurse nounwind willreturn memory(none) }
attributes #6 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #8 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
