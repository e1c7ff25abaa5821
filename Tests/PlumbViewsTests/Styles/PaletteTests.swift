import PlumbDrawing
import PlumbTesting
import SwiftUI
import Testing

/// The platforms' own colours, against Rules/Colours.md#R-130, R-133, R-134.
@MainActor @Suite("System colours")
struct PaletteTests {
  private func hex(_ color: Color, _ scheme: ColorScheme, _ style: PlatformStyle = .iOS) -> [Int] {
    var environment = EnvironmentValues()
    environment.platformStyle = style
    environment.colorScheme = scheme
    return bytes(color.resolve(in: environment))
  }

  /// Red, green and blue from 0 to 255, and the opacity in hundredths.
  private func bytes(_ color: ResolvedColor) -> [Int] {
    [color.red * 255, color.green * 255, color.blue * 255, color.opacity * 100].map { Int($0.rounded()) }
  }

  @Test("the system colours have the recorded values of iOS, light and dark")
  func iOS() {
    let recorded: [(Color, [Int], [Int])] = [
      (.red, [255, 59, 48], [255, 69, 58]), (.orange, [255, 149, 0], [255, 159, 10]),
      (.yellow, [255, 204, 0], [255, 214, 10]), (.green, [52, 199, 89], [48, 209, 88]),
      (.mint, [0, 199, 190], [99, 230, 226]), (.teal, [48, 176, 199], [64, 200, 224]),
      (.cyan, [50, 173, 230], [100, 210, 255]), (.blue, [0, 122, 255], [10, 132, 255]),
      (.indigo, [88, 86, 214], [94, 92, 230]), (.purple, [175, 82, 222], [191, 90, 242]),
      (.pink, [255, 45, 85], [255, 55, 95]), (.brown, [162, 132, 94], [172, 142, 104]),
      (.gray, [142, 142, 147], [142, 142, 147]), (.primary, [0, 0, 0], [255, 255, 255]),
    ]
    for (color, light, dark) in recorded {
      #expect(hex(color, .light) == light + [100], "\(color)")
      #expect(hex(color, .dark) == dark + [100], "\(color)")
    }
    #expect(hex(.secondary, .light) == [60, 60, 67, 60])
    #expect(hex(.secondary, .dark) == [235, 235, 245, 60])
  }

  @Test("iOS 26 has the palette of Liquid Glass, whose blue is the accent colour")
  func glass() {
    let recorded: [(Color, [Int], [Int])] = [
      (.red, [255, 56, 60], [255, 66, 69]), (.orange, [255, 141, 40], [255, 146, 48]),
      (.yellow, [255, 204, 0], [255, 214, 0]), (.green, [52, 199, 89], [48, 209, 88]),
      (.mint, [0, 200, 179], [0, 218, 195]), (.teal, [0, 195, 208], [0, 210, 224]),
      (.cyan, [0, 192, 232], [60, 211, 254]), (.blue, [0, 136, 255], [0, 145, 255]),
      (.accentColor, [0, 136, 255], [0, 145, 255]), (.indigo, [97, 85, 245], [109, 124, 255]),
      (.purple, [203, 48, 224], [219, 52, 242]), (.pink, [255, 45, 85], [255, 55, 95]),
      (.brown, [172, 127, 94], [183, 138, 102]), (.primary, [0, 0, 0], [255, 255, 255]),
    ]
    for (color, light, dark) in recorded {
      #expect(hex(color, .light, .iOS26) == light + [100], "\(color)")
      #expect(hex(color, .dark, .iOS26) == dark + [100], "\(color)")
    }
  }

  @Test(
    "on iOS 26 what is filled as a separator is fainter, and a divider is not (Recorded/Pictures.md#Y62, Y64)"
  )
  func glassLines() throws {
    let line = TestedView(proposing: 40, 40, style: .iOS26) { Rectangle().fill(.separator) }
    guard case .fill(_, .color(let color), _) = try #require(line.displayList.items.first) else {
      Issue.record("no fill: \(line.displayList.items)")
      return
    }
    #expect(bytes(color) == [60, 60, 67, 12])
  }

  @Test("opacity multiplies, and a red of Display P3 lies outside of sRGB")
  func components() {
    #expect(hex(.red.opacity(0.5).opacity(0.5), .light) == [255, 59, 48, 25])
    let red = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: EnvironmentValues())
    let recorded: [Float] = [1.0931, -0.2266, -0.1504]
    for (one, other) in zip([red.red, red.green, red.blue], recorded) { #expect(abs(one - other) < 0.001) }
  }

  @Test("a divider has its platform's colour", arguments: [PlatformStyle.macOS, .iOS, .iOS26])
  func divider(style: PlatformStyle) throws {
    let view = TestedView(proposing: 40, 40, style: style) { Divider() }
    guard case .fill(_, .color(let color), _) = try #require(view.displayList.items.first) else {
      Issue.record("no fill: \(view.displayList.items)")
      return
    }
    #expect(bytes(color) == (style == .macOS ? [0, 0, 0, 10] : [60, 60, 67, 29]))
    if style == .macOS { #expect(abs(color.opacity - 25 / 255) < 0.001) }
  }

  @Test("a tint of the accent colour means the accent colour around it, and not itself")
  func accentTint() {
    func painted(_ view: some View) -> [Int]? {
      let view = TestedView(proposing: 10, 10) { view }
      guard case .fill(_, .color(let color), _) = view.displayList.items.first else { return nil }
      return bytes(color)
    }
    let blue = [0, 122, 255, 100]
    #expect(painted(Color.accentColor.tint(.accentColor)) == blue)
    #expect(painted(Color.accentColor.tint(.accentColor.opacity(0.5))) == [0, 122, 255, 50])
    #expect(painted(Color.accentColor.tint(.accentColor).tint(.red)) == [255, 59, 48, 100])
    #expect(painted(Color.accentColor.accentColor(.accentColor)) == blue)
    #expect(painted(Rectangle().fill(.tint).tint(Color.accentColor.mix(with: .accentColor, by: 0.5))) == blue)
    #if UIKit
      #expect(painted(Color.accentColor.tint(Color(uiColor: UIColor(Color.accentColor)))) == blue)
    #endif
  }
}
