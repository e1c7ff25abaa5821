import PlumbExchange

/// The reason why a page is not made, as a sentence.
package struct PageProblem: Error, CustomStringConvertible {
  /// The view, or what its process answered, is the reason, and not this machine.
  package let isOfView: Bool
  package let description: String

  init(_ description: String, isOfView: Bool = false) {
    (self.description, self.isOfView) = (description, isOfView)
  }

  /// The answer of the process of a view with a title cannot be read.
  static func unreadable(_ title: String) -> PageProblem {
    PageProblem("\(title): the view's process gave no answer that can be read.", isOfView: true)
  }
}
