import PlumbDrawing
import PlumbLayout
import Testing

@testable import PlumbExport
@testable import PlumbText

@Suite("PDF")
struct PDFTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("a page is as large as its canvas, and each list is a page")
  func pages() throws {
    let file = text(try [scene(30, 40, fill(red, 0, 0, 5, 5)), scene(50, 20)].pdfData())
    #expect(file.hasPrefix("%PDF-") && file.contains("/Count 2"))
    #expect(file.contains("/MediaBox [ 0 0 30 40 ]") && file.contains("/MediaBox [ 0 0 50 20 ]"))
  }

  @Test("a page that no reader shows is refused with the limit of pages, not of pixels")
  func largePage() {
    #expect(throws: ExportError.pageTooLarge(width: 14401, height: 40)) { try scene(14401, 40).pdfData() }
    #expect("\(ExportError.pageTooLarge(width: 14401, height: 40))".contains("at most 14400 points a side"))
  }

  @Test("the only date is a fixed one, so that the same list gives the same bytes")
  func determinism() throws {
    let (one, two) = (try sheet().pdfData(), try sheet().pdfData())
    #expect(one == two)
    #expect(
      text(one).contains("/CreationDate (20000101000000Z)")
        || text(one).contains("/CreationDate (D:20000101000000Z)"))
    #expect(!text(one).contains("/ModDate"))
  }

  @Test("shapes stay shapes; only a soft effect brings pixels, and only its own")
  func softEffects() throws {
    let shapes = text(
      try scene(99, 99, fill(red, 0, 0, 9, 9), .group(.opacity(0.5), [fill(blue, 0, 0, 9, 9)])).pdfData())
    #expect(!shapes.contains("/Subtype /Image"))
    let soft = text(
      try scene(
        99, 99, fill(red, 0, 0, 9, 9), .group(.blur(radius: 2, isOpaque: false), [fill(red, 20, 20, 10, 10)])
      ).pdfData())
    // Ten points and twice three deviations of 2 points, three pixels a point.
    #expect(soft.contains("/Width 66") && soft.contains("/Height 66"))
  }

  @Test("a file without pages or with an impossible page says why")
  func errors() {
    func message(_ pages: [DisplayList]) -> String {
      do {
        return "\(try pages.pdfData().count)"
      } catch { return "\(error)" }
    }
    #expect(message([]) == "a document needs at least one page")
    #expect(message([scene(5, 5), scene(5, -1)]).contains("5.0×-1.0 points cannot be drawn"))
    #expect(message([scene(20_000, 5)]).contains("20000×5"))
  }

  private func clusters(_ text: String, _ starts: [Int], isRightToLeft: Bool = false) -> [[Int]]? {
    var run = run(text, glyphs: starts.map { _ in 1 })
    run.isRightToLeft = isRightToLeft
    for (index, start) in starts.enumerated() { run.glyphs[index].cluster = start }
    return TextClusters(run)?.clusters.map { [Int($0.num_bytes), Int($0.num_glyphs)] }
  }

  @Test(
    "clusters give every byte of the text to its glyphs",
    arguments: [
      ("abc", [0, 1, 2], [[1, 1], [1, 1], [1, 1]]), ("ffi!", [0, 3], [[3, 1], [1, 1]]),
      ("é", [0, 0], [[2, 2]]),
      ("cba", [2, 1, 0], [[1, 1], [1, 1], [1, 1]]), (" a", [1], [[1, 0], [1, 1]]), ("abc", [0, 2, 1], nil),
      ("", [0], nil),
      ("a", [4], nil), ("a", [-1], nil),
    ] as [(String, [Int], [[Int]]?)])
  func textClusters(text: String, starts: [Int], expected: [[Int]]?) {
    #expect(clusters(text, starts) == expected)
  }

  @Test("marks without room of their own belong to the letter before them, in both directions")
  func marks() {
    func clusters(_ text: String, _ starts: [Int], _ advances: [CGFloat]) -> [[Int]]? {
      var run = run(text, glyphs: starts.map { _ in 1 })
      for (index, start) in starts.enumerated() {
        run.glyphs[index].cluster = start
        run.glyphs[index].advance = advances[index]
      }
      return TextClusters(run)?.clusters.map { [Int($0.num_bytes), Int($0.num_glyphs)] }
    }
    // Two letters with a mark each: the letter stands for both characters, the mark for nothing.
    #expect(clusters("ab", [0, 0, 1], [5, 0, 5]) == [[1, 1], [0, 1], [1, 1]])
    #expect(clusters("a\u{301}b", [0, 1, 3], [5, 0, 5]) == [[3, 1], [0, 1], [1, 1]])
    #expect(clusters("ab\u{301}", [1, 1, 0], [0, 5, 5]) == [[1, 1], [3, 1], [0, 1]])
    #expect(clusters("ab\u{301}", [2, 1, 0], [0, 5, 5]) == [[1, 1], [3, 1], [0, 1]])
    // Two letters that were shaped together stay together.
    #expect(clusters("ab", [0, 0], [5, 5]) == [[2, 2]])
  }
}
