// Rectangles in which things are drawn, as { x, y, width, height }; null for nothing. DisplayBounds.swift has the same for pictures.

import { reach } from "./codes.js";

/** The smallest rectangle around several. */
export function around(boxes) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    if (!box) continue;
    left = Math.min(left, box.x);
    top = Math.min(top, box.y);
    right = Math.max(right, box.x + box.width);
    bottom = Math.max(bottom, box.y + box.height);
  }
  return left <= right ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

/** What two rectangles have in common. */
function common(one, other) {
  if (!one || !other) return null;
  const [left, top] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const [right, bottom] = [Math.min(one.x + one.width, other.x + other.width), Math.min(one.y + one.height, other.y + other.height)];
  return left <= right && top <= bottom ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

/** The rectangle with so much more on each side. */
export function grown(box, by) {
  return box && { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

function moved(box, x, y) { return box && { ...box, x: box.x + x, y: box.y + y }; }

/** Around a line along a path. */
export function strokeBox({ path, width, join, miter }) {
  const corner = join === "miter" ? Math.max(1, miter) : 1;
  // A square cap reaches the corner of a square.
  return width > 0 ? grown(path.box, width / 2 * Math.max(1.5, corner)) : null;
}

/** Around what an effect makes of what is in a rectangle. */
export function boxOf(effect, box) {
  if (!box) return null;
  switch (effect.kind) {
    case "clip": return common(box, effect.path.box);
    case "transform": {
      const [a, b, c, d, x, y] = effect.matrix;
      const corners = [[box.x, box.y], [box.x + box.width, box.y], [box.x, box.y + box.height], [box.x + box.width, box.y + box.height]];
      return around(corners.map(([left, top]) => ({ x: a * left + c * top + x, y: b * left + d * top + y, width: 0, height: 0 })));
    }
    case "shadow": return around([box, grown(moved(box, effect.x, effect.y), effect.radius * reach)]);
    case "blur": return effect.isOpaque ? box : grown(box, effect.radius * reach);
    case "mask": return common(box, around(effect.items.map((item) => item?.box)));
    default: return box;
  }
}
