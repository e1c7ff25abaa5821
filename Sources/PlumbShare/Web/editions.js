// A view's layouts between two widths each. SharedEditions.swift finds them: what depends on the width in the views' code is
// known by its results alone.

// The pairs of an index and a number that a part of a page has.
const pairsOf = (text) => {
  const numbers = new Float64Array(bytesOf(text).buffer);
  const pairs = [];
  for (let at = 0; at < numbers.length; at += 2) pairs.push([numbers[at], numbers[at + 1]]);
  return pairs;
};

// The numbers, views and drawings of a look in one edition. What an edition does not have of its own is as in the look; the
// views are those of the first look, `tree`.
class Edition {
  constructor(look, own, module, tree) {
    [this.width, this.height] = [own.width, own.height];
    this.numbers = new Float64Array(bytesOf(own.archive ?? look.archive).buffer);
    for (const [index, number] of pairsOf(own.changes ?? "")) this.numbers[index] = number;
    this.slopes = pairsOf(own.slopes ?? "");
    this.heightSlopes = pairsOf(own.heightSlopes ?? "");
    this.engine = new Engine(module, this.numbers);
    this.engine.titles = titlesOf(tree.views);
    this.look = { glyphs: look.glyphs, pictures: look.pictures, texts: own.texts ?? look.texts, drawing: own.drawing ?? look.drawing };
    Object.assign(this, tree);
  }
  // How much wider and higher than the edition a size is.
  growth(width, height) {
    const by = (length, own) => length !== null && Number.isFinite(length) && own !== undefined ? length - own : 0;
    return { width: by(width, this.width), height: by(height, this.height) };
  }
  // The engine with the numbers of a size.
  at(width, height) {
    const follows = this.slopes.length > 0 || this.heightSlopes.length > 0;
    if (follows && `${width} ${height}` !== this.loaded) {
      const numbers = this.numbers.slice();
      const grow = (slopes, by) => { if (Number.isFinite(by)) for (const [index, slope] of slopes) numbers[index] += slope * by; };
      if (width !== null) grow(this.slopes, width - this.width);
      if (height !== null) grow(this.heightSlopes, height - this.height);
      this.engine.load(numbers);
      this.loaded = `${width} ${height}`;
    }
    return this.engine;
  }
}

class Editions {
  constructor(looks, module) {
    Object.assign(this, { looks, module, kept: new Map(), trees: new Map() });
    // What is right in both appearances.
    this.widths = Editions.common(looks.map((look) => look.widths ?? [0, 1024]));
  }
  static common(ranges) {
    return [Math.max(...ranges.map(([least]) => least)), Math.min(...ranges.map(([, most]) => most))];
  }
  // What each look says of the heights at a width; where nobody says the width, of those as it was shared.
  bounds(width) {
    const length = Math.round([width, this.looks[0].proposal[0]].find(Number.isFinite) ?? 390);
    return this.looks.flatMap((look) => (look.heights ?? []).find(({ from, to }) => length >= from && length <= to) ?? []);
  }
  heights(width) {
    const bounds = this.bounds(width);
    return bounds.length > 0 ? Editions.common(bounds.map(({ least, most }) => [least, most])) : [0, 1366];
  }
  // The sentences that say where the page stops.
  limits(width) {
    return [...new Set([...this.looks, ...this.bounds(width)].flatMap((one) => one.limits ?? []))];
  }
  // The views that are there at a width: those of the first look.
  tree(own, number) {
    if (!this.trees.has(number)) {
      const [first] = this.looks;
      const views = [];
      const collect = (view, level) => {
        views.push({ ...view, level });
        (view.children ?? []).forEach((child) => collect(child, level + 1));
      };
      collect(own.tree ?? first.tree, 0);
      this.trees.set(number, { views, names: namesOf(views), writtenNames: namesOf(views.filter((view) => !isPart(view))), parents: own.parents ?? first.parents });
    }
    return this.trees.get(number);
  }
  // The edition of a look at a width; where nobody says the width, the view as it was shared.
  at(shown, width) {
    const find = (look) => Number.isFinite(width) && width !== null ? (look.editions ?? []).findIndex((one) => width >= one.from && width <= one.to) : -1;
    const look = this.looks[shown];
    const number = find(look);
    const key = `${shown} ${number}`;
    if (!this.kept.has(key)) {
      const first = find(this.looks[0]);
      const own = this.looks[0].editions?.[first] ?? {};
      // Editions with the same views show the same rows.
      this.kept.set(key, new Edition(look, look.editions?.[number] ?? {}, this.module, this.tree(own, own.tree ? first : -1)));
    }
    return this.kept.get(key);
  }
}
