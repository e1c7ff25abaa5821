#ifndef CPNG_H
#define CPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Pixels of four bytes, the last of which is alpha.
typedef struct {
  const uint8_t *bytes;
  size_t width;
  size_t height;
  /// Bytes from one row to the next.
  size_t stride;
  /// Blue comes first and alpha is multiplied in, as Cairo has pixels; otherwise red comes first and alpha is apart.
  bool is_cairos;
} cpng_pixels;

/// Whether nothing shows through any pixel.
bool cpng_is_opaque(const cpng_pixels *pixels);

/// Writes the filtered rows of a PNG: three bytes a pixel where the picture is opaque, otherwise four. `rows` has room for
/// `height` times one byte and the pixels of a row. False without memory.
bool cpng_write_rows(const cpng_pixels *pixels, bool is_opaque, uint8_t *rows);

/// The most bytes that `count` bytes are packed into.
size_t cpng_packed_bound(size_t count);

/// Packs bytes as zlib does. Returns their number; 0 without memory.
size_t cpng_pack(const uint8_t *bytes, size_t count, uint8_t *packed, size_t room, int level);

/// The checksum of a part of a PNG.
uint32_t cpng_checksum(const uint8_t *bytes, size_t count);

/// Makes Cairo's pixels of those whose red comes first and whose alpha is apart.
void cpng_multiply(const uint8_t *from, size_t count, uint32_t *to);

#endif
