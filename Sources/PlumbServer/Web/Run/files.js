// Files that the app asks for or gives away: the browser's own choice, and its own place for downloads.

import { headers } from "./key.js";

/** As many bytes as the server takes. */
const longest = 64 * 1024 * 1024;
const quoted = (file) => `“${file.name.slice(0, 80)}”`;

export class Files {
  constructor(dialog, send) {
    [this.dialog, this.send, this.choice] = [dialog, send, null];
    // Keys in the dialog are not the app's.
    for (const type of ["keydown", "keyup"]) dialog.addEventListener(type, (event) => event.stopPropagation());
    dialog.addEventListener("cancel", (event) => { if (event.target === dialog) this.end(null); });
  }

  /** Asks a person for files. */
  choose({ number, path, accepted, most }) {
    this.forget();
    this.choice = { number, path, most };
    const input = document.createElement("input");
    Object.assign(input, { type: "file", accept: accepted.join(","), multiple: most > 1, hidden: true });
    input.onchange = () => this.bring([...input.files]);
    input.oncancel = () => { if (!this.dialog.open) this.end(null); };
    this.input = input;
    this.dialog.replaceChildren(input);
    if (!this.open()) this.ask(most > 1 ? "The app asks for files." : "The app asks for a file.");
  }

  /** Opens the browser's choice. Browsers do that only for somebody who has just used the page. */
  open() {
    if (navigator.userActivation?.isActive === false) return false;
    // The same files may be chosen again.
    this.input.value = "";
    try {
      this.input.showPicker();
      return true;
    } catch {
      return false;
    }
  }

  /** Says something, and lets a person choose or not. */
  ask(text) {
    const button = (words, action) => {
      const made = document.createElement("button");
      made.textContent = words;
      made.onclick = action;
      return made;
    };
    this.say(text, button("Cancel", () => this.end(null)), button("Choose …", () => this.open() || this.input.click()));
  }

  say(text, ...buttons) {
    const words = document.createElement("p");
    words.textContent = text;
    this.dialog.replaceChildren(this.input, words, ...buttons);
    if (!this.dialog.open) this.dialog.showModal();
    buttons.at(-1)?.focus();
  }

  /** Brings what was chosen to the app, one file after the other. */
  async bring(files) {
    const choice = this.choice;
    if (!files.length) return this.end(null);
    const large = files.find((file) => file.size > longest);
    if (files.length > choice.most) {
      return this.ask(`These are ${files.length} files; at most ${choice.most} are taken at once.`);
    }
    if (large) return this.ask(`${quoted(large)} is too large: a file has ${longest >> 20} MB at most.`);
    for (const [index, file] of files.entries()) {
      const isSeen = setTimeout(() => this.say(`${quoted(file)} is brought to the app …`), 500);
      const problem = await this.post(`${choice.path}/${index}/`, file);
      clearTimeout(isSeen);
      // The app asks for others by now.
      if (this.choice !== choice) return;
      if (problem) return this.ask(problem);
    }
    this.end(files.length);
  }

  async post(path, file) {
    try {
      const answer = await fetch(path + encodeURIComponent(file.name), { method: "POST", headers, body: file });
      return answer.ok ? null : (await answer.text()).trim();
    } catch {
      return `${quoted(file)} could not be brought to the app.`;
    }
  }

  end(count) {
    if (!this.choice) return;
    const { number } = this.choice;
    this.forget();
    this.send({ type: "chosen", id: number, ...(count === null ? {} : { count }) });
  }

  /** The scene is another one, which asks for its own. */
  forget() {
    this.choice = null;
    if (this.dialog.open) this.dialog.close();
    this.dialog.replaceChildren();
  }

  /** Gives a file of the app to the browser, which keeps it where it keeps downloads. */
  async save({ number, path, name }) {
    let reason;
    try {
      const answer = await fetch(path, { headers });
      if (!answer.ok) throw new Error((await answer.text()).trim());
      const address = URL.createObjectURL(new Blob([await answer.blob()], { type: "application/octet-stream" }));
      const link = document.createElement("a");
      Object.assign(link, { href: address, download: name });
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    } catch (error) {
      reason = `The page could not fetch the file: ${error.message}`.slice(0, 190);
    }
    this.send({ type: "saved", id: number, reason });
  }
}
