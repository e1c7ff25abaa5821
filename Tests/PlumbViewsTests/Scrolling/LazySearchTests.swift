import PlumbTesting
import SwiftUI
import Testing

@Suite("Scrolling to what a lazy container has not made yet") @MainActor struct LazySearchTests {
  private struct Sections: View {
    let isList: Bool
    let row: Int
    let anchor: UnitPoint?
    var isAnimated = false
    var log = Told()

    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("go") {
            if isAnimated {
              withAnimation(.linear(duration: 0.3)) { proxy.scrollTo(row, anchor: anchor) }
            } else {
              proxy.scrollTo(row, anchor: anchor)
            }
          }
          .buttonStyle(.plain).frame(height: 10)
          if isList { List { sections } } else { ScrollView { LazyVStack(spacing: 0) { sections } } }
        }
      }
    }

    private var sections: some View {
      ForEach(0..<30) { section in
        Section {
          ForEach(Self.rows(section), id: \.self) { row in
            Text(verbatim: "row \(row)").frame(height: CGFloat(20 + row % 3 * 10))
          }
        } header: {
          Text(verbatim: "section \(section)").frame(height: 20).onAppear { log.add("\(section)") }
        }
      }
    }

    /// 5 to 9 rows, whose numbers no section has.
    static func rows(_ section: Int) -> [Int] { (0..<5 + section % 5).map { 1000 + section * 10 + $0 } }
  }

  @Test(
    "a row of a section that was never in sight is found, and has its place",
    arguments: [1001, 1124, 1153, 1294], [(nil, 210), (.top, 10), (.bottom, 210)] as [(UnitPoint?, CGFloat)])
  func stack(row: Int, place: (anchor: UnitPoint?, edge: CGFloat)) throws {
    let view = TestedView(proposing: 100, 210) { Sections(isList: false, row: row, anchor: place.anchor) }
    view.press("go")
    let frame = try #require(view.frame(of: "Text(\"row \(row)\")"))
    let height = CGFloat(20 + row % 3 * 10)
    // At the ends of the content there is no way left.
    if row == 1001, place.anchor != .top { return #expect(frame.minY >= 10 && frame.maxY <= 210) }
    let top = place.edge == 10 ? 10 : 210 - height
    // The text stands in the middle of its frame.
    #expect(row == 1294 && place.anchor == .top || abs(frame.midY - top - height / 2) < 0.01, "\(frame)")
    #expect(frame.minY >= 10 && frame.maxY <= 210)
  }

  @Test(
    "so it is in a list, with an animation, and without making what is between appear",
    arguments: [false, true])
  func list(isAnimated: Bool) throws {
    let log = Told()
    let view = TestedView(proposing: 300, 400, time: 0) {
      Sections(isList: true, row: 1224, anchor: .top, isAnimated: isAnimated, log: log)
    }
    view.press("go")
    view.advance(by: 1)
    let frame = try #require(view.frame(of: "Text(\"row 1224\")"))
    #expect(frame.minY >= 10 && frame.maxY <= 60, "\(frame)")
    #expect(isAnimated || !log.lines.contains("12"), "\(log.lines)")
  }

  @Test(
    "an id inside of an element is found, and one that nobody has scrolls nowhere", arguments: ["150", "300"])
  func inside(id: String) {
    let view = TestedView(proposing: 100, 110) {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("go") { proxy.scrollTo("id \(id)", anchor: .top) }.buttonStyle(.plain).frame(height: 10)
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<200) { Text(verbatim: "row \($0)").frame(height: 30).id("id \($0)") }
            }
          }
        }
      }
    }
    view.press("go")
    #expect(view.frame(of: "Text(\"row \(id == "150" ? 150 : 0)\")")?.midY == 25)
    #expect(view.warnings == [])
  }
}
