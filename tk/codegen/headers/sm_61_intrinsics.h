// TVM's sources with values of 8 bits include it for products of four of them. `__dp4a` is not here: a kernel that calls it is
// compiled with CUDA's own headers, as any that needs more than ours have.
#pragma once
