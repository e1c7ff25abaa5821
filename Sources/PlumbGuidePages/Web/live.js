// A live part of the guide: the code on one side, the picture on the other. What a reader may change, what is drawn over the
// picture, the player and what hands do are in rooms of their own: settings.js, marks.js, player.js, events.js, hands.js.

const make = (name, fields = {}, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(fields)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value !== false && value !== undefined) element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children);
  return element;
};

// A size is not broken into two lines.
const together = (sentence) => sentence.replaceAll(" × ", "\u00A0×\u00A0");

class LivePart {
  static count = 0;

  constructor(figure, example, module, supplies) {
    Object.assign(this, { figure, supplies, example, model: new ExampleModel(example, module), chosen: 0, current: -1, events: [], timer: null });
    [this.width, this.height] = [example.width, example.height];
    this.id = `live${LivePart.count++}`;
    this.build();
    this.readViews();
    const first = example.chosen ? this.views.findIndex((view) => view.name === example.chosen) : -1;
    this.chosen = Math.max(0, first);
    this.update();
    if (example.steps) this.toggle("player", true);
    if (example.tree) this.toggle("tree", true);
  }

  // MARK: What is there

  build() {
    const { example, id } = this;
    const caption = this.figure.querySelector("figcaption");
    this.code = make("code");
    this.copy = make("button", { type: "button", class: "quiet", onclick: () => this.copyCode() }, "Copy code");
    this.picture = make("canvas", { role: "img" });
    this.marks = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    this.marks.setAttribute("class", "marks");
    this.marks.setAttribute("aria-hidden", "true");
    this.edges = ["right", "bottom", "corner"].map((side) => make("div", {
      class: `edge ${side}`, role: side === "corner" ? undefined : "slider", tabindex: side === "corner" ? undefined : "0",
      "aria-label": side === "right" ? "Canvas width" : side === "bottom" ? "Canvas height" : undefined,
      onpointerdown: (event) => this.drag(event, side), onkeydown: (event) => this.press(event, side),
    }));
    this.canvas = make("div", { class: "canvas", onclick: (event) => this.hit(event) }, this.picture, this.marks, ...this.edges);
    this.stage = make("div", { class: "stage" }, this.canvas);
    this.said = make("p", { class: "reading", "aria-live": "polite" });
    this.controls = make("div", { class: "controls" }, this.sideControl("Canvas width", 0), this.sideControl("Canvas height", 1), ...example.settings.map((setting, index) => this.control(setting, index)));
    const opener = (name, words) => make("button", { type: "button", class: "opener", "aria-expanded": "false", "aria-controls": `${id}${name}`, onclick: () => this.toggle(name) }, words);
    this.openers = { player: opener("player", "Step by step"), why: opener("why", "Why this size"), tree: opener("tree", "Views") };
    this.player = this.buildPlayer();
    this.why = make("div", { id: `${id}why`, class: "panel why", hidden: true });
    this.tree = make("div", { id: `${id}tree`, class: "panel", hidden: true });
    const view = make("div", { class: "view" }, this.stage, this.said, ...this.buildEvents(), this.controls,
      make("div", { class: "openers" }, ...Object.values(this.openers), make("button", { type: "button", class: "quiet reset", onclick: () => this.reset() }, "Start again")));
    const parts = [];
    if (example.code) parts.push(make("div", { class: "source" }, make("div", { class: "bar" }, make("span", {}, `${example.name}.swift`), this.copy), make("pre", { class: "code", tabindex: "0", "aria-label": "Code" }, this.code)));
    this.figure.classList.toggle("alone", !example.code);
    this.figure.replaceChildren(make("div", { class: "sides" }, ...parts, view), this.player, this.why, this.tree, caption);
    this.figure.classList.add("ready");
  }

  // MARK: What it shows

