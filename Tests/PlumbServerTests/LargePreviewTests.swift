import Foundation
import Testing

/// A preview of 50,000 nodes in a real browser.
@Suite("The page of a large preview", .serialized, .timeLimit(.minutes(12)))
struct LargePreviewTests {
  private static let source = """
    struct Many: View {
      var body: some View {
        ScrollView {
          VStack(spacing: 2) {
            ForEach(0..<10_000) { row in
              HStack {
                Text("Row \\(row)")
                Circle().frame(width: 8, height: 8)
                Color.red.frame(height: 10)
              }
            }
          }
        }
      }
    }
    #Preview("Many") { Many() }
    """

  @Test("its tree is scrolled, a view far down is chosen, and its explanation is read")
  func scrolled() async throws {
    try await Previewed.with(Self.source) { _, page in
      try await page.click(".tile .open")
      try await page.wait("plumb.inspector.tree.frames.length > 60000")
      try await page.wait("document.querySelector('.sentences li')")
      // Only rows that can be seen are in the page.
      let rows = "document.querySelectorAll('.row').length"
      #expect(try await page.value(rows).double ?? 1000 < 60)
      // The screen's 60,002nd row is where the scroll bar says.
      try await page.value("document.querySelector('.tree').scrollTop = 24 * 30000")
      try await page.wait("document.querySelector('#row-30001')")
      #expect(try await page.value(rows).double ?? 1000 < 60)
      let row = try #require(
        try await page.value(
          "plumb.inspector.tree.rows.findIndex((row) => row.title === 'Text(\"Row 5,002\")')"
        )
        .double)
      try await page.value("plumb.inspector.tree.reveal(\(Int(row)))")
      try await page.click("#row-\(Int(row))")
      try await page.wait(
        "document.querySelector('.why h2').textContent === 'Text(\"Row 5,002\")'")
      let words = try await page.value("document.querySelector('.sentences').textContent").text ?? ""
      #expect(words.contains(#"Text("Row 5,002") is "#), "\(words)")
      #expect(words.contains("that HStack offered."), "\(words)")
      #expect(
        try await page.value("document.querySelector('.source summary').textContent").text == "View.swift:8")
      // Keys go on from there.
      try await page.press("ArrowUp", code: 38)
      try await page.wait("document.querySelector('.why h2').textContent === 'HStack'")
      let frame = try await page.value("plumb.inspector.tree.frames[plumb.inspector.selected][1]").double ?? 0
      #expect(abs(frame - 5002 * 22.5) < 0.1, "\(frame)")
    }
  }
}
