import Foundation
import PlumbControls
import PlumbDrawing
import PlumbExport
import PlumbLayout
import PlumbViews

extension ImageRenderer {
  /// Returns the view on as many pages of PDF as it needs.
  ///
  /// The view is offered the width of the paper between the margins. It is cut between rows of stacks, lists and grids,
  /// and between lines of texts. `keepTogether()`, `pageBreak()`, `repeatedOnEachPage()` and `bookmark(_:level:)` say
  /// more. A heading, that is a view with the trait `isHeader`, stays with what follows it. Text can be searched and
  /// copied, links can be pressed. This is not in SwiftUI.
  ///
  ///     try ImageRenderer(content: invoice).pdfData(paper: .a4, footer: { page in
  ///       Text("Page \(page.number) of \(page.count)").font(.footnote)
  ///     })
  ///
  /// - Parameters:
  ///   - paper: the size of the pages.
  ///   - margins: what is left free on each side, in points. The views on top and at the bottom are inside of them.
  ///   - description: the text for readers and search.
  ///   - header: the view on top of each page.
  ///   - footer: the view at the bottom of each page.
  /// - Throws: `ExportError` for margins that leave no space, an invalid language, and more than 20,000 pages.
  public func pdfData<Header: View, Footer: View>(
    paper: Paper, margins: EdgeInsets = EdgeInsets(top: 36, leading: 36, bottom: 36, trailing: 36),
    description: DocumentDescription = DocumentDescription(),
    @ViewBuilder header: @escaping (DocumentPage) -> Header = { _ in EmptyView() },
    @ViewBuilder footer: @escaping (DocumentPage) -> Footer = { _ in EmptyView() }
  ) throws -> Data {
    let sequence = try pageSequence(
      paper: paper, margins: margins, description: description, header: { AnyView(header($0)) },
      footer: { AnyView(footer($0)) })
    return Data(try sequence.pdfData())
  }

  /// The pages, before they are bytes.
  func pageSequence(
    paper: Paper, margins: EdgeInsets, description: DocumentDescription,
    header: @escaping (DocumentPage) -> AnyView, footer: @escaping (DocumentPage) -> AnyView
  ) throws -> PageSequence {
    var fontProblem: (any Error)?
    let document = PagedDocument(
      paper: paper, margins: margins, description: description, background: isOpaque ? .white : nil,
      stage: { view, size in
        let staged = self.staged(view, size, fits: false, scale: self.scale)
        do { try self.checkFonts(of: staged) } catch { fontProblem = error }
        return staged
      },
      header: header, footer: footer)
    let sequence = try document.sequence(of: AnyView(content))
    if let fontProblem { throw fontProblem }
    return sequence
  }
}
