/// The advice where a module is missing, as far as the project of a source knows something about it.
public struct ModuleAdvice: Sendable {
  let isOfProject: Bool
  /// The end of a sentence about a module of a name; `nil` where the project knows nothing about it.
  let sentence: @Sendable (String) -> String?

  /// Creates the advice of a source without a project.
  init() { (isOfProject, sentence) = (false, { _ in nil }) }

  /// Creates the advice of a project.
  package init(ofProject sentence: @escaping @Sendable (String) -> String?) {
    (isOfProject, self.sentence) = (true, sentence)
  }
}
