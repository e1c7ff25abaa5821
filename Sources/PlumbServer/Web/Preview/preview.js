// The page of previews: one tile each, and what the compiler says.

import { complain } from "./complaints.js";
import { Inspector } from "./inspector.js";
import { headers, key, openSocket, sentence } from "./key.js";
import { StageControls } from "./controls.js";
import { Surroundings } from "./surroundings.js";
import { Tile } from "./tile.js";
import { Waiting } from "./waiting.js";

const $ = (id) => document.getElementById(id);
const tiles = new Map();
let project = null;
let socket = null;
let attempts = 0;
let focused = null;
let shared = 0;
let sought = null;

const waiting = new Waiting($("waiting"), (text) => status(text, "busy"));

const studio = {
  send(message) { if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message)); },
  focus(tile) { focus(tile); },
  get stage() { return stage; },
  get isWalled() { return project?.stage.isWalled ?? false; },
  /** The room for each of the tiles: few use the whole page, many are small. */
  share(main) {
    const [columns, rows] = [Math.min(tiles.size, Math.floor(main.clientWidth / 300)), tiles.size > 4 ? 2 : 1];
    const width = columns > 1 ? (main.clientWidth - 32 - 22 * (columns - 1)) / columns : main.clientWidth - 34;
    return { width: Math.min(tiles.size > 3 ? 320 : 900, width), height: Math.max(420, (roomHeight() - 100) / rows) };
  },
  get focused() { return focused; },
};
const stage = new StageControls($("controls"), () => {
  for (const tile of tiles.values()) tile.stageChanged();
  inspector.stageChanged();
});
const inspector = new Inspector($("inspector"), stage);
const surroundings = new Surroundings((place) => {
  sought = place;
  seek();
});
inspector.onpicked = (place) => surroundings.tell("plumb.chosen", place);
inspector.onfound = (place, found) => surroundings.tell("plumb.shown", place, { found });
// For tests and the curious.
globalThis.plumb = { tiles, inspector, stage };

function connect() {
  socket = openSocket(`ws://${location.host}/socket`);
  socket.onopen = () => {
    attempts = 0;
    studio.send({ type: "hello" });
    for (const tile of tiles.values()) if (tile.isSeen) studio.send({ type: "shows", tile: tile.id });
  };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "project") show(message);
    else if (message.type === "refused") console.warn(message.reason);
  };
  socket.onclose = () => {
    attempts += 1;
    if (attempts > 1) why();
    setTimeout(connect, Math.min(2000, 100 * attempts * attempts));
  };
}

async function why() {
  let isKeyWrong = false;
  try { isKeyWrong = (await fetch("status", { headers, signal: AbortSignal.timeout(2000) })).status === 403; } catch {}
  if (attempts === 0) return; // It is back already.
  if (isKeyWrong) ask();
  else status("Not connected: is plumb preview still running?", "bad");
}

/** Nothing is shown to who has not the key. */
function ask() {
  status("Not connected", "bad");
  $("empty").hidden = false;
  $("empty").textContent = sentence;
}

function show(news) {
  project = news;
  stage.know(project.stage.devices, project.stage.given);
  document.title = `${project.name} · Preview`;
  $("source").textContent = project.name;
  $("source").title = project.source;
  $("bar").dataset.generation = project.generation;
  if (project.isCompiling) waiting.begin(project.seconds);
  else waiting.end();
  if (project.isCompiling) status("Compiling …", "busy");
  else if (project.complaints.length) status(count(project.complaints.filter((one) => one.kind === "error").length, "error"), "bad");
  else status(`Built in ${project.seconds.toFixed(2)} s`, "good");
  document.body.classList.toggle("old", project.isOld);
  complain($("complaints"), project.complaints);
  note(project.notices);
  arrange(project.tiles);
}

/** The height of the room for small tiles, which keep it when the compiler's messages take a part of the page. */
function roomHeight() { return document.body.clientHeight - $("bar").offsetHeight; }

function count(number, word) { return `${number} ${word}${number === 1 ? "" : "s"}`; }

function status(text, kind) {
  $("status").textContent = text;
  $("status").dataset.kind = kind;
}

/** What is not to be had of the project, above the pictures of all else. */
function note(notices) {
  const box = $("notices");
  box.hidden = notices.length === 0;
  box.firstElementChild.textContent = "Parts of the project are missing";
  const texts = notices.slice(0, 50).map((text) => {
    const one = document.createElement("p");
    one.textContent = text;
    return one;
  });
  box.replaceChildren(box.firstElementChild, ...texts);
}

function arrange(list) {
  const ids = new Set(list.map((tile) => tile.id));
  for (const [id, tile] of tiles) {
    if (ids.has(id)) continue;
    if (focused === tile) focus(null);
    tile.remove();
    tiles.delete(id);
  }
  for (const data of list) {
    let tile = tiles.get(data.id);
    if (!tile) {
      tile = new Tile(data, studio, inspector);
      tiles.set(data.id, tile);
      seen.observe(tile.element);
    }
    $("tiles").append(tile.element);
    tile.update(data);
  }
  const isEmpty = list.length === 0 && !project.isCompiling;
  $("empty").hidden = !isEmpty || project.complaints.length > 0;
  $("empty").textContent = "There is nothing to preview here. Add a #Preview to the source.";
  if (shared !== list.length) for (const tile of tiles.values()) tile.resized();
  shared = list.length;
  restore();
  seek();
}

/** Shows the view at a place that was asked for, in the tile that is inspected, or else in one whose preview is in that file. */
function seek() {
  if (!sought || tiles.size === 0) return;
  const file = sought.slice(0, sought.lastIndexOf(":") + 1);
  const all = [...tiles.values()];
  if (!focused) focus(all.find((tile) => tile.data.place?.startsWith(file)) ?? all[0]);
  inspector.find(sought);
  sought = null;
}

/** A page that is loaded again shows the same tile. */
function restore() {
  const wanted = sessionStorage.getItem("focused");
  if (!focused && wanted && tiles.has(wanted)) focus(tiles.get(wanted));
}

function focus(tile) {
  if (focused === tile) return;
  focused?.leave();
  focused = tile;
  document.body.classList.toggle("focusing", !!tile);
  $("back").hidden = !tile;
  if (tile) sessionStorage.setItem("focused", tile.id);
  else sessionStorage.removeItem("focused");
  stage.focus(tile);
  inspector.show(tile);
  tile?.enter();
  for (const other of tiles.values()) other.resized();
}

// A tile's process starts when somebody sees it.
const seen = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    const tile = tiles.get(target.dataset.id);
    if (!tile) continue;
    tile.isSeen = isIntersecting;
    if (isIntersecting) studio.send({ type: "shows", tile: tile.id });
  }
}, { rootMargin: "200px" });

$("back").addEventListener("click", () => focus(null));
$("settings").addEventListener("click", () => {
  const isOpen = document.body.classList.toggle("settings");
  $("settings").setAttribute("aria-expanded", isOpen);
});
addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.defaultPrevented || !focused) return;
  if (event.target.closest?.(".picture, input, select")) return event.target.blur();
  focus(null);
  document.querySelector(".tile .open")?.focus();
});
// The room changes with the window, with what the compiler says, and with the inspector.
new ResizeObserver(() => { for (const tile of tiles.values()) tile.resized(); }).observe($("room"));

if (key) connect();
else ask();
