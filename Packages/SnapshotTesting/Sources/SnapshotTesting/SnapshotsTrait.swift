import Testing

/// A trait of Swift Testing that says when a test's or a suite's references are written, and which program shows differences.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  /// The suites and tests inside have it too.
  public var isRecursive: Bool { true }
  let configuration: SnapshotTestingConfiguration

  /// Runs a test with the configuration.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(
      record: configuration.record, diffTool: configuration.diffTool, operation: function)
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Sets when references are recorded, and which program shows differences.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self { .snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool)) }

  /// Sets when references are recorded, and which program shows differences.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
