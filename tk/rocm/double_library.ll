target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define linkonce_odr hidden double @tk_exp_f64(double noundef %0) local_unnamed_addr #0 {
  %2 = fcmp uno double %0, 0.000000e+00
  br i1 %2, label %42, label %3

3:                                                ; preds = %1
  %4 = fcmp ogt double %0, 7.100000e+02
  br i1 %4, label %42, label %5

5:                                                ; preds = %3
  %6 = fcmp olt double %0, -7.460000e+02
  br i1 %6, label %42, label %7

7:                                                ; preds = %5
  %8 = fmul double %0, 0x3FF71547652B82FE
  %9 = tail call double @llvm.rint.f64(double %8)
  %10 = fneg double %9
  %11 = tail call noundef double @llvm.fma.f64(double %10, double 0x3FE62E42FEE00000, double %0)
  %12 = tail call noundef double @llvm.fma.f64(double %10, double 0x3DEA39EF35793C76, double %11)
  %13 = fadd double %12, 0.000000e+00
  %14 = fptosi double %9 to i32
  %15 = sdiv i32 %14, 2
  %16 = tail call noundef double @llvm.fma.f64(double %13, double 0x3DA93974A8C07C9D, double 0x3DE6124613A86D09)
  %17 = tail call noundef double @llvm.fma.f64(double %16, double %13, double 0x3E21EED8EFF8D898)
  %18 = tail call noundef double @llvm.fma.f64(double %17, double %13, double 0x3E5AE64567F544E4)
  %19 = tail call noundef double @llvm.fma.f64(double %18, double %13, double 0x3E927E4FB7789F5C)
  %20 = tail call noundef double @llvm.fma.f64(double %19, double %13, double 0x3EC71DE3A556C734)
  %21 = tail call noundef double @llvm.fma.f64(double %20, double %13, double 0x3EFA01A01A01A01A)
  %22 = tail call noundef double @llvm.fma.f64(double %21, double %13, double 0x3F2A01A01A01A01A)
  %23 = tail call noundef double @llvm.fma.f64(double %22, double %13, double 0x3F56C16C16C16C17)
  %24 = tail call noundef double @llvm.fma.f64(double %23, double %13, double 0x3F81111111111111)
  %25 = tail call noundef double @llvm.fma.f64(double %24, double %13, double 0x3FA5555555555555)
  %26 = tail call noundef double @llvm.fma.f64(double %25, double %13, double 0x3FC5555555555555)
  %27 = tail call noundef double @llvm.fma.f64(double %26, double %13, double 5.000000e-01)
  %28 = fmul double %13, %27
  %29 = tail call noundef double @llvm.fma.f64(double %28, double %13, double %13)
  %30 = fadd double %29, 1.000000e+00
  %31 = add nsw i32 %15, 1023
  %32 = zext i32 %31 to i64
  %33 = shl i64 %32, 52
  %34 = bitcast i64 %33 to double
  %35 = fmul double %30, %34
  %36 = add i32 %14, 1023
  %37 = sub i32 %36, %15
  %38 = zext i32 %37 to i64
  %39 = shl i64 %38, 52
  %40 = bitcast i64 %39 to double
  %41 = fmul double %35, %40
  br label %42

42:                                               ; preds = %7, %5, %3, %1
  %43 = phi double [ %0, %1 ], [ %41, %7 ], [ 0x7FF0000000000000, %3 ], [ 0.000000e+00, %5 ]
  ret double %43
}

define linkonce_odr hidden double @tk_exp2_f64(double noundef %0) local_unnamed_addr #0 {
  %2 = fcmp uno double %0, 0.000000e+00
  br i1 %2, label %39, label %3

3:                                                ; preds = %1
  %4 = fcmp ogt double %0, 1.024000e+03
  br i1 %4, label %39, label %5

5:                                                ; preds = %3
  %6 = fcmp olt double %0, -1.080000e+03
  br i1 %6, label %39, label %7

7:                                                ; preds = %5
  %8 = tail call double @llvm.rint.f64(double %0)
  %9 = fsub double %0, %8
  %10 = fmul double %9, 0x3FE62E42FEFA39EF
  %11 = fptosi double %8 to i32
  %12 = sdiv i32 %11, 2
  %13 = tail call noundef double @llvm.fma.f64(double %10, double 0x3DA93974A8C07C9D, double 0x3DE6124613A86D09)
  %14 = tail call noundef double @llvm.fma.f64(double %13, double %10, double 0x3E21EED8EFF8D898)
  %15 = tail call noundef double @llvm.fma.f64(double %14, double %10, double 0x3E5AE64567F544E4)
  %16 = tail call noundef double @llvm.fma.f64(double %15, double %10, double 0x3E927E4FB7789F5C)
  %17 = tail call noundef double @llvm.fma.f64(double %16, double %10, double 0x3EC71DE3A556C734)
  %18 = tail call noundef double @llvm.fma.f64(double %17, double %10, double 0x3EFA01A01A01A01A)
  %19 = tail call noundef double @llvm.fma.f64(double %18, double %10, double 0x3F2A01A01A01A01A)
  %20 = tail call noundef double @llvm.fma.f64(double %19, double %10, double 0x3F56C16C16C16C17)
  %21 = tail call noundef double @llvm.fma.f64(double %20, double %10, double 0x3F81111111111111)
  %22 = tail call noundef double @llvm.fma.f64(double %21, double %10, double 0x3FA5555555555555)
  %23 = tail call noundef double @llvm.fma.f64(double %22, double %10, double 0x3FC5555555555555)
  %24 = tail call noundef double @llvm.fma.f64(double %23, double %10, double 5.000000e-01)
  %25 = fmul double %10, %24
  %26 = tail call noundef double @llvm.fma.f64(double %25, double %10, double %10)
  %27 = fadd double %26, 1.000000e+00
  %28 = add nsw i32 %12, 1023
  %29 = zext i32 %28 to i64
  %30 = shl i64 %29, 52
  %31 = bitcast i64 %30 to double
  %32 = fmul double %27, %31
  %33 = add i32 %11, 1023
  %34 = sub i32 %33, %12
  %35 = zext i32 %34 to i64
  %36 = shl i64 %35, 52
  %37 = bitcast i64 %36 to double
  %38 = fmul double %32, %37
  br label %39

39:                                               ; preds = %5, %3, %1, %7
  %40 = phi double [ %38, %7 ], [ %0, %1 ], [ 0x7FF0000000000000, %3 ], [ 0.000000e+00, %5 ]
  ret double %40
}

declare double @llvm.rint.f64(double) #1

define linkonce_odr hidden double @tk_exp10_f64(double noundef %0) local_unnamed_addr #0 {
  %2 = fcmp uno double %0, 0.000000e+00
  br i1 %2, label %42, label %3

3:                                                ; preds = %1
  %4 = fcmp ogt double %0, 3.090000e+02
  br i1 %4, label %42, label %5

5:                                                ; preds = %3
  %6 = fcmp olt double %0, -3.300000e+02
  br i1 %6, label %42, label %7

7:                                                ; preds = %5
  %8 = fmul double %0, 0x400A934F0979A371
  %9 = tail call double @llvm.rint.f64(double %8)
  %10 = fneg double %9
  %11 = tail call noundef double @llvm.fma.f64(double %10, double 0x3FD34413509F79FF, double %0)
  %12 = tail call noundef double @llvm.fma.f64(double %9, double 0x3C49DC1DA994FD21, double %11)
  %13 = fmul double %12, 0x40026BB1BBB55516
  %14 = fptosi double %9 to i32
  %15 = sdiv i32 %14, 2
  %16 = tail call noundef double @llvm.fma.f64(double %13, double 0x3DA93974A8C07C9D, double 0x3DE6124613A86D09)
  %17 = tail call noundef double @llvm.fma.f64(double %16, double %13, double 0x3E21EED8EFF8D898)
  %18 = tail call noundef double @llvm.fma.f64(double %17, double %13, double 0x3E5AE64567F544E4)
  %19 = tail call noundef double @llvm.fma.f64(double %18, double %13, double 0x3E927E4FB7789F5C)
  %20 = tail call noundef double @llvm.fma.f64(double %19, double %13, double 0x3EC71DE3A556C734)
  %21 = tail call noundef double @llvm.fma.f64(double %20, double %13, double 0x3EFA01A01A01A01A)
  %22 = tail call noundef double @llvm.fma.f64(double %21, double %13, double 0x3F2A01A01A01A01A)
  %23 = tail call noundef double @llvm.fma.f64(double %22, double %13, double 0x3F56C16C16C16C17)
  %24 = tail call noundef double @llvm.fma.f64(double %23, double %13, double 0x3F81111111111111)
  %25 = tail call noundef double @llvm.fma.f64(double %24, double %13, double 0x3FA5555555555555)
  %26 = tail call noundef double @llvm.fma.f64(double %25, double %13, double 0x3FC5555555555555)
  %27 = tail call noundef double @llvm.fma.f64(double %26, double %13, double 5.000000e-01)
  %28 = fmul double %13, %27
  %29 = tail call noundef double @llvm.fma.f64(double %28, double %13, double %13)
  %30 = fadd double %29, 1.000000e+00
  %31 = add nsw i32 %15, 1023
  %32 = zext i32 %31 to i64
  %33 = shl i64 %32, 52
  %34 = bitcast i64 %33 to double
  %35 = fmul double %30, %34
  %36 = add i32 %14, 1023
  %37 = sub i32 %36, %15
  %38 = zext i32 %37 to i64
  %39 = shl i64 %38, 52
  %40 = bitcast i64 %39 to double
  %41 = fmul double %35, %40
  br label %42

42:                                               ; preds = %5, %3, %1, %7
  %43 = phi double [ %41, %7 ], [ %0, %1 ], [ 0x7FF0000000000000, %3 ], [ 0.000000e+00, %5 ]
  ret double %43
}

define linkonce_odr hidden double @tk_expm1_f64(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call noundef double @llvm.fabs.f64(double %0)
  %3 = fcmp olt double %2, 3.500000e-01
  br i1 %3, label %4, label %20

4:                                                ; preds = %1
  %5 = tail call noundef double @llvm.fma.f64(double %0, double 0x3DA93974A8C07C9D, double 0x3DE6124613A86D09)
  %6 = tail call noundef double @llvm.fma.f64(double %5, double %0, double 0x3E21EED8EFF8D898)
  %7 = tail call noundef double @llvm.fma.f64(double %6, double %0, double 0x3E5AE64567F544E4)
  %8 = tail call noundef double @llvm.fma.f64(double %7, double %0, double 0x3E927E4FB7789F5C)
  %9 = tail call noundef double @llvm.fma.f64(double %8, double %0, double 0x3EC71DE3A556C734)
  %10 = tail call noundef double @llvm.fma.f64(double %9, double %0, double 0x3EFA01A01A01A01A)
  %11 = tail call noundef double @llvm.fma.f64(double %10, double %0, double 0x3F2A01A01A01A01A)
  %12 = tail call noundef double @llvm.fma.f64(double %11, double %0, double 0x3F56C16C16C16C17)
  %13 = tail call noundef double @llvm.fma.f64(double %12, double %0, double 0x3F81111111111111)
  %14 = tail call noundef double @llvm.fma.f64(double %13, double %0, double 0x3FA5555555555555)
  %15 = tail call noundef double @llvm.fma.f64(double %14, double %0, double 0x3FC5555555555555)
  %16 = tail call noundef double @llvm.fma.f64(double %15, double %0, double 5.000000e-01)
  %17 = fmul double %0, %16
  %18 = tail call noundef double @llvm.fma.f64(double %17, double %0, double %0)
  %19 = tail call noundef double @llvm.copysign.f64(double %18, double %0)
  br label %64

20:                                               ; preds = %1
  %21 = fcmp uno double %0, 0.000000e+00
  br i1 %21, label %61, label %22

22:                                               ; preds = %20
  %23 = fcmp ogt double %0, 7.100000e+02
  br i1 %23, label %61, label %24

24:                                               ; preds = %22
  %25 = fcmp olt double %0, -7.460000e+02
  br i1 %25, label %61, label %26

26:                                               ; preds = %24
  %27 = fmul double %0, 0x3FF71547652B82FE
  %28 = tail call double @llvm.rint.f64(double %27)
  %29 = fneg double %28
  %30 = tail call noundef double @llvm.fma.f64(double %29, double 0x3FE62E42FEE00000, double %0)
  %31 = tail call noundef double @llvm.fma.f64(double %29, double 0x3DEA39EF35793C76, double %30)
  %32 = fadd double %31, 0.000000e+00
  %33 = fptosi double %28 to i32
  %34 = sdiv i32 %33, 2
  %35 = tail call noundef double @llvm.fma.f64(double %32, double 0x3DA93974A8C07C9D, double 0x3DE6124613A86D09)
  %36 = tail call noundef double @llvm.fma.f64(double %35, double %32, double 0x3E21EED8EFF8D898)
  %37 = tail call noundef double @llvm.fma.f64(double %36, double %32, double 0x3E5AE64567F544E4)
  %38 = tail call noundef double @llvm.fma.f64(double %37, double %32, double 0x3E927E4FB7789F5C)
  %39 = tail call noundef double @llvm.fma.f64(double %38, double %32, double 0x3EC71DE3A556C734)
  %40 = tail call noundef double @llvm.fma.f64(double %39, double %32, double 0x3EFA01A01A01A01A)
  %41 = tail call noundef double @llvm.fma.f64(double %40, double %32, double 0x3F2A01A01A01A01A)
  %42 = tail call noundef double @llvm.fma.f64(double %41, double %32, double 0x3F56C16C16C16C17)
  %43 = tail call noundef double @llvm.fma.f64(double %42, double %32, double 0x3F81111111111111)
  %44 = tail call noundef double @llvm.fma.f64(double %43, double %32, double 0x3FA5555555555555)
  %45 = tail call noundef double @llvm.fma.f64(double %44, double %32, double 0x3FC5555555555555)
  %46 = tail call noundef double @llvm.fma.f64(double %45, double %32, double 5.000000e-01)
  %47 = fmul double %32, %46
  %48 = tail call noundef double @llvm.fma.f64(double %47, double %32, double %32)
  %49 = fadd double %48, 1.000000e+00
  %50 = add nsw i32 %34, 1023
  %51 = zext i32 %50 to i64
  %52 = shl i64 %51, 52
  %53 = bitcast i64 %52 to double
  %54 = fmul double %49, %53
  %55 = add i32 %33, 1023
  %56 = sub i32 %55, %34
  %57 = zext i32 %56 to i64
  %58 = shl i64 %57, 52
  %59 = bitcast i64 %58 to double
  %60 = fmul double %54, %59
  br label %61

61:                                               ; preds = %20, %22, %24, %26
  %62 = phi double [ %0, %20 ], [ %60, %26 ], [ 0x7FF0000000000000, %22 ], [ 0.000000e+00, %24 ]
  %63 = fadd double %62, -1.000000e+00
  br label %64

64:                                               ; preds = %61, %4
  %65 = phi double [ %19, %4 ], [ %63, %61 ]
  ret double %65
}

define linkonce_odr hidden double @tk_sigmoid_f64(double noundef %0) local_unnamed_addr #0 {
  %2 = fneg double %0
  %3 = fcmp uno double %0, 0.000000e+00
  br i1 %3, label %43, label %4

4:                                                ; preds = %1
  %5 = fcmp olt double %0, -7.100000e+02
  br i1 %5, label %43, label %6

6:                                                ; preds = %4
  %7 = fcmp ogt double %0, 7.460000e+02
  br i1 %7, label %43, label %8

8:                                                ; preds = %6
  %9 = fmul double %0, 0xBFF71547652B82FE
  %10 = tail call double @llvm.rint.f64(double %9)
  %11 = fneg double %10
  %12 = tail call noundef double @llvm.fma.f64(double %11, double 0x3FE62E42FEE00000, double %2)
  %13 = tail call noundef double @llvm.fma.f64(double %11, double 0x3DEA39EF35793C76, double %12)
  %14 = fadd double %13, 0.000000e+00
  %15 = fptosi double %10 to i32
  %16 = sdiv i32 %15, 2
  %17 = tail call noundef double @llvm.fma.f64(double %14, double 0x3DA93974A8C07C9D, double 0x3DE6124613A86D09)
  %18 = tail call noundef double @llvm.fma.f64(double %17, double %14, double 0x3E21EED8EFF8D898)
  %19 = tail call noundef double @llvm.fma.f64(double %18, double %14, double 0x3E5AE64567F544E4)
  %20 = tail call noundef double @llvm.fma.f64(double %19, double %14, double 0x3E927E4FB7789F5C)
  %21 = tail call noundef double @llvm.fma.f64(double %20, double %14, double 0x3EC71DE3A556C734)
  %22 = tail call noundef double @llvm.fma.f64(double %21, double %14, double 0x3EFA01A01A01A01A)
  %23 = tail call noundef double @llvm.fma.f64(double %22, double %14, double 0x3F2A01A01A01A01A)
  %24 = tail call noundef double @llvm.fma.f64(double %23, double %14, double 0x3F56C16C16C16C17)
  %25 = tail call noundef double @llvm.fma.f64(double %24, double %14, double 0x3F81111111111111)
  %26 = tail call noundef double @llvm.fma.f64(double %25, double %14, double 0x3FA5555555555555)
  %27 = tail call noundef double @llvm.fma.f64(double %26, double %14, double 0x3FC5555555555555)
  %28 = tail call noundef double @llvm.fma.f64(double %27, double %14, double 5.000000e-01)
  %29 = fmul double %14, %28
  %30 = tail call noundef double @llvm.fma.f64(double %29, double %14, double %14)
  %31 = fadd double %30, 1.000000e+00
  %32 = add nsw i32 %16, 1023
  %33 = zext i32 %32 to i64
  %34 = shl i64 %33, 52
  %35 = bitcast i64 %34 to double
  %36 = fmul double %31, %35
  %37 = add i32 %15, 1023
  %38 = sub i32 %37, %16
  %39 = zext i32 %38 to i64
  %40 = shl i64 %39, 52
  %41 = bitcast i64 %40 to double
  %42 = fmul double %36, %41
  br label %43

43:                                               ; preds = %1, %4, %6, %8
  %44 = phi double [ %2, %1 ], [ %42, %8 ], [ 0x7FF0000000000000, %4 ], [ 0.000000e+00, %6 ]
  %45 = fadd double %44, 1.000000e+00
  %46 = fdiv double 1.000000e+00, %45
  ret double %46
}

define linkonce_odr hidden double @tk_log_f64(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call i1 @llvm.is.fpclass.f64(double %0, i32 384)
  %3 = fcmp oeq double %0, 0.000000e+00
  %4 = fcmp oeq double %0, 0x7FF0000000000000
  %5 = select i1 %4, double 0x7FF0000000000000, double 0x7FF8000000000000
  %6 = select i1 %3, double 0xFFF0000000000000, double %5
  br i1 %2, label %7, label %76

7:                                                ; preds = %1
  %8 = fcmp olt double %0, 0x10000000000000
  %9 = fmul double %0, 0x4350000000000000
  %10 = select i1 %8, double %9, double %0
  %11 = bitcast double %10 to i64
  %12 = lshr i64 %11, 52
  %13 = trunc nuw nsw i64 %12 to i32
  %14 = and i64 %11, 4503599627370495
  %15 = or disjoint i64 %14, 4607182418800017408
  %16 = bitcast i64 %15 to double
  %17 = fcmp ogt double %16, 0x3FF6A09E667F3BCD
  %18 = fmul double %16, 5.000000e-01
  %19 = zext i1 %17 to i32
  %20 = select i1 %8, i32 -1077, i32 -1023
  %21 = add nsw i32 %20, %13
  %22 = add nsw i32 %21, %19
  %23 = select i1 %17, double %18, double %16
  %24 = icmp eq i32 %22, 0
  br i1 %24, label %25, label %49

25:                                               ; preds = %7
  %26 = fadd double %23, -1.000000e+00
  %27 = fadd double %26, 2.000000e+00
  %28 = fdiv double %26, %27
  %29 = fmul double %28, %28
  %30 = fmul double %26, 5.000000e-01
  %31 = fmul double %26, %30
  %32 = tail call noundef double @llvm.fma.f64(double %29, double 8.000000e-02, double 0x3FB642C8590B2164)
  %33 = tail call noundef double @llvm.fma.f64(double %32, double %29, double 0x3FB8618618618618)
  %34 = tail call noundef double @llvm.fma.f64(double %33, double %29, double 0x3FBAF286BCA1AF28)
  %35 = tail call noundef double @llvm.fma.f64(double %34, double %29, double 0x3FBE1E1E1E1E1E1E)
  %36 = tail call noundef double @llvm.fma.f64(double %35, double %29, double 0x3FC1111111111111)
  %37 = tail call noundef double @llvm.fma.f64(double %36, double %29, double 0x3FC3B13B13B13B14)
  %38 = tail call noundef double @llvm.fma.f64(double %37, double %29, double 0x3FC745D1745D1746)
  %39 = tail call noundef double @llvm.fma.f64(double %38, double %29, double 0x3FCC71C71C71C71C)
  %40 = tail call noundef double @llvm.fma.f64(double %39, double %29, double 0x3FD2492492492492)
  %41 = tail call noundef double @llvm.fma.f64(double %40, double %29, double 4.000000e-01)
  %42 = fmul double %29, %41
  %43 = fadd double %42, 0x3FE5555555555555
  %44 = fmul double %29, %43
  %45 = fadd double %31, %44
  %46 = tail call noundef double @llvm.fma.f64(double %28, double %45, double 0.000000e+00)
  %47 = fsub double %46, %31
  %48 = fadd double %26, %47
  br label %76

49:                                               ; preds = %7
  %50 = sitofp i32 %22 to double
  %51 = fmul double %50, 0x3DEA39EF35793C76
  %52 = fadd double %23, -1.000000e+00
  %53 = fadd double %52, 2.000000e+00
  %54 = fdiv double %52, %53
  %55 = fmul double %54, %54
  %56 = fmul double %52, 5.000000e-01
  %57 = fmul double %52, %56
  %58 = tail call noundef double @llvm.fma.f64(double %55, double 8.000000e-02, double 0x3FB642C8590B2164)
  %59 = tail call noundef double @llvm.fma.f64(double %58, double %55, double 0x3FB8618618618618)
  %60 = tail call noundef double @llvm.fma.f64(double %59, double %55, double 0x3FBAF286BCA1AF28)
  %61 = tail call noundef double @llvm.fma.f64(double %60, double %55, double 0x3FBE1E1E1E1E1E1E)
  %62 = tail call noundef double @llvm.fma.f64(double %61, double %55, double 0x3FC1111111111111)
  %63 = tail call noundef double @llvm.fma.f64(double %62, double %55, double 0x3FC3B13B13B13B14)
  %64 = tail call noundef double @llvm.fma.f64(double %63, double %55, double 0x3FC745D1745D1746)
  %65 = tail call noundef double @llvm.fma.f64(double %64, double %55, double 0x3FCC71C71C71C71C)
  %66 = tail call noundef double @llvm.fma.f64(double %65, double %55, double 0x3FD2492492492492)
  %67 = tail call noundef double @llvm.fma.f64(double %66, double %55, double 4.000000e-01)
  %68 = fmul double %55, %67
  %69 = fadd double %68, 0x3FE5555555555555
  %70 = fmul double %55, %69
  %71 = fadd double %57, %70
  %72 = tail call noundef double @llvm.fma.f64(double %54, double %71, double %51)
  %73 = fsub double %72, %57
  %74 = fadd double %52, %73
  %75 = tail call noundef double @llvm.fma.f64(double %50, double 0x3FE62E42FEE00000, double %74)
  br label %76

76:                                               ; preds = %1, %25, %49
  %77 = phi double [ %75, %49 ], [ %48, %25 ], [ %6, %1 ]
  ret double %77
}

define linkonce_odr hidden double @tk_log2_f64(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call i1 @llvm.is.fpclass.f64(double %0, i32 384)
  %3 = fcmp oeq double %0, 0.000000e+00
  %4 = fcmp oeq double %0, 0x7FF0000000000000
  %5 = select i1 %4, double 0x7FF0000000000000, double 0x7FF8000000000000
  %6 = select i1 %3, double 0xFFF0000000000000, double %5
  br i1 %2, label %7, label %51

7:                                                ; preds = %1
  %8 = fcmp olt double %0, 0x10000000000000
  %9 = fmul double %0, 0x4350000000000000
  %10 = select i1 %8, double %9, double %0
  %11 = bitcast double %10 to i64
  %12 = lshr i64 %11, 52
  %13 = trunc nuw nsw i64 %12 to i32
  %14 = and i64 %11, 4503599627370495
  %15 = or disjoint i64 %14, 4607182418800017408
  %16 = bitcast i64 %15 to double
  %17 = fcmp ogt double %16, 0x3FF6A09E667F3BCD
  %18 = fmul double %16, 5.000000e-01
  %19 = zext i1 %17 to i32
  %20 = select i1 %8, i32 -1077, i32 -1023
  %21 = add nsw i32 %20, %13
  %22 = add nsw i32 %21, %19
  %23 = select i1 %17, double %18, double %16
  %24 = fadd double %23, -1.000000e+00
  %25 = fadd double %24, 2.000000e+00
  %26 = fdiv double %24, %25
  %27 = fmul double %26, %26
  %28 = fmul double %24, 5.000000e-01
  %29 = fmul double %24, %28
  %30 = tail call noundef double @llvm.fma.f64(double %27, double 8.000000e-02, double 0x3FB642C8590B2164)
  %31 = tail call noundef double @llvm.fma.f64(double %30, double %27, double 0x3FB8618618618618)
  %32 = tail call noundef double @llvm.fma.f64(double %31, double %27, double 0x3FBAF286BCA1AF28)
  %33 = tail call noundef double @llvm.fma.f64(double %32, double %27, double 0x3FBE1E1E1E1E1E1E)
  %34 = tail call noundef double @llvm.fma.f64(double %33, double %27, double 0x3FC1111111111111)
  %35 = tail call noundef double @llvm.fma.f64(double %34, double %27, double 0x3FC3B13B13B13B14)
  %36 = tail call noundef double @llvm.fma.f64(double %35, double %27, double 0x3FC745D1745D1746)
  %37 = tail call noundef double @llvm.fma.f64(double %36, double %27, double 0x3FCC71C71C71C71C)
  %38 = tail call noundef double @llvm.fma.f64(double %37, double %27, double 0x3FD2492492492492)
  %39 = tail call noundef double @llvm.fma.f64(double %38, double %27, double 4.000000e-01)
  %40 = fmul double %27, %39
  %41 = fadd double %40, 0x3FE5555555555555
  %42 = fmul double %27, %41
  %43 = fadd double %29, %42
  %44 = tail call noundef double @llvm.fma.f64(double %26, double %43, double 0.000000e+00)
  %45 = fsub double %44, %29
  %46 = fadd double %24, %45
  %47 = sitofp i32 %22 to double
  %48 = fmul double %46, 0x3C7777D0FFDA0D24
  %49 = tail call noundef double @llvm.fma.f64(double %46, double 0x3FF71547652B82FE, double %48)
  %50 = fadd double %49, %47
  br label %51

51:                                               ; preds = %1, %7
  %52 = phi double [ %50, %7 ], [ %6, %1 ]
  ret double %52
}

define linkonce_odr hidden noundef double @tk_log10_f64(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call i1 @llvm.is.fpclass.f64(double %0, i32 384)
  %3 = fcmp oeq double %0, 0.000000e+00
  %4 = fcmp oeq double %0, 0x7FF0000000000000
  %5 = select i1 %4, double 0x7FF0000000000000, double 0x7FF8000000000000
  %6 = select i1 %3, double 0xFFF0000000000000, double %5
  br i1 %2, label %7, label %51

7:                                                ; preds = %1
  %8 = fcmp olt double %0, 0x10000000000000
  %9 = fmul double %0, 0x4350000000000000
  %10 = select i1 %8, double %9, double %0
  %11 = bitcast double %10 to i64
  %12 = lshr i64 %11, 52
  %13 = trunc nuw nsw i64 %12 to i32
  %14 = and i64 %11, 4503599627370495
  %15 = or disjoint i64 %14, 4607182418800017408
  %16 = bitcast i64 %15 to double
  %17 = fcmp ogt double %16, 0x3FF6A09E667F3BCD
  %18 = fmul double %16, 5.000000e-01
  %19 = zext i1 %17 to i32
  %20 = select i1 %8, i32 -1077, i32 -1023
  %21 = add nsw i32 %20, %13
  %22 = add nsw i32 %21, %19
  %23 = select i1 %17, double %18, double %16
  %24 = sitofp i32 %22 to double
  %25 = fadd double %23, -1.000000e+00
  %26 = fadd double %25, 2.000000e+00
  %27 = fdiv double %25, %26
  %28 = fmul double %27, %27
  %29 = fmul double %25, 5.000000e-01
  %30 = fmul double %25, %29
  %31 = tail call noundef double @llvm.fma.f64(double %28, double 8.000000e-02, double 0x3FB642C8590B2164)
  %32 = tail call noundef double @llvm.fma.f64(double %31, double %28, double 0x3FB8618618618618)
  %33 = tail call noundef double @llvm.fma.f64(double %32, double %28, double 0x3FBAF286BCA1AF28)
  %34 = tail call noundef double @llvm.fma.f64(double %33, double %28, double 0x3FBE1E1E1E1E1E1E)
  %35 = tail call noundef double @llvm.fma.f64(double %34, double %28, double 0x3FC1111111111111)
  %36 = tail call noundef double @llvm.fma.f64(double %35, double %28, double 0x3FC3B13B13B13B14)
  %37 = tail call noundef double @llvm.fma.f64(double %36, double %28, double 0x3FC745D1745D1746)
  %38 = tail call noundef double @llvm.fma.f64(double %37, double %28, double 0x3FCC71C71C71C71C)
  %39 = tail call noundef double @llvm.fma.f64(double %38, double %28, double 0x3FD2492492492492)
  %40 = tail call noundef double @llvm.fma.f64(double %39, double %28, double 4.000000e-01)
  %41 = fmul double %28, %40
  %42 = fadd double %41, 0x3FE5555555555555
  %43 = fmul double %28, %42
  %44 = fadd double %30, %43
  %45 = tail call noundef double @llvm.fma.f64(double %27, double %44, double 0.000000e+00)
  %46 = fsub double %45, %30
  %47 = fadd double %25, %46
  %48 = fmul double %47, 0x3FDBCB7B1526E50E
  %49 = tail call noundef double @llvm.fma.f64(double %24, double 0x3D59FEF311F12B36, double %48)
  %50 = tail call noundef double @llvm.fma.f64(double %24, double 0x3FD34413509F6000, double %49)
  br label %51

51:                                               ; preds = %1, %7
  %52 = phi double [ %50, %7 ], [ %6, %1 ]
  ret double %52
}

