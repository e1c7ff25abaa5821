import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Lazy containers")
struct LazyTests {
  final class Count { var bodies = 0 }

  struct Cell: View {
    let number: Int
    let count: Count
    var height: CGFloat = 20
    var body: some View {
      count.bodies += 1
      return Text("\(number)").frame(maxWidth: .infinity).frame(height: height)
    }
  }

  @Test("a lazy column takes the offered width and its rows' heights")
  func column() {
    expectLayout(proposing: 200, 200) {
      LazyVStack(alignment: .leading) {
        Color.red.frame(width: 50, height: 20)
        Color.blue.frame(width: 30, height: 20)
      }
    } is: {
      """
      LazyVStack     0,0 200×48
      ├─ Color.red   0,0 50×20
      └─ Color.blue  0,28 30×20
      """
    }
  }

  @Test("a lazy row takes the offered height and its columns' widths, from the right where text does")
  func row() {
    let view = TestedView(proposing: 200, 100, environment: { $0.layoutDirection = .rightToLeft }) {
      LazyHStack(spacing: 0) {
        Color.red.frame(width: 50, height: 20)
        Color.blue.frame(width: 30, height: 20)
      }
    }
    #expect(view.size == CGSize(width: 80, height: 100))
    #expect(view.frame(of: "Color.red") == CGRect(x: 30, y: 40, width: 50, height: 20))
  }

