// A layout as a story: proposals on their way down, answers on their way up, places, and what stacks found out.

// The steps as events in the order in which they happen: { kind, node, width, height, sentence, step }.
// `name` gives a node's words, or nothing for a node that has none; `above` and `below` the nearest node above and in it that has
// words; `places` where all nodes stand on the canvas, which is the one space that sentences count in.
const storyOf = (steps, { name, above, below, places }) => {
  const events = [];
  // A stack finds the same once more when it places its children.
  const told = new Set();
  const open = [];
  // A modifier's name is a word of the sentence.
  const who = (node) => (name(node) ?? "").replace(/^(?=[a-z])/, "the ");
  const parentOf = (node) => { const found = above(node); return found === undefined ? "the canvas" : who(found); };
  const shown = (node) => { const found = below(node); return found === undefined ? "one of its views" : who(found); };
  const answer = (index) => {
    const [, node, , , width, height] = steps[index];
    if (!who(node)) return;
    events.push({ kind: "answer", node, width, height, step: index, sentence: `${who(node)} answers ${sizeOf(width, height)}.` });
  };
  steps.forEach((step, index) => {
    const [kind, node] = step;
    const during = kind === 0 ? step[7] : kind === 2 ? step[2] : -1;
    while (open.length > 0 && open.at(-1) !== during) answer(open.pop());
    if (kind === 0) {
      const [, , width, height, answerWidth, answerHeight, remembered] = step;
      if (who(node)) {
        const offer = { kind: "offer", node, width, height, step: index, sentence: `${parentOf(node)} offers ${who(node)} ${sizeOf(width, height)}${reasonOf(step.slice(8))}.` };
        if (remembered) {
          Object.assign(offer, { kind: "again", sentence: `${offer.sentence.slice(0, -1)}. It has answered this before: ${sizeOf(answerWidth, answerHeight)}.` });
        }
        events.push(offer);
      }
      if (!remembered) open.push(index);
    } else if (kind === 2) {
      const sentence = who(node) && factOf(step, shown, places);
      if (sentence && !told.has(`${node} ${sentence}`)) events.push({ kind: "fact", node, step: index, found: step.slice(3), sentence: `${who(node)} ${sentence}` });
      told.add(`${node} ${sentence}`);
    } else if (kind === 3 && who(node)) {
      events.push({ kind: "place", node, width: step[4], height: step[5], step: index, sentence: `${parentOf(node)} places ${who(node)} at ${pointOf(places[node])}.` });
    }
  });
  while (open.length > 0) answer(open.pop());
  for (const event of events) event.sentence = event.sentence[0].toUpperCase() + event.sentence.slice(1);
  return events;
};

