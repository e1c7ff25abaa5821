// What is typed after a key that may move the focus waits until the app has said where the focus is.

/** What changes a field and is held, and the command that does it afterwards. */
const commands = {
  insertText: "insertText", insertFromPaste: "insertText",
  deleteContentBackward: "delete", deleteContentForward: "forwardDelete", deleteWordBackward: "delete",
  deleteWordForward: "forwardDelete",
};

export class HeldText {
  /** How long the app has for its answer, in milliseconds. Then the text goes to where the focus is. */
  static longest = 1000;

  /** The keys are those of which the app decides where they lead. */
  constructor(parent, keys) {
    this.keys = new Set(keys);
    this.awaited = null;
    this.kept = [];
    parent.addEventListener("beforeinput", (event) => this.hold(event), true);
    parent.addEventListener("keydown", (event) => this.holdKey(event), true);
  }

  /** Holds what is typed from now on, until the app has seen the event of a number. */
  begin(number) {
    this.awaited = number;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.release(), HeldText.longest);
  }

  /** The app has seen the events up to a number, and the focus is where it says. */
  seen(number) {
    if (this.awaited !== null && number >= this.awaited) this.release();
  }

  forget() {
    clearTimeout(this.timer);
    [this.awaited, this.kept] = [null, []];
  }

  hold(event) {
    const command = commands[event.inputType];
    // What an input method composes cannot be held.
    if (this.awaited === null || !command || event.isComposing) return;
    const text = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
    event.preventDefault();
    const isWord = event.inputType.startsWith("deleteWord");
    this.kept.push({ command, text, isWord });
  }

  holdKey(event) {
    if (this.awaited === null || event.isComposing || !this.keys.has(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.kept.push({ key: event.key, shift: event.shiftKey });
  }

  release() {
    clearTimeout(this.timer);
    this.awaited = null;
    // A Return among it waits for an answer of its own, and what comes after it waits with it.
    while (this.kept.length && this.awaited === null) give(this.kept.shift());
  }
}

/** Does what was held where the focus is now; without a field, its keys are the app's. */
function give({ key, shift, command, text, isWord }) {
  const focused = document.activeElement ?? document.body;
  const isLines = focused.tagName === "TEXTAREA";
  if (key === "Enter" && isLines) document.execCommand("insertText", false, "\n");
  else if (key) press(focused, key, shift);
  else if (focused.plumb?.field) {
    if (isWord) selectWord(focused, command === "delete");
    document.execCommand(command, false, text);
  }
  else if (command === "insertText") for (const character of text) press(focused, character);
  else press(focused, command === "delete" ? "Backspace" : "Delete");
}

/** Selects the word before or after the caret of a field, with what is between them; a selection stays. */
function selectWord(field, isBefore) {
  const { selectionStart: start, selectionEnd: end, value } = field;
  if (start !== end) return;
  if (isBefore) field.setSelectionRange(start - value.slice(0, start).match(/[\p{L}\p{N}_]*[^\p{L}\p{N}_]*$/u)[0].length, start);
  else field.setSelectionRange(start, start + value.slice(start).match(/^[^\p{L}\p{N}_]*[\p{L}\p{N}_]*/u)[0].length);
}

function press(element, key, shiftKey = false) {
  for (const type of ["keydown", "keyup"]) {
    element.dispatchEvent(new KeyboardEvent(type, { key, shiftKey, bubbles: true, cancelable: true }));
  }
}
