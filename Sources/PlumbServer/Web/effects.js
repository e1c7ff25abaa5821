// What a group does to its items, taken as one picture.

import { reach } from "./codes.js";

/** The blurs of pictures are three averages, each 1.9 deviations wide: together 0.95 of a Gaussian's deviation. */
const gaussian = 0.95;
const largest = 8192;

export function drawGroup(context, group, drawItems) {
  const { effect, items, bounds } = group;
  const inner = (on) => drawItems(on, items);
  switch (effect.kind) {
    case "opacity":
      if (effect.opacity <= 0) break;
      if (effect.opacity >= 1) inner(context);
      else lay(context, layer(context, bounds, 1, inner), { alpha: effect.opacity });
      break;
    case "clip":
      context.save();
      context.clip(effect.path, effect.rule);
      inner(context);
      context.restore();
      break;
    case "transform":
      context.save();
      context.transform(...effect.matrix);
      inner(context);
      context.restore();
      break;
    case "shadow": shadow(context, group, inner); break;
    case "blur": blur(context, effect, bounds, inner); break;
    case "blend":
      if (effect.mode === "plus-darker") addDarker(context, layer(context, bounds, 1, inner));
      else lay(context, layer(context, bounds, 1, inner), { mode: effect.mode });
      break;
    case "mask": {
      const content = layer(context, bounds, 1, inner);
      if (!content) break;
      const cover = layer(context, bounds, 1, (on) => drawItems(on, effect.items));
      content.context.globalCompositeOperation = "destination-in";
      content.context.setTransform(1, 0, 0, 1, 0, 0);
      content.context.drawImage(cover.canvas, 0, 0);
      lay(context, content);
      break;
    }
    case "color": {
      const drawn = layer(context, bounds, 1, inner, { willReadFrequently: true });
      if (drawn) recolor(drawn, effect.rows);
      lay(context, drawn);
      break;
    }
    default: lay(context, layer(context, bounds, 1, inner));
  }
}

/** Pixels a point, where the pen is now. */
function resolution(context) {
  const { a, b, c, d } = context.getTransform();
  return Math.max(0.01, Math.sqrt(Math.abs(a * d - b * c)));
}

/**
 * Draws on pixels of their own: those that the rectangle (in the pen's coordinates) touches, and `room` more on each
 * side. Returns the canvas and where it lies, or null if there is nothing of it.
 */
export function layer(context, bounds, room, draw, options) {
  if (!bounds) return null;
  const matrix = context.getTransform();
  const corners = [
    [bounds.x, bounds.y], [bounds.x + bounds.width, bounds.y], [bounds.x, bounds.y + bounds.height],
    [bounds.x + bounds.width, bounds.y + bounds.height],
  ].map(([x, y]) => matrix.transformPoint({ x, y }));
  const [xs, ys] = [corners.map((point) => point.x), corners.map((point) => point.y)];
  room = Math.min(room, 2000);
  // What is outside of the canvas is needed only as far as the effect carries it inside.
  const left = Math.floor(Math.max(Math.min(...xs), 0) - room), top = Math.floor(Math.max(Math.min(...ys), 0) - room);
  const right = Math.ceil(Math.min(Math.max(...xs), context.canvas.width) + room);
  const bottom = Math.ceil(Math.min(Math.max(...ys), context.canvas.height) + room);
  const width = Math.min(right - left, largest), height = Math.min(bottom - top, largest);
  if (!(width > 0 && height > 0)) return null;
  const canvas = new OffscreenCanvas(width, height);
  const inner = canvas.getContext("2d", options);
  inner.setTransform(new DOMMatrix([matrix.a, matrix.b, matrix.c, matrix.d, matrix.e - left, matrix.f - top]));
  draw(inner);
  return { canvas, context: inner, x: left, y: top };
}

/** Lays drawn pixels where they belong, or so far from there. */
export function lay(context, drawn, { alpha = 1, mode = "source-over", filter = "none", dx = 0, dy = 0 } = {}) {
  if (!drawn) return;
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = alpha;
  context.globalCompositeOperation = mode;
  if (filter !== "none") context.filter = filter;
  context.drawImage(drawn.canvas, drawn.x + dx, drawn.y + dy);
  context.restore();
}

