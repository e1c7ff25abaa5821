// Reads a frame: what is new of glyphs, images, gradients and items, and the numbers of the items to draw. Each item knows the
// rectangle in which it is drawn.

import { around, boxOf, grown, strokeBox } from "./boxes.js";
import { blends, codes } from "./codes.js";

class Bytes {
  /** The lengths and positions are among the bytes, or those of a list in their order. */
  constructor(buffer, numbers = null) {
    this.view = new DataView(buffer);
    this.buffer = buffer;
    this.place = 0;
    this.numbers = numbers;
    this.next = 0;
  }
  byte() { return this.view.getUint8(this.place++); }
  count() { this.place += 4; return this.view.getUint32(this.place - 4, true); }
  length() {
    if (this.numbers) return this.numbers[this.next++];
    this.place += 4;
    return this.view.getFloat32(this.place - 4, true);
  }
  lengths(count) { return Array.from({ length: count }, () => this.length()); }
  list(read) { return Array.from({ length: this.count() }, read); }
  bytes(count) { this.place += count; return new Uint8ClampedArray(this.buffer, this.place - count, count); }
  rect() { const [x, y, width, height] = this.lengths(4); return { x, y, width, height }; }
  color() {
    const [r, g, b] = [this.byte(), this.byte(), this.byte()];
    return `rgba(${r},${g},${b},${this.length()})`;
  }

  /** A path, whose `box` is around all of its points. */
  path() {
    const path = new Path2D();
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    const points = (count) => {
      const numbers = this.lengths(count);
      for (let at = 0; at < count; at += 2) {
        left = Math.min(left, numbers[at]);
        right = Math.max(right, numbers[at]);
        top = Math.min(top, numbers[at + 1]);
        bottom = Math.max(bottom, numbers[at + 1]);
      }
      return numbers;
    };
    for (let count = this.count(); count > 0; count--) {
      switch (this.byte()) {
        case codes.element.move: path.moveTo(...points(2)); break;
        case codes.element.line: path.lineTo(...points(2)); break;
        case codes.element.quadCurve: path.quadraticCurveTo(...points(4)); break;
        case codes.element.curve: path.bezierCurveTo(...points(6)); break;
        default: path.closePath();
      }
    }
    path.box = left <= right ? { x: left, y: top, width: right - left, height: bottom - top } : null;
    return path;
  }
}

/** Items that an effect changes together. */
export function groupOf(effect, items) {
  const bounds = around(items.map((item) => item?.box));
  const hasShadow = effect.kind === "shadow" || items.some((item) => item?.hasShadow);
  return { kind: "group", effect, items, bounds, box: boxOf(effect, bounds), hasShadow };
}

/** What the server has sent and not taken back. */
export class Drawing {
  constructor(context) {
    this.context = context;
    this.forget();
  }

  forget() {
    this.glyphs = new Map();
    this.images = new Map();
    this.gradients = new Map();
    this.items = new Map();
    this.top = [];
  }

  /** Takes a frame, and returns its number, size in points and scale. */
  read(buffer) {
    const bytes = new Bytes(buffer);
    if (bytes.byte()) this.forget();
    const number = bytes.count();
    const [width, height, scale] = bytes.lengths(3);
    bytes.list(() => this.glyphs.set(bytes.count(), bytes.path()));
    bytes.list(() => this.images.set(bytes.count(), this.image(bytes)));
    bytes.list(() => this.gradients.set(bytes.count(), this.gradient(bytes)));
    bytes.list(() => this.items.set(bytes.count(), this.item(bytes)));
    const [head, tail] = [bytes.count(), bytes.count()];
    const middle = bytes.list(() => bytes.count());
    this.top = [...this.top.slice(0, head), ...middle, ...this.top.slice(this.top.length - tail)];
    bytes.list(() => this.items.delete(bytes.count()));
    return { number, width, height, scale };
  }

  /** The items of a drawing that is sent as its form and its numbers. `content` is what an effect in it changes. */
  form(buffer, numbers, content = null) {
    const bytes = new Bytes(buffer, numbers);
    this.content = content;
    this.gradients.clear();
    this.items.clear();
    bytes.list(() => this.gradients.set(bytes.count(), this.gradient(bytes)));
    bytes.list(() => this.items.set(bytes.count(), this.item(bytes)));
    return bytes.list(() => this.items.get(bytes.count()));
  }

  /** The items of the last frame. */
  get shown() { return this.top.map((id) => this.items.get(id)); }

  image(bytes) {
    const [width, height] = [bytes.count(), bytes.count()];
    const canvas = new OffscreenCanvas(width, height);
    const pixels = new Uint8ClampedArray(bytes.bytes(width * height * 4));
    canvas.getContext("2d").putImageData(new ImageData(pixels, width, height), 0, 0);
    return canvas;
  }

