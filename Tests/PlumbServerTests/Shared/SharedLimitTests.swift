import PlumbLayout
import SwiftUI
import Testing

@testable import PlumbLive
@testable import PlumbShare

/// The names in what a page says of the sizes at which it stops.
@Suite("The limits of shared pages")
@MainActor struct SharedLimitTests {
  private func sample(_ view: some View) -> SharedSample {
    let stage = Stage(size: ProposedViewSize(width: 390, height: 844))
    let staged = stage.show(preview: AnyView(view), traits: [], environment: EnvironmentValues()) { _ in }
    return SharedSample(staged, name: "View")
  }

  @Test("every node is called by a view of the source, as the tree does, and by no part of a control")
  func names() {
    let sample = sample(
      List {
        Text("Share").padding(4)
        Toggle("On", isOn: .constant(true))
      })
    let names = Set(sample.nodes.indices.map { sample.name(of: $0) })
    #expect(
      names == [
        "List", "Text(\"Share\")", "padding around Text(\"Share\")", "Toggle", "Text(\"On\")",
      ])
  }

  private func editions(_ view: some View) -> SharedEditions {
    let stage = Stage(size: ProposedViewSize(width: 390, height: 844))
    return ShownView(AnyView(view), named: "View", on: stage).shared().editions
  }

  @Test("a drawing whose parts follow from the size of a geometry reader stops the page, with the reason")
  func readerParts() {
    let path = editions(
      GeometryReader { proxy in
        Path { path in
          for place in 0..<Int(proxy.size.width) {
            path.addRect(CGRect(x: place, y: 0, width: 1, height: 20))
          }
        }
        .fill(.red)
      })
    #expect(path.widths.count < 10 && path.widths.contains(390))
    #expect(
      path.limits.contains {
        $0.hasSuffix("the page stops: there the drawing of Path follows from code that is not in this page.")
      }, "\(path.limits)")
  }

  @Test("a drawing whose numbers follow from the size of a geometry reader stops the page nowhere")
  func readerNumbers() {
    let path = editions(
      GeometryReader { proxy in
        Path { $0.addRect(CGRect(x: 0, y: 0, width: proxy.size.width / 2, height: 20)) }.fill(.red)
      })
    #expect(path.widths == 20...1024 && path.limits == [])
  }

  @Test("a drawing that follows from the size of its own frame stops the page nowhere")
  func frameDrawings() {
    for view in [
      AnyView(
        Canvas { context, size in
          context.fill(Path(CGRect(x: 0, y: 0, width: size.width / 2, height: 20)), with: .color(.red))
        }),
      AnyView(GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }),
      AnyView(GeometryReader { proxy in Color.red.frame(width: 20).offset(x: proxy.size.width / 2) }),
    ] {
      let editions = editions(view)
      #expect(editions.widths == 20...1024 && editions.limits == [])
    }
  }

  private func column(rows: Int) -> some View {
    VStack(spacing: 0) {
      Text("Title").padding()
      List { ForEach(0..<rows, id: \.self) { Text("Row \($0)") } }.listStyle(.plain)
      Text("Foot").padding()
    }
  }

  @Test("a row that is made at one height alone, and is seen at neither, stops the page nowhere")
  func hiddenRows() {
    let editions = editions(column(rows: 4))
    #expect(editions.limits == [])
    #expect(editions.widths == 20...1024)
    #expect(editions.heights == [SharedHeights(widths: 20...1024, heights: 20...1366, limits: [])])
  }

  /// The rows behind the tenth are higher where there is no room for broad ones, so that each row that comes changes the
  /// length for which the others count.
  private func rows(breadth: CGFloat) -> some View {
    List(0..<60) { number in
      ViewThatFits {
        Color.red.frame(width: breadth, height: 20)
        Color.red.frame(height: number < 10 ? 20 : 70)
      }
    }
  }

  @Test("a page of rows that count for the length of others stops where others are seen")
  func seenRows() {
    let limits = editions(rows(breadth: 2000)).heights(at: 390)?.limits ?? []
    #expect(limits.count == 2)
    let reason =
      "other rows of a lazy container are seen there, and only those that were seen are in this page."
    for limit in limits { #expect(limit.hasSuffix("points the page stops: \(reason)")) }
  }

  @Test("the heights end at the widths whose rows are to blame, and at no others")
  func otherWidth() throws {
    let editions = editions(rows(breadth: 200))
    let shared = try #require(editions.heights(at: 390))
    // A list that is lower than a row has no other ones to count from.
    #expect(shared.heights.lowerBound < 44 && shared.heights.upperBound == 1366)
    #expect(shared.widths.upperBound == 1024)
    let narrow = try #require(editions.heights(at: 100))
    #expect(narrow.limits.count == 2 && narrow.heights.upperBound < 1366)
    for limit in narrow.limits { #expect(limit.contains("other rows of a lazy container are seen there")) }
  }

  @Test("each width of a page has its heights, in order and once")
  func ordered() {
    for view in [AnyView(rows(breadth: 200)), AnyView(List(0..<60) { Text("Number \($0)") })] {
      let editions = editions(view)
      let starts = editions.heights.map(\.widths.lowerBound) + [editions.widths.upperBound + 1]
      #expect(starts == [editions.widths.lowerBound] + editions.heights.map { $0.widths.upperBound + 1 })
      #expect(editions.heights(at: 390)?.heights.upperBound == 1366)
    }
  }

  @Test("views that code makes of a height are no rows, although there is a lazy container")
  func otherViews() {
    let editions = editions(
      GeometryReader { room in
        VStack {
          if room.size.height > 900 { Text("High") }
          List { Text("Row") }
        }
      })
    #expect(editions.limits == [])
    #expect(
      editions.heights(at: 390)?.limits == [
        "Above a height of 900 points the page stops: the view’s code makes other views there, and the code is not in this page."
      ])
  }
}
