#ifndef PLUMB_CWEBP_H
#define PLUMB_CWEBP_H

#include <webp/decode.h>
#include <webp/demux.h>
#include <webp/encode.h>

#endif
