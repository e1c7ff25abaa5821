// What a person does with pointers, wheels and keys, for the app.

/** A page with several pictures says whose `keys` count, when the wheel does not scroll the page itself,
    and that Tab leads on to the rest of the page. */
export function listen(area, send, { keys = globalThis, wheels = () => true, takesTab = true } = {}) {
  const point = (event) => {
    const box = area.getBoundingClientRect();
    // The picture may be shown smaller than it is.
    const zoom = box.width / area.offsetWidth || 1;
    return { x: (event.clientX - box.left) / zoom, y: (event.clientY - box.top) / zoom };
  };
  const isField = (event) => event.target.plumb?.field;
  const isText = (event) => event.target.classList?.contains("line");

  // Movements are told once a frame: the last place of each pointer counts.
  const moves = new Map();
  let wheel = null;
  let isWaiting = false;
  let selection = null;
  const flush = () => {
    isWaiting = false;
    selection?.();
    selection = null;
    for (const message of moves.values()) send(message);
    moves.clear();
    if (wheel) send(wheel);
    wheel = null;
  };
  const soon = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(flush);
  };

  const down = new Set();
  // Where those went down with which the browser may select text; they are not held when they leave.
  const selecting = new Map();
  const pointer = (event, phase, sequence) => {
    const message = {
      type: "pointer", id: event.pointerId, phase, ...point(event), touch: event.pointerType === "touch", sequence,
    };
    if (event.button === 2) message.secondary = true;
    if (phase === "moved") {
      moves.set(event.pointerId, message);
      return soon();
    }
    flush();
    send(message);
  };
  let pressed;
  area.addEventListener("pointerdown", (event) => {
    pressed = { target: event.target, isTouch: event.pointerType === "touch" };
    // The second button opens a view's menu; with Shift, the browser's own.
    if (event.button === 2 && !event.shiftKey && !isField(event) && !isText(event)) return pointer(event, "down");
    if (event.button !== 0) return;
    down.add(event.pointerId);
    const field = isField(event) ? event.target : null;
    if (field) field.isPressed = true;
    if (field || isText(event)) selecting.set(event.pointerId, { field, x: event.clientX, y: event.clientY, point: point(event), press: pressed });
    // A drag goes on outside of the window.
    else try { area.setPointerCapture(event.pointerId); } catch {}
    pointer(event, "down");
  });
  area.addEventListener("pointermove", (event) => {
    // A mouse that selects text does not drag what the text is in.
    const start = selecting.get(event.pointerId);
    if (start && event.pointerType !== "touch") {
      if (start.field && selects(start, event)) select(start, event);
      return;
    }
    if (down.has(event.pointerId)) return pointer(event, "moved");
    if (event.pointerType === "touch") return;
    moves.set("hover", { type: "hover", ...point(event) });
    soon();
  });
  area.addEventListener("contextmenu", (event) => {
    if (!event.shiftKey && !isField(event) && !isText(event)) event.preventDefault();
  });
  // Who has selected text has pressed nothing. A field has a selection of its own, which two clicks make, too.
  const selects = ({ field, x, y }, event) => {
    if (!field) return !(getSelection()?.isCollapsed ?? true);
    if (event.pointerType === "touch") return false;
    const way = Math.hypot(event.clientX - x, event.clientY - y);
    return way > 10 || (way > 0 || event.shiftKey) && field.selectionStart !== field.selectionEnd;
  };
  // A plain drag selects the letters that are drawn there. Words of two clicks, and what Shift adds, are the browser's, and the app
  // learns of them, also while the mouse goes on.
  const select = (start, event) => {
    if (start.press.count !== 1 || start.press.isShifted) return release(start.field);
    const end = point(event);
    start.field.isDragged = true;
    selection = () => start.field.selectBetween(start.point, end);
    soon();
  };
  const release = (field) => {
    field.isPressed = field.isDragged = false;
    document.dispatchEvent(new Event("selectionchange"));
  };
  const end = (phase) => (event) => {
    const start = selecting.get(event.pointerId);
    const hasSelected = start && selects(start, event);
    const isTap = start?.field && !hasSelected && phase === "up";
    selecting.delete(event.pointerId);
    if (start?.field?.isDragged) flush();
    const sequence = isTap ? start.field.awaitCaret() : undefined;
    if (start?.field) release(start.field);
    if (down.delete(event.pointerId)) pointer(event, hasSelected ? "cancelled" : phase, sequence);
  };
  area.addEventListener("pointerup", end("up"));
  area.addEventListener("pointercancel", end("cancelled"));
  area.addEventListener("pointerleave", (event) => {
    if (selecting.has(event.pointerId)) return end("cancelled")(event);
    if (event.pointerType === "touch" || down.has(event.pointerId)) return;
    moves.set("hover", { type: "hover" });
    soon();
  });

  // A finger that moves over a field is the app's: it swipes a row or scrolls. The browser would scroll the field's text.
  area.addEventListener("touchmove", (event) => {
    if (isField(event) && wheels() && event.cancelable) event.preventDefault();
  }, { passive: false });

  // The focus stays where it is when something is pressed, so that a field is not left by accident.
  area.addEventListener("mousedown", (event) => {
    if (pressed) [pressed.count, pressed.isShifted] = [event.detail, event.shiftKey];
    // A finger's tap puts the caret where the app draws its text, and the browser would put it elsewhere afterwards. It also
    // takes a tap beside a field for one on it.
    if (isField(event) && pressed?.isTouch) {
      event.preventDefault();
      if (pressed.target === event.target) event.target.focus({ preventScroll: true });
      return;
    }
    if (isField(event) || isText(event)) return;
    event.preventDefault();
    const selection = getSelection();
    if (selection?.anchorNode?.parentElement?.classList.contains("line")) selection.removeAllRanges();
  });

  area.addEventListener("wheel", (event) => {
    if (event.ctrlKey || !wheels()) return; // The browser's own zoom.
    event.preventDefault();
    const unit = [1, 16, area.clientHeight][event.deltaMode];
    const [dx, dy] = event.shiftKey && !event.deltaX ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    wheel = {
      type: "scroll", ...point(event), dx: (wheel?.dx ?? 0) - dx * unit, dy: (wheel?.dy ?? 0) - dy * unit,
    };
    soon();
  }, { passive: false });

  const key = (event, isDown) => {
    // A field types for itself; a focused button is pressed by the browser.
    const isOwn = isField(event) ? !["Escape", "Tab", "ArrowUp", "ArrowDown"].includes(event.key)
      : event.target.plumb && ["Enter", " "].includes(event.key);
    if (event.key === "Tab" && !takesTab) return;
    if (isOwn || event.isComposing || event.key === "Process") return;
    // The app knows what comes next: views of its own can have the focus too.
    if (event.key === "Tab" || !isField(event) && [" ", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Backspace"].includes(event.key)) {
      event.preventDefault();
    }
    send({
      type: "key", key: event.key, down: isDown, shift: event.shiftKey, control: event.ctrlKey, option: event.altKey,
      command: event.metaKey,
    });
  };
  keys.addEventListener("keydown", (event) => key(event, true));
  keys.addEventListener("keyup", (event) => key(event, false));
}
