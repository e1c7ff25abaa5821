// The player of a live part: its layout, step by step, and the order in which a stack gives its children their shares.

// How many times as fast as usual the steps may be played, and how long one then takes, in milliseconds.
const [playerSpeeds, playerPause] = [[0.25, 0.5, 1, 2, 4], 1100];

Object.assign(LivePart.prototype, {
  buildPlayer() {
    const button = (words, action) => make("button", { type: "button", onclick: action }, words);
    this.back = button("Back", () => this.move(-1));
    this.next = button("Next", () => this.move(1));
    this.playing = button("Play", () => this.play());
    this.last = button("To the end", () => { this.stop(); this.move(this.events.length); });
    this.only = make("input", { type: "checkbox", onchange: () => this.showEvents() });
    this.count = make("span", { class: "count" });
    this.sentence = make("p", { class: "sentence", "aria-live": "polite" });
    this.list = make("ol", { class: "events", tabindex: "0", "aria-label": "Steps", onkeydown: (event) => {
      const by = { ArrowDown: 1, ArrowUp: -1, Home: -this.events.length, End: this.events.length }[event.key];
      if (by) { event.preventDefault(); this.move(by); }
    } });
    this.turns = make("div", { class: "table" });
    return make("div", { id: `${this.id}player`, class: "panel player", hidden: true },
      make("div", { class: "playing" }, this.back, this.next, this.playing, this.last, this.buildSpeed(),
        make("label", {}, this.only, " Only the chosen view"), this.count),
      this.sentence, this.list, this.turns);
  },
  buildSpeed() {
    const output = make("output", { "aria-hidden": "true" });
    const input = make("input", { type: "range", min: 0, max: playerSpeeds.length - 1, step: 1, value: playerSpeeds.indexOf(1), oninput: () => show() });
    const show = () => {
      this.speed = playerSpeeds[input.value];
      output.textContent = `${this.speed}×`;
      input.setAttribute("aria-valuetext", `${this.speed} times as fast`);
      if (this.timer) this.startTimer();
    };
    show();
    return make("label", { class: "speed" }, "Speed", input, output);
  },

  showEvents(stays = false) {
    const isAtEnd = this.current >= 0 && this.current === this.events.length - 1;
    const { engine } = this.model;
    const node = this.views[this.chosen]?.node;
    const names = new Map(this.parents.map((_, id) => [id, this.name(id)]).filter(([, name]) => name !== undefined));
    this.events = engine.story(names, this.width, this.height)
      .filter((event) => event.kind !== "again" && (event.kind === "fact" || !this.within.has(event.node)))
      .map((event) => ({ ...event, node: this.seen(event.node) })).filter((event) => !this.only.checked || event.node === node);
    const most = 600;
    this.events.length = Math.min(this.events.length, most);
    this.list.replaceChildren(...this.events.map((event, index) => make("li", { class: event.kind, onclick: () => this.move(index - this.current) }, together(event.sentence))));
    const rows = node === undefined ? [] : engine.table(node);
    this.buildTurns(rows.map((row) => ({ ...row, name: this.fullName(this.below(row.child) ?? row.child) ?? "A view" })), this.name(node));
    if (!stays) this.current = -1;
    // Whoever has seen all steps sees all of the new ones.
    this.current = isAtEnd && stays ? this.events.length - 1 : Math.min(this.current, this.events.length - 1);
    this.showStep();
  },

  // MARK: The table of a stack

  buildTurns(rows, name) {
    this.turns.replaceChildren();
    this.cells = [];
    this.turns.hidden = rows.length < 2;
    if (this.turns.hidden) return;
    const hasPriority = rows.some((row) => row.priority !== 0);
    const heads = ["Order", "View", ...(hasPriority ? ["Priority"] : []), "Least", "Most", "Can grow by", "Offered", "Answers"];
    const cell = (head, words, at, isName = false) => {
      const element = make(isName ? "th" : "td", { scope: isName ? "row" : undefined, "data-head": head });
      this.cells.push({ element, words: String(words), at });
      return element;
    };
    const length = (number) => Number.isNaN(number) ? "–" : points(number);
    const line = (row, index) => {
      const at = this.timesOf(row);
      return make("tr", {}, cell("Order", index + 1, at.offered), cell("View", row.name, -1, true),
        ...(hasPriority ? [cell("Priority", points(row.priority), -1)] : []),
        cell("Least", points(row.least), at.least), cell("Most", points(row.most), at.most), cell("Can grow by", points(row.most - row.least), at.growth),
        cell("Offered", length(row.offered), at.offered), cell("Answers", length(row.answered), at.answered));
    };
    this.turns.append(make("table", { class: "turns" }, make("caption", {}, `${name} gives the view that can grow least its share first`),
      make("thead", {}, make("tr", {}, ...heads.map((head) => make("th", { scope: "col" }, head)))), make("tbody", {}, ...rows.map(line))));
  },
  // The events from which on the numbers of a row are known. Those of steps that are not shown are known with the next one that is.
  timesOf({ told }) {
    const end = this.events.length - 1;
    const found = (index) => index < 0 ? end : index;
    const from = (step) => step < 0 ? end : found(this.events.findIndex((event) => event.kind !== "answer" && event.step >= step));
    const answer = (step) => {
      const index = this.events.findIndex((event) => event.kind === "answer" && event.step === step);
      return index < 0 ? from(step) : index;
    };
    const [least, most] = [told.least < 0 ? from(told.limits) : answer(told.least), told.most < 0 ? from(told.limits) : answer(told.most)];
    return { least, most, growth: Math.max(least, most), offered: from(told.share), answered: answer(told.share) };
  },
  showTurns() {
    for (const { element, words, at } of this.cells) {
      element.textContent = at <= this.current ? words : "";
      element.classList.toggle("new", at === this.current && at >= 0);
    }
  },

  // MARK: Steps

  move(by) {
    this.current = Math.max(-1, Math.min(this.events.length - 1, this.current + by));
    this.moves = true;
    this.showStep();
    this.draw();
    this.moves = false;
  },
  showStep() {
    [...this.list.children].forEach((row, index) => index === this.current ? row.setAttribute("aria-current", "step") : row.removeAttribute("aria-current"));
    this.back.disabled = this.current < 0;
    this.next.disabled = this.last.disabled = this.current >= this.events.length - 1;
    this.count.textContent = this.current < 0 ? `${this.events.length} steps` : `${this.current + 1} of ${this.events.length}`;
    const event = this.events[this.current];
    const fills = this.turns.hidden ? "" : " The table fills with them.";
    this.sentence.textContent = event ? together(event.sentence) : `Press Next: each step says who offers what to whom, and what comes back.${fills}`;
    this.canvas.classList.toggle("telling", event !== undefined);
    this.showTurns();
    const row = this.list.children[this.current];
    if (row) this.list.scrollTop = row.offsetTop - this.list.offsetTop - this.list.clientHeight / 2;
  },
  play() {
    if (this.timer) return this.stop();
    if (this.current >= this.events.length - 1) this.current = -1;
    this.playing.textContent = "Pause";
    this.move(1);
    this.startTimer();
  },
  startTimer() {
    clearInterval(this.timer);
    this.timer = setInterval(() => { if (this.current >= this.events.length - 1) this.stop(); else this.move(1); }, playerPause / this.speed);
  },
  stop() {
    clearInterval(this.timer);
    this.timer = null;
    this.playing.textContent = "Play";
  },
});
