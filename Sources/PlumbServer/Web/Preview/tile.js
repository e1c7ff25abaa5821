// One preview: its picture, its connection to the process that shows it, and what went wrong with it.

import { present } from "./canvas.js";
import { Elements } from "./elements.js";
import { listen } from "./input.js";
import { openSocket } from "./key.js";
import { Overlay } from "./overlay.js";
import { Drawing } from "./reader.js";

const page = crypto.randomUUID?.() ?? String(Math.random());

export class Tile {
  constructor(data, studio, inspector) {
    this.id = data.id;
    this.studio = studio;
    this.inspector = inspector;
    this.generation = 0;
    this.points = { width: 0, height: 0 };
    this.make(data);
  }

  make(data) {
    this.element = element("article", "tile");
    this.element.dataset.id = data.id;
    const head = element("header");
    this.open = element("button", "open");
    this.open.title = "Inspect this preview";
    this.open.addEventListener("click", () => this.studio.focus(this));
    this.place = element("span", "place");
    this.why = element("button", "inspect");
    this.why.textContent = "Inspect";
    this.why.title = "The tree of views, and why each is as large as it is";
    this.why.addEventListener("click", () => this.studio.focus(this));
    head.append(this.open, this.place, this.why);
    this.area = element("div", "area");
    this.picture = element("div", "picture");
    this.picture.tabIndex = 0;
    this.picture.setAttribute("role", "group");
    this.canvas = element("canvas");
    this.canvas.setAttribute("aria-hidden", "true");
    this.context = this.canvas.getContext("2d");
    const elements = element("div", "elements");
    this.elements = new Elements(elements, (message) => this.send(message));
    this.overlay = new Overlay(this);
    this.picture.append(this.canvas, elements, this.overlay.element);
    this.veil = element("div", "veil");
    this.veil.setAttribute("role", "status");
    this.area.append(this.picture, this.veil);
    this.element.append(head, this.area);
    listen(this.picture, (message) => this.send(message), {
      keys: this.picture, wheels: () => this.isActive, takesTab: false,
    });
    this.picture.addEventListener("pointerdown", () => { if (!this.overlay.isPicking) this.picture.focus({ preventScroll: true }); });
  }

  /** Whether the wheel belongs to the views and not to the page. */
  get isActive() { return this.studio.focused === this || this.picture.contains(document.activeElement); }

  update(data) {
    this.data = data;
    if (!this.title) this.open.textContent = data.name;
    this.why.setAttribute("aria-label", `Inspect ${data.name}`);
    this.place.textContent = data.place ?? "";
    this.element.classList.toggle("failed", !!data.failure);
    if (data.failure) {
      this.fail(data.failure, data.lines);
      this.pending?.close();
      this.pending = null;
    } else if (data.port && data.generation > this.generation && data.generation !== this.pending?.generation) {
      this.connect(data.port, data.generation);
    } else if (data.port && data.generation === this.generation && !this.socket && !this.pending) {
      this.connect(data.port, data.generation);
    }
    if (data.failure) return this.busy(false);
    if (this.generation) this.unveil();
    else this.wait();
    this.busy(data.isBusy);
  }

  unveil() {
    this.veil.hidden = true;
    this.veil.className = "veil";
  }

  wait() {
    this.veil.hidden = false;
    this.veil.className = "veil waiting";
    this.veil.replaceChildren(element("span", "spinner"));
  }

  fail(words, lines) {
    this.veil.hidden = false;
    this.veil.className = "veil failure";
    const title = element("strong");
    title.textContent = words;
    const again = element("button");
    again.textContent = "Try again";
    again.addEventListener("click", () => this.studio.send({ type: "again", tile: this.id }));
    this.veil.replaceChildren(title);
    if (lines.length) {
      const code = element("pre");
      code.textContent = lines.slice(-8).join("\n");
      this.veil.append(code);
    }
    this.veil.append(again);
  }

  // MARK: Connection

  /** Goes over to newer views: the old ones are asked for what they keep, and stay until the new ones have drawn. */
  async connect(port, generation) {
    const attempt = { generation, close() { this.isOver = true; this.socket?.close(); } };
    this.pending?.close();
    this.pending = attempt;
    this.kept = await this.keep() ?? this.kept;
    if (attempt.isOver) return;
    const socket = openSocket(`ws://${location.hostname}:${port}/socket`);
    attempt.socket = socket;
    socket.binaryType = "arraybuffer";
    socket.drawing = new Drawing(this.context);
    socket.onopen = () => {
      socket.send(JSON.stringify({
        type: "hello", page, width: 1, height: 1, scale: this.stage.scale, dark: this.stage.isDark,
        stage: this.stage.message(this), kept: this.kept,
      }));
    };
    socket.onmessage = ({ data }) => {
      if (this.pending === attempt) {
        // What comes before the first picture is heard with it.
        attempt.words ??= [];
        if (typeof data === "string") return attempt.words.push(data);
        this.take(attempt);
        for (const words of attempt.words) this.hear(JSON.parse(words));
      }
      if (socket !== this.socket) return;
      if (typeof data === "string") this.hear(JSON.parse(data));
      else this.show(data);
    };
    socket.onclose = () => {
      if (this.pending === attempt) this.pending = null;
      if (this.socket === socket) this.socket = null;
    };
  }

  keep() {
    if (this.socket?.readyState !== WebSocket.OPEN) return null;
    this.send({ type: "keep" });
    return new Promise((resolve) => {
      this.keeping = resolve;
      setTimeout(() => resolve(null), 300);
    });
  }

