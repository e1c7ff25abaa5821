// A layout as a story: proposals on their way down, answers on their way up, places, and what stacks found out.

// The steps as events in the order in which they happen: { kind, node, width, height, sentence, step }.
// `name` gives a node's words, or nothing for a node that has none; `above` the nearest node above that has words.
const storyOf = (steps, name, above) => {
  const events = [];
  // A stack finds the same once more when it places its children.
  const told = new Set();
  const open = [];
  // A modifier's name is a word of the sentence.
  const who = (node) => (name(node) ?? "").replace(/^(?=[a-z])/, "the ");
  const parentOf = (node) => { const found = above(node); return found === undefined ? "the canvas" : who(found); };
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
          Object.assign(offer, { kind: "again", sentence: `${offer.sentence.slice(0, -1)}. It remembers its answer: ${sizeOf(answerWidth, answerHeight)}.` });
        }
        events.push(offer);
      }
      if (!remembered) open.push(index);
    } else if (kind === 2) {
      const sentence = who(node) && factOf(step, who);
      if (sentence && !told.has(`${node} ${sentence}`)) events.push({ kind: "fact", node, step: index, sentence: `${who(node)}: ${sentence}` });
      told.add(`${node} ${sentence}`);
    } else if (kind === 3 && who(node)) {
      events.push({ kind: "place", node, width: step[4], height: step[5], step: index, sentence: `${parentOf(node)} places ${who(node)} at ${points(step[6])}, ${points(step[7])}.` });
    }
  });
  while (open.length > 0) answer(open.pop());
  for (const event of events) event.sentence = event.sentence[0].toUpperCase() + event.sentence.slice(1);
  return events;
};

// What a rule found, as a sentence; nothing for what the events around it tell as well.
const factOf = (step, name) => {
  const [kind, ...numbers] = step.slice(3);
  const view = (node) => name(node) ?? "a view";
  const along = (axis) => axis === 0 ? "width" : "height";
  const edges = ([top, leading, bottom, trailing]) => `${points(top)} at the top, ${points(leading)} in front, ${points(bottom)} at the bottom and ${points(trailing)} behind`;
  switch (kind) {
  case 0: return `the gap before ${view(numbers[0])} is ${points(numbers[1])}, ${["as the stack says", "the usual one", "as a neighbour prefers", "because both are texts", "as the text below prefers", "as the text above prefers"][numbers[2]]}.`;
  case 1: {
    const [node, least, most] = numbers;
    return most === least ? `${view(node)} is ${points(least)} long whatever it is offered.` : `${view(node)} can be from ${points(least)} to ${points(most)} long.`;
  }
  case 2: {
    const [priority, children, available, reserved] = numbers;
    return `${children === 1 ? "one view has" : `${children} views share`} ${points(available)}${priority !== 0 ? ` at priority ${points(priority)}` : ""}${reserved > 0 ? `; ${points(reserved)} is kept for views of a lower priority` : ""}.`;
  }
  case 5: return `its ${along(numbers[0])} is fixed at ${points(numbers[1])}.`;
  case 6: return `its ${along(numbers[0])} is ${points(numbers[7])}, ${["its ideal length", "the proposal within its bounds", "its maximum", "its minimum", "its child's within its bounds"][numbers[6]]}.`;
  case 7: return `it keeps ${edges(numbers)}.`;
  case 8: return `its ratio of width to height is ${points(numbers[0])}.`;
  case 10: return `it draws its child ${points(numbers[0])}, ${points(numbers[1])} away and leaves its place as it is.`;
  case 11: return `it puts the middle of its child at ${points(numbers[0])}, ${points(numbers[1])}.`;
  case 15: {
    const [lines, widest, , cut, scale, ideal] = numbers;
    // Offered no width, it has lines of nothing.
    if (widest === 0) return null;
    return `${lines === 1 ? "one line" : `${lines} lines, the longest ${points(widest)} wide`}; on one line it would be ${points(ideal)} wide${cut ? ", and its end is left out" : ""}${scale < 1 ? `, at ${Math.round(scale * 100)} % of its font's size` : ""}.`;
  }
  case 16: return `${view(numbers[0])} ${numbers[1] ? "fits" : `does not fit: its ${along(numbers[2])} is ${points(numbers[3])}, and there is ${points(numbers[4])}`}.`;
  case 22: return `its content is ${points(numbers[1])} ${numbers[0] === 0 ? "wide" : "high"}.`;
  default: return null;
  }
};

// The order in which a stack gave its children their shares, the last time that it did: rows of words for a table.
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
  for (const row of rows) {
    const asked = steps.findLast((step) => step[0] === 0 && step[1] === row.child && step[7] === during && (step[8] === 5 || step[8] === 4));
    [row.offered, row.answered] = asked ? [asked[2 + axis], asked[4 + axis]] : [NaN, NaN];
    row.name = name(row.child) ?? "A view";
  }
  return rows;
};

// Along which side a stack divides its room: the one in which its child was asked for its least.
const axisOf = (steps, during, child) => {
  const asked = steps.find((step) => step[0] === 0 && step[1] === child && step[7] === during && (step[8] === 1 || step[8] === 2));
  return asked && (asked[3] === 0 || asked[3] === Infinity) ? 1 : 0;
};
