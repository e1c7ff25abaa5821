// The transparent elements beside the drawing: what screen readers, tests and password managers use.

import { HeldText } from "./held.js";

const adjustKeys = { ArrowUp: true, ArrowRight: true, ArrowDown: false, ArrowLeft: false };

export class Elements {
  /** A page says whether the app decides where Tab leads. */
  constructor(parent, send, { takesTab = false } = {}) {
    this.parent = parent;
    this.send = send;
    this.known = new Map();
    // The numbers of the last event that the app answers, of the last one that changes a text, and of the last one in which
    // a person moved the focus.
    this.edits = this.typed = this.moved = 0;
    this.seen = 0;
    this.held = new HeldText(parent, takesTab ? ["Enter", "Tab"] : ["Enter"]);
    document.addEventListener("selectionchange", () => {
      const field = document.activeElement;
      if (!field?.plumb?.field || field.isComposing || !this.parent.contains(field)) return;
      // After a tap, the app says where the caret is: it knows where it draws each letter.
      if (!field.isPressed && this.seen >= (field.awaitsCaret ?? 0)) this.edited(field);
    });
  }

  forget() {
    this.held.forget();
    for (const element of this.known.values()) this.remove(element);
    this.known.clear();
    this.edits = this.typed = this.moved = this.seen = 0;
  }

  update({ order, changed, seen }) {
    this.seen = seen ?? this.seen;
    for (const data of changed) {
      const old = this.known.get(data.n);
      const element = old && old.kind === kind(data) ? old : this.replace(old, data);
      this.fill(element, data);
    }
    for (const element of this.known.values()) if (element.isStale) this.fillField(element, element.plumb);
    if (order) this.arrange(order);
    this.followAll();
    this.held.seen(this.seen);
  }

  arrange(order) {
    const kept = new Set(order);
    for (const [number, element] of this.known) {
      if (kept.has(number)) continue;
      this.remove(element);
      this.known.delete(number);
    }
    let next = this.parent.firstChild;
    for (const number of order) {
      const element = this.known.get(number);
      for (const node of [element, element?.offered]) {
        if (node && node === next) next = next.nextSibling;
        else if (node) this.parent.insertBefore(node, next);
      }
    }
  }

  remove(element) {
    element.offered?.remove();
    element.remove();
  }

  replace(old, data) {
    const element = this.make(data);
    old?.offered?.remove();
    old?.replaceWith(element);
    if (!old) this.parent.append(element);
    this.known.set(data.n, element);
    return element;
  }

  make(data) {
    const tags = { button: "button", toggle: "button", link: "a", heading: "h" + (data.level ?? 2) };
    const tag = data.field ? (data.field.kind === "lines" ? "textarea" : "input") : tags[data.role] ?? "span";
    const element = document.createElement(tag);
    element.kind = kind(data);
    if (tag === "button") element.type = "button";
    if (tag === "a") element.href = "#";
    const roles = { toggle: "switch", slider: "slider", stepper: "spinbutton", image: "img", progress: "progressbar", group: "group" };
    if (roles[data.role]) element.setAttribute("role", roles[data.role]);
    if (data.role === "slider" || data.role === "stepper") this.makeAdjustable(element);
    if (data.field) this.makeField(element, data);
    // A pointer's press goes to the drawing; this is the keyboard's, a screen reader's or a test's.
    element.addEventListener("click", (event) => {
      event.preventDefault();
      if (event.detail === 0 && !element.plumb.field) this.send({ type: "activate", element: element.plumb.n });
    });
    element.addEventListener("focus", () => {
      if (element.plumb.field) this.select(element);
      if (!this.isFollowing) this.moveFocus({ type: "focus", element: element.plumb.n });
    });
    element.addEventListener("blur", (event) => {
      // The focus is not lost when it goes to another element, or when the whole window is left.
      if (this.isFollowing || event.relatedTarget?.plumb || !document.hasFocus() || !element.isConnected) return;
      this.moveFocus({ type: "focus" });
    });
    return element;
  }

  makeAdjustable(element) {
    element.tabIndex = 0;
    element.addEventListener("keydown", (event) => {
      if (!(event.key in adjustKeys)) return;
      // More is to the left in what goes from right to left.
      const isTurned = !!element.plumb.mirrored && !event.key.endsWith("Up") && !event.key.endsWith("Down");
      event.preventDefault();
      event.stopPropagation();
      this.send({ type: "adjust", element: element.plumb.n, increment: adjustKeys[event.key] !== isTurned });
    });
  }

