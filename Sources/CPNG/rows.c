#include "CPNG.h"

#include <stdlib.h>
#include <string.h>

bool cpng_is_opaque(const cpng_pixels *pixels) {
  for (size_t y = 0; y < pixels->height; y++) {
    const uint8_t *row = pixels->bytes + y * pixels->stride;
    uint32_t all = UINT32_MAX;
    for (size_t x = 0; x < pixels->width; x++) {
      uint32_t pixel;
      memcpy(&pixel, row + 4 * x, 4);
      all &= pixel;
    }
    // Alpha is the fourth byte, on each processor that Swift for Linux knows the highest one.
    if (all >> 24 != 255) return false;
  }
  return true;
}

// A part without the alpha that was multiplied in.
static uint8_t apart(uint8_t part, uint8_t alpha) {
  uint32_t value = ((uint32_t)part * 255 + alpha / 2) / alpha;
  return value > 255 ? 255 : (uint8_t)value;
}

static void copy_row(const cpng_pixels *pixels, size_t y, bool is_opaque, uint8_t *to) {
  const uint8_t *from = pixels->bytes + y * pixels->stride;
  const uint8_t *end = from + 4 * pixels->width;
  const int red = pixels->is_cairos ? 2 : 0, blue = 2 - red;
  if (is_opaque) {
    for (; from < end; from += 4, to += 3) {
      to[0] = from[red];
      to[1] = from[1];
      to[2] = from[blue];
    }
  } else if (!pixels->is_cairos) {
    memcpy(to, from, 4 * pixels->width);
  } else {
    for (; from < end; from += 4, to += 4) {
      const uint8_t alpha = from[3];
      if (alpha == 0) {
        memset(to, 0, 4);
      } else {
        to[0] = alpha == 255 ? from[2] : apart(from[2], alpha);
        to[1] = alpha == 255 ? from[1] : apart(from[1], alpha);
        to[2] = alpha == 255 ? from[0] : apart(from[0], alpha);
        to[3] = alpha;
      }
    }
  }
}

static bool repeats(const cpng_pixels *pixels, size_t y) {
  const uint8_t *row = pixels->bytes + y * pixels->stride;
  return y > 0 && memcmp(row, row - pixels->stride, 4 * pixels->width) == 0;
}

// Whether more than a quarter of the pixels are neither as their left neighbour nor as the one above: a photograph, or a
// gradient that is not straight. Everything else is packed best as it is, because it repeats.
static bool is_busy(const cpng_pixels *pixels, size_t y) {
  if (y == 0) return false;
  const uint8_t *row = pixels->bytes + y * pixels->stride, *above = row - pixels->stride;
  size_t busy = 0;
  uint32_t left = 0;
  for (size_t x = 0; x < pixels->width; x++) {
    uint32_t pixel, upper;
    memcpy(&pixel, row + 4 * x, 4);
    memcpy(&upper, above + 4 * x, 4);
    busy += (pixel != left) & (pixel != upper);
    left = pixel;
  }
  return busy * 4 > pixels->width;
}

static uint8_t paeth(int left, int above, int corner) {
  const int to_left = abs(above - corner), to_above = abs(left - corner);
  const int to_corner = abs(left + above - 2 * corner);
  if (to_left <= to_above && to_left <= to_corner) return (uint8_t)left;
  return (uint8_t)(to_above <= to_corner ? above : corner);
}

// Writes what a filter leaves of a row, and returns how far that is from nothing in all.
static uint64_t write_filtered(
    int filter, const uint8_t *row, const uint8_t *above, size_t count, size_t step, uint8_t *to) {
  uint64_t sum = 0;
  for (size_t i = 0; i < count; i++) {
    const uint8_t left = i < step ? 0 : row[i - step], corner = i < step ? 0 : above[i - step];
    uint8_t foretold = left;
    if (filter == 2) foretold = above[i];
    if (filter == 3) foretold = (uint8_t)((left + above[i]) / 2);
    if (filter == 4) foretold = paeth(left, above[i], corner);
    to[i] = (uint8_t)(row[i] - foretold);
    sum += (uint64_t)abs((int8_t)to[i]);
  }
  return sum;
}

bool cpng_write_rows(const cpng_pixels *pixels, bool is_opaque, uint8_t *rows) {
  const size_t step = is_opaque ? 3 : 4, count = step * pixels->width;
  // This row, the one above, and what two filters leave.
  uint8_t *room = malloc(4 * count);
  if (!room) return false;
  uint8_t *row = room, *above = room + count, *best = room + 2 * count, *next = room + 3 * count;
  for (size_t y = 0; y < pixels->height; y++) {
    uint8_t *to = rows + y * (count + 1);
    // Most rows of a screen repeat the one above.
    if (repeats(pixels, y) && *(to - count - 1) == 0) {
      memcpy(to, to - count - 1, count + 1);
      continue;
    }
    to[0] = 0;
    if (!is_busy(pixels, y)) {
      copy_row(pixels, y, is_opaque, to + 1);
      continue;
    }
    copy_row(pixels, y - 1, is_opaque, above);
    copy_row(pixels, y, is_opaque, row);
    uint64_t least = UINT64_MAX;
    for (int filter = 1; filter <= 4; filter++) {
      const uint64_t sum = write_filtered(filter, row, above, count, step, next);
      if (sum >= least) continue;
      least = sum;
      to[0] = (uint8_t)filter;
      uint8_t *other = best;
      best = next;
      next = other;
    }
    memcpy(to + 1, best, count);
  }
  free(room);
  return true;
}
