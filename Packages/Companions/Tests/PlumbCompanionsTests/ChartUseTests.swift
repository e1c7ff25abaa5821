import PlumbTesting
import SwiftUI
import Testing

@testable import PlumbCompanions

@Suite("What people and programs do with a chart") @MainActor struct ChartUseTests {
  /// Ten bars without axes, so that the plot is the whole view: each has 20 points of 200.
  private static func bars() -> some View {
    Chart { ForEach(0..<10) { BarMark(x: .value("x", "b\($0)"), y: .value("y", $0)) } }
      .chartXAxis(.hidden).chartYAxis(.hidden)
  }

  @MainActor private final class Chosen {
    var values: [String?] = []
    var range: ClosedRange<Int>?
    var sums: [Int?] = []
    var position = 0.0
  }

  @Test("a finger on the plot chooses the value below it, and none when it leaves")
  func selection() {
    let chosen = Chosen()
    let value = Binding<String?>(get: { nil }, set: { chosen.values.append($0) })
    let view = TestedView(proposing: 200, 100) { Self.bars().chartXSelection(value: value) }
    view.drag(from: CGPoint(x: 30, y: 50), to: CGPoint(x: 190, y: 50))
    #expect(chosen.values.first == "b1" && chosen.values.contains("b5"))
    #expect(chosen.values.last == .some(nil))
  }

