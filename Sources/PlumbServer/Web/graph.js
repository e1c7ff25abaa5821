// The attributes behind a view: what they read, who reads them, and what an event did to them.

export class Graph {
  constructor() {
    this.element = document.createElement("div");
    this.element.className = "graph";
    this.attributes = document.createElement("div");
    this.events = document.createElement("div");
    this.element.append(this.attributes, this.events);
  }

  show({ view, attributes }) {
    const made = [];
    made.push(heading(`Attributes of ${view}`), legend());
    const list = document.createElement("ul");
    list.className = "attributes";
    for (const one of attributes) {
      const item = document.createElement("li");
      item.className = one.role;
      item.append(span("name", one.name), span("value", one.value ?? ""));
      if (one.reads.length) item.append(links("reads", one.reads));
      if (one.readBy.length) item.append(links("read by", one.readBy));
      list.append(item);
    }
    this.attributes.replaceChildren(...made, list);
  }

  wave({ cause, steps, left }) {
    const list = document.createElement("ol");
    list.className = "wave";
    for (const { kind, name, role } of steps) {
      const item = document.createElement("li");
      item.className = kind;
      item.append(span("kind", kind), span(`name ${role}`, name));
      list.append(item);
    }
    const words = steps.length ? `After ${cause}` : `After ${cause}: nothing in the graph changed`;
    this.events.replaceChildren(heading(words), list);
    if (left > 0) this.events.append(span("more", `and ${left} more`));
  }
}

function heading(text) {
  const made = document.createElement("h3");
  made.textContent = text;
  return made;
}

function legend() {
  const made = document.createElement("p");
  made.className = "legend";
  made.append(span("inherited", "inherited: comes from above"), span("synthesized", "synthesized: goes up"), span("state", "the view's own"));
  return made;
}

function links(word, names) {
  const made = document.createElement("div");
  made.className = "links";
  made.append(span("word", word), ...names.map(({ name, role }) => span(`name ${role}`, name)));
  return made;
}

function span(name, text) {
  const made = document.createElement("span");
  made.className = name;
  made.textContent = text;
  return made;
}
