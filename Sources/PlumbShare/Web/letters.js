"use strict";
// Letters and their order in a line, for `drawing.js`.

// Neighbours with one look.
const runs = (clusters) => {
  const found = [];
  for (const cluster of clusters) {
    if (found.at(-1)?.attributes !== cluster[3]) found.push({ attributes: cluster[3], clusters: [] });
    found.at(-1).clusters.push(cluster);
  }
  return found;
};

// From left to right: rule L2 of the Unicode bidirectional algorithm.
const visual = (clusters) => {
  const levels = clusters.map((cluster) => cluster[2]);
  const order = clusters.map((_, index) => index);
  const odd = levels.filter((level) => level % 2 === 1);
  for (let level = Math.max(0, ...levels); odd.length > 0 && level >= Math.min(...odd); level--) {
    for (let start = 0; start < order.length; start++) {
      if (levels[order[start]] < level) continue;
      let end = start;
      while (end < order.length && levels[order[end]] >= level) end++;
      order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = end;
    }
  }
  return order.map((index) => clusters[index]);
};
