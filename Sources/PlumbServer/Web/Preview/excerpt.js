// Lines of source, on the page: those around a place, and what the compiler says below one of them.

/** The lines around one, each with its number, moved as far to the left as all allow. */
export function around(text, line) {
  const lines = text.split("\n");
  const first = Math.max(0, line - 4);
  const near = lines.slice(first, line + 3);
  const indents = near.filter((words) => words.trim()).map((words) => words.search(/\S/));
  const common = indents.length ? Math.min(...indents) : 0;
  const digits = String(first + near.length).length;
  return block(near.map((words, index) => {
    const number = first + index + 1;
    return [`${String(number).padStart(digits)}  ${words.slice(common)}`, number === line ? "line here" : "line"];
  }));
}

/** The compiler's excerpt, moved as far to the left as all its lines allow. */
export function complaint(text) {
  const lines = text.replace(/^\n+|\s+$/g, "").split("\n");
  const words = lines.map((line) => /^(\s*\d*\s*\|)(.*)$/.exec(line));
  const indents = words.filter((found) => found?.[2].trim()).map((found) => found[2].search(/\S/));
  const common = words.every((found) => found) && indents.length ? Math.max(0, Math.min(...indents) - 1) : 0;
  return block(lines.map((line, index) => {
    // The compiler's own words, below the line that they are about.
    const isMark = /^\s*\|\s*[`|]/.test(line);
    return [common ? words[index][1] + words[index][2].slice(common) : line, isMark ? "line mark" : "line"];
  }));
}

/** Scrolls so that what the compiler points at is seen. */
export function reveal(code, box) {
  const mark = code.querySelector(".mark");
  if (!mark) return;
  const letter = width(mark) / Math.max(1, mark.textContent.length);
  const place = mark.textContent.search(/`|\|(?=\s*$)/) * letter;
  // Some letters on both sides belong to it.
  if (place + 12 * letter > code.clientWidth) code.scrollLeft = place - code.clientWidth / 2;
  if (!box) return;
  const below = mark.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
  if (below > 0) box.scrollTop += below + 6;
}

/** How wide an element's words are; the element itself is as wide as the longest line. */
function width(element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().width;
}

function block(lines) {
  const code = document.createElement("pre");
  // Whoever has no wheel scrolls with the arrow keys.
  code.tabIndex = 0;
  const inner = document.createElement("code");
  for (const [words, style] of lines) {
    const row = document.createElement("span");
    row.className = style;
    row.textContent = words || " ";
    inner.append(row);
  }
  code.append(inner);
  return code;
}
