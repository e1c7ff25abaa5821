/// Why a project can not be shown, in one sentence.
package struct ProjectProblem: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  /// A folder with more than one project, of which a person names one.
  ///
  /// - Parameter projects: their paths, a line each.
  init(several projects: [String], in folder: String) {
    let lines = projects.prefix(Self.most).map { "  \($0)" }
    let rest = projects.count > Self.most ? ["  and \(projects.count - Self.most) more"] : []
    self.init(
      (["Name one of the \(projects.count) projects in \(folder):"] + lines + rest).joined(separator: "\n"))
  }

  private static let most = 20
}