define linkonce_odr hidden double @tk_log1p_f64(double noundef %0) local_unnamed_addr #0 {
  %2 = fadd double %0, 1.000000e+00
  %3 = fcmp oeq double %2, 1.000000e+00
  %4 = fcmp oeq double %0, 0x7FF0000000000000
  %5 = or i1 %4, %3
  br i1 %5, label %91, label %6

6:                                                ; preds = %1
  %7 = fcmp ogt double %0, -1.000000e+00
  br i1 %7, label %11, label %8

8:                                                ; preds = %6
  %9 = fcmp oeq double %0, -1.000000e+00
  %10 = select i1 %9, double 0xFFF0000000000000, double 0x7FF8000000000000
  br label %91

11:                                               ; preds = %6
  %12 = tail call i1 @llvm.is.fpclass.f64(double %2, i32 384)
  %13 = fcmp oeq double %2, 0.000000e+00
  %14 = fcmp oeq double %2, 0x7FF0000000000000
  %15 = select i1 %14, double 0x7FF0000000000000, double 0x7FF8000000000000
  %16 = select i1 %13, double 0xFFF0000000000000, double %15
  br i1 %12, label %17, label %86

17:                                               ; preds = %11
  %18 = fcmp olt double %2, 0x10000000000000
  %19 = fmul double %2, 0x4350000000000000
  %20 = select i1 %18, double %19, double %2
  %21 = bitcast double %20 to i64
  %22 = lshr i64 %21, 52
  %23 = trunc nuw nsw i64 %22 to i32
  %24 = and i64 %21, 4503599627370495
  %25 = or disjoint i64 %24, 4607182418800017408
  %26 = bitcast i64 %25 to double
  %27 = fcmp ogt double %26, 0x3FF6A09E667F3BCD
  %28 = fmul double %26, 5.000000e-01
  %29 = zext i1 %27 to i32
  %30 = select i1 %18, i32 -1077, i32 -1023
  %31 = add nsw i32 %30, %23
  %32 = add nsw i32 %31, %29
  %33 = select i1 %27, double %28, double %26
  %34 = icmp eq i32 %32, 0
  br i1 %34, label %35, label %59

35:                                               ; preds = %17
  %36 = fadd double %33, -1.000000e+00
  %37 = fadd double %36, 2.000000e+00
  %38 = fdiv double %36, %37
  %39 = fmul double %38, %38
  %40 = fmul double %36, 5.000000e-01
  %41 = fmul double %36, %40
  %42 = tail call noundef double @llvm.fma.f64(double %39, double 8.000000e-02, double 0x3FB642C8590B2164)
  %43 = tail call noundef double @llvm.fma.f64(double %42, double %39, double 0x3FB8618618618618)
  %44 = tail call noundef double @llvm.fma.f64(double %43, double %39, double 0x3FBAF286BCA1AF28)
  %45 = tail call noundef double @llvm.fma.f64(double %44, double %39, double 0x3FBE1E1E1E1E1E1E)
  %46 = tail call noundef double @llvm.fma.f64(double %45, double %39, double 0x3FC1111111111111)
  %47 = tail call noundef double @llvm.fma.f64(double %46, double %39, double 0x3FC3B13B13B13B14)
  %48 = tail call noundef double @llvm.fma.f64(double %47, double %39, double 0x3FC745D1745D1746)
  %49 = tail call noundef double @llvm.fma.f64(double %48, double %39, double 0x3FCC71C71C71C71C)
  %50 = tail call noundef double @llvm.fma.f64(double %49, double %39, double 0x3FD2492492492492)
  %51 = tail call noundef double @llvm.fma.f64(double %50, double %39, double 4.000000e-01)
  %52 = fmul double %39, %51
  %53 = fadd double %52, 0x3FE5555555555555
  %54 = fmul double %39, %53
  %55 = fadd double %41, %54
  %56 = tail call noundef double @llvm.fma.f64(double %38, double %55, double 0.000000e+00)
  %57 = fsub double %56, %41
  %58 = fadd double %36, %57
  br label %86

59:                                               ; preds = %17
  %60 = sitofp i32 %32 to double
  %61 = fmul double %60, 0x3DEA39EF35793C76
  %62 = fadd double %33, -1.000000e+00
  %63 = fadd double %62, 2.000000e+00
  %64 = fdiv double %62, %63
  %65 = fmul double %64, %64
  %66 = fmul double %62, 5.000000e-01
  %67 = fmul double %62, %66
  %68 = tail call noundef double @llvm.fma.f64(double %65, double 8.000000e-02, double 0x3FB642C8590B2164)
  %69 = tail call noundef double @llvm.fma.f64(double %68, double %65, double 0x3FB8618618618618)
  %70 = tail call noundef double @llvm.fma.f64(double %69, double %65, double 0x3FBAF286BCA1AF28)
  %71 = tail call noundef double @llvm.fma.f64(double %70, double %65, double 0x3FBE1E1E1E1E1E1E)
  %72 = tail call noundef double @llvm.fma.f64(double %71, double %65, double 0x3FC1111111111111)
  %73 = tail call noundef double @llvm.fma.f64(double %72, double %65, double 0x3FC3B13B13B13B14)
  %74 = tail call noundef double @llvm.fma.f64(double %73, double %65, double 0x3FC745D1745D1746)
  %75 = tail call noundef double @llvm.fma.f64(double %74, double %65, double 0x3FCC71C71C71C71C)
  %76 = tail call noundef double @llvm.fma.f64(double %75, double %65, double 0x3FD2492492492492)
  %77 = tail call noundef double @llvm.fma.f64(double %76, double %65, double 4.000000e-01)
  %78 = fmul double %65, %77
  %79 = fadd double %78, 0x3FE5555555555555
  %80 = fmul double %65, %79
  %81 = fadd double %67, %80
  %82 = tail call noundef double @llvm.fma.f64(double %64, double %81, double %61)
  %83 = fsub double %82, %67
  %84 = fadd double %62, %83
  %85 = tail call noundef double @llvm.fma.f64(double %60, double 0x3FE62E42FEE00000, double %84)
  br label %86

86:                                               ; preds = %11, %35, %59
  %87 = phi double [ %85, %59 ], [ %58, %35 ], [ %16, %11 ]
  %88 = fadd double %2, -1.000000e+00
  %89 = fdiv double %0, %88
  %90 = fmul double %89, %87
  br label %91

91:                                               ; preds = %1, %86, %8
  %92 = phi double [ %10, %8 ], [ %90, %86 ], [ %0, %1 ]
  ret double %92
}

define linkonce_odr hidden double @tk_pow_f64(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef double @llvm.fabs.f64(double %0)
  %4 = fcmp oeq double %0, 1.000000e+00
  %5 = fcmp oeq double %1, 0.000000e+00
  %6 = or i1 %4, %5
  br i1 %6, label %171, label %7

7:                                                ; preds = %2
  %8 = fcmp uno double %0, %1
  br i1 %8, label %171, label %9

9:                                                ; preds = %7
  %10 = tail call double @llvm.trunc.f64(double %1)
  %11 = fcmp oeq double %1, %10
  %12 = tail call double @llvm.fabs.f64(double %1)
  %13 = fcmp olt double %12, 0x4340000000000000
  %14 = and i1 %11, %13
  br i1 %14, label %15, label %19

15:                                               ; preds = %9
  %16 = fptosi double %1 to i64
  %17 = and i64 %16, 1
  %18 = icmp ne i64 %17, 0
  br label %19

19:                                               ; preds = %15, %9
  %20 = phi i1 [ %18, %15 ], [ false, %9 ]
  %21 = tail call i1 @llvm.is.fpclass.f64(double %0, i32 999)
  %22 = or i1 %21, %11
  br i1 %22, label %23, label %171

23:                                               ; preds = %19
  %24 = fcmp oeq double %3, 1.000000e+00
  br i1 %24, label %164, label %25

25:                                               ; preds = %23
  %26 = tail call i1 @llvm.is.fpclass.f64(double %0, i32 612)
  %27 = fcmp oeq double %12, 0x7FF0000000000000
  %28 = or i1 %26, %27
  br i1 %28, label %29, label %34

29:                                               ; preds = %25
  %30 = fcmp ogt double %3, 1.000000e+00
  %31 = fcmp ule double %1, 0.000000e+00
  %32 = xor i1 %30, %31
  %33 = select i1 %32, double 0x7FF0000000000000, double 0.000000e+00
  br label %164

34:                                               ; preds = %25
  %35 = fcmp olt double %3, 0x10000000000000
  %36 = fmul double %3, 0x4350000000000000
  %37 = select i1 %35, double %36, double %3
  %38 = bitcast double %37 to i64
  %39 = lshr i64 %38, 52
  %40 = trunc nuw nsw i64 %39 to i32
  %41 = and i64 %38, 4503599627370495
  %42 = or disjoint i64 %41, 4607182418800017408
  %43 = bitcast i64 %42 to double
  %44 = fcmp ogt double %43, 0x3FF6A09E667F3BCD
  %45 = fmul double %43, 5.000000e-01
  %46 = zext i1 %44 to i32
  %47 = select i1 %35, i32 -1077, i32 -1023
  %48 = add nsw i32 %47, %40
  %49 = add nsw i32 %48, %46
  %50 = select i1 %44, double %45, double %43
  %51 = fadd double %50, -1.000000e+00
  %52 = fadd double %51, 2.000000e+00
  %53 = fadd double %52, -2.000000e+00
  %54 = fsub double %51, %53
  %55 = fdiv double %51, %52
  %56 = fneg double %55
  %57 = tail call noundef double @llvm.fma.f64(double %56, double %52, double %51)
  %58 = fmul double %55, %54
  %59 = fsub double %57, %58
  %60 = fdiv double %59, %52
  %61 = fmul double %55, %55
  %62 = fneg double %61
  %63 = tail call noundef double @llvm.fma.f64(double %55, double %55, double %62)
  %64 = fmul double %55, 2.000000e+00
  %65 = fmul double %64, %60
  %66 = fadd double %63, %65
  %67 = fmul double %61, 0x3FE5555555555555
  %68 = fneg double %67
  %69 = tail call noundef double @llvm.fma.f64(double %61, double 0x3FE5555555555555, double %68)
  %70 = fmul double %61, 0x3C85555555555555
  %71 = tail call noundef double @llvm.fma.f64(double %66, double 0x3FE5555555555555, double %70)
  %72 = fadd double %69, %71
  %73 = tail call noundef double @llvm.fma.f64(double %61, double 8.000000e-02, double 0x3FB642C8590B2164)
  %74 = tail call noundef double @llvm.fma.f64(double %73, double %61, double 0x3FB8618618618618)
  %75 = tail call noundef double @llvm.fma.f64(double %74, double %61, double 0x3FBAF286BCA1AF28)
  %76 = tail call noundef double @llvm.fma.f64(double %75, double %61, double 0x3FBE1E1E1E1E1E1E)
  %77 = tail call noundef double @llvm.fma.f64(double %76, double %61, double 0x3FC1111111111111)
  %78 = tail call noundef double @llvm.fma.f64(double %77, double %61, double 0x3FC3B13B13B13B14)
  %79 = tail call noundef double @llvm.fma.f64(double %78, double %61, double 0x3FC745D1745D1746)
  %80 = tail call noundef double @llvm.fma.f64(double %79, double %61, double 0x3FCC71C71C71C71C)
  %81 = tail call noundef double @llvm.fma.f64(double %80, double %61, double 0x3FD2492492492492)
  %82 = tail call noundef double @llvm.fma.f64(double %81, double %61, double 4.000000e-01)
  %83 = fmul double %61, %82
  %84 = fmul double %61, %83
  %85 = fadd double %72, %84
  %86 = fmul double %55, %67
  %87 = fneg double %86
  %88 = tail call noundef double @llvm.fma.f64(double %67, double %55, double %87)
  %89 = fmul double %67, %60
  %90 = tail call noundef double @llvm.fma.f64(double %85, double %55, double %89)
  %91 = fadd double %88, %90
  %92 = fadd double %64, %86
  %93 = fsub double %92, %64
  %94 = fsub double %86, %93
  %95 = fmul double %60, 2.000000e+00
  %96 = fadd double %95, %91
  %97 = fadd double %94, %96
  %98 = icmp eq i32 %49, 0
  br i1 %98, label %99, label %103

99:                                               ; preds = %34
  %100 = fadd double %92, %97
  %101 = fsub double %100, %92
  %102 = fsub double %97, %101
  br label %115

103:                                              ; preds = %34
  %104 = sitofp i32 %49 to double
  %105 = fmul double %104, 0x3FE62E42FEE00000
  %106 = fadd double %105, %92
  %107 = fsub double %106, %105
  %108 = fsub double %92, %107
  %109 = fmul double %104, 0x3DEA39EF35793C76
  %110 = fadd double %109, %97
  %111 = fadd double %108, %110
  %112 = fadd double %106, %111
  %113 = fsub double %112, %106
  %114 = fsub double %111, %113
  br label %115

115:                                              ; preds = %99, %103
  %116 = phi double [ %114, %103 ], [ %102, %99 ]
  %117 = phi double [ %112, %103 ], [ %100, %99 ]
  %118 = fmul double %1, %117
  %119 = fneg double %118
  %120 = tail call noundef double @llvm.fma.f64(double %1, double %117, double %119)
  %121 = fcmp ogt double %118, 8.000000e+02
  br i1 %121, label %164, label %122

122:                                              ; preds = %115
  %123 = fcmp olt double %118, -8.000000e+02
  br i1 %123, label %164, label %124

124:                                              ; preds = %122
  %125 = tail call noundef double @llvm.fma.f64(double %1, double %116, double %120)
  %126 = fcmp ogt double %118, 7.100000e+02
  br i1 %126, label %164, label %127

127:                                              ; preds = %124
  %128 = fcmp olt double %118, -7.460000e+02
  br i1 %128, label %164, label %129

129:                                              ; preds = %127
  %130 = fmul double %118, 0x3FF71547652B82FE
  %131 = tail call double @llvm.rint.f64(double %130)
  %132 = fneg double %131
  %133 = tail call noundef double @llvm.fma.f64(double %132, double 0x3FE62E42FEE00000, double %118)
  %134 = tail call noundef double @llvm.fma.f64(double %132, double 0x3DEA39EF35793C76, double %133)
  %135 = fadd double %125, %134
  %136 = fptosi double %131 to i32
  %137 = sdiv i32 %136, 2
  %138 = tail call noundef double @llvm.fma.f64(double %135, double 0x3DA93974A8C07C9D, double 0x3DE6124613A86D09)
  %139 = tail call noundef double @llvm.fma.f64(double %138, double %135, double 0x3E21EED8EFF8D898)
  %140 = tail call noundef double @llvm.fma.f64(double %139, double %135, double 0x3E5AE64567F544E4)
  %141 = tail call noundef double @llvm.fma.f64(double %140, double %135, double 0x3E927E4FB7789F5C)
  %142 = tail call noundef double @llvm.fma.f64(double %141, double %135, double 0x3EC71DE3A556C734)
  %143 = tail call noundef double @llvm.fma.f64(double %142, double %135, double 0x3EFA01A01A01A01A)
  %144 = tail call noundef double @llvm.fma.f64(double %143, double %135, double 0x3F2A01A01A01A01A)
  %145 = tail call noundef double @llvm.fma.f64(double %144, double %135, double 0x3F56C16C16C16C17)
  %146 = tail call noundef double @llvm.fma.f64(double %145, double %135, double 0x3F81111111111111)
  %147 = tail call noundef double @llvm.fma.f64(double %146, double %135, double 0x3FA5555555555555)
  %148 = tail call noundef double @llvm.fma.f64(double %147, double %135, double 0x3FC5555555555555)
  %149 = tail call noundef double @llvm.fma.f64(double %148, double %135, double 5.000000e-01)
  %150 = fmul double %135, %149
  %151 = tail call noundef double @llvm.fma.f64(double %150, double %135, double %135)
  %152 = fadd double %151, 1.000000e+00
  %153 = add nsw i32 %137, 1023
  %154 = zext i32 %153 to i64
  %155 = shl i64 %154, 52
  %156 = bitcast i64 %155 to double
  %157 = fmul double %152, %156
  %158 = add i32 %136, 1023
  %159 = sub i32 %158, %137
  %160 = zext i32 %159 to i64
  %161 = shl i64 %160, 52
  %162 = bitcast i64 %161 to double
  %163 = fmul double %157, %162
  br label %164

164:                                              ; preds = %115, %122, %124, %127, %129, %23, %29
  %165 = phi double [ 1.000000e+00, %23 ], [ %33, %29 ], [ 0x7FF0000000000000, %115 ], [ 0.000000e+00, %122 ], [ %163, %129 ], [ 0x7FF0000000000000, %124 ], [ 0.000000e+00, %127 ]
  %166 = bitcast double %0 to i64
  %167 = fneg double %165
  %168 = icmp slt i64 %166, 0
  %169 = and i1 %168, %20
  %170 = select i1 %169, double %167, double %165
  br label %171

171:                                              ; preds = %164, %19, %7, %2
  %172 = phi double [ 0x7FF8000000000000, %7 ], [ 1.000000e+00, %2 ], [ 0x7FF8000000000000, %19 ], [ %170, %164 ]
  ret double %172
}

declare double @llvm.trunc.f64(double) #1

define linkonce_odr hidden double @tk_sin_f64(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call noundef double @llvm.fabs.f64(double %0)
  %3 = fcmp ueq double %2, 0x7FF0000000000000
  br i1 %3, label %197, label %4

4:                                                ; preds = %1
  %5 = fcmp olt double %2, 7.850000e-01
  br i1 %5, label %164, label %6

6:                                                ; preds = %4
  %7 = fcmp olt double %2, 0x4130000000000000
  br i1 %7, label %8, label %17

8:                                                ; preds = %6
  %9 = fmul double %0, 0x3FE45F306DC9C883
  %10 = tail call double @llvm.rint.f64(double %9)
  %11 = fneg double %10
  %12 = tail call noundef double @llvm.fma.f64(double %11, double 0x3FF921FB54442D18, double %0)
  %13 = tail call noundef double @llvm.fma.f64(double %11, double 0x3C91A62633145C07, double %12)
  %14 = tail call noundef double @llvm.fma.f64(double %11, double 0xB91F1976B7ED8FBC, double %13)
  %15 = fptosi double %10 to i32
  %16 = and i32 %15, 3
  br label %164

17:                                               ; preds = %6
  %18 = bitcast double %2 to i64
  %19 = and i64 %18, 4503599627370495
  %20 = or disjoint i64 %19, 4503599627370496
  %21 = lshr i64 %18, 52
  %22 = trunc nuw nsw i64 %21 to i32
  %23 = trunc nuw nsw i64 %21 to i16
  %24 = add nsw i16 %23, -1013
  %25 = sdiv i16 %24, 64
  %26 = mul i16 %25, 64
  %27 = sub i16 %24, %26
  %28 = sext i16 %27 to i32
  %29 = add nsw i32 %22, -950
  %30 = icmp ult i32 %29, 127
  br i1 %30, label %51, label %31

31:                                               ; preds = %17
  switch i16 %25, label %33 [
    i16 1, label %51
    i16 2, label %34
    i16 3, label %35
    i16 4, label %36
    i16 5, label %37
    i16 6, label %38
    i16 7, label %39
    i16 8, label %40
    i16 9, label %41
    i16 10, label %42
    i16 11, label %43
    i16 12, label %44
    i16 13, label %45
    i16 14, label %46
    i16 15, label %47
    i16 16, label %48
    i16 17, label %49
    i16 18, label %50
    i16 19, label %32
  ]

32:                                               ; preds = %31
  br label %51

33:                                               ; preds = %31
  br label %51

34:                                               ; preds = %31
  br label %51

35:                                               ; preds = %31
  br label %51

36:                                               ; preds = %31
  br label %51

37:                                               ; preds = %31
  br label %51

38:                                               ; preds = %31
  br label %51

39:                                               ; preds = %31
  br label %51

40:                                               ; preds = %31
  br label %51

41:                                               ; preds = %31
  br label %51

42:                                               ; preds = %31
  br label %51

43:                                               ; preds = %31
  br label %51

44:                                               ; preds = %31
  br label %51

45:                                               ; preds = %31
  br label %51

46:                                               ; preds = %31
  br label %51

47:                                               ; preds = %31
  br label %51

48:                                               ; preds = %31
  br label %51

49:                                               ; preds = %31
  br label %51

50:                                               ; preds = %31
  br label %51

51:                                               ; preds = %50, %49, %48, %47, %46, %45, %44, %43, %42, %41, %40, %39, %38, %37, %36, %35, %34, %33, %32, %31, %17
  %52 = phi i64 [ 0, %17 ], [ -6703182060581546711, %31 ], [ 4397547296490951402, %49 ], [ -277156292786332224, %34 ], [ -2638381946312093631, %35 ], [ -121206125134887583, %36 ], [ -5249950069107600672, %37 ], [ 452944820249399836, %38 ], [ -135693905287338178, %39 ], [ -1692731182770600828, %40 ], [ -1613291254968254911, %41 ], [ 4148332274289687028, %42 ], [ -7168499653074671557, %43 ], [ 2303758334597371919, %44 ], [ -1211730484530615009, %45 ], [ 7869616827067468215, %46 ], [ 5712322887342352941, %47 ], [ 8441921394348257659, %48 ], [ 0, %33 ], [ 7780917995555872008, %50 ], [ 6197850593633725355, %32 ]
  switch i16 %25, label %54 [
    i16 0, label %72
    i16 1, label %55
    i16 2, label %56
    i16 3, label %57
    i16 4, label %58
    i16 5, label %59
    i16 6, label %60
    i16 7, label %61
    i16 8, label %62
    i16 9, label %63
    i16 10, label %64
    i16 11, label %65
    i16 12, label %66
    i16 13, label %67
    i16 14, label %68
    i16 15, label %69
    i16 16, label %70
    i16 17, label %71
    i16 18, label %53
  ]

53:                                               ; preds = %51
  br label %72

54:                                               ; preds = %51
  br label %72

55:                                               ; preds = %51
  br label %72

56:                                               ; preds = %51
  br label %72

57:                                               ; preds = %51
  br label %72

58:                                               ; preds = %51
  br label %72

59:                                               ; preds = %51
  br label %72

60:                                               ; preds = %51
  br label %72

61:                                               ; preds = %51
  br label %72

62:                                               ; preds = %51
  br label %72

63:                                               ; preds = %51
  br label %72

64:                                               ; preds = %51
  br label %72

65:                                               ; preds = %51
  br label %72

66:                                               ; preds = %51
  br label %72

67:                                               ; preds = %51
  br label %72

68:                                               ; preds = %51
  br label %72

69:                                               ; preds = %51
  br label %72

70:                                               ; preds = %51
  br label %72

71:                                               ; preds = %51
  br label %72

72:                                               ; preds = %71, %70, %69, %68, %67, %66, %65, %64, %63, %62, %61, %60, %59, %58, %57, %56, %55, %54, %53, %51
  %73 = phi i64 [ -6703182060581546711, %51 ], [ 4397547296490951402, %70 ], [ -277156292786332224, %55 ], [ -2638381946312093631, %56 ], [ -121206125134887583, %57 ], [ -5249950069107600672, %58 ], [ 452944820249399836, %59 ], [ -135693905287338178, %60 ], [ -1692731182770600828, %61 ], [ -1613291254968254911, %62 ], [ 4148332274289687028, %63 ], [ -7168499653074671557, %64 ], [ 2303758334597371919, %65 ], [ -1211730484530615009, %66 ], [ 7869616827067468215, %67 ], [ 5712322887342352941, %68 ], [ 8441921394348257659, %69 ], [ 0, %54 ], [ 7780917995555872008, %71 ], [ 6197850593633725355, %53 ]
  switch i16 %25, label %75 [
    i16 -1, label %93
    i16 0, label %76
    i16 1, label %77
    i16 2, label %78
    i16 3, label %79
    i16 4, label %80
    i16 5, label %81
    i16 6, label %82
    i16 7, label %83
    i16 8, label %84
    i16 9, label %85
    i16 10, label %86
    i16 11, label %87
    i16 12, label %88
    i16 13, label %89
    i16 14, label %90
    i16 15, label %91
    i16 16, label %92
    i16 17, label %74
  ]

74:                                               ; preds = %72
  br label %93

75:                                               ; preds = %72
  br label %93

76:                                               ; preds = %72
  br label %93

77:                                               ; preds = %72
  br label %93

78:                                               ; preds = %72
  br label %93

79:                                               ; preds = %72
  br label %93

80:                                               ; preds = %72
  br label %93

81:                                               ; preds = %72
  br label %93

82:                                               ; preds = %72
  br label %93

83:                                               ; preds = %72
  br label %93

84:                                               ; preds = %72
  br label %93

85:                                               ; preds = %72
  br label %93

86:                                               ; preds = %72
  br label %93

87:                                               ; preds = %72
  br label %93

88:                                               ; preds = %72
  br label %93

89:                                               ; preds = %72
  br label %93

90:                                               ; preds = %72
  br label %93

91:                                               ; preds = %72
  br label %93

92:                                               ; preds = %72
  br label %93

93:                                               ; preds = %92, %91, %90, %89, %88, %87, %86, %85, %84, %83, %82, %81, %80, %79, %78, %77, %76, %75, %74, %72
  %94 = phi i64 [ -6703182060581546711, %72 ], [ 4397547296490951402, %91 ], [ -277156292786332224, %76 ], [ -2638381946312093631, %77 ], [ -121206125134887583, %78 ], [ -5249950069107600672, %79 ], [ 452944820249399836, %80 ], [ -135693905287338178, %81 ], [ -1692731182770600828, %82 ], [ -1613291254968254911, %83 ], [ 4148332274289687028, %84 ], [ -7168499653074671557, %85 ], [ 2303758334597371919, %86 ], [ -1211730484530615009, %87 ], [ 7869616827067468215, %88 ], [ 5712322887342352941, %89 ], [ 8441921394348257659, %90 ], [ 0, %75 ], [ 7780917995555872008, %92 ], [ 6197850593633725355, %74 ]
  switch i16 %25, label %96 [
    i16 -2, label %114
    i16 -1, label %97
    i16 0, label %98
    i16 1, label %99
    i16 2, label %100
    i16 3, label %101
    i16 4, label %102
    i16 5, label %103
    i16 6, label %104
    i16 7, label %105
    i16 8, label %106
    i16 9, label %107
    i16 10, label %108
    i16 11, label %109
    i16 12, label %110
    i16 13, label %111
    i16 14, label %112
    i16 15, label %113
    i16 16, label %95
  ]

95:                                               ; preds = %93
  br label %114

96:                                               ; preds = %93
  br label %114

97:                                               ; preds = %93
  br label %114

98:                                               ; preds = %93
  br label %114

99:                                               ; preds = %93
  br label %114

100:                                              ; preds = %93
  br label %114

101:                                              ; preds = %93
  br label %114

102:                                              ; preds = %93
  br label %114

103:                                              ; preds = %93
  br label %114

104:                                              ; preds = %93
  br label %114

105:                                              ; preds = %93
  br label %114

106:                                              ; preds = %93
  br label %114

107:                                              ; preds = %93
  br label %114

108:                                              ; preds = %93
  br label %114

109:                                              ; preds = %93
  br label %114

110:                                              ; preds = %93
  br label %114

111:                                              ; preds = %93
  br label %114

112:                                              ; preds = %93
  br label %114

113:                                              ; preds = %93
  br label %114

114:                                              ; preds = %113, %112, %111, %110, %109, %108, %107, %106, %105, %104, %103, %102, %101, %100, %99, %98, %97, %96, %95, %93
  %115 = phi i64 [ -6703182060581546711, %93 ], [ 4397547296490951402, %112 ], [ -277156292786332224, %97 ], [ -2638381946312093631, %98 ], [ -121206125134887583, %99 ], [ -5249950069107600672, %100 ], [ 452944820249399836, %101 ], [ -135693905287338178, %102 ], [ -1692731182770600828, %103 ], [ -1613291254968254911, %104 ], [ 4148332274289687028, %105 ], [ -7168499653074671557, %106 ], [ 2303758334597371919, %107 ], [ -1211730484530615009, %108 ], [ 7869616827067468215, %109 ], [ 5712322887342352941, %110 ], [ 8441921394348257659, %111 ], [ 0, %96 ], [ 7780917995555872008, %113 ], [ 6197850593633725355, %95 ]
  %116 = icmp eq i16 %27, 0
  br i1 %116, label %130, label %117

117:                                              ; preds = %114
  %118 = zext i32 %28 to i64
  %119 = shl i64 %52, %118
  %120 = sub nsw i32 64, %28
  %121 = zext nneg i32 %120 to i64
  %122 = lshr i64 %73, %121
  %123 = or i64 %122, %119
  %124 = shl i64 %73, %118
  %125 = lshr i64 %94, %121
  %126 = or i64 %125, %124
  %127 = shl i64 %94, %118
  %128 = lshr i64 %115, %121
  %129 = or i64 %128, %127
  br label %130

130:                                              ; preds = %117, %114
  %131 = phi i64 [ %129, %117 ], [ %94, %114 ]
  %132 = phi i64 [ %126, %117 ], [ %73, %114 ]
  %133 = phi i64 [ %123, %117 ], [ %52, %114 ]
  %134 = zext nneg i64 %20 to i128
  %135 = zext i64 %132 to i128
  %136 = mul nuw nsw i128 %135, %134
  %137 = zext i64 %131 to i128
  %138 = mul nuw nsw i128 %137, %134
  %139 = lshr i128 %138, 64
  %140 = add nuw nsw i128 %136, %139
  %141 = mul i64 %133, %20
  %142 = lshr i128 %140, 64
  %143 = trunc nuw nsw i128 %142 to i64
  %144 = add i64 %141, %143
  %145 = trunc i128 %140 to i64
  %146 = lshr i64 %144, 62
  %147 = trunc nuw nsw i64 %146 to i32
  %148 = tail call i64 @llvm.fshl.i64(i64 %144, i64 %145, i64 2)
  %149 = shl i64 %145, 2
  %150 = lshr i64 %148, 63
  %151 = trunc nuw nsw i64 %150 to i32
  %152 = add nuw nsw i32 %151, %147
  %153 = sitofp i64 %148 to double
  %154 = uitofp i64 %149 to double
  %155 = fmul double %154, 0x3BF0000000000000
  %156 = fadd double %155, %153
  %157 = fmul double %156, 0x3BF921FB54442D18
  %158 = fcmp olt double %0, 0.000000e+00
  %159 = sub nsw i32 0, %152
  %160 = select i1 %158, i32 %159, i32 %152
  %161 = and i32 %160, 3
  %162 = fneg double %157
  %163 = select i1 %158, double %162, double %157
  br label %164

164:                                              ; preds = %4, %8, %130
  %165 = phi i32 [ 0, %4 ], [ %16, %8 ], [ %161, %130 ]
  %166 = phi double [ %0, %4 ], [ %14, %8 ], [ %163, %130 ]
  %167 = and i32 %165, 1
  %168 = icmp eq i32 %167, 0
  %169 = fmul double %166, %166
  br i1 %168, label %181, label %170

170:                                              ; preds = %164
  %171 = tail call noundef double @llvm.fma.f64(double %169, double 0xBCA6827863B97D97, double 0x3D2AE7F3E733B81F)
  %172 = tail call noundef double @llvm.fma.f64(double %171, double %169, double 0xBDA93974A8C07C9D)
  %173 = tail call noundef double @llvm.fma.f64(double %172, double %169, double 0x3E21EED8EFF8D898)
  %174 = tail call noundef double @llvm.fma.f64(double %173, double %169, double 0xBE927E4FB7789F5C)
  %175 = tail call noundef double @llvm.fma.f64(double %174, double %169, double 0x3EFA01A01A01A01A)
  %176 = tail call noundef double @llvm.fma.f64(double %175, double %169, double 0xBF56C16C16C16C17)
  %177 = tail call noundef double @llvm.fma.f64(double %176, double %169, double 0x3FA5555555555555)
  %178 = fmul double %169, %177
  %179 = tail call noundef double @llvm.fma.f64(double %169, double -5.000000e-01, double 1.000000e+00)
  %180 = tail call noundef double @llvm.fma.f64(double %178, double %169, double %179)
  br label %192

181:                                              ; preds = %164
  %182 = tail call noundef double @llvm.fma.f64(double %169, double 0x3CE952C77030AD4A, double 0xBD6AE7F3E733B81F)
  %183 = tail call noundef double @llvm.fma.f64(double %182, double %169, double 0x3DE6124613A86D09)
  %184 = tail call noundef double @llvm.fma.f64(double %183, double %169, double 0xBE5AE64567F544E4)
  %185 = tail call noundef double @llvm.fma.f64(double %184, double %169, double 0x3EC71DE3A556C734)
  %186 = tail call noundef double @llvm.fma.f64(double %185, double %169, double 0xBF2A01A01A01A01A)
  %187 = tail call noundef double @llvm.fma.f64(double %186, double %169, double 0x3F81111111111111)
  %188 = tail call noundef double @llvm.fma.f64(double %187, double %169, double 0xBFC5555555555555)
  %189 = fmul double %169, %188
  %190 = tail call noundef double @llvm.fma.f64(double %189, double %166, double %166)
  %191 = tail call noundef double @llvm.copysign.f64(double %190, double %166)
  br label %192

192:                                              ; preds = %181, %170
  %193 = phi double [ %180, %170 ], [ %191, %181 ]
  %194 = icmp samesign ult i32 %165, 2
  %195 = fneg double %193
  %196 = select i1 %194, double %193, double %195
  br label %197

197:                                              ; preds = %1, %192
  %198 = phi double [ %196, %192 ], [ 0x7FF8000000000000, %1 ]
  ret double %198
}

