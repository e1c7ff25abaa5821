// Which view a click means, in every page.

/** Chooses among views, each { frame, above, drawn }: its frame on the canvas, the index of the view around it, and what
 * DrawnPlace.swift tells. */
globalThis.Picking = class Picking {
  /** The views at a place, those in front first: the smallest that a person wrote, and then what lies behind it. */
  static layers(views, x, y) {
    const places = [];
    const hits = [];
    views.forEach((view, index) => {
      const outer = view.above >= 0 ? places[view.above] : { x, y };
      // Where nothing of what is around can be seen, nothing in it is hit.
      places[index] = outer && Picking.inside(view, outer);
      const own = view.drawn.length > 7 ? places[index] : outer;
      const isSeen = places[index] || !(view.drawn[1] & 8) || typeof view.drawn.at(-1) !== "string";
      if (own && isSeen && view.frame && Picking.draws(view, own)) hits.push(index);
    });
    const order = Picking.order(views);
    const near = Picking.thin(views, hits, places, { x, y });
    hits.push(...near);
    hits.sort((one, other) => order[other] - order[one]);
    const layers = [];
    for (const hit of hits) {
      const isSolid = (views[hit].drawn[1] & 2) !== 0;
      // A click does not choose a view that only arranges the parts of a control.
      if (!isSolid && Picking.isPart(views, hit)) continue;
      const chosen = near.includes(hit) ? hit : Picking.written(views, hit, places, { x, y });
      if (chosen === null) continue;
      const inner = layers.find((layer) => Picking.isAround(views, chosen, layer.view));
      if (inner) {
        // A view that only arranges others stands on what the view around it draws, such as the label of a button.
        if (isSolid && !layers.some((layer) => layer.isSolid)) inner.isSolid = true;
        continue;
      }
      layers.push({ view: chosen, hit, isSolid });
    }
    // A view that draws nothing hides only the control that it is in, whose whole frame counts as seen. Others come last.
    const front = layers.findIndex((layer) => layer.isSolid);
    const isOwn = (layer) => Picking.isAround(views, layers[front].hit, layer.hit);
    if (front > 0 && !layers.slice(0, front).some(isOwn)) {
      layers.push(...layers.splice(0, front));
    }
    return layers.map((layer) => layer.view);
  }

  /** The thin views, such as dividers, beside a place at which nothing is seen but what they are in. */
  static thin(views, hits, places, point) {
    const hasContent = new Set(views.map((view) => view.above));
    return views.flatMap(({ frame, drawn, above }, index) => {
      const isThin = frame && Math.min(frame[2], frame[3]) < 2 * Picking.reach;
      if (!isThin || (drawn[1] & 2) === 0 || drawn[1] & 32 || Picking.isPart(views, index) || hasContent.has(index)) return [];
      const own = drawn.length > 7 ? places[index] : above >= 0 ? places[above] : point;
      const [left, top, width, height] = frame;
      const wide = [left - Picking.reach, top - Picking.reach, width + 2 * Picking.reach, height + 2 * Picking.reach];
      if (!own || hits.includes(index) || !Picking.holds(wide, own)) return [];
      return hits.some((hit) => (views[hit].drawn[1] & 2) !== 0 && !Picking.isAround(views, hit, index)) ? [] : [index];
    });
  }

  /** The orders of views that were asked about, as long as somebody has these views. */
  static orders = new WeakMap();

  /** How late each view is drawn: after what it is in, and among its neighbours as they say. */
  static order(views) {
    const known = Picking.orders.get(views);
    if (known) return known;
    const inner = views.map(() => []);
    const open = [];
    views.forEach(({ above }, index) => (above >= 0 ? inner[above] : open).push(index));
    const later = (one, other) => views[other].drawn[0] - views[one].drawn[0] || other - one;
    open.sort(later);
    const order = [];
    let count = 0;
    while (open.length > 0) {
      const index = open.pop();
      order[index] = count++;
      for (const child of inner[index].sort(later)) open.push(child);
    }
    Picking.orders.set(views, order);
    return order;
  }

  /** What the next click means, where the last one was at the same place: outward, or what lies behind. */
  next(views, x, y, goesBehind) {
    const layers = Picking.layers(views, x, y);
    const isSame = this.last && Math.hypot(this.last.x - x, this.last.y - y) < 4 && this.last.count === views.length;
    let chosen = layers[0] ?? null;
    let depth = 0;
    if (isSame && goesBehind) {
      depth = (this.last.depth + 1) % Math.max(1, layers.length);
      chosen = layers[depth] ?? null;
    } else if (goesBehind && layers.length > 1) {
      [depth, chosen] = [1, layers[1]];
    } else if (isSame && this.last.chosen !== null) {
      depth = this.last.depth;
      chosen = Picking.outward(views, this.last.chosen) ?? layers[0] ?? null;
    }
    this.last = { x, y, chosen, depth, count: views.length };
    return chosen;
  }

  /** The next view around one that a person wrote and that is larger or no modifier. */
  static outward(views, index) {
    const own = views[index].frame;
    for (let at = views[index].above; at >= 0 && at !== null; at = views[at].above) {
      const { frame, drawn, isModifier } = views[at];
      if (!frame || Picking.isPart(views, at)) continue;
      if (!isModifier || frame.some((length, side) => Math.abs(length - own[side]) > 0.01)) return at;
    }
    return null;
  }

  /** The view that a hit means: what a bar shows of a modifier means that one, and anything else itself or the nearest view
   * around it that a person wrote and whose frame has the point. null where that is none. */
  static written(views, index, places, point) {
    const meant = (views[index].drawn[1] >> 6) - 1;
    if (meant >= 0 && meant < views.length && !Picking.isPart(views, meant)) return meant;
    let [outermost, isWritten] = [index, false];
    for (let at = index; at >= 0 && at !== null; at = views[at].above) {
      const { above, frame, drawn, isModifier } = views[at];
      if (!Picking.isPart(views, at)) {
        isWritten = true;
        const own = drawn.length > 7 ? places[at] : above >= 0 ? places[above] : point;
        if (own && frame && (drawn[1] & 32 ? at === index : Picking.holds(frame, own))) return at;
      } else if (!isModifier) {
        outermost = at;
      }
    }
    return isWritten ? null : outermost;
  }

  /** Whether a view is one of those that a control is made of, as the tree has decided. */
  static isPart(views, index) { return (views[index].drawn[1] & 1) !== 0; }

  static isAround(views, outer, inner) {
    for (let at = inner; at >= 0 && at !== null; at = views[at].above) if (at === outer) return true;
    return false;
  }

  /** The point in the coordinates of what is in a view; null where the view hides it. */
  static inside({ frame, drawn }, point) {
    if (!frame) return point;
    let place = point;
    if (drawn.length > 7) {
      const [, , a, b, c, d, dx, dy] = drawn;
      const [midX, midY, area] = [frame[0] + frame[2] / 2, frame[1] + frame[3] / 2, a * d - b * c];
      if (!Number.isFinite(area) || area === 0) return null;
      const [x, y] = [point.x - midX - dx, point.y - midY - dy];
      place = { x: midX + (d * x - c * y) / area, y: midY + (a * y - b * x) / area };
    }
    return drawn[1] & 8 && !Picking.shows(frame, drawn, place) ? null : place;
  }

  /** Whether a view that clips lets its content be seen at a place: in its frame, and in the outline that it says. */
  static shows(frame, drawn, place) {
    if (!Picking.holds(frame, place)) return false;
    if (typeof drawn.at(-1) !== "string") return true;
    // The outline stands in a square with sides of 10,000.
    const [x, y] = [place.x - frame[0], place.y - frame[1]].map((way, side) => way / frame[side + 2] * 10000);
    return Picking.isIn(drawn, x, y);
  }

  /** A line is hit this far from it, too, in points, but only in its view's frame: outside people see a gap. */
  static reach = 4;

  /** Whether a view itself is at a place: in its frame, or on the outline that it draws, in hundredths of a point. */
  static draws({ frame, drawn }, place) {
    const isInFrame = Picking.holds(frame, place);
    if (!(drawn[1] & 32)) return isInFrame;
    const [x, y] = [place.x - frame[0], place.y - frame[1]].map((way) => way * 100);
    if (drawn[2] === 0) return Picking.isIn(drawn, x, y);
    const width = isInFrame ? drawn[2] : drawn[2] - 2 * Picking.reach;
    return width > 0 && Picking.isIn(drawn, x, y, width * 100);
  }

  /** Whether a place is in a view's outline, or on the line along it where that has a width. */
  static isIn(drawn, x, y, width = 0) {
    if (!Picking.outlines.has(drawn)) Picking.outlines.set(drawn, new Path2D(drawn.at(-1)));
    Picking.canvas ??= document.createElement("canvas").getContext("2d");
    const [canvas, outline] = [Picking.canvas, Picking.outlines.get(drawn)];
    if (width === 0) return canvas.isPointInPath(outline, x, y, drawn[1] & 16 ? "evenodd" : "nonzero");
    [canvas.lineWidth, canvas.lineCap, canvas.lineJoin] = [width, "round", "round"];
    return canvas.isPointInStroke(outline, x, y);
  }

  /** The outlines that were read, as long as somebody has their views. */
  static outlines = new WeakMap();

  static holds([left, top, width, height], { x, y }) { return x >= left && y >= top && x < left + width && y < top + height; }
};
