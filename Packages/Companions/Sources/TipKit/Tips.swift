import PlumbViews
import SwiftUI

/// The parts of tips, and the settings for all of them.
public enum Tips {
  /// Shows tips from now on, as soon as their rules allow it. Each start begins without any that people have seen.
  public static func configure(
    _ options: [ConfigurationOption] = [], fileID: StaticString = #fileID, line: UInt = #line
  ) throws {
    reportCompanion("Tips.configure", fileID, line, if: options.contains(where: \.isPersistent))
    reportCompanion("displayFrequency", fileID, line, if: options.contains(where: \.isRare))
  }
  /// Forgets which tips people have seen.
  public static func resetDatastore() throws { TipStore.shared.forgetAll() }
  /// Shows all tips, whatever their rules say.
  public static func showAllTipsForTesting() { TipStore.shared.force(true) }
  /// Shows some tips, whatever their rules say.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) { TipStore.shared.force(tips) }
  /// Shows no tip.
  public static func hideAllTipsForTesting() { TipStore.shared.force(false) }

  /// An option for all tips.
  public struct ConfigurationOption: Sendable {
    var isRare = false
    var isPersistent = false
    /// Sets the frequency of tips. They are shown as soon as their rules allow it, whatever the option.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
      .init(isRare: frequency.isRare)
    }
    /// Sets the location of the data about tips. It is kept until the program ends.
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
      .init(isPersistent: !location.path.isEmpty)
    }
    /// Sets the container with which devices share the data about tips. They do not share it.
    public static func cloudKitContainer(_ container: CloudKitContainer) -> ConfigurationOption {
      .init(isPersistent: !container.name.isEmpty)
    }
    /// The frequency of tips.
    public struct DisplayFrequency: Sendable {
      var isRare = false
      /// At once.
      public static let immediate = DisplayFrequency()
      /// Each hour.
      public static let hourly = DisplayFrequency(isRare: true)
      /// Each day.
      public static let daily = DisplayFrequency(isRare: true)
      /// Each week.
      public static let weekly = DisplayFrequency(isRare: true)
      /// Each month.
      public static let monthly = DisplayFrequency(isRare: true)
    }
    /// The location of the data about tips.
    public struct DatastoreLocation: Sendable {
      let path: String
      /// The app's own location.
      public static let applicationDefault = DatastoreLocation(path: "tips")
      /// Returns the location of a group of apps.
      public static func groupContainer(identifier: String) -> DatastoreLocation { .init(path: identifier) }
      /// In a folder.
      public static func url(_ url: URL) -> DatastoreLocation { .init(path: url.path) }
    }
    /// The container with which devices share the data.
    public struct CloudKitContainer: Sendable {
      let name: String
      /// The app's container.
      public static let automatic = CloudKitContainer(name: "automatic")
      /// In a place of a name.
      public static func named(_ name: String) -> CloudKitContainer { .init(name: name) }
    }
  }

  /// Whether people are going to see a tip.
  public enum Status: Hashable, Sendable {
    /// Its rules do not hold yet.
    case pending
    case available
    case invalidated(InvalidationReason)
  }
  /// The reason why a tip is no longer shown.
  public enum InvalidationReason: Hashable, Sendable, Codable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }

  /// An action that people can perform for a tip.
  public struct Action: Identifiable, Sendable {
    /// The identifier of the action.
    public let id: String
    /// The index of the action in the tip.
    public var index: Int?
    let label: @MainActor @Sendable () -> Text
    /// The handler of the action.
    public let handler: @MainActor @Sendable () -> Void
    /// Creates one with a title.
    @preconcurrency public init(
      id: String? = nil, title: some StringProtocol,
      perform handler: @escaping @MainActor @Sendable () -> Void = {}
    ) {
      let title = String(title)
      self.init(id: id, perform: handler) { Text(title) }
    }
    /// Creates one with a text.
    @preconcurrency public init(
      id: String? = nil, perform handler: @escaping @MainActor @Sendable () -> Void = {},
      _ label: @escaping @MainActor @Sendable () -> Text
    ) { (self.id, self.handler, self.label) = (id ?? UUID().uuidString, handler, label) }
  }

  /// At most how often a tip comes. A page shows it until it is closed.
  public struct MaxDisplayCount: TipOption {
    /// Creates the option with a number of times.
    @available(
      *, deprecated,
      message: "In Plumb, Tips.MaxDisplayCount does nothing: a tip is shown until it is closed."
    )
    public init(_ maxDisplayCount: Int) {}
  }
  /// At most how long a tip is shown, in seconds. A page shows it until it is closed.
  public struct MaxDisplayDuration: TipOption {
    /// Creates the option with a number of seconds.
    @available(
      *, deprecated,
      message: "In Plumb, Tips.MaxDisplayDuration does nothing: a tip is shown until it is closed."
    )
    public init(_ maxDisplayDuration: TimeInterval) {}
  }
  /// Whether a tip comes at once.
  public struct IgnoresDisplayFrequency: TipOption {
    /// Creates the option.
    public init(_ ignoresDisplayFrequency: Bool) {}
  }

  @resultBuilder public enum ActionBuilder {
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    /// Returns the actions of a line.
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    /// Joins the lines.
    public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap { $0 } }
    /// Returns the actions of an `if` without `else`.
    public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
    /// Returns the actions of the first branch.
    public static func buildEither(first: [Action]) -> [Action] { first }
    /// Returns the actions of the second branch.
    public static func buildEither(second: [Action]) -> [Action] { second }
  }
  @resultBuilder public enum RuleBuilder {
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    /// Returns the rules of a line.
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    /// Joins the lines.
    public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap { $0 } }
    /// Returns the rules of an `if` without `else`.
    public static func buildOptional(_ rules: [Rule]?) -> [Rule] { rules ?? [] }
    /// Returns the rules of the first branch.
    public static func buildEither(first: [Rule]) -> [Rule] { first }
    /// Returns the rules of the second branch.
    public static func buildEither(second: [Rule]) -> [Rule] { second }
  }
  @resultBuilder public enum OptionsBuilder {
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    /// Returns the options of a line.
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    /// Joins the lines.
    public static func buildBlock(_ options: [any TipOption]...) -> [any TipOption] { options.flatMap { $0 } }
    /// Returns the options of an `if` without `else`.
    public static func buildOptional(_ options: [any TipOption]?) -> [any TipOption] { options ?? [] }
    /// Returns the options of the first branch.
    public static func buildEither(first: [any TipOption]) -> [any TipOption] { first }
    /// Returns the options of the second branch.
    public static func buildEither(second: [any TipOption]) -> [any TipOption] { second }
  }
}