  makeField(element, data) {
    if (element.tagName === "INPUT") element.type = data.field.kind === "secure" ? "password" : "text";
    element.autocomplete = "off";
    element.spellcheck = false;
    // A message has a mebibyte at most, and a character up to six bytes in it.
    element.maxLength = 100000;
    element.addEventListener("paste", (event) => {
      const length = event.clipboardData?.getData("text").length ?? 0;
      if (length > element.maxLength) console.warn(`Of ${length} pasted characters the first ${element.maxLength} are taken.`);
    });
    element.addEventListener("compositionstart", () => (element.isComposing = true));
    element.addEventListener("compositionend", () => {
      element.isComposing = false;
      this.edited(element);
    });
    element.addEventListener("input", () => this.edited(element));
    element.selectBetween = (start, end) => this.selectBetween(element, start, end);
    element.awaitCaret = () => this.awaitCaret(element);
    // The browser would drop selected letters between its own ones, which are not those that are drawn.
    element.addEventListener("dragstart", (event) => event.preventDefault());
    element.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.isComposing || element.tagName !== "INPUT") return;
      event.preventDefault();
      this.send(this.awaited({ type: "submit", element: element.plumb.n }));
    });
  }

  /** A mouse selects what is drawn between two places. The browser's own letters are others, so the app says which they are. */
  selectBetween(element, start, end) {
    this.awaitCaret(element);
    this.send({ type: "selectText", element: element.plumb.n, x: start.x, y: start.y, dx: end.x - start.x, dy: end.y - start.y, sequence: this.edits });
  }

  /** Numbers an event that moves the caret. What the app says of the field before it has seen that event is older. */
  awaitCaret(element) {
    element.isStale = true;
    return element.awaitsCaret = this.typed = this.edits += 1;
  }

  edit(element) {
    return {
      type: "edit", element: element.plumb.n, text: element.value, start: element.selectionStart ?? 0,
      end: element.selectionEnd ?? 0, composing: element.isComposing ?? false,
    };
  }

  edited(element) {
    const edit = this.edit(element);
    const words = JSON.stringify(edit);
    if (element.lastEdit === words) return;
    // The app may have another text by now, which a moved caret leaves as it is.
    const selects = element.value === element.told;
    [element.lastEdit, element.told] = [words, element.value];
    this.typed = this.edits += 1;
    this.send({ ...edit, selects, sequence: this.edits });
  }

  /** A person moved the focus. Until the app has seen that, it speaks of the focus before. */
  moveFocus(message) {
    this.moved = this.edits += 1;
    this.send({ ...message, sequence: this.edits });
  }

  /** Gives a number to an event that may move the focus; what is typed meanwhile waits for its answer. */
  awaited(message) {
    this.typed = this.edits += 1;
    this.held.begin(this.edits);
    return { ...message, sequence: this.edits };
  }

  fill(element, data) {
    element.plumb = data;
    const [x, y, width, height] = data.frame;
    Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    attribute(element, "data-identifier", data.identifier);
    attribute(element, "data-testid", data.identifier);
    attribute(element, "aria-description", data.hint);
    attribute(element, "aria-selected", data.selected && "true");
    if (element.tagName === "BUTTON" || data.field) element.disabled = !!data.disabled;
    else attribute(element, "aria-disabled", data.disabled && "true");
    if (data.role === "toggle") element.setAttribute("aria-checked", checked(data.value));
    if (data.range) {
      attribute(element, "aria-valuenow", data.range.value);
      attribute(element, "aria-valuemin", data.range.minimum);
      attribute(element, "aria-valuemax", data.range.maximum);
    }
    const isAdjustable = data.range || data.role === "slider" || data.role === "stepper";
    if (data.role !== "toggle" && !data.field) attribute(element, isAdjustable ? "aria-valuetext" : "data-value", data.value);
    if (data.field) this.fillField(element, data);
    else if (data.lines) this.fillLines(element, data);
    else if (["image", "slider", "stepper", "progress", "group", "toggle"].includes(data.role)) {
      attribute(element, "aria-label", data.label);
    } else if (element.textContent !== data.label) element.textContent = data.label;
    attribute(element, "data-ring", data.ring && "true");
    this.follow(element, data.focused);
    this.offer(element, data);
  }

  /** What else can be done with an element: buttons after it that cannot be seen. */
  offer(element, { n, label, frame, actions = [] }) {
    const names = JSON.stringify(actions);
    if (names !== (element.names ?? "[]")) {
      element.names = names;
      element.offered?.remove();
      element.offered = actions.length ? document.createElement("div") : undefined;
      if (!element.offered) return;
      element.offered.className = "actions";
      element.offered.setAttribute("role", "group");
      element.offered.append(...actions.map((action) => {
        const button = document.createElement("button");
        button.type = "button";
        // The Tab key goes from element to element.
        button.tabIndex = -1;
        button.textContent = action;
        button.addEventListener("click", (event) => {
          event.preventDefault();
          this.send({ type: "perform", element: n, action });
        });
        return button;
      }));
      element.after(element.offered);
    }
    if (!element.offered) return;
    element.offered.setAttribute("aria-label", label);
    const [x, y, width, height] = frame;
    Object.assign(element.offered.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  }

  /** The lines of a text that can be selected, each as wide as it is drawn. */
  fillLines(element, { frame: [x, y], lines }) {
    const placed = lines.map(({ text, frame, ends }) => ({ text, ends, left: frame[0] - x, top: frame[1] - y, width: frame[2], height: frame[3] }));
    const words = JSON.stringify(placed);
    // A selection would be lost with the characters.
    if (element.words === words) return;
    element.words = words;
    const spans = placed.map(({ text, left, top, height }) => {
      const span = document.createElement("span");
      span.className = "line";
      span.textContent = text;
      Object.assign(span.style, { left: `${left}px`, top: `${top}px`, height: `${height}px`, lineHeight: `${height}px`, fontSize: `${height * 0.8}px` });
      return span;
    });
    element.replaceChildren(...spans);
    spans.forEach((span, index) => {
      const own = span.offsetWidth;
      if (own > 0) span.style.transform = `scaleX(${placed[index].width / own})`;
      // What is copied has a space where a line was only broken.
      const { text, ends } = placed[index];
      if (index < spans.length - 1) span.append(ends ? "\n" : text.endsWith(" ") ? "" : " ");
    });
  }

  /** The app moved the focus. An element that has it here and had not there keeps it: the app does not know yet. */
  follow(element, hasFocus) {
    if (this.seen < this.moved) return void (this.isBehind = true);
    const isLeft = element.wasFocused && !hasFocus;
    element.wasFocused = !!hasFocus;
    if (!!hasFocus === (document.activeElement === element)) return;
    this.isFollowing = true;
    if (hasFocus) element.focus({ preventScroll: true });
    else if (isLeft) element.blur();
    this.isFollowing = false;
  }

  /** Follows what the app said of the focus while it had not seen yet that a person moved it. */
  followAll() {
    if (!this.isBehind || this.seen < this.moved) return;
    this.isBehind = false;
    for (const element of this.known.values()) this.follow(element, element.plumb.focused);
  }

  fillField(element, data) {
    const { text, prompt, fontSize, insets = [0, 0, 0, 0], input = {} } = data.field;
    for (const name of ["inputmode", "enterkeyhint", "autocapitalize", "autocorrect"]) attribute(element, name, input[name]);
    element.autocomplete = input.autocomplete ?? "off";
    attribute(element, "aria-label", data.label || prompt);
    element.placeholder = prompt;
    if (fontSize) element.style.fontSize = `${fontSize}px`;
    element.style.padding = insets.map((inset) => `${Math.max(0, inset)}px`).join(" ");
    // What was typed since the app looked is newer than what it says.
    element.isStale = element.isComposing || this.seen < this.typed;
    if (element.isStale) return;
    if (element.value !== text) {
      element.value = text;
      element.lastEdit = undefined;
    }
    element.told = text;
    this.select(element);
  }

  /** A field that was tapped has the selection that the app has made of it. */
  select(element) {
    const { selection } = element.plumb.field;
    // Words of two clicks are the browser's.
    const isPressed = element.isPressed && !element.isDragged;
    if (!selection || isPressed || document.activeElement !== element) return;
    const [start, end] = selection;
    if (element.selectionStart !== start || element.selectionEnd !== end) element.setSelectionRange(start, end);
    // The app knows it. Told again, it would scroll to the caret where a person has scrolled away meanwhile.
    element.lastEdit = JSON.stringify(this.edit(element));
  }
}

/** Elements of different kinds do not become each other. */
function kind(data) { return `${data.role} ${data.field?.kind ?? ""} ${data.lines ? "lines" : ""}`; }

function checked(value) { return value === "mixed" ? "mixed" : value === "1" ? "true" : "false"; }

function attribute(element, name, value) {
  if (value === undefined || value === null || value === false || value === "") element.removeAttribute(name);
  else element.setAttribute(name, value);
}
