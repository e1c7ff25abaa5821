// The marks of a live part over its picture: the chosen view, and the step that is told.

// How long an arrow or an end of a line is, and how far from a canvas's edge an offer without an end goes.
const [markEnd, markBeyond] = [5, 9];

Object.assign(LivePart.prototype, {
  chosenMark() {
    const place = this.place;
    return place ? `<rect class="chosen" x="${place.x}" y="${place.y}" width="${place.width}" height="${place.height}"/>` : "";
  },

  // The step that is told: a dashed outline for an offer, a filled one for an answer and a place, each with its size.
  eventMark() {
    const event = this.events[this.current];
    const place = this.places[event?.node];
    if (!place || this.player.hidden) return "";
    const moving = this.moves ? " moving" : "";
    if (event.kind === "fact") return `<g class="mark fact${moving}">${this.factMark(event, place)}</g>`;
    if (event.kind === "place") return `<g class="mark answer${moving}">${rectMark(place)}${this.tag(place, pointOf(place))}</g>`;
    const isOffer = event.kind === "offer";
    const span = { ...this.span(0, place, event.width), ...this.span(1, place, event.height) };
    return `<g class="mark ${isOffer ? "offer" : "answer"}${moving}">${openMark(span)}${this.tag(span, sizeOf(event.width, event.height))}</g>`;
  },

  // From where to where a length of an offer or an answer goes. The view's place is known, and what is tried lies around it, at the
  // same middle, and in the canvas if it fits there. A length without an end goes on from the view's edge out of the canvas.
  span(axis, place, length) {
    const [from, own] = axis === 0 ? [place.x, place.width] : [place.y, place.height];
    const whole = axis === 0 ? this.box.width : this.box.height;
    const hasEnd = Number.isFinite(length);
    const middle = from + (own - length) / 2;
    const start = !hasEnd ? Math.min(from, whole - own) : length <= whole ? Math.max(0, Math.min(whole - length, middle)) : middle;
    const size = hasEnd ? Math.max(0, length) : Math.max(own, whole + markBeyond - start);
    return axis === 0 ? { x: start, width: size, openRight: !hasEnd } : { y: start, height: size, openBottom: !hasEnd };
  },

  // The words beside a mark: above it, or in it where the canvas begins there.
  tag({ x, y, width }, words) {
    const size = 11 / this.zoom;
    const [half, middle] = [words.length * size * 0.29, x + width / 2];
    const left = Math.max(half, Math.min(this.box.width - half, middle));
    const isAbove = y > -4;
    return `<text class="tag" x="${left}" y="${isAbove ? y - 4 / this.zoom : y + size + 2}" font-size="${size}" text-anchor="middle">${words}</text>`;
  },

  // A gap, the lengths that a view can have, and otherwise the view that a sentence is about.
  factMark({ mark: { kind, child: node, first, second, axis } }, place) {
    const child = this.places[node];
    if (kind === "gap" && child) {
      const gap = first;
      const band = axis === 0 ? { x: child.x - gap, y: place.y, width: gap, height: place.height } : { x: place.x, y: child.y - gap, width: place.width, height: gap };
      return rectMark(band, "gap") + this.tag(band, points(gap));
    }
    if (kind === "range" && child) {
      const [least, most] = [first, second];
      const across = axis === 0 ? { y: child.y, height: child.height } : { x: child.x, width: child.width };
      const outer = { ...across, ...this.span(axis, child, most) };
      const inner = { ...across, ...this.span(axis, child, least) };
      return rectMark(inner, "least") + openMark(outer) + this.tag(outer, least === most ? points(least) : `${points(least)} to ${points(most)}`);
    }
    return rectMark(kind === "choice" && child ? child : place);
  },
});

const rectMark = ({ x, y, width, height }, name) =>
  `<rect${name ? ` class="${name}"` : ""} x="${x}" y="${y}" width="${width}" height="${height}"/>`;

// A rectangle whose right or lower side may be missing, with an arrow there. One without a width or a height is a line with ends.
const openMark = ({ x, y, width, height, openRight, openBottom }) => {
  const [right, bottom] = [x + width, y + height];
  if (!openRight && !openBottom) {
    if (width > 0 && height > 0) return rectMark({ x, y, width, height });
    const ends = width === 0
      ? `M${x - markEnd} ${y}h${2 * markEnd}M${x - markEnd} ${bottom}h${2 * markEnd}` : "";
    const sides = height === 0 ? `M${x} ${y - markEnd}v${2 * markEnd}M${right} ${y - markEnd}v${2 * markEnd}` : "";
    return `<path d="M${x} ${y}L${right} ${bottom}${ends}${sides}"/>`;
  }
  // Not in the middle, where the canvas has its handles.
  const arrow = (tipX, tipY, isDown) => isDown
    ? `M${tipX} ${tipY - 4 * markEnd}V${tipY}M${tipX - markEnd} ${tipY - markEnd}L${tipX} ${tipY}L${tipX + markEnd} ${tipY - markEnd}`
    : `M${tipX - 4 * markEnd} ${tipY}H${tipX}M${tipX - markEnd} ${tipY - markEnd}L${tipX} ${tipY}L${tipX - markEnd} ${tipY + markEnd}`;
  const sides = openRight && openBottom ? `M${right} ${y}H${x}V${bottom}`
    : openRight ? `M${right} ${y}H${x}V${bottom}H${right}` : `M${x} ${bottom}V${y}H${right}V${bottom}`;
  const arrows = (openRight ? arrow(right, y + (openBottom ? 0 : height / 4), false) : "") + (openBottom ? arrow(x + (openRight ? 0 : width / 4), bottom, true) : "");
  return `<path d="${sides}"/><path class="arrow" d="${arrows}"/>`;
};