  gradient(bytes) {
    const kind = bytes.byte();
    let gradient, transform = null;
    if (kind === codes.gradient.linear) {
      gradient = this.context.createLinearGradient(...bytes.lengths(4));
    } else if (kind === codes.gradient.radial) {
      const [x, y, start, end] = bytes.lengths(4);
      gradient = this.context.createRadialGradient(x, y, start, x, y, end);
    } else if (kind === codes.gradient.elliptical) {
      const [x, y, width, height, start, end] = bytes.lengths(6);
      gradient = this.context.createRadialGradient(0, 0, start, 0, 0, end);
      transform = new DOMMatrix([width, 0, 0, height, x, y]);
    } else {
      const [x, y, angle] = bytes.lengths(3);
      gradient = this.context.createConicGradient(angle, x, y);
    }
    bytes.list(() => gradient.addColorStop(Math.min(1, Math.max(0, bytes.length())), bytes.color()));
    return { style: gradient, transform };
  }

  paint(bytes) {
    if (!bytes.byte()) return { style: bytes.color(), alpha: 1, transform: null };
    const gradient = this.gradients.get(bytes.count());
    return { ...gradient, alpha: bytes.length() };
  }

  item(bytes) {
    switch (bytes.byte()) {
      case codes.item.fill: {
        const item = { kind: "fill", rule: rule(bytes), paint: this.paint(bytes), path: bytes.path() };
        item.box = item.path.box;
        return item;
      }
      case codes.item.stroke: return this.stroke(bytes);
      case codes.item.glyphs: return this.text(bytes);
      case codes.item.image: {
        const item = { kind: "image", image: this.images.get(bytes.count()), rect: bytes.rect() };
        item.quality = bytes.byte();
        item.tint = bytes.byte() ? this.paint(bytes) : null;
        item.box = item.rect;
        return item;
      }
      case codes.item.content: return this.content;
      default: return groupOf(this.effect(bytes), bytes.list(() => this.items.get(bytes.count())));
    }
  }

  stroke(bytes) {
    const item = { kind: "stroke", width: bytes.length() };
    item.cap = ["butt", "round", "square"][bytes.byte()];
    item.join = ["miter", "round", "bevel"][bytes.byte()];
    item.miter = bytes.length();
    item.dash = bytes.list(() => bytes.length());
    item.phase = bytes.length();
    item.paint = this.paint(bytes);
    item.path = bytes.path();
    item.box = strokeBox(item);
    return item;
  }

  /** A run of glyphs: one path of all outlines, as pictures have it. */
  text(bytes) {
    const size = bytes.length();
    const item = { kind: "fill", rule: "nonzero", paint: this.paint(bytes), path: new Path2D(), isText: true };
    const boxes = [];
    bytes.list(() => {
      const [glyph, x, y] = [this.glyphs.get(bytes.count()), bytes.length(), bytes.length()];
      item.path.addPath(glyph, { a: size, b: 0, c: 0, d: size, e: x, f: y });
      // Wide enough for marks and italics, without a look at the outline.
      boxes.push(grown({ x, y, width: 0, height: 0 }, 2 * size));
    });
    item.pictureAlpha = bytes.length();
    item.pictures = bytes.list(() => ({ image: this.images.get(bytes.count()), rect: bytes.rect() }));
    item.box = around([...boxes, ...item.pictures.map(({ rect }) => rect)]);
    return item;
  }

  effect(bytes) {
    switch (bytes.byte()) {
      case codes.effect.opacity: return { kind: "opacity", opacity: bytes.length() };
      case codes.effect.clip: return { kind: "clip", rule: rule(bytes), path: bytes.path() };
      case codes.effect.transform: return { kind: "transform", matrix: bytes.lengths(6) };
      case codes.effect.shadow: {
        const effect = { kind: "shadow", color: bytes.color() };
        [effect.radius, effect.x, effect.y] = bytes.lengths(3);
        return effect;
      }
      case codes.effect.blur: return { kind: "blur", radius: bytes.length(), isOpaque: bytes.byte() === 1 };
      case codes.effect.blend: return { kind: "blend", mode: blends[bytes.byte()] };
      case codes.effect.mask: return { kind: "mask", items: bytes.list(() => this.items.get(bytes.count())) };
      case codes.effect.color: return { kind: "color", rows: bytes.lengths(20) };
      case codes.effect.layer: return { kind: "layer" };
      // What follows would be read as something else.
      default: throw new Error("This page does not know what the app draws. Load it again.");
    }
  }
}

function rule(bytes) { return bytes.byte() ? "evenodd" : "nonzero"; }
