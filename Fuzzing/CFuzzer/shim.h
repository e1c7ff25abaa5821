#include <stddef.h>
#include <stdint.h>

// The toolchain has libFuzzer without a header.
int LLVMFuzzerRunDriver(int *count, char ***words, int (*run)(const uint8_t *bytes, size_t count));