  @Test("fixed columns stand in the middle of the grid (Recorded/Grids.md#205)")
  func fixedColumns() {
    let view = TestedView(proposing: 200, 200) {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(40))]) {
        Color.red.frame(width: 30, height: 10)
        Color.green.frame(width: 20, height: 10)
        Color.blue.frame(width: 100, height: 10)
        Color.gray.frame(width: 20, height: 10)
      }
    }
    #expect(view.size == CGSize(width: 200, height: 28))
    #expect(view.frame(of: "Color.red")?.origin == CGPoint(x: 61, y: 0))
    #expect(view.frame(of: "Color.green")?.minX == 119)
    #expect(view.frame(of: "Color.blue")?.origin == CGPoint(x: 26, y: 18))
  }

  @Test("columns that need more than there is are laid out again in the grid's own width (R-94)")
  func overflowingColumns() {
    let items = [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]
    let wide = TestedView(proposing: 300, 100) {
      LazyVGrid(columns: items) {
        Color.red.frame(height: 10)
        Color.blue.frame(height: 10)
      }
      .frame(width: 300)
    }
    // 334 around the middle of 300, and 163 + 8 + 180 around that.
    #expect(wide.frame(of: "LazyVGrid") == CGRect(x: -17, y: 0, width: 334, height: 10))
    #expect(wide.frame(of: "Color.red") == CGRect(x: -25.5, y: 0, width: 163, height: 10))
    #expect(wide.frame(of: "Color.blue") == CGRect(x: 145.5, y: 0, width: 180, height: 10))
    let high = TestedView(proposing: 100, 300) {
      LazyHGrid(rows: items) {
        Color.red.frame(width: 10)
        Color.blue.frame(width: 10)
      }
      .frame(height: 300)
    }
    #expect(high.frame(of: "Color.red") == CGRect(x: 0, y: -25.5, width: 10, height: 163))
    #expect(high.frame(of: "Color.blue") == CGRect(x: 0, y: 145.5, width: 10, height: 180))
  }

  @Test("an adaptive column becomes as many as go in (Recorded/Grids.md#205)")
  func adaptiveColumns() {
    let view = TestedView(proposing: 200, 200) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 45))]) {
        ForEach(0..<4) { Text("\($0)") }
      }
    }
    let places = (0..<4).map { view.frame(of: "Text(\"\($0)\")")!.minX }
    #expect(places.map { ($0 * 100).rounded() / 100 } == [25.67, 95, 164.33, 25.67])
  }

  @Test("a horizontal grid fills the height (Recorded/Grids.md#205)")
  func rows() {
    let view = TestedView(proposing: 200, 200) {
      LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(20))]) { ForEach(0..<4) { Text("\($0)") } }
    }
    #expect(view.size == CGSize(width: 28, height: 200))
  }

  @Test("offered nothing in particular, flexible columns are as broad as their cells")
  func idealColumns() {
    let view = TestedView(proposing: nil, nil) {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        ForEach(["abc", "d", "ef", "g"], id: \.self) { Text($0) }
      }
    }
    #expect(view.size == CGSize(width: 48, height: 28))
  }

  @Test("of 1000 cells in a scroll view, the 16 that can be seen are made (Recorded/Grids.md#206)")
  func lazyCells() {
    let count = Count()
    let view = TestedView(proposing: 200, 200) {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(0..<1000) { Cell(number: $0, count: count) }
        }
      }
    }
    #expect(count.bodies == 16)
    #expect(view.frame(of: "LazyVGrid")?.height == 13_992)
    #expect(view.frame(of: "Text(\"15\")")?.midY == 206)
    #expect(view.frame(of: "Text(\"16\")") == nil)
  }

  struct Long: View {
    let count: Count
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("go") { proxy.scrollTo(50_000, anchor: .top) }
          Button("end") { proxy.scrollTo(99_999, anchor: .bottom) }
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<100_000, id: \.self) { Cell(number: $0, count: count) } }
          }
        }
      }
    }
  }

  @Test("a column of 100,000 rows makes those that can be seen, wherever it is scrolled to")
  func longColumn() {
    let count = Count()
    let view = TestedView(proposing: 100, 220) { Long(count: count) }
    let top = view.frame(of: "ScrollView")!.minY
    let visible = Int((view.frame(of: "ScrollView")!.height / 20).rounded(.up))
    #expect(count.bodies == visible)
    #expect(view.frame(of: "LazyVStack")?.height == 2_000_000)
    view.press("go")
    #expect(view.frame(of: "Text(\"50,000\")")?.minY == top + 5)
    #expect(view.frame(of: "Text(\"0\")") == nil)
    view.press("end")
    #expect(view.frame(of: "Text(\"99,999\")")?.maxY == 215)
    #expect(count.bodies < 5 * visible)
    #expect(view.warnings == [])
  }

  @Test("rows of several heights are all made as far as they can be seen")
  func unevenRows() {
    let count = Count()
    let view = TestedView(proposing: 100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { Cell(number: $0, count: count, height: $0 == 0 ? 60 : 10) }
        }
      }
    }
    #expect(view.frame(of: "Text(\"4\")")?.midY == 95)
    #expect(count.bodies < 20)
  }

  struct Growing: View {
    @State private var count = 2
    var body: some View {
      VStack(spacing: 0) {
        Button("more") { count += 1 }
        Button("none") { count = 0 }
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("row \($0)") } } }
      }
    }
  }

  @Test("a lazy collection follows its data")
  func data() {
    let view = TestedView(proposing: 100, 200) { Growing() }
    #expect(view.frame(of: "Text(\"row 1\")") != nil)
    view.press("more")
    #expect(view.frame(of: "Text(\"row 2\")") != nil)
    view.press("none")
    #expect(view.frame(of: "Text(\"row 0\")") == nil)
    #expect(view.frame(of: "LazyVStack")?.height == 0)
    view.press("more")
    #expect(view.frame(of: "Text(\"row 0\")") != nil)
  }

  @Test("a section is its header, content and footer, and its header stays in view where it is pinned")
  func sections() {
    expectLayout(proposing: 100, 100) {
      VStack(spacing: 0) {
        Section {
          Text("a")
        } header: {
          Text("head")
        } footer: {
          Text("foot")
        }
      }
    } is: {
      """
      VStack           0,0 40×30
      ├─ Text("head")  0,0 40×10
      ├─ Text("a")     15,10 10×10
      └─ Text("foot")  0,20 40×10
      """
    }
    let view = TestedView(proposing: 100, 100) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section("head") { Color.red.frame(height: 200) }
          Section("next") { Color.blue.frame(height: 200) }
        }
      }
      .defaultScrollAnchor(UnitPoint(x: 0, y: 0.25))
    }
    // 420 tall, 80 scrolled away.
    #expect(view.frame(of: "Color.red")?.minY == -70)
    #expect(view.frame(of: "Text(\"head\")")?.minY == 0)
  }

  @Test("a lazy row makes the columns that can be seen")
  func lazyRow() {
    let count = Count()
    _ = TestedView(proposing: 100, 100) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(0..<500) { Cell(number: $0, count: count).frame(width: 25) } }
      }
    }
    #expect(count.bodies == 4)
  }

  @Test("outside a scroll view, and across its axis, everything is made")
  func notLazy() {
    let count = Count()
    _ = TestedView(proposing: 100, 100) {
      ScrollView(.horizontal) { LazyVStack { ForEach(0..<50) { Cell(number: $0, count: count) } } }
    }
    #expect(count.bodies == 50)
  }

  @Test("sections of rows in a collection are lazy too")
  func lazySections() {
    let count = Count()
    let view = TestedView(proposing: 100, 100) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
          ForEach(0..<100) { section in
            Section("section \(section)") { ForEach(0..<100) { Cell(number: $0, count: count) } }
          }
        }
      }
    }
    #expect(count.bodies < 20)
    #expect(view.frame(of: "Text(\"section 0\")")?.minY == 0)
    #expect(view.warnings == [])
  }

  struct Tinted: View {
    @State private var size: CGFloat = 10
    var body: some View {
      VStack(spacing: 0) {
        Button("grow") { size = 20 }
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Text("\($0)") } } }
          .font(.squares(size))
      }
    }
  }

  @Test("rows follow what they inherit, and as many are made as then go in")
  func inheriting() {
    let view = TestedView(proposing: 100, 110) { Tinted() }
    #expect(view.frame(of: "Text(\"1\")") == CGRect(x: 45, y: 20, width: 10, height: 10))
    view.press("grow")
    #expect(view.frame(of: "Text(\"1\")") == CGRect(x: 40, y: 30, width: 20, height: 20))
    #expect(view.frame(of: "LazyVStack")?.height == 2000)
  }

  @Test("rows without height end in a bounded time")
  func flatRows() {
    let count = Count()
    let view = TestedView(proposing: 100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<1000) { Cell(number: $0, count: count, height: 0) } }
      }
    }
    #expect(view.size.width == 100)
    #expect(count.bodies <= 1000)
  }

  @Test("a grid without columns, and columns that are no lengths, are reported")
  func misuse() {
    let empty = TestedView(proposing: 100, 100) { LazyVGrid(columns: []) { Text("a") } }
    #expect(
      empty.warnings == [
        "LazyVGrid: there is no GridItem, so it has one flexible track; give it at least one."
      ])
    let wrong = TestedView(proposing: 100, 100) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: .nan), spacing: 0)]) {
        ForEach(0..<3) { Text("\($0)") }
      }
    }
    #expect(wrong.warnings.count == 1)
  }
}
