import CommandTesting
import PlumbDrawing
import PlumbExport
import SwiftUI
import Testing

/// One in the other, so deep: each is measured once, and not again at each level above it.
@Suite("Effects in effects cost in proportion", .timeLimit(.minutes(6)))
struct NestedEffectTests {
  private static let black = Paint.color(ResolvedColor(red: 0, green: 0, blue: 0))
  private static let square = Path(CGRect(x: 4, y: 4, width: 8, height: 8))
  private static let shadow = Effect.shadow(
    ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.01), radius: 0, x: 0, y: 0)

  private func drawing(_ effects: [Effect], _ count: Int) -> DisplayList {
    var items = [
      DisplayItem.fill(Self.square, Self.black, FillStyle())
    ]
    for index in 0..<count { items = [.group(effects[index % effects.count], items)] }
    return DisplayList(size: CGSize(width: 16, height: 16), items: items)
  }

  @Test(
    "as pixels, words and pages",
    arguments: ["opacity", "clip", "blur", "shadow", "blend", "mask", "color", "mixed"],
    ["png", "svg", "pdf"])
  func nested(_ name: String, _ format: String) throws {
    let mask = [DisplayItem.fill(Self.square, Self.black, FillStyle())]
    let all: [String: [Effect]] = [
      "opacity": [.opacity(0.99)], "clip": [.clip(Self.square, FillStyle())],
      "blur": [.blur(radius: 1e-5, isOpaque: false)],
      "shadow": [Self.shadow], "blend": [.blend(.multiply)], "mask": [.mask(mask)],
      "color": [.color(.invert)],
      "mixed": [.opacity(0.9), .clip(Self.square, FillStyle()), .transform(.identity), .layer],
    ]
    let effects = try #require(all[name])
    // Each level of a page has a drawing of its own in Cairo, which goes through all that are around it.
    try Growth.expectLinearOnDeepStack("\(name) as \(format)", small: format == "pdf" ? 50 : 200) { count in
      let drawing = drawing(effects, count)
      switch format {
      case "png": _ = try drawing.pngData(scale: 1)
      case "svg": _ = try drawing.svgString()
      default: _ = try drawing.pdfData()
      }
    }
  }
  @Test(
    "what is endless, or has no place, is cut by a clip and a mask, and ends nothing",
    arguments: [CGFloat.infinity, -.infinity, .nan, 1e308, -1e308])
  func endless(_ number: CGFloat) {
    let rects = [
      CGRect(x: -number, y: 0, width: number, height: 4),
      CGRect(x: number, y: number, width: number, height: number),
      CGRect(x: 0, y: 0, width: number, height: 4), CGRect(x: 0, y: number, width: 4, height: 4),
    ]
    for rect in rects {
      let item = DisplayItem.fill(Path(rect), Self.black, FillStyle())
      for cut in [Effect.clip(Self.square, FillStyle()), .clip(Path(rect), FillStyle()), .mask([item])] {
        for around in [
          Effect.opacity(0.5), .blur(radius: 1, isOpaque: false), Self.shadow, .blend(.plusDarker),
        ] {
          let list = DisplayList(
            size: CGSize(width: 16, height: 16), items: [.group(around, [.group(cut, [item])])])
          _ = try? list.pngData(scale: 1)
          _ = try? list.svgString()
          _ = try? list.pdfData()
        }
      }
    }
  }

  @Test("as views, from the inside to the picture")
  func views() throws {
    // In the command's own child, whose stack is deep. A walk at each level through all below it would cost four times.
    let command = try Command(
      """
      import Foundation
      func nested(_ count: Int) -> AnyView {
        (0..<count).reduce(AnyView(Color.red)) { view, _ in AnyView(view.opacity(0.99).compositingGroup()) }
      }
      @MainActor func seconds(_ count: Int) -> Double {
        let start = clock()
        let renderer = ImageRenderer(content: nested(count).frame(width: 4, height: 4))
        _ = try? renderer.svgString()
        return Double(clock() - start) / 1e6
      }
      struct Ratio: View {
        var body: some View {
          let ratios = (0..<5).map { _ in seconds(4000) / seconds(2000) }
          Text(ratios.min()! < 2.9 ? "in proportion" : "\\(ratios)")
        }
      }
      """)
    defer { command.folder.remove() }
    let answer = try command.run("inspect", "View.swift", "--view", "Ratio", "--timeout", "300")
    #expect(answer.output.contains("Text(\"in proportion\")"), "\(answer)")
  }
}
