import Foundation
import Testing

/// A guide is read on its first page, by search, on small screens, and by those who hear it.
@Suite("A guide for its readers", .serialized, .timeLimit(.minutes(12)))
struct GuideReadingTests {
  @Test("begins with a live example on its first page")
  func first() async throws {
    let page = try await GuideFixture.open("index.html")
    let width =
      "guideParts.live[0].places[guideParts.live[0].views.find((view) => view.name === 'Text').node].x"
    let before = try await page.value(width).double
    try await page.value(
      "(() => { const input = document.querySelector('[data-side]'); input.value = 100; input.dispatchEvent(new Event('input')) })()"
    )
    #expect(try await page.value(width).double != before)
    #expect(
      try await page.value("document.querySelector('.source code').textContent").text?.contains(
        "struct First") ?? false)
    let (guide, _) = try GuideFixture.made.get()
    #expect(try guide.text("index.md").contains("[Try it live.](index.html#First)"))
    try await page.close()
  }

  private func results(_ words: String, in page: BrowserPage) async throws -> [(link: String, text: String)] {
    try await page.value(
      """
      (() => {
        const input = document.getElementById("search");
        input.value = "\(words)";
        input.dispatchEvent(new Event("input"));
        return [...document.querySelectorAll("#found a")].map((link) => [link.getAttribute("href"), link.querySelector("span").textContent]);
      })()
      """
    ).list.map { ($0.list[0].text ?? "", $0.list[1].text ?? "") }
  }

  @Test("is searched by words: a name before longer names, in sentences without marks")
  func search() async throws {
    let page = try await GuideFixture.open("Turning/Turning.html", width: 360)
    #expect(try await results("gaps row", in: page).first?.link == "../Spacing/Spacing.html")
    let stacks = try await results("HStack", in: page)
    let links = stacks.map(\.link)
    let (own, other) = (
      links.firstIndex { $0.hasSuffix("/HStack-VStack.html") },
      links.firstIndex { $0.contains("HStackLayout") }
    )
    #expect(own == 0 && (other ?? 0) > 0, "\(links)")
    #expect(!links.contains { $0.hasSuffix("#where-to-go-on") }, "\(links)")
    // A text that begins with the name is about it.
    #expect((links.firstIndex { $0.hasSuffix("Pressing.html") } ?? 9) < (other ?? 0), "\(links)")
    #expect(stacks.contains { $0.text == "Of HStack one reads elsewhere, not here." }, "\(stacks)")
    for words in ["HStack", "onPreferenceChange", "layout", "frame"] {
      for result in try await results(words, in: page) {
        #expect(!result.text.contains { "`*|[]".contains($0) }, "\(result.text)")
        #expect(result.text.first.map { $0.isLetter || $0.isNumber } ?? false, "\(result.text)")
        #expect(result.text.last.map { ".!?:".contains($0) } ?? false, "\(result.text)")
      }
    }
    try await page.close()
  }

  @Test(
    "hides nothing of a table on a screen of 360 points, and no page is wider than the screen",
    arguments: [
      "index.html", "Spacing/Spacing.html", "Turning/Turning.html", "Pressing/Pressing.html",
      "Rules/Spacing.html",
      "Reference/HStack-VStack.html",
    ])
  func narrow(path: String) async throws {
    let isLive = path == "index.html" || !path.contains("R")
    let page =
      isLive
      ? try await GuideFixture.open(path, width: 360)
      : try await BrowserPage.open(
        URL(fileURLWithPath: GuideFixture.made.get().0.command.path("site/\(path)")), width: 360, height: 900,
        ready: "document.readyState === 'complete'")
    let hidden = try await page.value(
      """
      (() => {
        guideParts.live?.forEach((part) => { part.toggle("player", true); part.toggle("tree", true); part.last.click(); });
        const cells = [...document.querySelectorAll("td, th, .panel li span")].filter((cell) => cell.textContent);
        const unseen = cells.filter((cell) => {
          const [box, room] = [cell.getBoundingClientRect(), cell.closest(".table")];
          if (box.width === 0 && !cell.closest("thead")) return true;
          return box.right > innerWidth + 1 && !(room && getComputedStyle(room).overflowX === "auto" && room.scrollWidth > room.clientWidth);
        });
        return unseen.map((cell) => cell.textContent);
      })()
      """
    ).list.compactMap(\.text)
    #expect(hidden.isEmpty, "\(hidden)")
    #expect(try await page.value("document.documentElement.scrollWidth").double == 360)
    try await page.close()
  }

  @Test(
    "gives buttons and sliders the words that are seen as their names",
    arguments: ["Spacing/Spacing.html", "Pressing/Pressing.html"])
  func names(path: String) async throws {
    let page = try await GuideFixture.open(path)
    try await page.call("Accessibility.enable")
    let tree = try await page.call("Accessibility.getFullAXTree")["nodes"].list
    let pressed = ["button", "radio", "switch", "checkbox"]
    let named = tree.filter {
      pressed.contains($0["role"]["value"].text ?? "") && $0["ignored"] != .bool(true)
    }
    .map { ($0["name"]["value"].text ?? "").trimmingCharacters(in: .whitespaces) }
    let seen = try await page.value(
      """
      [...document.querySelectorAll("button, input[type=checkbox]")].filter((one) => one.checkVisibility())
        .map((one) => (one.closest("label") ?? one).textContent.trim())
      """
    ).list.compactMap(\.text)
    try #require(seen.count > 6)
    #expect(named.sorted() == seen.sorted())
    let sliders = tree.filter { $0["role"]["value"].text == "slider" }.map { $0["name"]["value"].text ?? "" }
    let text = try await page.value("document.body.innerText").text ?? ""
    for slider in sliders { #expect(!slider.isEmpty && text.contains(slider.split(separator: "\n")[0])) }
    try await page.close()
  }
}
