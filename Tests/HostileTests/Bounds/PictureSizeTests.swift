import PlumbDrawing
import PlumbExport
import SwiftUI
import Testing

/// In processor time at one size and at twice of it: a million paths take what a thousand do, a thousand times.
@MainActor @Suite("Large pictures cost in proportion", .timeLimit(.minutes(6)))
struct PictureSizeTests {
  private func drawn(_ view: some View) -> DisplayList { Stage().show(view).displayList() }

  /// Rectangles in one canvas, so many.
  private func canvas(_ count: Int) -> some View {
    Canvas { context, _ in
      for index in 0..<count {
        let corner = CGPoint(x: index % 390, y: index / 390 % 844)
        let path = Path(CGRect(origin: corner, size: CGSize(width: 3, height: 2)))
        context.fill(path, with: .color(index.isMultiple(of: 2) ? .red : .blue))
      }
    }
  }

  @Test("paths of a canvas", arguments: ["svg", "pdf", "png", "jpg", "webp"])
  func paths(_ format: String) throws {
    try Growth.expectLinear("paths as \(format)", small: 4000) { count in
      let list = drawn(canvas(count))
      switch format {
      case "svg": _ = try list.svgString()
      case "pdf": _ = try list.pdfData()
      case "jpg": _ = try list.jpegData(scale: 1)
      case "webp": _ = try list.webpData(scale: 1)
      case "png": _ = try list.pngData(scale: 1)
      default: Issue.record("no exporter writes \(format)")
      }
    }
  }

  @Test("rows of a column")
  func rows() throws {
    try Growth.expectLinear("rows", small: 200) { count in
      _ = try drawn(VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("Row \($0)") } }).svgString()
    }
  }

  @Test("characters of one text")
  func characters() throws {
    // The last number makes each text another one, which nobody has shaped before.
    var turn = 0
    try Growth.expectLinear("characters", small: 4000) { count in
      turn += 1
      let text = Text(String(repeating: "word and more ", count: count / 14) + "\(turn)")
      _ = try drawn(text.frame(width: 300).fixedSize(horizontal: false, vertical: true)).svgString()
    }
  }

  @Test("marks of two kinds on one letter, in turn", arguments: ["\u{301}\u{323}", "\u{301}", "\u{200D}👩"])
  func marks(_ marks: String) throws {
    var turn = 0
    try Growth.expectLinear("marks", small: 15_000) { count in
      turn += 1
      _ = try drawn(Text("\(turn)" + String(repeating: marks, count: count / 2))).pngData(scale: 1)
    }
  }

  @Test("shadows and blurs over each other")
  func shadows() throws {
    try Growth.expectLinear("shadows", small: 8) { count in
      let view = ZStack {
        ForEach(0..<count, id: \.self) { index in
          Circle().frame(width: 40, height: 40).shadow(radius: 5).blur(radius: 2).offset(x: CGFloat(index))
        }
      }
      _ = try drawn(view.frame(width: 200, height: 100)).pngData(scale: 1)
    }
  }
}
