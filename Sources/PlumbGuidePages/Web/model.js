// An example of the guide at any of its settings: the numbers of its archive and of what it draws. GuideSamples.swift finds them.

class ExampleModel {
  constructor(example, module) {
    Object.assign(this, { example, module, model: example.model, kept: new Map() });
    this.values = example.settings.map((setting) => setting.start);
    this.scale = 2;
    // Where the presses of buttons have led, for an example whose graph is shown.
    this.state = 0;
  }
  set(index, value) { this.values[index] = value; }

  // How many values a setting has, and which one is set.
  count({ kind, lowest, highest, step, choices }) { return kind === "range" ? Math.floor((highest - lowest) / step + 1e-9) + 1 : kind === "choices" ? choices.length : 2; }
  place(setting, value) { return setting.kind === "range" ? Math.round((value - setting.lowest) / setting.step) : value; }

  get tree() {
    if (this.model.graph) return this.model.trees[this.state];
    let number = 0;
    for (const index of this.model.stepped) {
      const setting = this.example.settings[index];
      number = number * this.count(setting) + this.place(setting, this.values[index]);
    }
    return this.model.trees[number];
  }
  offset(index) { return this.values[index] - this.example.settings[index].lowest; }

  // A text whose numbers follow from the sliders, as what it says now.
  read(number) {
    const text = this.model.texts[number];
    const key = `${number} ${typeof text === "string" ? "" : this.values}`;
    if (!this.kept.has(key)) {
      if (this.kept.size > 40) this.kept.clear();
      const filled = typeof text === "string" ? text : text.map((piece) => typeof piece === "string" ? piece : this.number(piece)).join("");
      this.kept.set(key, JSON.parse(filled));
    }
    return this.kept.get(key);
  }
  number([start, ...shares]) {
    let value = start;
    for (let at = 0; at < shares.length; at += 2) value += shares[at + 1] * this.offset(shares[at]);
    return Math.round(value * 1e4) / 1e4;
  }
  get numbers() {
    const { archive, slopes } = this.tree;
    const numbers = new Float64Array(bytesOf(this.model.texts[archive]).buffer);
    for (const [index, slider, share] of slopes) numbers[index] += share * this.offset(slider);
    return numbers;
  }

  // The engine with the tree as it is set.
  get engine() {
    const key = `${this.values} ${this.state}`;
    if (this.loaded !== key) {
      if (this.wasm) this.wasm.load(this.numbers);
      else this.wasm = new Engine(this.module, btoa(String.fromCharCode(...new Uint8Array(this.numbers.buffer))));
      this.loaded = key;
    }
    return this.wasm;
  }
  get views() { return this.read(this.tree.views); }
  look(isDark) { return this.read(this.tree.looks[isDark ? 1 : 0]); }

  // The code with the values that are set, and the example's line of each of its lines.
  get code() {
    let number = 0;
    this.example.settings.forEach((setting, index) => {
      const value = this.values[index];
      if (setting.kind !== "range") number = number * this.count(setting) + value;
      else if (setting.omitted !== null) number = number * 2 + (Math.abs(value - setting.omitted) < 1e-9 ? 0 : 1);
    });
    const { text, lines } = this.example.codes[number];
    const filled = text.replace(/([\uE000-\uE0FF])([\uE100-\uE1FF])/g, (_, setting, form) => {
      const index = setting.charCodeAt(0) - 0xE000;
      const value = Math.round(this.values[index] * 1e6) / 1e6;
      const words = String(value) + (form === "\uE101" && Number.isInteger(value) ? ".0" : "");
      return form === "\uE102" && value < 0 ? `(${words})` : words;
    });
    return { text: filled, lines };
  }
}