define linkonce_odr hidden double @tk_cos_f64(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call noundef double @llvm.fabs.f64(double %0)
  %3 = fcmp ueq double %2, 0x7FF0000000000000
  br i1 %3, label %197, label %4

4:                                                ; preds = %1
  %5 = fcmp olt double %2, 7.850000e-01
  br i1 %5, label %162, label %6

6:                                                ; preds = %4
  %7 = fcmp olt double %2, 0x4130000000000000
  br i1 %7, label %8, label %16

8:                                                ; preds = %6
  %9 = fmul double %0, 0x3FE45F306DC9C883
  %10 = tail call double @llvm.rint.f64(double %9)
  %11 = fneg double %10
  %12 = tail call noundef double @llvm.fma.f64(double %11, double 0x3FF921FB54442D18, double %0)
  %13 = tail call noundef double @llvm.fma.f64(double %11, double 0x3C91A62633145C07, double %12)
  %14 = tail call noundef double @llvm.fma.f64(double %11, double 0xB91F1976B7ED8FBC, double %13)
  %15 = fptosi double %10 to i32
  br label %162

16:                                               ; preds = %6
  %17 = bitcast double %2 to i64
  %18 = and i64 %17, 4503599627370495
  %19 = or disjoint i64 %18, 4503599627370496
  %20 = lshr i64 %17, 52
  %21 = trunc nuw nsw i64 %20 to i32
  %22 = trunc nuw nsw i64 %20 to i16
  %23 = add nsw i16 %22, -1013
  %24 = sdiv i16 %23, 64
  %25 = mul i16 %24, 64
  %26 = sub i16 %23, %25
  %27 = sext i16 %26 to i32
  %28 = add nsw i32 %21, -950
  %29 = icmp ult i32 %28, 127
  br i1 %29, label %50, label %30

30:                                               ; preds = %16
  switch i16 %24, label %32 [
    i16 1, label %50
    i16 2, label %33
    i16 3, label %34
    i16 4, label %35
    i16 5, label %36
    i16 6, label %37
    i16 7, label %38
    i16 8, label %39
    i16 9, label %40
    i16 10, label %41
    i16 11, label %42
    i16 12, label %43
    i16 13, label %44
    i16 14, label %45
    i16 15, label %46
    i16 16, label %47
    i16 17, label %48
    i16 18, label %49
    i16 19, label %31
  ]

31:                                               ; preds = %30
  br label %50

32:                                               ; preds = %30
  br label %50

33:                                               ; preds = %30
  br label %50

34:                                               ; preds = %30
  br label %50

35:                                               ; preds = %30
  br label %50

36:                                               ; preds = %30
  br label %50

37:                                               ; preds = %30
  br label %50

38:                                               ; preds = %30
  br label %50

39:                                               ; preds = %30
  br label %50

40:                                               ; preds = %30
  br label %50

41:                                               ; preds = %30
  br label %50

42:                                               ; preds = %30
  br label %50

43:                                               ; preds = %30
  br label %50

44:                                               ; preds = %30
  br label %50

45:                                               ; preds = %30
  br label %50

46:                                               ; preds = %30
  br label %50

47:                                               ; preds = %30
  br label %50

48:                                               ; preds = %30
  br label %50

49:                                               ; preds = %30
  br label %50

50:                                               ; preds = %49, %48, %47, %46, %45, %44, %43, %42, %41, %40, %39, %38, %37, %36, %35, %34, %33, %32, %31, %30, %16
  %51 = phi i64 [ 0, %16 ], [ -6703182060581546711, %30 ], [ 4397547296490951402, %48 ], [ -277156292786332224, %33 ], [ -2638381946312093631, %34 ], [ -121206125134887583, %35 ], [ -5249950069107600672, %36 ], [ 452944820249399836, %37 ], [ -135693905287338178, %38 ], [ -1692731182770600828, %39 ], [ -1613291254968254911, %40 ], [ 4148332274289687028, %41 ], [ -7168499653074671557, %42 ], [ 2303758334597371919, %43 ], [ -1211730484530615009, %44 ], [ 7869616827067468215, %45 ], [ 5712322887342352941, %46 ], [ 8441921394348257659, %47 ], [ 0, %32 ], [ 7780917995555872008, %49 ], [ 6197850593633725355, %31 ]
  switch i16 %24, label %53 [
    i16 0, label %71
    i16 1, label %54
    i16 2, label %55
    i16 3, label %56
    i16 4, label %57
    i16 5, label %58
    i16 6, label %59
    i16 7, label %60
    i16 8, label %61
    i16 9, label %62
    i16 10, label %63
    i16 11, label %64
    i16 12, label %65
    i16 13, label %66
    i16 14, label %67
    i16 15, label %68
    i16 16, label %69
    i16 17, label %70
    i16 18, label %52
  ]

52:                                               ; preds = %50
  br label %71

53:                                               ; preds = %50
  br label %71

54:                                               ; preds = %50
  br label %71

55:                                               ; preds = %50
  br label %71

56:                                               ; preds = %50
  br label %71

57:                                               ; preds = %50
  br label %71

58:                                               ; preds = %50
  br label %71

59:                                               ; preds = %50
  br label %71

60:                                               ; preds = %50
  br label %71

61:                                               ; preds = %50
  br label %71

62:                                               ; preds = %50
  br label %71

63:                                               ; preds = %50
  br label %71

64:                                               ; preds = %50
  br label %71

65:                                               ; preds = %50
  br label %71

66:                                               ; preds = %50
  br label %71

67:                                               ; preds = %50
  br label %71

68:                                               ; preds = %50
  br label %71

69:                                               ; preds = %50
  br label %71

70:                                               ; preds = %50
  br label %71

71:                                               ; preds = %70, %69, %68, %67, %66, %65, %64, %63, %62, %61, %60, %59, %58, %57, %56, %55, %54, %53, %52, %50
  %72 = phi i64 [ -6703182060581546711, %50 ], [ 4397547296490951402, %69 ], [ -277156292786332224, %54 ], [ -2638381946312093631, %55 ], [ -121206125134887583, %56 ], [ -5249950069107600672, %57 ], [ 452944820249399836, %58 ], [ -135693905287338178, %59 ], [ -1692731182770600828, %60 ], [ -1613291254968254911, %61 ], [ 4148332274289687028, %62 ], [ -7168499653074671557, %63 ], [ 2303758334597371919, %64 ], [ -1211730484530615009, %65 ], [ 7869616827067468215, %66 ], [ 5712322887342352941, %67 ], [ 8441921394348257659, %68 ], [ 0, %53 ], [ 7780917995555872008, %70 ], [ 6197850593633725355, %52 ]
  switch i16 %24, label %74 [
    i16 -1, label %92
    i16 0, label %75
    i16 1, label %76
    i16 2, label %77
    i16 3, label %78
    i16 4, label %79
    i16 5, label %80
    i16 6, label %81
    i16 7, label %82
    i16 8, label %83
    i16 9, label %84
    i16 10, label %85
    i16 11, label %86
    i16 12, label %87
    i16 13, label %88
    i16 14, label %89
    i16 15, label %90
    i16 16, label %91
    i16 17, label %73
  ]

73:                                               ; preds = %71
  br label %92

74:                                               ; preds = %71
  br label %92

75:                                               ; preds = %71
  br label %92

76:                                               ; preds = %71
  br label %92

77:                                               ; preds = %71
  br label %92

78:                                               ; preds = %71
  br label %92

79:                                               ; preds = %71
  br label %92

80:                                               ; preds = %71
  br label %92

81:                                               ; preds = %71
  br label %92

82:                                               ; preds = %71
  br label %92

83:                                               ; preds = %71
  br label %92

84:                                               ; preds = %71
  br label %92

85:                                               ; preds = %71
  br label %92

86:                                               ; preds = %71
  br label %92

87:                                               ; preds = %71
  br label %92

88:                                               ; preds = %71
  br label %92

89:                                               ; preds = %71
  br label %92

90:                                               ; preds = %71
  br label %92

91:                                               ; preds = %71
  br label %92

92:                                               ; preds = %91, %90, %89, %88, %87, %86, %85, %84, %83, %82, %81, %80, %79, %78, %77, %76, %75, %74, %73, %71
  %93 = phi i64 [ -6703182060581546711, %71 ], [ 4397547296490951402, %90 ], [ -277156292786332224, %75 ], [ -2638381946312093631, %76 ], [ -121206125134887583, %77 ], [ -5249950069107600672, %78 ], [ 452944820249399836, %79 ], [ -135693905287338178, %80 ], [ -1692731182770600828, %81 ], [ -1613291254968254911, %82 ], [ 4148332274289687028, %83 ], [ -7168499653074671557, %84 ], [ 2303758334597371919, %85 ], [ -1211730484530615009, %86 ], [ 7869616827067468215, %87 ], [ 5712322887342352941, %88 ], [ 8441921394348257659, %89 ], [ 0, %74 ], [ 7780917995555872008, %91 ], [ 6197850593633725355, %73 ]
  switch i16 %24, label %95 [
    i16 -2, label %113
    i16 -1, label %96
    i16 0, label %97
    i16 1, label %98
    i16 2, label %99
    i16 3, label %100
    i16 4, label %101
    i16 5, label %102
    i16 6, label %103
    i16 7, label %104
    i16 8, label %105
    i16 9, label %106
    i16 10, label %107
    i16 11, label %108
    i16 12, label %109
    i16 13, label %110
    i16 14, label %111
    i16 15, label %112
    i16 16, label %94
  ]

94:                                               ; preds = %92
  br label %113

95:                                               ; preds = %92
  br label %113

96:                                               ; preds = %92
  br label %113

97:                                               ; preds = %92
  br label %113

98:                                               ; preds = %92
  br label %113

99:                                               ; preds = %92
  br label %113

100:                                              ; preds = %92
  br label %113

101:                                              ; preds = %92
  br label %113

102:                                              ; preds = %92
  br label %113

103:                                              ; preds = %92
  br label %113

104:                                              ; preds = %92
  br label %113

105:                                              ; preds = %92
  br label %113

106:                                              ; preds = %92
  br label %113

107:                                              ; preds = %92
  br label %113

108:                                              ; preds = %92
  br label %113

109:                                              ; preds = %92
  br label %113

110:                                              ; preds = %92
  br label %113

111:                                              ; preds = %92
  br label %113

112:                                              ; preds = %92
  br label %113

113:                                              ; preds = %112, %111, %110, %109, %108, %107, %106, %105, %104, %103, %102, %101, %100, %99, %98, %97, %96, %95, %94, %92
  %114 = phi i64 [ -6703182060581546711, %92 ], [ 4397547296490951402, %111 ], [ -277156292786332224, %96 ], [ -2638381946312093631, %97 ], [ -121206125134887583, %98 ], [ -5249950069107600672, %99 ], [ 452944820249399836, %100 ], [ -135693905287338178, %101 ], [ -1692731182770600828, %102 ], [ -1613291254968254911, %103 ], [ 4148332274289687028, %104 ], [ -7168499653074671557, %105 ], [ 2303758334597371919, %106 ], [ -1211730484530615009, %107 ], [ 7869616827067468215, %108 ], [ 5712322887342352941, %109 ], [ 8441921394348257659, %110 ], [ 0, %95 ], [ 7780917995555872008, %112 ], [ 6197850593633725355, %94 ]
  %115 = icmp eq i16 %26, 0
  br i1 %115, label %129, label %116

116:                                              ; preds = %113
  %117 = zext i32 %27 to i64
  %118 = shl i64 %51, %117
  %119 = sub nsw i32 64, %27
  %120 = zext nneg i32 %119 to i64
  %121 = lshr i64 %72, %120
  %122 = or i64 %121, %118
  %123 = shl i64 %72, %117
  %124 = lshr i64 %93, %120
  %125 = or i64 %124, %123
  %126 = shl i64 %93, %117
  %127 = lshr i64 %114, %120
  %128 = or i64 %127, %126
  br label %129

129:                                              ; preds = %116, %113
  %130 = phi i64 [ %128, %116 ], [ %93, %113 ]
  %131 = phi i64 [ %125, %116 ], [ %72, %113 ]
  %132 = phi i64 [ %122, %116 ], [ %51, %113 ]
  %133 = zext nneg i64 %19 to i128
  %134 = zext i64 %131 to i128
  %135 = mul nuw nsw i128 %134, %133
  %136 = zext i64 %130 to i128
  %137 = mul nuw nsw i128 %136, %133
  %138 = lshr i128 %137, 64
  %139 = add nuw nsw i128 %135, %138
  %140 = mul i64 %132, %19
  %141 = lshr i128 %139, 64
  %142 = trunc nuw nsw i128 %141 to i64
  %143 = add i64 %140, %142
  %144 = trunc i128 %139 to i64
  %145 = lshr i64 %143, 62
  %146 = trunc nuw nsw i64 %145 to i32
  %147 = tail call i64 @llvm.fshl.i64(i64 %143, i64 %144, i64 2)
  %148 = shl i64 %144, 2
  %149 = lshr i64 %147, 63
  %150 = trunc nuw nsw i64 %149 to i32
  %151 = add nuw nsw i32 %150, %146
  %152 = sitofp i64 %147 to double
  %153 = uitofp i64 %148 to double
  %154 = fmul double %153, 0x3BF0000000000000
  %155 = fadd double %154, %152
  %156 = fmul double %155, 0x3BF921FB54442D18
  %157 = fcmp olt double %0, 0.000000e+00
  %158 = sub nsw i32 0, %151
  %159 = select i1 %157, i32 %158, i32 %151
  %160 = fneg double %156
  %161 = select i1 %157, double %160, double %156
  br label %162

162:                                              ; preds = %4, %8, %129
  %163 = phi i32 [ 0, %4 ], [ %15, %8 ], [ %159, %129 ]
  %164 = phi double [ %0, %4 ], [ %14, %8 ], [ %161, %129 ]
  %165 = and i32 %163, 1
  %166 = icmp eq i32 %165, 0
  %167 = fmul double %164, %164
  br i1 %166, label %179, label %168

168:                                              ; preds = %162
  %169 = tail call noundef double @llvm.fma.f64(double %167, double 0x3CE952C77030AD4A, double 0xBD6AE7F3E733B81F)
  %170 = tail call noundef double @llvm.fma.f64(double %169, double %167, double 0x3DE6124613A86D09)
  %171 = tail call noundef double @llvm.fma.f64(double %170, double %167, double 0xBE5AE64567F544E4)
  %172 = tail call noundef double @llvm.fma.f64(double %171, double %167, double 0x3EC71DE3A556C734)
  %173 = tail call noundef double @llvm.fma.f64(double %172, double %167, double 0xBF2A01A01A01A01A)
  %174 = tail call noundef double @llvm.fma.f64(double %173, double %167, double 0x3F81111111111111)
  %175 = tail call noundef double @llvm.fma.f64(double %174, double %167, double 0xBFC5555555555555)
  %176 = fmul double %167, %175
  %177 = tail call noundef double @llvm.fma.f64(double %176, double %164, double %164)
  %178 = tail call noundef double @llvm.copysign.f64(double %177, double %164)
  br label %190

179:                                              ; preds = %162
  %180 = tail call noundef double @llvm.fma.f64(double %167, double 0xBCA6827863B97D97, double 0x3D2AE7F3E733B81F)
  %181 = tail call noundef double @llvm.fma.f64(double %180, double %167, double 0xBDA93974A8C07C9D)
  %182 = tail call noundef double @llvm.fma.f64(double %181, double %167, double 0x3E21EED8EFF8D898)
  %183 = tail call noundef double @llvm.fma.f64(double %182, double %167, double 0xBE927E4FB7789F5C)
  %184 = tail call noundef double @llvm.fma.f64(double %183, double %167, double 0x3EFA01A01A01A01A)
  %185 = tail call noundef double @llvm.fma.f64(double %184, double %167, double 0xBF56C16C16C16C17)
  %186 = tail call noundef double @llvm.fma.f64(double %185, double %167, double 0x3FA5555555555555)
  %187 = fmul double %167, %186
  %188 = tail call noundef double @llvm.fma.f64(double %167, double -5.000000e-01, double 1.000000e+00)
  %189 = tail call noundef double @llvm.fma.f64(double %187, double %167, double %188)
  br label %190

190:                                              ; preds = %179, %168
  %191 = phi double [ %178, %168 ], [ %189, %179 ]
  %192 = add i32 %163, 1
  %193 = and i32 %192, 2
  %194 = icmp eq i32 %193, 0
  %195 = fneg double %191
  %196 = select i1 %194, double %191, double %195
  br label %197

197:                                              ; preds = %1, %190
  %198 = phi double [ %196, %190 ], [ 0x7FF8000000000000, %1 ]
  ret double %198
}

define linkonce_odr hidden noundef double @tk_tan_f64(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call noundef double @llvm.fabs.f64(double %0)
  %3 = fcmp ueq double %2, 0x7FF0000000000000
  br i1 %3, label %193, label %4

4:                                                ; preds = %1
  %5 = fcmp olt double %2, 7.850000e-01
  br i1 %5, label %162, label %6

6:                                                ; preds = %4
  %7 = fcmp olt double %2, 0x4130000000000000
  br i1 %7, label %8, label %16

8:                                                ; preds = %6
  %9 = fmul double %0, 0x3FE45F306DC9C883
  %10 = tail call double @llvm.rint.f64(double %9)
  %11 = fneg double %10
  %12 = tail call noundef double @llvm.fma.f64(double %11, double 0x3FF921FB54442D18, double %0)
  %13 = tail call noundef double @llvm.fma.f64(double %11, double 0x3C91A62633145C07, double %12)
  %14 = tail call noundef double @llvm.fma.f64(double %11, double 0xB91F1976B7ED8FBC, double %13)
  %15 = fptosi double %10 to i32
  br label %162

16:                                               ; preds = %6
  %17 = bitcast double %2 to i64
  %18 = and i64 %17, 4503599627370495
  %19 = or disjoint i64 %18, 4503599627370496
  %20 = lshr i64 %17, 52
  %21 = trunc nuw nsw i64 %20 to i32
  %22 = trunc nuw nsw i64 %20 to i16
  %23 = add nsw i16 %22, -1013
  %24 = sdiv i16 %23, 64
  %25 = mul i16 %24, 64
  %26 = sub i16 %23, %25
  %27 = sext i16 %26 to i32
  %28 = add nsw i32 %21, -950
  %29 = icmp ult i32 %28, 127
  br i1 %29, label %50, label %30

30:                                               ; preds = %16
  switch i16 %24, label %32 [
    i16 1, label %50
    i16 2, label %33
    i16 3, label %34
    i16 4, label %35
    i16 5, label %36
    i16 6, label %37
    i16 7, label %38
    i16 8, label %39
    i16 9, label %40
    i16 10, label %41
    i16 11, label %42
    i16 12, label %43
    i16 13, label %44
    i16 14, label %45
    i16 15, label %46
    i16 16, label %47
    i16 17, label %48
    i16 18, label %49
    i16 19, label %31
  ]

31:                                               ; preds = %30
  br label %50

32:                                               ; preds = %30
  br label %50

33:                                               ; preds = %30
  br label %50

34:                                               ; preds = %30
  br label %50

35:                                               ; preds = %30
  br label %50

36:                                               ; preds = %30
  br label %50

37:                                               ; preds = %30
  br label %50

38:                                               ; preds = %30
  br label %50

39:                                               ; preds = %30
  br label %50

40:                                               ; preds = %30
  br label %50

41:                                               ; preds = %30
  br label %50

42:                                               ; preds = %30
  br label %50

43:                                               ; preds = %30
  br label %50

44:                                               ; preds = %30
  br label %50

45:                                               ; preds = %30
  br label %50

46:                                               ; preds = %30
  br label %50

47:                                               ; preds = %30
  br label %50

48:                                               ; preds = %30
  br label %50

49:                                               ; preds = %30
  br label %50

50:                                               ; preds = %49, %48, %47, %46, %45, %44, %43, %42, %41, %40, %39, %38, %37, %36, %35, %34, %33, %32, %31, %30, %16
  %51 = phi i64 [ 0, %16 ], [ -6703182060581546711, %30 ], [ 4397547296490951402, %48 ], [ -277156292786332224, %33 ], [ -2638381946312093631, %34 ], [ -121206125134887583, %35 ], [ -5249950069107600672, %36 ], [ 452944820249399836, %37 ], [ -135693905287338178, %38 ], [ -1692731182770600828, %39 ], [ -1613291254968254911, %40 ], [ 4148332274289687028, %41 ], [ -7168499653074671557, %42 ], [ 2303758334597371919, %43 ], [ -1211730484530615009, %44 ], [ 7869616827067468215, %45 ], [ 5712322887342352941, %46 ], [ 8441921394348257659, %47 ], [ 0, %32 ], [ 7780917995555872008, %49 ], [ 6197850593633725355, %31 ]
  switch i16 %24, label %53 [
    i16 0, label %71
    i16 1, label %54
    i16 2, label %55
    i16 3, label %56
    i16 4, label %57
    i16 5, label %58
    i16 6, label %59
    i16 7, label %60
    i16 8, label %61
    i16 9, label %62
    i16 10, label %63
    i16 11, label %64
    i16 12, label %65
    i16 13, label %66
    i16 14, label %67
    i16 15, label %68
    i16 16, label %69
    i16 17, label %70
    i16 18, label %52
  ]

52:                                               ; preds = %50
  br label %71

53:                                               ; preds = %50
  br label %71

54:                                               ; preds = %50
  br label %71

55:                                               ; preds = %50
  br label %71

56:                                               ; preds = %50
  br label %71

57:                                               ; preds = %50
  br label %71

58:                                               ; preds = %50
  br label %71

59:                                               ; preds = %50
  br label %71

60:                                               ; preds = %50
  br label %71

61:                                               ; preds = %50
  br label %71

62:                                               ; preds = %50
  br label %71

63:                                               ; preds = %50
  br label %71

64:                                               ; preds = %50
  br label %71

65:                                               ; preds = %50
  br label %71

66:                                               ; preds = %50
  br label %71

67:                                               ; preds = %50
  br label %71

68:                                               ; preds = %50
  br label %71

69:                                               ; preds = %50
  br label %71

70:                                               ; preds = %50
  br label %71

71:                                               ; preds = %70, %69, %68, %67, %66, %65, %64, %63, %62, %61, %60, %59, %58, %57, %56, %55, %54, %53, %52, %50
  %72 = phi i64 [ -6703182060581546711, %50 ], [ 4397547296490951402, %69 ], [ -277156292786332224, %54 ], [ -2638381946312093631, %55 ], [ -121206125134887583, %56 ], [ -5249950069107600672, %57 ], [ 452944820249399836, %58 ], [ -135693905287338178, %59 ], [ -1692731182770600828, %60 ], [ -1613291254968254911, %61 ], [ 4148332274289687028, %62 ], [ -7168499653074671557, %63 ], [ 2303758334597371919, %64 ], [ -1211730484530615009, %65 ], [ 7869616827067468215, %66 ], [ 5712322887342352941, %67 ], [ 8441921394348257659, %68 ], [ 0, %53 ], [ 7780917995555872008, %70 ], [ 6197850593633725355, %52 ]
  switch i16 %24, label %74 [
    i16 -1, label %92
    i16 0, label %75
    i16 1, label %76
    i16 2, label %77
    i16 3, label %78
    i16 4, label %79
    i16 5, label %80
    i16 6, label %81
    i16 7, label %82
    i16 8, label %83
    i16 9, label %84
    i16 10, label %85
    i16 11, label %86
    i16 12, label %87
    i16 13, label %88
    i16 14, label %89
    i16 15, label %90
    i16 16, label %91
    i16 17, label %73
  ]

73:                                               ; preds = %71
  br label %92

74:                                               ; preds = %71
  br label %92

75:                                               ; preds = %71
  br label %92

76:                                               ; preds = %71
  br label %92

77:                                               ; preds = %71
  br label %92

78:                                               ; preds = %71
  br label %92

79:                                               ; preds = %71
  br label %92

80:                                               ; preds = %71
  br label %92

81:                                               ; preds = %71
  br label %92

82:                                               ; preds = %71
  br label %92

83:                                               ; preds = %71
  br label %92

84:                                               ; preds = %71
  br label %92

85:                                               ; preds = %71
  br label %92

86:                                               ; preds = %71
  br label %92

87:                                               ; preds = %71
  br label %92

88:                                               ; preds = %71
  br label %92

89:                                               ; preds = %71
  br label %92

90:                                               ; preds = %71
  br label %92

91:                                               ; preds = %71
  br label %92

92:                                               ; preds = %91, %90, %89, %88, %87, %86, %85, %84, %83, %82, %81, %80, %79, %78, %77, %76, %75, %74, %73, %71
  %93 = phi i64 [ -6703182060581546711, %71 ], [ 4397547296490951402, %90 ], [ -277156292786332224, %75 ], [ -2638381946312093631, %76 ], [ -121206125134887583, %77 ], [ -5249950069107600672, %78 ], [ 452944820249399836, %79 ], [ -135693905287338178, %80 ], [ -1692731182770600828, %81 ], [ -1613291254968254911, %82 ], [ 4148332274289687028, %83 ], [ -7168499653074671557, %84 ], [ 2303758334597371919, %85 ], [ -1211730484530615009, %86 ], [ 7869616827067468215, %87 ], [ 5712322887342352941, %88 ], [ 8441921394348257659, %89 ], [ 0, %74 ], [ 7780917995555872008, %91 ], [ 6197850593633725355, %73 ]
  switch i16 %24, label %95 [
    i16 -2, label %113
    i16 -1, label %96
    i16 0, label %97
    i16 1, label %98
    i16 2, label %99
    i16 3, label %100
    i16 4, label %101
    i16 5, label %102
    i16 6, label %103
    i16 7, label %104
    i16 8, label %105
    i16 9, label %106
    i16 10, label %107
    i16 11, label %108
    i16 12, label %109
    i16 13, label %110
    i16 14, label %111
    i16 15, label %112
    i16 16, label %94
  ]

94:                                               ; preds = %92
  br label %113

95:                                               ; preds = %92
  br label %113

96:                                               ; preds = %92
  br label %113

97:                                               ; preds = %92
  br label %113

98:                                               ; preds = %92
  br label %113

99:                                               ; preds = %92
  br label %113

100:                                              ; preds = %92
  br label %113

101:                                              ; preds = %92
  br label %113

102:                                              ; preds = %92
  br label %113

103:                                              ; preds = %92
  br label %113

104:                                              ; preds = %92
  br label %113

105:                                              ; preds = %92
  br label %113

106:                                              ; preds = %92
  br label %113

107:                                              ; preds = %92
  br label %113

108:                                              ; preds = %92
  br label %113

109:                                              ; preds = %92
  br label %113

110:                                              ; preds = %92
  br label %113

111:                                              ; preds = %92
  br label %113

112:                                              ; preds = %92
  br label %113

113:                                              ; preds = %112, %111, %110, %109, %108, %107, %106, %105, %104, %103, %102, %101, %100, %99, %98, %97, %96, %95, %94, %92
  %114 = phi i64 [ -6703182060581546711, %92 ], [ 4397547296490951402, %111 ], [ -277156292786332224, %96 ], [ -2638381946312093631, %97 ], [ -121206125134887583, %98 ], [ -5249950069107600672, %99 ], [ 452944820249399836, %100 ], [ -135693905287338178, %101 ], [ -1692731182770600828, %102 ], [ -1613291254968254911, %103 ], [ 4148332274289687028, %104 ], [ -7168499653074671557, %105 ], [ 2303758334597371919, %106 ], [ -1211730484530615009, %107 ], [ 7869616827067468215, %108 ], [ 5712322887342352941, %109 ], [ 8441921394348257659, %110 ], [ 0, %95 ], [ 7780917995555872008, %112 ], [ 6197850593633725355, %94 ]
  %115 = icmp eq i16 %26, 0
  br i1 %115, label %129, label %116

116:                                              ; preds = %113
  %117 = zext i32 %27 to i64
  %118 = shl i64 %51, %117
  %119 = sub nsw i32 64, %27
  %120 = zext nneg i32 %119 to i64
  %121 = lshr i64 %72, %120
  %122 = or i64 %121, %118
  %123 = shl i64 %72, %117
  %124 = lshr i64 %93, %120
  %125 = or i64 %124, %123
  %126 = shl i64 %93, %117
  %127 = lshr i64 %114, %120
  %128 = or i64 %127, %126
  br label %129

129:                                              ; preds = %116, %113
  %130 = phi i64 [ %128, %116 ], [ %93, %113 ]
  %131 = phi i64 [ %125, %116 ], [ %72, %113 ]
  %132 = phi i64 [ %122, %116 ], [ %51, %113 ]
  %133 = zext nneg i64 %19 to i128
  %134 = zext i64 %131 to i128
  %135 = mul nuw nsw i128 %134, %133
  %136 = zext i64 %130 to i128
  %137 = mul nuw nsw i128 %136, %133
  %138 = lshr i128 %137, 64
  %139 = add nuw nsw i128 %135, %138
  %140 = mul i64 %132, %19
  %141 = lshr i128 %139, 64
  %142 = trunc nuw nsw i128 %141 to i64
  %143 = add i64 %140, %142
  %144 = trunc i128 %139 to i64
  %145 = lshr i64 %143, 62
  %146 = trunc nuw nsw i64 %145 to i32
  %147 = tail call i64 @llvm.fshl.i64(i64 %143, i64 %144, i64 2)
  %148 = shl i64 %144, 2
  %149 = lshr i64 %147, 63
  %150 = trunc nuw nsw i64 %149 to i32
  %151 = add nuw nsw i32 %150, %146
  %152 = sitofp i64 %147 to double
  %153 = uitofp i64 %148 to double
  %154 = fmul double %153, 0x3BF0000000000000
  %155 = fadd double %154, %152
  %156 = fmul double %155, 0x3BF921FB54442D18
  %157 = fcmp olt double %0, 0.000000e+00
  %158 = sub nsw i32 0, %151
  %159 = select i1 %157, i32 %158, i32 %151
  %160 = fneg double %156
  %161 = select i1 %157, double %160, double %156
  br label %162

162:                                              ; preds = %4, %8, %129
  %163 = phi i32 [ 0, %4 ], [ %15, %8 ], [ %159, %129 ]
  %164 = phi double [ %0, %4 ], [ %14, %8 ], [ %161, %129 ]
  %165 = fmul double %164, %164
  %166 = tail call noundef double @llvm.fma.f64(double %165, double 0x3CE952C77030AD4A, double 0xBD6AE7F3E733B81F)
  %167 = tail call noundef double @llvm.fma.f64(double %166, double %165, double 0x3DE6124613A86D09)
  %168 = tail call noundef double @llvm.fma.f64(double %167, double %165, double 0xBE5AE64567F544E4)
  %169 = tail call noundef double @llvm.fma.f64(double %168, double %165, double 0x3EC71DE3A556C734)
  %170 = tail call noundef double @llvm.fma.f64(double %169, double %165, double 0xBF2A01A01A01A01A)
  %171 = tail call noundef double @llvm.fma.f64(double %170, double %165, double 0x3F81111111111111)
  %172 = tail call noundef double @llvm.fma.f64(double %171, double %165, double 0xBFC5555555555555)
  %173 = fmul double %165, %172
  %174 = tail call noundef double @llvm.fma.f64(double %173, double %164, double %164)
  %175 = tail call noundef double @llvm.copysign.f64(double %174, double %164)
  %176 = tail call noundef double @llvm.fma.f64(double %165, double 0xBCA6827863B97D97, double 0x3D2AE7F3E733B81F)
  %177 = tail call noundef double @llvm.fma.f64(double %176, double %165, double 0xBDA93974A8C07C9D)
  %178 = tail call noundef double @llvm.fma.f64(double %177, double %165, double 0x3E21EED8EFF8D898)
  %179 = tail call noundef double @llvm.fma.f64(double %178, double %165, double 0xBE927E4FB7789F5C)
  %180 = tail call noundef double @llvm.fma.f64(double %179, double %165, double 0x3EFA01A01A01A01A)
  %181 = tail call noundef double @llvm.fma.f64(double %180, double %165, double 0xBF56C16C16C16C17)
  %182 = tail call noundef double @llvm.fma.f64(double %181, double %165, double 0x3FA5555555555555)
  %183 = fmul double %165, %182
  %184 = tail call noundef double @llvm.fma.f64(double %165, double -5.000000e-01, double 1.000000e+00)
  %185 = tail call noundef double @llvm.fma.f64(double %183, double %165, double %184)
  %186 = and i32 %163, 1
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %191, label %188

188:                                              ; preds = %162
  %189 = fneg double %185
  %190 = fdiv double %189, %175
  br label %193

191:                                              ; preds = %162
  %192 = fdiv double %175, %185
  br label %193

193:                                              ; preds = %188, %191, %1
  %194 = phi double [ 0x7FF8000000000000, %1 ], [ %190, %188 ], [ %192, %191 ]
  ret double %194
}

