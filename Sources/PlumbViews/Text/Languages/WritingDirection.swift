import PlumbLayout

extension Text {
  /// What a text's writing direction follows.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String
    /// As the platform has it. Plumb follows each line's characters.
    public static let `default` = WritingDirectionStrategy(name: "default")
    /// The characters. Plumb always follows them.
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
    /// The layout around. Plumb does not follow it.
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
  }

  /// What the alignment of lines follows.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let name: String
    /// As the platform has it. Plumb follows the layout around.
    public static let `default` = AlignmentStrategy(name: "default")
    /// The layout around. Plumb always follows it.
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")
    /// The direction of the text. Plumb does not follow it.
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
  }
}

nonisolated extension View {
  /// Takes what a text's writing direction follows. Plumb follows the characters.
  public func writingDirection(
    strategy: Text.WritingDirectionStrategy, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("writingDirection", fileID, line, if: strategy == .layoutBased)
  }
  /// Takes what the alignment of lines follows. Plumb follows the layout around.
  public func multilineTextAlignment(
    strategy: Text.AlignmentStrategy, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("multilineTextAlignment(strategy:)", fileID, line, if: strategy == .writingDirectionBased)
  }
}
