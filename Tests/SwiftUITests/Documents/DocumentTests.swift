import Foundation
import PlumbDrawing
import PlumbExport
import PlumbLayout
import PlumbViews
import Testing

@testable import SwiftUI

@Suite("Documents of pages") @MainActor struct DocumentTests {
  private let font = Font.system(size: 10)

  private func document(
    _ view: some View, paper: Paper = Paper(width: 200, height: 120), margins: CGFloat = 10,
    header: @escaping (DocumentPage) -> AnyView = { _ in AnyView(EmptyView()) },
    footer: @escaping (DocumentPage) -> AnyView = { _ in AnyView(EmptyView()) }
  ) throws -> PageSequence {
    let document = PagedDocument(
      paper: paper,
      margins: EdgeInsets(top: margins, leading: margins, bottom: margins, trailing: margins),
      stage: { view, size in Stage(size: size).show(view) }, header: header, footer: footer)
    return try document.sequence(of: AnyView(view.font(font)))
  }

  /// The texts of each page, in the order in which they are drawn.
  private func texts(_ sequence: PageSequence) -> [String] {
    func texts(_ items: [DisplayItem]) -> [String] {
      items.flatMap { item -> [String] in
        switch item {
        case .glyphs(let run, _, _): return [run.text]
        case .group(_, let inner): return texts(inner)
        default: return []
        }
      }
    }
    return sequence.pages.map { texts($0.picture.items).joined(separator: "|") }
  }

  private struct Rows: View {
    let count: Int
    var body: some View {
      VStack(spacing: 0) {
        ForEach(1...count, id: \.self) { row in
          HStack {
            Text("\(row)")
            Spacer()
            Text("r\(row)")
          }
          .frame(height: 30)
        }
      }
    }
  }

  @Test("rows are on one page each, and every page is as large as the paper")
  func rows() throws {
    let pages = try document(Rows(count: 7))
    #expect(texts(pages) == ["1|r1|2|r2|3|r3", "4|r4|5|r5|6|r6", "7|r7"])
    #expect(pages.pages.allSatisfy { $0.picture.size == CGSize(width: 200, height: 120) })
  }

  @Test("a view on top and one at the bottom know their page, and take their room from the content")
  func edges() throws {
    let pages = try document(
      Rows(count: 5),
      header: { _ in AnyView(Text("Top").frame(height: 20)) },
      footer: { page in AnyView(Text(verbatim: "\(page.number)/\(page.count)").frame(height: 20)) })
    #expect(texts(pages) == ["Top|1|r1|2|r2|1/3", "Top|3|r3|4|r4|2/3", "Top|5|r5|3/3"])
  }

  @Test("a long text is cut between its lines, and no line stands alone")
  func lines() throws {
    let words = (1...60).map { "word\($0)" }.joined(separator: " ")
    let pages = try document(Text(words).frame(width: 100))
    let shown = texts(pages)
    #expect(shown.count > 1)
    let all = shown.joined(separator: "|").split { " |".contains($0) }
    #expect(all.count == 60 && Set(all).count == 60, "each word is on one page")
    for page in shown { #expect(page.split(separator: "|").count >= 2) }
  }

  @Test("a head is shown again, a break begins a page, and what is kept together is not cut")
  func modifiers() throws {
    let table = VStack(spacing: 0) {
      Text("Head").frame(height: 20).repeatedOnEachPage()
      ForEach(1...4, id: \.self) { Text(verbatim: "\($0)").frame(height: 40) }
    }
    let view = VStack(spacing: 0) {
      table
      VStack(spacing: 0) {
        Text("A").frame(height: 30)
        Text("B").frame(height: 30)
      }
      .keepTogether()
      Text("C").frame(height: 10).pageBreak()
    }
    #expect(texts(try document(view)) == ["Head|1|2", "Head|3|4", "A|B", "C"])
  }

  @Test("a heading is not the last thing of a page")
  func headings() throws {
    let view = VStack(spacing: 0) {
      Text("1").frame(height: 80)
      Text("Heading").frame(height: 15).accessibilityAddTraits(.isHeader)
      Text("2").frame(height: 30)
    }
    #expect(texts(try document(view)) == ["1", "Heading|2"])
  }

  @Test("cells of a grid's row stay together, also where they are of different lengths")
  func grid() throws {
    let view = Grid(verticalSpacing: 0) {
      ForEach(1...3, id: \.self) { row in
        GridRow {
          Text(verbatim: "\(row)").frame(height: 20)
          VStack(spacing: 0) {
            Text(verbatim: "a\(row)").frame(height: 30)
            Text(verbatim: "b\(row)").frame(height: 30)
          }
        }
      }
    }
    #expect(texts(try document(view)) == ["1|a1|b1", "2|a2|b2", "3|a3|b3"])
  }

  @Test("rows of a List and of lazy stacks are cut as others are, and none is left out")
  func lists() throws {
    let lazy = LazyVStack(spacing: 0) {
      ForEach(1...9, id: \.self) { Text(verbatim: "\($0)").frame(height: 30) }
    }
    #expect(texts(try document(lazy)) == ["1|2|3", "4|5|6", "7|8|9"])
    let list = texts(try document(List(1...9, id: \.self) { Text(verbatim: "\($0)") }.listStyle(.plain)))
    #expect(list.joined(separator: "|") == "1|2|3|4|5|6|7|8|9")
    #expect(list.count > 2)
  }

  @Test("links of texts and of views lead where they say, on their page")
  func links() throws {
    let view = VStack(spacing: 0) {
      Text("1").frame(height: 90)
      Link("Home", destination: URL(string: "https://example.org/it's")!).frame(height: 20)
      Text("See [this](https://example.org/text)").frame(height: 20)
    }
    let pages = try document(view).pages
    #expect(
      pages.map { $0.links.map(\.address) } == [
        [], ["https://example.org/it's", "https://example.org/text"],
      ])
    let frame = try #require(pages.last?.links.first?.frame)
    #expect(frame.minY >= 10 && frame.maxY <= 30)
    let file = String(decoding: try document(view).pdfData(), as: UTF8.self)
    #expect(file.contains("/URI (https://example.org/it's)"))
  }

