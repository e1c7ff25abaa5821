/// The reason why the command ends without a result. The numbers are promised in Documentation/Commands.md.
package struct Failure: Error {
  package enum Status: Int32, CaseIterable {
    case done = 0
    /// The compiler has said what is wrong.
    case doesNotCompile = 1
    case wrongWords = 2
    /// The view crashed, or did not finish in time.
    case viewFailed = 3
    /// A result is there, but the machine did not take it: a full disk, a closed standard output.
    case notWritten = 4
    /// The reader of standard output went away. Shells report the same number for a program that SIGPIPE ended.
    case readerGone = 141

    /// Pictures are not as they were recorded. The number says, as of a source that does not compile, that the check failed.
    package static let differs = Status.doesNotCompile
    /// A package cannot be had.
    package static let lacksPackages = Status.doesNotCompile
  }

  package let status: Status
  package let message: String
  /// The view that failed, if one did.
  package var view: String?
  /// The file or folder that failed, where there are several.
  package var source: String?

  package init(_ status: Status, _ message: String = "", view: String? = nil) {
    (self.status, self.message, self.view) = (status, message, view)
  }

  /// Any error as a failure.
  package init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case Compiler.Problem.unwritten: self.init(.notWritten, "\(error)")
    case let problem as Compiler.Problem: self.init(.viewFailed, problem.description)
    default: self.init(.notWritten, "\(error)")
    }
  }

  /// The failure of an answer that cannot be read, from the process of a view with a title.
  package static func unreadable(_ title: String) -> Failure {
    Failure(.viewFailed, "\(title): the view's process gave no answer that can be read.")
  }
}
