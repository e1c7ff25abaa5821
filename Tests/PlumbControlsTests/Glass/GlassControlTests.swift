import PlumbDrawing
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Controls and presentations of iOS 26") @MainActor struct GlassControlTests {
  @Test("bordered buttons are capsules, and have corners of 8 before (Recorded/Pictures.md#Y23)")
  func bordered() throws {
    func outline(_ style: PlatformStyle) throws -> Path {
      try #require(
        TestedView(proposing: 200, 60, style: style) {
          Button("Go") {}.buttonStyle(.borderedProminent)
        }.outlines.first)
    }
    let rect = try outline(.iOS26).boundingRect
    #expect(try outline(.iOS26) == Capsule().path(in: rect))
    #expect(try outline(.iOS) == RoundedRectangle(cornerRadius: 8).path(in: rect))
  }

  @Test("the ground of a bordered button is darker on iOS 26 (Recorded/Screens.md#Y142)")
  func ground() throws {
    func fill(_ style: PlatformStyle, _ scheme: ColorScheme = .light) throws -> DisplayItem {
      try #require(
        TestedView(proposing: 200, 60, style: style, environment: { $0.colorScheme = scheme }) {
          Button("Go") {}.buttonStyle(.bordered)
        }.displayList.fills.first)
    }
    func isFilled(_ item: DisplayItem, _ color: ResolvedColor) -> Bool {
      if case .fill(_, .color(color), _) = item { true } else { false }
    }
    let secondary = ResolvedColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: 0.16)
    #expect(isFilled(try fill(.iOS26), secondary))
    #expect(!isFilled(try fill(.iOS), secondary))
    #expect(try fill(.iOS26, .dark) != fill(.iOS26))
  }

  @Test("a shape that is asked for counts more than the capsule")
  func shape() throws {
    let view = TestedView(proposing: 200, 60, style: .iOS26) {
      Button("Go") {}.buttonStyle(.borderedProminent).buttonBorderShape(.roundedRectangle(radius: 4))
    }
    let path = try #require(view.outlines.first)
    #expect(path == RoundedRectangle(cornerRadius: 4).path(in: path.boundingRect))
  }

  @Test(
    "a glass button is a capsule on each version of iOS, and does its action",
    arguments: [PlatformStyle.iOS, .iOS26])
  func glassButton(style: PlatformStyle) throws {
    let heard = Heard<String>()
    let view = TestedView(proposing: 200, 120, style: style) {
      VStack {
        Button("a") { heard.add("a") }.buttonStyle(.glass)
        Button("b") { heard.add("b") }.buttonStyle(.glassProminent)
        Button("c") { heard.add("c") }.buttonStyle(.glass(.clear)).disabled(true)
      }
    }
    for name in ["a", "b", "c"] { view.tap(name) }
    #expect(heard.values == ["a", "b"])
    let capsules = view.outlines.filter(Self.isCapsule).map(\.boundingRect)
    #expect(Set(capsules.map { $0.minY.rounded() }).count == 3, "\(capsules)")
  }

  /// Whether an outline touches the middles of its sides, and leaves its corner out.
  private static func isCapsule(_ outline: Path) -> Bool {
    let rect = outline.boundingRect
    let part = min(rect.width, rect.height) * 0.1
    return outline.contains(CGPoint(x: rect.minX + 0.5, y: rect.midY))
      && outline.contains(CGPoint(x: rect.midX, y: rect.minY + 0.5))
      && !outline.contains(CGPoint(x: rect.minX + part, y: rect.minY + part))
  }

  @Test(
    "a flexible button is as wide as its room, any other as its label",
    arguments: [PlatformStyle.iOS, .iOS26])
  func sizing(style: PlatformStyle) {
    func width(_ sizing: ButtonSizing) -> CGFloat? {
      TestedView(proposing: 200, 60, style: style) {
        Button("Go") {}.buttonStyle(.borderedProminent).buttonSizing(sizing)
      }.frame(of: "Button")?.width
    }
    #expect(width(.automatic) == width(.fitted) && (width(.fitted) ?? 200) < 100)
    #expect(width(.flexible) == 200)
  }

  @Test("a dialog's choices do their action, and Cancel takes it away", arguments: ["Save", "Cancel"])
  func dialog(_ name: String) {
    let heard = Heard<String>()
    let view = TestedView(proposing: 390, 800, style: .iOS26) {
      Held(true) { isShown in
        Color.white.confirmationDialog("What now?", isPresented: isShown, titleVisibility: .visible) {
          Button("Save") { heard.add("Save") }
        }
      }
    }
    #expect(view.frame(of: "Text(\"What now?\")") != nil)
    view.tap(name)
    #expect(heard.values == (name == "Save" ? ["Save"] : []))
    #expect(view.frame(of: "Text(\"What now?\")") == nil)
  }

  @Test("a sheet that is not large floats 8 from the sides and the bottom, and on iOS 18 touches them")
  func sheet() {
    func frame(_ style: PlatformStyle, _ detent: PresentationDetent) -> CGRect? {
      TestedView(proposing: 400, 800, style: style) {
        Color.white.sheet(isPresented: .constant(true)) { Color.red.presentationDetents([detent]) }
      }.frame(of: "Color.red")
    }
    #expect(frame(.iOS26, .medium) == CGRect(x: 8, y: 400, width: 384, height: 392))
    #expect(frame(.iOS26, .large) == CGRect(x: 0, y: 10, width: 400, height: 790))
    #expect(frame(.iOS, .medium) == CGRect(x: 0, y: 400, width: 400, height: 400))
  }

  @Test("an alert's buttons do their action and take it away", arguments: ["Keep", "Delete"])
  func alert(_ name: String) {
    let heard = Heard<String>()
    let view = TestedView(proposing: 390, 800, style: .iOS26) {
      Held(true) { isShown in
        Color.white.alert("Sure?", isPresented: isShown) {
          Button("Keep", role: .cancel) { heard.add("Keep") }
          Button("Delete", role: .destructive) { heard.add("Delete") }
        }
      }
    }
    #expect(view.frame(of: "Text(\"Sure?\")") != nil)
    view.tap(name)
    #expect(heard.values == [name])
    #expect(view.frame(of: "Text(\"Sure?\")") == nil)
  }

  @Test("an alert without buttons has one, and one with a field shows it")
  func alertForms() {
    let plain = TestedView(proposing: 390, 800, style: .iOS26) {
      Held(true) { isShown in Color.white.alert("Done", isPresented: isShown) {} }
    }
    plain.tap("OK")
    #expect(plain.frame(of: "Text(\"Done\")") == nil)
    let field = TestedView(proposing: 390, 800, style: .iOS26) {
      Color.white.alert("Name", isPresented: .constant(true)) {
        TextField("Name", text: .constant(""))
        Button("Save") {}
        Button("Cancel", role: .cancel) {}
      }
    }
    #expect(field.frame(of: "TextField") != nil)
  }

  @Test("the knob of a slider is a capsule of 38 by 24, and a drag reaches both ends")
  func slider() {
    let heard = Heard<Double>()
    let view = TestedView(proposing: 200, 31, style: .iOS26) {
      Held(0.5, told: heard.add) { Slider(value: $0) }
    }
    #expect(view.seen.contains("81,3.5 38×24"), "\(view.seen)")
    view.drag(from: CGPoint(x: 100, y: 15), to: CGPoint(x: 190, y: 15))
    #expect(heard.values.last == 1)
  }
}
