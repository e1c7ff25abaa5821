import PlumbDrawing
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Lists") @MainActor struct ListTests {
  private final class Made { var rows: Set<Int> = [] }

  @Test("of 2,000 rows only those that can be seen are made")
  func lazy() {
    let made = Made()
    let view = TestedView(proposing: 200, 440) {
      List(0..<2000) { index in
        let _ = made.rows.insert(index)
        Text("row \(index)")
      }
    }
    #expect(made.rows.count < 30)
    #expect(view.frame(of: "Text(\"row 0\")") != nil)
    #expect(view.frame(of: "Text(\"row 1,999\")") == nil)
  }

  private struct Jumping: View {
    let target: AnyHashable
    var anchor: UnitPoint?
    var body: some View {
      ScrollViewReader { reader in
        VStack {
          List {
            Section("first") { ForEach(0..<1000) { Text("row \($0)") } }
            Section("second") { ForEach(1000..<2000) { Text("row \($0)").frame(height: 60) } }
            Section("third") { Text("last").id("last") }.id("third")
          }
          Button("jump") { reader.scrollTo(target, anchor: anchor) }
        }
      }
    }
  }

  @Test(
    "scrollTo shows a row that was not made, in any section",
    arguments: [500, 999, 1000, 1500, 1999])
  func scrollTo(target: Int) throws {
    let view = TestedView(proposing: 200, 460) { Jumping(target: target) }
    view.press("jump")
    let title = target < 1000 ? "Text(\"row \(target)\")" : "Text(\"row 1,\(String(target).dropFirst())\")"
    let row = try #require(view.frame(of: title))
    #expect(row.minY >= 0 && row.maxY <= 440)
    view.press("jump")
    #expect(view.frame(of: title) == row)
  }

  @Test("the anchor of a row that was not made meets that of the list")
  func anchor() throws {
    let view = TestedView(proposing: 200, 460) { Jumping(target: 1500, anchor: .center) }
    view.press("jump")
    let list = try #require(view.frame(of: "List"))
    let text = try #require(view.frame(of: "Text(\"row 1,500\")"))
    #expect(abs(text.midY - list.midY) < 0.01)
  }

  @Test("scrollTo shows a row, or a section, that has an id of its own", arguments: ["last", "third"])
  func scrollToOwnID(id: String) throws {
    let view = TestedView(proposing: 200, 460) { Jumping(target: AnyHashable(id)) }
    view.press("jump")
    let row = try #require(view.frame(of: "Text(\"last\")"))
    #expect(row.minY >= 0 && row.maxY <= 440)
  }

  private struct Bound: View {
    @State private var shown: Int?
    @State private var position = ScrollPosition(idType: Int.self)
    let byPosition: Bool
    var body: some View {
      VStack(spacing: 0) {
        if byPosition {
          List(0..<2000) { Text("row \($0)") }.scrollPosition($position)
        } else {
          List(0..<2000) { Text("row \($0)") }.scrollPosition(id: $shown)
        }
        Button("jump") {
          if byPosition { position.scrollTo(id: 1500) } else { shown = 1500 }
        }
      }
    }
  }

  @Test("a bound position shows a row that was not made", arguments: [false, true])
  func position(byPosition: Bool) throws {
    let view = TestedView(proposing: 200, 460) { Bound(byPosition: byPosition) }
    view.press("jump")
    let row = try #require(view.frame(of: "Text(\"row 1,500\")"))
    #expect(row.minY >= 0 && row.maxY <= 450)
  }

  @Test("the line below a row begins and ends where a view in the row says")
  func separatorGuides() {
    let view = TestedView(proposing: 200, 200) {
      List {
        HStack(spacing: 0) {
          Color.red.frame(width: 30, height: 20)
          Color.blue.frame(width: 50, height: 20)
            .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
            .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
        }
        Color.green.frame(height: 20)
      }
      .listStyle(.plain)
    }
    // From 16 + 30, 50 long; without a guide from 16 to the edge.
    #expect(view.seen.contains("46,43 50×1"))
    #expect(view.seen.contains("16,87 184×1"))
  }

  @Test("the line below a row begins under its foremost text; what lies over other views does not count")
  func separatorUnderText() {
    let view = TestedView(proposing: 200, 200) {
      List {
        HStack(spacing: 0) {
          Color.red.frame(width: 30, height: 20).overlay { Text("a").font(.system(size: 10)) }
          Text("b").font(.system(size: 10))
        }
        Color.green.frame(height: 20)
      }
      .listStyle(.plain)
    }
    #expect(view.seen.contains("46,43 154×1"))
    #expect(view.seen.contains("16,87 184×1"))
  }

  @Test("what scrolls in a row is not what its line begins under")
  func separatorBesideScrolledText() {
    let view = TestedView(proposing: 200, 200) {
      List {
        ScrollView(.horizontal) { Text("b").font(.system(size: 10)).padding(.leading, 30) }.frame(height: 20)
        Color.green.frame(height: 20)
      }
      .listStyle(.plain)
    }
    #expect(view.seen.contains("16,43 184×1"))
  }

  @Test("rows are at least 44 high, 16 from the card's edge; the card is 16 from the list's")
  func places() {
    let view = TestedView(proposing: 200, 300) { List(0..<2) { Text("r\($0)") } }
    #expect(view.frame(of: "Text(\"r0\")") == CGRect(x: 32, y: 52, width: 20, height: 10))
    #expect(view.frame(of: "Text(\"r1\")") == CGRect(x: 32, y: 96, width: 20, height: 10))
    let plain = TestedView(proposing: 200, 300) { List(0..<2) { Text("r\($0)") }.listStyle(.plain) }
    #expect(plain.frame(of: "Text(\"r0\")") == CGRect(x: 16, y: 17, width: 20, height: 10))
  }

  @Test("listRowInsets, listRowSpacing and listSectionSpacing say how far rows are apart")
  func spacing() {
    let view = TestedView(proposing: 200, 400) {
      List {
        Section {
          Text("a").listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
          Text("b")
        }
        Section { Text("c") }
      }
      .listRowSpacing(10).listSectionSpacing(20)
    }
    let tops = ["a", "b", "c"].map { view.frame(of: "Text(\"\($0)\")")?.minY ?? -1 }
    #expect(view.frame(of: "Text(\"a\")")?.minX == 16)
    #expect(tops[1] - tops[0] == 54)
    #expect(tops[2] - tops[1] == 64 || tops[2] - tops[1] == 74)
  }

  @Test("insets of a header or a footer count from the edge of its section, and stand for the list's own")
  func captionInsets() {
    func frames(_ insets: EdgeInsets?, _ style: some ListStyle) -> [CGRect?] {
      let view = TestedView(proposing: 200, 400) {
        List {
          Section {
            Text("row")
          } header: {
            Text("Head").listRowInsets(insets).font(.squares(10))
          } footer: {
            Text("foot").listRowInsets(insets).font(.squares(10))
          }
        }
        .listStyle(style).environment(\.textCase, nil)
      }
      return ["Head", "foot"].map { view.frame(of: "Text(\"\($0)\")") }
    }
    let usual = frames(nil, .insetGrouped)
    #expect(usual.map { $0?.minX } == [32, 32])
    let none = frames(EdgeInsets(), .insetGrouped)
    #expect(none.map { $0?.minX } == [16, 16])
    // 17 above and 6 below the header, and 6 above the footer have gone.
    #expect(none[0]?.minY == (usual[0]?.minY ?? 0) - 17)
    #expect(none[1]?.minY == (usual[1]?.minY ?? 0) - 29)
    let own = frames(EdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 0), .insetGrouped)
    #expect(own.map { $0?.minX } == [21, 21] && own[0]?.minY == (none[0]?.minY ?? 0) + 3)
    #expect(own[1]?.minY == (none[1]?.minY ?? 0) + 13)
    #expect(frames(EdgeInsets(), .plain).map { $0?.minX } == [0, 0])
  }

  @Test("insets of a header that change, or go, move it")
  func changedCaptionInsets() {
    let view = TestedView(proposing: 200, 400) {
      Held(false) { isWide in
        List {
          Section {
            Button("change") { isWide.wrappedValue.toggle() }
          } header: {
            Text("Head").listRowInsets(isWide.wrappedValue ? EdgeInsets() : nil)
          }
        }
        .environment(\.textCase, nil)
      }
    }
    var edges = [view.outline.contains("Head") ? view.frame(of: "Text(\"Head\")")?.minX : nil]
    for _ in 0..<2 {
      view.press("change")
      edges.append(view.frame(of: "Text(\"Head\")")?.minX)
    }
    #expect(edges == [32, 16, 32])
  }

  @Test("in the plain style a section's header stays in view")
  func pinned() {
    let view = TestedView(proposing: 200, 200) {
      List { Section("Head") { ForEach(0..<20) { Text("r\($0)") } } }.listStyle(.plain)
    }
    let before = view.frame(of: "Text(\"Head\")")?.minY
    view.scroll(by: CGSize(width: 0, height: -100))
    #expect(view.frame(of: "Text(\"Head\")")?.minY == before)
    let grouped = TestedView(proposing: 200, 200) {
      List { Section("Head") { ForEach(0..<20) { Text("r\($0)") } } }
    }
    grouped.scroll(by: CGSize(width: 0, height: -100))
    #expect(grouped.frame(of: "Text(\"Head\")")?.minY ?? -1 < 0)
  }

  @Test("a section that is folded has its header alone")
  func folded() {
    let view = TestedView(proposing: 200, 200) {
      Held(true) { isExpanded in
        List {
          Section("Head", isExpanded: isExpanded) { Text("row") }
          Button("fold") { isExpanded.wrappedValue.toggle() }
        }
      }
    }
    #expect(view.frame(of: "Text(\"row\")") != nil)
    view.press("fold")
    #expect(view.frame(of: "Text(\"row\")") == nil)
    #expect(view.frame(of: "Text(\"Head\")") != nil)
  }

  @Test("an empty list takes what it is offered")
  func empty() {
    let view = TestedView(proposing: 200, 100) { List {} }
    #expect(view.size == CGSize(width: 200, height: 100))
    #expect(TestedView(proposing: nil, nil) { List(0..<3) { Text("\($0)") } }.size == .zero)
  }

  @Test("the whole row presses a button that is alone in it")
  func loneButton() {
    var count = 0
    let view = TestedView(proposing: 200, 200) { List { Button("go") { count += 1 } } }
    let plain = view.displayList
    let far = CGPoint(x: 170, y: 57)
    view.touch(.down, at: far)
    #expect(view.displayList != plain)
    view.touch(.up, at: far)
    #expect(count == 1)
    #expect(view.displayList == plain)
    view.tap("go")
    #expect(count == 2)
  }

  /// A row with two buttons, tapped on each and beside them.
  private func tapped<Style: PrimitiveButtonStyle>(
    _ style: Style, platform: PlatformStyle = .iOS
  ) -> [[String]] {
    let heard = Heard<String>()
    let view = TestedView(proposing: 200, 200, style: platform) {
      List {
        HStack {
          Button("a") { heard.add("a") }
          Button("b") { heard.add("b") }
        }
        .buttonStyle(style)
      }
    }
    let row = view.frame(of: "Text(\"a\")") ?? .zero
    let places = [row, view.frame(of: "Text(\"b\")") ?? .zero].map { CGPoint(x: $0.midX, y: $0.midY) }
    return (places + [CGPoint(x: 170, y: row.midY)]).map { place in
      heard.values = []
      view.tap(at: place)
      return heard.values
    }
  }

  @Test("a tap on a row with two buttons presses both, unless they have a style (Recorded/Controls.md#Z3)")
  func twoButtons() {
    let both = ["a", "b"]
    #expect(tapped(.automatic) == [both, both, both])
    #expect(tapped(.borderless) == [["a"], ["b"], []] && tapped(.plain) == [["a"], ["b"], []])
    #expect(tapped(.bordered) == [["a"], ["b"], []])
    #expect(tapped(.automatic, platform: .macOS)[0] == ["a"], "not on a Mac")
  }

  @Test("a toggle that is a row is turned by the whole row and by its switch")
  func toggleRow() {
    let heard = Heard<Bool>()
    let view = TestedView(proposing: 200, 200) {
      Held(false, told: heard.add) { isOn in List { Toggle("on", isOn: isOn) } }
    }
    view.tap(at: CGPoint(x: 80, y: 60))
    #expect(heard.values == [true])
    view.tap(at: CGPoint(x: 150, y: 60))
    #expect(heard.values == [true, false])
  }

  @Test("the accessible elements are the rows, in order, headers and footers among them")
  func accessible() {
    let view = TestedView(proposing: 200, 400) {
      List {
        Section {
          Text("row")
        } header: {
          Text("head")
        } footer: {
          Text("foot")
        }
        Button("go") {}
      }
    }
    #expect(view.elementLabels == ["head", "row", "foot", "go"])
  }

  @Test("a list without a background shows what is behind it")
  func hiddenBackground() {
    func list(_ visibility: Visibility) -> TestedView {
      TestedView(proposing: 100, 100) { List {}.scrollContentBackground(visibility) }
    }
    #expect(list(.hidden).displayList.items.isEmpty)
    #expect(!list(.visible).displayList.items.isEmpty)
  }

  @Test("a line that a row hides is drawn neither below nor above it")
  func separators() {
    func lines(_ visibility: Visibility) -> Int {
      let view = TestedView(proposing: 100, 300) {
        List {
          Text("a")
          Text("b").listRowSeparator(visibility)
          Text("c")
        }
        .listStyle(.plain)
      }
      return view.displayList.hairlines
    }
    #expect(lines(.automatic) - lines(.hidden) == 2)
  }

  @Test("a row's background fills the row and not its content alone")
  func background() {
    let view = TestedView(proposing: 100, 100) {
      List { Text("a").listRowBackground(Color.red) }.listStyle(.plain)
    }
    #expect(view.frame(of: "Color.red") == CGRect(x: 0, y: 0, width: 100, height: 44))
  }

  @Test("an inset list looks as it does, light and dark")
  func picture() {
    for scheme in [ColorScheme.light, .dark] {
      expectPicture("list-\(scheme)", proposing: 160, 200, environment: { $0.colorScheme = scheme }) {
        List {
          Section("Head") {
            Text("one")
            Button("two") {}
          }
        }
      }
    }
  }
}
