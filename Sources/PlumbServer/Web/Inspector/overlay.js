// What the inspector draws over a picture: frames, margins, guides, and the boxes of a step.

import { along, Labels, stacked } from "./labels.js";

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
    this.element.addEventListener("click", (event) => { if (this.isPicking) this.onpick?.(this.point(event), event.altKey); });
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

  /** Shows shapes: { selected, hovered, name, around, guides, boxes }. */
  show({ selected, hovered, name, around, guides = [], boxes = [] }) {
    const made = [];
    const words = [];
    this.labels = new Labels(this.tile.points.width, this.tile.points.height, this.unit);
    // What comes first has the better place.
    for (const box of boxes) words.push(...this.tag(box));
    this.labels.about = hovered;
    if (hovered) words.push(...this.badge(hovered, name));
    // Numbers would hide what they are about if they stayed.
    if (around && hovered) made.push(...this.margins(hovered, around, words));
    else if (around && selected) made.push(rect(around, "around"));
    if (selected) made.push(rect(selected, "selected"));
    if (hovered) made.push(rect(hovered, "hovered"));
    for (const guide of together(guides)) made.push(this.guide(guide, words));
    for (const box of boxes) made.push(rect(box.frame, `step ${box.kind}`));
    this.element.replaceChildren(...made, ...words);
  }

  /** The distances of a frame to the one around it, with their numbers. */
  margins([x, y, width, height], [ox, oy, ow, oh], words) {
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
      words.push(...this.label(along([x1, y1], [x2, y2]), short(length), "margin"));
    }
    return made;
  }

  get unit() { return 1 / (this.tile.zoom || 1); }

  tag(box) {
    if (!box.label) return [];
    const [x, y, width] = box.frame;
    const place = [x + Math.min(width, this.tile.points.width) / 2, y - 10 * this.unit];
    return this.label(stacked(place, this.unit, 8), box.label, box.kind);
  }

  /** What is under the pointer, and how large it is: above it, or below, or in it. */
  badge([x, y, width, height], name) {
    const size = `${short(width)} × ${short(height)}`;
    const words = name ? this.labels.short(name, size) : size;
    const { unit } = this;
    const middle = x + Labels.size(words)[0] * unit / 2;
    const end = x + width - Labels.size(words)[0] * unit / 2;
    const lines = [y - 10 * unit, y + height + 10 * unit].filter((at) => at > 8 * unit && at < this.tile.points.height - 8 * unit);
    const places = lines.flatMap((at) => [[middle, at], [end, at]]);
    return this.label([...places, ...stacked([middle, y + 10 * unit], unit, 30)], words, "badge");
  }

  guide({ name, axis, value }, words) {
    const { width, height } = this.tile.points;
    const { unit } = this;
    const ends = axis === "horizontal" ? [value, 0, value, height] : [0, value, width, value];
    const half = Labels.size(name)[0] * unit / 2;
    const places = axis === "horizontal"
      ? [10, 27, 44, 61, 78].map((at) => [value, at * unit])
      : [half, width - half, width / 2, width / 4, width * 3 / 4].map((at) => [at, value]);
    words.push(...this.label(places, name, "guide"));
    return line(...ends, "guide");
  }

  /** Words on a plate, in the first of some places that is free; none if they would hide other words. */
  label(places, words, style) {
    const box = this.labels.place(words, places);
    if (!box) return [];
    const { unit } = this;
    const [left, top, width, height] = box;
    const plate = make("rect", { x: left, y: top, width, height, rx: 4 * unit }, `plate ${style}`);
    return [plate, text(left + width / 2, top + 11 * unit, words, 10 * unit, "middle", style)];
  }
}

/** Guides that lie on each other share one line. */
function together(guides) {
  const lines = [];
  for (const guide of guides) {
    const same = lines.find((line) => line.axis === guide.axis && Math.abs(line.value - guide.value) < 0.5);
    if (same) same.name += ` · ${guide.name}`;
    else lines.push({ ...guide });
  }
  return lines;
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
  if (typeof length === "string") return length.startsWith("-") ? "-∞" : "∞";
  return String(Math.round(length * 100) / 100);
}