function shadow(context, group, inner) {
  const { effect, bounds, items } = group;
  const { a, b, c, d } = context.getTransform();
  const deviation = effect.radius * resolution(context);
  const [dx, dy] = [effect.x * a + effect.y * c, effect.x * b + effect.y * d];
  const room = deviation * reach + Math.abs(dx) + Math.abs(dy) + 1;
  const drawn = layer(context, bounds, room, inner);
  if (!drawn) return;
  const dark = new OffscreenCanvas(drawn.canvas.width, drawn.canvas.height);
  const ink = dark.getContext("2d");
  ink.drawImage(drawn.canvas, 0, 0);
  ink.globalCompositeOperation = "source-in";
  ink.fillStyle = effect.color;
  ink.fillRect(0, 0, dark.width, dark.height);
  lay(context, { canvas: dark, x: drawn.x, y: drawn.y }, { dx, dy, filter: gaussianBlur(deviation) });
  // Shadows of shadows would double the work with every level: these are drawn only once.
  if (items.some((item) => item?.hasShadow)) lay(context, drawn);
  else inner(context);
}

function gaussianBlur(deviation) { return deviation > 0.1 ? `blur(${deviation * gaussian}px)` : "none"; }

function blur(context, effect, bounds, inner) {
  const deviation = effect.radius * resolution(context);
  if (!(deviation > 0)) return inner(context);
  const filter = gaussianBlur(deviation);
  if (!effect.isOpaque) return lay(context, layer(context, bounds, deviation * reach + 1, inner), { filter });
  // The outermost pixels go on beyond the edge, so that nothing transparent is mixed in.
  const drawn = layer(context, bounds, 0, inner);
  if (!drawn) return;
  const { width, height } = drawn.canvas;
  const pad = Math.min(Math.ceil(deviation * reach), 500);
  const wide = new OffscreenCanvas(width + 2 * pad, height + 2 * pad);
  const on = wide.getContext("2d");
  on.imageSmoothingEnabled = false;
  const columns = [[0, 1, 0, pad], [0, width, pad, width], [width - 1, 1, pad + width, pad]];
  const rows = [[0, 1, 0, pad], [0, height, pad, height], [height - 1, 1, pad + height, pad]];
  for (const [sx, sw, x, w] of columns) {
    for (const [sy, sh, y, h] of rows) on.drawImage(drawn.canvas, sx, sy, sw, sh, x, y, w, h);
  }
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.beginPath();
  context.rect(drawn.x, drawn.y, width, height);
  context.clip();
  context.filter = filter;
  context.drawImage(wide, drawn.x - pad, drawn.y - pad);
  context.restore();
}

/** Changes every pixel by four rows of four factors and a shift, on values from 0 to 1. */
function recolor(drawn, rows) {
  const { width, height } = drawn.canvas;
  const image = drawn.context.getImageData(0, 0, width, height);
  const data = image.data;
  const takesOldAlpha = rows[18] === 0;
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3];
    if (alpha === 0) continue;
    const [r, g, b] = [data[i], data[i + 1], data[i + 2]];
    for (let row = 0; row < 4; row++) {
      const at = row * 5;
      let value = rows[at] * r + rows[at + 1] * g + rows[at + 2] * b + rows[at + 3] * alpha + rows[at + 4] * 255;
      if (row === 3 && takesOldAlpha) value = Math.min(255, Math.max(0, value)) * alpha / 255;
      data[i + row] = value;
    }
  }
  drawn.context.putImageData(image, 0, 0);
}

/** Adds darkness: each colour is the sum less one, which a canvas has no mode for. */
function addDarker(context, drawn) {
  if (!drawn) return;
  const { width, height } = drawn.canvas;
  const source = drawn.context.getImageData(0, 0, width, height);
  const below = new OffscreenCanvas(width, height);
  const under = below.getContext("2d", { willReadFrequently: true });
  under.drawImage(context.canvas, -drawn.x, -drawn.y);
  const target = under.getImageData(0, 0, width, height);
  const [one, other] = [source.data, target.data];
  for (let i = 0; i < one.length; i += 4) {
    const [a, b] = [one[i + 3], other[i + 3]];
    const alpha = Math.min(255, a + b);
    for (let k = i; k < i + 3; k++) {
      const darkness = a - one[k] * a / 255 + b - other[k] * b / 255;
      other[k] = alpha > 0 ? Math.max(0, alpha - darkness) * 255 / alpha : 0;
    }
    other[i + 3] = alpha;
  }
  under.putImageData(target, 0, 0);
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.beginPath();
  context.rect(drawn.x, drawn.y, width, height);
  context.clip();
  context.globalCompositeOperation = "copy";
  context.drawImage(below, drawn.x, drawn.y);
  context.restore();
}
