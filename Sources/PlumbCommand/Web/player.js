// The player of a live part: its layout, step by step, and the order in which a stack gives its children their shares.

Object.assign(LivePart.prototype, {
  buildPlayer() {
    const button = (words, label, action) => make("button", { type: "button", "aria-label": label, onclick: action }, words);
    this.back = button("Back", "One step back", () => this.move(-1));
    this.next = button("Next", "One step on", () => this.move(1));
    this.playing = button("Play", "Play the steps", () => this.play());
    this.only = make("input", { type: "checkbox", onchange: () => this.showEvents() });
    this.count = make("span", { class: "count" });
    this.sentence = make("p", { class: "sentence", "aria-live": "polite" });
    this.list = make("ol", { class: "events", tabindex: "0", "aria-label": "Steps", onkeydown: (event) => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (by) { event.preventDefault(); this.move(by); }
    } });
    this.turns = make("div", { class: "table" });
    return make("div", { id: `${this.id}player`, class: "panel player", hidden: true },
      make("div", { class: "playing" }, this.back, this.next, this.playing, make("label", {}, this.only, " only the chosen view"), this.count),
      this.sentence, this.list, this.turns);
  },

  showEvents(stays = false) {
    const all = this.model.engine.steps(this.width, this.height);
    const node = this.views[this.chosen]?.node;
    const name = (id) => this.name(id);
    this.events = storyOf(all, name, (id) => this.above(id))
      .filter((event) => event.kind !== "again" && (event.kind === "fact" || !this.within.has(event.node)))
      .map((event) => ({ ...event, node: this.seen(event.node) })).filter((event) => !this.only.checked || event.node === node);
    const most = 600;
    this.events.length = Math.min(this.events.length, most);
    this.list.replaceChildren(...this.events.map((event, index) => make("li", { class: event.kind, onclick: () => this.move(index - this.current) }, together(event.sentence))));
    this.showTurns(turnsOf(all, node, (id) => this.fullName(id)), this.name(node));
    if (!stays) this.current = -1;
    this.current = Math.min(this.current, this.events.length - 1);
    this.showStep();
  },
  showTurns(rows, name) {
    this.turns.replaceChildren();
    this.turns.hidden = !rows || rows.length < 2;
    if (!rows || rows.length < 2) return;
    const hasPriority = rows.some((row) => row.priority !== 0);
    const heads = ["", "View", ...(hasPriority ? ["Priority"] : []), "Least", "Most", "Can grow by", "Offered", "Answers"];
    this.turns.append(make("table", {}, make("caption", {}, `${name} gives the view that can grow least its share first`),
      make("thead", {}, make("tr", {}, ...heads.map((head) => make("th", { scope: "col" }, head)))),
      make("tbody", {}, ...rows.map((row, index) => make("tr", {},
        ...[index + 1, row.name, ...(hasPriority ? [points(row.priority)] : []), points(row.least), points(row.most), points(row.most - row.least),
          ...[row.offered, row.answered].map((length) => Number.isNaN(length) ? "–" : points(length))].map((words) => make("td", {}, String(words))))))));
  },
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
    this.next.disabled = this.current >= this.events.length - 1;
    this.count.textContent = this.current < 0 ? `${this.events.length} steps` : `${this.current + 1} of ${this.events.length}`;
    const event = this.events[this.current];
    this.sentence.textContent = event ? together(event.sentence) : "Press Next: each step says who offers what to whom, and what comes back.";
    const row = this.list.children[this.current];
    if (row) this.list.scrollTop = row.offsetTop - this.list.offsetTop - this.list.clientHeight / 2;
  },
  play() {
    if (this.timer) return this.stop();
    if (this.current >= this.events.length - 1) this.current = -1;
    this.playing.textContent = "Pause";
    this.move(1);
    this.timer = setInterval(() => { if (this.current >= this.events.length - 1) this.stop(); else this.move(1); }, 1100);
  },
  stop() {
    clearInterval(this.timer);
    this.timer = null;
    this.playing.textContent = "Play";
  },
});
