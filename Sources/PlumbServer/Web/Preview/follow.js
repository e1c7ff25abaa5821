// Finds a view of an older tree in a newer one, after modifiers, views or words were added, changed or taken away.

/** The most comparisons that are made; of larger changes only the same titles are looked at. */
const limit = 1_000_000;

/**
 * The row in which a view of an older tree is now: itself, or one of its type in its place, or what was around it.
 * Rows are { depth, title, identifier }, in the order of the tree.
 */
export function follow(old, row, rows) {
  if (!old[row]) return 0;
  const found = matches(old, rows);
  for (let at = row; at !== null; at = parent(old, at)) {
    const now = found.get(at) ?? (at === row ? sameType(old, at, rows, found) : undefined);
    if (now !== undefined) return now;
  }
  return 0;
}

/** Which rows of two trees are the same views: as many as can be in the same order. */
function matches(old, rows) {
  const [one, other] = [old.map(key), rows.map(key)];
  const found = new Map();
  const shorter = Math.min(one.length, other.length);
  let head = 0, tail = 0;
  while (head < shorter && one[head] === other[head]) found.set(head, head++);
  while (tail < shorter - head && one.at(-1 - tail) === other.at(-1 - tail)) {
    found.set(one.length - 1 - tail, other.length - 1 - tail++);
  }
  const [height, width] = [one.length - head - tail, other.length - head - tail];
  if (height * width > limit) {
    nearest(one, other, head, height, width, found);
    return found;
  }
  // The lengths of the longest common sequences from each pair of places on.
  const lengths = new Uint32Array((height + 1) * (width + 1));
  const at = (y, x) => y * (width + 1) + x;
  for (let y = height - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--) {
      lengths[at(y, x)] = one[head + y] === other[head + x]
        ? lengths[at(y + 1, x + 1)] + 1 : Math.max(lengths[at(y + 1, x)], lengths[at(y, x + 1)]);
    }
  }
  for (let y = 0, x = 0; y < height && x < width;) {
    if (one[head + y] === other[head + x]) found.set(head + y++, head + x++);
    else if (lengths[at(y + 1, x)] >= lengths[at(y, x + 1)]) y += 1;
    else x += 1;
  }
  return found;
}

function nearest(one, other, head, height, width, found) {
  const last = new Map();
  for (let x = 0; x < width; x++) last.set(other[head + x], [...(last.get(other[head + x]) ?? []), head + x]);
  for (let y = 0; y < height; y++) {
    const next = last.get(one[head + y])?.shift();
    if (next !== undefined) found.set(head + y, next);
  }
}

/** A view whose words have changed: the first new one of its type between its neighbours. */
function sameType(old, row, rows, found) {
  let [before, after] = [row - 1, row + 1];
  while (before >= 0 && !found.has(before)) before -= 1;
  while (after < old.length && !found.has(after)) after += 1;
  const start = before < 0 ? 0 : found.get(before) + 1;
  const end = after < old.length ? found.get(after) : rows.length;
  // Views of the type that were before it in the gap take theirs first.
  let count = old.slice(before + 1, row).filter((other) => type(other) === type(old[row])).length;
  let last;
  for (let at = start; at < end; at++) {
    if (type(rows[at]) !== type(old[row])) continue;
    last = at;
    if (count-- === 0) break;
  }
  return last;
}

function parent(rows, row) {
  for (let at = row - 1; at >= 0; at--) if (rows[at].depth < rows[row].depth) return at;
  return null;
}

function key({ title, identifier }) { return identifier ? `${title}#${identifier}` : title; }

function type({ title }) { return title.split("(")[0]; }
