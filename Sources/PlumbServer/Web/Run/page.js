// The page: one window of the app, drawn on a canvas, over one connection that comes back when it is lost.

import { Banner } from "./banner.js";
import { present } from "./canvas.js";
import { complain } from "./complaints.js";
import { StageControls } from "./controls.js";
import { Device } from "./device.js";
import { Elements } from "./elements.js";
import { Files } from "./files.js";
import { listen } from "./input.js";
import { headers, key, openSocket, sentence } from "./key.js";
import { Drawing } from "./reader.js";

const area = document.getElementById("window");
const canvas = document.getElementById("canvas");
const context = canvas.getContext("2d");
const notice = document.getElementById("notice");
const words = new URLSearchParams(location.search);
// A page that is loaded again is the same page, so that it gets its scene back even if the app has not noticed yet that it
// left. A duplicated tab is another page: it has the storage of one that has not left.
const page = sessionStorage.getItem("left") ?? crypto.randomUUID?.() ?? String(Math.random());
addEventListener("pagehide", () => sessionStorage.setItem("left", page));
addEventListener("pageshow", () => sessionStorage.removeItem("left"));

let socket = null;
let attempts = 0;
let isOver = false;
// A page that is loaded wants the app, and asks for it once.
let mayAsk = true;
const drawing = new Drawing(context);
const elements = new Elements(document.getElementById("elements"), send, { takesTab: true });
const files = new Files(document.getElementById("files"), send);
const banner = new Banner(document.getElementById("banner"), send);

const stage = new StageControls(document.getElementById("controls"), stageChanged, ["device", "turned", "appearance", "typeSize"]);
const device = new Device(document.getElementById("device"), document.getElementById("bar"), stage);
let isStageKnown = false;
// The app is behind a wall, and what it says may be anything.
let isWalled = false;

/** The app is shown another way. */
function stageChanged() {
  device.arrange();
  tellSize();
  send({ type: "appearance", dark: stage.isDark });
}

/** A window that is as large as the browser's has no stage. */
function tellSize() {
  send({ type: "resize", ...viewport() });
  if (device.isShown) send({ type: "stage", stage: device.message });
}

