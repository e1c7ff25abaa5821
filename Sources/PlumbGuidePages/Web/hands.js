// What hands do to a live part: open, choose, press, drag.

Object.assign(LivePart.prototype, {
  toggle(name, isOpen = this[name].hidden) {
    this[name].hidden = !isOpen;
    this.openers[name].setAttribute("aria-expanded", isOpen);
    if (name === "player" && isOpen) this.showEvents();
    if (name === "player" && !isOpen) this.stop();
    this.draw();
  },
  choose(index) {
    this.chosen = index;
    this.showCode();
    if (!this.player.hidden && this.only.checked) this.showEvents();
    else if (!this.player.hidden) this.showEvents(true);
    this.draw();
  },
  hit(event) {
    if (event.target.closest(".edge")) return;
    const box = this.canvas.getBoundingClientRect();
    const [x, y] = [(event.clientX - box.left) / this.zoom, (event.clientY - box.top) / this.zoom];
    this.picking ??= new Picking();
    const best = this.picking.next(pickable(this.views, this.places), x, y, event.altKey);
    if (best !== null) this.choose(best);
  },
  drag(event, side) {
    const edge = event.currentTarget;
    event.preventDefault();
    edge.setPointerCapture(event.pointerId);
    const [startX, startY, width, height] = [event.clientX, event.clientY, this.box.width, this.box.height];
    // The canvas stands in the middle, so its edge moves half as far as it grows.
    const factor = 2 / this.zoom;
    const moveTo = (moved) => this.resize(
      side === "bottom" ? this.width : Math.max(0, Math.min(1200, Math.round(width + (moved.clientX - startX) * factor))),
      side === "right" ? this.height : Math.max(0, Math.min(1200, Math.round(height + (moved.clientY - startY) / this.zoom))));
    edge.addEventListener("pointermove", moveTo);
    for (const end of ["pointerup", "pointercancel"]) edge.addEventListener(end, () => edge.removeEventListener("pointermove", moveTo), { once: true });
  },
  press(event, side) {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1, PageDown: -20, PageUp: 20 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    if (side === "right") this.resize(Math.max(0, Math.round(this.box.width) + by), this.height);
    else this.resize(this.width, Math.max(0, Math.round(this.box.height) + by));
  },
});
