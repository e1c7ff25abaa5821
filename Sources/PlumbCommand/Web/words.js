// The words in which pages tell numbers and steps. A step is a list of numbers; StepNumbers.swift says which.

const points = (number) => Number.isNaN(number) ? "unspecified" : Math.abs(number) === Infinity ? (number > 0 ? "∞" : "−∞") : String(Math.round(number * 100) / 100);
const sizeOf = (width, height) => `${points(width)} × ${points(height)}`;
// Several words in a sentence.
const listed = (words) => words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
// A place on the canvas: how far its left edge and its top edge are.
const pointOf = ({ x, y }) => `${points(x)}, ${points(y)}`;
// A distance by which something is drawn elsewhere.
const movedBy = (x, y) => {
  const moves = [x !== 0 && `${points(Math.abs(x))} to the ${x > 0 ? "right" : "left"}`, y !== 0 && `${points(Math.abs(y))} ${y > 0 ? "down" : "up"}`].filter(Boolean);
  return moves.length > 0 ? moves.join(" and ") : "where it stands";
};
const nameOf = (view) => view.text !== undefined ? `${view.name} “${view.text.length > 40 ? view.text.slice(0, 39) + "…" : view.text}”` : view.detail ? `${view.name} ${view.detail}` : view.name;

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

// Why a view is asked, behind "offers … 100 × 50".
const reasonOf = ([reason, remaining, children]) => ["", ", to know the least that it takes", ", to know the most that it takes",
  ", the same as all its children", ", all that it has, because it has no other child",
  reason === 5 ? (children === 1 ? ", all that is left" : `, an equal part of the ${points(remaining)} that are left for ${children} views`) : "",
  ", a cell's share", ", the cell's slot", ", fitted to its ratio", ", to know its proportions", ", to know whether it fits",
  ", the size of what it is on", ", as its layout asks", ""][reason] ?? "";

// The views of a list, which says how deep each is, as `Picking` reads them.
const pickable = (views, places) => {
  const open = [];
  return views.map((view, index) => {
    open.length = view.level;
    const above = open.findLast((one) => one !== undefined) ?? -1;
    open[view.level] = index;
    const place = placeOf(view, places);
    return { frame: place && [place.x, place.y, place.width, place.height], above, drawn: view.drawn, isModifier: !/^[A-Z]/.test(view.name) };
  });
};
