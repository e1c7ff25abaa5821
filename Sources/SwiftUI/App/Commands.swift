import PlumbViews

/// What an app adds to a menu bar. A page of the browser has none: commands compile and are not shown.
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

/// Makes one value of several commands.
@resultBuilder public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
    EmptyCommands()
  }
  public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands { EmptyCommands() }
  public static func buildEither<First: Commands>(first: First) -> EmptyCommands { EmptyCommands() }
  public static func buildEither<Second: Commands>(second: Second) -> EmptyCommands { EmptyCommands() }
}

/// No commands.
public struct EmptyCommands: Commands {
  public nonisolated init() {}
  public var body: Never { fatalError("EmptyCommands has no body") }
}

/// A menu of commands.
public struct CommandMenu<Content: View>: Commands {
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("CommandMenu has no body") }
}

/// Commands beside those that every app has.
public struct CommandGroup<Content: View>: Commands {
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public var body: Never { fatalError("CommandGroup has no body") }
}

/// A place among the commands that every app has.
public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let appTermination = CommandGroupPlacement()
  public static let appVisibility = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
  public static let importExport = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let printItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let singleWindowList = CommandGroupPlacement()
  public static let systemServices = CommandGroupPlacement()
  public static let textEditing = CommandGroupPlacement()
  public static let textFormatting = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let windowArrangement = CommandGroupPlacement()
  public static let windowList = CommandGroupPlacement()
  public static let windowSize = CommandGroupPlacement()
}
