// The steps of a layout: forward and back through proposals and answers.

const svg = "http://www.w3.org/2000/svg";

export class Walkthrough {
  constructor(changed) {
    this.changed = changed;
    this.steps = [];
    this.index = 0;
    this.element = document.createElement("div");
    this.element.className = "walkthrough";
    this.space = document.createElement("p");
    this.space.className = "space";
    this.frame = document.createElement("div");
    this.frame.className = "frame";
    this.diagram = document.createElementNS(svg, "svg");
    this.diagram.setAttribute("class", "diagram");
    this.diagram.setAttribute("role", "img");
    const bar = document.createElement("div");
    bar.className = "player";
    this.back = this.button("◀", "Back (comma)", () => this.go(-1));
    this.forward = this.button("▶", "Forward (full stop)", () => this.go(1));
    this.slider = document.createElement("input");
    Object.assign(this.slider, { type: "range", min: 0, step: 1, value: 0 });
    this.slider.setAttribute("aria-label", "Step");
    this.slider.addEventListener("input", () => this.to(Number(this.slider.value)));
    this.count = document.createElement("span");
    this.count.className = "count";
    bar.append(this.back, this.slider, this.forward, this.count);
    this.sentence = document.createElement("p");
    this.sentence.className = "sentence";
    this.sentence.setAttribute("aria-live", "polite");
    this.list = document.createElement("ol");
    this.list.className = "steps";
    this.list.addEventListener("click", (event) => {
      const item = event.target.closest("li");
      if (item) this.to([...this.list.children].indexOf(item));
    });
    this.frame.append(this.diagram);
    this.element.append(bar, this.sentence, this.space, this.frame, this.list);
  }

  button(text, label, action) {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = text;
    made.title = label;
    made.setAttribute("aria-label", label);
    made.addEventListener("click", action);
    return made;
  }

  get step() { return this.steps[this.index] ?? null; }

  showParts(showsParts) {
    this.showsParts = showsParts;
    if (this.tree) this.show(this.walkthrough, this.tree);
  }

  /** Whether a step is about a part of a control: who is offered something, answers or gets a place. */
  isOfPart({ kind, from, to }) {
    const row = this.tree.rows[kind === "answer" ? from : to];
    return row?.isPart ?? false;
  }

  /** A step in which a part of a control is called by what it is a part of. Places are counted from the part itself. */
  folded(step) {
    const folded = { ...step };
    for (const side of ["place", "line"].includes(step.kind) ? [] : ["from", "to"]) {
      const outer = step[side] >= 0 ? this.tree.nearest(step[side]) : step[side];
      if (outer === step[side]) continue;
      const title = this.tree.rows[step[side]].title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      folded.text = folded.text.replace(new RegExp(`(?<![\\w.])${title}(?![\\w(.]\\S)`, "g"), () => this.tree.rows[outer].title);
      folded[side] = outer;
    }
    return folded;
  }

  show(walkthrough, tree) {
    const last = this.row;
    this.walkthrough = walkthrough;
    this.row = walkthrough?.row;
    this.tree = tree;
    const steps = walkthrough?.steps ?? [];
    this.steps = this.showsParts ? steps : steps.filter((step) => !this.isOfPart(step)).map((step) => this.folded(step));
    this.index = last === this.row ? Math.min(this.index, Math.max(0, this.steps.length - 1)) : 0;
    this.slider.max = Math.max(0, this.steps.length - 1);
    this.list.replaceChildren(...this.steps.map((step) => {
      const item = document.createElement("li");
      item.textContent = step.text;
      item.className = step.kind;
      const space = this.spaceOf(step);
      if (space) item.title = space;
      return item;
    }));
    this.draw();
  }

  /** Places are counted from the view that gives them, and not from the canvas, as everywhere else. */
  spaceOf(step) {
    const title = ["place", "line"].includes(step?.kind) && this.tree?.rows[step.from]?.title;
    return title ? `Counted from the top left corner of ${title}` : "";
  }

  /** The boxes over the picture; places say from where they are counted. */
  get boxes() {
    const { step } = this;
    const title = this.spaceOf(step) && this.tree.rows[step.from].title;
    return (step?.boxes ?? []).map((box) => (title && box.label ? { ...box, label: `${box.label} in ${title}` } : box));
  }

  go(way) { this.to(this.index + way); }

  to(index) {
    this.index = Math.max(0, Math.min(this.steps.length - 1, index));
    this.draw();
    this.changed(this.step);
  }

  draw() {
    const { step } = this;
    this.slider.value = this.index;
    this.back.disabled = this.index <= 0;
    this.forward.disabled = this.index >= this.steps.length - 1;
    this.count.textContent = this.steps.length ? `${this.index + 1} of ${this.steps.length}` : "";
    this.sentence.textContent = step?.text ?? "Choose a view with something in it to see how it was laid out.";
    this.space.textContent = this.spaceOf(step);
    this.element.dataset.step = this.index;
    for (const [index, item] of [...this.list.children].entries()) {
      if (index === this.index) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
    }
    this.drawDiagram();
  }

