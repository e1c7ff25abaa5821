// Reads a frame: what is new of glyphs, images, gradients and items, and the numbers of the items to draw.

const blends = [
  "source-over", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn", "soft-light",
  "hard-light", "difference", "exclusion", "hue", "saturation", "color", "luminosity", "source-atop",
  "destination-over", "destination-out", "plus-darker", "lighter",
];

class Bytes {
  constructor(buffer) {
    this.view = new DataView(buffer);
    this.buffer = buffer;
    this.place = 0;
  }
  byte() { return this.view.getUint8(this.place++); }
  count() { this.place += 4; return this.view.getUint32(this.place - 4, true); }
  length() { this.place += 4; return this.view.getFloat32(this.place - 4, true); }
  lengths(count) { return Array.from({ length: count }, () => this.length()); }
  list(read) { return Array.from({ length: this.count() }, read); }
  bytes(count) { this.place += count; return new Uint8ClampedArray(this.buffer, this.place - count, count); }
  rect() { const [x, y, width, height] = this.lengths(4); return { x, y, width, height }; }
  color() {
    const [r, g, b] = [this.byte(), this.byte(), this.byte()];
    return `rgba(${r},${g},${b},${this.length()})`;
  }

  path() {
    const path = new Path2D();
    for (let left = this.count(); left > 0; left--) {
      switch (this.byte()) {
        case 0: path.moveTo(this.length(), this.length()); break;
        case 1: path.lineTo(this.length(), this.length()); break;
        case 2: path.quadraticCurveTo(...this.lengths(4)); break;
        case 3: path.bezierCurveTo(...this.lengths(6)); break;
        default: path.closePath();
      }
    }
    return path;
  }
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
    if (kind === 1) {
      gradient = this.context.createLinearGradient(...bytes.lengths(4));
    } else if (kind === 2) {
      const [x, y, start, end] = bytes.lengths(4);
      gradient = this.context.createRadialGradient(x, y, start, x, y, end);
    } else if (kind === 3) {
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
      case 1: return { kind: "fill", rule: rule(bytes), paint: this.paint(bytes), path: bytes.path() };
      case 2: return this.stroke(bytes);
      case 3: return this.text(bytes);
      case 4: {
        const item = { kind: "image", image: this.images.get(bytes.count()), rect: bytes.rect() };
        item.quality = bytes.byte();
        item.tint = bytes.byte() ? this.paint(bytes) : null;
        return item;
      }
      default: return this.group(bytes);
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
    return item;
  }

  /** A run of glyphs: one path of all outlines, as pictures have it. */
  text(bytes) {
    const size = bytes.length();
    const item = { kind: "fill", rule: "nonzero", paint: this.paint(bytes), path: new Path2D(), isText: true };
    bytes.list(() => {
      const glyph = this.glyphs.get(bytes.count());
      item.path.addPath(glyph, { a: size, b: 0, c: 0, d: size, e: bytes.length(), f: bytes.length() });
    });
    item.pictureAlpha = bytes.length();
    item.pictures = bytes.list(() => ({ image: this.images.get(bytes.count()), rect: bytes.rect() }));
    return item;
  }

  group(bytes) {
    const item = { kind: "group", effect: this.effect(bytes), bounds: bytes.rect() };
    item.items = bytes.list(() => this.items.get(bytes.count()));
    item.hasShadow = item.effect.kind === "shadow" || item.items.some((inner) => inner?.hasShadow);
    return item;
  }

  effect(bytes) {
    switch (bytes.byte()) {
      case 1: return { kind: "opacity", opacity: bytes.length() };
      case 2: return { kind: "clip", rule: rule(bytes), path: bytes.path() };
      case 3: return { kind: "transform", matrix: bytes.lengths(6) };
      case 4: {
        const effect = { kind: "shadow", color: bytes.color() };
        [effect.radius, effect.x, effect.y] = bytes.lengths(3);
        return effect;
      }
      case 5: return { kind: "blur", radius: bytes.length(), isOpaque: bytes.byte() === 1 };
      case 6: return { kind: "blend", mode: blends[bytes.byte()] };
      case 7: return { kind: "mask", items: bytes.list(() => this.items.get(bytes.count())) };
      case 8: return { kind: "color", rows: bytes.lengths(20) };
      case 9: return { kind: "layer" };
      // What follows would be read as something else.
      default: throw new Error("This page does not know what the app draws. Load it again.");
    }
  }
}

function rule(bytes) { return bytes.byte() ? "evenodd" : "nonzero"; }
