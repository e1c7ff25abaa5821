// The tree of views. Only the rows that can be seen are in the document, so that it stays quick with fifty thousand.

import { short } from "./overlay.js";
import "./pick.js";

const rowHeight = 24;

export class Tree {
  constructor(chosen, hovered) {
    this.chosen = chosen;
    this.hovered = hovered;
    this.rows = [];
    this.parents = [];
    // Each row's frame as it was sent: its origin is counted from that of the row around it.
    this.local = [];
    this.absolute = null;
    this.shown = [];
    this.folded = new Set();
    // What controls are made of is left out, until a person asks for it: what stands in it moves out to the control.
    this.showsParts = false;
    this.selected = null;
    this.element = document.createElement("div");
    this.element.className = "tree";
    this.element.tabIndex = 0;
    this.element.setAttribute("role", "tree");
    this.element.setAttribute("aria-label", "Views");
    this.list = document.createElement("div");
    this.list.className = "rows";
    this.element.append(this.list);
    this.pool = new Map();
    this.element.addEventListener("scroll", () => this.draw());
    this.element.addEventListener("keydown", (event) => this.key(event));
    this.element.addEventListener("click", (event) => this.click(event));
    this.element.addEventListener("pointermove", (event) => {
      const row = event.target.closest(".row");
      this.hovered(row ? row.number : null);
    });
    this.element.addEventListener("pointerleave", () => this.hovered(null));
    new ResizeObserver(() => this.draw()).observe(this.element);
  }

  clear() {
    this.folded.clear();
    this.change({ start: 0, removed: this.rows.length, rows: [] });
  }

  /** Takes rows of [depth, title, identifier, drawn] in the place of others. */
  change({ start, removed, rows, whole }) {
    if (whole) [start, removed] = [0, this.rows.length];
    const made = rows.map(([depth, title, identifier, drawn = [0, 0]]) => ({
      depth, title, identifier, drawn, isModifier: /^\p{Ll}/u.test(title), isPart: (drawn[1] & 1) !== 0,
    }));
    const replaced = (list, news) => [...list.slice(0, start), ...news, ...list.slice(start + removed)];
    this.rows = replaced(this.rows, made);
    this.local = replaced(this.local, made.map(() => [0, 0, 0, 0]));
    this.absolute = null;
    const end = start + removed;
    // A tree that is sent again is folded as it was.
    const isSame = whole && removed === rows.length;
    const folded = [...this.folded].filter((row) => isSame || row < start || row >= end);
    this.folded = new Set(folded.map((row) => (row < start ? row : row + rows.length - removed)));
    this.parents = [];
    const open = [];
    this.rows.forEach(({ depth }, row) => {
      open.length = depth;
      this.parents[row] = depth > 0 ? open[depth - 1] : null;
      open[depth] = row;
    });
    this.pool.forEach((element) => element.remove());
    this.pool.clear();
    this.unfold();
  }

  /** Reads the frames that have changed. */
  read(buffer) {
    const view = new DataView(buffer);
    let place = 5;
    for (let left = view.getUint32(place, true); left > 0; left--) {
      const row = view.getUint32(place + 4, true);
      this.local[row] = [8, 12, 16, 20].map((offset) => view.getFloat32(place + offset, true));
      place += 20;
    }
    this.absolute = null;
    this.draw();
  }

  /** The frames on the canvas, as [x, y, width, height]. */
  get frames() {
    if (this.absolute) return this.absolute;
    const frames = [];
    this.local.forEach(([x, y, width, height], row) => {
      const outer = frames[this.parents[row]];
      frames.push(outer ? [x + outer[0], y + outer[1], width, height] : [x, y, width, height]);
    });
    return (this.absolute = frames);
  }

  hasChildren(row) { return this.holders.has(row); }

  get hasParts() { return this.rows.some(({ isPart }) => isPart); }

  setShowsParts(showsParts) {
    this.showsParts = showsParts;
    this.pool.forEach((element) => element.remove());
    this.pool.clear();
    this.unfold();
  }

  isThere(row) { return this.showsParts || !this.rows[row].isPart; }

  /** The row itself, or the nearest one around it that is there. */
  nearest(row) {
    for (let at = row; at !== null && at !== undefined; at = this.parents[at]) if (this.isThere(at)) return at;
    return row;
  }

  unfold() {
    this.shown = [];
    // For each row the one that is shown around it, and how many are.
    [this.around, this.levels, this.holders] = [[], [], new Set()];
    const open = [];
    let hidden = Infinity;
    this.rows.forEach(({ depth }, row) => {
      const above = depth > 0 ? open[depth - 1] : null;
      const isThere = this.isThere(row);
      [this.around[row], this.levels[row]] = [above, above === null ? 0 : this.levels[above] + 1];
      open[depth] = isThere ? row : above;
      if (isThere && above !== null) this.holders.add(above);
      if (depth > hidden) return;
      hidden = isThere && this.folded.has(row) ? depth : Infinity;
      if (isThere) this.shown.push(row);
    });
    this.list.style.height = `${this.shown.length * rowHeight}px`;
    this.element.style.height = `${this.shown.length * rowHeight + 8}px`;
    this.draw();
  }

