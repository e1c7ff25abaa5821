/// Why the command ends without a result. The numbers are promised.
struct Failure: Error {
  enum Status: Int32 {
    case done = 0
    /// The compiler has said what is wrong.
    case doesNotCompile = 1
    case wrongWords = 2
    /// The view crashed, or did not finish in time.
    case viewFailed = 3
  }

  let status: Status
  let message: String

  init(_ status: Status, _ message: String = "") { (self.status, self.message) = (status, message) }
}
