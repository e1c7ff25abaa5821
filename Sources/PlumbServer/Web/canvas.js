// Draws items on a canvas, as pictures are drawn.

import { drawGroup, layer, lay } from "./effects.js";

/** Shows items on a canvas of so many points, with so many pixels for each. Setting a size clears a canvas, so it is set only here. */
export function present(context, items, { x = 0, y = 0, width, height }, scale) {
  const { canvas } = context;
  const [columns, rows] = [width, height].map((length) => Math.max(1, Math.ceil(length * scale - 0.01)));
  if (canvas.width !== columns || canvas.height !== rows) [canvas.width, canvas.height] = [columns, rows];
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, columns, rows);
  context.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
  drawItems(context, items);
  return { width: columns / scale, height: rows / scale };
}

export function drawItems(context, items) {
  for (const item of items) if (item) drawItem(context, item);
}

function drawItem(context, item) {
  switch (item.kind) {
    case "fill":
      fill(context, item.path, item.paint, item.rule);
      if (item.isText) drawPictures(context, item);
      break;
    case "stroke": stroke(context, item); break;
    case "image": drawImage(context, item); break;
    default: drawGroup(context, item, drawItems);
  }
}

/** Fills a path; a gradient that is squeezed is drawn in its own coordinates, with the path brought there. */
export function fill(context, path, paint, rule = "nonzero") {
  context.save();
  context.fillStyle = paint.style;
  context.globalAlpha = paint.alpha;
  if (paint.transform) {
    const inner = new Path2D();
    inner.addPath(path, paint.transform.inverse());
    const { a, b, c, d, e, f } = paint.transform;
    context.transform(a, b, c, d, e, f);
    context.fill(inner, rule);
  } else {
    context.fill(path, rule);
  }
  context.restore();
}

function stroke(context, item) {
  if (!(item.width > 0)) return;
  if (item.paint.transform) {
    // A squeezed pen is no pen: the line is drawn plain, and then painted.
    const whole = everything(context);
    const drawn = layer(context, whole, 0, (inner) => {
      stroke(inner, { ...item, paint: { style: "#000", alpha: 1, transform: null } });
      inner.globalCompositeOperation = "source-in";
      fill(inner, whole.path, item.paint);
    });
    lay(context, drawn);
    return;
  }
  context.save();
  context.strokeStyle = item.paint.style;
  context.globalAlpha = item.paint.alpha;
  context.lineWidth = item.width;
  context.lineCap = item.cap;
  context.lineJoin = item.join;
  if (item.miter > 0) context.miterLimit = item.miter;
  if (item.dash.some((length) => length > 0)) context.setLineDash(item.dash);
  context.lineDashOffset = item.phase;
  context.stroke(item.path);
  context.restore();
}

/** The canvas in the coordinates that are drawn in. */
function everything(context) {
  const { width, height } = context.canvas;
  const back = context.getTransform().inverse();
  const corners = [[0, 0], [width, 0], [width, height], [0, height]].map(([x, y]) => back.transformPoint({ x, y }));
  const [xs, ys] = [corners.map((point) => point.x), corners.map((point) => point.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const rect = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  rect.path = new Path2D();
  rect.path.rect(rect.x, rect.y, rect.width, rect.height);
  return rect;
}

function drawImage(context, item) {
  const { x, y, width, height } = item.rect;
  if (!item.image || !(width > 0 && height > 0)) return;
  if (item.tint) {
    const drawn = layer(context, item.rect, 0, (inner) => {
      drawImage(inner, { ...item, tint: null });
      inner.globalCompositeOperation = "source-in";
      const path = new Path2D();
      path.rect(x - 1, y - 1, width + 2, height + 2);
      fill(inner, path, item.tint);
    });
    lay(context, drawn);
    return;
  }
  context.save();
  context.imageSmoothingEnabled = item.quality > 0;
  if (item.quality > 0) context.imageSmoothingQuality = qualities[item.quality - 1];
  context.drawImage(item.quality > 0 ? scaledDown(item, context.getTransform()) : item.image, x, y, width, height);
  context.restore();
}

/** The names of the qualities with which an image is scaled, from 1 on; 0 scales it pixel by pixel. */
const qualities = ["low", "medium", "high"];

/** The pixels that large images become, by their rectangles, which copies of an item share. */
const scaled = new WeakMap();

/**
 * The image in about as many pixels as it is drawn in, where it has more than four times as many: to scale millions of
 * pixels in each frame takes seconds. The rest of the way is drawn as before.
 */
function scaledDown(item, { a, b, c, d }) {
  const [across, down] = [Math.hypot(a, b) * item.rect.width, Math.hypot(c, d) * item.rect.height];
  const [width, height] = [Math.ceil(across), Math.ceil(down)];
  if (!(width > 0 && height > 0) || item.image.width * item.image.height < 4 * width * height) return item.image;
  const known = scaled.get(item.rect);
  if (known && known.width === width && known.height === height) return known;
  const canvas = new OffscreenCanvas(width, height);
  const inner = canvas.getContext("2d");
  inner.imageSmoothingQuality = qualities[item.quality - 1];
  inner.drawImage(item.image, 0, 0, width, height);
  scaled.set(item.rect, canvas);
  return canvas;
}

/** Colour glyphs are pictures, and take only the paint's alpha. */
function drawPictures(context, item) {
  for (const { image, rect } of item.pictures) {
    context.save();
    context.globalAlpha = item.pictureAlpha;
    context.imageSmoothingQuality = "medium";
    context.drawImage(image, rect.x, rect.y, rect.width, rect.height);
    context.restore();
  }
}
