#include "CEmbeddedFiles.h"

#include <stddef.h>
#include <string.h>

// The compiler reads the files itself. As array literals in Swift the same files cost it more than a minute.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct {
  const char *name;
  const char *text;
} files[] = {
    {"symbols.txt", (const char[]){
#embed "../SwiftUI/Resources/Symbols/symbols.txt" suffix(, 0)
    }},
    {"page.html", (const char[]){
#embed "../PlumbServer/Web/Run/page.html" suffix(, 0)
    }},
    {"page.css", (const char[]){
#embed "../PlumbServer/Web/Run/page.css" suffix(, 0)
    }},
    {"device.css", (const char[]){
#embed "../PlumbServer/Web/Run/device.css" suffix(, 0)
    }},
    {"device.js", (const char[]){
#embed "../PlumbServer/Web/Run/device.js" suffix(, 0)
    }},
    {"page.js", (const char[]){
#embed "../PlumbServer/Web/Run/page.js" suffix(, 0)
    }},
    {"canvas.js", (const char[]){
#embed "../PlumbServer/Web/canvas.js" suffix(, 0)
    }},
    {"boxes.js", (const char[]){
#embed "../PlumbServer/Web/boxes.js" suffix(, 0)
    }},
    {"effects.js", (const char[]){
#embed "../PlumbServer/Web/effects.js" suffix(, 0)
    }},
    {"elements.js", (const char[]){
#embed "../PlumbServer/Web/Run/elements.js" suffix(, 0)
    }},
    {"held.js", (const char[]){
#embed "../PlumbServer/Web/Run/held.js" suffix(, 0)
    }},
    {"input.js", (const char[]){
#embed "../PlumbServer/Web/Run/input.js" suffix(, 0)
    }},
    {"banner.js", (const char[]){
#embed "../PlumbServer/Web/banner.js" suffix(, 0)
    }},
    {"banner.css", (const char[]){
#embed "../PlumbServer/Web/banner.css" suffix(, 0)
    }},
    {"files.js", (const char[]){
#embed "../PlumbServer/Web/Run/files.js" suffix(, 0)
    }},
    {"files.css", (const char[]){
#embed "../PlumbServer/Web/Run/files.css" suffix(, 0)
    }},
    {"reader.js", (const char[]){
#embed "../PlumbServer/Web/reader.js" suffix(, 0)
    }},
    {"key.js", (const char[]){
#embed "../PlumbServer/Web/Run/key.js" suffix(, 0)
    }},
    {"preview.html", (const char[]){
#embed "../PlumbServer/Web/Preview/preview.html" suffix(, 0)
    }},
    {"preview.css", (const char[]){
#embed "../PlumbServer/Web/Preview/preview.css" suffix(, 0)
    }},
    {"inspector.css", (const char[]){
#embed "../PlumbServer/Web/Inspector/inspector.css" suffix(, 0)
    }},
    {"preview.js", (const char[]){
#embed "../PlumbServer/Web/Preview/preview.js" suffix(, 0)
    }},
    {"tile.js", (const char[]){
#embed "../PlumbServer/Web/Preview/tile.js" suffix(, 0)
    }},
    {"overlay.js", (const char[]){
#embed "../PlumbServer/Web/Inspector/overlay.js" suffix(, 0)
    }},
    {"tree.js", (const char[]){
#embed "../PlumbServer/Web/Inspector/tree.js" suffix(, 0)
    }},
    {"pick.js", (const char[]){
#embed "../PlumbServer/Web/Inspector/pick.js" suffix(, 0)
    }},
    {"inspector.js", (const char[]){
#embed "../PlumbServer/Web/Inspector/inspector.js" suffix(, 0)
    }},
    {"controls.js", (const char[]){
#embed "../PlumbServer/Web/Preview/controls.js" suffix(, 0)
    }},
    {"walkthrough.js", (const char[]){
#embed "../PlumbServer/Web/Inspector/walkthrough.js" suffix(, 0)
    }},
    {"graph.js", (const char[]){
#embed "../PlumbServer/Web/Inspector/graph.js" suffix(, 0)
    }},
    {"complaints.js", (const char[]){
#embed "../PlumbServer/Web/complaints.js" suffix(, 0)
    }},
    {"saves.css", (const char[]){
#embed "../PlumbServer/Web/Run/saves.css" suffix(, 0)
    }},
    {"excerpt.js", (const char[]){
#embed "../PlumbServer/Web/Preview/excerpt.js" suffix(, 0)
    }},
    {"waiting.js", (const char[]){
#embed "../PlumbServer/Web/Preview/waiting.js" suffix(, 0)
    }},
    {"surroundings.js", (const char[]){
#embed "../PlumbServer/Web/Preview/surroundings.js" suffix(, 0)
    }},
    {"follow.js", (const char[]){
#embed "../PlumbServer/Web/Preview/follow.js" suffix(, 0)
    }},
    {"labels.js", (const char[]){
#embed "../PlumbServer/Web/Run/labels.js" suffix(, 0)
    }},
    {"review.css", (const char[]){
#embed "../PlumbGuidePages/Web/review.css" suffix(, 0)
    }},
    {"share.html", (const char[]){
#embed "../PlumbShare/Web/share.html" suffix(, 0)
    }},
    {"drawing.js", (const char[]){
#embed "../PlumbShare/Web/drawing.js" suffix(, 0)
    }},
    {"engine.js", (const char[]){
#embed "../PlumbShare/Web/engine.js" suffix(, 0)
    }},
    {"share.js", (const char[]){
#embed "../PlumbShare/Web/share.js" suffix(, 0)
    }},
    {"letters.js", (const char[]){
#embed "../PlumbShare/Web/letters.js" suffix(, 0)
    }},
    {"words.js", (const char[]){
#embed "../PlumbShare/Web/words.js" suffix(, 0)
    }},
    {"editions.js", (const char[]){
#embed "../PlumbShare/Web/editions.js" suffix(, 0)
    }},
    {"guide.html", (const char[]){
#embed "../PlumbGuidePages/Web/guide.html" suffix(, 0)
    }},
    {"guide.css", (const char[]){
#embed "../PlumbGuidePages/Web/guide.css" suffix(, 0)
    }},
    {"guide.js", (const char[]){
#embed "../PlumbGuidePages/Web/guide.js" suffix(, 0)
    }},
    {"model.js", (const char[]){
#embed "../PlumbGuidePages/Web/model.js" suffix(, 0)
    }},
    {"swift.js", (const char[]){
#embed "../PlumbGuidePages/Web/swift.js" suffix(, 0)
    }},
    {"live.js", (const char[]){
#embed "../PlumbGuidePages/Web/live.js" suffix(, 0)
    }},
    {"settings.js", (const char[]){
#embed "../PlumbGuidePages/Web/settings.js" suffix(, 0)
    }},
    {"events.js", (const char[]){
#embed "../PlumbGuidePages/Web/events.js" suffix(, 0)
    }},
    {"marks.js", (const char[]){
#embed "../PlumbGuidePages/Web/marks.js" suffix(, 0)
    }},
    {"player.js", (const char[]){
#embed "../PlumbGuidePages/Web/player.js" suffix(, 0)
    }},
    {"hands.js", (const char[]){
#embed "../PlumbGuidePages/Web/hands.js" suffix(, 0)
    }},
};

const char *plumb_embedded_file(const char *name) {
  for (size_t index = 0; index < sizeof files / sizeof *files; index++) {
    if (strcmp(files[index].name, name) == 0) return files[index].text;
  }
  return NULL;
}
