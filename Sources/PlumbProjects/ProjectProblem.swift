/// The reason why a project cannot be shown, in one sentence.
package struct ProjectProblem: Error, CustomStringConvertible {
  package let description: String
  /// Whether a ``ProjectReader`` says it, too, with the others of its kind.
  let isOfReader: Bool

  package init(_ description: String) { self.init(description, isOfReader: false) }

  init(_ description: String, isOfReader: Bool) {
    (self.description, self.isOfReader) = (description, isOfReader)
  }

  /// A folder with more than one project, of which a person names one.
  ///
  /// - Parameters:
  ///   - projects: their paths, which are listed by number, a line each.
  ///   - missing: a number that was asked for, and that none of them has.
  init(several projects: [String], in folder: String, without missing: Int? = nil) {
    let count = projects.count == 1 ? "the project" : "one of the \(projects.count) projects"
    let begin = missing.map { "There is no project \($0) in the list. " } ?? ""
    let first = "\(begin)Name \(count) in \(folder) by its path, or by --project and its number:"
    let lines = projects.prefix(Self.most).enumerated().map { "  \($0.offset + 1)  \($0.element)" }
    let rest = projects.count > Self.most ? ["  and \(projects.count - Self.most) more"] : []
    self.init(([first] + lines + rest).joined(separator: "\n"))
  }

  private static let most = 20
}
