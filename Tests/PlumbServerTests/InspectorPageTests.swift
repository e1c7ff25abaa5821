import Foundation
import Testing

/// The inspector beside a preview, in a real browser.
@Suite("The inspector's page", .serialized, .timeLimit(.minutes(12)))
struct InspectorPageTests {
  private func inspect(_ page: BrowserPage) async throws {
    try await page.click(".tile .inspect")
    try await page.wait("plumb.inspector.tree.frames.length > 0 && document.querySelector('.sentences li')")
  }

  @Test("every tree that comes while the width slider is dragged is one layout: its parts fill its width")
  func dragged() async throws {
    try await Previewed.with(PreviewPageTests.row) { _, page in
      try await inspect(page)
      // Each time frames come, the row's own width and what is in it are noted.
      try await page.value(
        """
        (() => {
          window.seen = [];
          const { inspector } = plumb;
          const take = inspector.frames.bind(inspector);
          inspector.frames = (buffer) => {
            take(buffer);
            const width = inspector.tree.frames.map((frame) => frame[2]);
            window.seen.push([width[0], width[1] + width[2] + width[3] + 16, inspector.tree.rows.length]);
          };
        })()
        """)
      let numbers = try await page.numbers(
        "(b => [b.left, b.top + b.height / 2, b.width])(document.querySelector('[name=width-slider]').getBoundingClientRect())",
        count: 3)
      let (left, y, width) = (numbers[0], numbers[1], numbers[2])
      try await page.drag(from: (left + 8 + (width - 16) * 0.4, y), to: (left + width - 9, y), steps: 24)
      try await page.wait("window.seen.length > 3 && window.seen.at(-1)[0] > 480")
      let wrong =
        "window.seen.filter(([own, parts, rows]) => Math.abs(own - parts) > 0.02 || rows !== 4).length"
      let count = try await page.value(wrong).double
      #expect(count == 0)
      let isRising = "window.seen.every(([own], at) => at === 0 || own >= window.seen[at - 1][0])"
      #expect(try await page.value(isRising).isTrue)
    }
  }

  @Test("on a screen of one pixel a point the inspector says why its numbers differ from a command's")
  func screen() async throws {
    try await Previewed.with(PreviewPageTests.row) { _, page in
      try await inspect(page)
      try await page.value(
        "Object.defineProperty(window, 'devicePixelRatio', { value: 1 }), plumb.inspector.select(1)")
      try await page.wait("document.querySelector('.facts.scale')?.textContent.includes('1 a point')")
      // The app draws two pixels a point all the while: only the page takes its screen for another one.
      try await page.value("plumb.inspector.stage.set('scale', '2'), plumb.inspector.select(1)")
      try await page.wait(
        "document.querySelector('.sentences li') && !document.querySelector('.facts.scale')")
    }
  }

  @Test("turning to another panel leaves the tree, the chosen view and what is folded as they are")
  func panels() async throws {
    try await Previewed.with(PreviewPageTests.row) { _, page in
      try await inspect(page)
      try await page.value("plumb.inspector.select(2)")
      for name in ["graph", "steps", "why", "graph", "why"] {
        try await page.click("#tab-\(name)")
        try await page.wait("!document.querySelector('[aria-labelledby=tab-\(name)]').hidden")
        let rows = try await page.value("plumb.inspector.tree.rows.length").double
        #expect(rows == 4)
      }
      try await page.wait("document.querySelector('.why h2').textContent === 'Text(\"Hello, world\")'")
      try await page.value("plumb.inspector.tree.fold(0, true)")
      try await page.click("#tab-graph")
      try await page.wait("document.querySelectorAll('.attributes li').length > 0")
      try await page.value("new Promise((done) => setTimeout(done, 200))")
      let rows = try await page.value("plumb.inspector.tree.rows.length").double
      #expect(rows == 4)
    }
  }

  @Test("after a press the graph's panel lists what was set, marked and evaluated, in that order")
  func wave() async throws {
    try await Previewed.with(PreviewPageTests.counter) { _, page in
      try await inspect(page)
      try await page.click("#tab-graph")
      try await page.wait("document.querySelectorAll('.attributes li').length > 0")
      try await page.value("plumb.inspector.setPicking(false)")
      try await page.value(
        "[...document.querySelectorAll('.elements button')].find(b => b.textContent === 'More').click()")
      try await page.wait("document.querySelectorAll('.wave li').length > 4")
      let head = try await page.value(
        "document.querySelector('.graph > div:last-child h3').textContent")
      #expect(head.text == "After a press")
      let list = try await page.value(
        "[...document.querySelectorAll('.wave li')].map(li => [...li.children].map(c => c.textContent).join(' '))"
      )
      let words = list.list.compactMap(\.text)
      let expected = [
        "set @State count", "marked Counter.body", "evaluated Counter.body", "evaluated Counter.nodes",
      ]
      let places = expected.compactMap { words.firstIndex(of: $0) }
      #expect(places.count == expected.count && places == places.sorted(), "\(words)")
      // The state's new value is shown with the view's attributes.
      try await page.wait(
        "[...document.querySelectorAll('.attributes li')].some(li => li.textContent.includes('@State count') && li.querySelector('.value').textContent === '1')"
      )
    }
  }

  @Test("the place in the source opens there, with the line marked")
  func source() async throws {
    try await Previewed.with(PreviewPageTests.counter) { _, page in
      try await inspect(page)
      try await page.value(
        "plumb.inspector.select(plumb.inspector.tree.rows.findIndex((row) => row.title.startsWith('Text')))")
      try await page.wait("document.querySelector('.source summary')?.textContent === 'View.swift:6'")
      try await page.click(".source summary")
      try await page.wait("document.querySelector('.source .here')")
      let line = try await page.value("document.querySelector('.source .here').textContent").text ?? ""
      #expect(line.contains(#"Text("Count: \(count)")"#), "\(line)")
    }
  }

  @Test("the numbers over the picture stay on it, also at its edges")
  func labels() async throws {
    try await Previewed.with(PreviewPageTests.row, width: 360, height: 740) { _, page in
      try await inspect(page)
      try await page.click("#tab-steps")
      let count = Int(try await page.value("plumb.inspector.walkthrough.steps.length").double ?? 0)
      for step in 0..<count {
        try await page.value("plumb.inspector.walkthrough.to(\(step))")
        let outside = try await page.value(
          """
          (() => {
            const picture = plumb.inspector.tile.picture.getBoundingClientRect();
            return [...document.querySelectorAll('.overlay .plate')].filter((plate) => {
              const box = plate.getBoundingClientRect();
              return box.left < picture.left - 1 || box.right > picture.right + 1 || box.top < picture.top - 1;
            }).length;
          })()
          """
        ).double
        #expect(outside == 0, "step \(step)")
      }
    }
  }
}
