"""Flex layout in Chromium without a window: chromium.py WORK ROUNDS [TEXT]

The time is that of the layouts alone, as the browser counts it for its own thread: not of elements, styles or painting.
"""
import os, sys
from playwright.sync_api import sync_playwright
from passes import print_pass
from trees import BODY_OF_LIST, offer_of, tree_of

PAGE = """<!doctype html><style>
  body { margin: 0 }
  #place div { box-sizing: border-box; flex: none; min-width: 0; min-height: 0 }
  #place .row, #place .column { display: flex; align-items: center }
  #place .column { flex-direction: column }
  #place .leading { align-items: flex-start }
  #place .shrinks { flex-shrink: 1 }
  #place .spacer, #place .grows { flex: 1 0 0 }
  #place .grows, #place .stretches { align-self: stretch }
  #place .text { font: 10px/16px monospace; letter-spacing: calc(8px - 1ch); word-break: break-all }
  #place p { margin: 0; font: 17px/20px Inter }
</style><div id=place></div>"""

SCRIPT = """
const place = document.getElementById('place')
let nodes = []
function make({ tree, offer }) {
  nodes = []
  for (const one of tree) {
    const node = document.createElement('div')
    node.className = one.kind + ['leading', 'shrinks', 'grows', 'stretches'].map(word => one[word] ? ' ' + word : '').join('')
    if (one.padding) node.style.padding = `${one.padding[1]}px ${one.padding[0]}px`
    if (one.spacing) node.style.gap = one.spacing + 'px'
    if (one.width) node.style.width = one.width + 'px'
    if (one.height) node.style.height = one.height + 'px'
    if (one.characters) node.textContent = 'x'.repeat(one.characters)
    if (one.parent >= 0) nodes[one.parent].append(node)
    nodes.push(node)
  }
  nodes[0].style.width = offer[0] ? offer[0] + 'px' : 'max-content'
  if (offer[1]) nodes[0].style.height = offer[1] + 'px'
  place.replaceChildren(nodes[0])
}
function answer() {
  const { width, height } = nodes[0].getBoundingClientRect()
  return [width, height]
}
const changes = {
  leaf: turn => nodes.at(-1).style.width = turn % 2 ? '20px' : '10px',
  body: turn => nodes[BODY].textContent = 'x'.repeat(turn % 2 ? 90 : 40),
  width: turn => nodes[0].style.width = 390 - turn % 100 + 'px',
  text: turn => nodes[0].style.width = 200 + turn + 'px'
}
function change({ name, turns }) {
  for (let turn = 1; turn <= turns; turn++) {
    changes[name](turn)
    answer()
  }
}
function setText(text) {
  nodes = [document.createElement('p')]
  nodes[0].textContent = text
  place.replaceChildren(nodes[0])
}
""".replace("BODY", str(BODY_OF_LIST))


def main():
    work, rounds = sys.argv[1], int(sys.argv[2])
    with sync_playwright() as player:
        path = os.environ.get("CHROMIUM") or "/usr/bin/chromium"
        browser = player.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1000, "height": 800})
        page.set_default_timeout(0)
        page.set_content(PAGE)
        page.add_script_tag(content=SCRIPT)
        tools = page.context.new_cdp_session(page)
        tools.send("Performance.enable", {"timeDomain": "threadTicks"})

        def layout_nanoseconds():
            metrics = tools.send("Performance.getMetrics")["metrics"]
            return next(one["value"] for one in metrics if one["name"] == "LayoutDuration") * 1e9

        least, given = float("inf"), None
        name = work.partition("-")[0]
        changing = name in ("leaf", "body", "width", "text")
        if work == "text":
            page.evaluate("text => setText(text)", sys.argv[3])
        else:
            given = {"tree": tree_of(work), "offer": offer_of(work)}
            page.evaluate("given => { window.given = given; make(given); answer() }", given)
        for _ in range(rounds):
            before, turns = layout_nanoseconds(), 100 if changing else 1
            if changing:
                page.evaluate("given => change(given)", {"name": name, "turns": turns})
            else:
                page.evaluate("make(given); answer()")
            least = min(least, (layout_nanoseconds() - before) / turns)
        if work != "text" and changing:
            page.evaluate("name => changes[name](0)", name)
        width, height = page.evaluate("answer()")
        print_pass(least, *((0, height / 20) if work == "text" else (width, height)))
        browser.close()


main()
