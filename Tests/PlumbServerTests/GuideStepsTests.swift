import Testing

/// A page of the guide tells and draws the steps of a layout, and the effect of a press on the graph.
@Suite("A live part of a guide", .serialized, .timeLimit(.minutes(12)))
struct GuideStepsTests {
  @Test("tells every place on the canvas, as the steps, the chosen view and the list of views say it")
  func places() async throws {
    let page = try await GuideFixture.open("Spacing/Spacing.html")
    let told = try await page.value(
      """
      (() => {
        const part = guideParts.live[0];
        part.last.click();
        part.toggle("tree", true);
        const placed = part.events.filter((event) => event.kind === "place");
        return placed.flatMap((event) => {
          const index = part.views.findIndex((view) => view.node === event.node);
          part.choose(index);
          const at = / at (-?[0-9.]*[0-9], -?[0-9.]*[0-9])/;
          return [event.sentence.match(at)[1], part.said.textContent.match(at)[1], part.rows[index].textContent.match(at)[1]];
        });
      })()
      """
    ).list.compactMap(\.text)
    try #require(told.count > 8)
    for start in stride(from: 0, to: told.count, by: 3) {
      #expect(told[start] == told[start + 1] && told[start] == told[start + 2], "\(told)")
    }
    // The row stands in the middle of its canvas, and its first view at the row's corner.
    #expect(told.contains("91.75, 20"))
    #expect(!told.contains("0, 0"), "\(told)")
    try await page.close()
  }

  @Test("says why the chosen view has its size, at the size and for the view that are shown")
  func reasons() async throws {
    let page = try await GuideFixture.open("Spacing/Spacing.html")
    let told = try await page.value(
      """
      (() => {
        const part = guideParts.live[0];
        const said = () => part.why.textContent;
        const isHidden = part.why.hidden;
        part.openers.why.click();
        const first = said();
        part.resize(part.width + 100, part.height);
        const wider = said();
        part.choose(part.chosen + 1);
        const other = said();
        part.draw();
        const again = said();
        part.resize(part.width - 100, part.height);
        part.choose(part.chosen - 1);
        return [String(isHidden), first, wider, other, again, said()];
      })()
      """
    ).list.compactMap(\.text)
    try #require(told.count == 6)
    #expect(told[0] == "true" && told[1].contains(" wide: ") && told[1].contains(" high: "), "\(told)")
    #expect(Set(told[1...3]).count == 3, "each size and each view has sentences of its own: \(told)")
    #expect(told[4] == told[3] && told[5] == told[1], "\(told)")
    try await page.close()
  }

