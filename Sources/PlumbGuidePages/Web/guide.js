// The pages of the guide: light and dark, search, and the live parts when they come into view.

const guideParts = {};
const guideEngine = (text) => { guideParts.engine = text; };
const guideData = (text) => { guideParts.data = text; };
const guideSearch = (sections) => { guideParts.search = sections; };

// MARK: Light and dark

const kept = { get() { try { return localStorage.getItem("theme"); } catch { return null; } }, set(theme) { try { localStorage.setItem("theme", theme); } catch { /* A file may have no store. */ } } };
const isSystemDark = matchMedia("(prefers-color-scheme: dark)");
const showTheme = () => {
  const theme = kept.get() ?? (isSystemDark.matches ? "dark" : "light");
  document.documentElement.dataset.theme = theme;
  const button = document.getElementById("theme");
  if (button) button.textContent = theme === "dark" ? "Light" : "Dark";
  guideParts.live?.forEach((part) => part.draw());
};
isSystemDark.addEventListener("change", showTheme);
showTheme();

// MARK: Search

// How well a word stands in a heading: it is the word, has it as a word, as a word's beginning, or anywhere.
const wordsOf = (text) => text.split(/[^\p{L}\p{N}_]+/u);
const fit = (word, text) => {
  if (text === word) return 60;
  if (wordsOf(text).includes(word)) return 30;
  if (wordsOf(text).some((one) => one.startsWith(word))) return 12;
  return text.includes(word) ? 8 : 0;
};
// And in a text: its first sentence says what it is about.
const fitBelow = (word, sentences, text) => wordsOf(sentences[0]?.toLowerCase() ?? "").includes(word) ? 14 : wordsOf(text).includes(word) ? 3 : text.includes(word) ? 1 : 0;
const sentencesOf = (text) => text.split(/(?<=[.!?])\s+/).filter(Boolean);

const found = (words) => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  return guideParts.search.map(([page, link, heading, text]) => {
    const [title, above, body] = [heading.toLowerCase(), page.toLowerCase(), text.toLowerCase()];
    const sentences = sentencesOf(text);
    const scores = wanted.map((word) => fit(word, title) + (above !== title && above.includes(word) ? 5 : 0) + fitBelow(word, sentences, body));
    // The sentence with the most of the words.
    const count = (sentence) => wanted.filter((word) => sentence.toLowerCase().includes(word)).length;
    const sentence = sentences.reduce((best, one) => count(one) > count(best) ? one : best, sentences[0] ?? "");
    return { page, link, heading, score: scores.includes(0) ? 0 : scores.reduce((sum, one) => sum + one, 0), sentence };
  }).filter((one) => one.score > 0).sort((one, other) => other.score - one.score || one.heading.length - other.heading.length).slice(0, 12);
};

const startSearch = () => {
  const [input, list] = [document.getElementById("search"), document.getElementById("found")];
  const root = document.body.dataset.root;
  input.addEventListener("input", () => {
    const results = found(input.value);
    list.hidden = input.value.trim() === "";
    list.replaceChildren(...results.map(({ page, link, heading, sentence }) => make("li", {}, make("a", { href: root + link },
      make("b", {}, heading === page ? page : `${page}: ${heading}`), make("span", {}, sentence)))));
    if (results.length === 0 && input.value.trim() !== "") list.append(make("li", { class: "none" }, "No page has these words."));
    document.getElementById("foundCount").textContent = input.value.trim() === "" ? "" : `${results.length} found`;
  });
  const go = (event) => {
    const links = [...list.querySelectorAll("a")];
    const at = links.indexOf(document.activeElement);
    if (event.key === "Escape") { input.value = ""; list.hidden = true; input.focus(); }
    else if (event.key === "ArrowDown" && links.length > 0) { event.preventDefault(); links[Math.min(links.length - 1, at + 1)].focus(); }
    else if (event.key === "ArrowUp" && at >= 0) { event.preventDefault(); (links[at - 1] ?? input).focus(); }
    else if (event.key === "Enter" && event.target === input) links[0]?.click();
  };
  input.addEventListener("keydown", go);
  list.addEventListener("keydown", go);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || /INPUT|TEXTAREA/.test(document.activeElement.tagName)) return;
    event.preventDefault();
    input.focus();
  });
};

// MARK: The page

addEventListener("DOMContentLoaded", async () => {
  startSearch();
  document.getElementById("theme").addEventListener("click", () => {
    kept.set(document.documentElement.dataset.theme === "dark" ? "light" : "dark");
    showTheme();
  });
  showTheme();
  const contents = document.getElementById("contents");
  // On a wide screen the contents are always there.
  const wide = matchMedia("(min-width: 900px)");
  const open = () => { contents.open = wide.matches; };
  wide.addEventListener("change", open);
  open();
  for (const code of document.querySelectorAll("pre code.language-swift, .live pre code")) code.innerHTML = colouredSwift(code.textContent);
  if (!guideParts.data) return;
  const [module, data] = await Promise.all([unpacked(guideParts.engine).then((bytes) => WebAssembly.compile(bytes)), unpacked(guideParts.data)]);
  const { examples } = JSON.parse(new TextDecoder().decode(data));
  // An example that cannot be made has no drawings.
  const supplies = await Promise.all(examples.map((example) => example?.model && Supplies.of(example.model)));
  guideParts.live = [];
  const start = (figure) => {
    if (figure.dataset.started) return;
    figure.dataset.started = "yes";
    const number = Number(figure.dataset.example);
    guideParts.live.push(new LivePart(figure, examples[number], module, supplies[number]));
  };
  const figures = [...document.querySelectorAll("figure.live")];
  // Those on the first screen at once, and the others in the pauses, so that the page is there at once.
  const rest = [];
  for (const figure of figures) (figure.getBoundingClientRect().top < innerHeight ? start(figure) : rest.push(figure));
  const on = () => {
    const figure = rest.shift();
    if (!figure) {
      document.documentElement.dataset.live = "yes";
      if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
      return;
    }
    start(figure);
    setTimeout(on, 0);
  };
  on();
  addEventListener("resize", () => guideParts.live.forEach((part) => { part.room = undefined; part.draw(); }));
});
