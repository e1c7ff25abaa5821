// A save of a followed app that does not compile: what the compiler says, over the app as it was before.

import { complain } from "./complaints.js";
import { headers } from "./key.js";

/** How often the page asks, in milliseconds. */
const pause = 1000;

/** Shows in a box what keeps the newest save from being shown, from now on. */
export function follow(box) {
  let shown = "[]";
  async function look() {
    try {
      const answer = await fetch("complaints", { headers, signal: AbortSignal.timeout(2000) });
      if (!answer.ok) return;
      const text = await answer.text();
      if (text === shown) return;
      const complaints = JSON.parse(text);
      complain(box, complaints);
      document.body.classList.toggle("old", complaints.length > 0);
      shown = text;
    } catch {} // The app is started anew at this moment.
  }
  look();
  setInterval(look, pause);
}
