import PlumbViews

/// Commands that an app adds to a menu bar. A page of the browser has none: commands compile and are not shown.
@MainActor @preconcurrency public protocol Commands {
  /// The type of the commands' content.
  associatedtype Body: Commands
  /// The commands that these are made of. Plumb never asks for them.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

/// Makes one value of several commands.
@resultBuilder public struct CommandsBuilder {
  /// Returns commands unchanged.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// Makes no commands of no statements.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Returns one group of commands unchanged.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  /// Makes one value of several groups of commands. Plumb keeps none of them.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
    EmptyCommands()
  }
  /// Returns empty commands for an `if` without `else`. Plumb does not keep its commands.
  public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands { EmptyCommands() }
  /// Returns empty commands for the first branch of an `if` or a `switch`. Plumb does not keep its commands.
  public static func buildEither<First: Commands>(first: First) -> EmptyCommands { EmptyCommands() }
  /// Returns empty commands for the other branch of an `if` or a `switch`. Plumb does not keep its commands.
  public static func buildEither<Second: Commands>(second: Second) -> EmptyCommands { EmptyCommands() }
}

/// No commands.
public struct EmptyCommands: Commands {
  /// Creates no commands.
  public nonisolated init() {}
  public var body: Never { fatalError("EmptyCommands has no body") }
}

/// A menu of commands.
public struct CommandMenu<Content: View>: Commands {
  /// Creates a menu with a localised title. Plumb does not show it, and never runs `content`.
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Creates a menu with a title that is shown as it is. Plumb does not show it, and never runs `content`.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("CommandMenu has no body") }
}

/// Commands beside those that every app has.
public struct CommandGroup<Content: View>: Commands {
  /// Creates commands before a place. Plumb does not show them, and never runs `addition`.
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates commands after a place. Plumb does not show them, and never runs `addition`.
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates commands that replace a group. Plumb does not show them, and never runs `addition`.
  public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public var body: Never { fatalError("CommandGroup has no body") }
}

/// A place among the commands that every app has.
public struct CommandGroupPlacement: Sendable {
  /// The app's own page about itself.
  public static let appInfo = CommandGroupPlacement()
  /// The app's settings.
  public static let appSettings = CommandGroupPlacement()
  /// The command that ends the app.
  public static let appTermination = CommandGroupPlacement()
  /// The commands that hide and show the app.
  public static let appVisibility = CommandGroupPlacement()
  /// The app's manual.
  public static let help = CommandGroupPlacement()
  /// The commands that bring data in and out.
  public static let importExport = CommandGroupPlacement()
  /// The commands that make and open documents.
  public static let newItem = CommandGroupPlacement()
  /// The commands that cut, copy and paste.
  public static let pasteboard = CommandGroupPlacement()
  /// The commands that print.
  public static let printItem = CommandGroupPlacement()
  /// The commands that save a document.
  public static let saveItem = CommandGroupPlacement()
  /// The command that shows and hides the sidebar.
  public static let sidebar = CommandGroupPlacement()
  /// The names of windows that exist once.
  public static let singleWindowList = CommandGroupPlacement()
  /// The services of other programs.
  public static let systemServices = CommandGroupPlacement()
  /// The commands that find and check text.
  public static let textEditing = CommandGroupPlacement()
  /// The commands that change the appearance of text.
  public static let textFormatting = CommandGroupPlacement()
  /// The commands that show, hide and change the toolbar.
  public static let toolbar = CommandGroupPlacement()
  /// The commands that undo and redo changes.
  public static let undoRedo = CommandGroupPlacement()
  /// The commands that order the windows.
  public static let windowArrangement = CommandGroupPlacement()
  /// The names of all windows.
  public static let windowList = CommandGroupPlacement()
  /// The commands that make a window smaller and larger.
  public static let windowSize = CommandGroupPlacement()
}
