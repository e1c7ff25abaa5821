// A live part whose example has buttons: what each press does to its attribute graph. GuideEvents.swift has recorded the presses.

// The boxes of a graph in points: a height, the room of a letter, the way of an arrow, and between rows.
const [boxHeight, letterWidth, arrowLength, rowGap] = [44, 7.6, 30, 18];
// How long one step of an event is shown alone, in milliseconds.
const wavePause = 450;

const boxTitle = (box) => box.role === "value" && box.value ? `${box.name}(${box.value})` : box.name;
const isBody = (box) => box.name.endsWith(".body");

Object.assign(LivePart.prototype, {
  buildEvents() {
    if (!this.example.graph) return [];
    this.presses = make("div", { class: "presses" });
    this.canvas.append(this.presses);
    this.boxes = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    this.boxes.setAttribute("role", "img");
    this.wave = make("ol", { class: "wave", "aria-label": "Steps of the event", "aria-live": "polite" });
    this.cause = make("p", { class: "sentence" }, "Press a button in the picture.");
    return [make("div", { class: "graph" }, this.boxes, this.cause, this.wave)];
  },
  moment() { return this.model.model.graph[this.model.state]; },

  // The buttons of the picture are buttons of the page, over the places where they are drawn.
  showPresses() {
    if (!this.presses) return;
    const isSame = this.shownMoment === this.moment();
    if (!isSame) this.presses.replaceChildren(...this.moment().buttons.map((button, index) => make("button", { type: "button", onclick: () => this.pressed(index) }, button.label)));
    [...this.presses.children].forEach((element, index) => {
      const place = this.places[this.moment().buttons[index].node];
      Object.assign(element.style, { left: `${place.x * this.zoom}px`, top: `${place.y * this.zoom}px`, width: `${place.width * this.zoom}px`, height: `${place.height * this.zoom}px` });
    });
    if (!isSame) this.showGraph([]);
    this.shownMoment = this.moment();
  },
  forgetPresses() {
    clearInterval(this.waving);
    this.model.state = 0;
    this.cause?.replaceChildren("Press a button in the picture.");
    this.wave?.replaceChildren();
    delete this.figure.dataset.wave;
  },
  pressed(index) {
    const button = this.moment().buttons[index];
    const [before, framesBefore] = [this.moment(), this.framesByName()];
    this.model.state = button.next;
    this.update();
    // The button is another element now; the keyboard stays where it was.
    const same = [...this.presses.children];
    (same[index]?.textContent === button.label ? same[index] : same.find((one) => one.textContent === button.label) ?? same[index])?.focus({ preventScroll: true });
    this.tellWave(button.label, button.steps, before, framesBefore);
  },
  // The sizes and places of all views, by their names: those of one name in their order.
  framesByName() {
    const counts = new Map();
    return new Map(this.views.map((view) => {
      const name = `${view.name} ${view.detail ?? ""}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      const place = placeOf(view, this.places);
      return [`${name} ${counts.get(name)}`, { words: nameOf(view), frame: place && `${sizeOf(place.width, place.height)} at ${pointOf(place)}` }];
    }));
  },

  // MARK: The event

  // Its steps one after the other; where nothing should move, all at once.
  tellWave(label, steps, before, framesBefore) {
    clearInterval(this.waving);
    const told = this.stepsOf(steps, before).concat(this.layoutStep(framesBefore));
    this.cause.textContent = `After a press of “${label}”:`;
    this.wave.replaceChildren();
    const end = () => { clearInterval(this.waving); this.figure.dataset.wave = "told"; };
    delete this.figure.dataset.wave;
    let shown = 0;
    const next = () => {
      const step = told[shown++];
      if (!step) return end();
      this.wave.append(make("li", { class: step.kind }, step.sentence));
      this.showGraph(told.slice(0, shown));
    };
    next();
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) { while (shown <= told.length) next(); } else this.waving = setInterval(next, wavePause);
  },
  stepsOf(steps, before) {
    const boxes = new Map(this.moment().views.flatMap((view) => view.boxes).map((box) => [box.id, box]));
    const old = new Map(before.views.flatMap((view) => view.boxes).map((box) => [box.name, box.value]));
    const touched = new Set(steps.map((step) => step.box));
    const told = steps.map(({ kind, box: id }) => {
      const box = boxes.get(id);
      const change = box.value === null ? "" : old.get(box.name) ? `, from ${old.get(box.name)} to ${box.value}` : `, to ${box.value}`;
      const sentence = {
        set: box.role === "value" ? `${box.name} gets another value${change}.` : `${box.name} is set${change}.`,
        marked: `${box.name} is marked as old, because something that it reads has changed.`,
        evaluated: `${box.name} is evaluated again.`,
        stopped: box.role === "value" ? `${box.name} gets an equal value, so nothing that reads it is marked.` : `${box.name} is evaluated again, and its result is the same as before.`,
        spared: `${box.name} is not evaluated: nothing that it reads has changed in the end.`,
      }[kind];
      return { kind, box: id, sentence };
    });
    const rest = [...boxes.values()].filter((box) => isBody(box) && !touched.has(box.id)).map((box) => box.name);
    if (rest.length > 0) told.push({ kind: "untouched", sentence: `${listed(rest)} ${rest.length === 1 ? "reads nothing that has changed and is" : "read nothing that has changed and are"} not evaluated.` });
    return told;
  },
  layoutStep(before) {
    const moved = [...this.framesByName()].filter(([key, { frame }]) => before.get(key)?.frame !== frame).map(([, { words }]) => words);
    const gone = [...before.keys()].filter((key) => !this.framesByName().has(key)).length;
    const sentence = moved.length === 0 && gone === 0 ? "No view has another size or place."
      : moved.length === this.views.length ? `All ${moved.length} views have another size or place.`
      : `${moved.length === 0 ? "No view" : moved.length === 1 ? "One view" : `${moved.length} views`} of ${this.views.length} ${moved.length > 1 ? "have" : "has"} another size or place${moved.length > 0 ? `: ${listed(moved)}` : ""}.`;
    return [{ kind: "layout", sentence }];
  },

  // MARK: The picture of the graph

  showGraph(told) {
    const room = Math.max(260, this.boxes.parentElement.clientWidth - 40);
    const { places, width, height } = graphPlaces(this.moment().views, room);
    const kinds = new Map();
    told.forEach(({ kind, box }) => { if (box !== undefined) kinds.set(box, kind); });
    const last = told.at(-1)?.box;
    const words = { set: "set", marked: "marked", evaluated: "evaluated", stopped: "as before", spared: "not evaluated" };
    const box = (one) => {
      const place = places.get(one.id);
      const kind = kinds.get(one.id);
      const value = one.role === "state" ? one.value : null;
      const title = escaped(boxTitle(one));
      return `<g class="box ${one.role} ${kind ?? ""} ${one.id === last ? "now" : ""}" data-box="${escaped(one.name)}">`
        + `<rect x="${place.x}" y="${place.y}" width="${place.width}" height="${boxHeight}" rx="8"/>`
        + `<text x="${place.x + place.width / 2}" y="${place.y + (kind ? 19 : 26)}" text-anchor="middle">${title}${value !== null ? ` = ${escaped(value)}` : ""}</text>`
        + (kind ? `<text class="kind" x="${place.x + place.width / 2}" y="${place.y + 35}" text-anchor="middle">${words[kind]}</text>` : "") + "</g>";
    };
    const boxes = this.moment().views.flatMap((view) => view.boxes);
    this.boxes.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.boxes.setAttribute("width", width);
    this.boxes.setAttribute("height", height);
    this.boxes.setAttribute("aria-label", `The graph: ${boxes.filter((one) => one.reads.length > 0).map((one) => `${one.name} reads ${listed(one.reads.map((id) => boxTitle(boxes.find((other) => other.id === id))))}`).join("; ")}.`);
    this.boxes.innerHTML = graphArrows(this.moment().views, places) + boxes.map(box).join("");
  },
});

const escaped = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

// A row for each view: the value that it was given, its body, and the states that it keeps. Views in it stand below its body.
const graphPlaces = (views, room) => {
  const places = new Map();
  const starts = [];
  let [y, width] = [2, 0];
  for (const { level, boxes } of views) {
    let x = level === 0 ? 2 : starts[level - 1] + 30;
    const [value, body] = [boxes.find((box) => box.role === "value"), boxes.find(isBody)];
    for (const box of [value, body, ...boxes.filter((one) => one !== value && one !== body)].filter(Boolean)) {
      const title = boxTitle(box) + (box.role === "state" && box.value !== null ? ` = ${box.value}` : "");
      const own = Math.max(104, title.length * letterWidth + 22);
      if (x + own > room && box !== (value ?? body)) {
        y += boxHeight + rowGap;
        x = Math.max(2, Math.min((box === body ? (level === 0 ? 2 : starts[level - 1] + 30) : places.get(body.id).x) + 30, room - own - 2));
      }
      places.set(box.id, { x, y, width: own });
      if (box === body) starts[level] = x;
      x += own + arrowLength;
      width = Math.max(width, x - arrowLength + 2);
    }
    y += boxHeight + rowGap;
  }
  return { places, width, height: y - rowGap + 2 };
};

// An arrow from each box to what reads it, and from each body to the values that it gives to the views in it.
const graphArrows = (views, places) => {
  const middle = (place) => place.y + boxHeight / 2;
  const tip = (x, y, way) => way === "right" ? `M${x - 5} ${y - 4}L${x} ${y}L${x - 5} ${y + 4}` : way === "left" ? `M${x + 5} ${y - 4}L${x} ${y}L${x + 5} ${y + 4}` : `M${x - 4} ${y + 5}L${x} ${y}L${x + 4} ${y + 5}`;
  const path = (name, d) => `<path class="${name}" d="${d}"/>`;
  let drawn = "";
  views.forEach((view, index) => {
    for (const box of view.boxes) {
      for (const id of box.reads) {
        const [from, to] = [places.get(id), places.get(box.id)];
        if (from.y === to.y && from.x < to.x) drawn += path("reads", `M${from.x + from.width} ${middle(from)}H${to.x}${tip(to.x, middle(to), "right")}`);
        else if (from.y === to.y) drawn += path("reads", `M${from.x} ${middle(from)}H${to.x + to.width}${tip(to.x + to.width, middle(to), "left")}`);
        else if (from.y > to.y) {
          const x = (Math.max(from.x, to.x) + Math.min(from.x + from.width, to.x + to.width)) / 2;
          drawn += path("reads", `M${x} ${from.y}V${to.y + boxHeight}${tip(x, to.y + boxHeight, "up")}`);
        }
        else drawn += path("reads", `M${from.x + from.width - 14} ${from.y + boxHeight}V${middle(to)}H${to.x + to.width}${tip(to.x + to.width, middle(to), "left")}`);
      }
    }
    const above = views.slice(0, index).findLast((one) => one.level === view.level - 1)?.boxes.find(isBody);
    const first = view.boxes.find((box) => box.role === "value");
    if (!above || !first) return;
    const [from, to] = [places.get(above.id), places.get(first.id)];
    drawn += path("gives", `M${from.x + 14} ${from.y + boxHeight}V${middle(to)}H${to.x}${tip(to.x, middle(to), "right")}`);
  });
  return drawn;
};
