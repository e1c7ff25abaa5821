// Where the previews stand: device, size, appearance, direction, type size, locale and scale.

const typeSizes = [
  "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
  "accessibility3", "accessibility4", "accessibility5",
];
const locales = ["en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "it_IT", "nl_NL", "pl_PL", "ru_RU", "tr_TR", "ar_EG", "he_IL", "hi_IN", "th_TH", "ja_JP", "ko_KR", "zh_CN"];

export class Stage {
  constructor(form, changed) {
    this.changed = changed;
    this.form = form;
    this.devices = [["Preview's own size"]];
    this.dark = matchMedia("(prefers-color-scheme: dark)");
    this.values = { device: "0", turned: false, appearance: "auto", direction: "ltr", typeSize: "large", locale: "en_US", scale: "auto" };
    try { Object.assign(this.values, JSON.parse(sessionStorage.getItem("stage") ?? "{}")); } catch {}
    this.make();
    form.addEventListener("submit", (event) => event.preventDefault());
    this.dark.addEventListener("change", () => changed());
  }

  make() {
    const choice = (name, label, options) => {
      const box = document.createElement("label");
      const words = document.createElement("span");
      words.textContent = label;
      box.append(words);
      const select = document.createElement("select");
      select.name = name;
      select.title = label;
      for (const [value, text] of options) select.append(new Option(text, value));
      select.value = this.values[name];
      select.addEventListener("change", () => this.set(name, select.value));
      box.append(select);
      return box;
    };
    const turned = document.createElement("label");
    turned.className = "check";
    const check = document.createElement("input");
    Object.assign(check, { type: "checkbox", name: "turned", checked: this.values.turned });
    check.addEventListener("change", () => this.set("turned", check.checked));
    turned.append(check, "Landscape");
    this.form.replaceChildren(
      choice("device", "Device", this.devices.map(([name], index) => [index, name])), turned,
      choice("appearance", "Appearance", [["auto", "System look"], ["light", "Light"], ["dark", "Dark"]]),
      choice("direction", "Direction", [["ltr", "Left to right"], ["rtl", "Right to left"]]),
      choice("typeSize", "Type size", typeSizes.map((name) => [name, `Text ${name}`])),
      choice("locale", "Locale", locales.map((name) => [name, name])),
      choice("scale", "Scale", [["auto", "Screen's pixels"], ["1", "1× pixels"], ["2", "2× pixels"], ["3", "3× pixels"]]));
  }

  /** Takes the devices that the server knows: their names, sizes and insets. */
  know(devices) {
    if (this.devices.length > 1) return;
    this.devices = [
      ...this.devices, ...devices.map(({ name, width, height, top, bottom }) => [name, width, height, top, bottom]),
      ["As large as the view", "fits"],
    ];
    this.make();
    if (this.values.device !== "0") this.changed();
  }

  set(name, value) {
    this.values[name] = value;
    if ((name === "device" || name === "turned") && this.tile) this.tile.size = null;
    sessionStorage.setItem("stage", JSON.stringify(this.values));
    this.changed();
  }

  get scale() {
    const { scale } = this.values;
    return scale === "auto" ? Math.max(1, Math.min(4, devicePixelRatio)) : Number(scale);
  }

  get isScreenScale() { return this.values.scale === "auto"; }

  get isDark() {
    const { appearance } = this.values;
    return appearance === "auto" ? this.dark.matches : appearance === "dark";
  }

  /** What one tile is told. A size that was set for the tile alone counts more than the device. */
  message(tile) {
    const { direction, typeSize, locale } = this.values;
    const stage = { rtl: direction === "rtl", typeSize, locale };
    const [, width, height, top, bottom] = this.devices[Number(this.values.device)] ?? this.devices[0];
    if (tile.size) {
      stage.size = { ...tile.size };
    } else if (width === "fits") {
      stage.size = { width: tile.actual?.width ?? 390, height: tile.actual?.height ?? 844, fits: true };
    } else if (width) {
      const turned = this.values.turned;
      stage.size = turned ? { width: height, height: width } : { width, height };
      stage.insets = turned ? [0, top, Math.min(21, bottom), top] : [top, 0, bottom, 0];
    }
    return stage;
  }

  focus(tile) { this.tile = tile; }

  /** The views have said how they stand. */
  staged(tile) { if (tile === this.tile) this.onstaged?.(tile); }
}
