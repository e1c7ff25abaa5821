import Foundation
import PlumbDrawing
import PlumbExport
import PlumbInspector
import PlumbTesting
import SwiftUI
import Testing

@testable import PlumbSnapshots

private func picture(_ color: ResolvedColor, width: CGFloat = 8) throws -> RecordedPicture {
  let list = DisplayList(
    size: CGSize(width: width, height: 8),
    items: [.fill(Path(CGRect(x: 2, y: 2, width: 4, height: 4)), .color(color), FillStyle())])
  return try RecordedPicture(bytes: list.pngData(scale: 1, background: .white))
}

@MainActor @Suite("A picture")
struct PictureTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "pictures-\(UUID().uuidString)")

  private var reference: PictureReference {
    PictureReference(name: "box", file: folder.appendingPathComponent("box.png"))
  }

  @Test("is recorded when there is none, and then compared")
  func recording() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(
      try reference.problem(with: picture(.black))?.hasPrefix("There was no picture box: it was recorded.")
        == true)
    #expect(try reference.problem(with: picture(.black)) == nil)
  }

  @Test("that differs is told with the number of pixels and a page that shows them")
  func difference() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try reference.problem(with: picture(.black))
    let problem = try #require(
      try reference.problem(with: picture(ResolvedColor(red: 1, green: 0, blue: 0))))
    #expect(problem.hasPrefix("The picture box differs in 16 pixels (25.0 %): "))
    let page = URL(fileURLWithPath: String(problem.split(separator: " ").last ?? ""))
    let html = try String(contentsOf: page, encoding: .utf8)
    // Recorded, now, the difference, and both in turn.
    #expect(html.components(separatedBy: "data:image/png;base64,").count == 6)
    #expect(
      try reference.problem(with: picture(.black, width: 9))?.contains(
        "is 9×8 pixels large and was recorded with 8×8") == true)
  }

  @Test("may differ a little, where that is said")
  func tolerance() throws {
    let (old, new) = (
      try picture(ResolvedColor(red: 0, green: 0, blue: 0.5)),
      try picture(ResolvedColor(red: 0, green: 0, blue: 0.505))
    )
    func differs(_ precision: Double, _ perceptual: Double, _ other: RecordedPicture) -> Bool {
      PictureDifference(
        name: "box", expected: old, actual: other,
        tolerance: PictureTolerance(precision: precision, perceptualPrecision: perceptual)) != nil
    }
    #expect(differs(1, 1, new) && !differs(1, 0.98, new))
    // 16 of 64 pixels are white now, which no eye takes for blue.
    let white = try picture(.white)
    #expect(differs(1, 0.98, white) && differs(0.76, 0.98, white) && !differs(0.75, 1, white))
  }

  @Test("is marked red where it differs, on a faint copy of what came")
  func red() throws {
    let difference = try #require(
      PictureDifference(name: "box", expected: picture(.white), actual: picture(.black)))
    let pixels = try PixelImage.decode(difference.marked())
    let red = (0..<64).filter { Array(pixels.rgba[$0 * 4..<$0 * 4 + 4]) == [255, 0, 0, 255] }
    let box = (0..<64).filter { (2..<6).contains($0 % 8) && (2..<6).contains($0 / 8) }
    #expect(red == box)
  }

  @Test("keeps its layout in its file, and says which views moved since then, and why")
  func layout() throws {
    func recorded(_ gap: CGFloat) throws -> RecordedPicture {
      let stage = Stage(size: ProposedViewSize(width: 60, height: 10))
      let staged = stage.show(
        HStack(spacing: gap) {
          Color.red.frame(width: 10)
          Color.blue
        })
      let png = try staged.picture().pngData(scale: 1)
      staged.host.startTrace()
      staged.layOut()
      let made = try RecordedPicture(
        png: png, of: InspectedTree(staged.host, name: "", proposal: staged.canvas.proposal))
      return try RecordedPicture(bytes: made.bytes)
    }
    let (old, new) = (try recorded(8), try recorded(20))
    #expect(try PixelImage.decode(new.bytes).width == 60)
    let difference = try #require(PictureDifference(name: "row", expected: old, actual: new))
    #expect(
      difference.causes == [
        "Color.blue is 12 narrower because HStack now offers it 30 instead of 42: spacing is 20 instead of 8."
      ])
    let colour = try #require(
      PictureDifference(name: "row", expected: old, actual: try picture(.black)))
    #expect(colour.causes.isEmpty, "a picture from elsewhere has no layout")
  }

  @Test(
    "a recorded layout that unpacks to more than any picture needs is not read, and the pixels are compared")
  func longLayout() throws {
    let (old, new) = (try picture(.white), try picture(.black))
    let values = String(repeating: "[0],", count: RecordedPicture.mostValues / 2)
    let wide = try PixelImage(width: 4096, height: 1024, rgba: Array(repeating: 0, count: 1 << 24)).pngData()
    let long = Array(repeating: UInt8(ascii: " "), count: RecordedPicture.mostBytes + 2048)
    for packed in [
      try RecordedPicture.packed(Array("{\"view\":\"\",\"root\":[\(values)0]}".utf8)), wide,
      try RecordedPicture.packed(long), Array("no picture".utf8),
    ] {
      let recorded = try RecordedPicture(
        bytes: PNGChunks.adding(packed, as: RecordedPicture.chunk, to: old.bytes))
      let view = Stage(size: ProposedViewSize(width: 8, height: 8)).show(Color.black)
      view.host.startTrace()
      view.layOut()
      let actual = try RecordedPicture(
        png: new.bytes, of: InspectedTree(view.host, name: "", proposal: view.canvas.proposal))
      let difference = try #require(PictureDifference(name: "row", expected: recorded, actual: actual))
      #expect(
        difference.causes
          == ["The layout in the recorded picture can not be read, so which views moved is not known."])
      #expect(RecordedPicture.keepsLayout(recorded.bytes), "it is Plumb's all the same")
    }
  }

  @Test("whether a file keeps a layout is told without its pixels")
  func marked() throws {
    let plain = try picture(.white).bytes
    #expect(!RecordedPicture.keepsLayout(plain))
    // Its pixels are damaged, which only a decoder sees.
    let empty = PNGPart.bytes("IDAT", [])
    let head = plain.prefix(33) + empty + PNGPart.bytes("IEND", [])
    let marked = PNGChunks.adding([1], as: RecordedPicture.chunk, to: Array(head))
    #expect(RecordedPicture.keepsLayout(marked) && !RecordedPicture.keepsLayout(Array(marked.dropLast())))
  }

  @Test("of a view is the recorded one")
  func recorded() {
    expectPicture("circle-and-text", proposing: 60, 20, scale: 2) {
      HStack(spacing: 0) {
        Circle().fill(Color.yellow)
        Text("ab")
      }
    }
  }
}