  readViews() {
    const { tree, parents } = this.model.views;
    const { lines } = this.model.code;
    if (this.readTree === tree && this.readLines === lines) return;
    [this.readTree, this.readLines, this.parents, this.views] = [tree, lines, parents, []];
    // Nodes that nobody sees, with the node that stands for them; and those whose questions are asked for another.
    [this.standIns, this.within] = [new Map(), new Set()];
    const kept = new Set(lines);
    const collect = (view, level, open = []) => {
      // A modifier that is left out of the code has no effect, and is no view that a reader sees.
      const [, line] = (view.source ?? "").split(":");
      const isThere = line === undefined || kept.has(Number(line)) || !view.source.startsWith(`${this.example.name}.swift:`);
      if (isThere) this.views.push({ ...view, level });
      const hidden = open.concat(view.node);
      if (isThere && open.length > 0) {
        open.forEach((node) => this.standIns.set(node, view.node));
        hidden.slice(1).forEach((node) => this.within.add(node));
      }
      (view.children ?? []).forEach((child) => collect(child, isThere ? level + 1 : level, isThere ? [] : hidden));
    };
    collect(tree, 0);
    // The example itself stands for its body's first view, which has a name that says more.
    this.views = this.views.filter((view, index) => view.node >= 0 && !(index === 0 && this.views[1]?.node === view.node));
    const least = Math.min(...this.views.map((view) => view.level));
    this.views.forEach((view) => { view.level -= least; });
    this.names = namesOf(this.views.filter((view) => this.isThere(view)));
    this.model.engine.titles = titlesOf(this.views);
    this.chosen = Math.min(this.chosen, this.views.length - 1);
    this.buildTree();
  }
  // What controls are made of is left out of the tree and the steps, until a reader asks for it.
  isThere(view) { return (this.parts?.checked ?? false) || !isPart(view); }
  showParts() {
    this.names = namesOf(this.views.filter((view) => this.isThere(view)));
    while (this.chosen > 0 && !this.isThere(this.views[this.chosen])) this.chosen -= 1;
    this.buildTree();
    this.choose(this.chosen);
  }
  seen(node) { return this.standIns.get(node) ?? node; }
  name(node) { return this.names.get(this.seen(node)); }
  // A modifier says little by itself: with the view that it changes.
  fullName(node) {
    const [own, index] = [this.name(node), this.views.findIndex((view) => view.node === this.seen(node))];
    const view = this.views.slice(index).find((one) => /^[A-Z]/.test(one.name));
    return own === undefined || /^[A-Z]/.test(own) || !view ? own : `${nameOf(view)}, ${own}`;
  }
  above(node) { return namedAbove(node, this.names, this.parents); }
  below(node) { return this.names.has(this.seen(node)) ? node : namedBelow(node, this.names, this.parents); }

  update() {
    this.readViews();
    this.shows?.forEach((show) => show());
    this.showCode();
    this.draw();
    if (!this.player.hidden) this.showEvents(true);
  }
  resize(width, height) {
    [this.width, this.height] = [width, height];
    this.draw();
    if (!this.player.hidden) this.showEvents(true);
  }
  reset() {
    this.stop();
    this.example.settings.forEach((setting, index) => this.model.set(index, setting.start));
    [this.width, this.height, this.current] = [this.example.width, this.example.height, -1];
    this.forgetPresses();
    this.update();
  }

  draw() {
    const { engine } = this.model;
    const isDark = document.documentElement.dataset.theme === "dark";
    Object.assign(this, laidOut(engine, this.parents, this.width, this.height));
    const { places, box } = this;
    // Asked once: the browser would lay the whole page out for each answer.
    this.room ??= this.stage.clientWidth - 36;
    this.zoom = this.room > 0 && box.width > this.room ? Math.max(0.25, this.room / box.width) : 1;
    this.canvas.style.width = `${box.width * this.zoom}px`;
    this.canvas.style.height = `${box.height * this.zoom}px`;
    const drawing = new ViewDrawing(this.model.look(isDark), engine, this.model.scale, this.supplies);
    // What is too large for the canvas is seen around it, as far as the stage goes.
    showDrawing(this.picture, drawing.items(places), box, this.zoom, 400);
    this.marks.setAttribute("viewBox", `0 0 ${box.width} ${box.height}`);
    this.picture.setAttribute("aria-label", `${this.example.caption} ${sizeOf(box.width, box.height)} points.`);
    this.marks.innerHTML = `${this.chosenMark()}${this.eventMark()}`;
    for (const [axis, { input, output }] of Object.entries(this.sides ?? {})) {
      const length = Number(axis) === 0 ? this.width : this.height;
      input.value = length;
      output.textContent = points(length);
    }
    this.edges.forEach((edge, index) => { if (index < 2) edge.setAttribute("aria-valuenow", Math.round(index === 0 ? box.width : box.height)); });
    this.showReading();
    this.showWhy();
    this.showRows();
    this.showPresses();
  }
  get place() { return placeOf(this.views[this.chosen], this.places); }

