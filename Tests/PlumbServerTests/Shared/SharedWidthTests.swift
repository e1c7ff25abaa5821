import Foundation
import PlumbInspector
import PlumbLayout
import PlumbSource
import SwiftUI
import TestLayers
import Testing

@testable import PlumbLive
@testable import PlumbShare

/// The pages of many views in a browser, beside what the command says of the same views.
@Suite("Shared pages of many views", .serialized, .timeLimit(.minutes(20)), .tags(.sampled))
@MainActor struct SharedWidthTests {
  /// Eight widths at the height as shared, and one other height.
  private static let sizes = [190, 240, 320, 375, 389, 390, 430, 600].map { ($0, 844) } + [(320, 700)]
  private static let shared = CGSize(width: 390, height: 844)

  private static let subjects = sample(
    SharedControls.all + SharedLists.all + SharedLayouts.all + SharedScreens.all, 12)

  /// What a page says in each of the sizes that its sliders reach.
  private static let rows = """
    (() => {
      const set = (id, length) => {
        const slider = document.getElementById(id);
        slider.value = length;
        slider.dispatchEvent(new Event("input"));
        return length >= Number(slider.min) && length <= Number(slider.max);
      };
      return \(sizes.map { [$0.0, $0.1] }).map(([width, height]) => {
        const isThere = [set("width", width), set("height", height)];
        if (isThere.includes(false)) return null;
        return [...document.querySelectorAll("#rows li")].map((row) => [row.firstChild.textContent, row.lastChild.textContent]);
      });
    })()
    """

  private func frames(of view: AnyView, _ size: (Int, Int)) -> [(name: String, frame: CGRect)] {
    let stage = Stage(size: ProposedViewSize(width: CGFloat(size.0), height: CGFloat(size.1)))
    let staged = stage.show(preview: view, traits: [], environment: EnvironmentValues()) { _ in }
    var found: [(String, CGRect)] = []
    func visit(_ node: InspectedNode) {
      found.append((node.text.map { "\(node.name) “\($0)”" } ?? node.name, node.frame))
      node.children.forEach(visit)
    }
    visit(InspectedTree(staged.host, name: "View", proposal: staged.canvas.proposal).root)
    return found
  }

  private func page(of view: AnyView, module: Data, in folder: TemporaryFolder) throws -> String {
    let shown = ShownView(view, named: "View", on: Stage(size: ProposedViewSize(Self.shared)))
    return try SharedPage(
      name: "View", looks: [shown.shared().json.line], packing: Packing(in: folder), source: nil,
      module: module
    ).html
  }

  /// "12, 40.5  100 × 20" as numbers; none for a view that has no place in the page.
  private func numbers(_ row: String) -> [Double] {
    row.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
  }

  /// A page in the only tab.
  private func open(_ html: String, in folder: TemporaryFolder, _ tab: inout BrowserPage?) async throws
    -> BrowserPage
  {
    let file = URL(fileURLWithPath: folder.path("\(UUID().uuidString).html"))
    try Data(html.utf8).write(to: file)
    let ready = BrowserPage.sharedPageIsReady
    if let tab {
      try await tab.call("Page.navigate", ["url": .string(file.absoluteString)])
      try await tab.wait("location.href === '\(file.absoluteString)' && \(ready)")
      return tab
    }
    let made = try await BrowserPage.open(file, width: 1280, height: 900, ready: ready)
    tab = made
    return made
  }

  @Test("have every frame that the command tells, at eight widths and another height", .tags(.slow))
  func sizes() async throws {
    let folder = try TemporaryFolder()
    let module = try PageModule(in: folder, timeout: 600).bytes()
    var (problems, stopped): ([String], Set<String>) = ([], [])
    var tab: BrowserPage?
    for (name, view) in Self.subjects {
      let html = try page(of: view, module: module, in: folder)
      let page = try await open(html, in: folder, &tab)
      let found = try await page.value(Self.rows).list
      let limits = try await page.value("document.getElementById('limits').textContent").text ?? ""
      #expect(found.count == Self.sizes.count, "\(name)")
      for (size, rows) in zip(Self.sizes, found) {
        if rows == .null {
          stopped.insert("\(name) at \(size.0) × \(size.1)")
          if !limits.contains("the page stops") { problems.append("\(name) stops without a word") }
        } else {
          problems += differences(rows.list.map { $0.list.compactMap(\.text) }, frames(of: view, size)).map {
            "\(name) at \(size.0) × \(size.1): \($0)"
          }
        }
      }
    }
    try await tab?.close()
    #expect(problems == [], "\(problems.count) frames differ")
    #expect(stopped == [])
  }

