"""From scheduled functions to machine code: the host's by LLVM, a device's by its own compiler."""
