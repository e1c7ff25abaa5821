#ifndef PLUMB_CRSVG_H
#define PLUMB_CRSVG_H

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <librsvg/rsvg.h>

#endif