define linkonce_odr hidden noundef double @tk_atan_f64(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call noundef double @llvm.fabs.f64(double %0)
  %3 = fcmp uno double %0, 0.000000e+00
  br i1 %3, label %134, label %4

4:                                                ; preds = %1
  %5 = fcmp ogt double %2, 1.000000e+00
  br i1 %5, label %6, label %71

6:                                                ; preds = %4
  %7 = fdiv double 1.000000e+00, %2
  %8 = fcmp ogt double %7, 0x3FDA827999FCEF32
  br i1 %8, label %9, label %13

9:                                                ; preds = %6
  %10 = fadd double %7, -1.000000e+00
  %11 = fadd double %7, 1.000000e+00
  %12 = fdiv double %10, %11
  br label %13

13:                                               ; preds = %9, %6
  %14 = phi double [ %12, %9 ], [ %7, %6 ]
  %15 = fmul double %14, %14
  %16 = tail call noundef double @llvm.fma.f64(double %15, double 0xBF94E5E0A72F0539, double 0x3F95C9882B931057)
  %17 = fneg double %16
  %18 = tail call noundef double @llvm.fma.f64(double %17, double %15, double 0x3F96C16C16C16C17)
  %19 = fneg double %18
  %20 = tail call noundef double @llvm.fma.f64(double %19, double %15, double 0x3F97D05F417D05F4)
  %21 = fneg double %20
  %22 = tail call noundef double @llvm.fma.f64(double %21, double %15, double 0x3F98F9C18F9C18FA)
  %23 = fneg double %22
  %24 = tail call noundef double @llvm.fma.f64(double %23, double %15, double 0x3F9A41A41A41A41A)
  %25 = fneg double %24
  %26 = tail call noundef double @llvm.fma.f64(double %25, double %15, double 0x3F9BACF914C1BAD0)
  %27 = fneg double %26
  %28 = tail call noundef double @llvm.fma.f64(double %27, double %15, double 0x3F9D41D41D41D41D)
  %29 = fneg double %28
  %30 = tail call noundef double @llvm.fma.f64(double %29, double %15, double 0x3F9F07C1F07C1F08)
  %31 = fneg double %30
  %32 = tail call noundef double @llvm.fma.f64(double %31, double %15, double 0x3FA0842108421084)
  %33 = fneg double %32
  %34 = tail call noundef double @llvm.fma.f64(double %33, double %15, double 0x3FA1A7B9611A7B96)
  %35 = fneg double %34
  %36 = tail call noundef double @llvm.fma.f64(double %35, double %15, double 0x3FA2F684BDA12F68)
  %37 = fneg double %36
  %38 = tail call noundef double @llvm.fma.f64(double %37, double %15, double 4.000000e-02)
  %39 = fneg double %38
  %40 = tail call noundef double @llvm.fma.f64(double %39, double %15, double 0x3FA642C8590B2164)
  %41 = fneg double %40
  %42 = tail call noundef double @llvm.fma.f64(double %41, double %15, double 0x3FA8618618618618)
  %43 = fneg double %42
  %44 = tail call noundef double @llvm.fma.f64(double %43, double %15, double 0x3FAAF286BCA1AF28)
  %45 = fneg double %44
  %46 = tail call noundef double @llvm.fma.f64(double %45, double %15, double 0x3FAE1E1E1E1E1E1E)
  %47 = fneg double %46
  %48 = tail call noundef double @llvm.fma.f64(double %47, double %15, double 0x3FB1111111111111)
  %49 = fneg double %48
  %50 = tail call noundef double @llvm.fma.f64(double %49, double %15, double 0x3FB3B13B13B13B14)
  %51 = fneg double %50
  %52 = tail call noundef double @llvm.fma.f64(double %51, double %15, double 0x3FB745D1745D1746)
  %53 = fneg double %52
  %54 = tail call noundef double @llvm.fma.f64(double %53, double %15, double 0x3FBC71C71C71C71C)
  %55 = fneg double %54
  %56 = tail call noundef double @llvm.fma.f64(double %55, double %15, double 0x3FC2492492492492)
  %57 = fneg double %56
  %58 = tail call noundef double @llvm.fma.f64(double %57, double %15, double 2.000000e-01)
  %59 = fneg double %58
  %60 = tail call noundef double @llvm.fma.f64(double %59, double %15, double 0x3FD5555555555555)
  %61 = fneg double %60
  %62 = fmul double %15, %61
  %63 = tail call noundef double @llvm.fma.f64(double %62, double %14, double %14)
  br i1 %8, label %64, label %67

64:                                               ; preds = %13
  %65 = fadd double %63, 0x3C81A62633145C07
  %66 = fadd double %65, 0x3FE921FB54442D18
  br label %67

67:                                               ; preds = %13, %64
  %68 = phi double [ %66, %64 ], [ %63, %13 ]
  %69 = fadd double %68, 0xBC91A62633145C07
  %70 = fsub double 0x3FF921FB54442D18, %69
  br label %131

71:                                               ; preds = %4
  %72 = fcmp ogt double %2, 0x3FDA827999FCEF32
  br i1 %72, label %73, label %77

73:                                               ; preds = %71
  %74 = fadd double %2, -1.000000e+00
  %75 = fadd double %2, 1.000000e+00
  %76 = fdiv double %74, %75
  br label %77

77:                                               ; preds = %73, %71
  %78 = phi double [ %76, %73 ], [ %2, %71 ]
  %79 = fmul double %78, %78
  %80 = tail call noundef double @llvm.fma.f64(double %79, double 0xBF94E5E0A72F0539, double 0x3F95C9882B931057)
  %81 = fneg double %80
  %82 = tail call noundef double @llvm.fma.f64(double %81, double %79, double 0x3F96C16C16C16C17)
  %83 = fneg double %82
  %84 = tail call noundef double @llvm.fma.f64(double %83, double %79, double 0x3F97D05F417D05F4)
  %85 = fneg double %84
  %86 = tail call noundef double @llvm.fma.f64(double %85, double %79, double 0x3F98F9C18F9C18FA)
  %87 = fneg double %86
  %88 = tail call noundef double @llvm.fma.f64(double %87, double %79, double 0x3F9A41A41A41A41A)
  %89 = fneg double %88
  %90 = tail call noundef double @llvm.fma.f64(double %89, double %79, double 0x3F9BACF914C1BAD0)
  %91 = fneg double %90
  %92 = tail call noundef double @llvm.fma.f64(double %91, double %79, double 0x3F9D41D41D41D41D)
  %93 = fneg double %92
  %94 = tail call noundef double @llvm.fma.f64(double %93, double %79, double 0x3F9F07C1F07C1F08)
  %95 = fneg double %94
  %96 = tail call noundef double @llvm.fma.f64(double %95, double %79, double 0x3FA0842108421084)
  %97 = fneg double %96
  %98 = tail call noundef double @llvm.fma.f64(double %97, double %79, double 0x3FA1A7B9611A7B96)
  %99 = fneg double %98
  %100 = tail call noundef double @llvm.fma.f64(double %99, double %79, double 0x3FA2F684BDA12F68)
  %101 = fneg double %100
  %102 = tail call noundef double @llvm.fma.f64(double %101, double %79, double 4.000000e-02)
  %103 = fneg double %102
  %104 = tail call noundef double @llvm.fma.f64(double %103, double %79, double 0x3FA642C8590B2164)
  %105 = fneg double %104
  %106 = tail call noundef double @llvm.fma.f64(double %105, double %79, double 0x3FA8618618618618)
  %107 = fneg double %106
  %108 = tail call noundef double @llvm.fma.f64(double %107, double %79, double 0x3FAAF286BCA1AF28)
  %109 = fneg double %108
  %110 = tail call noundef double @llvm.fma.f64(double %109, double %79, double 0x3FAE1E1E1E1E1E1E)
  %111 = fneg double %110
  %112 = tail call noundef double @llvm.fma.f64(double %111, double %79, double 0x3FB1111111111111)
  %113 = fneg double %112
  %114 = tail call noundef double @llvm.fma.f64(double %113, double %79, double 0x3FB3B13B13B13B14)
  %115 = fneg double %114
  %116 = tail call noundef double @llvm.fma.f64(double %115, double %79, double 0x3FB745D1745D1746)
  %117 = fneg double %116
  %118 = tail call noundef double @llvm.fma.f64(double %117, double %79, double 0x3FBC71C71C71C71C)
  %119 = fneg double %118
  %120 = tail call noundef double @llvm.fma.f64(double %119, double %79, double 0x3FC2492492492492)
  %121 = fneg double %120
  %122 = tail call noundef double @llvm.fma.f64(double %121, double %79, double 2.000000e-01)
  %123 = fneg double %122
  %124 = tail call noundef double @llvm.fma.f64(double %123, double %79, double 0x3FD5555555555555)
  %125 = fneg double %124
  %126 = fmul double %79, %125
  %127 = tail call noundef double @llvm.fma.f64(double %126, double %78, double %78)
  br i1 %72, label %128, label %131

128:                                              ; preds = %77
  %129 = fadd double %127, 0x3C81A62633145C07
  %130 = fadd double %129, 0x3FE921FB54442D18
  br label %131

131:                                              ; preds = %128, %77, %67
  %132 = phi double [ %70, %67 ], [ %130, %128 ], [ %127, %77 ]
  %133 = tail call noundef double @llvm.copysign.f64(double %132, double %0)
  br label %134

134:                                              ; preds = %1, %131
  %135 = phi double [ %133, %131 ], [ %0, %1 ]
  ret double %135
}

define linkonce_odr hidden noundef double @tk_atan2_f64(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fcmp uno double %1, %0
  br i1 %3, label %155, label %4

4:                                                ; preds = %2
  %5 = tail call noundef double @llvm.fabs.f64(double %1)
  %6 = tail call noundef double @llvm.fabs.f64(double %0)
  %7 = fcmp oeq double %5, %6
  br i1 %7, label %8, label %11

8:                                                ; preds = %4
  %9 = fcmp oeq double %1, 0.000000e+00
  %10 = select i1 %9, double 0.000000e+00, double 0x3FE921FB54442D18
  br label %145

11:                                               ; preds = %4
  %12 = fdiv double %6, %5
  %13 = tail call noundef double @llvm.fabs.f64(double %12)
  %14 = fcmp uno double %12, 0.000000e+00
  br i1 %14, label %145, label %15

15:                                               ; preds = %11
  %16 = fcmp ogt double %13, 1.000000e+00
  br i1 %16, label %17, label %82

17:                                               ; preds = %15
  %18 = fdiv double 1.000000e+00, %13
  %19 = fcmp ogt double %18, 0x3FDA827999FCEF32
  br i1 %19, label %20, label %24

20:                                               ; preds = %17
  %21 = fadd double %18, -1.000000e+00
  %22 = fadd double %18, 1.000000e+00
  %23 = fdiv double %21, %22
  br label %24

24:                                               ; preds = %20, %17
  %25 = phi double [ %23, %20 ], [ %18, %17 ]
  %26 = fmul double %25, %25
  %27 = tail call noundef double @llvm.fma.f64(double %26, double 0xBF94E5E0A72F0539, double 0x3F95C9882B931057)
  %28 = fneg double %27
  %29 = tail call noundef double @llvm.fma.f64(double %28, double %26, double 0x3F96C16C16C16C17)
  %30 = fneg double %29
  %31 = tail call noundef double @llvm.fma.f64(double %30, double %26, double 0x3F97D05F417D05F4)
  %32 = fneg double %31
  %33 = tail call noundef double @llvm.fma.f64(double %32, double %26, double 0x3F98F9C18F9C18FA)
  %34 = fneg double %33
  %35 = tail call noundef double @llvm.fma.f64(double %34, double %26, double 0x3F9A41A41A41A41A)
  %36 = fneg double %35
  %37 = tail call noundef double @llvm.fma.f64(double %36, double %26, double 0x3F9BACF914C1BAD0)
  %38 = fneg double %37
  %39 = tail call noundef double @llvm.fma.f64(double %38, double %26, double 0x3F9D41D41D41D41D)
  %40 = fneg double %39
  %41 = tail call noundef double @llvm.fma.f64(double %40, double %26, double 0x3F9F07C1F07C1F08)
  %42 = fneg double %41
  %43 = tail call noundef double @llvm.fma.f64(double %42, double %26, double 0x3FA0842108421084)
  %44 = fneg double %43
  %45 = tail call noundef double @llvm.fma.f64(double %44, double %26, double 0x3FA1A7B9611A7B96)
  %46 = fneg double %45
  %47 = tail call noundef double @llvm.fma.f64(double %46, double %26, double 0x3FA2F684BDA12F68)
  %48 = fneg double %47
  %49 = tail call noundef double @llvm.fma.f64(double %48, double %26, double 4.000000e-02)
  %50 = fneg double %49
  %51 = tail call noundef double @llvm.fma.f64(double %50, double %26, double 0x3FA642C8590B2164)
  %52 = fneg double %51
  %53 = tail call noundef double @llvm.fma.f64(double %52, double %26, double 0x3FA8618618618618)
  %54 = fneg double %53
  %55 = tail call noundef double @llvm.fma.f64(double %54, double %26, double 0x3FAAF286BCA1AF28)
  %56 = fneg double %55
  %57 = tail call noundef double @llvm.fma.f64(double %56, double %26, double 0x3FAE1E1E1E1E1E1E)
  %58 = fneg double %57
  %59 = tail call noundef double @llvm.fma.f64(double %58, double %26, double 0x3FB1111111111111)
  %60 = fneg double %59
  %61 = tail call noundef double @llvm.fma.f64(double %60, double %26, double 0x3FB3B13B13B13B14)
  %62 = fneg double %61
  %63 = tail call noundef double @llvm.fma.f64(double %62, double %26, double 0x3FB745D1745D1746)
  %64 = fneg double %63
  %65 = tail call noundef double @llvm.fma.f64(double %64, double %26, double 0x3FBC71C71C71C71C)
  %66 = fneg double %65
  %67 = tail call noundef double @llvm.fma.f64(double %66, double %26, double 0x3FC2492492492492)
  %68 = fneg double %67
  %69 = tail call noundef double @llvm.fma.f64(double %68, double %26, double 2.000000e-01)
  %70 = fneg double %69
  %71 = tail call noundef double @llvm.fma.f64(double %70, double %26, double 0x3FD5555555555555)
  %72 = fneg double %71
  %73 = fmul double %26, %72
  %74 = tail call noundef double @llvm.fma.f64(double %73, double %25, double %25)
  br i1 %19, label %75, label %78

75:                                               ; preds = %24
  %76 = fadd double %74, 0x3C81A62633145C07
  %77 = fadd double %76, 0x3FE921FB54442D18
  br label %78

78:                                               ; preds = %75, %24
  %79 = phi double [ %77, %75 ], [ %74, %24 ]
  %80 = fadd double %79, 0xBC91A62633145C07
  %81 = fsub double 0x3FF921FB54442D18, %80
  br label %142

82:                                               ; preds = %15
  %83 = fcmp ogt double %13, 0x3FDA827999FCEF32
  br i1 %83, label %84, label %88

84:                                               ; preds = %82
  %85 = fadd double %13, -1.000000e+00
  %86 = fadd double %13, 1.000000e+00
  %87 = fdiv double %85, %86
  br label %88

88:                                               ; preds = %84, %82
  %89 = phi double [ %87, %84 ], [ %13, %82 ]
  %90 = fmul double %89, %89
  %91 = tail call noundef double @llvm.fma.f64(double %90, double 0xBF94E5E0A72F0539, double 0x3F95C9882B931057)
  %92 = fneg double %91
  %93 = tail call noundef double @llvm.fma.f64(double %92, double %90, double 0x3F96C16C16C16C17)
  %94 = fneg double %93
  %95 = tail call noundef double @llvm.fma.f64(double %94, double %90, double 0x3F97D05F417D05F4)
  %96 = fneg double %95
  %97 = tail call noundef double @llvm.fma.f64(double %96, double %90, double 0x3F98F9C18F9C18FA)
  %98 = fneg double %97
  %99 = tail call noundef double @llvm.fma.f64(double %98, double %90, double 0x3F9A41A41A41A41A)
  %100 = fneg double %99
  %101 = tail call noundef double @llvm.fma.f64(double %100, double %90, double 0x3F9BACF914C1BAD0)
  %102 = fneg double %101
  %103 = tail call noundef double @llvm.fma.f64(double %102, double %90, double 0x3F9D41D41D41D41D)
  %104 = fneg double %103
  %105 = tail call noundef double @llvm.fma.f64(double %104, double %90, double 0x3F9F07C1F07C1F08)
  %106 = fneg double %105
  %107 = tail call noundef double @llvm.fma.f64(double %106, double %90, double 0x3FA0842108421084)
  %108 = fneg double %107
  %109 = tail call noundef double @llvm.fma.f64(double %108, double %90, double 0x3FA1A7B9611A7B96)
  %110 = fneg double %109
  %111 = tail call noundef double @llvm.fma.f64(double %110, double %90, double 0x3FA2F684BDA12F68)
  %112 = fneg double %111
  %113 = tail call noundef double @llvm.fma.f64(double %112, double %90, double 4.000000e-02)
  %114 = fneg double %113
  %115 = tail call noundef double @llvm.fma.f64(double %114, double %90, double 0x3FA642C8590B2164)
  %116 = fneg double %115
  %117 = tail call noundef double @llvm.fma.f64(double %116, double %90, double 0x3FA8618618618618)
  %118 = fneg double %117
  %119 = tail call noundef double @llvm.fma.f64(double %118, double %90, double 0x3FAAF286BCA1AF28)
  %120 = fneg double %119
  %121 = tail call noundef double @llvm.fma.f64(double %120, double %90, double 0x3FAE1E1E1E1E1E1E)
  %122 = fneg double %121
  %123 = tail call noundef double @llvm.fma.f64(double %122, double %90, double 0x3FB1111111111111)
  %124 = fneg double %123
  %125 = tail call noundef double @llvm.fma.f64(double %124, double %90, double 0x3FB3B13B13B13B14)
  %126 = fneg double %125
  %127 = tail call noundef double @llvm.fma.f64(double %126, double %90, double 0x3FB745D1745D1746)
  %128 = fneg double %127
  %129 = tail call noundef double @llvm.fma.f64(double %128, double %90, double 0x3FBC71C71C71C71C)
  %130 = fneg double %129
  %131 = tail call noundef double @llvm.fma.f64(double %130, double %90, double 0x3FC2492492492492)
  %132 = fneg double %131
  %133 = tail call noundef double @llvm.fma.f64(double %132, double %90, double 2.000000e-01)
  %134 = fneg double %133
  %135 = tail call noundef double @llvm.fma.f64(double %134, double %90, double 0x3FD5555555555555)
  %136 = fneg double %135
  %137 = fmul double %90, %136
  %138 = tail call noundef double @llvm.fma.f64(double %137, double %89, double %89)
  br i1 %83, label %139, label %142

139:                                              ; preds = %88
  %140 = fadd double %138, 0x3C81A62633145C07
  %141 = fadd double %140, 0x3FE921FB54442D18
  br label %142

142:                                              ; preds = %139, %88, %78
  %143 = phi double [ %81, %78 ], [ %141, %139 ], [ %138, %88 ]
  %144 = tail call double @llvm.fabs.f64(double %143)
  br label %145

145:                                              ; preds = %142, %11, %8
  %146 = phi double [ %10, %8 ], [ %144, %142 ], [ %12, %11 ]
  %147 = bitcast double %1 to i64
  %148 = icmp sgt i64 %147, -1
  br i1 %148, label %152, label %149

149:                                              ; preds = %145
  %150 = fadd double %146, 0xBCA1A62633145C07
  %151 = fsub double 0x400921FB54442D18, %150
  br label %152

152:                                              ; preds = %149, %145
  %153 = phi double [ %151, %149 ], [ %146, %145 ]
  %154 = tail call noundef double @llvm.copysign.f64(double %153, double %0)
  br label %155

155:                                              ; preds = %2, %152
  %156 = phi double [ %154, %152 ], [ 0x7FF8000000000000, %2 ]
  ret double %156
}

define linkonce_odr hidden noundef double @tk_asin_f64(double noundef %0) local_unnamed_addr #0 {
  %2 = fsub double 1.000000e+00, %0
  %3 = fadd double %0, 1.000000e+00
  %4 = fmul double %2, %3
  %5 = tail call double @llvm.sqrt.f64(double %4)
  %6 = fcmp uno double %5, %0
  br i1 %6, label %158, label %7

7:                                                ; preds = %1
  %8 = tail call noundef double @llvm.fabs.f64(double %5)
  %9 = tail call noundef double @llvm.fabs.f64(double %0)
  %10 = fcmp oeq double %8, %9
  br i1 %10, label %11, label %14

11:                                               ; preds = %7
  %12 = fcmp oeq double %4, 0.000000e+00
  %13 = select i1 %12, double 0.000000e+00, double 0x3FE921FB54442D18
  br label %148

14:                                               ; preds = %7
  %15 = fdiv double %9, %8
  %16 = tail call noundef double @llvm.fabs.f64(double %15)
  %17 = fcmp uno double %15, 0.000000e+00
  br i1 %17, label %148, label %18

18:                                               ; preds = %14
  %19 = fcmp ogt double %16, 1.000000e+00
  br i1 %19, label %20, label %85

20:                                               ; preds = %18
  %21 = fdiv double 1.000000e+00, %16
  %22 = fcmp ogt double %21, 0x3FDA827999FCEF32
  br i1 %22, label %23, label %27

23:                                               ; preds = %20
  %24 = fadd double %21, -1.000000e+00
  %25 = fadd double %21, 1.000000e+00
  %26 = fdiv double %24, %25
  br label %27

