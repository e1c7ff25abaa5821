// Notifications of the app: a banner at the top of its window, one after the other.

const time = 5000;
const words = (name, text) => {
  const line = document.createElement("span");
  line.className = name;
  // What is written from right to left stands so, also beside other lines.
  line.dir = "auto";
  line.textContent = text;
  return line;
};

/** Shows what `show` is given in a place of the page, and sends what becomes of it. */
export class Banner {
  constructor(place, send) {
    [this.place, this.send, this.number] = [place, send, null];
    // The app gets nothing of what happens on the banner: it lies above the app's window.
    for (const type of [
      "pointerdown", "pointermove", "pointerup", "pointercancel", "mousedown", "wheel", "contextmenu", "keydown", "keyup",
    ]) place.addEventListener(type, (event) => event.stopPropagation());
    this.listenToFingers();
    // Before the app: Escape puts away what is in front, and that is the banner. Tab goes where the app says, so another key
    // leads to the banner.
    for (const type of ["keydown", "keyup"]) {
      addEventListener(type, (event) => {
        if (this.number === null || !["Escape", "F8"].includes(event.key) || event.isComposing) return;
        event.preventDefault();
        event.stopPropagation();
        if (type === "keyup") return;
        if (event.key === "F8") place.querySelector(".open").focus();
        else this.end(false);
      }, true);
    }
    for (const type of ["pointerenter", "pointerleave", "focusin", "focusout"]) {
      // The focus is in its new place a moment later.
      place.addEventListener(type, () => setTimeout(() => this.wait()));
    }
    document.addEventListener("visibilitychange", () => this.wait());
  }

  show({ number, lines: [app, ...lines], urgent }) {
    const names = ["title", "subtitle", "body"];
    const open = document.createElement("button");
    open.className = "open";
    open.append(words("app", app), ...lines.map((line, index) => words(names[index], line)).filter((line) => line.textContent));
    open.onclick = () => { if (!this.isSwiped) this.end(true); };
    const close = document.createElement("button");
    close.className = "close";
    close.setAttribute("aria-label", "Close");
    close.onclick = () => this.end(false);
    this.number = number;
    // A reader of screens waits with it until it has said its sentence, unless it can not wait.
    this.place.setAttribute("role", urgent ? "alert" : "status");
    this.place.replaceChildren(open, close);
    this.place.classList.add("shown");
    this.wait();
  }

  /** Goes after a while in which somebody could see it and did nothing with it. */
  wait() {
    clearTimeout(this.timer);
    const isUsed = this.place.matches(":hover") || this.place.contains(document.activeElement);
    if (this.number === null || document.hidden || isUsed) return;
    this.timer = setTimeout(() => this.end(false), time);
  }

  end(isOpened) {
    if (this.number === null) return;
    const number = this.number;
    this.forget();
    this.send({ type: "notification", id: number, opened: isOpened });
  }

  /** The scene is another one, which tells its own. */
  forget() {
    clearTimeout(this.timer);
    this.number = null;
    this.place.classList.remove("shown");
    this.place.style.translate = "";
    this.place.replaceChildren();
  }

  /** A finger that moves up takes the banner along. */
  listenToFingers() {
    const place = this.place;
    let start = null;
    place.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      start = event.clientY;
      this.isSwiped = false;
    });
    place.addEventListener("pointermove", (event) => {
      if (start === null || !event.buttons) return;
      const way = Math.min(0, event.clientY - start);
      if (way > -6 && !this.isSwiped) return;
      // From here on it is no press, and the finger may leave the banner.
      if (!this.isSwiped) try { place.setPointerCapture(event.pointerId); } catch {}
      this.isSwiped = true;
      place.style.translate = `0 ${way}px`;
    });
    for (const type of ["pointerup", "pointercancel"]) {
      place.addEventListener(type, (event) => {
        const way = start === null ? 0 : event.clientY - start;
        start = null;
        place.style.translate = "";
        // The click that belongs to it comes now, and is none.
        setTimeout(() => { this.isSwiped = false; });
        if (type === "pointerup" && this.isSwiped && way < -20) this.end(false);
      });
    }
  }
}
