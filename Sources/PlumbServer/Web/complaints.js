// Shows the messages of the compiler over the content from before.

import { complaint as excerpt, reveal } from "./excerpt.js";

const most = 20;

/** Shows messages of the compiler in a box, which is hidden while there are none. */
export function complain(box, complaints) {
  box.hidden = complaints.length === 0;
  box.replaceChildren(...complaints.slice(0, most).map((complaint) => {
    const one = document.createElement("article");
    one.className = complaint.kind;
    const head = document.createElement("h2");
    if (complaint.file) {
      const place = document.createElement("span");
      place.className = "place";
      place.textContent = `${name(complaint.file)}:${complaint.line}:${complaint.column}`;
      place.title = complaint.file;
      head.append(place);
    }
    head.append(complaint.text);
    one.append(head);
    if (complaint.excerpt.trim()) one.append(excerpt(complaint.excerpt));
    return one;
  }));
  box.scrollTop = 0;
  [...box.querySelectorAll("pre")].forEach((code, index) => reveal(code, index === 0 ? box : null));
}

function name(path) { return path.split("/").filter((part) => part && part !== ".").pop() ?? path; }
