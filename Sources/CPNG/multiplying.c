#include "CPNG.h"

#include <string.h>

// A part of a colour with the alpha multiplied in.
static uint32_t together(uint32_t part, uint32_t alpha) { return (part * alpha + 127) / 255; }

static void multiply(const uint8_t *from, size_t count, uint32_t *to) {
  for (size_t i = 0; i < count; i++, from += 4) {
    const uint32_t alpha = from[3];
    to[i] = alpha << 24 | together(from[0], alpha) << 16 | together(from[1], alpha) << 8 | together(from[2], alpha);
  }
}

void cpng_multiply(const uint8_t *from, size_t count, uint32_t *to) {
  enum { at_once = 16 };
  for (; count >= at_once; count -= at_once, from += 4 * at_once, to += at_once) {
    uint32_t pixels[at_once], all = UINT32_MAX;
    memcpy(pixels, from, sizeof pixels);
    for (int i = 0; i < at_once; i++) all &= pixels[i];
    if (all >> 24 != 255) {
      multiply(from, at_once, to);
      continue;
    }
    // Nothing is behind them: red and blue change places.
    for (int i = 0; i < at_once; i++)
      to[i] = (pixels[i] & 0xff00ff00) | (pixels[i] >> 16 & 0xff) | (pixels[i] & 0xff) << 16;
  }
  multiply(from, count, to);
}
