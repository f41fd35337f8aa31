; What checked builds assert (tk/lowering/checks.py). The first lane that is out of range leaves a note, which the runtime reads
; behind each launch (runtime.cc), and its wave ends: barriers wait for the waves that are left alone.
target triple = "amdgcn-amd-amdhsa"

; Whether there is a note, the number of its text among tk_check_texts, the index, the size.
@tk_check_note = linkonce_odr protected addrspace(1) global [4 x i64] zeroinitializer, align 32

define linkonce_odr hidden void @tk_check(i32 %inside, i64 %index, i64 %size, i32 %text) alwaysinline convergent nounwind {
  %failed = icmp eq i32 %inside, 0
  br i1 %failed, label %outside, label %done

outside:
  %pair = cmpxchg ptr addrspace(1) @tk_check_note, i64 0, i64 1 syncscope("agent") monotonic monotonic
  %first = extractvalue { i64, i1 } %pair, 1
  br i1 %first, label %note, label %end

note:
  %wide = zext i32 %text to i64
  store volatile i64 %wide, ptr addrspace(1) getelementptr inbounds ([4 x i64], ptr addrspace(1) @tk_check_note, i64 0, i64 1)
  store volatile i64 %index, ptr addrspace(1) getelementptr inbounds ([4 x i64], ptr addrspace(1) @tk_check_note, i64 0, i64 2)
  store volatile i64 %size, ptr addrspace(1) getelementptr inbounds ([4 x i64], ptr addrspace(1) @tk_check_note, i64 0, i64 3)
  br label %end

end:
  call void @llvm.amdgcn.endpgm()
  unreachable

done:
  ret void
}

declare void @llvm.amdgcn.endpgm() noreturn
