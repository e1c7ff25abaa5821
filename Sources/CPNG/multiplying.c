#include "CPNG.h"

// A part of a colour with the alpha multiplied in.
static uint32_t together(uint32_t part, uint32_t alpha) {
  return alpha == 255 ? part : (part * alpha + 127) / 255;
}

void cpng_multiply(const uint8_t *from, size_t count, uint32_t *to) {
  for (size_t i = 0; i < count; i++, from += 4) {
    const uint32_t alpha = from[3];
    to[i] = alpha << 24 | together(from[0], alpha) << 16 | together(from[1], alpha) << 8 | together(from[2], alpha);
  }
}
