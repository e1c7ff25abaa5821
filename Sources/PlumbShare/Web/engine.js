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

// MARK: Places

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