// The rest of a sentence about what a view's rule found, behind the view's name; nothing for what the events around it tell as well.
const factOf = (step, view, places) => {
  const [kind, ...numbers] = step.slice(3);
  const along = (axis) => axis === 0 ? "width" : "height";
  const edges = (lengths) => {
    if (new Set(lengths).size === 1) return `${points(lengths[0])} on each side`;
    return listed(lengths.map((length, index) => length !== 0 && `${points(length)} at the ${["top", "leading edge", "bottom", "trailing edge"][index]}`).filter(Boolean));
  };
  switch (kind) {
  case 0: return `leaves ${points(numbers[1])} before ${view(numbers[0])}, ${["as the code says", "as usual", "as a neighbour prefers", "because both are texts", "as the text below prefers", "as the text above prefers"][numbers[2]]}.`;
  case 1: {
    const [node, least, most] = numbers;
    return most === least ? `finds that ${view(node)} is ${points(least)} long whatever it is offered.` : `finds that ${view(node)} can be from ${points(least)} to ${points(most)} long.`;
  }
  case 2: {
    const [priority, children, available, reserved] = numbers;
    const views = `${children === 1 ? "one view" : `${children} views`}${priority === -Infinity ? " of the lowest priority" : priority !== 0 ? ` of priority ${points(priority)}` : ""}`;
    return `has ${points(available)} for ${views}${reserved > 0 ? `, and keeps ${points(reserved)} for views of a lower priority` : ""}.`;
  }
  case 5: return `has a fixed ${along(numbers[0])} of ${points(numbers[1])}.`;
  case 6: return `has a ${along(numbers[0])} of ${points(numbers[7])}, ${["its ideal length", "the proposal within its bounds", "its maximum", "its minimum", "its child's within its bounds"][numbers[6]]}.`;
  case 7: return `keeps ${edges(numbers.slice(0, 4))} for itself.`;
  case 8: return `offers a size whose ratio of width to height is ${points(numbers[0])}.`;
  case 10: return `draws its child ${movedBy(numbers[0], numbers[1])} and leaves its place as it is.`;
  case 11: {
    const { x, y } = places[step[1]];
    return `puts the middle of its child ${points(numbers[0])} from its leading edge and ${points(numbers[1])} from its top edge, at ${pointOf({ x: x + numbers[0], y: y + numbers[1] })}.`;
  }
  case 15: {
    const [lines, widest, , cut, scale, ideal] = numbers;
    // Offered no width, it has lines of nothing.
    if (widest === 0) return null;
    const whole = lines === 1 && !cut && scale === 1 ? "" : `; in full, on one line, it would be ${points(ideal)} wide`;
    return `has ${lines === 1 ? `one line, ${points(widest)} wide` : `${lines} lines, the widest ${points(widest)}`}${cut ? ", and its end is left out" : ""}${scale < 1 ? `, at ${Math.round(scale * 100)} % of its font's size` : ""}${whole}.`;
  }
  case 16: return numbers[1] ? `finds that ${view(numbers[0])} fits.` : `finds that ${view(numbers[0])} does not fit: its ${along(numbers[2])} is ${points(numbers[3])}, and there is room for ${points(numbers[4])}.`;
  case 22: return `has content that is ${points(numbers[1])} ${numbers[0] === 0 ? "wide" : "high"}.`;
  default: return null;
  }
};

// The order in which a stack gave its children their shares, the last time that it did: rows of numbers for a table, each with the
// first step that told it. A stack that is asked again finds the same once more.
const turnsOf = (steps, node, name) => {
  const rounds = new Map();
  steps.forEach((step) => {
    if (step[0] !== 2 || step[1] !== node || step[3] !== 1) return;
    if (!rounds.has(step[2])) rounds.set(step[2], []);
    const [child, least, most, , priority, order] = step.slice(4);
    rounds.get(step[2]).push({ child, least, most, priority, order });
  });
  const last = [...rounds.entries()].at(-1);
  if (!last) return null;
  const [during, rows] = last;
  rows.sort((one, other) => one.order - other.order);
  const axis = rows.length > 0 ? axisOf(steps, during, rows[0].child) : 0;
  // 1 is the question for the least, 2 that for the most, 4 and 5 are shares.
  const isAsked = (step, { child }, ...reasons) => step[0] === 0 && step[1] === child && reasons.includes(step[8]);
  for (const row of rows) {
    row.name = name(row.child) ?? "A view";
    const share = steps.findLast((step) => step[7] === during && isAsked(step, row, 5, 4));
    [row.offered, row.answered] = share ? [share[2 + axis], share[4 + axis]] : [NaN, NaN];
    const first = (...reasons) => steps.findIndex((step) => isAsked(step, row, ...reasons) && (!share || reasons[0] < 4 || step[2 + axis] === row.offered));
    const limits = steps.findIndex((step) => step[0] === 2 && step[1] === node && step[3] === 1 && step[4] === row.child && step[5] === row.least && step[6] === row.most);
    row.told = { least: first(1), most: first(2), limits, share: first(5, 4) };
  }
  return rows;
};

// Along which side a stack divides its room: the one in which its child was asked for its least.
const axisOf = (steps, during, child) => {
  const asked = steps.find((step) => step[0] === 0 && step[1] === child && step[7] === during && (step[8] === 1 || step[8] === 2));
  return asked && (asked[3] === 0 || asked[3] === Infinity) ? 1 : 0;
};
