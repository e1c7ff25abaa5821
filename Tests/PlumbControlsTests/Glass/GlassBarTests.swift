import PlumbDrawing
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@Suite("Bars on glass") @MainActor struct GlassBarTests {
  /// A third of a point, at three pixels a point.
  private let pixel: CGFloat = 0.34

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
    let view = TestedView.phone { NavigationStack { Color.red.navigationTitle("Plans") } }
    #expect(abs(try #require(baselines(view)["Plans"]) - 100) < pixel)
    #expect(view.frame(of: "Color.red")?.minY == 116)
    let older = TestedView.phone(.iOS) { NavigationStack { Color.red.navigationTitle("Plans") } }
    #expect(abs(try #require(baselines(older)["Plans"]) - 80) < pixel)
    #expect(older.frame(of: "Color.red")?.minY == 96)
  }

  @Test(
    "the prompt of a search field begins 39.3 points in its field, after a magnifier in the colour of texts (Recorded/Screens.md#Y132)"
  )
  func search() throws {
    let view = TestedView.phone {
      NavigationStack {
        Color.red.navigationTitle("Plans").searchable(
          text: .constant(""), placement: .navigationBarDrawer(displayMode: .always))
      }
    }
    let prompt = try #require(view.frame(of: "TextField"))
    #expect(abs(prompt.minX - (16 + 12.67 + 19.67 + 7.33)) < 1)
  }

  @Test(
    "an item stands on 44 points of glass, 12 from its text, below what is covered (Recorded/Pictures.md#Y30)"
  )
  func item() throws {
    let view = TestedView.phone(top: 54) {
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
      TestedView.phone { NavigationStack { Color.red.toolbar(content: content) } }.capsules.map(\.width)
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

  @Test(
    "an item that confirms and is disabled is grey with a white symbol, light and dark (Recorded/Screens.md#Y144)"
  )
  func disabledConfirmation() throws {
    func fills(_ isValid: Bool, _ scheme: ColorScheme) -> [Paint] {
      let view = TestedView.phone {
        NavigationStack {
          Color.clear.toolbar {
            ToolbarItem(placement: .confirmationAction) {
              Button {
              } label: {
                Circle().frame(width: 20, height: 20)
              }
              .disabled(!isValid)
            }
          }
        }
        .environment(\.colorScheme, scheme)
      }
      return view.displayList.fills.compactMap { if case .fill(_, let paint, _) = $0 { paint } else { nil } }
    }
    for (scheme, red, blue) in [(ColorScheme.light, 213, 217), (.dark, 60, 60)]
      as [(ColorScheme, Float, Float)]
    {
      let grey = Paint.color(ResolvedColor(red: red / 255, green: red / 255, blue: blue / 255))
      let disabled = fills(false, scheme)
      let ground = try #require(disabled.firstIndex(of: grey))
      #expect(disabled[ground...].contains(.color(ResolvedColor(red: 1, green: 1, blue: 1))))
      #expect(!fills(true, scheme).contains(grey))
    }
  }

  @Test("a spacer in the bar at the bottom parts the glass on its sides")
  func bottom() throws {
    let view = TestedView.phone {
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

  @Test("content that is scrolled under a bar fades into what it stands on, a list's into grey")
  func fade() throws {
    func stops<Content: View>(@ViewBuilder _ content: () -> Content) throws -> [Paint.Stop] {
      let view = TestedView.phone {
        NavigationStack { content().navigationTitle("Plans").navigationBarTitleDisplayMode(.inline) }
      }
      #expect(view.gradients.isEmpty)
      view.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500))
      return try #require(view.gradients.first)
    }
    let list = try stops { List(0..<40) { Text("row \($0)") } }
    #expect(list.first.map { Int(($0.color.red * 255).rounded()) } == 242)
    #expect(list.last?.color.opacity == 0)
    let plain = try stops { ScrollView { Color.blue.frame(height: 2000) } }
    #expect(plain.first?.color.red == 1)
  }

  @Test("a space alone makes no bar, and on iOS 18 a fixed one keeps items further apart")
  func spaces() throws {
    let alone = TestedView.phone { NavigationStack { Color.red.toolbar { ToolbarSpacer(.fixed) } } }
    #expect(alone.frame(of: "Color.red")?.minY == 0)
    func distance(_ hasSpace: Bool) throws -> CGFloat {
      let view = TestedView.phone(.iOS) {
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
      let view = TestedView.phone(style) {
        NavigationStack { Color.clear.toolbar { Button("Clear") {}.tint(tint) } }
      }
      return view.glyphColors.first
    }
    #expect(color(nil, .iOS26) == [0, 0, 0])
    #expect(color(.red, .iOS26) == [255, 56, 60])
    #expect(color(nil, .iOS) == [0, 122, 255])
  }
}
