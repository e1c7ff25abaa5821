// The bar of the page while it waits for the compiler.

/** A wait that is shorter is not told, in milliseconds. */
const shortest = 1500;

export class Waiting {
  /** `now` is the time in milliseconds; `every` calls a function again and again, and returns what ends that. */
  constructor(bar, say, { now = () => performance.now(), every = (call) => { const timer = setInterval(call, 200); return () => clearInterval(timer); } } = {}) {
    Object.assign(this, { bar, say, now, every, start: null });
    this.last = 0;
  }

  /** Begins a wait, or goes on with the one that has begun. `usual` is how long the last one took, in seconds; 0 if there was none. */
  begin(usual) {
    if (usual > 0) this.last = usual;
    if (this.start !== null) return;
    this.start = this.now();
    this.stop = this.every(() => this.show());
  }

  end() {
    if (this.start === null) return;
    this.stop();
    this.start = null;
    this.bar.hidden = true;
    this.bar.removeAttribute("value");
  }

  show() {
    const elapsed = this.now() - this.start;
    if (elapsed < shortest) return;
    this.bar.hidden = false;
    const seconds = Math.floor(elapsed / 1000);
    if (this.last > 0) {
      // It slows down where the wait is longer than the last one, and never reaches its end before it.
      const share = elapsed / 1000 / this.last;
      this.bar.value = share < 0.8 ? share : 0.98 - 0.18 * Math.exp(-(share - 0.8) / 0.18);
    }
    this.say(`Compiling for ${seconds} s${this.last > 0 ? `; the last time took ${this.last.toFixed(1)} s` : ""}`);
  }
}
