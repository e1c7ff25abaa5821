// The words in which pages tell numbers and views. The sentences about a layout are made by the module, in PlumbExplanation.

const points = (number) => Number.isNaN(number) ? "unspecified" : Math.abs(number) === Infinity ? (number > 0 ? "∞" : "-∞") : String(Math.round(number * 100) / 100);
const sizeOf = (width, height) => `${points(width)} × ${points(height)}`;
// Several words in a sentence.
const listed = (words) => words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
// A place on the canvas: how far its left edge and its top edge are.
const pointOf = ({ x, y }) => `${points(x)}, ${points(y)}`;
const nameOf = (view) => view.text !== undefined ? `${view.name} “${view.text.length > 40 ? view.text.slice(0, 39) + "…" : view.text}”` : view.detail ? `${view.name} ${view.detail}` : view.name;

// What explanations call a view, and the nodes of views.
const titleOf = (view) => view.title ?? view.name;
const titlesOf = (views) => views.filter((view) => view.node >= 0)
  .flatMap((view) => [[view.node, titleOf(view), view.owner ?? ""], ...(view.parts ?? [])]);

// A view that a control is made of, and that nobody wrote in the source.
const isPart = (view) => (view.drawn[1] & 1) !== 0;

// How deep each view stands where those that controls are made of are left out: what is in them moves out to the control.
const levelsWithoutParts = (views) => {
  const open = [];
  return views.map((view) => {
    const level = open.slice(0, view.level).findLast((one) => one !== undefined) ?? 0;
    open.length = view.level;
    open[view.level] = isPart(view) ? level : level + 1;
    return level;
  });
};

// The words of each node. Of several views with one node, those of the view that it belongs to count.
const namesOf = (views) => {
  const names = new Map();
  for (const view of views) if (!view.borrowed || !names.has(view.node)) names.set(view.node, nameOf(view));
  return names;
};

// The nearest node above one that has words; nothing where there is none.
const namedAbove = (node, names, parents) => {
  let found = parents[node];
  while (found >= 0 && !names.has(found)) found = parents[found];
  return found >= 0 ? found : undefined;
};

// The nearest node in one, or the node itself, that has words; nothing where there is none.
const namedBelow = (node, names, parents) => {
  for (const open = [node]; open.length > 0;) {
    const next = open.shift();
    if (names.has(next)) return next;
    parents.forEach((parent, child) => { if (parent === next) open.push(child); });
  }
  return undefined;
};

// Where a view is hit, as `Picking` reads it. What follows from its size is told in points there, for any size of the view (DrawnSizes.swift).
const drawnIn = ({ drawn, shape }, { width, height }) => {
  if (!shape) return drawn;
  const { form, numbers } = formIn(shape, { width, height });
  const [count, letters] = form.split(" ");
  const own = [...drawn, ...numbers.slice(0, Number(count))];
  if (letters === undefined) return own;
  // An outline that is drawn is in hundredths of a point, and one that clips in a square with sides of 10,000.
  const scales = drawn[1] & 32 ? [100, 100] : [10000 / width, 10000 / height];
  if (shape.isStretched) scales.forEach((scale, side) => { scales[side] = scale * [width, height][side] / shape.at[0][side]; });
  let at = Number(count);
  const written = (letter) => letter + Array.from({ length: { M: 2, L: 2, Q: 4, C: 6, Z: 0 }[letter] }, (_, side) => numbers[at++] * scales[side % 2]).join(" ");
  return [...own, [...letters].map(written).join("")];
};

// The views of a list, which says how deep each is, as `Picking` reads them.
const pickable = (views, places) => {
  const open = [];
  return views.map((view, index) => {
    open.length = view.level;
    const above = open.findLast((one) => one !== undefined) ?? -1;
    open[view.level] = index;
    const place = placeOf(view, places);
    return { frame: place && [place.x, place.y, place.width, place.height], above, drawn: place ? drawnIn(view, place) : view.drawn, isModifier: !/^[A-Z]/.test(view.name) };
  });
};
