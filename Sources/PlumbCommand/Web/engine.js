"use strict";
// What pages lay out and draw with. `share.js` and `live.js` show it and take what hands do.

const bytesOf = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

// The bytes of a part of a page. Each part says whether it is packed.
const unpacked = async (words) => {
  const [form, text] = words.split(":");
  const bytes = bytesOf(text);
  if (form === "plain") return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

// MARK: The engine

class Engine {
  // `archive` is numbers, or the text of their bytes.
  constructor(module, archive) {
    this.wasm = new WebAssembly.Instance(module, {
      wasi_snapshot_preview1: {
        fd_close: () => 8, fd_seek: () => 8, fd_write: () => 8,
        // Only seeds of tables, whose order nobody sees.
        random_get: (place, count) => { new Uint8Array(this.wasm.memory.buffer, place, count).fill(7); return 0; },
      },
    }).exports;
    this.load(typeof archive === "string" ? new Float64Array(bytesOf(archive).buffer) : archive);
  }
  load(numbers) {
    const room = this.wasm.room(numbers.length);
    new Float64Array(this.wasm.memory.buffer, room, numbers.length).set(numbers);
    this.count = this.wasm.load();
    this.explained = {};
    if (this.count === 0) throw new Error("The archive can not be read.");
  }
  // Texts as the module has them: in UTF-8, with a NUL behind each. The number of their bytes is returned.
  write(texts) {
    const bytes = new TextEncoder().encode(texts.map((text) => `${text}\0`).join(""));
    const room = this.wasm.room(Math.ceil(bytes.length / 8));
    new Uint8Array(this.wasm.memory.buffer, room, bytes.length).set(bytes);
    return bytes.length;
  }
  texts(count) { return new TextDecoder().decode(new Uint8Array(this.wasm.memory.buffer, this.wasm.answer(), count)).split("\0").slice(0, -1); }
  // What sentences call the nodes: for each its number, its title, and the title of the view of which it is a part.
  set titles(titles) {
    this.wasm.name(this.write(titles.flat()));
    this.explained = {};
  }
  // Why a view has its size and place where this is offered: sentences, the same as those of `plumb explain`. The last ones are kept:
  // a page shows them again with each step that it tells.
  explain(view, width, height, { isCentred = true, scale = 1 } = {}) {
    const nodes = view.nodes ?? [view.node];
    const key = JSON.stringify([titleOf(view), nodes, String(width), String(height), isCentred, scale, isPart(view)]);
    if (this.explained?.key !== key) {
      const count = this.write([titleOf(view), ...nodes]);
      const sentences = this.texts(this.wasm.explain(count, width ?? NaN, height ?? NaN, isCentred ? 1 : 0, scale, isPart(view) ? 1 : 0));
      this.explained = { key, sentences };
    }
    return this.explained.sentences;
  }
  answer(count) { return new Float64Array(this.wasm.memory.buffer, this.wasm.answer(), count).slice(); }
  layOut(width, height) {
    const numbers = this.answer(this.wasm.layOut(width ?? NaN, height ?? NaN));
    this.frames = [];
    for (let node = 0; node < this.count; node++) {
      const [x, y, width, height, offeredWidth, offeredHeight, guesses] = numbers.subarray(node * 7, node * 7 + 7);
      this.frames.push({ x, y, width, height, offeredWidth, offeredHeight, guesses });
    }
    return this.frames;
  }
  // The layout of a size as a story: its events in the order in which they happen. `names` has the words of nodes; one without any
  // has no part in it.
  story(names, width, height, isCentred = true) {
    this.wasm.nameStory(this.write([...names].flat()));
    const numbers = this.answer(this.wasm.tell(width ?? NaN, height ?? NaN, isCentred ? 1 : 0));
    return this.texts(this.wasm.sentences()).map((sentence, index) => {
      const [kind, node, width, height, step, mark, child, first, second, axis] = numbers.subarray(index * 10, index * 10 + 10);
      return { kind: ["offer", "again", "answer", "fact", "place"][kind], node, width, height, step, sentence, mark: { kind: ["none", "gap", "range", "choice"][mark], child, first, second, axis } };
    });
  }
  // The shares that a stack gave its children, in the order in which it gave them, in the story that was told last.
  table(node) {
    const numbers = this.answer(this.wasm.table(node));
    const rows = [];
    for (let at = 0; at < numbers.length; at += 11) {
      const [child, least, most, priority, order, offered, answered, ...told] = numbers.subarray(at, at + 11);
      const [leastStep, mostStep, limits, share] = told.map((step) => Number.isNaN(step) ? -1 : step);
      rows.push({ child, least, most, priority, order, offered, answered, told: { least: leastStep, most: mostStep, limits, share } });
    }
    return rows;
  }
  lines(node) {
    const numbers = this.answer(this.wasm.lines(node));
    const lines = [];
    for (let at = 1; at < numbers.length; at += 11) {
      const [top, height, baseline, first, end, tightening, cut, run, rest, restEnd, width] = numbers.subarray(at, at + 11);
      lines.push({ top, height, baseline, first, end, tightening, cut, run, rest, restEnd, width });
    }
    return { scale: numbers[0] ?? 1, lines };
  }
}

// MARK: Drawing

// The absolute places of all nodes, from the parents that the archive gives.
const placesOf = (frames, parents) => {
  const places = [];
  frames.forEach((frame, node) => {
    const parent = parents[node] < 0 ? { x: 0, y: 0 } : places[parents[node]];
    places.push({ ...frame, x: parent.x + frame.x, y: parent.y + frame.y });
  });
  return places;
};

// Where a view stands: some, such as the row of a grid, cover several nodes.
const placeOf = (view, places) => {
  const [first, ...others] = (view?.nodes ?? [view?.node]).map((node) => places[node]);
  if (!first || others.length === 0) return first;
  const whole = { ...first };
  for (const place of others.filter(Boolean)) {
    const [right, bottom] = [Math.max(whole.x + whole.width, place.x + place.width), Math.max(whole.y + whole.height, place.y + place.height)];
    Object.assign(whole, { x: Math.min(whole.x, place.x), y: Math.min(whole.y, place.y) });
    Object.assign(whole, { width: right - whole.x, height: bottom - whole.y, guesses: whole.guesses + place.guesses });
  }
  return whole;
};

// The places of all nodes on a canvas, and its size: as long as what is offered, or as the root where nothing finite is.
const laidOut = (engine, parents, width, height, isCentred = true) => {
  const places = placesOf(engine.layOut(width, height), parents);
  const root = places[0];
  const side = (offered, own) => Math.max(1, Number.isFinite(offered) ? offered : own);
  const box = { width: side(width, root.width), height: side(height, root.height) };
  // The root stands in the middle of the canvas, as a screen's view does.
  const moved = isCentred ? { x: (box.width - root.width) / 2 - root.x, y: (box.height - root.height) / 2 - root.y } : { x: 0, y: 0 };
  places.forEach((place, node) => {
    place.x += moved.x;
    place.y += moved.y;
    // What is in a view that only guesses its size is a guess, too.
    place.guesses += places[parents[node]]?.guesses ?? 0;
  });
  return { places, box };
};

const shortNumber = (number) => String(Math.round(number * 1000) / 1000);

// A drawing between the two of a table that are the nearest: narrower and wider or, where all are equally wide, lower and higher.
const textBetween = (table, width, height) => {
  const side = table.some((row) => row[0] !== table[0][0]) ? 0 : 1;
  const [own, other] = side === 0 ? [width, height] : [height, width];
  const nearest = (rows) => rows.reduce((best, row) => {
    const apart = (one) => [Math.abs(one[side] - own), Math.abs(one[1 - side] - other)];
    const [[near, beside], [bestNear, bestBeside]] = [apart(row), best ? apart(best) : [Infinity, Infinity]];
    return near < bestNear || near === bestNear && beside < bestBeside ? row : best;
  }, null);
  const [low, high] = [nearest(table.filter((row) => row[side] <= own)), nearest(table.filter((row) => row[side] >= own))];
  if (!low || !high || low[side] === high[side]) return (low ?? high)[2];
  const share = (own - low[side]) / (high[side] - low[side]);
  const number = /-?\d+(?:\.\d+)?/g;
  const [first, second] = [low[2].match(number) ?? [], high[2].match(number) ?? []];
  if (low[2].replace(number, "0") !== high[2].replace(number, "0")) return (share < 0.5 ? low : high)[2];
  let at = -1;
  return low[2].replace(number, (text) => (at += 1, text === second[at] ? text : shortNumber(Number(first[at]) + share * (Number(second[at]) - Number(first[at])))));
};
// The text of a template, or of a table of texts, in a size.
const textIn = (template, width, height) => !Array.isArray(template) ? textBetween(template.at, width, height) : template.map((piece) => typeof piece === "string" ? piece
  : shortNumber(piece[0] + piece[1] * width + piece[2] * height + piece[3] * Math.min(width, height))).join("");

class Drawing {
  // `prefix` begins the names in one picture of several in a page.
  constructor(look, engine, scale, prefix = "") { Object.assign(this, { look, engine, scale, prefix, names: 0 }); }
  nearest(length) { return Math.floor(length * this.scale + 0.5) / this.scale; }

  draw(places) {
    this.places = places;
    this.names = 0;
    return this.look.drawing.map((part) => this.part(part)).join("");
  }
  part(part) {
    const content = () => (part.c ?? []).map((inner) => this.part(inner)).join("");
    const place = this.places[part.n];
    if (!place) return content();
    const [x, y] = [this.nearest(place.x), this.nearest(place.y)];
    const size = { width: this.nearest(place.x + place.width) - x, height: this.nearest(place.y + place.height) - y };
    let drawn = "";
    if (part.m) drawn += `<g transform="translate(${x} ${y})">${this.filled(part.m, size)}</g>`;
    if (part.t !== undefined) drawn += this.text(this.look.texts[part.t], part.n, x, y, place);
    drawn += content();
    if (part.k) {
      const name = `${this.prefix}k${++this.names}`;
      drawn = `<defs><mask id="${name}" style="mask-type:alpha">${part.k.map((inner) => this.part(inner)).join("")}</mask></defs><g mask="url(#${name})">${drawn}</g>`;
    }
    if (part.e) {
      const around = this.filled(part.e, size);
      // Filters are as large as what they change.
      const free = around.replace(/filterUnits="userSpaceOnUse" x="[^"]*" y="[^"]*" width="[^"]*" height="[^"]*"/g,
        'x="-50%" y="-50%" width="200%" height="200%"');
      drawn = `<g transform="translate(${x} ${y})">${free.replace(/ *<rect x="-7777"[^>]*\/>/g,
        () => `<g transform="translate(${-x} ${-y})">${drawn}</g>`)}</g>`;
    }
    return drawn;
  }
  // A template with its numbers, and with names that no other one has.
  filled(template, { width, height }) {
    const text = textIn(template, width, height);
    const prefix = `${this.prefix}n${++this.names}`;
    const named = text.replace(/(id="|url\(#|href="#)([cmfpg]\d+)/g, `$1${prefix}$2`)
      .replace(/href="picture:(\d+)"/g, (_, number) => `href="${this.look.pictures[number]}"`);
    if (!template.isStretched) return named;
    const [[ownWidth, ownHeight]] = template.at;
    return `<g transform="scale(${width / ownWidth} ${height / ownHeight})">${named}</g>`;
  }
  text(text, node, left, top, { width, height }) {
    const { scale, lines } = this.engine.lines(node);
    const size = { width, height };
    let [grounds, drawn] = ["", ""];
    for (const line of lines) {
      const clusters = text.clusters.slice(line.first, line.end);
      if (line.cut) {
        const marks = line.cut === 1 ? text.hyphens : text.ellipses;
        const level = clusters.at(-1)?.[2] ?? (text.leftToRight ? 0 : 1);
        const attributes = (clusters.at(-1) ?? text.clusters[line.first])?.[3] ?? 0;
        clusters.push(...(marks[line.run] ?? []).map((mark) => [mark[0], mark[1], level, attributes, ...mark.slice(4)]));
        clusters.push(...text.clusters.slice(line.rest, line.restEnd));
      }
      const free = width - line.width;
      const start = text.alignment === "center" ? free / 2 : (text.alignment === "leading") === text.leftToRight ? 0 : free;
      let x = start;
      // Neighbours with one look are drawn together.
      for (const run of runs(visual(clusters))) {
        const look = text.looks[run.attributes] ?? { fill: { color: "currentColor", opacity: 1 } };
        const from = x;
        // The outlines of a run are one path: an element for each letter takes a browser five times as long.
        let [path, pictures] = ["", ""];
        for (const cluster of run.clusters) {
          const em = cluster[1] * scale / 1000;
          for (let at = 5; at < cluster.length; at += 3) {
            const left = shortNumber(x + cluster[at + 1] * scale);
            const y = shortNumber(line.top + line.baseline + (cluster[at + 2] - cluster[4]) * scale);
            const outline = outlineOf(this.look.glyphs, cluster[at], em);
            if (outline !== null) path += `M${left} ${y}${outline}`;
            else pictures += `<use href="#${this.prefix}glyph${cluster[at]}" transform="matrix(${em} 0 0 ${em} ${left} ${y})"/>`;
          }
          x += (cluster[0] + line.tightening) * scale;
        }
        const letters = `<path class="letters" d="${path}"/>${pictures}`;
        if (look.ground) grounds += this.painted(look.ground, `<rect x="${from}" y="${line.top}" width="${x - from}" height="${line.height}"/>`, size);
        drawn += this.painted(look.fill, letters, size);
        for (const rule of look.rules ?? []) {
          const thick = Math.max(this.nearest(run.clusters[0][1] * scale / 14), 1 / this.scale);
          const middle = this.nearest(line.top + line.baseline + (rule.ems * run.clusters[0][1] - run.clusters[0][4]) * scale) + thick / 2;
          const dashes = rule.dashes ? ` stroke-dasharray="${rule.dashes.map((length) => length * thick).join(" ")}" stroke-dashoffset="${from - start}"` : "";
          drawn += `<path d="M${from} ${middle}H${x}" fill="none" stroke="${rule.fill.color ?? "currentColor"}" stroke-opacity="${rule.fill.opacity ?? 1}" stroke-width="${thick}"${dashes}/>`;
        }
      }
    }
    return `<g transform="translate(${left} ${top})">${grounds}${drawn}</g>`;
  }
  // Content in a colour; or, where the paint is more than that, a painted rectangle that shows where the content is.
  painted(fill, content, size) {
    if (fill.color) return `<g fill="${fill.color}"${fill.opacity < 1 ? ` fill-opacity="${fill.opacity}"` : ""}>${content}</g>`;
    const name = `${this.prefix}k${++this.names}`;
    return `<defs><mask id="${name}" maskUnits="userSpaceOnUse" x="-9999" y="-9999" width="19998" height="19998" style="mask-type:alpha">${content}</mask></defs><g mask="url(#${name})">${this.filled(fill.template ?? [], size)}</g>`;
  }
}