  /** The views of the walkthrough as a small tree; the arrow is what is said from one to the other now. */
  drawDiagram() {
    const rows = [...new Set(this.steps.flatMap(({ from, to }) => [from, to]).filter((row) => row >= 0))].sort((a, b) => a - b).slice(0, 24);
    this.diagram.replaceChildren();
    this.frame.hidden = !rows.length || !this.tree;
    if (this.frame.hidden) return;
    const names = named(rows, this.tree);
    const places = layout(rows, this.tree.parents ?? [], names);
    const { width, height } = places;
    this.diagram.setAttribute("viewBox", `0 0 ${width} ${height}`);
    // What is only a little too wide is drawn smaller; the rest can be scrolled to.
    this.zoom = Math.min(1, Math.max(0.75, (this.frame.clientWidth || width) / width));
    Object.assign(this.diagram.style, { width: `${width * this.zoom}px`, height: `${height * this.zoom}px` });
    const at = (row) => places.of.get(row);
    const { step } = this;
    // The arrow goes where the line would.
    const isSaid = (one, other) => step && [step.from, step.to].includes(one) && [step.from, step.to].includes(other);
    for (const [row, { above }] of places.of) {
      if (above !== null && !isSaid(row, above)) this.line(at(above), at(row), "link");
    }
    for (const [row, place] of places.of) {
      this.box(place, names.get(row), step && (step.from === row || step.to === row || step.subject === row));
    }
    if (step && at(step.from) && at(step.to) && step.from !== step.to) this.arrow(at(step.from), at(step.to), step);
    this.diagram.setAttribute("aria-label", step?.text ?? "");
    this.reveal([step?.from, step?.to].map(at).filter((place) => place));
  }

  /** Scrolls the diagram to those who speak. */
  reveal(places) {
    if (!places.length) return;
    const middle = (name) => places.reduce((sum, place) => sum + place[name], 0) / places.length * this.zoom;
    this.frame.scrollLeft = middle("x") - this.frame.clientWidth / 2;
    this.frame.scrollTop = middle("y") - this.frame.clientHeight / 2;
  }

  add(name, fields, text) {
    const made = document.createElementNS(svg, name);
    for (const [key, value] of Object.entries(fields)) made.setAttribute(key, value);
    if (text !== undefined) made.textContent = text;
    this.diagram.append(made);
    return made;
  }

  line(one, other, style) {
    this.add("line", { x1: one.x, y1: one.y + 12, x2: other.x, y2: other.y - 12, class: style });
  }

  box({ x, y, width }, title, isHere) {
    this.add("rect", { x: x - width / 2, y: y - 12, width, height: 24, rx: 7, class: isHere ? "view here" : "view" });
    const room = Math.floor((width - 8) / 6);
    this.add("text", { x, y: y + 4, "text-anchor": "middle", class: isHere ? "here" : "" }, title.length > room ? `${title.slice(0, room - 1)}…` : title);
  }

  arrow(from, to, step) {
    const down = to.y > from.y ? 1 : -1;
    const [x1, y1, x2, y2] = [from.x, from.y + 13 * down, to.x, to.y - 15 * down];
    this.add("line", { x1, y1, x2, y2, class: `arrow ${step.kind}` });
    const angle = Math.atan2(y2 - y1, x2 - x1);
    const tip = (turn) => `${x2 - 10 * Math.cos(angle + turn)},${y2 - 10 * Math.sin(angle + turn)}`;
    this.add("polygon", { points: `${x2},${y2} ${tip(0.45)} ${tip(-0.45)}`, class: `arrow ${step.kind}` });
    if (step.label) {
      const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2 + 4];
      const width = step.label.length * 6.4 + 10;
      this.add("rect", { x: x - width / 2, y: y - 12, width, height: 16, rx: 8, class: `plate ${step.kind}` });
      this.add("text", { x, y, "text-anchor": "middle", class: `label ${step.kind}` }, step.label);
    }
  }
}

/** What each of some rows is called: those of one name by what is in them, or by their number. */
function named(rows, tree) {
  const names = new Map(rows.map((row) => [row, tree.rows[row]?.title ?? ""]));
  const several = () => {
    const found = new Map();
    for (const [row, name] of names) found.set(name, [...(found.get(name) ?? []), row]);
    return [...found.values()].filter((same) => same.length > 1);
  };
  for (const same of several()) {
    for (const row of same) {
      if (!tree.rows[row]?.isModifier) continue;
      let inner = row + 1;
      while (tree.rows[inner]?.depth > tree.rows[row].depth && tree.rows[inner].isModifier) inner += 1;
      if (tree.rows[inner]?.depth > tree.rows[row].depth) names.set(row, `${names.get(row)} of ${tree.rows[inner].title}`);
    }
  }
  for (const same of several()) same.forEach((row, index) => names.set(row, `${names.get(row)} ${index + 1}`));
  return names;
}

/** Places for the rows of a tree: each as wide as its name and what is below it. */
function layout(rows, parents, names) {
  const known = new Set(rows);
  const of = new Map();
  const children = new Map();
  const tops = [];
  for (const row of rows) {
    let above = parents[row];
    while (above !== null && above !== undefined && !known.has(above)) above = parents[above];
    above = above ?? null;
    of.set(row, { above });
    if (above === null) tops.push(row);
    else children.set(above, [...(children.get(above) ?? []), row]);
  }
  const [gap, level] = [10, 62];
  const least = (row) => Math.max(92, Math.min(176, names.get(row).length * 6.2 + 14));
  let deepest = 0;
  const place = (row, left, depth) => {
    deepest = Math.max(deepest, depth);
    const inner = children.get(row) ?? [];
    let right = left;
    for (const child of inner) right = place(child, right, depth + 1) + gap;
    const end = Math.max(left + least(row), inner.length ? right - gap : 0);
    Object.assign(of.get(row), { x: (left + end) / 2, y: 18 + depth * level, width: least(row) });
    return end;
  };
  let left = 6;
  for (const row of tops) left = place(row, left, 0) + gap;
  return { of, width: left, height: 36 + deepest * level };
}
