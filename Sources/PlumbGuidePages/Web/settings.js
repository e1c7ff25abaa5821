// What a reader may change of a live part: the canvas, and the settings of the example.

Object.assign(LivePart.prototype, {
  sideControl(label, axis) {
    const start = axis === 0 ? this.example.width : this.example.height;
    if (start === null) return "";
    const input = make("input", { type: "range", min: 0, max: Math.max(600, start * 1.5), step: 1, value: start, "data-side": axis,
      oninput: () => this.resize(axis === 0 ? Number(input.value) : this.width, axis === 1 ? Number(input.value) : this.height) });
    const output = make("output", { "aria-hidden": "true" });
    this.sides = { ...this.sides, [axis]: { input, output } };
    return make("label", { class: "range" }, make("span", {}, label), input, output);
  },

  control(setting, index) {
    const set = (value) => { this.model.set(index, value); this.update(); };
    if (setting.kind === "toggle") {
      const input = make("input", { type: "checkbox", role: "switch", "data-setting": setting.label, onchange: () => set(input.checked ? 1 : 0) });
      return this.remember(index, make("label", { class: "switch" }, make("span", {}, setting.label), input), () => { input.checked = this.model.values[index] !== 0; });
    }
    if (setting.kind === "range") {
      const input = make("input", { type: "range", min: setting.lowest, max: setting.highest, step: setting.step, "data-setting": setting.label,
        oninput: () => set(Math.min(setting.highest, setting.lowest + Math.round((Number(input.value) - setting.lowest) / setting.step) * setting.step)) });
      const output = make("output", { "aria-hidden": "true" });
      return this.remember(index, make("label", { class: "range" }, make("span", {}, setting.label), input, output), () => {
        input.value = this.model.values[index];
        output.textContent = points(this.model.values[index]);
      });
    }
    const buttons = setting.choices.map((words, place) => make("button", { type: "button", role: "radio", "data-setting": setting.label, onclick: () => set(place),
      onkeydown: (event) => {
        const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        const next = (place + by + buttons.length) % buttons.length;
        set(next);
        buttons[next].focus();
      } }, words.replace(/^\./, "").replace(/^"|"$/g, "")));
    return this.remember(index, make("div", { class: "choice", role: "radiogroup", "aria-label": setting.label }, make("span", {}, setting.label), make("div", {}, ...buttons)), () => buttons.forEach((button, place) => {
      button.setAttribute("aria-checked", place === this.model.values[index]);
      button.tabIndex = place === this.model.values[index] ? 0 : -1;
    }));
  },
  remember(index, element, show) {
    this.shows = this.shows ?? [];
    this.shows[index] = show;
    return element;
  },
});
