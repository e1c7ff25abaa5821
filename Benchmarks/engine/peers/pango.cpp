// PangoLayout, a paragraph at another width each time: pango text ROUNDS TEXT
#include <pango/pangocairo.h>

#include <cstdlib>

#include "passes.h"

int main(int, char **words) {
  PangoLayout *layout = pango_layout_new(pango_font_map_create_context(pango_cairo_font_map_get_default()));
  PangoFontDescription *font = pango_font_description_from_string("Inter");
  pango_font_description_set_absolute_size(font, 17 * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  pango_layout_set_text(layout, words[3], -1);
  int lines = 0;
  double time = least_change(std::atoi(words[2]), [&](int turn) {
    // The last one, whose lines are compared, is 300 wide.
    pango_layout_set_width(layout, (turn ? 200 + turn : 300) * PANGO_SCALE);
    lines = pango_layout_get_line_count(layout);
  });
  print_pass(time, 0, lines);
}