  showReading() {
    const [view, place] = [this.views[this.chosen], this.place];
    if (!place) return this.said.replaceChildren();
    const guess = place.guesses > 0 ? " The page does not have its code, so it keeps what it had when the page was made." : "";
    this.said.replaceChildren(make("b", {}, nameOf(view)),
      together(` was offered ${sizeOf(place.offeredWidth, place.offeredHeight)} and is ${sizeOf(place.width, place.height)}, at ${pointOf(place)} on the canvas.${guess}`));
  }

  // The same sentences as `plumb explain` has, at the size and the settings that are shown.
  showWhy() {
    if (this.why.hidden) return;
    const view = this.views[this.chosen];
    const { engine } = this.model;
    const sentences = this.place ? engine.explain(view, this.width, this.height, { scale: this.model.scale }) : [];
    this.why.replaceChildren(...sentences.map((sentence) => make("p", {}, together(sentence))));
  }

  showCode() {
    if (!this.example.code) return;
    const { text, lines } = this.model.code;
    if (text !== this.shownText) {
      this.shownText = text;
      this.code.innerHTML = colouredSwift(text.replace(/\n$/, "")).split("\n").map((line) => `<span class="line">${line || " "}</span>`).join("");
    }
    const own = Number((this.views[this.chosen]?.source ?? "").split(":")[1]);
    [...this.code.children].forEach((row, index) => row.classList.toggle("chosen", lines[index] === own));
  }
  async copyCode() {
    const { text } = this.model.code;
    try { await navigator.clipboard.writeText(text); } catch {
      // A page of a file may have no clipboard.
      const area = make("textarea", { class: "copying" }, text);
      this.figure.append(area);
      area.select();
      document.execCommand("copy");
      area.remove();
    }
    this.copy.textContent = "Copied";
    setTimeout(() => { this.copy.textContent = "Copy code"; }, 1500);
  }

  buildTree() {
    this.parts ??= make("input", { type: "checkbox", onchange: () => this.showParts() });
    const levels = this.parts.checked ? this.views.map((view) => view.level) : levelsWithoutParts(this.views);
    this.rows = this.views.map((view, index) => make("li", { role: "option", style: `--level:${levels[index]}`, hidden: !this.isThere(view), onclick: () => this.choose(index) }, make("span", {}, nameOf(view)), make("span", { class: "frame" })));
    this.tree.replaceChildren(make("ul", { role: "listbox", tabindex: "0", "aria-label": "Views", onkeydown: (event) => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!by) return;
      event.preventDefault();
      let next = this.chosen + by;
      while (this.views[next] && !this.isThere(this.views[next])) next += by;
      if (this.views[next]) this.choose(next);
    } }, ...this.rows), ...(this.views.some(isPart) ? [make("label", { class: "parts" }, this.parts, " Parts of controls")] : []));
  }
  showRows() {
    if (this.tree.hidden) return;
    this.rows.forEach((row, index) => {
      const place = placeOf(this.views[index], this.places);
      row.setAttribute("aria-selected", index === this.chosen);
      row.lastChild.textContent = place ? `${sizeOf(place.width, place.height)} at ${pointOf(place)}` : "";
      row.lastChild.classList.toggle("guess", (place?.guesses ?? 0) > 0);
    });
  }
}
