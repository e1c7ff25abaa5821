#ifndef PLUMB_CMARKDOWN_H
#define PLUMB_CMARKDOWN_H

#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>

#endif
