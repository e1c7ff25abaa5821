// The drawing of a view that is laid out in the page: items like those of a frame, which `renderer` draws. SharedDrawing.swift writes
// the parts.

const isFormula = (number) => typeof number !== "number";
const numberIn = (number, width, height) => isFormula(number)
  ? number[0] + number[1] * width + (number[2] ?? 0) * height + (number[3] ?? 0) * Math.min(width, height) : number;

// A form and its numbers in a size: those of a template, or of several templates the one of the nearest size. Between two sizes whose
// drawings follow from nothing that is known, narrower and wider or, where all are equally wide, lower and higher, numbers are between.
const formIn = (template, { width, height }) => {
  if (!template.at) return { form: template.f, numbers: template.v.map((number) => numberIn(number, width, height)) };
  const side = template.at.some((row) => row[0] !== template.at[0][0]) ? 0 : 1;
  const own = side === 0 ? width : height;
  const distance = ([one, other]) => Math.abs(one - width) + Math.abs(other - height);
  const nearest = (rows) => rows.reduce((best, row) => best && distance(best) <= distance(row) ? best : row, null);
  const of = (row) => template.of[row[2]];
  const found = of(nearest(template.at));
  if (found.v.some(isFormula)) return formIn(found, { width, height });
  const [low, high] = [nearest(template.at.filter((row) => row[side] <= own)), nearest(template.at.filter((row) => row[side] >= own))];
  if (!low || !high || low[side] === high[side]) return { form: found.f, numbers: found.v };
  const [before, after] = [of(low), of(high)];
  if (before.f !== after.f || before.v.some(isFormula) || after.v.some(isFormula)) return { form: found.f, numbers: found.v };
  const share = (own - low[side]) / (high[side] - low[side]);
  return { form: before.f, numbers: before.v.map((number, at) => number + share * (after.v[at] - number)) };
};

// A form and its numbers where the page is so much wider and higher than its edition: the code of such a drawing knows that size.
const followed = ({ f, v, w, h }, { width, height }) => ({ form: f, numbers: v.map((number, at) => number + (w[at] ?? 0) * width + (h[at] ?? 0) * height) });

// The glyphs and the images of a page, as its drawings name them by numbers. `pictures` are addresses with whole images in them.
class Supplies {
  static async of({ glyphs, pictures }) {
    const images = await Promise.all(pictures.map(async (address) => {
      const image = new Image();
      image.src = address;
      try { await image.decode(); } catch { return null; }
      return image;
    }));
    return new Supplies(glyphs, images);
  }

  constructor(glyphs, images) {
    this.drawing = new renderer.Drawing(document.createElement("canvas").getContext("2d"));
    images.forEach((image, number) => this.drawing.images.set(number, image));
    this.pictures = new Map();
    glyphs.forEach((glyph, number) => {
      if (Array.isArray(glyph)) return this.pictures.set(number, { image: images[glyph[0]], rect: glyph.slice(1) });
      // In ems, as in frames.
      const path = new Path2D();
      path.addPath(new Path2D(glyph), { a: 0.001, d: 0.001 });
      this.drawing.glyphs.set(number, path);
    });
    this.forms = new Map();
  }

  // The items of a template in a size. `content` is what an effect changes.
  items(template, size, content, growth) {
    const { form, numbers } = template.w ? followed(template, growth) : formIn(template, size);
    if (!this.forms.has(form)) this.forms.set(form, bytesOf(form.slice(form.indexOf(":") + 1)).buffer);
    const items = this.drawing.form(this.forms.get(form), numbers, content);
    if (!template.isStretched) return items;
    const [[ownWidth, ownHeight]] = template.at;
    return [renderer.groupOf({ kind: "transform", matrix: [size.width / ownWidth, 0, 0, size.height / ownHeight, 0, 0] }, items)];
  }
}

const movedBy = (x, y, items) => renderer.groupOf({ kind: "transform", matrix: [1, 0, 0, 1, x, y] }, items);
const boxPath = (x, y, width, height) => {
  const path = new Path2D();
  path.rect(x, y, width, height);
  path.box = { x, y, width, height };
  return path;
};

class ViewDrawing {
  constructor(look, engine, scale, supplies, growth = { width: 0, height: 0 }) { Object.assign(this, { look, engine, scale, supplies, growth }); }
  nearest(length) { return this.engine.wasm.nearest(length, this.scale); }

  items(places) { return this.look.drawing.flatMap((part) => this.part(part, places)); }
  part(part, places) {
    const inner = (parts) => (parts ?? []).flatMap((one) => this.part(one, places));
    const place = places[part.n];
    if (!place) return inner(part.c);
    const [x, y] = [this.nearest(place.x), this.nearest(place.y)];
    const size = { width: this.nearest(place.x + place.width) - x, height: this.nearest(place.y + place.height) - y };
    let items = [];
    if (part.m) items.push(movedBy(x, y, this.supplies.items(part.m, size, null, this.growth)));
    if (part.t !== undefined) items.push(movedBy(x, y, this.text(this.look.texts[part.t], part.n, place)));
    items.push(...inner(part.c));
    if (part.k) items = [renderer.groupOf({ kind: "mask", items: inner(part.k) }, items)];
    if (part.e === undefined) return items;
    // An effect that has no drawing shows nothing.
    return part.e ? [movedBy(x, y, this.supplies.items(part.e, size, movedBy(-x, -y, items)))] : [];
  }

