// The inspector beside a preview: the tree, why the chosen view is as it is, the steps of its layout, the graph.

import { around } from "./excerpt.js";
import { follow } from "./follow.js";
import { Graph } from "./graph.js";
import { headers } from "./key.js";
import { short } from "./overlay.js";
import { Walkthrough } from "./walkthrough.js";
import { Tree } from "./tree.js";

const subjects = { width: "W", height: "H", x: "X", y: "Y", cause: "", pixels: "px" };
const subjectNames = { width: "Width", height: "Height", x: "Left", y: "Top", cause: "Because", pixels: "Pixels" };

/** The pixels a point of the commands, where no option sets it. */
const commandScale = 2;

export class Inspector {
  constructor(element, stage) {
    this.element = element;
    this.stage = stage;
    // How often a view was chosen, by a person or as a tree changed, and the number of the last tree that came.
    this.choices = 0;
    this.treeNumber = undefined;
    this.tree = new Tree((row) => this.picked(row), (row) => this.hover(row));
    this.walkthrough = new Walkthrough((step) => this.showStep(step));
    this.graph = new Graph();
    this.make();
    stage.onstaged = () => this.staged();
  }

  make() {
    this.sides = make("div", "sides");
    this.width = this.side("Width", "width");
    this.height = this.side("Height", "height");
    this.own = button("Reset", () => this.resize(null));
    this.own.title = "Back to the size that is chosen under Device";
    this.pick = button("Pick", () => this.setPicking(!this.isPicking), "toggle");
    this.pick.title = "Choose views by pointing at them (P); a second click goes outward, Alt-click to what lies behind";
    this.pick.setAttribute("aria-pressed", "false");
    this.parts = button("Parts", () => this.setShowsParts(!this.tree.showsParts), "toggle parts");
    this.parts.title = "Parts of controls: also shows the views that controls and modifiers are made of";
    this.parts.setAttribute("aria-pressed", "false");
    const row = make("div", "tools");
    row.append(this.pick, this.own, this.parts);
    this.sides.append(this.width.box, this.height.box, row);
    this.tabs = make("div", "tabs");
    this.tabs.setAttribute("role", "tablist");
    this.why = make("div", "why");
    this.panels = { why: this.why, steps: this.walkthrough.element, graph: this.graph.element };
    for (const [name, words] of [["why", "Why"], ["steps", "Steps"], ["graph", "Graph"]]) {
      const tab = button(words, () => this.turn(name));
      tab.setAttribute("role", "tab");
      tab.id = `tab-${name}`;
      tab.addEventListener("keydown", (event) => this.tabKey(event));
      this.tabs.append(tab);
      this.panels[name].setAttribute("role", "tabpanel");
      this.panels[name].setAttribute("aria-labelledby", tab.id);
      this.panels[name].tabIndex = 0;
      this.panels[name].classList.add("panel");
    }
    this.handle = button("", () => this.lower(), "handle");
    this.handle.setAttribute("aria-label", "Inspector: smaller or larger");
    this.element.append(this.handle, this.sides, this.tree.element, this.tabs, ...Object.values(this.panels));
    this.turn("why");
    addEventListener("keydown", (event) => this.key(event));
  }

  lower() {
    this.element.classList.toggle("low");
    // What is chosen stays in sight.
    requestAnimationFrame(() => { if (this.selected !== null) this.tree.reveal(this.selected); });
  }

  side(label, name) {
    const box = make("label", "side");
    const words = make("span");
    words.textContent = label;
    const slider = make("input");
    Object.assign(slider, { type: "range", min: 0, max: 1000, step: 1, name: `${name}-slider` });
    const number = make("input");
    Object.assign(number, { type: "number", min: 0, max: 8192, step: 1, name, placeholder: "–" });
    number.setAttribute("aria-label", `${label} in points`);
    slider.setAttribute("aria-label", label);
    const change = (input) => () => {
      const text = input.value;
      this.resize({ [name]: text === "" ? null : Math.max(0, Math.min(8192, Number(text))) });
    };
    slider.addEventListener("input", change(slider));
    number.addEventListener("change", change(number));
    box.append(words, slider, number);
    return { box, slider, number };
  }

  // MARK: The preview

  show(tile) {
    if (this.tile) this.tile.overlay.onhover = this.tile.overlay.onpick = null;
    this.tile = tile;
    this.element.hidden = !tile;
    this.selected = null;
    this.hovered = null;
    this.tree.clear();
    this.explain(null);
    if (!tile) return;
    tile.overlay.onhover = (point) => this.hover(point ? this.tree.at(point) : null);
    const picking = new globalThis.Picking();
    tile.overlay.onpick = ({ x, y }, goesBehind) => this.picked(picking.next(this.tree.pickable, x, y, goesBehind));
    this.setPicking(matchMedia("(pointer: fine)").matches);
    this.connected();
    this.staged();
  }

