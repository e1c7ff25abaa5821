nonisolated extension View {
  /// For debugging: would write why a body runs again. Nothing is known about that here, and nothing is written.
  public static func _printChanges() {}
  public static func _logChanges() {}

  /// Groups views that the arrow keys of a keyboard reach together; here they go from view to view.
  public func focusSection(fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    unsupported("focusSection", fileID, line)
  }
}