  @Test("says by how much an offset moves its view, in words")
  func offset() async throws {
    let page = try await GuideFixture.open("index.html")
    let sentences = try await page.value(
      """
      (() => { const part = guideParts.live[0]; part.toggle("player", true); return part.events.map((event) => event.sentence) })()
      """
    ).list.compactMap(\.text)
    #expect(
      sentences.contains {
        $0.hasSuffix("draws its child 3 to the left and 5 down and leaves its place as it is.")
      },
      "\(sentences)")
    try await page.close()
  }

  @Test(
    "draws each step while it is told: an offer with its size, one without an end with an arrow, and a gap")
  func marks() async throws {
    let page = try await GuideFixture.open("Spacing/Spacing.html")
    let drawn = try await page.value(
      """
      (() => {
        const part = guideParts.live[0];
        const marks = [];
        while (!part.next.disabled) {
          part.next.click();
          const mark = part.marks.querySelector(".mark");
          const box = mark?.getBBox();
          marks.push([part.events[part.current].kind, part.events[part.current].sentence, mark?.getAttribute("class") ?? "nothing",
            mark?.querySelector(".tag")?.textContent ?? "", mark?.querySelector(".arrow") ? "arrow" : "", box && box.width + box.height > 0 ? "seen" : "hidden"]);
        }
        return marks;
      })()
      """
    ).list.map { $0.list.compactMap(\.text) }
    try #require(drawn.count > 20)
    for step in drawn {
      let (kind, sentence, tag) = (step[0], step[1], step[3])
      #expect(step[2].hasPrefix("mark \(kind == "place" ? "answer" : kind)"), "\(step)")
      #expect(step[5] == "seen", "\(step)")
      if kind == "offer" || kind == "answer" { #expect(sentence.contains(tag) && !tag.isEmpty, "\(step)") }
      let isEndless = kind == "offer" && sentence.contains("∞")
      #expect((step[4] == "arrow") == isEndless, "\(step)")
    }
    #expect(drawn.contains { $0[1].contains("leaves 8 before") && $0[3] == "8" })
    #expect(drawn.contains { $0[0] == "offer" && $0[3].hasPrefix("0 × ") }, "the question for the least")
    try await page.close()
  }

  @Test(
    "fills the table of a stack with the steps that tell its numbers, and keeps it full when a slider moves")
  func table() async throws {
    let page = try await GuideFixture.open("Spacing/Spacing.html")
    let filled = "[...document.querySelectorAll('.turns td')].filter((cell) => cell.textContent).length"
    #expect(
      try await page.value("document.querySelector('.turns caption').textContent").text
        == "HStack gives the view that can grow least its share first")
    #expect(try await page.value(filled).double == 0)
    let counts = try await page.value(
      """
      (() => {
        const [part, counts] = [guideParts.live[0], []];
        while (!part.next.disabled) { part.next.click(); counts.push(\(filled)); }
        return counts;
      })()
      """
    ).list.compactMap(\.double)
    #expect(counts == counts.sorted())
    #expect(Set(counts).count > 6, "\(counts)")
    // Order, least, most, growth, offer and answer of two views.
    #expect(counts.last == 12)
    #expect(
      try await page.value(
        "[...document.querySelector('.turns tbody tr').children].map((cell) => cell.textContent).join(' | ')"
      ).text?.hasPrefix("1 | ") ?? false)
    try await page.value("guideParts.live[0].resize(260, 100)")
    #expect(try await page.value(filled).double == 12)
    try await page.value("guideParts.live[0].back.click()")
    #expect(try await page.value("document.querySelectorAll('.turns td.new').length").double ?? 9 < 3)
    try await page.close()
  }

  @Test("plays its steps slower and faster, as the speed says")
  func speed() async throws {
    let page = try await GuideFixture.open("Spacing/Spacing.html")
    func set(_ place: Int) async throws -> Double {
      try await page.value(
        """
        (async () => {
          const part = guideParts.live[0];
          const input = document.querySelector(".speed input");
          input.value = \(place);
          input.dispatchEvent(new Event("input"));
          part.stop();
          part.move(-999);
          const start = performance.now();
          part.playing.click();
          while (part.current < 2) await new Promise((done) => setTimeout(done, 5));
          part.stop();
          return performance.now() - start;
        })()
        """
      ).double ?? 0
    }
    let (fast, usual) = try await (set(4), set(2))
    #expect(fast >= 540 && fast < 2000, "two steps of 275 milliseconds")
    #expect(usual >= 2190, "two steps of 1,100 milliseconds")
    #expect(try await page.value("document.querySelector('.speed output').textContent").text == "1×")
    try await page.close()
  }

  // MARK: Buttons and their graph

  @Test("presses the buttons of its example, and draws what each press does to the graph")
  func graph() async throws {
    let page = try await GuideFixture.open("Pressing/Pressing.html")
    let labels = "[...document.querySelectorAll('.presses button')].map((button) => button.textContent)"
    #expect(try await page.value(labels).list.compactMap(\.text) == ["One more", "Note"])
    func boxes() async throws -> [String] {
      try await page.value(
        "[...document.querySelectorAll('.box text:not(.kind)')].map((text) => text.textContent)"
      )
      .list.compactMap(\.text)
    }
    let first = try await boxes()
    #expect(
      first == [
        "Tally.body", "@State cups = 9", "Count(cups: 9)", "Count.body", "Note", "Note.body",
        "@State isOpen = false",
      ])
    func press(_ label: String) async throws -> [String] {
      let place = try await page.numbers(
        """
        (() => { const found = [...document.querySelectorAll('.presses button')].find((button) => button.textContent === '\(label)');
          found.scrollIntoView({ block: 'center' });
          const box = found.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2] })()
        """, count: 2)
      try await page.click(place[0], place[1])
      try await page.wait("document.querySelector('figure').dataset.wave === 'told'")
      return try await page.value("[...document.querySelectorAll('.wave li')].map((row) => row.textContent)")
        .list
        .compactMap(\.text)
    }
    let more = try await press("One more")
    #expect(more.first == "@State cups is set, from 9 to 10.")
    #expect(more.contains("Tally.body is evaluated again."))
    #expect(more.contains("Count gets another value, from cups: 9 to cups: 10."))
    #expect(more.contains("Count.body is evaluated again."))
    #expect(more.contains("Note.body reads nothing that has changed and is not evaluated."), "\(more)")
    #expect(more.last?.contains("Text “10 cups”") ?? false, "\(more)")
    #expect(try await boxes().contains("Count(cups: 10)"))
    let note = try await press("Note")
    #expect(note.first == "@State isOpen is set, from false to true.")
    #expect(
      note.contains("Tally.body and Count.body read nothing that has changed and are not evaluated."),
      "\(note)")
    #expect(
      try await page.value("document.querySelector('.box.evaluated').dataset.box").text == "Note.body")
    // At 11 the button is disabled, and the picture has no button to press there.
    _ = try await press("One more")
    #expect(try await page.value(labels).list.compactMap(\.text) == ["Note"])
    try await page.value("document.querySelector('.reset').click()")
    #expect(try await page.value(labels).list.compactMap(\.text) == ["One more", "Note"])
    #expect(try await boxes().contains("@State cups = 9"))
    try await page.close()
  }
}
