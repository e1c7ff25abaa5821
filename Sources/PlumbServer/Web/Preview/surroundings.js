// What stands around the page, such as an editor that shows it in a frame. It is told which view a person chooses, and may
// ask for the view at a line. Documentation/Preview.md has the messages.

/** The place that a message asks for; null for a message that is not well-formed. */
export function wanted(message) {
  if (message === null || typeof message !== "object" || message.type !== "plumb.show") return null;
  const { file, line } = message;
  if (typeof file !== "string" || file.length > 1000 || !Number.isInteger(line) || line < 1 || line > 1e7) return null;
  const name = file.split("/").pop();
  return name && name.length <= 180 ? `${name}:${line}` : null;
}

export class Surroundings {
  /** Calls `show` with each place that is asked for. */
  constructor(show) {
    this.isFramed = parent !== window;
    addEventListener("message", ({ source, data }) => {
      const place = this.isFramed && source === parent ? wanted(data) : null;
      if (place) show(place);
    });
  }

  /** Tells something of a place. Only the frames that the server allows get to hear it. */
  tell(type, place, more = {}) {
    const colon = place.lastIndexOf(":");
    const message = { type, file: place.slice(0, colon), line: Number(place.slice(colon + 1)), ...more };
    if (this.isFramed) parent.postMessage(message, "*");
  }
}