27:                                               ; preds = %23, %20
  %28 = phi double [ %26, %23 ], [ %21, %20 ]
  %29 = fmul double %28, %28
  %30 = tail call noundef double @llvm.fma.f64(double %29, double 0xBF94E5E0A72F0539, double 0x3F95C9882B931057)
  %31 = fneg double %30
  %32 = tail call noundef double @llvm.fma.f64(double %31, double %29, double 0x3F96C16C16C16C17)
  %33 = fneg double %32
  %34 = tail call noundef double @llvm.fma.f64(double %33, double %29, double 0x3F97D05F417D05F4)
  %35 = fneg double %34
  %36 = tail call noundef double @llvm.fma.f64(double %35, double %29, double 0x3F98F9C18F9C18FA)
  %37 = fneg double %36
  %38 = tail call noundef double @llvm.fma.f64(double %37, double %29, double 0x3F9A41A41A41A41A)
  %39 = fneg double %38
  %40 = tail call noundef double @llvm.fma.f64(double %39, double %29, double 0x3F9BACF914C1BAD0)
  %41 = fneg double %40
  %42 = tail call noundef double @llvm.fma.f64(double %41, double %29, double 0x3F9D41D41D41D41D)
  %43 = fneg double %42
  %44 = tail call noundef double @llvm.fma.f64(double %43, double %29, double 0x3F9F07C1F07C1F08)
  %45 = fneg double %44
  %46 = tail call noundef double @llvm.fma.f64(double %45, double %29, double 0x3FA0842108421084)
  %47 = fneg double %46
  %48 = tail call noundef double @llvm.fma.f64(double %47, double %29, double 0x3FA1A7B9611A7B96)
  %49 = fneg double %48
  %50 = tail call noundef double @llvm.fma.f64(double %49, double %29, double 0x3FA2F684BDA12F68)
  %51 = fneg double %50
  %52 = tail call noundef double @llvm.fma.f64(double %51, double %29, double 4.000000e-02)
  %53 = fneg double %52
  %54 = tail call noundef double @llvm.fma.f64(double %53, double %29, double 0x3FA642C8590B2164)
  %55 = fneg double %54
  %56 = tail call noundef double @llvm.fma.f64(double %55, double %29, double 0x3FA8618618618618)
  %57 = fneg double %56
  %58 = tail call noundef double @llvm.fma.f64(double %57, double %29, double 0x3FAAF286BCA1AF28)
  %59 = fneg double %58
  %60 = tail call noundef double @llvm.fma.f64(double %59, double %29, double 0x3FAE1E1E1E1E1E1E)
  %61 = fneg double %60
  %62 = tail call noundef double @llvm.fma.f64(double %61, double %29, double 0x3FB1111111111111)
  %63 = fneg double %62
  %64 = tail call noundef double @llvm.fma.f64(double %63, double %29, double 0x3FB3B13B13B13B14)
  %65 = fneg double %64
  %66 = tail call noundef double @llvm.fma.f64(double %65, double %29, double 0x3FB745D1745D1746)
  %67 = fneg double %66
  %68 = tail call noundef double @llvm.fma.f64(double %67, double %29, double 0x3FBC71C71C71C71C)
  %69 = fneg double %68
  %70 = tail call noundef double @llvm.fma.f64(double %69, double %29, double 0x3FC2492492492492)
  %71 = fneg double %70
  %72 = tail call noundef double @llvm.fma.f64(double %71, double %29, double 2.000000e-01)
  %73 = fneg double %72
  %74 = tail call noundef double @llvm.fma.f64(double %73, double %29, double 0x3FD5555555555555)
  %75 = fneg double %74
  %76 = fmul double %29, %75
  %77 = tail call noundef double @llvm.fma.f64(double %76, double %28, double %28)
  br i1 %22, label %78, label %81

78:                                               ; preds = %27
  %79 = fadd double %77, 0x3C81A62633145C07
  %80 = fadd double %79, 0x3FE921FB54442D18
  br label %81

81:                                               ; preds = %78, %27
  %82 = phi double [ %80, %78 ], [ %77, %27 ]
  %83 = fadd double %82, 0xBC91A62633145C07
  %84 = fsub double 0x3FF921FB54442D18, %83
  br label %145

85:                                               ; preds = %18
  %86 = fcmp ogt double %16, 0x3FDA827999FCEF32
  br i1 %86, label %87, label %91

87:                                               ; preds = %85
  %88 = fadd double %16, -1.000000e+00
  %89 = fadd double %16, 1.000000e+00
  %90 = fdiv double %88, %89
  br label %91

91:                                               ; preds = %87, %85
  %92 = phi double [ %90, %87 ], [ %16, %85 ]
  %93 = fmul double %92, %92
  %94 = tail call noundef double @llvm.fma.f64(double %93, double 0xBF94E5E0A72F0539, double 0x3F95C9882B931057)
  %95 = fneg double %94
  %96 = tail call noundef double @llvm.fma.f64(double %95, double %93, double 0x3F96C16C16C16C17)
  %97 = fneg double %96
  %98 = tail call noundef double @llvm.fma.f64(double %97, double %93, double 0x3F97D05F417D05F4)
  %99 = fneg double %98
  %100 = tail call noundef double @llvm.fma.f64(double %99, double %93, double 0x3F98F9C18F9C18FA)
  %101 = fneg double %100
  %102 = tail call noundef double @llvm.fma.f64(double %101, double %93, double 0x3F9A41A41A41A41A)
  %103 = fneg double %102
  %104 = tail call noundef double @llvm.fma.f64(double %103, double %93, double 0x3F9BACF914C1BAD0)
  %105 = fneg double %104
  %106 = tail call noundef double @llvm.fma.f64(double %105, double %93, double 0x3F9D41D41D41D41D)
  %107 = fneg double %106
  %108 = tail call noundef double @llvm.fma.f64(double %107, double %93, double 0x3F9F07C1F07C1F08)
  %109 = fneg double %108
  %110 = tail call noundef double @llvm.fma.f64(double %109, double %93, double 0x3FA0842108421084)
  %111 = fneg double %110
  %112 = tail call noundef double @llvm.fma.f64(double %111, double %93, double 0x3FA1A7B9611A7B96)
  %113 = fneg double %112
  %114 = tail call noundef double @llvm.fma.f64(double %113, double %93, double 0x3FA2F684BDA12F68)
  %115 = fneg double %114
  %116 = tail call noundef double @llvm.fma.f64(double %115, double %93, double 4.000000e-02)
  %117 = fneg double %116
  %118 = tail call noundef double @llvm.fma.f64(double %117, double %93, double 0x3FA642C8590B2164)
  %119 = fneg double %118
  %120 = tail call noundef double @llvm.fma.f64(double %119, double %93, double 0x3FA8618618618618)
  %121 = fneg double %120
  %122 = tail call noundef double @llvm.fma.f64(double %121, double %93, double 0x3FAAF286BCA1AF28)
  %123 = fneg double %122
  %124 = tail call noundef double @llvm.fma.f64(double %123, double %93, double 0x3FAE1E1E1E1E1E1E)
  %125 = fneg double %124
  %126 = tail call noundef double @llvm.fma.f64(double %125, double %93, double 0x3FB1111111111111)
  %127 = fneg double %126
  %128 = tail call noundef double @llvm.fma.f64(double %127, double %93, double 0x3FB3B13B13B13B14)
  %129 = fneg double %128
  %130 = tail call noundef double @llvm.fma.f64(double %129, double %93, double 0x3FB745D1745D1746)
  %131 = fneg double %130
  %132 = tail call noundef double @llvm.fma.f64(double %131, double %93, double 0x3FBC71C71C71C71C)
  %133 = fneg double %132
  %134 = tail call noundef double @llvm.fma.f64(double %133, double %93, double 0x3FC2492492492492)
  %135 = fneg double %134
  %136 = tail call noundef double @llvm.fma.f64(double %135, double %93, double 2.000000e-01)
  %137 = fneg double %136
  %138 = tail call noundef double @llvm.fma.f64(double %137, double %93, double 0x3FD5555555555555)
  %139 = fneg double %138
  %140 = fmul double %93, %139
  %141 = tail call noundef double @llvm.fma.f64(double %140, double %92, double %92)
  br i1 %86, label %142, label %145

142:                                              ; preds = %91
  %143 = fadd double %141, 0x3C81A62633145C07
  %144 = fadd double %143, 0x3FE921FB54442D18
  br label %145

145:                                              ; preds = %142, %91, %81
  %146 = phi double [ %84, %81 ], [ %144, %142 ], [ %141, %91 ]
  %147 = tail call double @llvm.fabs.f64(double %146)
  br label %148

148:                                              ; preds = %145, %14, %11
  %149 = phi double [ %13, %11 ], [ %147, %145 ], [ %15, %14 ]
  %150 = bitcast double %5 to i64
  %151 = icmp sgt i64 %150, -1
  br i1 %151, label %155, label %152

152:                                              ; preds = %148
  %153 = fadd double %149, 0xBCA1A62633145C07
  %154 = fsub double 0x400921FB54442D18, %153
  br label %155

155:                                              ; preds = %152, %148
  %156 = phi double [ %154, %152 ], [ %149, %148 ]
  %157 = tail call noundef double @llvm.copysign.f64(double %156, double %0)
  br label %158

158:                                              ; preds = %1, %155
  %159 = phi double [ %157, %155 ], [ 0x7FF8000000000000, %1 ]
  ret double %159
}

declare double @llvm.sqrt.f64(double) #1

define linkonce_odr hidden noundef double @tk_acos_f64(double noundef %0) local_unnamed_addr #0 {
  %2 = fsub double 1.000000e+00, %0
  %3 = fadd double %0, 1.000000e+00
  %4 = fmul double %2, %3
  %5 = tail call double @llvm.sqrt.f64(double %4)
  %6 = fcmp uno double %0, %5
  br i1 %6, label %158, label %7

7:                                                ; preds = %1
  %8 = tail call noundef double @llvm.fabs.f64(double %0)
  %9 = tail call noundef double @llvm.fabs.f64(double %5)
  %10 = fcmp oeq double %8, %9
  br i1 %10, label %11, label %14

11:                                               ; preds = %7
  %12 = fcmp oeq double %0, 0.000000e+00
  %13 = select i1 %12, double 0.000000e+00, double 0x3FE921FB54442D18
  br label %148

14:                                               ; preds = %7
  %15 = fdiv double %9, %8
  %16 = tail call noundef double @llvm.fabs.f64(double %15)
  %17 = fcmp uno double %15, 0.000000e+00
  br i1 %17, label %148, label %18

18:                                               ; preds = %14
  %19 = fcmp ogt double %16, 1.000000e+00
  br i1 %19, label %20, label %85

20:                                               ; preds = %18
  %21 = fdiv double 1.000000e+00, %16
  %22 = fcmp ogt double %21, 0x3FDA827999FCEF32
  br i1 %22, label %23, label %27

23:                                               ; preds = %20
  %24 = fadd double %21, -1.000000e+00
  %25 = fadd double %21, 1.000000e+00
  %26 = fdiv double %24, %25
  br label %27

27:                                               ; preds = %23, %20
  %28 = phi double [ %26, %23 ], [ %21, %20 ]
  %29 = fmul double %28, %28
  %30 = tail call noundef double @llvm.fma.f64(double %29, double 0xBF94E5E0A72F0539, double 0x3F95C9882B931057)
  %31 = fneg double %30
  %32 = tail call noundef double @llvm.fma.f64(double %31, double %29, double 0x3F96C16C16C16C17)
  %33 = fneg double %32
  %34 = tail call noundef double @llvm.fma.f64(double %33, double %29, double 0x3F97D05F417D05F4)
  %35 = fneg double %34
  %36 = tail call noundef double @llvm.fma.f64(double %35, double %29, double 0x3F98F9C18F9C18FA)
  %37 = fneg double %36
  %38 = tail call noundef double @llvm.fma.f64(double %37, double %29, double 0x3F9A41A41A41A41A)
  %39 = fneg double %38
  %40 = tail call noundef double @llvm.fma.f64(double %39, double %29, double 0x3F9BACF914C1BAD0)
  %41 = fneg double %40
  %42 = tail call noundef double @llvm.fma.f64(double %41, double %29, double 0x3F9D41D41D41D41D)
  %43 = fneg double %42
  %44 = tail call noundef double @llvm.fma.f64(double %43, double %29, double 0x3F9F07C1F07C1F08)
  %45 = fneg double %44
  %46 = tail call noundef double @llvm.fma.f64(double %45, double %29, double 0x3FA0842108421084)
  %47 = fneg double %46
  %48 = tail call noundef double @llvm.fma.f64(double %47, double %29, double 0x3FA1A7B9611A7B96)
  %49 = fneg double %48
  %50 = tail call noundef double @llvm.fma.f64(double %49, double %29, double 0x3FA2F684BDA12F68)
  %51 = fneg double %50
  %52 = tail call noundef double @llvm.fma.f64(double %51, double %29, double 4.000000e-02)
  %53 = fneg double %52
  %54 = tail call noundef double @llvm.fma.f64(double %53, double %29, double 0x3FA642C8590B2164)
  %55 = fneg double %54
  %56 = tail call noundef double @llvm.fma.f64(double %55, double %29, double 0x3FA8618618618618)
  %57 = fneg double %56
  %58 = tail call noundef double @llvm.fma.f64(double %57, double %29, double 0x3FAAF286BCA1AF28)
  %59 = fneg double %58
  %60 = tail call noundef double @llvm.fma.f64(double %59, double %29, double 0x3FAE1E1E1E1E1E1E)
  %61 = fneg double %60
  %62 = tail call noundef double @llvm.fma.f64(double %61, double %29, double 0x3FB1111111111111)
  %63 = fneg double %62
  %64 = tail call noundef double @llvm.fma.f64(double %63, double %29, double 0x3FB3B13B13B13B14)
  %65 = fneg double %64
  %66 = tail call noundef double @llvm.fma.f64(double %65, double %29, double 0x3FB745D1745D1746)
  %67 = fneg double %66
  %68 = tail call noundef double @llvm.fma.f64(double %67, double %29, double 0x3FBC71C71C71C71C)
  %69 = fneg double %68
  %70 = tail call noundef double @llvm.fma.f64(double %69, double %29, double 0x3FC2492492492492)
  %71 = fneg double %70
  %72 = tail call noundef double @llvm.fma.f64(double %71, double %29, double 2.000000e-01)
  %73 = fneg double %72
  %74 = tail call noundef double @llvm.fma.f64(double %73, double %29, double 0x3FD5555555555555)
  %75 = fneg double %74
  %76 = fmul double %29, %75
  %77 = tail call noundef double @llvm.fma.f64(double %76, double %28, double %28)
  br i1 %22, label %78, label %81

78:                                               ; preds = %27
  %79 = fadd double %77, 0x3C81A62633145C07
  %80 = fadd double %79, 0x3FE921FB54442D18
  br label %81

81:                                               ; preds = %78, %27
  %82 = phi double [ %80, %78 ], [ %77, %27 ]
  %83 = fadd double %82, 0xBC91A62633145C07
  %84 = fsub double 0x3FF921FB54442D18, %83
  br label %145

85:                                               ; preds = %18
  %86 = fcmp ogt double %16, 0x3FDA827999FCEF32
  br i1 %86, label %87, label %91

87:                                               ; preds = %85
  %88 = fadd double %16, -1.000000e+00
  %89 = fadd double %16, 1.000000e+00
  %90 = fdiv double %88, %89
  br label %91

91:                                               ; preds = %87, %85
  %92 = phi double [ %90, %87 ], [ %16, %85 ]
  %93 = fmul double %92, %92
  %94 = tail call noundef double @llvm.fma.f64(double %93, double 0xBF94E5E0A72F0539, double 0x3F95C9882B931057)
  %95 = fneg double %94
  %96 = tail call noundef double @llvm.fma.f64(double %95, double %93, double 0x3F96C16C16C16C17)
  %97 = fneg double %96
  %98 = tail call noundef double @llvm.fma.f64(double %97, double %93, double 0x3F97D05F417D05F4)
  %99 = fneg double %98
  %100 = tail call noundef double @llvm.fma.f64(double %99, double %93, double 0x3F98F9C18F9C18FA)
  %101 = fneg double %100
  %102 = tail call noundef double @llvm.fma.f64(double %101, double %93, double 0x3F9A41A41A41A41A)
  %103 = fneg double %102
  %104 = tail call noundef double @llvm.fma.f64(double %103, double %93, double 0x3F9BACF914C1BAD0)
  %105 = fneg double %104
  %106 = tail call noundef double @llvm.fma.f64(double %105, double %93, double 0x3F9D41D41D41D41D)
  %107 = fneg double %106
  %108 = tail call noundef double @llvm.fma.f64(double %107, double %93, double 0x3F9F07C1F07C1F08)
  %109 = fneg double %108
  %110 = tail call noundef double @llvm.fma.f64(double %109, double %93, double 0x3FA0842108421084)
  %111 = fneg double %110
  %112 = tail call noundef double @llvm.fma.f64(double %111, double %93, double 0x3FA1A7B9611A7B96)
  %113 = fneg double %112
  %114 = tail call noundef double @llvm.fma.f64(double %113, double %93, double 0x3FA2F684BDA12F68)
  %115 = fneg double %114
  %116 = tail call noundef double @llvm.fma.f64(double %115, double %93, double 4.000000e-02)
  %117 = fneg double %116
  %118 = tail call noundef double @llvm.fma.f64(double %117, double %93, double 0x3FA642C8590B2164)
  %119 = fneg double %118
  %120 = tail call noundef double @llvm.fma.f64(double %119, double %93, double 0x3FA8618618618618)
  %121 = fneg double %120
  %122 = tail call noundef double @llvm.fma.f64(double %121, double %93, double 0x3FAAF286BCA1AF28)
  %123 = fneg double %122
  %124 = tail call noundef double @llvm.fma.f64(double %123, double %93, double 0x3FAE1E1E1E1E1E1E)
  %125 = fneg double %124
  %126 = tail call noundef double @llvm.fma.f64(double %125, double %93, double 0x3FB1111111111111)
  %127 = fneg double %126
  %128 = tail call noundef double @llvm.fma.f64(double %127, double %93, double 0x3FB3B13B13B13B14)
  %129 = fneg double %128
  %130 = tail call noundef double @llvm.fma.f64(double %129, double %93, double 0x3FB745D1745D1746)
  %131 = fneg double %130
  %132 = tail call noundef double @llvm.fma.f64(double %131, double %93, double 0x3FBC71C71C71C71C)
  %133 = fneg double %132
  %134 = tail call noundef double @llvm.fma.f64(double %133, double %93, double 0x3FC2492492492492)
  %135 = fneg double %134
  %136 = tail call noundef double @llvm.fma.f64(double %135, double %93, double 2.000000e-01)
  %137 = fneg double %136
  %138 = tail call noundef double @llvm.fma.f64(double %137, double %93, double 0x3FD5555555555555)
  %139 = fneg double %138
  %140 = fmul double %93, %139
  %141 = tail call noundef double @llvm.fma.f64(double %140, double %92, double %92)
  br i1 %86, label %142, label %145

142:                                              ; preds = %91
  %143 = fadd double %141, 0x3C81A62633145C07
  %144 = fadd double %143, 0x3FE921FB54442D18
  br label %145

145:                                              ; preds = %142, %91, %81
  %146 = phi double [ %84, %81 ], [ %144, %142 ], [ %141, %91 ]
  %147 = tail call double @llvm.fabs.f64(double %146)
  br label %148

148:                                              ; preds = %145, %14, %11
  %149 = phi double [ %13, %11 ], [ %147, %145 ], [ %15, %14 ]
  %150 = bitcast double %0 to i64
  %151 = icmp sgt i64 %150, -1
  br i1 %151, label %155, label %152

152:                                              ; preds = %148
  %153 = fadd double %149, 0xBCA1A62633145C07
  %154 = fsub double 0x400921FB54442D18, %153
  br label %155

155:                                              ; preds = %152, %148
  %156 = phi double [ %154, %152 ], [ %149, %148 ]
  %157 = tail call noundef double @llvm.copysign.f64(double %156, double %5)
  br label %158

158:                                              ; preds = %1, %155
  %159 = phi double [ %157, %155 ], [ 0x7FF8000000000000, %1 ]
  ret double %159
}

define linkonce_odr hidden noundef double @tk_sinh_f64(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call noundef double @llvm.fabs.f64(double %0)
  %3 = fcmp olt double %2, 1.000000e+00
  br i1 %3, label %4, label %16

4:                                                ; preds = %1
  %5 = fmul double %0, %0
  %6 = tail call noundef double @llvm.fma.f64(double %5, double 0x3C62F49B46814157, double 0x3CE952C77030AD4A)
  %7 = tail call noundef double @llvm.fma.f64(double %6, double %5, double 0x3D6AE7F3E733B81F)
  %8 = tail call noundef double @llvm.fma.f64(double %7, double %5, double 0x3DE6124613A86D09)
  %9 = tail call noundef double @llvm.fma.f64(double %8, double %5, double 0x3E5AE64567F544E4)
  %10 = tail call noundef double @llvm.fma.f64(double %9, double %5, double 0x3EC71DE3A556C734)
  %11 = tail call noundef double @llvm.fma.f64(double %10, double %5, double 0x3F2A01A01A01A01A)
  %12 = tail call noundef double @llvm.fma.f64(double %11, double %5, double 0x3F81111111111111)
  %13 = tail call noundef double @llvm.fma.f64(double %12, double %5, double 0x3FC5555555555555)
  %14 = fmul double %5, %13
  %15 = tail call noundef double @llvm.fma.f64(double %14, double %0, double %0)
  br label %66

16:                                               ; preds = %1
  %17 = fcmp ogt double %2, 7.000000e+02
  %18 = fmul double %2, 5.000000e-01
  %19 = select i1 %17, double %18, double %2
  %20 = fcmp uno double %19, 0.000000e+00
  br i1 %20, label %58, label %21

21:                                               ; preds = %16
  %22 = fcmp ogt double %19, 7.100000e+02
  br i1 %22, label %58, label %23

23:                                               ; preds = %21
  %24 = fmul double %19, 0x3FF71547652B82FE
  %25 = tail call double @llvm.rint.f64(double %24)
  %26 = fneg double %25
  %27 = tail call noundef double @llvm.fma.f64(double %26, double 0x3FE62E42FEE00000, double %19)
  %28 = tail call noundef double @llvm.fma.f64(double %26, double 0x3DEA39EF35793C76, double %27)
  %29 = fadd double %28, 0.000000e+00
  %30 = fptosi double %25 to i32
  %31 = sdiv i32 %30, 2
  %32 = tail call noundef double @llvm.fma.f64(double %29, double 0x3DA93974A8C07C9D, double 0x3DE6124613A86D09)
  %33 = tail call noundef double @llvm.fma.f64(double %32, double %29, double 0x3E21EED8EFF8D898)
  %34 = tail call noundef double @llvm.fma.f64(double %33, double %29, double 0x3E5AE64567F544E4)
  %35 = tail call noundef double @llvm.fma.f64(double %34, double %29, double 0x3E927E4FB7789F5C)
  %36 = tail call noundef double @llvm.fma.f64(double %35, double %29, double 0x3EC71DE3A556C734)
  %37 = tail call noundef double @llvm.fma.f64(double %36, double %29, double 0x3EFA01A01A01A01A)
  %38 = tail call noundef double @llvm.fma.f64(double %37, double %29, double 0x3F2A01A01A01A01A)
  %39 = tail call noundef double @llvm.fma.f64(double %38, double %29, double 0x3F56C16C16C16C17)
  %40 = tail call noundef double @llvm.fma.f64(double %39, double %29, double 0x3F81111111111111)
  %41 = tail call noundef double @llvm.fma.f64(double %40, double %29, double 0x3FA5555555555555)
  %42 = tail call noundef double @llvm.fma.f64(double %41, double %29, double 0x3FC5555555555555)
  %43 = tail call noundef double @llvm.fma.f64(double %42, double %29, double 5.000000e-01)
  %44 = fmul double %29, %43
  %45 = tail call noundef double @llvm.fma.f64(double %44, double %29, double %29)
  %46 = fadd double %45, 1.000000e+00
  %47 = add nsw i32 %31, 1023
  %48 = zext i32 %47 to i64
  %49 = shl i64 %48, 52
  %50 = bitcast i64 %49 to double
  %51 = fmul double %46, %50
  %52 = add i32 %30, 1023
  %53 = sub i32 %52, %31
  %54 = zext i32 %53 to i64
  %55 = shl i64 %54, 52
  %56 = bitcast i64 %55 to double
  %57 = fmul double %51, %56
  br label %58

58:                                               ; preds = %16, %21, %23
  %59 = phi double [ %19, %16 ], [ %57, %23 ], [ 0x7FF0000000000000, %21 ]
  %60 = fmul double %59, 5.000000e-01
  br i1 %17, label %61, label %63

61:                                               ; preds = %58
  %62 = fmul double %59, %60
  br label %66

63:                                               ; preds = %58
  %64 = fdiv double 5.000000e-01, %59
  %65 = fsub double %60, %64
  br label %66

66:                                               ; preds = %61, %63, %4
  %67 = phi double [ %15, %4 ], [ %62, %61 ], [ %65, %63 ]
  %68 = tail call noundef double @llvm.copysign.f64(double %67, double %0)
  ret double %68
}

define linkonce_odr hidden double @tk_cosh_f64(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call noundef double @llvm.fabs.f64(double %0)
  %3 = fcmp ogt double %2, 7.000000e+02
  %4 = fmul double %2, 5.000000e-01
  %5 = select i1 %3, double %4, double %2
  %6 = fcmp uno double %5, 0.000000e+00
  br i1 %6, label %44, label %7

7:                                                ; preds = %1
  %8 = fcmp ogt double %5, 7.100000e+02
  br i1 %8, label %44, label %9

9:                                                ; preds = %7
  %10 = fmul double %5, 0x3FF71547652B82FE
  %11 = tail call double @llvm.rint.f64(double %10)
  %12 = fneg double %11
  %13 = tail call noundef double @llvm.fma.f64(double %12, double 0x3FE62E42FEE00000, double %5)
  %14 = tail call noundef double @llvm.fma.f64(double %12, double 0x3DEA39EF35793C76, double %13)
  %15 = fadd double %14, 0.000000e+00
  %16 = fptosi double %11 to i32
  %17 = sdiv i32 %16, 2
  %18 = tail call noundef double @llvm.fma.f64(double %15, double 0x3DA93974A8C07C9D, double 0x3DE6124613A86D09)
  %19 = tail call noundef double @llvm.fma.f64(double %18, double %15, double 0x3E21EED8EFF8D898)
  %20 = tail call noundef double @llvm.fma.f64(double %19, double %15, double 0x3E5AE64567F544E4)
  %21 = tail call noundef double @llvm.fma.f64(double %20, double %15, double 0x3E927E4FB7789F5C)
  %22 = tail call noundef double @llvm.fma.f64(double %21, double %15, double 0x3EC71DE3A556C734)
  %23 = tail call noundef double @llvm.fma.f64(double %22, double %15, double 0x3EFA01A01A01A01A)
  %24 = tail call noundef double @llvm.fma.f64(double %23, double %15, double 0x3F2A01A01A01A01A)
  %25 = tail call noundef double @llvm.fma.f64(double %24, double %15, double 0x3F56C16C16C16C17)
  %26 = tail call noundef double @llvm.fma.f64(double %25, double %15, double 0x3F81111111111111)
  %27 = tail call noundef double @llvm.fma.f64(double %26, double %15, double 0x3FA5555555555555)
  %28 = tail call noundef double @llvm.fma.f64(double %27, double %15, double 0x3FC5555555555555)
  %29 = tail call noundef double @llvm.fma.f64(double %28, double %15, double 5.000000e-01)
  %30 = fmul double %15, %29
  %31 = tail call noundef double @llvm.fma.f64(double %30, double %15, double %15)
  %32 = fadd double %31, 1.000000e+00
  %33 = add nsw i32 %17, 1023
  %34 = zext i32 %33 to i64
  %35 = shl i64 %34, 52
  %36 = bitcast i64 %35 to double
  %37 = fmul double %32, %36
  %38 = add i32 %16, 1023
  %39 = sub i32 %38, %17
  %40 = zext i32 %39 to i64
  %41 = shl i64 %40, 52
  %42 = bitcast i64 %41 to double
  %43 = fmul double %37, %42
  br label %44

44:                                               ; preds = %1, %7, %9
  %45 = phi double [ %5, %1 ], [ %43, %9 ], [ 0x7FF0000000000000, %7 ]
  %46 = fmul double %45, 5.000000e-01
  br i1 %3, label %47, label %49

47:                                               ; preds = %44
  %48 = fmul double %45, %46
  br label %52

49:                                               ; preds = %44
  %50 = fdiv double 5.000000e-01, %45
  %51 = fadd double %46, %50
  br label %52

52:                                               ; preds = %49, %47
  %53 = phi double [ %48, %47 ], [ %51, %49 ]
  ret double %53
}

