import Foundation
import PlumbInspector
import PlumbLayout
import PlumbSource
import SwiftUI
import Testing

@testable import PlumbCommand

/// The pages of many views in a browser, beside what the command says of the same views.
@Suite("Shared pages of many views", .serialized, .timeLimit(.minutes(10)))
@MainActor struct SharedWidthTests {
  private static let widths = [190, 240, 320, 375, 389, 390, 430, 600]
  private static let shared = CGSize(width: 390, height: 844)

  private static let subjects =
    SharedControls.all + SharedLists.all + SharedLayouts.all + SharedScreens.all

  /// What a page says in each of the widths that its slider reaches.
  private static let rows = """
    (() => {
      const slider = document.getElementById("width");
      return \(widths).map((width) => {
        if (width < Number(slider.min) || width > Number(slider.max)) return null;
        slider.value = width;
        slider.dispatchEvent(new Event("input"));
        return [...document.querySelectorAll("#rows li")].map((row) => row.lastChild.textContent);
      });
    })()
    """

  private func frames(of view: AnyView, _ width: Int) -> [(name: String, frame: CGRect)] {
    let stage = Stage(size: ProposedViewSize(width: CGFloat(width), height: Self.shared.height))
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
      name: "View", looks: [shown.shared(isFirst: true)], packing: Packing(in: folder), swift: [],
      module: module
    ).html
  }

  /// "12, 40.5  100 × 20" as numbers; none for a view that has no place in the page.
  private func numbers(_ row: String) -> [Double] {
    row.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
  }

  @Test("have every frame that the command tells at eight widths, or say where they stop")
  func widths() async throws {
    let folder = try TemporaryFolder()
    let module = try PageModule(in: folder, timeout: 600).bytes()
    var (problems, stopped): ([String], [String: String]) = ([], [:])
    var tab: BrowserPage?
    for (name, view) in Self.subjects {
      let start = Date()
      let html = try page(of: view, module: module, in: folder)
      let made = Date().timeIntervalSince(start)
      let file = URL(fileURLWithPath: folder.path("page.html"))
      try Data(html.utf8).write(to: file)
      let ready = "document.querySelectorAll('#rows li').length > 0 && document.getElementById('width').max"
      if let tab {
        try await tab.call("Page.navigate", ["url": .string("\(file.absoluteString)?\(problems.count)")])
        try await tab.wait(ready, seconds: 30)
      } else {
        tab = try await BrowserPage.open(file, width: 1280, height: 900, ready: ready, seconds: 60)
      }
      guard let tab else { return }
      let found = try await tab.value(Self.rows).list
      let limits = try await tab.value("document.getElementById('limits').textContent").text ?? ""
      let bounds = try await tab.value("[width.min, width.max, height.min, height.max].join(' ')").text ?? ""
      print("\(name): \(html.utf8.count / 1000) kB, \(Int(made * 1000)) ms, \(bounds) \(limits)")
      #expect(found.count == Self.widths.count)
      for (width, rows) in zip(Self.widths, found) {
        guard rows != .null else {
          stopped[name, default: limits] += " \(width)"
          if !limits.contains("a width of") { problems.append("\(name) at \(width): stops without a word") }
          continue
        }
        problems += differences(rows.list.compactMap(\.text), frames(of: view, width)).map {
          "\(name) at \(width): \($0)"
        }
      }
    }
    try await tab?.close()
    for problem in problems { print(problem) }
    for (name, limits) in stopped { print("STOP \(name): \(limits)") }
    #expect(problems.isEmpty, "\(problems.count) frames differ")
  }

  private func differences(_ rows: [String], _ expected: [(name: String, frame: CGRect)]) -> [String] {
    guard rows.count == expected.count else { return ["\(rows.count) views, not \(expected.count)"] }
    return zip(rows, expected).compactMap { row, expected in
      let numbers = numbers(row)
      guard numbers.count == 4 else { return nil }
      let frame = expected.frame
      let own = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
      // A pixel is half a point, and the page rounds to hundredths.
      guard zip(numbers, own).contains(where: { abs($0 - $1) > 0.51 }) else { return nil }
      return "\(expected.name) is \(row), not \(own)"
    }
  }
}
