import Foundation

/// The settings of modifiers for a view's place on the pages of a document.
@MainActor final class NodePages: NodeAttachment {
  var keepsTogether = false
  var beginsPage = false
  var repeats = false
  var bookmark: PageBookmark?
  /// The destination of a press on the view.
  var destination: URL?
}

/// An entry of a document's table of contents.
nonisolated package struct PageBookmark: Equatable, Sendable {
  package let title: String
  /// 0 for a chapter, 1 for what is in it, and so on.
  package let level: Int
}

nonisolated private struct PageModifier: _NodeModifier {
  let change: @MainActor (NodePages) -> Void

  @MainActor func configure(_ node: ViewNode) { change(node.attached(NodePages.self)) }
}

nonisolated extension View {
  /// Keeps the view on one page of a document, if it is not longer than a page.
  ///
  /// Rows, and texts of up to three lines, are kept together without it. Only `pdfData(paper:)` has pages. This is not in
  /// SwiftUI.
  public func keepTogether(_ isKept: Bool = true) -> some View {
    modifier(PageModifier { $0.keepsTogether = isKept })
  }

  /// Begins a new page of a document with the view. Only `pdfData(paper:)` has pages. This is not in SwiftUI.
  public func pageBreak(_ isBroken: Bool = true) -> some View {
    modifier(PageModifier { $0.beginsPage = isBroken })
  }

  /// Repeats the view on top of each page that continues its container, as the head of a table.
  ///
  /// It belongs to the nearest stack or grid of several views. Only `pdfData(paper:)` has pages. This is not in SwiftUI.
  public func repeatedOnEachPage(_ isRepeated: Bool = true) -> some View {
    modifier(PageModifier { $0.repeats = isRepeated })
  }

  /// Enters the view in the document's table of contents, which readers show beside the pages. This is not in SwiftUI.
  ///
  /// - Parameters:
  ///   - title: what the entry says.
  ///   - level: 0 for a chapter, 1 for what is in it, and so on.
  public func bookmark(_ title: String, level: Int = 0) -> some View {
    modifier(PageModifier { $0.bookmark = PageBookmark(title: title, level: max(0, level)) })
  }

  /// Sets the target of a press on the view, so that a document can have it as a link.
  package func pageLink(to address: URL) -> some View {
    modifier(PageModifier { $0.destination = address })
  }
}