  connected() {
    this.tile?.send({ type: "inspect", on: true, graph: this.tab === "graph" });
  }

  staged() {
    const actual = this.tile?.actual;
    if (!actual) return;
    for (const [side, name] of [[this.width, "width"], [this.height, "height"]]) {
      const length = actual[name] ?? actual.size[name === "width" ? 0 : 1];
      const most = Math.max(500, Math.ceil(length / 500) * 500);
      if (Number(side.slider.max) < most || document.activeElement !== side.slider) side.slider.max = Math.max(most, 500);
      if (document.activeElement !== side.slider) side.slider.value = length;
      side.slider.setAttribute("aria-valuetext", actual[name] === null ? "unspecified" : `${short(actual[name])} points`);
      if (document.activeElement !== side.number) side.number.value = actual[name] === null ? "" : actual[name];
    }
    this.own.disabled = !this.tile.size;
  }

  resize(change) {
    const { tile } = this;
    if (!tile) return;
    const actual = tile.actual ?? { width: 390, height: 844, fits: false };
    tile.size = change ? { width: actual.width, height: actual.height, fits: actual.fits, ...tile.size, ...change } : null;
    // One message a frame, however fast the slider is.
    if (this.isResizing) return;
    this.isResizing = true;
    requestAnimationFrame(() => {
      this.isResizing = false;
      tile.send({ type: "stage", stage: this.stage.message(tile) });
    });
  }

  stageChanged() { this.own.disabled = !this.tile?.size; }

  // MARK: Messages

  hear(message) {
    switch (message.type) {
      case "tree":
        this.choose(message);
        this.seek();
        break;
      case "found":
        if (message.row !== null) this.select(message.row);
        this.onfound?.(message.place, message.row !== null);
        break;
      case "explanation": this.explain(message); break;
      case "guides": if (message.row === this.hovered) { this.guides = message.guides; this.draw(); } break;
      case "graph": this.graph.show(message); break;
      case "wave": this.graph.wave(message); break;
    }
  }

  frames(buffer) {
    this.tree.read(buffer);
    this.draw();
  }

  /** Takes a new tree. The view that was chosen stays so wherever it is now; without one it is the outermost. */
  choose(message) {
    const [old, row] = [this.tree.rows, this.selected];
    this.tree.change(message);
    this.treeNumber = message.number;
    this.parts.disabled = !this.tree.hasParts;
    // The message may follow an older choice than the last one here.
    const isOlder = row !== null && message.choice !== this.choices;
    const now = (isOlder ? null : message.selected) ?? (row === null ? 0 : follow(old, row, this.tree.rows));
    this.select(Math.min(now, this.tree.rows.length - 1));
  }

  select(row) {
    if (row === null || !this.tree.rows[row]) return;
    row = this.tree.nearest(row);
    this.selected = row;
    this.tree.select(row);
    this.sendChoice();
    this.draw();
  }

  sendChoice() {
    this.choices += 1;
    this.tile?.send({ type: "select", row: this.selected, choice: this.choices, tree: this.treeNumber });
  }

  /** A person has chosen a view. Whoever wants to know its place is told when that is known. */
  picked(row) {
    this.untold = row;
    this.select(row);
  }

  /** Chooses the view at a place of the source, such as `Row.swift:12`, as soon as there is a tree. */
  find(place) {
    this.sought = place;
    if (this.tree.rows.length) this.seek();
  }

  seek() {
    if (this.sought) this.tile?.send({ type: "find", place: this.sought });
    this.sought = null;
  }

  hover(row) {
    if (row === this.hovered) return;
    this.hovered = row;
    this.guides = [];
    if (row !== null) this.tile?.send({ type: "guides", row });
    this.draw();
  }

  /** The frame of the nearest view around one that is larger. */
  around(row) {
    const frame = this.tree.frames[row];
    for (let above = this.tree.parents[row]; above !== null && above !== undefined; above = this.tree.parents[above]) {
      const outer = this.tree.frames[above];
      if (outer[2] > frame[2] + 0.5 || outer[3] > frame[3] + 0.5) return outer;
    }
    return null;
  }

  draw() {
    const overlay = this.tile?.overlay;
    if (!overlay) return;
    const step = this.tab === "steps" ? this.walkthrough.step : null;
    const subject = this.hovered ?? this.selected;
    overlay.show({
      selected: this.selected === null ? null : this.tree.frames[this.selected],
      hovered: this.hovered === null ? null : this.tree.frames[this.hovered],
      name: this.hovered === null ? null : this.tree.rows[this.hovered]?.title,
      around: subject === null || step ? null : this.around(subject),
      guides: this.guides, boxes: step ? this.walkthrough.boxes : [],
    });
  }

  showStep() { this.draw(); }

  // MARK: Why