define linkonce_odr hidden noundef double @tk_tanh_f64(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call noundef double @llvm.fabs.f64(double %0)
  %3 = fcmp ogt double %2, 5.000000e-01
  %4 = fmul double %2, 2.000000e+00
  br i1 %3, label %5, label %48

5:                                                ; preds = %1
  %6 = fcmp ogt double %4, 7.100000e+02
  br i1 %6, label %43, label %7

7:                                                ; preds = %5
  %8 = fmul double %4, 0x3FF71547652B82FE
  %9 = tail call double @llvm.rint.f64(double %8)
  %10 = fneg double %9
  %11 = tail call noundef double @llvm.fma.f64(double %10, double 0x3FE62E42FEE00000, double %4)
  %12 = tail call noundef double @llvm.fma.f64(double %10, double 0x3DEA39EF35793C76, double %11)
  %13 = fadd double %12, 0.000000e+00
  %14 = fptosi double %9 to i32
  %15 = sdiv i32 %14, 2
  %16 = tail call noundef double @llvm.fma.f64(double %13, double 0x3DA93974A8C07C9D, double 0x3DE6124613A86D09)
  %17 = tail call noundef double @llvm.fma.f64(double %16, double %13, double 0x3E21EED8EFF8D898)
  %18 = tail call noundef double @llvm.fma.f64(double %17, double %13, double 0x3E5AE64567F544E4)
  %19 = tail call noundef double @llvm.fma.f64(double %18, double %13, double 0x3E927E4FB7789F5C)
  %20 = tail call noundef double @llvm.fma.f64(double %19, double %13, double 0x3EC71DE3A556C734)
  %21 = tail call noundef double @llvm.fma.f64(double %20, double %13, double 0x3EFA01A01A01A01A)
  %22 = tail call noundef double @llvm.fma.f64(double %21, double %13, double 0x3F2A01A01A01A01A)
  %23 = tail call noundef double @llvm.fma.f64(double %22, double %13, double 0x3F56C16C16C16C17)
  %24 = tail call noundef double @llvm.fma.f64(double %23, double %13, double 0x3F81111111111111)
  %25 = tail call noundef double @llvm.fma.f64(double %24, double %13, double 0x3FA5555555555555)
  %26 = tail call noundef double @llvm.fma.f64(double %25, double %13, double 0x3FC5555555555555)
  %27 = tail call noundef double @llvm.fma.f64(double %26, double %13, double 5.000000e-01)
  %28 = fmul double %13, %27
  %29 = tail call noundef double @llvm.fma.f64(double %28, double %13, double %13)
  %30 = fadd double %29, 1.000000e+00
  %31 = add nsw i32 %15, 1023
  %32 = zext i32 %31 to i64
  %33 = shl i64 %32, 52
  %34 = bitcast i64 %33 to double
  %35 = fmul double %30, %34
  %36 = add i32 %14, 1023
  %37 = sub i32 %36, %15
  %38 = zext i32 %37 to i64
  %39 = shl i64 %38, 52
  %40 = bitcast i64 %39 to double
  %41 = fmul double %35, %40
  %42 = fadd double %41, 1.000000e+00
  br label %43

43:                                               ; preds = %5, %7
  %44 = phi double [ 0x7FF0000000000000, %5 ], [ %42, %7 ]
  %45 = fdiv double 2.000000e+00, %44
  %46 = fsub double 1.000000e+00, %45
  %47 = tail call noundef double @llvm.copysign.f64(double %46, double %0)
  br label %116

48:                                               ; preds = %1
  %49 = tail call noundef double @llvm.fabs.f64(double %4)
  %50 = fcmp olt double %49, 3.500000e-01
  br i1 %50, label %51, label %67

51:                                               ; preds = %48
  %52 = tail call noundef double @llvm.fma.f64(double %4, double 0x3DA93974A8C07C9D, double 0x3DE6124613A86D09)
  %53 = tail call noundef double @llvm.fma.f64(double %52, double %4, double 0x3E21EED8EFF8D898)
  %54 = tail call noundef double @llvm.fma.f64(double %53, double %4, double 0x3E5AE64567F544E4)
  %55 = tail call noundef double @llvm.fma.f64(double %54, double %4, double 0x3E927E4FB7789F5C)
  %56 = tail call noundef double @llvm.fma.f64(double %55, double %4, double 0x3EC71DE3A556C734)
  %57 = tail call noundef double @llvm.fma.f64(double %56, double %4, double 0x3EFA01A01A01A01A)
  %58 = tail call noundef double @llvm.fma.f64(double %57, double %4, double 0x3F2A01A01A01A01A)
  %59 = tail call noundef double @llvm.fma.f64(double %58, double %4, double 0x3F56C16C16C16C17)
  %60 = tail call noundef double @llvm.fma.f64(double %59, double %4, double 0x3F81111111111111)
  %61 = tail call noundef double @llvm.fma.f64(double %60, double %4, double 0x3FA5555555555555)
  %62 = tail call noundef double @llvm.fma.f64(double %61, double %4, double 0x3FC5555555555555)
  %63 = tail call noundef double @llvm.fma.f64(double %62, double %4, double 5.000000e-01)
  %64 = fmul double %4, %63
  %65 = tail call noundef double @llvm.fma.f64(double %64, double %4, double %4)
  %66 = tail call double @llvm.fabs.f64(double %65)
  br label %109

67:                                               ; preds = %48
  %68 = fcmp uno double %4, 0.000000e+00
  br i1 %68, label %106, label %69

69:                                               ; preds = %67
  %70 = fcmp ogt double %4, 7.100000e+02
  br i1 %70, label %106, label %71

71:                                               ; preds = %69
  %72 = fmul double %4, 0x3FF71547652B82FE
  %73 = tail call double @llvm.rint.f64(double %72)
  %74 = fneg double %73
  %75 = tail call noundef double @llvm.fma.f64(double %74, double 0x3FE62E42FEE00000, double %4)
  %76 = tail call noundef double @llvm.fma.f64(double %74, double 0x3DEA39EF35793C76, double %75)
  %77 = fadd double %76, 0.000000e+00
  %78 = fptosi double %73 to i32
  %79 = sdiv i32 %78, 2
  %80 = tail call noundef double @llvm.fma.f64(double %77, double 0x3DA93974A8C07C9D, double 0x3DE6124613A86D09)
  %81 = tail call noundef double @llvm.fma.f64(double %80, double %77, double 0x3E21EED8EFF8D898)
  %82 = tail call noundef double @llvm.fma.f64(double %81, double %77, double 0x3E5AE64567F544E4)
  %83 = tail call noundef double @llvm.fma.f64(double %82, double %77, double 0x3E927E4FB7789F5C)
  %84 = tail call noundef double @llvm.fma.f64(double %83, double %77, double 0x3EC71DE3A556C734)
  %85 = tail call noundef double @llvm.fma.f64(double %84, double %77, double 0x3EFA01A01A01A01A)
  %86 = tail call noundef double @llvm.fma.f64(double %85, double %77, double 0x3F2A01A01A01A01A)
  %87 = tail call noundef double @llvm.fma.f64(double %86, double %77, double 0x3F56C16C16C16C17)
  %88 = tail call noundef double @llvm.fma.f64(double %87, double %77, double 0x3F81111111111111)
  %89 = tail call noundef double @llvm.fma.f64(double %88, double %77, double 0x3FA5555555555555)
  %90 = tail call noundef double @llvm.fma.f64(double %89, double %77, double 0x3FC5555555555555)
  %91 = tail call noundef double @llvm.fma.f64(double %90, double %77, double 5.000000e-01)
  %92 = fmul double %77, %91
  %93 = tail call noundef double @llvm.fma.f64(double %92, double %77, double %77)
  %94 = fadd double %93, 1.000000e+00
  %95 = add nsw i32 %79, 1023
  %96 = zext i32 %95 to i64
  %97 = shl i64 %96, 52
  %98 = bitcast i64 %97 to double
  %99 = fmul double %94, %98
  %100 = add i32 %78, 1023
  %101 = sub i32 %100, %79
  %102 = zext i32 %101 to i64
  %103 = shl i64 %102, 52
  %104 = bitcast i64 %103 to double
  %105 = fmul double %99, %104
  br label %106

106:                                              ; preds = %71, %69, %67
  %107 = phi double [ %4, %67 ], [ %105, %71 ], [ 0x7FF0000000000000, %69 ]
  %108 = fadd double %107, -1.000000e+00
  br label %109

109:                                              ; preds = %51, %106
  %110 = phi double [ %66, %51 ], [ %108, %106 ]
  %111 = fcmp uno double %0, 0.000000e+00
  br i1 %111, label %116, label %112

112:                                              ; preds = %109
  %113 = fadd double %110, 2.000000e+00
  %114 = fdiv double %110, %113
  %115 = tail call noundef double @llvm.copysign.f64(double %114, double %0)
  br label %116

116:                                              ; preds = %112, %109, %43
  %117 = phi double [ %47, %43 ], [ %115, %112 ], [ %0, %109 ]
  ret double %117
}

define linkonce_odr hidden noundef double @tk_asinh_f64(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call noundef double @llvm.fabs.f64(double %0)
  %3 = fcmp ogt double %2, 1.000000e+09
  br i1 %3, label %4, label %76

4:                                                ; preds = %1
  %5 = tail call i1 @llvm.is.fpclass.f64(double %0, i32 264)
  %6 = fcmp oeq double %2, 0x7FF0000000000000
  %7 = select i1 %6, double 0x7FF0000000000000, double 0x7FF8000000000000
  br i1 %5, label %8, label %73

8:                                                ; preds = %4
  %9 = bitcast double %2 to i64
  %10 = lshr i64 %9, 52
  %11 = trunc nuw nsw i64 %10 to i32
  %12 = and i64 %9, 4503599627370495
  %13 = or disjoint i64 %12, 4607182418800017408
  %14 = bitcast i64 %13 to double
  %15 = fcmp ogt double %14, 0x3FF6A09E667F3BCD
  %16 = fmul double %14, 5.000000e-01
  %17 = zext i1 %15 to i32
  %18 = add nsw i32 %11, -1023
  %19 = add nsw i32 %18, %17
  %20 = select i1 %15, double %16, double %14
  %21 = icmp eq i32 %19, 0
  br i1 %21, label %22, label %46

22:                                               ; preds = %8
  %23 = fadd double %20, -1.000000e+00
  %24 = fadd double %23, 2.000000e+00
  %25 = fdiv double %23, %24
  %26 = fmul double %25, %25
  %27 = fmul double %23, 5.000000e-01
  %28 = fmul double %23, %27
  %29 = tail call noundef double @llvm.fma.f64(double %26, double 8.000000e-02, double 0x3FB642C8590B2164)
  %30 = tail call noundef double @llvm.fma.f64(double %29, double %26, double 0x3FB8618618618618)
  %31 = tail call noundef double @llvm.fma.f64(double %30, double %26, double 0x3FBAF286BCA1AF28)
  %32 = tail call noundef double @llvm.fma.f64(double %31, double %26, double 0x3FBE1E1E1E1E1E1E)
  %33 = tail call noundef double @llvm.fma.f64(double %32, double %26, double 0x3FC1111111111111)
  %34 = tail call noundef double @llvm.fma.f64(double %33, double %26, double 0x3FC3B13B13B13B14)
  %35 = tail call noundef double @llvm.fma.f64(double %34, double %26, double 0x3FC745D1745D1746)
  %36 = tail call noundef double @llvm.fma.f64(double %35, double %26, double 0x3FCC71C71C71C71C)
  %37 = tail call noundef double @llvm.fma.f64(double %36, double %26, double 0x3FD2492492492492)
  %38 = tail call noundef double @llvm.fma.f64(double %37, double %26, double 4.000000e-01)
  %39 = fmul double %26, %38
  %40 = fadd double %39, 0x3FE5555555555555
  %41 = fmul double %26, %40
  %42 = fadd double %28, %41
  %43 = tail call noundef double @llvm.fma.f64(double %25, double %42, double 0.000000e+00)
  %44 = fsub double %43, %28
  %45 = fadd double %23, %44
  br label %73

46:                                               ; preds = %8
  %47 = sitofp i32 %19 to double
  %48 = fmul double %47, 0x3DEA39EF35793C76
  %49 = fadd double %20, -1.000000e+00
  %50 = fadd double %49, 2.000000e+00
  %51 = fdiv double %49, %50
  %52 = fmul double %51, %51
  %53 = fmul double %49, 5.000000e-01
  %54 = fmul double %49, %53
  %55 = tail call noundef double @llvm.fma.f64(double %52, double 8.000000e-02, double 0x3FB642C8590B2164)
  %56 = tail call noundef double @llvm.fma.f64(double %55, double %52, double 0x3FB8618618618618)
  %57 = tail call noundef double @llvm.fma.f64(double %56, double %52, double 0x3FBAF286BCA1AF28)
  %58 = tail call noundef double @llvm.fma.f64(double %57, double %52, double 0x3FBE1E1E1E1E1E1E)
  %59 = tail call noundef double @llvm.fma.f64(double %58, double %52, double 0x3FC1111111111111)
  %60 = tail call noundef double @llvm.fma.f64(double %59, double %52, double 0x3FC3B13B13B13B14)
  %61 = tail call noundef double @llvm.fma.f64(double %60, double %52, double 0x3FC745D1745D1746)
  %62 = tail call noundef double @llvm.fma.f64(double %61, double %52, double 0x3FCC71C71C71C71C)
  %63 = tail call noundef double @llvm.fma.f64(double %62, double %52, double 0x3FD2492492492492)
  %64 = tail call noundef double @llvm.fma.f64(double %63, double %52, double 4.000000e-01)
  %65 = fmul double %52, %64
  %66 = fadd double %65, 0x3FE5555555555555
  %67 = fmul double %52, %66
  %68 = fadd double %54, %67
  %69 = tail call noundef double @llvm.fma.f64(double %51, double %68, double %48)
  %70 = fsub double %69, %54
  %71 = fadd double %49, %70
  %72 = tail call noundef double @llvm.fma.f64(double %47, double 0x3FE62E42FEE00000, double %71)
  br label %73

73:                                               ; preds = %4, %22, %46
  %74 = phi double [ %72, %46 ], [ %45, %22 ], [ %7, %4 ]
  %75 = fadd double %74, 0x3FE62E42FEFA39EF
  br label %169

76:                                               ; preds = %1
  %77 = fmul double %0, %0
  %78 = tail call noundef double @llvm.fma.f64(double %0, double %0, double 1.000000e+00)
  %79 = tail call double @llvm.sqrt.f64(double %78)
  %80 = fadd double %79, 1.000000e+00
  %81 = fdiv double %77, %80
  %82 = fadd double %2, %81
  %83 = fadd double %82, 1.000000e+00
  %84 = fcmp oeq double %83, 1.000000e+00
  %85 = fcmp oeq double %82, 0x7FF0000000000000
  %86 = or i1 %85, %84
  br i1 %86, label %169, label %87

87:                                               ; preds = %76
  %88 = fcmp ogt double %82, -1.000000e+00
  br i1 %88, label %89, label %169

89:                                               ; preds = %87
  %90 = tail call i1 @llvm.is.fpclass.f64(double %83, i32 384)
  %91 = fcmp oeq double %83, 0.000000e+00
  %92 = fcmp oeq double %83, 0x7FF0000000000000
  %93 = select i1 %92, double 0x7FF0000000000000, double 0x7FF8000000000000
  %94 = select i1 %91, double 0xFFF0000000000000, double %93
  br i1 %90, label %95, label %164

95:                                               ; preds = %89
  %96 = fcmp olt double %83, 0x10000000000000
  %97 = fmul double %83, 0x4350000000000000
  %98 = select i1 %96, double %97, double %83
  %99 = bitcast double %98 to i64
  %100 = lshr i64 %99, 52
  %101 = trunc nuw nsw i64 %100 to i32
  %102 = and i64 %99, 4503599627370495
  %103 = or disjoint i64 %102, 4607182418800017408
  %104 = bitcast i64 %103 to double
  %105 = fcmp ogt double %104, 0x3FF6A09E667F3BCD
  %106 = fmul double %104, 5.000000e-01
  %107 = zext i1 %105 to i32
  %108 = select i1 %96, i32 -1077, i32 -1023
  %109 = add nsw i32 %108, %101
  %110 = add nsw i32 %109, %107
  %111 = select i1 %105, double %106, double %104
  %112 = icmp eq i32 %110, 0
  br i1 %112, label %113, label %137

113:                                              ; preds = %95
  %114 = fadd double %111, -1.000000e+00
  %115 = fadd double %114, 2.000000e+00
  %116 = fdiv double %114, %115
  %117 = fmul double %116, %116
  %118 = fmul double %114, 5.000000e-01
  %119 = fmul double %114, %118
  %120 = tail call noundef double @llvm.fma.f64(double %117, double 8.000000e-02, double 0x3FB642C8590B2164)
  %121 = tail call noundef double @llvm.fma.f64(double %120, double %117, double 0x3FB8618618618618)
  %122 = tail call noundef double @llvm.fma.f64(double %121, double %117, double 0x3FBAF286BCA1AF28)
  %123 = tail call noundef double @llvm.fma.f64(double %122, double %117, double 0x3FBE1E1E1E1E1E1E)
  %124 = tail call noundef double @llvm.fma.f64(double %123, double %117, double 0x3FC1111111111111)
  %125 = tail call noundef double @llvm.fma.f64(double %124, double %117, double 0x3FC3B13B13B13B14)
  %126 = tail call noundef double @llvm.fma.f64(double %125, double %117, double 0x3FC745D1745D1746)
  %127 = tail call noundef double @llvm.fma.f64(double %126, double %117, double 0x3FCC71C71C71C71C)
  %128 = tail call noundef double @llvm.fma.f64(double %127, double %117, double 0x3FD2492492492492)
  %129 = tail call noundef double @llvm.fma.f64(double %128, double %117, double 4.000000e-01)
  %130 = fmul double %117, %129
  %131 = fadd double %130, 0x3FE5555555555555
  %132 = fmul double %117, %131
  %133 = fadd double %119, %132
  %134 = tail call noundef double @llvm.fma.f64(double %116, double %133, double 0.000000e+00)
  %135 = fsub double %134, %119
  %136 = fadd double %114, %135
  br label %164

137:                                              ; preds = %95
  %138 = sitofp i32 %110 to double
  %139 = fmul double %138, 0x3DEA39EF35793C76
  %140 = fadd double %111, -1.000000e+00
  %141 = fadd double %140, 2.000000e+00
  %142 = fdiv double %140, %141
  %143 = fmul double %142, %142
  %144 = fmul double %140, 5.000000e-01
  %145 = fmul double %140, %144
  %146 = tail call noundef double @llvm.fma.f64(double %143, double 8.000000e-02, double 0x3FB642C8590B2164)
  %147 = tail call noundef double @llvm.fma.f64(double %146, double %143, double 0x3FB8618618618618)
  %148 = tail call noundef double @llvm.fma.f64(double %147, double %143, double 0x3FBAF286BCA1AF28)
  %149 = tail call noundef double @llvm.fma.f64(double %148, double %143, double 0x3FBE1E1E1E1E1E1E)
  %150 = tail call noundef double @llvm.fma.f64(double %149, double %143, double 0x3FC1111111111111)
  %151 = tail call noundef double @llvm.fma.f64(double %150, double %143, double 0x3FC3B13B13B13B14)
  %152 = tail call noundef double @llvm.fma.f64(double %151, double %143, double 0x3FC745D1745D1746)
  %153 = tail call noundef double @llvm.fma.f64(double %152, double %143, double 0x3FCC71C71C71C71C)
  %154 = tail call noundef double @llvm.fma.f64(double %153, double %143, double 0x3FD2492492492492)
  %155 = tail call noundef double @llvm.fma.f64(double %154, double %143, double 4.000000e-01)
  %156 = fmul double %143, %155
  %157 = fadd double %156, 0x3FE5555555555555
  %158 = fmul double %143, %157
  %159 = fadd double %145, %158
  %160 = tail call noundef double @llvm.fma.f64(double %142, double %159, double %139)
  %161 = fsub double %160, %145
  %162 = fadd double %140, %161
  %163 = tail call noundef double @llvm.fma.f64(double %138, double 0x3FE62E42FEE00000, double %162)
  br label %164

164:                                              ; preds = %137, %113, %89
  %165 = phi double [ %163, %137 ], [ %136, %113 ], [ %94, %89 ]
  %166 = fadd double %83, -1.000000e+00
  %167 = fdiv double %82, %166
  %168 = fmul double %167, %165
  br label %169

169:                                              ; preds = %164, %76, %87, %73
  %170 = phi double [ %75, %73 ], [ %82, %76 ], [ %168, %164 ], [ 0x7FF8000000000000, %87 ]
  %171 = tail call noundef double @llvm.copysign.f64(double %170, double %0)
  ret double %171
}

define linkonce_odr hidden double @tk_acosh_f64(double noundef %0) local_unnamed_addr #0 {
  %2 = fcmp ogt double %0, 1.000000e+09
  br i1 %2, label %3, label %75

3:                                                ; preds = %1
  %4 = tail call i1 @llvm.is.fpclass.f64(double %0, i32 256)
  %5 = fcmp oeq double %0, 0x7FF0000000000000
  %6 = select i1 %5, double 0x7FF0000000000000, double 0x7FF8000000000000
  br i1 %4, label %7, label %72

7:                                                ; preds = %3
  %8 = bitcast double %0 to i64
  %9 = lshr i64 %8, 52
  %10 = trunc nuw nsw i64 %9 to i32
  %11 = and i64 %8, 4503599627370495
  %12 = or disjoint i64 %11, 4607182418800017408
  %13 = bitcast i64 %12 to double
  %14 = fcmp ogt double %13, 0x3FF6A09E667F3BCD
  %15 = fmul double %13, 5.000000e-01
  %16 = zext i1 %14 to i32
  %17 = add nsw i32 %10, -1023
  %18 = add nsw i32 %17, %16
  %19 = select i1 %14, double %15, double %13
  %20 = icmp eq i32 %18, 0
  br i1 %20, label %21, label %45

21:                                               ; preds = %7
  %22 = fadd double %19, -1.000000e+00
  %23 = fadd double %22, 2.000000e+00
  %24 = fdiv double %22, %23
  %25 = fmul double %24, %24
  %26 = fmul double %22, 5.000000e-01
  %27 = fmul double %22, %26
  %28 = tail call noundef double @llvm.fma.f64(double %25, double 8.000000e-02, double 0x3FB642C8590B2164)
  %29 = tail call noundef double @llvm.fma.f64(double %28, double %25, double 0x3FB8618618618618)
  %30 = tail call noundef double @llvm.fma.f64(double %29, double %25, double 0x3FBAF286BCA1AF28)
  %31 = tail call noundef double @llvm.fma.f64(double %30, double %25, double 0x3FBE1E1E1E1E1E1E)
  %32 = tail call noundef double @llvm.fma.f64(double %31, double %25, double 0x3FC1111111111111)
  %33 = tail call noundef double @llvm.fma.f64(double %32, double %25, double 0x3FC3B13B13B13B14)
  %34 = tail call noundef double @llvm.fma.f64(double %33, double %25, double 0x3FC745D1745D1746)
  %35 = tail call noundef double @llvm.fma.f64(double %34, double %25, double 0x3FCC71C71C71C71C)
  %36 = tail call noundef double @llvm.fma.f64(double %35, double %25, double 0x3FD2492492492492)
  %37 = tail call noundef double @llvm.fma.f64(double %36, double %25, double 4.000000e-01)
  %38 = fmul double %25, %37
  %39 = fadd double %38, 0x3FE5555555555555
  %40 = fmul double %25, %39
  %41 = fadd double %27, %40
  %42 = tail call noundef double @llvm.fma.f64(double %24, double %41, double 0.000000e+00)
  %43 = fsub double %42, %27
  %44 = fadd double %22, %43
  br label %72

45:                                               ; preds = %7
  %46 = sitofp i32 %18 to double
  %47 = fmul double %46, 0x3DEA39EF35793C76
  %48 = fadd double %19, -1.000000e+00
  %49 = fadd double %48, 2.000000e+00
  %50 = fdiv double %48, %49
  %51 = fmul double %50, %50
  %52 = fmul double %48, 5.000000e-01
  %53 = fmul double %48, %52
  %54 = tail call noundef double @llvm.fma.f64(double %51, double 8.000000e-02, double 0x3FB642C8590B2164)
  %55 = tail call noundef double @llvm.fma.f64(double %54, double %51, double 0x3FB8618618618618)
  %56 = tail call noundef double @llvm.fma.f64(double %55, double %51, double 0x3FBAF286BCA1AF28)
  %57 = tail call noundef double @llvm.fma.f64(double %56, double %51, double 0x3FBE1E1E1E1E1E1E)
  %58 = tail call noundef double @llvm.fma.f64(double %57, double %51, double 0x3FC1111111111111)
  %59 = tail call noundef double @llvm.fma.f64(double %58, double %51, double 0x3FC3B13B13B13B14)
  %60 = tail call noundef double @llvm.fma.f64(double %59, double %51, double 0x3FC745D1745D1746)
  %61 = tail call noundef double @llvm.fma.f64(double %60, double %51, double 0x3FCC71C71C71C71C)
  %62 = tail call noundef double @llvm.fma.f64(double %61, double %51, double 0x3FD2492492492492)
  %63 = tail call noundef double @llvm.fma.f64(double %62, double %51, double 4.000000e-01)
  %64 = fmul double %51, %63
  %65 = fadd double %64, 0x3FE5555555555555
  %66 = fmul double %51, %65
  %67 = fadd double %53, %66
  %68 = tail call noundef double @llvm.fma.f64(double %50, double %67, double %47)
  %69 = fsub double %68, %53
  %70 = fadd double %48, %69
  %71 = tail call noundef double @llvm.fma.f64(double %46, double 0x3FE62E42FEE00000, double %70)
  br label %72

72:                                               ; preds = %3, %21, %45
  %73 = phi double [ %71, %45 ], [ %44, %21 ], [ %6, %3 ]
  %74 = fadd double %73, 0x3FE62E42FEFA39EF
  br label %172

75:                                               ; preds = %1
  %76 = fcmp ult double %0, 1.000000e+00
  br i1 %76, label %172, label %77

77:                                               ; preds = %75
  %78 = fadd double %0, -1.000000e+00
  %79 = fmul double %78, 2.000000e+00
  %80 = tail call noundef double @llvm.fma.f64(double %78, double %78, double %79)
  %81 = tail call double @llvm.sqrt.f64(double %80)
  %82 = fadd double %78, %81
  %83 = fadd double %82, 1.000000e+00
  %84 = fcmp oeq double %83, 1.000000e+00
  %85 = fcmp oeq double %82, 0x7FF0000000000000
  %86 = or i1 %85, %84
  br i1 %86, label %172, label %87

87:                                               ; preds = %77
  %88 = fcmp ogt double %82, -1.000000e+00
  br i1 %88, label %92, label %89

89:                                               ; preds = %87
  %90 = fcmp oeq double %82, -1.000000e+00
  %91 = select i1 %90, double 0xFFF0000000000000, double 0x7FF8000000000000
  br label %172

92:                                               ; preds = %87
  %93 = tail call i1 @llvm.is.fpclass.f64(double %83, i32 384)
  %94 = fcmp oeq double %83, 0.000000e+00
  %95 = fcmp oeq double %83, 0x7FF0000000000000
  %96 = select i1 %95, double 0x7FF0000000000000, double 0x7FF8000000000000
  %97 = select i1 %94, double 0xFFF0000000000000, double %96
  br i1 %93, label %98, label %167

98:                                               ; preds = %92
  %99 = fcmp olt double %83, 0x10000000000000
  %100 = fmul double %83, 0x4350000000000000
  %101 = select i1 %99, double %100, double %83
  %102 = bitcast double %101 to i64
  %103 = lshr i64 %102, 52
  %104 = trunc nuw nsw i64 %103 to i32
  %105 = and i64 %102, 4503599627370495
  %106 = or disjoint i64 %105, 4607182418800017408
  %107 = bitcast i64 %106 to double
  %108 = fcmp ogt double %107, 0x3FF6A09E667F3BCD
  %109 = fmul double %107, 5.000000e-01
  %110 = zext i1 %108 to i32
  %111 = select i1 %99, i32 -1077, i32 -1023
  %112 = add nsw i32 %111, %104
  %113 = add nsw i32 %112, %110
  %114 = select i1 %108, double %109, double %107
  %115 = icmp eq i32 %113, 0
  br i1 %115, label %116, label %140

116:                                              ; preds = %98
  %117 = fadd double %114, -1.000000e+00
  %118 = fadd double %117, 2.000000e+00
  %119 = fdiv double %117, %118
  %120 = fmul double %119, %119
  %121 = fmul double %117, 5.000000e-01
  %122 = fmul double %117, %121
  %123 = tail call noundef double @llvm.fma.f64(double %120, double 8.000000e-02, double 0x3FB642C8590B2164)
  %124 = tail call noundef double @llvm.fma.f64(double %123, double %120, double 0x3FB8618618618618)
  %125 = tail call noundef double @llvm.fma.f64(double %124, double %120, double 0x3FBAF286BCA1AF28)
  %126 = tail call noundef double @llvm.fma.f64(double %125, double %120, double 0x3FBE1E1E1E1E1E1E)
  %127 = tail call noundef double @llvm.fma.f64(double %126, double %120, double 0x3FC1111111111111)
  %128 = tail call noundef double @llvm.fma.f64(double %127, double %120, double 0x3FC3B13B13B13B14)
  %129 = tail call noundef double @llvm.fma.f64(double %128, double %120, double 0x3FC745D1745D1746)
  %130 = tail call noundef double @llvm.fma.f64(double %129, double %120, double 0x3FCC71C71C71C71C)
  %131 = tail call noundef double @llvm.fma.f64(double %130, double %120, double 0x3FD2492492492492)
  %132 = tail call noundef double @llvm.fma.f64(double %131, double %120, double 4.000000e-01)
  %133 = fmul double %120, %132
  %134 = fadd double %133, 0x3FE5555555555555
  %135 = fmul double %120, %134
  %136 = fadd double %122, %135
  %137 = tail call noundef double @llvm.fma.f64(double %119, double %136, double 0.000000e+00)
  %138 = fsub double %137, %122
  %139 = fadd double %117, %138
  br label %167

140:                                              ; preds = %98
  %141 = sitofp i32 %113 to double
  %142 = fmul double %141, 0x3DEA39EF35793C76
  %143 = fadd double %114, -1.000000e+00
  %144 = fadd double %143, 2.000000e+00
  %145 = fdiv double %143, %144
  %146 = fmul double %145, %145
  %147 = fmul double %143, 5.000000e-01
  %148 = fmul double %143, %147
  %149 = tail call noundef double @llvm.fma.f64(double %146, double 8.000000e-02, double 0x3FB642C8590B2164)
  %150 = tail call noundef double @llvm.fma.f64(double %149, double %146, double 0x3FB8618618618618)
  %151 = tail call noundef double @llvm.fma.f64(double %150, double %146, double 0x3FBAF286BCA1AF28)
  %152 = tail call noundef double @llvm.fma.f64(double %151, double %146, double 0x3FBE1E1E1E1E1E1E)
  %153 = tail call noundef double @llvm.fma.f64(double %152, double %146, double 0x3FC1111111111111)
  %154 = tail call noundef double @llvm.fma.f64(double %153, double %146, double 0x3FC3B13B13B13B14)
  %155 = tail call noundef double @llvm.fma.f64(double %154, double %146, double 0x3FC745D1745D1746)
  %156 = tail call noundef double @llvm.fma.f64(double %155, double %146, double 0x3FCC71C71C71C71C)
  %157 = tail call noundef double @llvm.fma.f64(double %156, double %146, double 0x3FD2492492492492)
  %158 = tail call noundef double @llvm.fma.f64(double %157, double %146, double 4.000000e-01)
  %159 = fmul double %146, %158
  %160 = fadd double %159, 0x3FE5555555555555
  %161 = fmul double %146, %160
  %162 = fadd double %148, %161
  %163 = tail call noundef double @llvm.fma.f64(double %145, double %162, double %142)
  %164 = fsub double %163, %148
  %165 = fadd double %143, %164
  %166 = tail call noundef double @llvm.fma.f64(double %141, double 0x3FE62E42FEE00000, double %165)
  br label %167

