// The driver's header, of which kernels use one type.
#pragma once
struct alignas(128) CUtensorMap_st { unsigned long opaque[16]; };
typedef struct CUtensorMap_st CUtensorMap;
