// What the inspector draws over a picture: frames, margins, guides, and the boxes of a step.

const svg = "http://www.w3.org/2000/svg";

export class Overlay {
  constructor(tile) {
    this.tile = tile;
    this.element = document.createElementNS(svg, "svg");
    this.element.classList.add("overlay");
    this.isPicking = false;
    this.element.addEventListener("pointermove", (event) => {
      if (this.isPicking) this.onhover?.(this.point(event));
    });
    this.element.addEventListener("pointerleave", () => this.onhover?.(null));
    // Nothing of a pick reaches the views.
    for (const name of ["pointerdown", "pointerup", "click"]) {
      this.element.addEventListener(name, (event) => { if (this.isPicking) event.stopPropagation(); });
    }
    this.element.addEventListener("click", (event) => { if (this.isPicking) this.onpick?.(this.point(event)); });
  }

  set picking(value) {
    this.isPicking = value;
    this.element.classList.toggle("picking", value);
  }

  point(event) {
    const box = this.element.getBoundingClientRect();
    const zoom = this.tile.zoom ?? 1;
    return { x: (event.clientX - box.left) / zoom, y: (event.clientY - box.top) / zoom };
  }

  resized() {
    const { width, height } = this.tile.points;
    this.element.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.element.style.setProperty("--line", 1 / (this.tile.zoom || 1));
  }

  clear() {
    this.element.replaceChildren();
    this.picking = false;
  }

  /** Shows shapes: { selected, hovered, around, guides, boxes }. */
  show({ selected, hovered, around, guides = [], boxes = [] }) {
    const made = [];
    // Numbers would hide what they are about if they stayed.
    if (around && hovered) made.push(...this.margins(hovered, around));
    else if (around && selected) made.push(rect(around, "around"));
    if (selected) made.push(rect(selected, "selected"));
    if (hovered) made.push(rect(hovered, "hovered"));
    for (const guide of guides) made.push(...this.guide(guide));
    for (const box of boxes) made.push(rect(box.frame, `step ${box.kind}`), ...this.tag(box));
    this.element.replaceChildren(...made);
  }

  /** The distances of a frame to the one around it, with their numbers. */
  margins([x, y, width, height], [ox, oy, ow, oh]) {
    const made = [];
    const middle = { x: x + width / 2, y: y + height / 2 };
    const gaps = [
      [ox, middle.y, x, middle.y, x - ox], [x + width, middle.y, ox + ow, middle.y, ox + ow - x - width],
      [middle.x, oy, middle.x, y, y - oy], [middle.x, y + height, middle.x, oy + oh, oy + oh - y - height],
    ];
    made.push(rect([ox, oy, ow, oh], "around"));
    for (const [x1, y1, x2, y2, length] of gaps) {
      if (length < 0.5) continue;
      made.push(line(x1, y1, x2, y2, "margin"), ...this.label((x1 + x2) / 2, (y1 + y2) / 2, short(length), "margin"));
    }
    return made;
  }

  get unit() { return 1 / (this.tile.zoom || 1); }

  tag(box) {
    if (!box.label) return [];
    const [x, y, width] = box.frame;
    return this.label(x + Math.min(width, this.tile.points.width) / 2, y - 10 * this.unit, box.label, box.kind);
  }

  guide({ name, axis, value }) {
    const { width, height } = this.tile.points;
    const ends = axis === "horizontal" ? [value, 0, value, height] : [0, value, width, value];
    const at = axis === "horizontal" ? [value, 10 * this.unit] : [0, value];
    return [line(...ends, "guide"), ...this.label(...at, name, "guide")];
  }

  /** Words on a plate, in the middle of a point as far as the picture has room. */
  label(x, y, words, style) {
    const { unit, tile: { points } } = this;
    const [width, height] = [(words.length * 6.1 + 8) * unit, 15 * unit];
    const left = Math.max(unit, Math.min(points.width - width - unit, x - width / 2));
    const top = Math.max(unit, Math.min(points.height - height - unit, y - height / 2));
    const plate = make("rect", { x: left, y: top, width, height, rx: 4 * unit }, `plate ${style}`);
    return [plate, text(left + width / 2, top + 11 * unit, words, 10 * unit, "middle", style)];
  }
}

function make(name, fields, style) {
  const made = document.createElementNS(svg, name);
  for (const [key, value] of Object.entries(fields)) made.setAttribute(key, value);
  made.setAttribute("class", style);
  return made;
}

function rect([x, y, width, height], style) {
  return make("rect", { x, y, width: Math.max(0, width), height: Math.max(0, height) }, style);
}

function line(x1, y1, x2, y2, style) { return make("line", { x1, y1, x2, y2 }, style); }

function text(x, y, words, size, anchor, style) {
  const made = make("text", { x, y, "font-size": size, "text-anchor": anchor }, style);
  made.textContent = words;
  return made;
}

export function short(length) {
  if (length === null || length === undefined) return "–";
  if (typeof length === "string") return length.startsWith("-") ? "−∞" : "∞";
  return String(Math.round(length * 100) / 100).replace("-", "−");
}
