import PlumbSource
import SnapshotTesting
import SwiftUI
import Testing

@MainActor @Suite("A picture of a view") struct PictureStrategyTests {
  private func picture<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) -> UIImage {
    var image = UIImage()
    strategy.snapshot(value).run { image = $0 }
    return image
  }

  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String {
    var text = ""
    strategy.snapshot(value).run { text = $0 }
    return text
  }

  @Test("is as large as the view, as a size that is said, or as a device")
  func sizes() {
    let row = Color.red.frame(width: 30, height: 20)
    #expect(picture(row, .image).size == CGSize(width: 30, height: 20))
    #expect(picture(row, .image).scale == 2)
    #expect(picture(row, .image(layout: .fixed(width: 50, height: 40))).size == CGSize(width: 50, height: 40))
    #expect(
      picture(row, .image(layout: .device(config: .iPhone13))).size == CGSize(width: 390, height: 844))
    #expect(
      picture(row, .image(layout: .device(config: .iPhone13(.landscape)))).size
        == CGSize(width: 844, height: 390))
    #expect(
      picture(row, .image(layout: .device(config: .iPadMini(.portrait)))).size
        == CGSize(width: 768, height: 1024))
    let sharp = picture(row, .image(traits: UITraitCollection(displayScale: 3)))
    #expect(sharp.cgImage?.width == 90)
  }

  @Test("has the traits that are said, and those of the device")
  func traits() {
    struct Told: View {
      @Environment(\.colorScheme) var scheme
      @Environment(\.dynamicTypeSize) var size
      @Environment(\.horizontalSizeClass) var width
      @Environment(\.layoutDirection) var direction

      var body: some View { Text("\(scheme) \(size) \(width == .regular) \(direction)") }
    }
    let all = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(preferredContentSizeCategory: .accessibilityMedium),
      UITraitCollection(layoutDirection: .rightToLeft),
    ])
    #expect(
      text(Told(), .layout(layout: .device(config: .iPadPro11), traits: all)).contains(
        "Text(\"dark accessibility1 true rightToLeft\")"))
    #expect(text(Told(), .layout).contains("Text(\"light large false leftToRight\")"))
  }

  @Test("stands in the safe area of its device")
  func safeArea() {
    #expect(
      text(Color.red, .layout(layout: .device(config: .iPhone13))) == "Color.red  0,47 390×763")
  }

  @Test("is drawn by a controller or a view of UIKit too")
  func uiKit() {
    let controller = UIHostingController(rootView: Color.red)
    #expect(picture(controller, .image(on: .iPhone13)).size == CGSize(width: 390, height: 844))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    view.backgroundColor = .red
    let drawn = picture(view, .image)
    #expect(drawn.size == CGSize(width: 30, height: 20))
    #expect(drawn.cgImage.map { [$0.width, $0.height] } == [60, 40])
  }

  @Test("is told with the views that moved and with a page when it differs")
  func difference() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    func row(_ gap: CGFloat) -> some View {
      HStack(spacing: gap) {
        Color.red.frame(width: 10)
        Color.blue
      }
    }
    func verify(_ gap: CGFloat, _ precision: Float = 1) -> String? {
      verifySnapshot(
        of: row(gap), as: .image(precision: precision, layout: .fixed(width: 60, height: 10)), named: "row",
        snapshotDirectory: folder.url.path)
    }
    _ = verify(8)
    #expect(verify(8) == nil)
    let failure = try #require(verify(20))
    #expect(
      failure.contains(
        "Color.blue is 12 narrower because HStack now offers it 30 instead of 42: spacing is 20 instead of 8."
      ))
    let page = try #require(failure.split(separator: " ").first { $0.contains(".html") }).prefix {
      $0 != "\n"
    }
    #expect(FileManager.default.fileExists(atPath: String(page)))
    #expect(verify(20, 0.5) == nil)
  }

  @Test("is kept as an outline, and a difference is explained")
  func outline() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    func verify(_ width: CGFloat) -> String? {
      verifySnapshot(
        of: Color.red.frame(width: width, height: 10), as: .layout, named: "row",
        snapshotDirectory: folder.url.path)
    }
    _ = verify(30)
    let failure = try #require(verify(40))
    #expect(failure.contains("Why? "), "\(failure)")
  }

  @Test("is kept as what assistive tools find, as SVG, and as PDF")
  func otherFormats() {
    let row = HStack {
      Button("Buy") {}.disabled(true)
      Toggle("Wrap", isOn: .constant(true)).frame(width: 120)
    }
    let elements = text(row, .accessibility)
    #expect(elements.contains("button \"Buy\" disabled"))
    #expect(elements.contains("toggle \"Wrap\" value"))
    #expect(text(row, .svg).hasPrefix("<svg"))
    var page = Data()
    Snapshotting.pdf.snapshot(row).run { page = $0 }
    #expect(page.starts(with: Data("%PDF".utf8)))
  }

  @Test("has the symbols of the machine")
  func symbols() {
    #expect(!text(Image(systemName: "star.fill"), .svg).contains("stroke-dasharray"))
  }
}
