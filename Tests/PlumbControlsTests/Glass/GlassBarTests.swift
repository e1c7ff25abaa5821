import PlumbDrawing
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@Suite("Bars on glass") @MainActor struct GlassBarTests {
  /// A third of a point, at three pixels a point.
  private let pixel: CGFloat = 0.34

  private func phone<Content: View>(
    _ style: PlatformStyle = .iOS26, top: CGFloat = 0, @ViewBuilder _ content: () -> Content
  ) -> TestedView {
    TestedView(
      proposing: 390, 800, scale: 3, style: style,
      safeArea: EdgeInsets(top: top, leading: 0, bottom: 0, trailing: 0), environment: { $0.font = nil },
      content)
  }

  /// Where the baselines of texts are, by their words.
  private func baselines(_ view: TestedView) -> [String: CGFloat] {
    var found: [String: CGFloat] = [:]
    func look(_ items: [DisplayItem], _ shift: CGFloat) {
      for item in items {
        switch item {
        case .glyphs(let run, let origin, _): found[run.text] = origin.y + shift
        // The title in the bar's row, until the large one is scrolled away.
        case .group(.opacity(0), _): break
        case .group(.transform(let map), let inside): look(inside, shift + map.ty)
        case .group(_, let inside): look(inside, shift)
        default: break
        }
      }
    }
    look(view.displayList.items, 0)
    return found
  }

  @Test("the baseline of a large title is 100 below the top of a bare canvas (Recorded/Pictures.md#Y60)")
  func largeTitle() throws {
    let view = phone { NavigationStack { Color.red.navigationTitle("Plans") } }
    #expect(abs(try #require(baselines(view)["Plans"]) - 100) < pixel)
    #expect(view.frame(of: "Color.red")?.minY == 116)
    let older = phone(.iOS) { NavigationStack { Color.red.navigationTitle("Plans") } }
    #expect(abs(try #require(baselines(older)["Plans"]) - 80) < pixel)
    #expect(older.frame(of: "Color.red")?.minY == 96)
  }

  @Test(
    "an item stands on 44 points of glass, 12 from its text, below what is covered (Recorded/Pictures.md#Y30)"
  )
  func item() throws {
    let view = phone(top: 54) {
      NavigationStack { Color.red.toolbar { Button("Clear") {}.accessibilityIdentifier("item") } }
    }
    let text = try #require(view.frame(of: "Text(\"Clear\")"))
    #expect(abs(text.maxX - 362) < 0.01)
    #expect(abs(try #require(baselines(view)["Clear"]) - 82) < pixel)
    let glass = try #require(view.capsules.first)
    #expect(glass.minY == 54 && glass.height == 44)
    #expect(abs(glass.minX - (text.minX - 12)) < 0.01 && abs(glass.maxX - 374) < 0.01)
    #expect(view.frame(of: "Color.red")?.minY == 108)
  }

  @Test("neighbours share their glass; a space, an item that confirms and a hidden ground part them")
  func groups() {
    func widths<Content: ToolbarContent>(@ToolbarContentBuilder _ content: () -> Content) -> [CGFloat] {
      phone { NavigationStack { Color.red.toolbar(content: content) } }.capsules.map(\.width)
    }
    func dot() -> some View { Color.blue.frame(width: 20, height: 20) }
    #expect(
      widths {
        ToolbarItemGroup {
          dot(); dot()
        }
      } == [88])
    #expect(
      widths {
        ToolbarItem { dot() }
        ToolbarSpacer(.fixed)
        ToolbarItem { dot() }
      } == [44, 44])
    #expect(
      widths {
        ToolbarItem { dot() }
        ToolbarItem(placement: .confirmationAction) { dot() }
      } == [44, 44])
    #expect(
      widths {
        ToolbarItem { dot() }
        ToolbarItem { dot() }.sharedBackgroundVisibility(.hidden)
      } == [44])
  }

  @Test("a spacer in the bar at the bottom parts the glass on its sides")
  func bottom() throws {
    let view = phone {
      NavigationStack {
        Color.red.toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Color.blue.frame(width: 20, height: 20)
            Spacer()
            Color.green.frame(width: 20, height: 20)
          }
        }
      }
    }
    #expect(view.capsules == [16, 330].map { CGRect(x: $0, y: 746, width: 44, height: 44) })
    #expect(view.frame(of: "Color.red")?.maxY == 736)
  }

  @Test("a space alone makes no bar, and on iOS 18 a fixed one keeps items further apart")
  func spaces() throws {
    let alone = phone { NavigationStack { Color.red.toolbar { ToolbarSpacer(.fixed) } } }
    #expect(alone.frame(of: "Color.red")?.minY == 0)
    func distance(_ hasSpace: Bool) throws -> CGFloat {
      let view = phone(.iOS) {
        NavigationStack {
          Color.red.toolbar {
            ToolbarItem { Color.blue.frame(width: 20, height: 20) }
            if hasSpace { ToolbarSpacer(.fixed) }
            ToolbarItem { Color.green.frame(width: 20, height: 20) }
          }
        }
      }
      return try #require(view.frame(of: "Color.green")).minX - #require(view.frame(of: "Color.blue")).maxX
    }
    #expect(try distance(false) == 16)
    #expect(try distance(true) == 32)
  }

  @Test("buttons on glass have the colour of texts, unless there is a tint")
  func colors() {
    func color(_ tint: Color?, _ style: PlatformStyle) -> [Int]? {
      let view = phone(style) {
        NavigationStack { Color.clear.toolbar { Button("Clear") {}.tint(tint) } }
      }
      return view.glyphColors.first
    }
    #expect(color(nil, .iOS26) == [0, 0, 0])
    #expect(color(.red, .iOS26) == [255, 56, 60])
    #expect(color(nil, .iOS) == [0, 122, 255])
  }

  @Test("the search field is at the bottom, and in the drawer where a source or a bar of tabs wants it")
  func search() throws {
    func field(_ style: PlatformStyle, _ placement: SearchFieldPlacement = .automatic) throws -> CGRect {
      let view = phone(style) {
        NavigationStack {
          Color.red.navigationTitle("Plans").searchable(text: .constant(""), placement: placement)
        }
      }
      return try #require(view.frame(of: "TextField"))
    }
    #expect(try field(.iOS).midY < 150)
    #expect(try field(.iOS26).midY == 768)
    #expect(try field(.iOS26, .navigationBarDrawer).midY < 170)
    let tabs = phone {
      TabView {
        Tab("A", systemImage: "star") {
          NavigationStack { Color.red.navigationTitle("Plans").searchable(text: .constant("")) }
        }
      }
    }
    #expect(try #require(tabs.frame(of: "TextField")).midY < 170)
  }

  @Test("the bar of tabs floats 21 above the bottom, and a screen keeps 49 free above what is covered")
  func tabs() throws {
    func page(bottom: CGFloat) -> TestedView {
      TestedView(
        proposing: 390, 800, style: .iOS26,
        safeArea: EdgeInsets(top: 0, leading: 0, bottom: bottom, trailing: 0)
      ) {
        TabView {
          Color.red.tabItem { Text("A") }
          Color.red.tabItem { Text("B") }
        }
      }
    }
    for bottom in [0, 34] as [CGFloat] {
      let view = page(bottom: bottom)
      #expect(view.capsules.first == CGRect(x: 97, y: 717, width: 196, height: 62), "\(bottom)")
      #expect(view.frame(of: "TabBar")?.minY == 717)
    }
  }

  @Test(
    "a bar of tabs has its accessory above it, on both versions of iOS",
    arguments: [PlatformStyle.iOS, .iOS26])
  func accessory(style: PlatformStyle) throws {
    let view = phone(style) {
      TabView { Color.red.tabItem { Text("A") } }
        .tabViewBottomAccessory { Color.blue }
    }
    let (bar, accessory) = (view.frame(of: "TabBar"), view.frame(of: "Color.blue"))
    #expect(try #require(accessory) == CGRect(x: 21, y: #require(bar).minY - 56, width: 348, height: 48))
  }
}

extension TestedView {
  /// The rectangles of grounds with round corners, as high as those of bars, in the order of drawing, each once.
  fileprivate var capsules: [CGRect] {
    var found: [CGRect] = []
    func note(_ path: Path) {
      let rect = path.boundingRect
      guard path != Path(rect), [44, 62].contains(rect.height.rounded()), !found.contains(rect) else {
        return
      }
      found.append(rect)
    }
    func look(_ items: [DisplayItem]) {
      for item in items {
        if case .fill(let path, _, _) = item { note(path) }
        if case .group(let effect, let inside) = item {
          if case .clip(let path, _) = effect { note(path) }
          look(inside)
        }
      }
    }
    look(displayList.items)
    return found
  }

  /// The colours of texts, in the order of drawing, in shares of 255.
  fileprivate var glyphColors: [[Int]] {
    func colors(_ items: [DisplayItem]) -> [[Int]] {
      items.flatMap { item -> [[Int]] in
        switch item {
        case .glyphs(_, _, .color(let color)):
          [[color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }]
        case .group(_, let items): colors(items)
        default: []
        }
      }
    }
    return colors(displayList.items)
  }
}
