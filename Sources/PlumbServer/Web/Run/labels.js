// Places for the words over a picture: on it, and not on each other.

let ruler;

export class Labels {
  /** A room in points; a unit is a pixel of the screen in them. */
  constructor(width, height, unit) {
    Object.assign(this, { width, height, unit });
    this.taken = [];
  }

  /** How much room words take, in pixels of the screen. */
  static size(words) {
    ruler ??= new OffscreenCanvas(1, 1).getContext("2d");
    ruler.font = "600 10px Inter, system-ui, sans-serif";
    return [ruler.measureText(words).width + 10, 15];
  }

  /** A name and what is said of it, shortened to what the picture has room for. */
  short(name, words) {
    const room = this.width / this.unit - 4;
    let length = Math.min(24, name.length);
    const made = () => `${length < name.length ? `${name.slice(0, length)}…` : name} · ${words}`;
    while (length > 2 && Labels.size(made())[0] > room) length -= 1;
    return length > 2 ? made() : words;
  }

  /**
   * The first of some places that is free, as [left, top, width, height]; places are middles. One that is not on the picture
   * is moved onto it. `null` if words are everywhere.
   */
  place(words, places) {
    // What the words are about is hidden only where there is no other room.
    return (this.about && this.first(words, places, [...this.taken, this.about])) ?? this.first(words, places, this.taken);
  }

  first(words, places, taken) {
    const [width, height] = Labels.size(words).map((length) => length * this.unit);
    for (const [x, y] of places) {
      const left = Math.max(this.unit, Math.min(this.width - width - this.unit, x - width / 2));
      const top = Math.max(this.unit, Math.min(this.height - height - this.unit, y - height / 2));
      const box = [left, top, width, height];
      if (taken.some((other) => meets(box, other, this.unit))) continue;
      this.taken.push(box);
      return box;
    }
    return null;
  }
}

/** Places around one, the nearest first: up and down, so many lines of words. */
export function stacked([x, y], unit, count = 4) {
  const places = [[x, y]];
  for (let step = 1; step <= count; step++) places.push([x, y - step * 17 * unit], [x, y + step * 17 * unit]);
  return places;
}

/** Places along a line, its middle first. */
export function along([x1, y1], [x2, y2]) {
  return [0.5, 0.25, 0.75, 0.1, 0.9].map((share) => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]);
}

function meets([x, y, width, height], [ox, oy, ow, oh], gap) {
  return x < ox + ow + gap && ox < x + width + gap && y < oy + oh + gap && oy < y + height + gap;
}