  // The letters of a text in the lines that the layout has made of it, with what is under and over them.
  text(text, node, { width, height }) {
    const { scale, lines } = this.engine.lines(node);
    const [grounds, drawn] = [[], []];
    for (const line of lines) {
      const free = width - line.width;
      const start = text.alignment === "center" ? free / 2 : (text.alignment === "leading") === text.leftToRight ? 0 : free;
      let x = start;
      for (const run of runs(visual(this.clusters(text, line)))) {
        const look = text.looks[run.attributes] ?? { fill: { color: "#000", opacity: 1 } };
        const paint = (fill) => fill.color ? { style: fill.color, alpha: fill.opacity, transform: null } : this.supplies.items(fill.template, { width, height })[0]?.paint;
        const from = x;
        const letters = { kind: "fill", rule: "nonzero", paint: paint(look.fill), path: new Path2D(), isText: true, pictures: [], pictureAlpha: look.fill.opacity ?? 1 };
        for (const cluster of run.clusters) {
          this.add(cluster, letters, x, line.top + line.baseline, scale);
          x += (cluster[0] + line.tightening) * scale;
        }
        // Letters reach out of their line by less than their size.
        letters.box = { x: from - line.height, y: line.top - line.height, width: x - from + 2 * line.height, height: 3 * line.height };
        if (look.ground) grounds.push(this.filled(boxPath(from, line.top, x - from, line.height), paint(look.ground)));
        if (letters.paint) drawn.push(letters);
        for (const rule of look.rules ?? []) drawn.push(this.rule(rule, run.clusters[0], line, { from, to: x, start, scale }, paint(rule.fill)));
      }
    }
    return [...grounds, ...drawn].filter((item) => item.paint);
  }
  filled(path, paint) { return { kind: "fill", rule: "nonzero", paint, path, box: path.box }; }
  // The clusters of a line; where it is cut, with the marks that say so.
  clusters(text, line) {
    const clusters = text.clusters.slice(line.first, line.end);
    if (!line.cut) return clusters;
    const marks = line.cut === 1 ? text.hyphens : text.ellipses;
    const level = clusters.at(-1)?.[2] ?? (text.leftToRight ? 0 : 1);
    const attributes = (clusters.at(-1) ?? text.clusters[line.first])?.[3] ?? 0;
    const cut = (marks[line.run] ?? []).map((mark) => [mark[0], mark[1], level, attributes, ...mark.slice(4)]);
    return [...clusters, ...cut, ...text.clusters.slice(line.rest, line.restEnd)];
  }
  add(cluster, letters, x, baseline, scale) {
    const em = cluster[1] * scale;
    for (let at = 5; at < cluster.length; at += 3) {
      const [left, top] = [x + cluster[at + 1] * scale, baseline + (cluster[at + 2] - cluster[4]) * scale];
      const outline = this.supplies.drawing.glyphs.get(cluster[at]);
      if (outline) letters.path.addPath(outline, { a: em, b: 0, c: 0, d: em, e: left, f: top });
      const picture = this.supplies.pictures.get(cluster[at]);
      if (!picture) continue;
      const [ownX, ownY, width, height] = picture.rect;
      letters.pictures.push({ image: picture.image, rect: { x: left + ownX * em, y: top + ownY * em, width: width * em, height: height * em } });
    }
  }
  // A line under or through letters.
  rule({ ems, thickness, dashes }, cluster, line, { from, to, start, scale }, paint) {
    const width = Math.max(this.nearest(cluster[1] * scale * thickness), 1 / this.scale);
    const y = this.nearest(line.top + line.baseline + (ems * cluster[1] - cluster[4]) * scale) + width / 2;
    const path = new Path2D();
    path.moveTo(from, y);
    path.lineTo(to, y);
    const dash = (dashes ?? []).map((length) => length * width);
    return { kind: "stroke", width, cap: "butt", join: "miter", miter: 10, dash, phase: from - start, paint, path, box: { x: from, y: y - width / 2, width: to - from, height: width } };
  }
}

// Shows a drawing on a canvas over a box of so many points, at a zoom; what reaches out of the box is shown as far as `beyond`.
const showDrawing = (element, items, box, zoom, beyond = 0) => {
  const outer = renderer.around([{ x: 0, y: 0, ...box }, ...items.map((item) => item?.box)]);
  const [left, top] = [Math.min(beyond, Math.max(0, Math.ceil(-outer.x))), Math.min(beyond, Math.max(0, Math.ceil(-outer.y)))];
  const right = Math.min(beyond, Math.max(0, Math.ceil(outer.x + outer.width - box.width)));
  const bottom = Math.min(beyond, Math.max(0, Math.ceil(outer.y + outer.height - box.height)));
  const area = { x: -left, y: -top, width: box.width + left + right, height: box.height + top + bottom };
  const shown = renderer.present(element.getContext("2d"), items, area, zoom * devicePixelRatio);
  Object.assign(element.style, { left: `${-left * zoom}px`, top: `${-top * zoom}px`, width: `${shown.width * zoom}px`, height: `${shown.height * zoom}px` });
};
