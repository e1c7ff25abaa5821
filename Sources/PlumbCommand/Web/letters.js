"use strict";
// Letters and their order in a line, for the drawing of `engine.js`.

// For the glyphs of a page: their outlines by number and size.
const outlines = new WeakMap();

// The outline of a glyph from where it stands, for points of so many ems by a thousand; null for what is no outline.
const outlineOf = (glyphs, number, em) => {
  if (!outlines.has(glyphs)) outlines.set(glyphs, new Map());
  const [known, name] = [outlines.get(glyphs), `${number} ${em}`];
  if (!known.has(name)) {
    const found = /^\s*<path d="([^"]*)"\s*\/>\s*$/.exec(glyphs[number]);
    known.set(name, found ? relative(found[1], em) : null);
  }
  return known.get(name);
};

// A path of absolute commands (M, L, H, V, Q, C, Z) as one of relative commands, times a factor. Places are rounded to
// thousandths before they are taken from each other, so that no error grows along the path.
const relative = (path, factor) => {
  let [text, x, y, startX, startY] = ["", 0, 0, 0, 0];
  const rounded = (number) => Math.round(number * factor * 1000);
  const short = (number) => number / 1000;
  for (const [, command, rest] of path.matchAll(/([MLHVQCZ])([^MLHVQCZ]*)/g)) {
    if (command === "Z") {
      [text, x, y] = [`${text}z`, startX, startY];
      continue;
    }
    const numbers = (rest.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number).map(rounded);
    if (command === "H") [text, x] = [`${text}h${short(numbers[0] - x)}`, numbers[0]];
    else if (command === "V") [text, y] = [`${text}v${short(numbers[0] - y)}`, numbers[0]];
    else {
      text += command.toLowerCase() + numbers.map((number, index) => short(number - (index % 2 ? y : x))).join(" ");
      [x, y] = numbers.slice(-2);
      if (command === "M") [startX, startY] = [x, y];
    }
  }
  return text;
};

const runs = (clusters) => {
  const found = [];
  for (const cluster of clusters) {
    if (found.at(-1)?.attributes !== cluster[3]) found.push({ attributes: cluster[3], clusters: [] });
    found.at(-1).clusters.push(cluster);
  }
  return found;
};

// From left to right: rule L2 of the Unicode bidirectional algorithm.
const visual = (clusters) => {
  const levels = clusters.map((cluster) => cluster[2]);
  const order = clusters.map((_, index) => index);
  const odd = levels.filter((level) => level % 2 === 1);
  for (let level = Math.max(0, ...levels); odd.length > 0 && level >= Math.min(...odd); level--) {
    for (let start = 0; start < order.length; start++) {
      if (levels[order[start]] < level) continue;
      let end = start;
      while (end < order.length && levels[order[end]] >= level) end++;
      order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = end;
    }
  }
  return order.map((index) => clusters[index]);
};
