import PlumbLayout

extension Text {
  /// The strategy that determines a text's writing direction.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String
    /// The platform's default. Plumb follows each line's characters.
    public static let `default` = WritingDirectionStrategy(name: "default")
    /// The characters. Plumb always follows them.
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
    /// The layout around. Plumb does not follow it.
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
  }

  /// The strategy that determines the alignment of lines.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let name: String
    /// The platform's default. Plumb follows the layout around.
    public static let `default` = AlignmentStrategy(name: "default")
    /// The layout around. Plumb always follows it.
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")
    /// The direction of the text. Plumb does not follow it.
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
  }
}

nonisolated extension View {
  /// Sets the strategy for a text's writing direction. Plumb follows the characters.
  public func writingDirection(
    strategy: Text.WritingDirectionStrategy, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("writingDirection", fileID, line, if: strategy == .layoutBased)
  }
  /// Sets the strategy for the alignment of lines. Plumb follows the layout around.
  public func multilineTextAlignment(
    strategy: Text.AlignmentStrategy, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("multilineTextAlignment(strategy:)", fileID, line, if: strategy == .writingDirectionBased)
  }
}