  @Test("a drag chooses the values that it goes over, in their order")
  func range() {
    let chosen = Chosen()
    let range = Binding<ClosedRange<Int>?>(get: { chosen.range }, set: { chosen.range = $0 })
    let view = TestedView(proposing: 200, 100) {
      Chart { ForEach(0..<11) { PointMark(x: .value("x", $0), y: .value("y", 1)) } }
        .chartXScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden).chartXSelection(range: range)
    }
    view.drag(from: CGPoint(x: 160, y: 50), to: CGPoint(x: 40, y: 50))
    #expect(chosen.range == 2...8)
  }

  @Test("a press on a sector chooses the sum up to it")
  func sector() {
    let chosen = Chosen()
    let sum = Binding<Int?>(get: { nil }, set: { chosen.sums.append($0) })
    let view = TestedView(proposing: 100, 100) {
      Chart { ForEach([10, 30], id: \.self) { SectorMark(angle: .value("n", $0)) } }.chartAngleSelection(
        value: sum)
    }
    // To the right of the middle is the end of the first quarter, to the left the third one's.
    view.tap(at: CGPoint(x: 90, y: 50))
    view.tap(at: CGPoint(x: 10, y: 50))
    #expect(chosen.sums.compactMap { $0 } == [10, 30])
  }

  @Test("a view above the chart learns where the plot and its values are")
  func proxy() {
    var frame: CGRect?
    var (place, value, point): (CGFloat?, Double?, CGPoint?) = (nil, nil, nil)
    _ = TestedView(proposing: 200, 120) {
      Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
        .chartOverlay { proxy in
          GeometryReader { geometry in
            let _ = (frame = proxy.plotFrame.map { geometry[$0] })
            let _ = (
              place = proxy.position(forX: 5), value = proxy.value(atY: 0),
              point = proxy.position(for: (x: 0, y: 0))
            )
            Color.clear
          }
        }
    }
    let plot = frame ?? .zero
    // The labels of both axes take a part of the view.
    #expect(plot.minX == 0 && plot.width > 150 && plot.width < 195 && plot.height > 80 && plot.height < 110)
    #expect(abs((place ?? 0) - plot.width / 2) < 0.001 && value == 10)
    #expect(point == CGPoint(x: 0, y: plot.height))
  }

  /// The plot of a chart of the values 5 and 9, and its place for 9.
  private func plot(_ settings: (AnyView) -> some View) -> (frame: CGRect, top: CGFloat) {
    var (frame, top) = (CGRect.zero, CGFloat(-1))
    let chart = Chart {
      ForEach([5, 9], id: \.self) { BarMark(x: .value("x", "a\($0)"), y: .value("y", $0)) }
    }
    .chartOverlay { proxy in
      GeometryReader { geometry in
        let _ = (frame = proxy.plotFrame.map { geometry[$0] } ?? .zero, top = proxy.position(forY: 9) ?? -1)
        Color.clear
      }
    }
    let view = settings(AnyView(chart))
    _ = TestedView(proposing: 200, 120) { view }
    return (frame, top)
  }

  @Test("the largest value of a hidden axis touches the end of the plot (Recorded/Screens.md#Y100)")
  func hiddenAxis() {
    #expect(plot { $0 }.top > 1)
    #expect(abs(plot { $0.chartYAxis(.hidden) }.top) < 0.001)
    // It is hidden, whatever content it is given.
    let given = plot { $0.chartYAxis { AxisMarks(values: [0, 20]) }.chartYAxis(.hidden) }
    #expect(given.frame.width == 200 && abs(given.top) < 0.001)
  }

  @Test("the plot begins at the top edge of the chart (Recorded/Screens.md#Y100)")
  func topEdge() { #expect(plot { $0 }.frame.minY == 0) }

  /// As WWDC 2022's “Swift Charts: Raise the bar” gives a plot 60 points for each of its bars.
  @Test("marks and the chart follow the size that a style gives the plot, also where no height is offered")
  func sizedPlot() {
    for height in [60.0, 200] {
      let styled = plot { $0.chartPlotStyle { $0.frame(height: height) } }
      #expect(abs(styled.frame.height - height) < 0.001)
      #expect(abs(styled.top - height * plot { $0 }.top / plot { $0 }.frame.height) < 0.001)
    }
    let page = TestedView(proposing: 200, 400) {
      ScrollView {
        VStack(spacing: 0) {
          Self.bars().chartPlotStyle { $0.frame(height: 200).background(.yellow) }
          Color.red.frame(height: 10)
        }
      }
    }
    // Its axes are hidden.
    #expect(page.frame(of: "Color.red")?.minY == 200)
  }

  @Test("what has no place has no position, and a place without a value has none")
  func misuse() throws {
    var found: [Bool] = []
    _ = TestedView(proposing: 200, 120) {
      Self.bars().chartOverlay { proxy in
        let _ =
          (found = [
            proxy.position(forX: "z") == nil, proxy.value(atX: 500, as: String.self) == nil,
            proxy.value(atX: 10, as: Date.self) == nil, proxy.value(atX: .nan, as: String.self) == nil,
          ])
        Color.clear
      }
    }
    #expect(found == [true, true, true, true])
  }

  @Test("a chart that scrolls shows a part of its values, tells the first one, and begins where it is told")
  func scrolling() throws {
    let chosen = Chosen()
    chosen.position = 50
    let position = Binding(get: { chosen.position }, set: { chosen.position = $0 })
    let view = TestedView(proposing: 200, 100) {
      Chart { ForEach(0..<101) { PointMark(x: .value("x", Double($0)), y: .value("y", 1)) } }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 20).chartScrollPosition(x: position)
        .chartOverlay { proxy in
          Text(verbatim: "from \(Int((proxy.value(atX: 0, as: Double.self) ?? -1).rounded()))")
        }
    }
    view.layOut()
    #expect(view.frame(of: "Text(\"from 50\")") != nil)
    // A fifth of what is seen, without the points before a touch is a drag: between two and four of the values.
    view.drag(from: CGPoint(x: 180, y: 90), to: CGPoint(x: 140, y: 90), for: 3)
    view.advance(to: 20)
    #expect(chosen.position > 52 && chosen.position < 56)
  }

  @Test("each mark is an element with its names and values for assistive tools")
  func elements() {
    let view = TestedView(proposing: 200, 100) {
      Chart {
        BarMark(x: .value("Month", "May"), y: .value("Sales", 12))
        BarMark(x: .value("Month", "June"), y: .value("Sales", 3)).accessibilityLabel("Summer")
          .accessibilityValue("few")
        BarMark(x: .value("Month", "July"), y: .value("Sales", 3)).accessibilityHidden(true)
      }
    }
    let found = view.elements.map { "\($0.label) \($0.value ?? "")" }
    #expect(found.contains("May Sales: 12") && found.contains("Summer few"))
    #expect(!found.contains { $0.hasPrefix("July Sales") })
  }

  @Test("notes stay in the chart where they are told to, and know how large their mark is")
  func notes() throws {
    var width: CGFloat?
    let view = TestedView(proposing: 200, 100) {
      Chart {
        ForEach(0..<10) { BarMark(x: .value("x", "b\($0)"), y: .value("y", 5)) }
        BarMark(x: .value("x", "b9"), y: .value("y", 1))
          .annotation(position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) {
            context in
            let _ = (width = context.targetSize.width)
            Text(verbatim: "a long note")
          }
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    let note = try #require(view.frame(of: "Text(\"a long note\")"))
    #expect(abs(note.maxX - 200) < 0.01)
    #expect(abs((width ?? 0) - 20 * 0.7) < 0.01)
  }

  @Test("labels that would touch one before them are left out")
  func collisions() {
    func shown(_ resolution: AxisValueLabelCollisionResolution) -> Int {
      let view = TestedView(proposing: 200, 100) {
        Chart { ForEach(0..<20) { BarMark(x: .value("x", "a name \($0)"), y: .value("y", 1)) } }
          .chartXAxis { AxisMarks { _ in AxisValueLabel(collisionResolution: resolution) } }
      }
      return (0..<20).filter { (view.frame(of: "Text(\"a name \($0)\")")?.minX ?? -1) >= 0 }.count
    }
    #expect(shown(.disabled) == 20)
    #expect((2..<8).contains(shown(.greedy)))
  }

  @Test("labels that are nearer to each other than their spacing are left out")
  func labelSpacing() {
    func shown(_ spacing: CGFloat) -> Int {
      let view = TestedView(proposing: 200, 100) {
        Chart { ForEach(0..<8) { BarMark(x: .value("x", "v\($0)"), y: .value("y", 1)) } }
          .chartXAxis {
            AxisMarks { _ in AxisValueLabel(collisionResolution: .greedy(minimumSpacing: spacing)) }
          }
      }
      return (0..<8).filter { (view.frame(of: "Text(\"v\($0)\")")?.minX ?? -1) >= 0 }.count
    }
    #expect(shown(0) == 8)
    #expect(shown(20) == 4)
  }

  @Test("labels of an aligned axis end with the plot, and those of an inset one stand in it")
  func presets() throws {
    func frame(_ preset: AxisMarkPreset) throws -> CGRect {
      let view = TestedView(proposing: 200, 100) {
        Chart { ForEach(0..<2) { PointMark(x: .value("x", Double($0) * 8000), y: .value("y", 1)) } }
          .chartXAxis { AxisMarks(preset: preset, values: [0.0, 8000]) }.chartYAxis(.hidden)
      }
      return try #require(view.frame(of: "Text(\"0\")"))
    }
    let (usual, aligned, inset) = (try frame(.automatic), try frame(.aligned), try frame(.inset))
    #expect(aligned.minX == 0 && aligned.minY == usual.minY)
    #expect(usual.maxY == 100)
    #expect(inset.maxY == 96, "four points above the plot's lower edge, which is the chart's")
  }

  @Test(
    "a chart with free points at the ends of its axes is made once, and its lines stand where its marks do")
  func evaluations() throws {
    let counter = Counter()
    let view = TestedView(proposing: 200, 100) {
      Chart {
        ForEach(0..<2) { PointMark(x: .value("x", Double($0)), y: .value("y", 1)).annotation { Text("n") } }
      }
      .chartXScale(domain: [0, 1], range: .plotDimension(padding: 20)).chartYAxis(.hidden)
      .chartXAxis {
        AxisMarks(values: [0.0, 1]) { value in
          let _ = counter.count += 1
          AxisValueLabel(centered: true) { Text("at \(value.index)") }
        }
      }
    }
    #expect(counter.count == 2)
    let first = try #require(view.frame(of: "Text(\"at 0\")"))
    let last = try #require(view.frame(of: "Text(\"at 1\")"))
    #expect(first.midX == 20 && last.midX == 180)
  }

  private final class Counter { var count = 0 }

  @Test("a symbol can be a line along the inside of a shape")
  func outlinedSymbol() throws {
    func outline<S: ChartSymbolShape>(_ symbol: S) -> Path {
      symbol.path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let path = outline(Circle().strokeBorder(lineWidth: 2))
    #expect(path.contains(CGPoint(x: 1, y: 10)) && !path.contains(CGPoint(x: 10, y: 10)))
    #expect(path.boundingRect.minX > -0.1)
  }
}
