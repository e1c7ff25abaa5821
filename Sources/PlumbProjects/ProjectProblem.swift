/// Why a project can not be shown, in one sentence.
package struct ProjectProblem: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
