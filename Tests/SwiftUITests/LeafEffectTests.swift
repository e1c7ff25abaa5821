import PlumbDrawing
import PlumbExport
import SwiftUI
import Testing

/// Effects around several leaves, as pixels and as the text of vector formats.
@Suite("Effects on leaves (Recorded/Paint.md#W4, W10)") @MainActor struct LeafEffectTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  /// Red of 40×40 with blue of 20×20 on it.
  private var card: some View {
    ZStack {
      Self.red.frame(width: 40, height: 40)
      Self.blue.frame(width: 20, height: 20)
    }
  }

  /// The colour of a pixel of a view on white.
  private func pixel<Content: View>(_ x: Int, _ y: Int, of view: Content) throws -> [Int] {
    let renderer = ImageRenderer(content: view.frame(width: 100, height: 60).background(Color(white: 1)))
    let image = try PixelImage.decode([UInt8](try renderer.pngData()))
    return image.rgba[(y * image.width + x) * 4..<(y * image.width + x) * 4 + 3].map(Int.init)
  }

  private func isNear(_ one: [Int], _ other: [Int]) -> Bool {
    zip(one, other).allSatisfy { abs($0 - $1) <= 2 }
  }

  @Test("an opacity around a stack is one of each view in it: the one behind shines through")
  func opacity() throws {
    let found = try (pixel(50, 30, of: card.opacity(0.5)), pixel(35, 30, of: card.opacity(0.5)))
    #expect(isNear(found.0, [127, 63, 191]) && isNear(found.1, [255, 127, 127]), "\(found)")
    let text = card.background(Self.red).opacity(0.5)
    #expect(isNear(try pixel(35, 30, of: text), [255, 63, 63]), "a background is a leaf of its own")
  }

  @Test("a compositing group, a drawing group, a clip and a mask are taken as one picture")
  func groups() throws {
    let whole = [127, 127, 255]
    #expect(isNear(try pixel(50, 30, of: card.compositingGroup().opacity(0.5)), whole))
    #expect(isNear(try pixel(50, 30, of: card.drawingGroup().opacity(0.5)), whole))
    #expect(isNear(try pixel(50, 30, of: card.clipShape(Rectangle()).opacity(0.5)), whole))
    #expect(isNear(try pixel(50, 30, of: card.mask { Rectangle() }.opacity(0.5)), whole))
    #expect(isNear(try pixel(50, 30, of: card.opacity(0.5).compositingGroup()), [127, 63, 191]))
  }

  @Test("each view of a stack has its own shadow, which falls on those behind it")
  func shadow() throws {
    let shaded = card.shadow(color: Color(white: 0), radius: 0, x: 8)
    #expect(try pixel(64, 30, of: shaded) == [0, 0, 0] && pixel(74, 30, of: shaded) == [0, 0, 0])
    let whole = card.compositingGroup().shadow(color: Color(white: 0), radius: 0, x: 8)
    #expect(try pixel(64, 30, of: whole) == [255, 0, 0] && pixel(74, 30, of: whole) == [0, 0, 0])
  }

  @Test("the offset of a shadow is not scaled with the views that have it")
  func shadowOfScaled() throws {
    let pair = HStack(spacing: 10) {
      Self.red.frame(width: 10, height: 10)
      Self.red.frame(width: 10, height: 10)
    }
    let view = pair.scaleEffect(2).shadow(color: Color(white: 0), radius: 0, x: 5)
    // 20 to 40 and 60 to 80.
    let row = try [39, 42, 46, 79, 82, 86].map { try pixel($0, 30, of: view) }
    let (ink, shade, none) = ([255, 0, 0], [0, 0, 0], [255, 255, 255])
    #expect(row == [[255, 0, 0], shade, none, ink, shade, none])
  }

  @Test("each view of a stack is blended with what is behind it, the others too")
  func blend() throws {
    let pair = ZStack {
      Color(red: 1, green: 1, blue: 0).frame(width: 40, height: 40)
      Color(red: 0, green: 1, blue: 1).frame(width: 20, height: 20)
    }
    #expect(try pixel(50, 30, of: pair.blendMode(.multiply)) == [0, 255, 0])
    #expect(try pixel(50, 30, of: pair.compositingGroup().blendMode(.multiply)) == [0, 255, 255])
  }

  @Test("each view of a stack is blurred by itself")
  func blur() throws {
    let list = Stage(size: ProposedViewSize(width: 100, height: 60)).show(card.blur(radius: 3)).displayList()
    let blurs = list.items.filter {
      if case .group(.blur, let items) = $0 { items.count == 1 } else { false }
    }
    #expect(blurs.count == 2)
  }

  @Test("the effects of visualEffect are on each view, too")
  func visualEffect() throws {
    let view = card.visualEffect { content, _ in content.opacity(0.5) }
    #expect(isNear(try pixel(50, 30, of: view), [127, 63, 191]))
  }

  @Test("a canvas, a switch and a view of UIKit are one leaf")
  func oneLeaf() throws {
    let canvas = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Self.red))
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Self.blue))
    }
    #expect(isNear(try pixel(50, 30, of: canvas.opacity(0.5)), [127, 127, 255]))
    let knob = try pixel(
      60, 30, of: Toggle("", isOn: .constant(true)).labelsHidden().tint(Self.red).opacity(0.5))
    #expect(knob == [255, 255, 255], "the track does not shine through the knob")
  }

  #if UIKit
    @Test("a view of UIKit and those in it are one leaf")
    func oneUIKitLeaf() throws {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      (view.backgroundColor, inner.backgroundColor) = (.red, .blue)
      view.addSubview(inner)
      view.alpha = 0.5
      #expect(
        isNear(try pixel(50, 30, of: Wrapped(view: view).frame(width: 40, height: 40)), [127, 127, 255]))
    }

    private struct Wrapped: UIViewRepresentable {
      let view: UIView
      func makeUIView(context: Context) -> UIView { view }
      func updateUIView(_ view: UIView, context: Context) {}
    }
  #endif

  @Test("views beside each other are one group, and an effect without an effect groups nothing apart")
  func sharedGroups() {
    func groups<Content: View>(_ view: Content) -> Int {
      Stage(size: ProposedViewSize(width: 100, height: 60)).show(view).displayList().items.count
    }
    let row = HStack { ForEach(0..<5) { _ in Self.red.frame(width: 10, height: 10) } }
    #expect(groups(row.opacity(0.5)) == 1 && groups(row.saturation(0)) == 1)
    #expect(groups(card.opacity(1)) == 2 && groups(card.opacity(0)) == 1 && groups(card.opacity(0.5)) == 2)
  }

  @Test("SVG draws each leaf through its own group")
  func vectors() throws {
    let renderer = ImageRenderer(content: AnyView(card.opacity(0.5)))
    let count = { (text: String, part: String) in text.components(separatedBy: part).count - 1 }
    #expect(count(try renderer.svgString(), #"opacity="0.5""#) == 2)
    renderer.content = AnyView(card.compositingGroup().opacity(0.5))
    #expect(count(try renderer.svgString(), #"opacity="0.5""#) == 1)
  }
}