function send(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function viewport() {
  return {
    width: Math.max(1, Math.min(16384, area.clientWidth)), height: Math.max(1, Math.min(16384, area.clientHeight)),
    scale: Math.max(0.25, Math.min(8, devicePixelRatio)),
  };
}

async function connect() {
  if (!isStageKnown) {
    try {
      const answer = await fetch("stage", { headers, signal: AbortSignal.timeout(2000) });
      const known = await answer.json();
      [isStageKnown, isWalled] = [true, known.isWalled];
      device.know(known.devices, known.given);
    } catch { return later(); }
  }
  socket = openSocket(`ws://${location.host}/socket`);
  socket.binaryType = "arraybuffer";
  socket.onopen = () => {
    send({
      type: "hello", session: sessionStorage.getItem("session") ?? undefined, page,
      window: words.get("window") ?? undefined, dark: stage.isDark, banners: true, ...viewport(),
      stage: device.isShown ? device.message : undefined,
    });
  };
  socket.onmessage = ({ data }) => {
    if (typeof data === "string") take(JSON.parse(data));
    else show(data);
  };
  socket.onclose = lost;
}

function lost() {
  const old = socket;
  // The end of a connection can take its time; nobody waits for it.
  old.onclose = old.onmessage = old.onopen = null;
  old.close();
  if (!isOver) later();
}

function later() {
  attempts += 1;
  if (attempts > 1) why();
  setTimeout(connect, Math.min(2000, 100 * attempts * attempts));
}

/** Says why there is no connection. */
async function why() {
  let isKeyWrong = false;
  try { isKeyWrong = (await fetch("status", { headers, signal: AbortSignal.timeout(2000) })).status === 403; } catch {}
  if (attempts === 0) return; // It is back already.
  if (isKeyWrong) ask();
  else tell("The app is not there. Waiting for it …");
}

/** The server reports that the app has ended or does not answer, and why; or that it answers again. */
function learn({ running, reason }) {
  if (notice.dataset.reason === reason) return;
  if (!reason) return tell("");
  if (!running) {
    attempts = 0;
    if (mayAsk) {
      mayAsk = false;
      return restart();
    }
  }
  offer(reason);
}

/** Says why the app is not to be used, and lets the person start it again. */
function offer(reason) {
  tell(reason);
  notice.dataset.reason = reason;
  notice.classList.add("long");
  const button = document.createElement("button");
  button.textContent = "Start Again";
  button.onclick = restart;
  notice.append(button);
}

async function restart() {
  tell("The app is started again …");
  try { await fetch("restart", { method: "POST", headers }); } catch {}
}

/** What reaches beyond the page: an address can carry whatever the app has read. */
const outward = new Set(["open", "copy", "choose", "save"]);

function take(message) {
  if (isWalled && outward.has(message.type)) {
    return lacks(["The app runs with --sandbox: its page opens no link, copies nothing, and neither brings nor keeps files."]);
  }
  switch (message.type) {
    case "welcome":
      attempts = 0;
      mayAsk = false;
      sessionStorage.setItem("session", message.session);
      document.title = message.title;
      elements.forget();
      banner.forget();
      files.forget();
      tell("");
      lacks(message.missing ?? []);
      if (document.hidden) send({ type: "visibility", visible: false });
      break;
    case "elements": elements.update(message); break;
    case "staged": device.staged(message); break;
    case "open": window.open(message.url, "_blank", "noopener"); break;
    // A browser refuses it where nobody has used the page just now.
    case "copy": navigator.clipboard?.writeText(message.text).catch(() => {}); break;
    case "choose": files.choose(message); break;
    case "save": files.save(message); break;
    case "notification": banner.show(message); break;
    case "refused": console.warn(message.reason); break;
    case "app": learn(message); break;
    case "complaints":
      complain(document.getElementById("complaints"), message.complaints);
      document.body.classList.toggle("old", message.complaints.length > 0);
      break;
    case "dropped": lost(); break;
    case "closed":
      isOver = true;
      sessionStorage.removeItem("session");
      tell(message.reason);
  }
}

/** Says once what of the app's project is not to be had: the rest of it is here. */
function lacks(sentences) {
  const box = document.getElementById("missing");
  const text = sentences.slice(0, 20).join("\n\n");
  box.hidden = !text || sessionStorage.getItem("missing") === text;
  // A page that lacks nothing has no button to close it.
  box.textContent = box.hidden ? "" : text;
  if (box.hidden) return;
  const button = document.createElement("button");
  button.textContent = "Close";
  button.onclick = () => {
    sessionStorage.setItem("missing", text);
    box.hidden = true;
  };
  box.append(button);
}

function show(buffer) {
  try { draw(buffer); } catch (error) {
    // What cannot be drawn must not keep what comes later from being sent.
    console.error(error);
    send({ type: "ack", frame: new DataView(buffer).getUint32(1, true) });
  }
}

function draw(buffer) {
  const { number, width, height, scale } = drawing.read(buffer);
  const shown = present(context, drawing.shown, { width, height }, scale);
  Object.assign(canvas.style, { width: `${shown.width}px`, height: `${shown.height}px` });
  canvas.dataset.frame = number;
  // In a hidden tab there are no animation frames, and nobody waits for one.
  if (document.hidden) send({ type: "ack", frame: number });
  else requestAnimationFrame(() => send({ type: "ack", frame: number }));
}

/** Nothing is shown to who has not the key. */
function ask() {
  tell(sentence);
  notice.classList.add("long");
}

function tell(text) {
  notice.textContent = text;
  notice.classList.remove("long");
  delete notice.dataset.reason;
  notice.hidden = !text;
}

new ResizeObserver(tellSize).observe(area);
// The app makes room for what is said below it.
const boxes = ["missing", "complaints"].map((id) => document.getElementById(id));
const room = new ResizeObserver(() => {
  const tops = boxes.map((box) => box.getBoundingClientRect()).filter(({ height }) => height > 0).map(({ top }) => top);
  device.leave(tops.length ? Math.ceil(innerHeight - Math.min(...tops) + 8) : 0);
});
for (const box of boxes) room.observe(box);
addEventListener("resize", () => device.arrange());
document.addEventListener("visibilitychange", () => send({ type: "visibility", visible: !document.hidden }));

// The scale changes when the window goes to another screen, or is zoomed; the question has to be asked anew each time.
function watchScale() {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
    tellSize();
    watchScale();
  }, { once: true });
}

watchScale();
// Tab leads to wherever the app says.
listen(area, (message) => send(message.key === "Tab" && message.down ? elements.awaited(message) : message));
if (key) connect();
else ask();