167:                                              ; preds = %140, %116, %92
  %168 = phi double [ %166, %140 ], [ %139, %116 ], [ %97, %92 ]
  %169 = fadd double %83, -1.000000e+00
  %170 = fdiv double %82, %169
  %171 = fmul double %170, %168
  br label %172

172:                                              ; preds = %167, %89, %77, %75, %72
  %173 = phi double [ %74, %72 ], [ 0x7FF8000000000000, %75 ], [ %91, %89 ], [ %171, %167 ], [ %82, %77 ]
  ret double %173
}

define linkonce_odr hidden noundef double @tk_atanh_f64(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call noundef double @llvm.fabs.f64(double %0)
  %3 = fmul double %2, 2.000000e+00
  %4 = fsub double 1.000000e+00, %2
  %5 = fdiv double %3, %4
  %6 = fadd double %5, 1.000000e+00
  %7 = fcmp oeq double %6, 1.000000e+00
  %8 = fcmp oeq double %5, 0x7FF0000000000000
  %9 = or i1 %8, %7
  br i1 %9, label %95, label %10

10:                                               ; preds = %1
  %11 = fcmp ogt double %5, -1.000000e+00
  br i1 %11, label %15, label %12

12:                                               ; preds = %10
  %13 = fcmp oeq double %5, -1.000000e+00
  %14 = select i1 %13, double 0xFFF0000000000000, double 0x7FF8000000000000
  br label %95

15:                                               ; preds = %10
  %16 = tail call i1 @llvm.is.fpclass.f64(double %6, i32 384)
  %17 = fcmp oeq double %6, 0.000000e+00
  %18 = fcmp oeq double %6, 0x7FF0000000000000
  %19 = select i1 %18, double 0x7FF0000000000000, double 0x7FF8000000000000
  %20 = select i1 %17, double 0xFFF0000000000000, double %19
  br i1 %16, label %21, label %90

21:                                               ; preds = %15
  %22 = fcmp olt double %6, 0x10000000000000
  %23 = fmul double %6, 0x4350000000000000
  %24 = select i1 %22, double %23, double %6
  %25 = bitcast double %24 to i64
  %26 = lshr i64 %25, 52
  %27 = trunc nuw nsw i64 %26 to i32
  %28 = and i64 %25, 4503599627370495
  %29 = or disjoint i64 %28, 4607182418800017408
  %30 = bitcast i64 %29 to double
  %31 = fcmp ogt double %30, 0x3FF6A09E667F3BCD
  %32 = fmul double %30, 5.000000e-01
  %33 = zext i1 %31 to i32
  %34 = select i1 %22, i32 -1077, i32 -1023
  %35 = add nsw i32 %34, %27
  %36 = add nsw i32 %35, %33
  %37 = select i1 %31, double %32, double %30
  %38 = icmp eq i32 %36, 0
  br i1 %38, label %39, label %63

39:                                               ; preds = %21
  %40 = fadd double %37, -1.000000e+00
  %41 = fadd double %40, 2.000000e+00
  %42 = fdiv double %40, %41
  %43 = fmul double %42, %42
  %44 = fmul double %40, 5.000000e-01
  %45 = fmul double %40, %44
  %46 = tail call noundef double @llvm.fma.f64(double %43, double 8.000000e-02, double 0x3FB642C8590B2164)
  %47 = tail call noundef double @llvm.fma.f64(double %46, double %43, double 0x3FB8618618618618)
  %48 = tail call noundef double @llvm.fma.f64(double %47, double %43, double 0x3FBAF286BCA1AF28)
  %49 = tail call noundef double @llvm.fma.f64(double %48, double %43, double 0x3FBE1E1E1E1E1E1E)
  %50 = tail call noundef double @llvm.fma.f64(double %49, double %43, double 0x3FC1111111111111)
  %51 = tail call noundef double @llvm.fma.f64(double %50, double %43, double 0x3FC3B13B13B13B14)
  %52 = tail call noundef double @llvm.fma.f64(double %51, double %43, double 0x3FC745D1745D1746)
  %53 = tail call noundef double @llvm.fma.f64(double %52, double %43, double 0x3FCC71C71C71C71C)
  %54 = tail call noundef double @llvm.fma.f64(double %53, double %43, double 0x3FD2492492492492)
  %55 = tail call noundef double @llvm.fma.f64(double %54, double %43, double 4.000000e-01)
  %56 = fmul double %43, %55
  %57 = fadd double %56, 0x3FE5555555555555
  %58 = fmul double %43, %57
  %59 = fadd double %45, %58
  %60 = tail call noundef double @llvm.fma.f64(double %42, double %59, double 0.000000e+00)
  %61 = fsub double %60, %45
  %62 = fadd double %40, %61
  br label %90

63:                                               ; preds = %21
  %64 = sitofp i32 %36 to double
  %65 = fmul double %64, 0x3DEA39EF35793C76
  %66 = fadd double %37, -1.000000e+00
  %67 = fadd double %66, 2.000000e+00
  %68 = fdiv double %66, %67
  %69 = fmul double %68, %68
  %70 = fmul double %66, 5.000000e-01
  %71 = fmul double %66, %70
  %72 = tail call noundef double @llvm.fma.f64(double %69, double 8.000000e-02, double 0x3FB642C8590B2164)
  %73 = tail call noundef double @llvm.fma.f64(double %72, double %69, double 0x3FB8618618618618)
  %74 = tail call noundef double @llvm.fma.f64(double %73, double %69, double 0x3FBAF286BCA1AF28)
  %75 = tail call noundef double @llvm.fma.f64(double %74, double %69, double 0x3FBE1E1E1E1E1E1E)
  %76 = tail call noundef double @llvm.fma.f64(double %75, double %69, double 0x3FC1111111111111)
  %77 = tail call noundef double @llvm.fma.f64(double %76, double %69, double 0x3FC3B13B13B13B14)
  %78 = tail call noundef double @llvm.fma.f64(double %77, double %69, double 0x3FC745D1745D1746)
  %79 = tail call noundef double @llvm.fma.f64(double %78, double %69, double 0x3FCC71C71C71C71C)
  %80 = tail call noundef double @llvm.fma.f64(double %79, double %69, double 0x3FD2492492492492)
  %81 = tail call noundef double @llvm.fma.f64(double %80, double %69, double 4.000000e-01)
  %82 = fmul double %69, %81
  %83 = fadd double %82, 0x3FE5555555555555
  %84 = fmul double %69, %83
  %85 = fadd double %71, %84
  %86 = tail call noundef double @llvm.fma.f64(double %68, double %85, double %65)
  %87 = fsub double %86, %71
  %88 = fadd double %66, %87
  %89 = tail call noundef double @llvm.fma.f64(double %64, double 0x3FE62E42FEE00000, double %88)
  br label %90

90:                                               ; preds = %63, %39, %15
  %91 = phi double [ %89, %63 ], [ %62, %39 ], [ %20, %15 ]
  %92 = fadd double %6, -1.000000e+00
  %93 = fdiv double %5, %92
  %94 = fmul double %93, %91
  br label %95

95:                                               ; preds = %1, %12, %90
  %96 = phi double [ %14, %12 ], [ %94, %90 ], [ %5, %1 ]
  %97 = fmul double %96, 5.000000e-01
  %98 = tail call noundef double @llvm.copysign.f64(double %97, double %0)
  ret double %98
}

define linkonce_odr hidden noundef double @tk_erf_f64(double noundef %0) local_unnamed_addr #2 {
  %2 = tail call noundef double @llvm.fabs.f64(double %0)
  %3 = fcmp uno double %0, 0.000000e+00
  br i1 %3, label %147, label %4

4:                                                ; preds = %1
  %5 = fcmp ogt double %2, 6.000000e+00
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = tail call noundef double @llvm.copysign.f64(double 1.000000e+00, double %0)
  br label %147

8:                                                ; preds = %4
  %9 = fmul double %0, %0
  %10 = fneg double %9
  %11 = fcmp olt double %2, 6.000000e-01
  br i1 %11, label %16, label %39

12:                                               ; preds = %16
  %13 = fmul double %2, %33
  %14 = fmul double %13, 0x3FF20DD750429B6D
  %15 = tail call noundef double @llvm.copysign.f64(double %14, double %0)
  br label %147

16:                                               ; preds = %8, %16
  %17 = phi i32 [ %34, %16 ], [ 0, %8 ]
  %18 = phi double [ %37, %16 ], [ 1.000000e+00, %8 ]
  %19 = phi double [ %33, %16 ], [ 0.000000e+00, %8 ]
  %20 = shl nuw nsw i32 %17, 1
  %21 = or disjoint i32 %20, 1
  %22 = uitofp nneg i32 %21 to double
  %23 = fdiv double %18, %22
  %24 = fadd double %19, %23
  %25 = or disjoint i32 %17, 1
  %26 = uitofp nneg i32 %25 to double
  %27 = fdiv double %10, %26
  %28 = fmul double %18, %27
  %29 = shl nuw nsw i32 %25, 1
  %30 = or disjoint i32 %29, 1
  %31 = uitofp nneg i32 %30 to double
  %32 = fdiv double %28, %31
  %33 = fadd double %24, %32
  %34 = add nuw nsw i32 %17, 2
  %35 = uitofp nneg i32 %34 to double
  %36 = fdiv double %10, %35
  %37 = fmul double %28, %36
  %38 = icmp eq i32 %34, 16
  br i1 %38, label %12, label %16

39:                                               ; preds = %8
  %40 = fcmp ogt double %9, 7.460000e+02
  br i1 %40, label %77, label %41

41:                                               ; preds = %39
  %42 = tail call noundef double @llvm.fma.f64(double %0, double %0, double %10)
  %43 = fmul double %9, 0xBFF71547652B82FE
  %44 = tail call double @llvm.rint.f64(double %43)
  %45 = fneg double %44
  %46 = tail call noundef double @llvm.fma.f64(double %45, double 0x3FE62E42FEE00000, double %10)
  %47 = tail call noundef double @llvm.fma.f64(double %45, double 0x3DEA39EF35793C76, double %46)
  %48 = fsub double %47, %42
  %49 = fptosi double %44 to i32
  %50 = sdiv i32 %49, 2
  %51 = tail call noundef double @llvm.fma.f64(double %48, double 0x3DA93974A8C07C9D, double 0x3DE6124613A86D09)
  %52 = tail call noundef double @llvm.fma.f64(double %51, double %48, double 0x3E21EED8EFF8D898)
  %53 = tail call noundef double @llvm.fma.f64(double %52, double %48, double 0x3E5AE64567F544E4)
  %54 = tail call noundef double @llvm.fma.f64(double %53, double %48, double 0x3E927E4FB7789F5C)
  %55 = tail call noundef double @llvm.fma.f64(double %54, double %48, double 0x3EC71DE3A556C734)
  %56 = tail call noundef double @llvm.fma.f64(double %55, double %48, double 0x3EFA01A01A01A01A)
  %57 = tail call noundef double @llvm.fma.f64(double %56, double %48, double 0x3F2A01A01A01A01A)
  %58 = tail call noundef double @llvm.fma.f64(double %57, double %48, double 0x3F56C16C16C16C17)
  %59 = tail call noundef double @llvm.fma.f64(double %58, double %48, double 0x3F81111111111111)
  %60 = tail call noundef double @llvm.fma.f64(double %59, double %48, double 0x3FA5555555555555)
  %61 = tail call noundef double @llvm.fma.f64(double %60, double %48, double 0x3FC5555555555555)
  %62 = tail call noundef double @llvm.fma.f64(double %61, double %48, double 5.000000e-01)
  %63 = fmul double %48, %62
  %64 = tail call noundef double @llvm.fma.f64(double %63, double %48, double %48)
  %65 = fadd double %64, 1.000000e+00
  %66 = add nsw i32 %50, 1023
  %67 = zext i32 %66 to i64
  %68 = shl i64 %67, 52
  %69 = bitcast i64 %68 to double
  %70 = fmul double %65, %69
  %71 = add i32 %49, 1023
  %72 = sub i32 %71, %50
  %73 = zext i32 %72 to i64
  %74 = shl i64 %73, 52
  %75 = bitcast i64 %74 to double
  %76 = fmul double %70, %75
  br label %77

77:                                               ; preds = %39, %41
  %78 = phi double [ %76, %41 ], [ 0.000000e+00, %39 ]
  %79 = fcmp olt double %2, 2.250000e+00
  br i1 %79, label %80, label %118

80:                                               ; preds = %77
  %81 = fmul double %9, 2.000000e+00
  br label %87

82:                                               ; preds = %87
  %83 = fmul double %2, %78
  %84 = fmul double %83, %110
  %85 = fmul double %84, 0x3FF20DD750429B6D
  %86 = tail call noundef double @llvm.copysign.f64(double %85, double %0)
  br label %147

87:                                               ; preds = %87, %80
  %88 = phi i32 [ 44, %80 ], [ %111, %87 ]
  %89 = phi double [ 1.000000e+00, %80 ], [ %110, %87 ]
  %90 = shl nuw nsw i32 %88, 1
  %91 = or disjoint i32 %90, 1
  %92 = uitofp nneg i32 %91 to double
  %93 = fdiv double %81, %92
  %94 = tail call noundef double @llvm.fma.f64(double %89, double %93, double 1.000000e+00)
  %95 = shl i32 %88, 1
  %96 = add i32 %95, -1
  %97 = uitofp nneg i32 %96 to double
  %98 = fdiv double %81, %97
  %99 = tail call noundef double @llvm.fma.f64(double %94, double %98, double 1.000000e+00)
  %100 = shl i32 %88, 1
  %101 = add i32 %100, -3
  %102 = uitofp nneg i32 %101 to double
  %103 = fdiv double %81, %102
  %104 = tail call noundef double @llvm.fma.f64(double %99, double %103, double 1.000000e+00)
  %105 = add nsw i32 %88, -3
  %106 = shl nuw nsw i32 %105, 1
  %107 = or disjoint i32 %106, 1
  %108 = uitofp nneg i32 %107 to double
  %109 = fdiv double %81, %108
  %110 = tail call noundef double @llvm.fma.f64(double %104, double %109, double 1.000000e+00)
  %111 = add nsw i32 %88, -4
  %112 = icmp eq i32 %105, 1
  br i1 %112, label %82, label %87

113:                                              ; preds = %118
  %114 = fmul double %78, 0x3FE20DD750429B6D
  %115 = fdiv double %114, %144
  %116 = fsub double 1.000000e+00, %115
  %117 = tail call noundef double @llvm.copysign.f64(double %116, double %0)
  br label %147

118:                                              ; preds = %77, %118
  %119 = phi i32 [ %145, %118 ], [ 60, %77 ]
  %120 = phi double [ %144, %118 ], [ %2, %77 ]
  %121 = uitofp nneg i32 %119 to double
  %122 = fmul double %121, 5.000000e-01
  %123 = fdiv double %122, %120
  %124 = fadd double %2, %123
  %125 = add nsw i32 %119, -1
  %126 = uitofp nneg i32 %125 to double
  %127 = fmul double %126, 5.000000e-01
  %128 = fdiv double %127, %124
  %129 = fadd double %2, %128
  %130 = add nsw i32 %119, -2
  %131 = uitofp nneg i32 %130 to double
  %132 = fmul double %131, 5.000000e-01
  %133 = fdiv double %132, %129
  %134 = fadd double %2, %133
  %135 = add nsw i32 %119, -3
  %136 = uitofp nneg i32 %135 to double
  %137 = fmul double %136, 5.000000e-01
  %138 = fdiv double %137, %134
  %139 = fadd double %2, %138
  %140 = add nsw i32 %119, -4
  %141 = uitofp nneg i32 %140 to double
  %142 = fmul double %141, 5.000000e-01
  %143 = fdiv double %142, %139
  %144 = fadd double %2, %143
  %145 = add nsw i32 %119, -5
  %146 = icmp sgt i32 %119, 5
  br i1 %146, label %118, label %113

147:                                              ; preds = %82, %113, %1, %12, %6
  %148 = phi double [ %0, %1 ], [ %7, %6 ], [ %15, %12 ], [ %86, %82 ], [ %117, %113 ]
  ret double %148
}

define linkonce_odr hidden double @tk_hypot_f64(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef double @llvm.fabs.f64(double %0)
  %4 = tail call noundef double @llvm.fabs.f64(double %1)
  %5 = fcmp oeq double %3, 0x7FF0000000000000
  %6 = fcmp oeq double %4, 0x7FF0000000000000
  %7 = or i1 %5, %6
  br i1 %7, label %37, label %8

8:                                                ; preds = %2
  %9 = fcmp olt double %3, %4
  %10 = select i1 %9, double %3, double %4
  %11 = select i1 %9, double %4, double %3
  %12 = fcmp uno double %0, 0.000000e+00
  br i1 %12, label %17, label %13

13:                                               ; preds = %8
  %14 = fcmp uno double %1, 0.000000e+00
  %15 = fcmp oeq double %10, 0.000000e+00
  %16 = or i1 %14, %15
  br i1 %16, label %17, label %19

17:                                               ; preds = %13, %8
  %18 = fadd double %3, %4
  br label %37

19:                                               ; preds = %13
  %20 = fcmp ogt double %11, 0x5F138D352E5096AF
  %21 = fcmp olt double %11, 0x22DE7C5F127BD87E
  %22 = select i1 %21, double 1.000000e+160, double 1.000000e+00
  %23 = select i1 %20, double 0x1EB67E9C127B6E74, double %22
  %24 = fmul double %11, %23
  %25 = fmul double %10, %23
  %26 = fmul double %24, %24
  %27 = fneg double %26
  %28 = tail call noundef double @llvm.fma.f64(double %24, double %24, double %27)
  %29 = fmul double %25, %25
  %30 = fneg double %29
  %31 = tail call noundef double @llvm.fma.f64(double %25, double %25, double %30)
  %32 = fadd double %28, %31
  %33 = fadd double %29, %32
  %34 = fadd double %26, %33
  %35 = tail call double @llvm.sqrt.f64(double %34)
  %36 = fdiv double %35, %23
  br label %37

37:                                               ; preds = %2, %19, %17
  %38 = phi double [ %36, %19 ], [ %18, %17 ], [ 0x7FF0000000000000, %2 ]
  ret double %38
}

define linkonce_odr hidden noundef float @tk_hypot_f32(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = fpext float %0 to double
  %4 = fpext float %1 to double
  %5 = tail call noundef double @llvm.fabs.f64(double %3)
  %6 = fcmp oeq double %5, 0x7FF0000000000000
  %7 = tail call double @llvm.fabs.f64(double %4)
  %8 = fcmp oeq double %7, 0x7FF0000000000000
  %9 = or i1 %6, %8
  br i1 %9, label %15, label %10

10:                                               ; preds = %2
  %11 = fmul double %4, %4
  %12 = tail call noundef double @llvm.fma.f64(double %3, double %3, double %11)
  %13 = tail call double @llvm.sqrt.f64(double %12)
  %14 = fptrunc double %13 to float
  br label %15

15:                                               ; preds = %2, %10
  %16 = phi float [ %14, %10 ], [ 0x7FF0000000000000, %2 ]
  ret float %16
}

define linkonce_odr hidden double @tk_lgamma_f64(double noundef %0) local_unnamed_addr #2 {
  %2 = fcmp uno double %0, 0.000000e+00
  br i1 %2, label %461, label %3

3:                                                ; preds = %1
  %4 = tail call noundef double @llvm.fabs.f64(double %0)
  %5 = fcmp oeq double %4, 0x7FF0000000000000
  br i1 %5, label %461, label %6

6:                                                ; preds = %3
  %7 = fcmp olt double %0, 5.000000e-01
  br i1 %7, label %8, label %286

8:                                                ; preds = %6
  %9 = tail call double @llvm.floor.f64(double %0)
  %10 = fcmp oeq double %0, %9
  br i1 %10, label %461, label %11

11:                                               ; preds = %8
  %12 = tail call double @llvm.rint.f64(double %0)
  %13 = fsub double %0, %12
  %14 = fmul double %13, 0x400921FB54442D18
  %15 = tail call noundef double @llvm.fabs.f64(double %14)
  %16 = fcmp ueq double %15, 0x7FF0000000000000
  br i1 %16, label %206, label %17

17:                                               ; preds = %11
  %18 = fcmp olt double %15, 7.850000e-01
  br i1 %18, label %175, label %19

19:                                               ; preds = %17
  %20 = fcmp olt double %15, 0x4130000000000000
  br i1 %20, label %21, label %29

21:                                               ; preds = %19
  %22 = fmul double %14, 0x3FE45F306DC9C883
  %23 = tail call double @llvm.rint.f64(double %22)
  %24 = fneg double %23
  %25 = tail call noundef double @llvm.fma.f64(double %24, double 0x3FF921FB54442D18, double %14)
  %26 = tail call noundef double @llvm.fma.f64(double %24, double 0x3C91A62633145C07, double %25)
  %27 = tail call noundef double @llvm.fma.f64(double %24, double 0xB91F1976B7ED8FBC, double %26)
  %28 = fptosi double %23 to i32
  br label %175

29:                                               ; preds = %19
  %30 = bitcast double %15 to i64
  %31 = and i64 %30, 4503599627370495
  %32 = or disjoint i64 %31, 4503599627370496
  %33 = lshr i64 %30, 52
  %34 = trunc nuw nsw i64 %33 to i32
  %35 = trunc nuw nsw i64 %33 to i16
  %36 = add nsw i16 %35, -1013
  %37 = sdiv i16 %36, 64
  %38 = mul i16 %37, 64
  %39 = sub i16 %36, %38
  %40 = sext i16 %39 to i32
  %41 = add nsw i32 %34, -950
  %42 = icmp ult i32 %41, 127
  br i1 %42, label %63, label %43

43:                                               ; preds = %29
  switch i16 %37, label %45 [
    i16 1, label %63
    i16 2, label %46
    i16 3, label %47
    i16 4, label %48
    i16 5, label %49
    i16 6, label %50
    i16 7, label %51
    i16 8, label %52
    i16 9, label %53
    i16 10, label %54
    i16 11, label %55
    i16 12, label %56
    i16 13, label %57
    i16 14, label %58
    i16 15, label %59
    i16 16, label %60
    i16 17, label %61
    i16 18, label %62
    i16 19, label %44
  ]

44:                                               ; preds = %43
  br label %63

45:                                               ; preds = %43
  br label %63

46:                                               ; preds = %43
  br label %63

47:                                               ; preds = %43
  br label %63

48:                                               ; preds = %43
  br label %63

49:                                               ; preds = %43
  br label %63

50:                                               ; preds = %43
  br label %63

51:                                               ; preds = %43
  br label %63

52:                                               ; preds = %43
  br label %63

53:                                               ; preds = %43
  br label %63

54:                                               ; preds = %43
  br label %63

55:                                               ; preds = %43
  br label %63

56:                                               ; preds = %43
  br label %63

57:                                               ; preds = %43
  br label %63

58:                                               ; preds = %43
  br label %63

59:                                               ; preds = %43
  br label %63

60:                                               ; preds = %43
  br label %63

61:                                               ; preds = %43
  br label %63

62:                                               ; preds = %43
  br label %63

63:                                               ; preds = %62, %61, %60, %59, %58, %57, %56, %55, %54, %53, %52, %51, %50, %49, %48, %47, %46, %45, %44, %43, %29
  %64 = phi i64 [ 0, %29 ], [ -6703182060581546711, %43 ], [ 4397547296490951402, %61 ], [ -277156292786332224, %46 ], [ -2638381946312093631, %47 ], [ -121206125134887583, %48 ], [ -5249950069107600672, %49 ], [ 452944820249399836, %50 ], [ -135693905287338178, %51 ], [ -1692731182770600828, %52 ], [ -1613291254968254911, %53 ], [ 4148332274289687028, %54 ], [ -7168499653074671557, %55 ], [ 2303758334597371919, %56 ], [ -1211730484530615009, %57 ], [ 7869616827067468215, %58 ], [ 5712322887342352941, %59 ], [ 8441921394348257659, %60 ], [ 0, %45 ], [ 7780917995555872008, %62 ], [ 6197850593633725355, %44 ]
  switch i16 %37, label %66 [
    i16 0, label %84
    i16 1, label %67
    i16 2, label %68
    i16 3, label %69
    i16 4, label %70
    i16 5, label %71
    i16 6, label %72
    i16 7, label %73
    i16 8, label %74
    i16 9, label %75
    i16 10, label %76
    i16 11, label %77
    i16 12, label %78
    i16 13, label %79
    i16 14, label %80
    i16 15, label %81
    i16 16, label %82
    i16 17, label %83
    i16 18, label %65
  ]

65:                                               ; preds = %63
  br label %84

66:                                               ; preds = %63
  br label %84

67:                                               ; preds = %63
  br label %84

68:                                               ; preds = %63
  br label %84

69:                                               ; preds = %63
  br label %84

70:                                               ; preds = %63
  br label %84

71:                                               ; preds = %63
  br label %84

72:                                               ; preds = %63
  br label %84

73:                                               ; preds = %63
  br label %84

74:                                               ; preds = %63
  br label %84

75:                                               ; preds = %63
  br label %84

76:                                               ; preds = %63
  br label %84

77:                                               ; preds = %63
  br label %84

78:                                               ; preds = %63
  br label %84

79:                                               ; preds = %63
  br label %84

80:                                               ; preds = %63
  br label %84

81:                                               ; preds = %63
  br label %84

82:                                               ; preds = %63
  br label %84

83:                                               ; preds = %63
  br label %84

84:                                               ; preds = %83, %82, %81, %80, %79, %78, %77, %76, %75, %74, %73, %72, %71, %70, %69, %68, %67, %66, %65, %63
  %85 = phi i64 [ -6703182060581546711, %63 ], [ 4397547296490951402, %82 ], [ -277156292786332224, %67 ], [ -2638381946312093631, %68 ], [ -121206125134887583, %69 ], [ -5249950069107600672, %70 ], [ 452944820249399836, %71 ], [ -135693905287338178, %72 ], [ -1692731182770600828, %73 ], [ -1613291254968254911, %74 ], [ 4148332274289687028, %75 ], [ -7168499653074671557, %76 ], [ 2303758334597371919, %77 ], [ -1211730484530615009, %78 ], [ 7869616827067468215, %79 ], [ 5712322887342352941, %80 ], [ 8441921394348257659, %81 ], [ 0, %66 ], [ 7780917995555872008, %83 ], [ 6197850593633725355, %65 ]
  switch i16 %37, label %87 [
    i16 -1, label %105
    i16 0, label %88
    i16 1, label %89
    i16 2, label %90
    i16 3, label %91
    i16 4, label %92
    i16 5, label %93
    i16 6, label %94
    i16 7, label %95
    i16 8, label %96
    i16 9, label %97
    i16 10, label %98
    i16 11, label %99
    i16 12, label %100
    i16 13, label %101
    i16 14, label %102
    i16 15, label %103
    i16 16, label %104
    i16 17, label %86
  ]

86:                                               ; preds = %84
  br label %105

87:                                               ; preds = %84
  br label %105

88:                                               ; preds = %84
  br label %105

89:                                               ; preds = %84
  br label %105

90:                                               ; preds = %84
  br label %105

91:                                               ; preds = %84
  br label %105

92:                                               ; preds = %84
  br label %105

93:                                               ; preds = %84
  br label %105

94:                                               ; preds = %84
  br label %105

95:                                               ; preds = %84
  br label %105

96:                                               ; preds = %84
  br label %105

97:                                               ; preds = %84
  br label %105

98:                                               ; preds = %84
  br label %105

99:                                               ; preds = %84
  br label %105

100:                                              ; preds = %84
  br label %105

101:                                              ; preds = %84
  br label %105

102:                                              ; preds = %84
  br label %105

103:                                              ; preds = %84
  br label %105

104:                                              ; preds = %84
  br label %105

105:                                              ; preds = %104, %103, %102, %101, %100, %99, %98, %97, %96, %95, %94, %93, %92, %91, %90, %89, %88, %87, %86, %84
  %106 = phi i64 [ -6703182060581546711, %84 ], [ 4397547296490951402, %103 ], [ -277156292786332224, %88 ], [ -2638381946312093631, %89 ], [ -121206125134887583, %90 ], [ -5249950069107600672, %91 ], [ 452944820249399836, %92 ], [ -135693905287338178, %93 ], [ -1692731182770600828, %94 ], [ -1613291254968254911, %95 ], [ 4148332274289687028, %96 ], [ -7168499653074671557, %97 ], [ 2303758334597371919, %98 ], [ -1211730484530615009, %99 ], [ 7869616827067468215, %100 ], [ 5712322887342352941, %101 ], [ 8441921394348257659, %102 ], [ 0, %87 ], [ 7780917995555872008, %104 ], [ 6197850593633725355, %86 ]
  switch i16 %37, label %108 [
    i16 -2, label %126
    i16 -1, label %109
    i16 0, label %110
    i16 1, label %111
    i16 2, label %112
    i16 3, label %113
    i16 4, label %114
    i16 5, label %115
    i16 6, label %116
    i16 7, label %117
    i16 8, label %118
    i16 9, label %119
    i16 10, label %120
    i16 11, label %121
    i16 12, label %122
    i16 13, label %123
    i16 14, label %124
    i16 15, label %125
    i16 16, label %107
  ]

