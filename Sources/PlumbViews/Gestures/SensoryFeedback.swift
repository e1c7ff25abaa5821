/// A feeling or a sound. No host here makes any.
public struct SensoryFeedback: Equatable, Sendable {
  /// The weight of the colliding objects.
  public struct Weight: Hashable, Sendable {
    private let name: String
    /// Small things.
    public static let light = Weight(name: "light")
    /// Things of middle size.
    public static let medium = Weight(name: "medium")
    /// Large things.
    public static let heavy = Weight(name: "heavy")
  }
  /// The flexibility of the colliding objects.
  public struct Flexibility: Hashable, Sendable {
    private let name: String
    /// Hard things.
    public static let rigid = Flexibility(name: "rigid")
    /// Things that give a little.
    public static let solid = Flexibility(name: "solid")
    /// Soft things.
    public static let soft = Flexibility(name: "soft")
  }

  private let name: String
  /// The feedback for a completed task.
  public static let success = SensoryFeedback(name: "success")
  /// The feedback for a warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// The feedback for an error.
  public static let error = SensoryFeedback(name: "error")
  /// Another thing was chosen.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value went up.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value went down.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// The feedback for the start of an activity.
  public static let start = SensoryFeedback(name: "start")
  /// The feedback for the end of an activity.
  public static let stop = SensoryFeedback(name: "stop")
  /// The feedback for an alignment of one thing with another.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A value went to another of a few levels.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A way was drawn to its end.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// The feedback for a collision.
  public static let impact = SensoryFeedback(name: "impact")
  /// Returns the feedback for a collision of objects of a weight. Plumb does not keep the weight and the intensity.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
  /// Returns the feedback for a collision of objects of a flexibility. Plumb does not keep the flexibility and the
  /// intensity.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { impact }
}

nonisolated extension View {
  /// Plays feedback when a value changes. It has no effect, since no host here plays any.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("sensoryFeedback", fileID, line) }

  /// Plays feedback when a value changes. It has no effect, since no host here plays any.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ old: T, _ new: T) -> Bool,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("sensoryFeedback", fileID, line) }

  /// Plays feedback when a value changes. It has no effect, since no host here plays any.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ old: T, _ new: T) -> SensoryFeedback?,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("sensoryFeedback", fileID, line) }
}
