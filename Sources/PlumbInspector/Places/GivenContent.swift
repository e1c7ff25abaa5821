/// The views that a call gives to a function of the source, by the names of the arguments.
struct GivenArguments {
  let given: [String: SourceContent]
  let labels: CallLabels
  /// The type in which the call stands.
  let type: String
}

/// The views that a call gives to a view of the source, which stand in that view's body.
final class GivenContent {
  private let type: String
  private let contents: [String: SourceContent]
  private let labels: CallLabels
  /// The initializers that can be called.
  private let initializers: [DeclaredInitializer]
  /// The content that the body was given in which the call stands.
  private let outer: GivenContent?

  init(_ view: SourceView, in outer: GivenContent?, _ code: SourceCode) {
    (type, contents, labels, self.outer) = (view.name, view.given, view.labels, outer)
    let callable = code.initializers(of: view.name).filter { $0.canBeCalled(with: view.labels) }
    // One that is given all that it needs is meant before one that is not.
    let satisfied = callable.filter { $0.isSatisfied(by: view.labels) }
    initializers = satisfied.isEmpty ? callable : satisfied
  }

  /// The content that a property of a type stands for, and what that stands in was given.
  func content(of name: String, in type: String) -> (SourceContent, GivenContent?)? {
    guard type == self.type else { return outer?.content(of: name, in: type) }
    let arguments = Set(initializers.map { $0.argument(for: name, labels) })
    // Nothing is known where initializers that can be meant keep different arguments.
    guard arguments.count == 1, let argument = arguments.first ?? nil else { return nil }
    return contents[argument].map { ($0, outer) }
  }
}
