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
    if (around && (hovered ?? selected)) made.push(...margins(hovered ?? selected, around, this.unit));
    if (selected) made.push(rect(selected, "selected"));
    if (hovered) made.push(rect(hovered, "hovered"));
    for (const guide of guides) made.push(...this.guide(guide));
    for (const box of boxes) made.push(rect(box.frame, `step ${box.kind}`), ...this.tag(box));
    this.element.replaceChildren(...made);
  }

  get unit() { return 1 / (this.tile.zoom || 1); }

  tag(box) {
    if (!box.label) return [];
    const [x, y, width] = box.frame;
    return [text(x + Math.min(width, this.tile.points.width) / 2, y - 4 * this.unit, box.label, 11 * this.unit, "middle", `step ${box.kind}`)];
  }

  guide({ name, axis, value }) {
    const { width, height } = this.tile.points;
    const ends = axis === "horizontal" ? [value, 0, value, height] : [0, value, width, value];
    const label = axis === "horizontal" ? text(value + 3 * this.unit, 10 * this.unit, name, 9 * this.unit, "start", "guide")
      : text(3 * this.unit, value - 3 * this.unit, name, 9 * this.unit, "start", "guide");
    return [line(...ends, "guide"), label];
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

/** The distances of a frame to the one around it, with their numbers. */
function margins([x, y, width, height], [ox, oy, ow, oh], unit) {
  const made = [];
  const middle = { x: x + width / 2, y: y + height / 2 };
  const gaps = [
    [ox, middle.y, x, middle.y, x - ox], [x + width, middle.y, ox + ow, middle.y, ox + ow - x - width],
    [middle.x, oy, middle.x, y, y - oy], [middle.x, y + height, middle.x, oy + oh, oy + oh - y - height],
  ];
  made.push(rect([ox, oy, ow, oh], "around"));
  for (const [x1, y1, x2, y2, length] of gaps) {
    if (length < 0.5) continue;
    made.push(line(x1, y1, x2, y2, "margin"));
    made.push(text((x1 + x2) / 2, (y1 + y2) / 2 - 3 * unit, short(length), 10 * unit, "middle", "margin"));
  }
  return made;
}

export function short(length) {
  if (length === null || length === undefined) return "–";
  if (typeof length === "string") return length.startsWith("-") ? "−∞" : "∞";
  return String(Math.round(length * 100) / 100).replace("-", "−");
}
