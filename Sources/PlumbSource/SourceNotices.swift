/// The notices about a source that a person reads before it is shown.
public struct SourceNotices: Equatable, Sendable {
  /// The notices about the parts that are shown, and those that are left out on purpose.
  public let general: [String]
  /// The notices about the things that the source needs and that are not available, and about ways to provide them.
  /// Pages show them too.
  public let missing: [String]

  public init(general: [String] = [], missing: [String] = []) {
    (self.general, self.missing) = (general, missing)
  }

  public var all: [String] { general + missing }
}
