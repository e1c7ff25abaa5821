/// What a person should know of a source before it is shown.
public struct SourceNotices: Equatable, Sendable {
  /// What is shown of it, and what is left out on purpose.
  public let general: [String]
  /// What it needs and is not to be had, where, and what would change that: pages show this too.
  public let missing: [String]

  public init(general: [String] = [], missing: [String] = []) {
    (self.general, self.missing) = (general, missing)
  }

  public var all: [String] { general + missing }
}