  @Test("bookmarks know their page, their height and what they belong to")
  func bookmarks() throws {
    let view = VStack(spacing: 0) {
      Text("1").frame(height: 60).bookmark("One")
      Text("2").frame(height: 30).bookmark("Inner", level: 1)
      Text("3").frame(height: 30).bookmark("Two")
    }
    let sequence = try document(view)
    #expect(sequence.contents.map(\.title) == ["One", "Inner", "Two"])
    #expect(sequence.contents.map(\.page) == [1, 1, 2] && sequence.contents.map(\.level) == [0, 1, 0])
    #expect(sequence.contents.map(\.top) == [10, 70, 10])
    let file = String(decoding: try sequence.pdfData(), as: UTF8.self)
    #expect(file.contains("(One)") && file.contains("/Outlines"))
  }

  @Test("says its title, its author and its language, and is the same bytes each time")
  func description() throws {
    func data(_ language: String?) throws -> Data {
      try ImageRenderer(content: Rows(count: 3)).pdfData(
        paper: .a5,
        description: DocumentDescription(
          title: "Rows", author: "Ada", keywords: ["one", "two"], language: language))
    }
    let file = String(decoding: try data("pt-BR"), as: UTF8.self)
    for part in ["/Title (Rows)", "/Author (Ada)", "/Keywords (one, two)", "/Lang (pt-BR)"] {
      #expect(file.contains(part), "\(part)")
    }
    #expect(try data("en") == data("en"))
    #expect(throws: ExportError.badLanguage("en) /X (")) { try data("en) /X (") }
  }

  @Test("has a tag for each thing that is read, in the order of the views")
  func tags() throws {
    let view = VStack {
      Text("Report").accessibilityHeading(.h2)
      Text("A text")
      Image(systemName: "star").accessibilityLabel("Best")
    }
    let file = String(decoding: try ImageRenderer(content: view).pdfData(), as: UTF8.self)
    let elements = file.matches(of: /\/Type \/StructElem\s+\/S \/(\w+)/).map { String($0.1) }
    // The last one stands in for the picture before it, with what it is called.
    #expect(elements == ["Document", "H2", "P", "Figure", "Figure"])
    #expect(file.contains("<< /Alt <FEFF0042006500730074> /Type /StructElem"))
    #expect(file.contains("/MarkInfo << /Marked true >>"))
  }

  @Test("margins that leave nothing are told, and paper has its sizes")
  func misuse() {
    #expect(throws: ExportError.noRoomOnPage(width: -20, height: -100)) {
      try document(Text("x"), margins: 110)
    }
    #expect(Paper.a4.size == CGSize(width: 595.28, height: 841.89))
    #expect(Paper.letter.turned.size == CGSize(width: 792, height: 612))
  }

  @Test("a picture that is longer than a page goes on over pages, and an empty view is one page")
  func extremes() throws {
    #expect(try document(Color.red.frame(height: 350)).pages.count == 4)
    #expect(try document(EmptyView()).pages.count == 1)
    let deep = try document(Rows(count: 3).padding(.vertical, 400))
    #expect(texts(deep).joined().contains("r3"))
  }
}