107:                                              ; preds = %105
  br label %126

108:                                              ; preds = %105
  br label %126

109:                                              ; preds = %105
  br label %126

110:                                              ; preds = %105
  br label %126

111:                                              ; preds = %105
  br label %126

112:                                              ; preds = %105
  br label %126

113:                                              ; preds = %105
  br label %126

114:                                              ; preds = %105
  br label %126

115:                                              ; preds = %105
  br label %126

116:                                              ; preds = %105
  br label %126

117:                                              ; preds = %105
  br label %126

118:                                              ; preds = %105
  br label %126

119:                                              ; preds = %105
  br label %126

120:                                              ; preds = %105
  br label %126

121:                                              ; preds = %105
  br label %126

122:                                              ; preds = %105
  br label %126

123:                                              ; preds = %105
  br label %126

124:                                              ; preds = %105
  br label %126

125:                                              ; preds = %105
  br label %126

126:                                              ; preds = %125, %124, %123, %122, %121, %120, %119, %118, %117, %116, %115, %114, %113, %112, %111, %110, %109, %108, %107, %105
  %127 = phi i64 [ -6703182060581546711, %105 ], [ 4397547296490951402, %124 ], [ -277156292786332224, %109 ], [ -2638381946312093631, %110 ], [ -121206125134887583, %111 ], [ -5249950069107600672, %112 ], [ 452944820249399836, %113 ], [ -135693905287338178, %114 ], [ -1692731182770600828, %115 ], [ -1613291254968254911, %116 ], [ 4148332274289687028, %117 ], [ -7168499653074671557, %118 ], [ 2303758334597371919, %119 ], [ -1211730484530615009, %120 ], [ 7869616827067468215, %121 ], [ 5712322887342352941, %122 ], [ 8441921394348257659, %123 ], [ 0, %108 ], [ 7780917995555872008, %125 ], [ 6197850593633725355, %107 ]
  %128 = icmp eq i16 %39, 0
  br i1 %128, label %142, label %129

129:                                              ; preds = %126
  %130 = zext i32 %40 to i64
  %131 = shl i64 %64, %130
  %132 = sub nsw i32 64, %40
  %133 = zext nneg i32 %132 to i64
  %134 = lshr i64 %85, %133
  %135 = or i64 %134, %131
  %136 = shl i64 %85, %130
  %137 = lshr i64 %106, %133
  %138 = or i64 %137, %136
  %139 = shl i64 %106, %130
  %140 = lshr i64 %127, %133
  %141 = or i64 %140, %139
  br label %142

142:                                              ; preds = %129, %126
  %143 = phi i64 [ %141, %129 ], [ %106, %126 ]
  %144 = phi i64 [ %138, %129 ], [ %85, %126 ]
  %145 = phi i64 [ %135, %129 ], [ %64, %126 ]
  %146 = zext nneg i64 %32 to i128
  %147 = zext i64 %144 to i128
  %148 = mul nuw nsw i128 %147, %146
  %149 = zext i64 %143 to i128
  %150 = mul nuw nsw i128 %149, %146
  %151 = lshr i128 %150, 64
  %152 = add nuw nsw i128 %148, %151
  %153 = mul i64 %145, %32
  %154 = lshr i128 %152, 64
  %155 = trunc nuw nsw i128 %154 to i64
  %156 = add i64 %153, %155
  %157 = trunc i128 %152 to i64
  %158 = lshr i64 %156, 62
  %159 = trunc nuw nsw i64 %158 to i32
  %160 = tail call i64 @llvm.fshl.i64(i64 %156, i64 %157, i64 2)
  %161 = shl i64 %157, 2
  %162 = lshr i64 %160, 63
  %163 = trunc nuw nsw i64 %162 to i32
  %164 = add nuw nsw i32 %163, %159
  %165 = sitofp i64 %160 to double
  %166 = uitofp i64 %161 to double
  %167 = fmul double %166, 0x3BF0000000000000
  %168 = fadd double %167, %165
  %169 = fmul double %168, 0x3BF921FB54442D18
  %170 = fcmp olt double %14, 0.000000e+00
  %171 = sub nsw i32 0, %164
  %172 = select i1 %170, i32 %171, i32 %164
  %173 = fneg double %169
  %174 = select i1 %170, double %173, double %169
  br label %175

175:                                              ; preds = %142, %21, %17
  %176 = phi i32 [ 0, %17 ], [ %28, %21 ], [ %172, %142 ]
  %177 = phi double [ %14, %17 ], [ %27, %21 ], [ %174, %142 ]
  %178 = and i32 %176, 1
  %179 = icmp eq i32 %178, 0
  %180 = fmul double %177, %177
  br i1 %179, label %192, label %181

181:                                              ; preds = %175
  %182 = tail call noundef double @llvm.fma.f64(double %180, double 0xBCA6827863B97D97, double 0x3D2AE7F3E733B81F)
  %183 = tail call noundef double @llvm.fma.f64(double %182, double %180, double 0xBDA93974A8C07C9D)
  %184 = tail call noundef double @llvm.fma.f64(double %183, double %180, double 0x3E21EED8EFF8D898)
  %185 = tail call noundef double @llvm.fma.f64(double %184, double %180, double 0xBE927E4FB7789F5C)
  %186 = tail call noundef double @llvm.fma.f64(double %185, double %180, double 0x3EFA01A01A01A01A)
  %187 = tail call noundef double @llvm.fma.f64(double %186, double %180, double 0xBF56C16C16C16C17)
  %188 = tail call noundef double @llvm.fma.f64(double %187, double %180, double 0x3FA5555555555555)
  %189 = fmul double %180, %188
  %190 = tail call noundef double @llvm.fma.f64(double %180, double -5.000000e-01, double 1.000000e+00)
  %191 = tail call noundef double @llvm.fma.f64(double %189, double %180, double %190)
  br label %203

192:                                              ; preds = %175
  %193 = tail call noundef double @llvm.fma.f64(double %180, double 0x3CE952C77030AD4A, double 0xBD6AE7F3E733B81F)
  %194 = tail call noundef double @llvm.fma.f64(double %193, double %180, double 0x3DE6124613A86D09)
  %195 = tail call noundef double @llvm.fma.f64(double %194, double %180, double 0xBE5AE64567F544E4)
  %196 = tail call noundef double @llvm.fma.f64(double %195, double %180, double 0x3EC71DE3A556C734)
  %197 = tail call noundef double @llvm.fma.f64(double %196, double %180, double 0xBF2A01A01A01A01A)
  %198 = tail call noundef double @llvm.fma.f64(double %197, double %180, double 0x3F81111111111111)
  %199 = tail call noundef double @llvm.fma.f64(double %198, double %180, double 0xBFC5555555555555)
  %200 = fmul double %180, %199
  %201 = tail call noundef double @llvm.fma.f64(double %200, double %177, double %177)
  %202 = tail call noundef double @llvm.copysign.f64(double %201, double %177)
  br label %203

203:                                              ; preds = %192, %181
  %204 = phi double [ %191, %181 ], [ %202, %192 ]
  %205 = tail call double @llvm.fabs.f64(double %204)
  br label %206

206:                                              ; preds = %11, %203
  %207 = phi double [ %205, %203 ], [ 0x7FF8000000000000, %11 ]
  %208 = fdiv double 0x400921FB54442D18, %207
  %209 = tail call i1 @llvm.is.fpclass.f64(double %208, i32 384)
  %210 = fcmp oeq double %208, 0.000000e+00
  %211 = fcmp oeq double %208, 0x7FF0000000000000
  %212 = select i1 %211, double 0x7FF0000000000000, double 0x7FF8000000000000
  %213 = select i1 %210, double 0xFFF0000000000000, double %212
  br i1 %209, label %214, label %283

214:                                              ; preds = %206
  %215 = fcmp olt double %208, 0x10000000000000
  %216 = fmul double %208, 0x4350000000000000
  %217 = select i1 %215, double %216, double %208
  %218 = bitcast double %217 to i64
  %219 = lshr i64 %218, 52
  %220 = trunc nuw nsw i64 %219 to i32
  %221 = and i64 %218, 4503599627370495
  %222 = or disjoint i64 %221, 4607182418800017408
  %223 = bitcast i64 %222 to double
  %224 = fcmp ogt double %223, 0x3FF6A09E667F3BCD
  %225 = fmul double %223, 5.000000e-01
  %226 = zext i1 %224 to i32
  %227 = select i1 %215, i32 -1077, i32 -1023
  %228 = add nsw i32 %227, %220
  %229 = add nsw i32 %228, %226
  %230 = select i1 %224, double %225, double %223
  %231 = icmp eq i32 %229, 0
  br i1 %231, label %232, label %256

232:                                              ; preds = %214
  %233 = fadd double %230, -1.000000e+00
  %234 = fadd double %233, 2.000000e+00
  %235 = fdiv double %233, %234
  %236 = fmul double %235, %235
  %237 = fmul double %233, 5.000000e-01
  %238 = fmul double %233, %237
  %239 = tail call noundef double @llvm.fma.f64(double %236, double 8.000000e-02, double 0x3FB642C8590B2164)
  %240 = tail call noundef double @llvm.fma.f64(double %239, double %236, double 0x3FB8618618618618)
  %241 = tail call noundef double @llvm.fma.f64(double %240, double %236, double 0x3FBAF286BCA1AF28)
  %242 = tail call noundef double @llvm.fma.f64(double %241, double %236, double 0x3FBE1E1E1E1E1E1E)
  %243 = tail call noundef double @llvm.fma.f64(double %242, double %236, double 0x3FC1111111111111)
  %244 = tail call noundef double @llvm.fma.f64(double %243, double %236, double 0x3FC3B13B13B13B14)
  %245 = tail call noundef double @llvm.fma.f64(double %244, double %236, double 0x3FC745D1745D1746)
  %246 = tail call noundef double @llvm.fma.f64(double %245, double %236, double 0x3FCC71C71C71C71C)
  %247 = tail call noundef double @llvm.fma.f64(double %246, double %236, double 0x3FD2492492492492)
  %248 = tail call noundef double @llvm.fma.f64(double %247, double %236, double 4.000000e-01)
  %249 = fmul double %236, %248
  %250 = fadd double %249, 0x3FE5555555555555
  %251 = fmul double %236, %250
  %252 = fadd double %238, %251
  %253 = tail call noundef double @llvm.fma.f64(double %235, double %252, double 0.000000e+00)
  %254 = fsub double %253, %238
  %255 = fadd double %233, %254
  br label %283

256:                                              ; preds = %214
  %257 = sitofp i32 %229 to double
  %258 = fmul double %257, 0x3DEA39EF35793C76
  %259 = fadd double %230, -1.000000e+00
  %260 = fadd double %259, 2.000000e+00
  %261 = fdiv double %259, %260
  %262 = fmul double %261, %261
  %263 = fmul double %259, 5.000000e-01
  %264 = fmul double %259, %263
  %265 = tail call noundef double @llvm.fma.f64(double %262, double 8.000000e-02, double 0x3FB642C8590B2164)
  %266 = tail call noundef double @llvm.fma.f64(double %265, double %262, double 0x3FB8618618618618)
  %267 = tail call noundef double @llvm.fma.f64(double %266, double %262, double 0x3FBAF286BCA1AF28)
  %268 = tail call noundef double @llvm.fma.f64(double %267, double %262, double 0x3FBE1E1E1E1E1E1E)
  %269 = tail call noundef double @llvm.fma.f64(double %268, double %262, double 0x3FC1111111111111)
  %270 = tail call noundef double @llvm.fma.f64(double %269, double %262, double 0x3FC3B13B13B13B14)
  %271 = tail call noundef double @llvm.fma.f64(double %270, double %262, double 0x3FC745D1745D1746)
  %272 = tail call noundef double @llvm.fma.f64(double %271, double %262, double 0x3FCC71C71C71C71C)
  %273 = tail call noundef double @llvm.fma.f64(double %272, double %262, double 0x3FD2492492492492)
  %274 = tail call noundef double @llvm.fma.f64(double %273, double %262, double 4.000000e-01)
  %275 = fmul double %262, %274
  %276 = fadd double %275, 0x3FE5555555555555
  %277 = fmul double %262, %276
  %278 = fadd double %264, %277
  %279 = tail call noundef double @llvm.fma.f64(double %261, double %278, double %258)
  %280 = fsub double %279, %264
  %281 = fadd double %259, %280
  %282 = tail call noundef double @llvm.fma.f64(double %257, double 0x3FE62E42FEE00000, double %281)
  br label %283

283:                                              ; preds = %206, %232, %256
  %284 = phi double [ %282, %256 ], [ %255, %232 ], [ %213, %206 ]
  %285 = fsub double 1.000000e+00, %0
  br label %286

286:                                              ; preds = %283, %6
  %287 = phi double [ %284, %283 ], [ 0.000000e+00, %6 ]
  %288 = phi double [ %285, %283 ], [ %0, %6 ]
  %289 = fcmp olt double %288, 1.200000e+01
  br i1 %289, label %290, label %296

290:                                              ; preds = %286, %290
  %291 = phi double [ %294, %290 ], [ %288, %286 ]
  %292 = phi double [ %293, %290 ], [ 1.000000e+00, %286 ]
  %293 = fmul double %292, %291
  %294 = fadd double %291, 1.000000e+00
  %295 = fcmp olt double %294, 1.200000e+01
  br i1 %295, label %290, label %296

296:                                              ; preds = %290, %286
  %297 = phi double [ 1.000000e+00, %286 ], [ %293, %290 ]
  %298 = phi double [ %288, %286 ], [ %294, %290 ]
  %299 = fdiv double 1.000000e+00, %298
  %300 = fmul double %299, %299
  %301 = tail call noundef double @llvm.fma.f64(double %300, double 0x3F7A41A41A41A41A, double 0xBF5F6AB0D9993C7D)
  %302 = tail call noundef double @llvm.fma.f64(double %301, double %300, double 0x3F4B951E2B18FF23)
  %303 = tail call noundef double @llvm.fma.f64(double %302, double %300, double 0xBF43813813813814)
  %304 = tail call noundef double @llvm.fma.f64(double %303, double %300, double 0x3F4A01A01A01A01A)
  %305 = tail call noundef double @llvm.fma.f64(double %304, double %300, double 0xBF66C16C16C16C17)
  %306 = tail call noundef double @llvm.fma.f64(double %305, double %300, double 0x3FB5555555555555)
  %307 = tail call i1 @llvm.is.fpclass.f64(double %298, i32 256)
  %308 = fcmp oeq double %298, 0x7FF0000000000000
  %309 = select i1 %308, double 0x7FF0000000000000, double 0x7FF8000000000000
  br i1 %307, label %310, label %375

310:                                              ; preds = %296
  %311 = bitcast double %298 to i64
  %312 = lshr i64 %311, 52
  %313 = trunc nuw nsw i64 %312 to i32
  %314 = and i64 %311, 4503599627370495
  %315 = or disjoint i64 %314, 4607182418800017408
  %316 = bitcast i64 %315 to double
  %317 = fcmp ogt double %316, 0x3FF6A09E667F3BCD
  %318 = fmul double %316, 5.000000e-01
  %319 = zext i1 %317 to i32
  %320 = add nsw i32 %313, -1023
  %321 = add nsw i32 %320, %319
  %322 = select i1 %317, double %318, double %316
  %323 = icmp eq i32 %321, 0
  br i1 %323, label %324, label %348

324:                                              ; preds = %310
  %325 = fadd double %322, -1.000000e+00
  %326 = fadd double %325, 2.000000e+00
  %327 = fdiv double %325, %326
  %328 = fmul double %327, %327
  %329 = fmul double %325, 5.000000e-01
  %330 = fmul double %325, %329
  %331 = tail call noundef double @llvm.fma.f64(double %328, double 8.000000e-02, double 0x3FB642C8590B2164)
  %332 = tail call noundef double @llvm.fma.f64(double %331, double %328, double 0x3FB8618618618618)
  %333 = tail call noundef double @llvm.fma.f64(double %332, double %328, double 0x3FBAF286BCA1AF28)
  %334 = tail call noundef double @llvm.fma.f64(double %333, double %328, double 0x3FBE1E1E1E1E1E1E)
  %335 = tail call noundef double @llvm.fma.f64(double %334, double %328, double 0x3FC1111111111111)
  %336 = tail call noundef double @llvm.fma.f64(double %335, double %328, double 0x3FC3B13B13B13B14)
  %337 = tail call noundef double @llvm.fma.f64(double %336, double %328, double 0x3FC745D1745D1746)
  %338 = tail call noundef double @llvm.fma.f64(double %337, double %328, double 0x3FCC71C71C71C71C)
  %339 = tail call noundef double @llvm.fma.f64(double %338, double %328, double 0x3FD2492492492492)
  %340 = tail call noundef double @llvm.fma.f64(double %339, double %328, double 4.000000e-01)
  %341 = fmul double %328, %340
  %342 = fadd double %341, 0x3FE5555555555555
  %343 = fmul double %328, %342
  %344 = fadd double %330, %343
  %345 = tail call noundef double @llvm.fma.f64(double %327, double %344, double 0.000000e+00)
  %346 = fsub double %345, %330
  %347 = fadd double %325, %346
  br label %375

348:                                              ; preds = %310
  %349 = sitofp i32 %321 to double
  %350 = fmul double %349, 0x3DEA39EF35793C76
  %351 = fadd double %322, -1.000000e+00
  %352 = fadd double %351, 2.000000e+00
  %353 = fdiv double %351, %352
  %354 = fmul double %353, %353
  %355 = fmul double %351, 5.000000e-01
  %356 = fmul double %351, %355
  %357 = tail call noundef double @llvm.fma.f64(double %354, double 8.000000e-02, double 0x3FB642C8590B2164)
  %358 = tail call noundef double @llvm.fma.f64(double %357, double %354, double 0x3FB8618618618618)
  %359 = tail call noundef double @llvm.fma.f64(double %358, double %354, double 0x3FBAF286BCA1AF28)
  %360 = tail call noundef double @llvm.fma.f64(double %359, double %354, double 0x3FBE1E1E1E1E1E1E)
  %361 = tail call noundef double @llvm.fma.f64(double %360, double %354, double 0x3FC1111111111111)
  %362 = tail call noundef double @llvm.fma.f64(double %361, double %354, double 0x3FC3B13B13B13B14)
  %363 = tail call noundef double @llvm.fma.f64(double %362, double %354, double 0x3FC745D1745D1746)
  %364 = tail call noundef double @llvm.fma.f64(double %363, double %354, double 0x3FCC71C71C71C71C)
  %365 = tail call noundef double @llvm.fma.f64(double %364, double %354, double 0x3FD2492492492492)
  %366 = tail call noundef double @llvm.fma.f64(double %365, double %354, double 4.000000e-01)
  %367 = fmul double %354, %366
  %368 = fadd double %367, 0x3FE5555555555555
  %369 = fmul double %354, %368
  %370 = fadd double %356, %369
  %371 = tail call noundef double @llvm.fma.f64(double %353, double %370, double %350)
  %372 = fsub double %371, %356
  %373 = fadd double %351, %372
  %374 = tail call noundef double @llvm.fma.f64(double %349, double 0x3FE62E42FEE00000, double %373)
  br label %375

375:                                              ; preds = %296, %324, %348
  %376 = phi double [ %374, %348 ], [ %347, %324 ], [ %309, %296 ]
  %377 = fadd double %298, -5.000000e-01
  %378 = fadd double %376, -1.000000e+00
  %379 = tail call noundef double @llvm.fma.f64(double %377, double %378, double 0x3FDACFE390C97D69)
  %380 = fmul double %299, %306
  %381 = fadd double %380, %379
  %382 = tail call i1 @llvm.is.fpclass.f64(double %297, i32 384)
  %383 = fcmp oeq double %297, 0.000000e+00
  %384 = fcmp oeq double %297, 0x7FF0000000000000
  %385 = select i1 %384, double 0x7FF0000000000000, double 0x7FF8000000000000
  %386 = select i1 %383, double 0xFFF0000000000000, double %385
  br i1 %382, label %387, label %456

387:                                              ; preds = %375
  %388 = fcmp olt double %297, 0x10000000000000
  %389 = fmul double %297, 0x4350000000000000
  %390 = select i1 %388, double %389, double %297
  %391 = bitcast double %390 to i64
  %392 = lshr i64 %391, 52
  %393 = trunc nuw nsw i64 %392 to i32
  %394 = and i64 %391, 4503599627370495
  %395 = or disjoint i64 %394, 4607182418800017408
  %396 = bitcast i64 %395 to double
  %397 = fcmp ogt double %396, 0x3FF6A09E667F3BCD
  %398 = fmul double %396, 5.000000e-01
  %399 = zext i1 %397 to i32
  %400 = select i1 %388, i32 -1077, i32 -1023
  %401 = add nsw i32 %400, %393
  %402 = add nsw i32 %401, %399
  %403 = select i1 %397, double %398, double %396
  %404 = icmp eq i32 %402, 0
  br i1 %404, label %405, label %429

405:                                              ; preds = %387
  %406 = fadd double %403, -1.000000e+00
  %407 = fadd double %406, 2.000000e+00
  %408 = fdiv double %406, %407
  %409 = fmul double %408, %408
  %410 = fmul double %406, 5.000000e-01
  %411 = fmul double %406, %410
  %412 = tail call noundef double @llvm.fma.f64(double %409, double 8.000000e-02, double 0x3FB642C8590B2164)
  %413 = tail call noundef double @llvm.fma.f64(double %412, double %409, double 0x3FB8618618618618)
  %414 = tail call noundef double @llvm.fma.f64(double %413, double %409, double 0x3FBAF286BCA1AF28)
  %415 = tail call noundef double @llvm.fma.f64(double %414, double %409, double 0x3FBE1E1E1E1E1E1E)
  %416 = tail call noundef double @llvm.fma.f64(double %415, double %409, double 0x3FC1111111111111)
  %417 = tail call noundef double @llvm.fma.f64(double %416, double %409, double 0x3FC3B13B13B13B14)
  %418 = tail call noundef double @llvm.fma.f64(double %417, double %409, double 0x3FC745D1745D1746)
  %419 = tail call noundef double @llvm.fma.f64(double %418, double %409, double 0x3FCC71C71C71C71C)
  %420 = tail call noundef double @llvm.fma.f64(double %419, double %409, double 0x3FD2492492492492)
  %421 = tail call noundef double @llvm.fma.f64(double %420, double %409, double 4.000000e-01)
  %422 = fmul double %409, %421
  %423 = fadd double %422, 0x3FE5555555555555
  %424 = fmul double %409, %423
  %425 = fadd double %411, %424
  %426 = tail call noundef double @llvm.fma.f64(double %408, double %425, double 0.000000e+00)
  %427 = fsub double %426, %411
  %428 = fadd double %406, %427
  br label %456

429:                                              ; preds = %387
  %430 = sitofp i32 %402 to double
  %431 = fmul double %430, 0x3DEA39EF35793C76
  %432 = fadd double %403, -1.000000e+00
  %433 = fadd double %432, 2.000000e+00
  %434 = fdiv double %432, %433
  %435 = fmul double %434, %434
  %436 = fmul double %432, 5.000000e-01
  %437 = fmul double %432, %436
  %438 = tail call noundef double @llvm.fma.f64(double %435, double 8.000000e-02, double 0x3FB642C8590B2164)
  %439 = tail call noundef double @llvm.fma.f64(double %438, double %435, double 0x3FB8618618618618)
  %440 = tail call noundef double @llvm.fma.f64(double %439, double %435, double 0x3FBAF286BCA1AF28)
  %441 = tail call noundef double @llvm.fma.f64(double %440, double %435, double 0x3FBE1E1E1E1E1E1E)
  %442 = tail call noundef double @llvm.fma.f64(double %441, double %435, double 0x3FC1111111111111)
  %443 = tail call noundef double @llvm.fma.f64(double %442, double %435, double 0x3FC3B13B13B13B14)
  %444 = tail call noundef double @llvm.fma.f64(double %443, double %435, double 0x3FC745D1745D1746)
  %445 = tail call noundef double @llvm.fma.f64(double %444, double %435, double 0x3FCC71C71C71C71C)
  %446 = tail call noundef double @llvm.fma.f64(double %445, double %435, double 0x3FD2492492492492)
  %447 = tail call noundef double @llvm.fma.f64(double %446, double %435, double 4.000000e-01)
  %448 = fmul double %435, %447
  %449 = fadd double %448, 0x3FE5555555555555
  %450 = fmul double %435, %449
  %451 = fadd double %437, %450
  %452 = tail call noundef double @llvm.fma.f64(double %434, double %451, double %431)
  %453 = fsub double %452, %437
  %454 = fadd double %432, %453
  %455 = tail call noundef double @llvm.fma.f64(double %430, double 0x3FE62E42FEE00000, double %454)
  br label %456

456:                                              ; preds = %375, %405, %429
  %457 = phi double [ %455, %429 ], [ %428, %405 ], [ %386, %375 ]
  %458 = fsub double %381, %457
  %459 = fsub double %287, %458
  %460 = select i1 %7, double %459, double %458
  br label %461

461:                                              ; preds = %456, %8, %3, %1
  %462 = phi double [ 0x7FF0000000000000, %3 ], [ %0, %1 ], [ %460, %456 ], [ 0x7FF0000000000000, %8 ]
  ret double %462
}

declare double @llvm.floor.f64(double) #1

define linkonce_odr hidden float @tk_lgamma_f32(float noundef %0) local_unnamed_addr #2 {
  %2 = fpext float %0 to double
  %3 = tail call double @tk_lgamma_f64(double noundef %2)
  %4 = fptrunc double %3 to float
  ret float %4
}

define linkonce_odr hidden double @tk_fmod_f64(double noundef %0, double noundef %1) local_unnamed_addr #2 {
  %3 = bitcast double %0 to i64
  %4 = tail call double @llvm.fabs.f64(double %0)
  %5 = bitcast double %4 to i64
  %6 = bitcast double %1 to i64
  %7 = tail call double @llvm.fabs.f64(double %1)
  %8 = bitcast double %7 to i64
  %9 = icmp eq i64 %8, 0
  %10 = icmp samesign ugt i64 %5, 9218868437227405311
  %11 = select i1 %9, i1 true, i1 %10
  %12 = icmp samesign ugt i64 %8, 9218868437227405312
  %13 = select i1 %11, i1 true, i1 %12
  br i1 %13, label %70, label %14

14:                                               ; preds = %2
  %15 = icmp samesign ult i64 %5, %8
  br i1 %15, label %70, label %16

16:                                               ; preds = %14
  %17 = lshr i64 %5, 52
  %18 = trunc nuw nsw i64 %17 to i32
  %19 = lshr i64 %8, 52
  %20 = trunc nuw nsw i64 %19 to i32
  %21 = icmp eq i64 %17, 0
  %22 = and i64 %3, 4503599627370495
  %23 = or disjoint i64 %22, 4503599627370496
  %24 = select i1 %21, i64 %5, i64 %23
  %25 = icmp eq i64 %19, 0
  %26 = and i64 %6, 4503599627370495
  %27 = or disjoint i64 %26, 4503599627370496
  %28 = select i1 %25, i32 1, i32 %20
  %29 = select i1 %25, i64 %8, i64 %27
  %30 = select i1 %21, i32 1, i32 %18
  %31 = sub nsw i32 %30, %28
  %32 = icmp sgt i32 %31, 0
  br i1 %32, label %37, label %33

33:                                               ; preds = %37, %16
  %34 = phi i64 [ %24, %16 ], [ %43, %37 ]
  %35 = urem i64 %34, %29
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %46, label %48

37:                                               ; preds = %16, %37
  %38 = phi i32 [ %44, %37 ], [ %31, %16 ]
  %39 = phi i64 [ %43, %37 ], [ %24, %16 ]
  %40 = tail call i32 @llvm.umin.i32(i32 %38, i32 11)
  %41 = zext nneg i32 %40 to i64
  %42 = shl i64 %39, %41
  %43 = urem i64 %42, %29
  %44 = sub nsw i32 %38, %40
  %45 = icmp sgt i32 %44, 0
  br i1 %45, label %37, label %33

46:                                               ; preds = %33
  %47 = tail call noundef double @llvm.copysign.f64(double 0.000000e+00, double %0)
  br label %70

48:                                               ; preds = %33
  %49 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %35, i1 true)
  %50 = trunc nuw nsw i64 %49 to i32
  %51 = add nsw i32 %50, -11
  %52 = sub nsw i32 %28, %51
  %53 = icmp sgt i32 %52, 0
  br i1 %53, label %54, label %61

54:                                               ; preds = %48
  %55 = zext nneg i32 %51 to i64
  %56 = shl i64 %35, %55
  %57 = and i64 %56, 4503599627370495
  %58 = zext nneg i32 %52 to i64
  %59 = shl nuw i64 %58, 52
  %60 = or disjoint i64 %57, %59
  br label %65

61:                                               ; preds = %48
  %62 = add nsw i32 %28, -1
  %63 = zext nneg i32 %62 to i64
  %64 = shl i64 %35, %63
  br label %65

65:                                               ; preds = %61, %54
  %66 = phi i64 [ %60, %54 ], [ %64, %61 ]
  %67 = and i64 %3, -9223372036854775808
  %68 = or i64 %66, %67
  %69 = bitcast i64 %68 to double
  br label %70

70:                                               ; preds = %46, %65, %14, %2
  %71 = phi double [ %0, %14 ], [ 0x7FF8000000000000, %2 ], [ %69, %65 ], [ %47, %46 ]
  ret double %71
}

declare i64 @llvm.ctlz.i64(i64, i1 immarg) #3

declare double @llvm.fma.f64(double, double, double) #1

declare double @llvm.fabs.f64(double) #1

declare double @llvm.copysign.f64(double, double) #1

declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #4

declare i64 @llvm.fshl.i64(i64, i64, i64) #4

declare i32 @llvm.umin.i32(i32, i32) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree norecurse nosync nounwind memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
