import Foundation
import Synchronization

/// The configuration of a part of the tests: when references are recorded, and which program shows a difference.
public struct SnapshotTestingConfiguration: Sendable {
  /// The configuration of this task; `nil` outside of `withSnapshotTesting` and of the trait `snapshots`.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// The mode of recording references; `nil` inherits the surrounding one.
  public var record: Record?
  /// The program that shows a difference; `nil` inherits the surrounding one.
  public var diffTool: DiffTool?

  /// Creates a configuration; what is `nil` is as around it.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    (self.record, self.diffTool) = (record, diffTool)
  }

  /// The mode of recording references. A test fails each time that it records one.
  public struct Record: Equatable, Sendable, ExpressibleByBooleanLiteral {
    private let word: String

    private init(word: String) { self.word = word }

    /// Creates the mode with a name: `all`, `failed`, `missing` or `never`; `nil` for another.
    public init?(rawValue: String) {
      guard ["all", "failed", "missing", "never"].contains(rawValue) else { return nil }
      word = rawValue
    }

    /// Creates a mode: `true` is `.all`, and `false` is `.missing`.
    public init(booleanLiteral value: BooleanLiteralType) { self = value ? .all : .missing }

    /// Each reference is written anew.
    public static let all = Record(word: "all")
    /// References that are not there, and those that differ, are written.
    public static let failed = Record(word: "failed")
    /// References that are not there are written.
    public static let missing = Record(word: "missing")
    /// None is written.
    public static let never = Record(word: "never")
  }

  /// A program that shows a difference: the command that a failure shows.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (String, String) -> String

    /// Creates a command of the path of the reference and the path of what came.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) { command = tool }

    /// Creates a command of a program that takes two paths.
    public init(stringLiteral value: StringLiteralType) { self.init { "\(value) \"\($0)\" \"\($1)\"" } }

    /// The program of this name.
    public static let ksdiff: DiffTool = "ksdiff"
    /// Both paths, each on a line.
    public static let `default` = DiffTool { "recorded: \($0)\nnow: \($1)" }

    /// Returns the command for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }
  }
}

extension SnapshotTestingConfiguration {
  private static let settings = Mutex<(isRecording: Bool?, diffTool: DiffTool?)>((nil, nil))

  /// The mode for all tests that say none: `isRecording`, or else `SNAPSHOT_TESTING_RECORD` of the environment.
  static var recordOfRun: Record {
    if let isRecording = settings.withLock({ $0.isRecording }) { return isRecording ? .all : .missing }
    guard let word = ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"], !word.isEmpty else {
      return .missing
    }
    if let record = Record(rawValue: word) { return record }
    tellOnce(
      "SNAPSHOT_TESTING_RECORD is \(word), which is none of all, failed, missing and never; missing counts.")
    return .missing
  }

  static var isRecordingAll: Bool {
    get { settings.withLock { $0.isRecording } ?? (recordOfRun == .all) }
    set { settings.withLock { $0.isRecording = newValue } }
  }

  static var diffToolOfRun: DiffTool? {
    get { settings.withLock { $0.diffTool } }
    set { settings.withLock { $0.diffTool = newValue } }
  }
}

/// Whether all references are written anew, where a test does not say otherwise. `withSnapshotTesting(record:)` is newer.
public var isRecording: Bool {
  get {
    SnapshotTestingConfiguration.current?.record.map { $0 == .all }
      ?? SnapshotTestingConfiguration.isRecordingAll
  }
  set { SnapshotTestingConfiguration.isRecordingAll = newValue }
}

/// The program that shows a difference, where a test does not say otherwise.
public var diffTool: SnapshotTestingConfiguration.DiffTool? {
  get { SnapshotTestingConfiguration.current?.diffTool ?? SnapshotTestingConfiguration.diffToolOfRun }
  set { SnapshotTestingConfiguration.diffToolOfRun = newValue }
}

/// Performs an operation with another mode of recording references, or with another program that shows differences.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  try SnapshotTestingConfiguration.$current.withValue(.inside(record, diffTool), operation: operation)
}

/// Performs an asynchronous operation with another mode of recording references, or with another program that shows
/// differences.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  try await SnapshotTestingConfiguration.$current.withValue(.inside(record, diffTool), operation: operation)
}

extension SnapshotTestingConfiguration {
  /// When an assertion writes what it expects.
  ///
  /// - Parameter said: what the assertion says itself.
  package static func mode(_ said: Record?) -> Record { inside(said, nil).record ?? recordOfRun }

  /// Returns a configuration with the given values, and with those of the surrounding one where none are given.
  static func inside(_ record: Record?, _ diffTool: DiffTool?) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: record ?? current?.record, diffTool: diffTool ?? current?.diffTool)
  }

  private static let told = Mutex<Set<String>>([])

  /// Prints a sentence on standard error, the first time.
  static func tellOnce(_ sentence: String) {
    guard told.withLock({ $0.insert(sentence).inserted }) else { return }
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }
}
