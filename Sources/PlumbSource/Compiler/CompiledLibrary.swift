/// A compiled source.
public struct CompiledLibrary: Sendable {
  public let library: String
  /// The libraries of the modules that it imports, each behind those that it needs itself.
  public let modules: [String]
  /// The place in the user's file of what a macro was told to be somewhere else.
  public let places: PartPlaces
  public let leftOut: LeftOut
  /// The uses of names without effect in it, and in the modules that it imports.
  public let uses: [UseWithoutEffect]
}

/// The end of one run of the compiler.
struct Compilation {
  let outcome: Subprocess.Outcome
  /// The uses of names without effect in what was compiled.
  let uses: [UseWithoutEffect]

  /// Where nothing is out of date.
  static let ofNothing = Compilation(
    outcome: Subprocess.Outcome(end: .exited(0), lastLines: [], processorTime: 0), uses: [])

  /// Whether everything compiled.
  var isDone: Bool { outcome.end == .exited(0) }
}

/// The files that were left out because they do not compile, or need one that does not.
public struct LeftOut: Sendable {
  /// In the order in which they were found.
  public private(set) var files: [String] = []
  /// The compiler's messages about those that are wrong themselves.
  public private(set) var messages = ""

  public init() {}

  init(files: [String], messages: String) { (self.files, self.messages) = (files, messages) }

  mutating func add(_ other: LeftOut) {
    files += other.files
    messages += other.messages
  }
}