  /** The new views have drawn: they are the tile's from now on. */
  take(attempt) {
    const old = this.socket;
    [this.socket, this.generation, this.pending] = [attempt.socket, attempt.generation, null];
    if (old) {
      old.onmessage = old.onclose = null;
      old.close();
    }
    this.elements.forget();
    if (!this.data.failure) this.unveil();
    this.studio.send({ type: "took", tile: this.id, generation: attempt.generation });
    this.element.dataset.generation = attempt.generation;
    if (this.studio.focused === this) this.inspector.connected();
  }

  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Asks the views for what they keep, a moment after they have drawn: should they crash, the next ones go on from there. */
  keepLater() {
    this.later ??= setTimeout(() => {
      this.later = null;
      this.send({ type: "keep" });
    }, 1000);
  }

  /** Shows that the views do not answer, and for how long. */
  busy(isBusy) {
    if (!isBusy) {
      clearInterval(this.clock);
      this.clock = null;
      return;
    }
    // The command reports it after so many milliseconds.
    this.since = this.clock ? this.since : performance.now() - 5000;
    const tell = () => {
      this.veil.hidden = false;
      this.veil.className = "veil busy";
      if (!this.veil.querySelector(".note")) this.veil.replaceChildren(element("span", "note"));
      this.veil.firstChild.textContent = `Busy for ${Math.round((performance.now() - this.since) / 1000)} s`;
    };
    tell();
    this.clock ??= setInterval(tell, 1000);
  }

  hear(message) {
    switch (message.type) {
      case "welcome": this.name(message.title); break;
      case "elements": this.elements.update(message); break;
      case "staged": this.staged(message); break;
      case "kept": this.kept = message.kept; this.keeping?.(message.kept); break;
      // Behind a wall neither is done: an address can carry whatever the view has read.
      case "open": if (!this.studio.isWalled) window.open(message.url, "_blank", "noopener"); break;
      // A browser refuses it where nobody has used the page just now.
      case "copy": if (!this.studio.isWalled) navigator.clipboard?.writeText(message.text).catch(() => {}); break;
      case "refused": console.warn(message.reason); break;
      default: if (this.studio.focused === this) this.inspector.hear(message);
    }
  }

  name(title) {
    // One without any name goes by its place, which stands beside it already.
    this.title = title === this.data.place ? this.data.name : title;
    this.open.textContent = this.title;
    this.picture.setAttribute("aria-label", title);
  }

  staged(message) {
    this.actual = message;
    if (message.name) this.name(message.name);
    this.stage.staged(this);
  }

  // MARK: Picture

  get stage() { return this.studio.stage; }

  stageChanged() {
    this.send({ type: "resize", width: 1, height: 1, scale: this.stage.scale });
    this.send({ type: "appearance", dark: this.stage.isDark });
    this.send({ type: "stage", stage: this.stage.message(this) });
  }

  show(buffer) {
    try { this.draw(buffer); } catch (error) {
      // What cannot be drawn must not keep what comes later from being sent.
      console.error(error);
      if (new Uint8Array(buffer, 0, 1)[0] !== 2) this.send({ type: "ack", frame: new DataView(buffer).getUint32(1, true) });
    }
  }

  draw(buffer) {
    if (new Uint8Array(buffer, 0, 1)[0] === 2) {
      if (this.studio.focused === this) this.inspector.frames(buffer);
      return;
    }
    const { number, width, height, scale } = this.socket.drawing.read(buffer);
    this.scale = scale;
    this.keepLater();
    this.drawing = this.socket.drawing;
    const isResized = this.points.width !== width || this.points.height !== height;
    this.points = { width, height };
    if (isResized) this.resized();
    else this.paint();
    this.canvas.dataset.frame = number;
    const socket = this.socket;
    const acknowledge = () => { if (socket === this.socket) this.send({ type: "ack", frame: number }); };
    if (document.hidden) acknowledge();
    else requestAnimationFrame(acknowledge);
  }

  /** Draws what there is; where it is shown larger than it is, with as many pixels as the screen has for it. */
  paint() {
    if (!this.drawing) return;
    const scale = this.stage.isScreenScale ? Math.max(this.scale, (this.zoom ?? 1) * devicePixelRatio) : this.scale;
    const shown = present(this.context, this.drawing.shown, this.points, scale);
    Object.assign(this.canvas.style, { width: `${shown.width}px`, height: `${shown.height}px` });
  }

  /** Makes the picture as large as there is room, and never larger than it is. */
  resized() {
    const { width, height } = this.points;
    if (!width || !height) return;
    const room = this.room();
    const zoom = Math.min(this.studio.focused === this ? 2 : 1, room.width / width, room.height / height);
    this.zoom = zoom;
    Object.assign(this.picture.style, { width: `${width}px`, height: `${height}px`, transform: `scale(${zoom})` });
    Object.assign(this.area.style, { width: `${width * zoom}px`, height: `${height * zoom}px` });
    this.overlay.resized();
    this.paint();
  }

  room() {
    const main = document.getElementById("room");
    if (this.studio.focused !== this) return this.studio.share(main);
    const style = getComputedStyle(main);
    const [left, right, top, bottom] = ["Left", "Right", "Top", "Bottom"].map((side) => parseFloat(style[`padding${side}`]));
    const head = this.area.offsetTop - this.element.offsetTop;
    return { width: main.clientWidth - left - right, height: Math.max(120, main.clientHeight - top - bottom - head - 2) };
  }

  enter() { this.element.classList.add("focused"); this.resized(); }

  leave() {
    this.element.classList.remove("focused");
    this.overlay.clear();
    this.send({ type: "inspect", on: false });
  }

  remove() {
    clearInterval(this.clock);
    clearTimeout(this.later);
    this.pending?.close();
    this.socket?.close();
    this.element.remove();
  }
}

function element(tag, name) {
  const made = document.createElement(tag);
  if (name) made.className = name;
  return made;
}