  fold(row, isFolded) {
    if (isFolded) this.folded.add(row);
    else this.folded.delete(row);
    this.unfold();
  }

  /** The rows as `Picking` reads them, made once for each layout: the pointer asks at every move. */
  get pickable() {
    const { frames } = this;
    if (this.layout?.frames !== frames) {
      const views = this.rows.map(({ drawn, isModifier }, row) => ({ frame: frames[row], above: this.parents[row] ?? -1, drawn, isModifier }));
      this.layout = { frames, views };
    }
    return this.layout.views;
  }

  /** The view in front at a point. */
  at({ x, y }) { return globalThis.Picking.layers(this.pickable, x, y)[0] ?? null; }

  select(row, isFromPicture = false) {
    this.selected = row;
    if (row !== null) {
      let isFolded = false;
      for (let above = this.parents[row]; above !== null && above !== undefined; above = this.parents[above]) {
        if (this.folded.delete(above)) isFolded = true;
      }
      if (isFolded) this.unfold();
      this.reveal(row);
    }
    this.draw();
  }

  reveal(row) {
    const place = this.shown.indexOf(row) * rowHeight;
    const { scrollTop, clientHeight } = this.element;
    if (place < scrollTop) this.element.scrollTop = place;
    else if (place + rowHeight > scrollTop + clientHeight) this.element.scrollTop = place + rowHeight - clientHeight;
  }

  draw() {
    const first = Math.max(0, Math.floor(this.element.scrollTop / rowHeight) - 4);
    const last = Math.min(this.shown.length, first + Math.ceil(this.element.clientHeight / rowHeight) + 8);
    const kept = new Set();
    for (let index = first; index < last; index++) {
      const row = this.shown[index];
      kept.add(row);
      let element = this.pool.get(row);
      if (!element) {
        element = this.make(row);
        this.pool.set(row, element);
        this.list.append(element);
      }
      element.style.top = `${index * rowHeight}px`;
      element.setAttribute("aria-selected", row === this.selected);
      if (this.hasChildren(row)) element.setAttribute("aria-expanded", !this.folded.has(row));
      const [, , width, height] = this.local[row];
      element.lastChild.textContent = `${short(width)} × ${short(height)}`;
    }
    for (const [row, element] of this.pool) {
      if (kept.has(row)) continue;
      element.remove();
      this.pool.delete(row);
    }
    if (this.selected !== null && kept.has(this.selected)) this.element.setAttribute("aria-activedescendant", `row-${this.selected}`);
    else this.element.removeAttribute("aria-activedescendant");
  }

  make(number) {
    const { title, identifier, isModifier } = this.rows[number];
    const level = this.levels[number];
    const row = document.createElement("div");
    row.className = isModifier ? "row modifier" : "row";
    row.id = `row-${number}`;
    row.number = number;
    row.setAttribute("role", "treeitem");
    row.setAttribute("aria-level", level + 1);
    // Deep trees keep room for their words.
    row.style.paddingInlineStart = `${6 + Math.min(level, 14) * 12}px`;
    const fold = span("fold", this.hasChildren(number) ? "›" : "");
    const words = span("title", title);
    if (identifier) words.append(span("identifier", `#${identifier}`));
    row.append(fold, words, span("size", ""));
    return row;
  }

  click(event) {
    const row = event.target.closest(".row");
    if (!row) return;
    if (event.target.classList.contains("fold") && this.hasChildren(row.number)) this.fold(row.number, !this.folded.has(row.number));
    else this.chosen(row.number);
  }

  key(event) {
    const index = this.shown.indexOf(this.selected);
    const row = this.selected;
    const page = Math.max(1, Math.floor(this.element.clientHeight / rowHeight) - 1);
    const go = (index) => this.chosen(this.shown[Math.max(0, Math.min(this.shown.length - 1, index))]);
    switch (event.key) {
      case "ArrowDown": go(index + 1); break;
      case "ArrowUp": go(Math.max(0, index - 1)); break;
      case "PageDown": go(index + page); break;
      case "PageUp": go(index - page); break;
      case "Home": go(0); break;
      case "End": go(this.shown.length - 1); break;
      case "ArrowRight":
        if (row === null || !this.hasChildren(row)) return;
        if (this.folded.has(row)) this.fold(row, false);
        else go(index + 1);
        break;
      case "ArrowLeft":
        if (row === null) return;
        if (this.hasChildren(row) && !this.folded.has(row)) this.fold(row, true);
        else if (this.around[row] !== null) this.chosen(this.around[row]);
        break;
      default: return;
    }
    event.preventDefault();
  }
}

function span(name, text) {
  const made = document.createElement("span");
  made.className = name;
  made.textContent = text;
  return made;
}
