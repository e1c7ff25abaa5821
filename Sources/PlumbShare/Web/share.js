// A view that is laid out in the page. `engine` is the layout engine as WebAssembly, `data` what SharedView.swift writes.
(async () => {
  const byId = (id) => document.getElementById(id);
  const part = (id) => unpacked(byId(id).textContent.trim());
  const data = JSON.parse(new TextDecoder().decode(await part("data")));
  const looks = data.looks;

  // MARK: The page

  const module = await WebAssembly.compile(await part("engine"));
  const editions = new Editions(looks, module);
  const supplies = await Promise.all(looks.map((look) => Supplies.of(look)));
  let shown = 0;
  const [sharedWidth, sharedHeight] = looks[0].proposal.map((side) => side === "infinity" ? Infinity : side);
  let [width, height] = [sharedWidth, sharedHeight];
  // Where a width does not have this height, the next one is shown.
  let chosenHeight = sharedHeight;
  let edition = editions.at(shown, width);
  let { views } = edition;
  let chosen = views.findIndex((view) => view.node >= 0);
  let places = [];
  const picking = new Picking();
  let steps = [];
  let current = -1;
  let timer = null;
  // Pixels of the page for a point of the picture.
  let zoom = 1;
  let shownWidth = 0;

  const show = () => {
    edition = editions.at(shown, width);
    if (views !== edition.views) showTree();
    const engine = edition.at(width, height);
    const laid = laidOut(engine, edition.parents, width, height, looks[0].centred);
    const { box } = laid;
    places = laid.places;
    const ground = byId("canvas");
    // On a small screen the picture is made smaller, and the numbers stay.
    const room = byId("stage").clientWidth - 48;
    zoom = innerWidth <= 900 && box.width > room ? Math.max(0.3, room / box.width) : 1;
    ground.style.width = `${box.width * zoom}px`;
    ground.style.height = `${box.height * zoom}px`;
    ground.classList.toggle("dark", looks[shown].isDark);
    const drawing = new ViewDrawing(edition.look, engine, looks[0].scale, supplies[shown], edition.growth(width, height));
    const picture = byId("picture");
    showDrawing(picture, drawing.items(places), box, zoom);
    picture.setAttribute("aria-label", `${data.name} at ${sizeOf(box.width, box.height)} points`);
    const place = placeOf(views[chosen], places);
    const mark = place ? `<rect class="mark" x="${place.x}" y="${place.y}" width="${place.width}" height="${place.height}"/>` : "";
    byId("marks").setAttribute("viewBox", `0 0 ${box.width} ${box.height}`);
    byId("marks").innerHTML = `${mark}${stepMark()}`;
    byId("widthOut").textContent = width === null ? "unspecified" : `${points(width)} pt`;
    byId("heightOut").textContent = height === null ? "unspecified" : `${points(height)} pt`;
    shownWidth = box.width;
    byId("edge").setAttribute("aria-valuenow", Math.round(box.width));
    showRows();
    showWhy();
  };

  const stepMark = () => {
    const step = steps[current];
    const place = places[step?.node];
    if (!place || (step.kind !== "offer" && step.kind !== "again")) return "";
    const [offeredWidth, offeredHeight] = [step.width, step.height].map((side, axis) => Number.isFinite(side) ? side : axis ? place.height : place.width);
    return `<rect class="offer" x="${place.x}" y="${place.y}" width="${offeredWidth}" height="${offeredHeight}"/>`;
  };

  // The rows of the views that are there, which at another width may be others.
  const showTree = () => {
    const before = views[chosen];
    views = edition.views;
    byId("partsLabel").hidden = !views.some(isPart);
    const levels = showsParts() ? views.map((view) => view.level) : levelsWithoutParts(views);
    const same = (view) => view.name === before?.name && view.text === before?.text;
    if (!views[chosen] || !same(views[chosen])) chosen = Math.max(0, views.findIndex(same));
    const rows = document.createElement("ul");
    rows.className = "tree";
    rows.id = "rows";
    rows.tabIndex = 0;
    rows.setAttribute("role", "listbox");
    rows.setAttribute("aria-label", "Views");
    views.forEach((view, index) => {
      const row = document.createElement("li");
      row.style.setProperty("--level", levels[index]);
      row.hidden = !isThere(view);
      row.setAttribute("role", "option");
      const name = document.createElement("span");
      name.className = "name";
      name.textContent = nameOf(view);
      const frame = document.createElement("span");
      frame.className = "frame";
      row.append(name, frame);
      row.addEventListener("click", () => choose(index));
      rows.append(row);
    });
    rows.addEventListener("keydown", (event) => {
      const by = { ArrowDown: 1, ArrowUp: -1, Home: -views.length, End: views.length }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      // What is left out is passed over.
      let next = Math.max(0, Math.min(views.length - 1, chosen + by));
      while (views[next + Math.sign(by)] && !isThere(views[next])) next += Math.sign(by);
      if (isThere(views[next])) choose(next, true);
    });
    byId("tree").replaceChildren(rows);
  };

  const showRows = () => {
    const list = byId("rows");
    views.forEach((view, index) => {
      const row = list.children[index];
      const place = placeOf(view, places);
      row.setAttribute("aria-selected", index === chosen);
      row.lastChild.textContent = place ? `${points(place.x)}, ${points(place.y)}  ${sizeOf(place.width, place.height)}` : "";
      row.lastChild.classList.toggle("guess", (place?.guesses ?? 0) > 0);
    });
  };

  // What controls are made of is left out of the tree and the steps, until a person asks for it.
  const showsParts = () => byId("parts").checked;
  const isThere = (view) => showsParts() || !isPart(view);

  const showWhy = () => {
    const view = views[chosen];
    const place = placeOf(view, places);
    byId("whyTitle").textContent = view ? `Why ${nameOf(view)} has its size and place` : "Why";
    const paragraphs = [];
    if (place) {
      paragraphs.push(`It was offered ${sizeOf(place.offeredWidth, place.offeredHeight)} and is ${sizeOf(place.width, place.height)}, at ${pointOf(place)} on the canvas.`);
      if (place.guesses > 0) paragraphs.push("Its code is not in this page. How it answers was recorded when the page was made.");
      if (edition.engine.count <= quickNodes || !byId("why").dataset.waits) paragraphs.push(...reasons(view));
    }
    byId("why").replaceChildren(...paragraphs.map((text) => Object.assign(document.createElement("p"), { textContent: text })));
  };
  // Larger trees are explained when a hand rests.
  const quickNodes = 300;
  const reasons = (view) => edition.at(width, height).explain(view, width, height, { isCentred: looks[0].centred, scale: looks[0].scale });

  const choose = (index, scrolls) => {
    chosen = Math.max(0, Math.min(views.length - 1, index));
    show();
    showSteps();
    showCode();
    if (scrolls) byId("rows").children[chosen].scrollIntoView({ block: "nearest" });
  };

  const showSteps = () => {
    // The steps that a resize was about to show are these.
    clearTimeout(resize.later);
    if (byId("why").dataset.waits) {
      delete byId("why").dataset.waits;
      showWhy();
    }
    const only = byId("only").checked;
    const node = views[chosen]?.node;
    current = -1;
    const { parents } = edition;
    const names = showsParts() ? edition.names : edition.writtenNames;
    const above = (inner) => namedAbove(inner, names, parents);
    // A view is laid out by what its parent offers, and by what its children answer.
    const isNear = (other) => other === node || other === above(node) || above(other) === node;
    steps = edition.at(width, height).story(names, width, height, looks[0].centred).filter((event) => !only || isNear(event.node));
    const most = 2000;
    byId("steps").replaceChildren(...steps.slice(0, most).map((step) => Object.assign(document.createElement("li"), { textContent: step.sentence })));
    byId("count").textContent = steps.length > most ? `${most} of ${steps.length} steps` : `${steps.length} ${steps.length === 1 ? "step" : "steps"}`;
    move(0);
  };

  const move = (by) => {
    const rows = byId("steps").children;
    if (rows[current]) rows[current].removeAttribute("aria-current");
    current = Math.max(-1, Math.min(rows.length - 1, current + by));
    byId("back").disabled = current <= 0;
    byId("forward").disabled = current >= rows.length - 1;
    if (current < 0) return;
    rows[current].setAttribute("aria-current", "step");
    const list = byId("steps");
    list.scrollTop = rows[current].offsetTop - list.offsetTop - 60;
    byId("said").textContent = rows[current].textContent;
    show();
  };

  const play = () => {
    if (timer) { clearInterval(timer); timer = null; byId("play").textContent = "Play"; return; }
    byId("play").textContent = "Pause";
    if (current >= steps.length - 1) move(-steps.length);
    timer = setInterval(() => { if (current >= byId("steps").children.length - 1) play(); else move(1); }, 900);
  };

  const showCode = () => {
    const [file, line] = (views[chosen]?.source ?? "").split(":");
    const source = data.sources.find((one) => one.name === file) ?? data.sources[0];
    if (!source) return;
    byId("file").textContent = source.name;
    byId("code").replaceChildren(...source.text.split("\n").map((text, index) => {
      const row = document.createElement("span");
      const number = document.createElement("i");
      number.textContent = index + 1;
      row.append(number, text || " ");
      row.classList.toggle("chosen", source.name === file && index + 1 === Number(line));
      return row;
    }));
    const row = byId("code").querySelector(".chosen");
    if (row) byId("code").scrollTop = row.offsetTop - byId("code").offsetTop - 100;
  };

  // MARK: Hands

  const showBounds = (id, [least, most]) => {
    [byId(id).min, byId(id).max] = [least, most];
    byId(id).disabled = least >= most;
  };
  // The heights of the width that is shown, and where the page stops.
  const showHeights = () => {
    showBounds("height", editions.heights(width));
    const limits = editions.limits(width);
    byId("limits").textContent = limits.join(" ");
    byId("limits").hidden = limits.length === 0;
  };
  const resize = (newWidth, newHeight) => {
    const within = (length, [least, most]) => length === null || !Number.isFinite(length) ? length : Math.max(least, Math.min(most, length));
    // The size as shared is right even where it is not a whole number of points.
    const isShared = newWidth === sharedWidth && newHeight === sharedHeight;
    width = isShared ? newWidth : within(newWidth, editions.widths);
    showHeights();
    [chosenHeight, height] = [newHeight, isShared ? newHeight : within(newHeight, editions.heights(width))];
    if (Number.isFinite(width) && width !== null) byId("width").value = width;
    if (Number.isFinite(height) && height !== null) byId("height").value = height;
    byId("why").dataset.waits = "yes";
    show();
    clearTimeout(resize.later);
    resize.later = setTimeout(showSteps, 200);
  };
  byId("width").addEventListener("input", (event) => resize(Number(event.target.value), chosenHeight));
  byId("height").addEventListener("input", (event) => resize(width, Number(event.target.value)));
  byId("reset").addEventListener("click", () => resize(sharedWidth, sharedHeight));
  byId("dark").addEventListener("click", () => {
    shown = 1 - shown;
    byId("dark").setAttribute("aria-pressed", looks[shown].isDark);
    show();
    showSteps();
  });
  byId("dark").hidden = looks.length < 2;
  const edge = byId("edge");
  edge.addEventListener("pointerdown", (event) => {
    edge.setPointerCapture(event.pointerId);
    const [start, from] = [event.clientX, shownWidth];
    // The canvas stands in the middle, so its edge moves half as far as it grows.
    const factor = (byId("stage").clientWidth > from * zoom + 60 ? 2 : 1) / zoom;
    const drag = (moved) => resize(Math.round(from + (moved.clientX - start) * factor), chosenHeight);
    edge.addEventListener("pointermove", drag);
    edge.addEventListener("pointerup", () => edge.removeEventListener("pointermove", drag), { once: true });
  });
  edge.addEventListener("keydown", (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1, PageDown: -20, PageUp: 20 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    resize(Math.round(shownWidth) + by, chosenHeight);
  });
  byId("canvas").addEventListener("click", (event) => {
    if (event.target === edge) return;
    const box = byId("canvas").getBoundingClientRect();
    const [x, y] = [(event.clientX - box.left) / zoom, (event.clientY - box.top) / zoom];
    const best = picking.next(pickable(views, places), x, y, event.altKey);
    if (best !== null) choose(best, true);
  });
  byId("back").addEventListener("click", () => move(-1));
  byId("forward").addEventListener("click", () => move(1));
  byId("play").addEventListener("click", play);
  byId("only").addEventListener("change", showSteps);
  byId("parts").addEventListener("change", () => {
    if (!isThere(views[chosen])) chosen = views.findLastIndex((view, index) => index < chosen && isThere(view) && view.level < views[chosen].level);
    showTree();
    choose(chosen, true);
  });

  byId("about").textContent = "The size and the place of each view are worked out in this page, by the layout engine of Plumb.";
  byId("still").hidden = true;
  for (const id of ["controls", "stage", "whySection", "stepsSection"]) byId(id).hidden = false;
  showBounds("width", editions.widths);
  showHeights();
  edge.setAttribute("aria-valuemin", editions.widths[0]);
  edge.setAttribute("aria-valuemax", editions.widths[1]);
  edge.hidden = editions.widths[0] >= editions.widths[1];
  showTree();
  if (sharedWidth !== null) byId("width").value = sharedWidth;
  if (sharedHeight !== null) byId("height").value = sharedHeight;
  choose(chosen);
})();