  explain(message) {
    this.why.replaceChildren();
    this.walkthrough.show(message?.walkthrough ?? null, this.tree);
    if (!message?.explanation) {
      const hint = make("p", "hint");
      hint.textContent = "Choose a view in the tree, or point at it.";
      this.why.append(hint);
      return;
    }
    const { explanation, proposal, measured, source } = message;
    if (message.row === this.untold) {
      this.untold = null;
      if (source) this.onpicked?.(source);
    }
    const head = make("h2");
    head.textContent = explanation.view;
    const facts = make("p", "facts");
    const { x, y, width, height } = explanation.frame;
    // A parent may have measured with another size than it has placed with.
    const before = measured ? `, and ${short(measured.width)} × ${short(measured.height)} while its parent measured,` : "";
    facts.textContent = `offered ${short(proposal.width)} × ${short(proposal.height)}${before} → ${short(width)} × ${short(height)} at ${short(x)}, ${short(y)}`;
    facts.title = "The place is counted from the top left corner of the canvas.";
    this.why.append(head, facts);
    if (this.stage.isScreenScale && this.stage.scale !== commandScale) this.why.append(this.scaleNote());
    if (source) this.why.append(this.sourceLink(source));
    const list = make("ol", "sentences");
    for (const { text, about, rule } of explanation.sentences) {
      const item = make("li", rule === "hint" ? "hint" : about);
      const mark = make("span", "about");
      mark.textContent = rule === "hint" ? "" : subjects[about];
      mark.title = rule === "hint" ? "What would change it" : subjectNames[about];
      const words = make("span", "words");
      words.textContent = text;
      item.append(mark, words);
      list.append(item);
    }
    this.why.append(list);
  }

  /** Why the page has 21 where a command has 20.5: lengths of texts are rounded up to pixels, and places to the nearest. */
  scaleNote() {
    const note = make("p", "facts scale");
    const { scale } = this.stage;
    note.textContent = `Rounded to the pixels of this screen, ${short(scale)} a point. Commands have ${commandScale}, so their numbers can differ by a fraction of a point.`;
    note.title = "Choose 2× under Scale to see the numbers of the commands.";
    return note;
  }

  sourceLink(place) {
    const details = make("details", "source");
    const summary = make("summary");
    summary.textContent = place;
    details.append(summary);
    details.addEventListener("toggle", async () => {
      if (!details.open || details.children.length > 1) return;
      const [file, line] = [place.slice(0, place.lastIndexOf(":")), Number(place.slice(place.lastIndexOf(":") + 1))];
      const answer = await fetch(`/source/${encodeURIComponent(file)}`, { headers });
      if (answer.ok) return details.append(around(await answer.text(), line));
      const words = make("p", "hint");
      words.textContent = "This file is not there.";
      details.append(words);
    });
    return details;
  }

  // MARK: Tabs and keys

  turn(name) {
    this.tab = name;
    this.element.dataset.tab = name;
    for (const tab of this.tabs.children) {
      const isHere = tab.id === `tab-${name}`;
      tab.setAttribute("aria-selected", isHere);
      tab.tabIndex = isHere ? 0 : -1;
    }
    for (const [key, panel] of Object.entries(this.panels)) panel.hidden = key !== name;
    this.connected();
    if (this.selected !== null && this.selected !== undefined) this.sendChoice();
    this.draw();
  }

  tabKey(event) {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!way) return;
    const tabs = [...this.tabs.children];
    const next = tabs[(tabs.indexOf(event.target) + way + tabs.length) % tabs.length];
    next.click();
    next.focus();
    event.preventDefault();
  }

  setPicking(isPicking) {
    this.isPicking = isPicking;
    this.pick.setAttribute("aria-pressed", isPicking);
    if (this.tile) this.tile.overlay.picking = isPicking;
    if (!isPicking) this.hover(null);
  }

  /** Shows what controls are made of, or folds it away. */
  setShowsParts(showsParts) {
    this.tree.setShowsParts(showsParts);
    this.parts.setAttribute("aria-pressed", showsParts);
    this.walkthrough.showParts(showsParts);
    this.graph.showParts(showsParts);
    if (this.selected !== null) this.select(this.selected);
  }

  key(event) {
    if (!this.tile || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest?.(".picture, input:not([type=range]), select, textarea")) return;
    if (event.key === "p") this.setPicking(!this.isPicking);
    else if (event.key === ".") this.walkthrough.go(1), this.turn("steps");
    else if (event.key === ",") this.walkthrough.go(-1), this.turn("steps");
    else return;
    event.preventDefault();
  }
}

function make(tag, name) {
  const made = document.createElement(tag);
  if (name) made.className = name;
  return made;
}

function button(words, action, name) {
  const made = make("button", name);
  made.type = "button";
  made.textContent = words;
  made.addEventListener("click", action);
  return made;
}
