import PlumbDrawing
import PlumbExport
import PlumbLayout
import PlumbViews

extension StagedView {
  /// Returns the parts of the view that assistive tools read, in points of its canvas.
  func pageParts() -> [PagePart] { host.accessibleElements().compactMap(PagePart.init) }

  /// The view as one page of a document.
  ///
  /// - Parameter picture: what is drawn, if it is more than the view.
  package func page(_ picture: DisplayList? = nil) -> PageSequence {
    PageSequence(pages: [PageSequence.Page(picture: picture ?? displayList(), parts: pageParts())])
  }
}

extension PagePart {
  /// `nil` for what has nothing to read.
  init?(_ element: AccessibleElement) {
    let words = [element.label, element.value ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    switch element.role {
    case .heading:
      self.init(
        .heading(level: element.headingLevel ?? 1), alternative: element.isNamed ? words : nil,
        text: element.label, frame: element.frame)
    case .image, .progress, .slider, .stepper:
      // A drawing that nobody names says nothing.
      guard !words.isEmpty else { return nil }
      self.init(.figure, alternative: words, frame: element.frame)
    case .group: self.init(.group, alternative: words.isEmpty ? nil : words, frame: element.frame)
    case .button, .toggle, .textField, .link, .staticText:
      let isTold = (element.isNamed || element.value != nil) && !words.isEmpty
      self.init(.paragraph, alternative: isTold ? words : nil, text: element.label, frame: element.frame)
    }
  }
}
