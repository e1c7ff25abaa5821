import PlumbTesting
import PlumbViews
import SwiftUI
import TestLayers
import Testing
import ViewTesting

/// What lies over the rows of a list.
enum BarOverRows: String, CaseIterable, Sendable {
  case navigation, large, bottom, tabs, inset, topInset

  @MainActor @ViewBuilder func screen(_ heard: Heard<String>) -> some View {
    let list = List { ForEach(0..<60) { number in Button("row \(number)") { heard.add("row \(number)") } } }
      .listStyle(.plain)
    switch self {
    case .navigation:
      NavigationStack { list.navigationTitle("title").navigationBarTitleDisplayMode(.inline) }
    case .large: NavigationStack { list.navigationTitle("title") }
    case .bottom: NavigationStack { list.toolbar { ToolbarItem(placement: .bottomBar) { Text("bar") } } }
    case .tabs: TabView { list.tabItem { Text("tab") } }
    case .inset: list.safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 60) }
    case .topInset: list.safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 60) }
    }
  }

  /// Places on the bar, by their distance from the edge of the canvas; the first one is where the system shows its own.
  var distances: [CGFloat] {
    switch self {
    // A ground of one's own ends with the safe area here.
    case .topInset, .inset: [55, 80, 95]
    default: [5, 20, 50, 60, 70, 82]
    }
  }
  var isAtTop: Bool { self == .navigation || self == .large || self == .topInset }
}

@Suite("Rows below bars") @MainActor struct BelowBarTests {
  private func probe(_ bar: BarOverRows) -> TapProbe {
    TapProbe(
      safeArea: EdgeInsets(top: 40, leading: 0, bottom: 40, trailing: 0),
      settles: { $0.scroll(by: CGSize(width: 0, height: -300)) }, content: bar.screen)
  }

  private func rows(_ probe: TapProbe) -> [AccessibleElement] {
    probe.view.host.accessibleElements().filter { $0.label.hasPrefix("row") }
  }

  @Test(
    "a press on a bar presses no row below it, and no row's element is there", .tags(.sampled),
    arguments: BarOverRows.allCases
  )
  func bar(_ bar: BarOverRows) {
    let points = bar.distances.flatMap { distance in
      [20, 200, 380].map { CGPoint(x: $0, y: bar.isAtTop ? distance : 700 - distance) }
    }
    #expect(!rows(probe(bar)).contains { row in points.contains { row.frame.contains($0) } }, "\(bar)")
    for point in sample(points, 5) {
      for isTouch in [true, false] {
        let probe = probe(bar)
        _ = probe.answers(at: point, isTouch: isTouch)
        #expect(probe.heard.values == [], "\(bar) at \(point)")
      }
    }
  }

  @Test(
    "a row that is partly below a bar has an element as large as what is seen of it, and all nine points press it",
    arguments: BarOverRows.allCases)
  func nine(_ bar: BarOverRows) throws {
    let all = rows(probe(bar))
    let row = try #require(bar.isAtTop ? all.first : all.last)
    #expect(all.count > 8 && row.frame.height < 44, "\(bar): \(row.frame)")
    for row in all where row.frame.height < 43.9 {
      for point in row.frame.insetBy(dx: 0, dy: -1).ninePoints {
        let probe = probe(bar)
        _ = probe.answers(at: point, isTouch: false)
        #expect(probe.heard.values == [row.label], "\(bar), \(row.frame) at \(point)")
      }
    }
  }

  /// A row of 110 points that goes on at both sides of a bar from 40 to 100.
  private func tall() -> TestedView {
    TestedView(
      proposing: 400, 700, safeArea: EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0)
    ) {
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(height: 110).accessibilityElement().accessibilityLabel("tall")
          Color.green.frame(height: 2000)
        }
      }
      .safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 60) }
    }
  }

  @Test("an element that is seen at both sides of a bar has its larger part", arguments: [true, false])
  func bothSides(_ isMoreBelow: Bool) throws {
    let view = tall()
    view.scroll(by: CGSize(width: 0, height: isMoreBelow ? -65 : -95))
    let frame = try #require(view.host.accessibleElements().first { $0.label == "tall" }?.frame)
    #expect([frame.minY, frame.maxY] == (isMoreBelow ? [100, 145] : [5, 40]))
  }

  @Test("a bar without a ground leaves the rows that are seen beside its views as they are")
  func clear() {
    let heard = Heard<String>()
    let view = TestedView(proposing: 400, 700) {
      List { ForEach(0..<60) { number in Button("row \(number)") { heard.add("row \(number)") } } }
        .listStyle(.plain)
        .safeAreaInset(edge: .bottom, spacing: 0) { Button("add") {}.buttonStyle(.bordered) }
    }
    let last = view.host.accessibleElements().filter { $0.label.hasPrefix("row") }.map(\.frame.maxY).max()
    #expect(last == 700)
  }
}
