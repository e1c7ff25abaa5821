import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("A tested view")
struct TestedViewTests {
  @Test("is laid out at the top leading corner, in squares of 10 points")
  func squares() {
    expectLayout(proposing: 200, 40) {
      HStack(spacing: 0) {
        Text("abc")
        Color.red
      }
    } is: {
      """
      HStack       0,0 200×40
      ├─ Text("abc")  0,15 30×10
      └─ Color.red    30,0 170×40
      """
    }
  }

  @Test("takes unspecified and endless proposals")
  func proposals() {
    #expect(TestedView(proposing: nil, nil) { Color.red }.size == CGSize(width: 10, height: 10))
    #expect(
      TestedView(proposing: .infinity, 30) { Color.red }.size == CGSize(width: CGFloat.infinity, height: 30))
  }

  @Test("draws text in another size of squares where a font says so")
  func fonts() {
    #expect(
      TestedView(proposing: nil, nil) { Text("abc").font(.squares(20)) }.size == CGSize(width: 60, height: 20)
    )
  }

  @Test("has the scale, the platform and the environment that it is given")
  func surroundings() {
    let pixel = TestedView(proposing: 9, nil, scale: 3) { Divider() }
    #expect(abs(pixel.size.height - 1 / 3) < 1e-9)
    #expect(TestedView(proposing: 9, nil, scale: 3, style: .macOS) { Divider() }.size.height == 1)
    let large = TestedView(proposing: nil, nil, environment: { $0.font = .squares(30) }, { Text("a") })
    #expect(large.size.width == 30)
    large.setEnvironment { $0.font = .squares(7) }
    #expect(large.size.width == 7)
  }

  @Test("shows every modifier in its full outline, and folds those that change nothing otherwise")
  func folding() {
    let view = TestedView(proposing: 30, 20) { Color.red.shadow(radius: 1) }
    #expect(view.outline == "Color.red  0,0 30×20")
    #expect(view.fullOutline == "shadow        0,0 30×20\n└─ Color.red  0,0 30×20")
  }

  @Test("finds frames by title and by identifier")
  func frames() {
    let view = TestedView(proposing: 30, 20) {
      VStack(spacing: 0) {
        Color.red.accessibilityIdentifier("top")
        Color.blue
      }
    }
    #expect(view.frame(of: "Color.blue") == CGRect(x: 0, y: 10, width: 30, height: 10))
    #expect(view.frame(of: "top") == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(view.frame(of: "Color.green") == nil)
  }

  @Test("collects what cannot be, once")
  func warningsOnce() {
    let view = TestedView(proposing: 30, 20) { Color.red.frame(width: -12) }
    #expect(view.warnings.count == 1)
    #expect(view.warnings.first?.contains("-12") == true)
    view.layOut(proposing: 40, 40)
    #expect(view.warnings.count == 1)
    #expect(TestedView(proposing: 30, 20) { Color.red }.warnings.isEmpty)
  }

  @Test("has warnings that name the view, the number and the way out")
  func exactWarnings() {
    #expect(warnings { Color.red }.isEmpty)
    let message = warnings { Text("abc").frame(width: -12) }
    #expect(message.count == 1)
    expectWarnings(message) { Text("abc").frame(width: -12) }
    expectWarnings([]) { Text("abc").frame(width: 12) }
  }
}
