import PlumbDrawing
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Lists of iOS 26") @MainActor struct GlassListTests {
  @Test("a card has round corners of 26, and of 10 before (Recorded/Pictures.md#Y35)")
  func corners() {
    func outline(_ style: PlatformStyle) -> [Path] {
      TestedView(proposing: 390, 300, style: style) { List { Text("a") } }.outlines
    }
    func card(_ rect: CGRect, _ radius: CGFloat, _ style: RoundedCornerStyle) -> Path {
      UnevenRoundedRectangle(
        topLeadingRadius: radius, bottomLeadingRadius: radius, bottomTrailingRadius: radius,
        topTrailingRadius: radius, style: style
      ).path(in: rect)
    }
    #expect(outline(.iOS26).contains(card(CGRect(x: 16, y: 35, width: 358, height: 52), 26, .circular)))
    #expect(outline(.iOS).contains(card(CGRect(x: 20, y: 35, width: 350, height: 44), 10, .continuous)))
  }

  @Test(
    "the room of a link's arrow keeps it 18.33 from the card's edge, and 20.67 before (Recorded/Pictures.md#Y50)"
  )
  func arrow() throws {
    func edge(_ style: PlatformStyle) throws -> CGFloat {
      let view = TestedView(proposing: 390, 300, scale: 3, style: style) {
        NavigationStack { List { NavigationLink("a") { Text("b") } } }
      }
      let image = try #require(view.frame(of: "Image(\"chevron.forward\")"))
      // The arrow's ink is 6.67 wide.
      return 390 - (style == .iOS ? 20 : 16) - (image.midX + 6.67 / 2)
    }
    #expect(abs(try edge(.iOS26) - 18.33) < 0.34)
    #expect(abs(try edge(.iOS) - 20.67) < 0.34)
  }

  @Test(
    "a value at the end of a link's row keeps its distance from the arrow, whatever fills the row (Recorded/Screens.md#Y110)"
  )
  func valueBeforeArrow() throws {
    func distance<Label: View>(_ style: PlatformStyle, @ViewBuilder _ label: () -> Label) throws -> CGFloat {
      let view = TestedView(proposing: 390, 300, scale: 3, style: style) {
        NavigationStack { List { NavigationLink(destination: { Text("b") }, label: label) } }
      }
      let image = try #require(view.frame(of: "Image(\"chevron.forward\")"))
      return image.midX - 6.67 / 2 - (try #require(view.frame(of: "Text(\"5\")")).maxX)
    }
    for (style, recorded) in [(PlatformStyle.iOS, 11.5), (.iOS26, 13.67)] {
      let spaced = try distance(style) {
        HStack {
          Text("a")
          Spacer()
          Text("5")
        }
      }
      // The letters of this font fill their squares, where the recorded one has up to a point beside it.
      #expect(spaced <= recorded && spaced > recorded - 1.34)
      let framed = try distance(style) {
        HStack {
          Text("a").frame(maxWidth: .infinity, alignment: .leading)
          Text("5")
        }
      }
      #expect(framed == spaced)
      #expect(try distance(style) { LabeledContent("a") { Text("5") } } == spaced)
    }
  }

  @Test("lines between rows are a point thick and end 16 before the card's edge (Recorded/Pictures.md#Y40)")
  func separators() {
    func line(_ style: PlatformStyle) -> [String] {
      TestedView(proposing: 390, 300, scale: 3, style: style) {
        List {
          Text("a")
          Text("b")
        }
      }.seen.filter { $0.hasSuffix("×1") || $0.hasSuffix("×0.33") }
    }
    #expect(line(.iOS26) == ["32,86 326×1"])
    #expect(line(.iOS) == ["40,78.67 330×0.33"])
  }

  /// Where a red and a blue card are, in points.
  private func cards<Content: View>(
    _ size: DynamicTypeSize = .medium, top: CGFloat = 0, @ViewBuilder _ content: () -> Content
  ) -> [CGRect] {
    let view = TestedView(
      proposing: 390, 800, scale: 3, style: .iOS26,
      safeArea: EdgeInsets(top: top, leading: 0, bottom: 0, trailing: 0),
      environment: {
        $0.font = nil
        $0.dynamicTypeSize = size
      }, content)
    return [view.frame(of: "Color.red"), view.frame(of: "Color.blue")].compactMap(\.self)
  }

  @Test(
    "footers of 2 and 6 lines put their cards 60 and 116 apart, up to a pixel (Recorded/Pictures.md#Y69)",
    arguments: [(2, 60), (6, 116)] as [(Int, CGFloat)])
  func footers(lines: Int, distance: CGFloat) throws {
    let cards = cards {
      List {
        Section {
          Text("a").listRowBackground(Color.red)
        } footer: {
          Text(verbatim: Array(repeating: "F", count: lines).joined(separator: "\n"))
        }
        Section { Text("b").listRowBackground(Color.blue) }
      }
    }
    try #require(cards.count == 2)
    #expect(abs(cards[1].minY - cards[0].maxY - distance) < 0.34)
  }

  @Test("the first card begins where a large title ends, and 35 below a small one (Recorded/Pictures.md#Y70)")
  func largeTitle() throws {
    func top(_ mode: NavigationBarItem.TitleDisplayMode) -> CGFloat? {
      cards(top: 62) {
        NavigationStack {
          List { Text("a").listRowBackground(Color.red) }
            .navigationTitle("Plans").navigationBarTitleDisplayMode(mode)
        }
      }.first?.minY
    }
    #expect(top(.large) == 168)
    #expect(abs(try #require(top(.inline)) - (62 + 54 + 35)) < 0.01)
  }

  @Test(
    "titles of labels begin 39 from the inset of a row, elsewhere 8 from the icon (Recorded/Pictures.md#Y71)")
  func labels() throws {
    let view = TestedView(
      proposing: 390, 800, scale: 3, style: .iOS26,
      environment: {
        $0.font = nil
        $0.dynamicTypeSize = .medium
      }
    ) {
      List {
        Label("d", systemImage: "gear")
        Label {
          Text("a")
        } icon: {
          Color.red.frame(width: 21, height: 20)
        }
        Section {
          Label {
            Text("c")
          } icon: {
            Color.red.frame(width: 50, height: 20)
          }
        } header: {
          Label {
            Text("b")
          } icon: {
            Color.red.frame(width: 21, height: 20)
          }
        }
      }
    }
    for (title, place) in [("d", 39), ("a", 39), ("b", 21 + 8), ("c", 50 + 16)] as [(String, CGFloat)] {
      let frame = try #require(view.frame(of: "Text(\"\(title)\")"))
      #expect(abs(frame.minX - 32 - place) < 0.01, "\(title): \(frame.minX)")
    }
  }

  @Test(
    "headers are as written, on iOS 18 in capitals unless a view around says more (Recorded/Pictures.md#Y47)")
  func headers() {
    func header<Content: View>(
      _ style: PlatformStyle, _ change: (Section<Text, Text, EmptyView>) -> Content
    ) -> [String] {
      var words: [String] = []
      func look(_ items: [DisplayItem]) {
        for item in items {
          if case .glyphs(let run, _, _) = item { words.append(run.text) }
          if case .group(_, let inside) = item { look(inside) }
        }
      }
      look(
        TestedView(proposing: 390, 300, style: style) { List { change(Section("Notes") { Text("row") }) } }
          .displayList.items)
      return words
    }
    #expect(header(.iOS26) { $0 }.contains("Notes"))
    #expect(header(.iOS) { $0 }.contains("NOTES"))
    #expect(header(.iOS) { $0.textCase(nil) }.contains("Notes"))
    #expect(header(.iOS) { $0.textCase(.lowercase) }.contains("notes"))
  }

  @Test("a row's least height follows the text on iOS 26, and one that is set counts on both")
  func rowHeight() {
    func height(_ style: PlatformStyle, _ size: DynamicTypeSize, least: CGFloat?) -> CGFloat? {
      TestedView(
        proposing: 390, 300, style: style,
        environment: {
          $0.dynamicTypeSize = size
          if let least { $0.defaultMinListRowHeight = least }
        }
      ) { List { Color.blue.frame(height: 1).listRowBackground(Color.red) } }.frame(of: "Color.red")?.height
    }
    #expect(height(.iOS26, .large, least: nil) == 52)
    #expect(height(.iOS26, .medium, least: nil) == 51)
    #expect(height(.iOS, .medium, least: nil) == 44)
    for style in [PlatformStyle.iOS, .iOS26] { #expect(height(style, .large, least: 80) == 80) }
  }
}
