#include "CPNG.h"

#include <libdeflate.h>

size_t cpng_packed_bound(size_t count) { return libdeflate_zlib_compress_bound(NULL, count); }

size_t cpng_pack(const uint8_t *bytes, size_t count, uint8_t *packed, size_t room, int level) {
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(level);
  if (!compressor) return 0;
  const size_t length = libdeflate_zlib_compress(compressor, bytes, count, packed, room);
  libdeflate_free_compressor(compressor);
  return length;
}

uint32_t cpng_checksum(const uint8_t *bytes, size_t count) { return libdeflate_crc32(0, bytes, count); }
