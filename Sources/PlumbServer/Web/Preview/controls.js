// The controls that say how views are shown: device, size, appearance, direction, type size, locale, version of iOS and scale.

const typeSizes = [
  "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
  "accessibility3", "accessibility4", "accessibility5",
];
const locales = ["en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "it_IT", "nl_NL", "pl_PL", "ru_RU", "tr_TR", "ar_EG", "he_IL", "hi_IN", "th_TH", "ja_JP", "ko_KR", "zh_CN"];

export class StageControls {
  /** Where `only` names some of the controls, the others keep what the command was told, and the views have no size of their own. */
  constructor(form, changed, only) {
    this.changed = changed;
    this.form = form;
    this.only = only;
    this.devices = only ? [] : [{ name: "Own size" }];
    this.dark = matchMedia("(prefers-color-scheme: dark)");
    this.values = { device: "0", turned: false, appearance: "auto", direction: "ltr", typeSize: "large", locale: "en_US", os: "18", scale: "auto" };
    this.make();
    form.addEventListener("submit", (event) => event.preventDefault());
    this.dark.addEventListener("change", () => changed());
  }

  make() {
    const choice = (name, label, options) => {
      const box = document.createElement("label");
      box.dataset.name = name;
      const words = document.createElement("span");
      words.textContent = label;
      box.append(words);
      const select = document.createElement("select");
      select.name = name;
      select.title = label;
      for (const [value, text] of options) select.append(new Option(text, value));
      // What the command was told need not be among the usual ones.
      if (!options.some(([value]) => String(value) === this.values[name])) select.append(new Option(this.values[name], this.values[name]));
      select.value = this.values[name];
      select.addEventListener("change", () => this.set(name, select.value));
      box.append(select);
      return box;
    };
    const turned = document.createElement("label");
    turned.dataset.name = "turned";
    turned.className = "check";
    const check = document.createElement("input");
    Object.assign(check, { type: "checkbox", name: "turned", checked: this.values.turned });
    check.addEventListener("change", () => this.set("turned", check.checked));
    turned.append(check, "Landscape");
    const all = [
      choice("device", "Device", this.devices.map(({ name }, index) => [index, name])), turned,
      choice("appearance", "Appearance", [["auto", "System look"], ["light", "Light"], ["dark", "Dark"]]),
      choice("direction", "Direction", [["ltr", "Left to right"], ["rtl", "Right to left"]]),
      choice("typeSize", "Type size", typeSizes.map((name) => [name, `Text ${name}`])),
      choice("locale", "Locale", locales.map((name) => [name, name])),
      choice("os", "Version of iOS", [["18", "iOS 18"], ["26", "iOS 26"]]),
      choice("scale", "Scale", [["auto", "Screen scale"], ["1", "1× pixels"], ["2", "2× pixels"], ["3", "3× pixels"]]),
    ];
    this.form.replaceChildren(...all.filter(({ dataset }) => this.only?.includes(dataset.name) ?? true));
  }

  /** Takes the devices that the server knows, and what the command was told: that counts until somebody chooses here. */
  know(devices, given = {}) {
    const words = JSON.stringify(given);
    if (this.devices.length > 1 && this.given === words) return;
    this.given = words;
    this.devices = this.only ? devices : [{ name: "Own size" }, ...devices, { name: "As large as the view", width: "fits" }];
    if (given.size) {
      const [width, height] = given.size;
      const insets = given.insets ?? [0, 0, 0, 0];
      const turnedInsets = [0, insets[0], Math.min(21, insets[2]), insets[0]];
      this.devices.push({
        name: `${width ?? "–"} × ${height ?? "–"}`, width: width ?? null, height: height ?? null, insets, turnedInsets,
        fits: given.fits,
      });
    }
    let device = this.devices.findIndex(({ name }) => name === given.device);
    if (given.size) device = this.devices.length - 1;
    else if (given.fits) device = this.devices.findIndex(({ width }) => width === "fits");
    if (device > 0) this.values.device = String(device);
    for (const name of ["appearance", "direction", "typeSize", "locale", "os"]) if (given[name]) this.values[name] = given[name];
    if (given.scale) this.values.scale = String(given.scale);
    try {
      const kept = JSON.parse(sessionStorage.getItem("stage") ?? "{}");
      if (kept.given === words) Object.assign(this.values, kept.values);
    } catch {}
    this.make();
    this.changed();
  }

  set(name, value) {
    this.values[name] = value;
    if ((name === "device" || name === "turned") && this.tile) this.tile.size = null;
    sessionStorage.setItem("stage", JSON.stringify({ given: this.given, values: this.values }));
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

  get device() { return this.devices[Number(this.values.device)] ?? this.devices[0]; }

  /** The device as it is held: its size and what is covered of it. */
  get held() {
    const { width, height, insets, turnedInsets } = this.device;
    return this.values.turned ? { width: height, height: width, insets: turnedInsets } : { width, height, insets };
  }

  /** What one tile is told. A size that was set for the tile alone counts more than the device. */
  message(tile) {
    const { direction, typeSize, locale, os } = this.values;
    const stage = { rtl: direction === "rtl", typeSize, locale, os };
    const { name, fits, front } = this.device;
    const { width, height, insets } = this.held;
    if (tile.size) {
      stage.size = { ...tile.size };
    } else if (this.device.width === "fits") {
      stage.size = { width: tile.actual?.width ?? 390, height: tile.actual?.height ?? 844, fits: true };
    } else if (insets) {
      stage.size = { width, height, fits };
      stage.insets = insets;
      if (front) stage.device = name;
    }
    return stage;
  }

  focus(tile) { this.tile = tile; }

  /** The views have said how they are shown. */
  staged(tile) { if (tile === this.tile) this.onstaged?.(tile); }
}