  /// Mean and share of clearly different pixels: the edges of letters and curves, which a browser smooths in its own way.
  @Test("draw the same pixels as the command, but for edges, at eight widths", .tags(.slow))
  func pictures() async throws {
    let folder = try TemporaryFolder()
    let module = try PageModule(in: folder, timeout: 600).bytes()
    var problems: [String] = []
    var tab: BrowserPage?
    for (name, view) in Self.subjects {
      let page = try await open(page(of: view, module: module, in: folder), in: folder, &tab)
      for (width, height) in Self.sizes {
        guard let shown = try await page.sharedPicture(width: width, height: height) else { continue }
        let expected = try picture(of: view, width: Double(width), height: Double(height), scale: 2)
        let difference = Difference(shown, expected)
        if difference.mean < 0.5, difference.clear < 0.006 { continue }
        problems.append("\(name) at \(width) × \(height): \(difference)")
        guard let kept = ProcessInfo.processInfo.environment["PLUMB_PICTURES"] else { continue }
        for (word, image) in [("page", shown), ("picture", expected)] {
          try Data(image.pngData()).write(to: URL(fileURLWithPath: "\(kept)/\(name) \(width) \(word).png"))
        }
      }
    }
    try await tab?.close()
    #expect(problems == [], "\(problems.count) pictures differ")
  }

  @Test("stop where what the code makes of the width does not travel, with the reason")
  func stops() async throws {
    let folder = try TemporaryFolder()
    let module = try PageModule(in: folder, timeout: 600).bytes()
    let view = AnyView(GeometryReader { room in Text("\(Int(room.size.width)) points") })
    var tab: BrowserPage?
    let page = try await open(page(of: view, module: module, in: folder), in: folder, &tab)
    let limits = try await page.value("document.getElementById('limits').innerText").text ?? ""
    #expect(limits.contains("Below a width of 388 points the page stops: the view’s code makes other views"))
    #expect(limits.contains("Above a width of 392 points the page stops"))
    #expect(try await page.value("[width.min, width.max].join()").text == "388,392")
    try await page.value("edge.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageUp' }))")
    #expect(try await page.value("document.getElementById('widthOut').textContent").text == "392 pt")
    try await page.close()
  }

  @Test("have the heights that are right at each width, and the height that was chosen at those that have it")
  func heights() async throws {
    let folder = try TemporaryFolder()
    let module = try PageModule(in: folder, timeout: 600).bytes()
    let view = AnyView(List(0..<60) { Text("Number \($0)") })
    var tab: BrowserPage?
    let page = try await open(page(of: view, module: module, in: folder), in: folder, &tab)
    func set(_ id: String, _ length: Int) async throws -> String? {
      try await page.value(
        "\(id).value = \(length), \(id).dispatchEvent(new Event('input')), document.getElementById('heightOut').textContent"
      ).text
    }
    let limits = "document.getElementById('limits').textContent"
    // Lower than a row it stops at every width.
    let bounds = "height.min < 44 ? height.max : ''"
    #expect(try await page.value(bounds).text == "1366")
    #expect(try await page.value(limits).text?.contains("Above a height") == false)
    #expect(try await set("height", 1300) == "1300 pt")
    let rows = try await page.value(
      "[...document.querySelectorAll('#rows li')].map((row) => [row.firstChild.textContent, row.lastChild.textContent])"
    ).list.map { $0.list.compactMap(\.text) }
    #expect(differences(rows, frames(of: view, (390, 1300))) == [])
    // Where two digits stand on a line of their own, rows that the command did not make there count for the length.
    let narrow = try await set("width", 139)
    let most = try await page.value("height.max").text ?? ""
    #expect(narrow == "\(most) pt" && (Int(most) ?? 0) < 1300, "\(narrow ?? ""), \(most)")
    #expect(try await page.value(limits).text?.contains("Above a height of \(most) points") == true)
    #expect(try await set("width", 390) == "1300 pt")
    #expect(try await page.value(bounds).text == "1366")
    try await page.close()
  }

  /// What the command tells and the page does not. The page may have rows of a lazy container that the command did not make.
  private func differences(_ rows: [[String]], _ expected: [(name: String, frame: CGRect)]) -> [String] {
    var rest = rows[...]
    return expected.compactMap { name, frame in
      // The page cuts long words.
      guard
        let place = rest.firstIndex(where: {
          $0[0].prefix(20) == name.prefix(20) || $0[0].hasPrefix("\(name) ") || $0[0] == name
        })
      else { return "\(name) is not in the page" }
      let numbers = numbers(rest[place][1])
      rest = rest[(place + 1)...]
      let own = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
      // A pixel is half a point, and the page rounds to hundredths. What is presented has no place in the page.
      guard numbers.count == 4, zip(numbers, own).contains(where: { abs($0 - $1) > 0.51 }) else { return nil }
      return "\(name) is \(numbers), not \(own)"
    }
  }
}
