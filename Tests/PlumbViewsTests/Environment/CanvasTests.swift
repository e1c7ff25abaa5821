import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@MainActor @Suite("What views know of the canvas")
struct CanvasTests {
  struct Words: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    @Environment(\.displayScale) private var scale
    @Environment(\.pixelLength) private var pixel

    private func word(_ size: UserInterfaceSizeClass?) -> String {
      size.map { $0 == .compact ? "c" : "r" } ?? "-"
    }
    var body: some View { Text("\(word(horizontal))\(word(vertical)) \(describe(scale)) \(describe(pixel))") }
  }

  private func words(
    _ width: CGFloat?, _ height: CGFloat?, scale: CGFloat = 1, style: PlatformStyle = .iOS
  ) -> String {
    let outline = TestedView(proposing: width, height, scale: scale, style: style) { Words() }.outline
    return String(outline.split(separator: "\"")[1])
  }

  @Test("size classes follow the canvas, and a pixel the scale")
  func sizeClasses() {
    #expect(words(390, 844) == "cr 1 1")
    #expect(words(844, 390) == "cc 1 1")
    #expect(words(932, 430, scale: 2) == "rc 2 0.5")
    #expect(words(820, 1180) == "rr 1 1")
    #expect(words(nil, nil) == "cr 1 1")
    #expect(words(100, 100, style: .macOS) == "rr 1 1")
  }

  @Test("a canvas that grows, and a view around, change the size class")
  func changes() {
    let view = TestedView(proposing: 390, 844) {
      VStack {
        Words()
        Words().environment(\.horizontalSizeClass, nil)
      }
    }
    #expect(view.outline.contains("\"cr 1 1\"") && view.outline.contains("\"-r 1 1\""))
    view.layOut(proposing: 1000, 844)
    #expect(view.outline.contains("\"rr 1 1\"") && view.outline.contains("\"-r 1 1\""))
  }

  @Test("scene padding is the platform's, and a bar is an inset")
  func scene() {
    #expect(
      TestedView(proposing: nil, nil) { Text("a").scenePadding() }.size == CGSize(width: 42, height: 42))
    #expect(
      TestedView(proposing: nil, nil, style: .macOS) { Text("a").scenePadding(.minimum, edges: .horizontal) }
        .size == CGSize(width: 50, height: 10))
    let bar = TestedView(proposing: 100, 100) {
      Color.red.safeAreaBar(edge: .bottom, spacing: 0) { Text("a") }.safeAreaBar(edge: .leading, spacing: 2) {
        Text("b")
      }
    }
    #expect(bar.frame(of: "Color.red") == CGRect(x: 12, y: 0, width: 88, height: 90))
  }

  @Test("drawn edges lie on pixels and neighbours stay flush", arguments: [CGFloat(1), 2, 3])
  func pixels(scale: CGFloat) {
    let view = TestedView(proposing: 100, 10, scale: scale) {
      HStack(spacing: 0) { ForEach(0..<7, id: \.self) { _ in Rectangle() } }.offset(x: 0.3, y: 0.2)
        .position(x: 50.1, y: 5.4)
    }
    let boxes = view.displayList.items.compactMap { item -> CGRect? in
      if case .fill(let path, _, _) = item { return path.boundingRect }
      return nil
    }
    #expect(boxes.count == 7)
    for box in boxes {
      for edge in [box.minX, box.maxX, box.minY, box.maxY] {
        #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-9)
      }
    }
    for (one, next) in zip(boxes, boxes.dropFirst()) { #expect(abs(one.maxX - next.minX) < 1e-9) }
  }
}
