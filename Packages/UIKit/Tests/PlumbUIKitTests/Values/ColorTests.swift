import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@Suite("UIColor") @MainActor struct ColorTests {
  /// What other tests have shown is not the surroundings of these.
  init() { Stage().announce() }

  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @Test("gives components back exactly as they were given")
  func components() {
    let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
    #expect(components(color) == [0.2, 0.4, 0.6, 0.8])
    #expect(color.cgColor.components == [0.2, 0.4, 0.6, 0.8])
    #expect(components(.orange) == [1, 0.5, 0, 1])
  }

  @Test("has two components in CoreGraphics if it is a grey")
  func grey() {
    let grey = UIColor(white: 0.3, alpha: 0.5)
    #expect(grey.cgColor.components == [0.3, 0.5])
    #expect(grey.cgColor.colorSpace?.model == .monochrome)
    #expect(UIColor(cgColor: grey.cgColor) == grey)
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(grey.getWhite(&white, alpha: &alpha))
    #expect([white, alpha] == [0.3, 0.5])
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
  }

  @Test("goes to hue, saturation and brightness and back")
  func hue() {
    let color = UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 1)
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(abs(hue - 0.6) < 1e-9 && abs(saturation - 0.5) < 1e-9 && abs(brightness - 0.8) < 1e-9)
  }

  @Test("of the platform is SwiftUI's, in light and in dark traits")
  func platform() {
    let light = EnvironmentValues()
    var dark = light
    dark.colorScheme = .dark
    #expect(Color(.systemBackground).resolve(in: light) == Color.white.resolve(in: light))
    #expect(Color(uiColor: .systemRed).resolve(in: dark) == Color.red.resolve(in: dark))
    #expect(
      Color(.systemGray6).resolve(in: dark)
        == Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255).resolve(in: dark))
    let label = UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(components(label) == [1, 1, 1, 1])
  }

  @Test("of a rule is another one in dark surroundings, also behind another opacity")
  func rule() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .green : .blue }
    func picture(_ scheme: ColorScheme, _ color: UIColor) -> Color.Resolved? {
      let view = TestedView(proposing: 10, 10, environment: { $0.colorScheme = scheme }) {
        Color(uiColor: color)
      }
      guard case .fill(_, .color(let color), _)? = view.displayList.items.first else { return nil }
      return color
    }
    #expect(picture(.light, color)?.blue == 1)
    #expect(picture(.dark, color)?.green == 1)
    #expect(
      picture(.dark, color.withAlphaComponent(0.5)) == Color.Resolved(red: 0, green: 1, blue: 0, opacity: 0.5)
    )
    var seen: [CGFloat] = []
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { seen = components(color) }
    #expect(seen == [0, 1, 0, 1])
  }

  @Test("of a rule that answers with itself for ever ends")
  func endless() {
    final class Box: @unchecked Sendable { var color = UIColor.red }
    let box = Box()
    box.color = UIColor { _ in box.color }
    #expect(components(box.color) == [0, 0, 0, 0])
    box.color = .red
  }

  @Test("is written and read by an archiver, and made of a literal")
  func kept() throws {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
    let literal = #colorLiteral(red: 0.5, green: 0.25, blue: 1, alpha: 1)
    #expect(components(literal) == [0.5, 0.25, 1, 1])
  }

  @Test("of SwiftUI has numbers for CoreGraphics if no surroundings change it")
  func numbers() {
    #expect(Color(red: 1, green: 0.5, blue: 0).cgColor?.components == [1, 0.5, 0, 1])
    #expect(Color.red.cgColor == nil)
    #expect(Color(cgColor: CGColor(gray: 0.5, alpha: 1)) == Color(white: 0.5))
    #expect(UIColor(Color(red: 1, green: 0, blue: 0)).cgColor.components == [1, 0, 0, 1])
  }

  @Test("of a name that no catalog has is nil")
  func missing() { #expect(UIColor(named: "nowhere to be found") == nil) }
}
