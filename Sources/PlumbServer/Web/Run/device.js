// The device in whose frame the app is shown: what its system draws over the app, and how large it stands in the page.

/** What is around the screen, in points: a bezel, and where a button is, room for that. */
const bezel = 12;
const buttonRoom = 84;
/** A screen whose shorter side is at most as long, under a finger, is a phone's own, in points. */
const longestShort = 500;
const finger = matchMedia("(hover: none) and (pointer: coarse)");

const signs = `
  <svg viewBox="0 0 18 12" width="18" height="12"><path d="M0 8h3v4h-3zM5 5.5h3v6.5h-3zM10 3h3v9h-3zM15 0h3v12h-3z"/></svg>
  <svg viewBox="0 0 17 12" width="17" height="12"><path d="M8.5 12 6 9.2a3.6 3.6 0 0 1 5 0zM4.3 7.4 2.9 5.8a8.2 8.2 0 0 1 11.2 0l-1.4 1.6a6 6 0 0 0-8.4 0zM1.5 4.2 0 2.6a12.4 12.4 0 0 1 17 0l-1.5 1.6a10.2 10.2 0 0 0-14 0z"/></svg>
  <svg viewBox="0 0 27 13" width="27" height="13"><rect x=".5" y=".5" width="23" height="12" rx="3.8" fill="none" stroke="currentColor" opacity=".4"/><rect x="2" y="2" width="16" height="9" rx="2.5"/><path d="M25 4.2c1.2.4 1.8 1.3 1.8 2.3s-.6 1.9-1.8 2.3z" opacity=".5"/></svg>`;

export class Device {
  constructor(element, bar, controls) {
    Object.assign(this, { element, bar, controls, isShown: false, preferred: null, below: 0 });
    this.area = element.querySelector("#window");
    this.overlays = element.querySelector("#overlays");
    this.overlays.innerHTML = `<div class="status"><time></time><span class="signs">${signs}</span></div><i class="camera"></i><i class="indicator"></i>`;
    // Keys in the menu are not for the app.
    for (const type of ["keydown", "keyup"]) bar.addEventListener(type, (event) => {
      event.stopPropagation();
      if (event.key === "Escape") bar.open = false;
    });
    addEventListener("pointerdown", ({ target }) => { if (!bar.contains(target)) bar.open = false; }, true);
    finger.addEventListener("change", () => controls.changed());
    this.keepTime();
  }

  /** Takes the devices, and what the command was told. Without a device the app is as large as the browser's window. */
  know(devices, given) {
    // Then the page says on what the app is shown.
    this.isShown = !!given.device;
    this.now = given.now;
    this.controls.know(devices, given);
    this.arrange();
  }

  /** A phone's own browser: the app fills it, and the phone draws what is around. */
  get fills() { return finger.matches && Math.min(innerWidth, innerHeight) <= longestShort; }

  /** The stage in the words of a message. */
  get message() {
    if (!this.fills) return this.controls.message({});
    const stage = this.controls.message({ size: { width: this.area.clientWidth, height: this.area.clientHeight } });
    const probe = getComputedStyle(this.overlays);
    stage.insets = ["Top", "Left", "Bottom", "Right"].map((side) => parseFloat(probe[`padding${side}`]) || 0);
    return stage;
  }

  /** Leaves so many points at the bottom of the page free. */
  leave(below) {
    document.documentElement.style.setProperty("--below", `${below}px`);
    this.below = below;
    if (this.isShown) this.arrange();
  }

  /** Puts the device in the page, as large as there is room and never larger than it is. */
  arrange() {
    const isFramed = this.isShown && !this.fills;
    document.documentElement.classList.toggle("framed", isFramed);
    document.documentElement.classList.toggle("filled", this.isShown && this.fills);
    if (!isFramed) return this.element.removeAttribute("style");
    const { device: { name, front, corner }, held: { width, height, insets }, values: { turned } } = this.controls;
    const [across, along] = [bezel, front === "button" ? buttonRoom : bezel];
    const [padX, padY] = turned ? [along, across] : [across, along];
    const zoom = Math.min(1, (innerWidth - 24) / (width + 2 * padX), (innerHeight - this.below - 24) / (height + 2 * padY));
    const lengths = { width, height, corner, padX, padY, top: insets[0], left: insets[1], bottom: insets[2], right: insets[3] };
    for (const [key, length] of Object.entries(lengths)) this.element.style.setProperty(`--${key}`, `${length}px`);
    this.element.style.setProperty("--zoom", zoom);
    Object.assign(this.element.dataset, { front, turned, bar: !turned || front === "plain" });
    this.bar.firstElementChild.textContent = name;
    this.paint();
    this.tellTime();
  }

  /** The app may want another appearance than the page has, and no status bar. */
  staged(message) {
    this.element.dataset.status = message.statusBarHidden ? "hidden" : "shown";
    this.preferred = message.dark;
    this.paint();
  }

  paint() { this.element.dataset.dark = this.preferred ?? this.controls.isDark; }

  /** Tells the time, from the next minute on. */
  keepTime() {
    setTimeout(() => {
      this.tellTime();
      this.keepTime();
    }, 60_000 - Date.now() % 60_000);
  }

  tellTime() {
    const date = this.now ? new Date(this.now * 1000) : new Date();
    const style = new Intl.DateTimeFormat(this.controls.values.locale.replaceAll("_", "-"), { hour: "numeric", minute: "2-digit" });
    const parts = style.formatToParts(date).filter(({ type }) => type !== "dayPeriod");
    this.overlays.querySelector("time").textContent = parts.map(({ value }) => value).join("").trim();
  }
}
