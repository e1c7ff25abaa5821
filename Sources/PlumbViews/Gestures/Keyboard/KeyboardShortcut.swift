/// Keys that press a button, whichever view has the focus.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The adaptation of a shortcut to the keyboard's language. Plumb always compares the typed characters.
  public struct Localization: Hashable, Sendable {
    private let number: UInt8
    /// The system chooses the keys.
    public static let automatic = Localization(number: 0)
    /// The system chooses the keys, without exchanging those for left and right.
    public static let withoutMirroring = Localization(number: 1)
    /// The app chooses the keys.
    public static let custom = Localization(number: 2)
  }

  /// The key that is pressed; an uppercase letter needs Shift besides.
  public var key: KeyEquivalent
  /// The keys that are held meanwhile, and no others.
  public var modifiers: EventModifiers
  /// The adaptation of the shortcut to the keyboard's language. Plumb ignores it.
  public var localization: Localization

  /// Creates a shortcut of a key, with Command by default.
  ///
  /// - Parameter localization: kept, and not used.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
  ) {
    (self.key, self.modifiers, self.localization) = (key, modifiers, localization)
  }

  /// Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  func answers(_ press: KeyPress) -> Bool {
    guard press.key.character.lowercased() == key.character.lowercased() else { return false }
    return press.modifiers == (key.character.isUppercase ? modifiers.union(.shift) : modifiers)
  }
}

private struct ShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
  /// The shortcut of the button that is made here.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the keys that press the button, whichever view has the focus.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Sets the keys that press the button, whichever view has the focus.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(_EnvironmentModifier { $0.keyboardShortcut = shortcut })
  }

  /// Sets the keys that press the button, whichever view has the focus; `nil` for none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(_EnvironmentModifier { $0.keyboardShortcut = shortcut })
  }

  /// Adds an action to perform when an arrow key is pressed that no view inside handles.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View {
    // Kept by a node, which is used on the main actor only.
    nonisolated(unsafe) let action = action
    return modifier(_InteractionModifier { $0.move = action })
  }

  /// Adds an action to perform when Escape is pressed.
  public func onExitCommand(perform action: (() -> Void)? = nil) -> some View {
    // Kept by a node, which is used on the main actor only.
    nonisolated(unsafe) let action = action
    return modifier(_InteractionModifier { $0.exit = action })
  }

  /// Adds an action to perform when a key that deletes is pressed while the focus is not on a text field.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    // Kept by a node, which is used on the main actor only.
    nonisolated(unsafe) let action = action
    return modifier(_InteractionModifier { $0.delete = action })
  }

  /// Adds an action to perform when Return is pressed in a field of the view, or in the search field of its
  /// `searchable`.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    // Kept by a node, which is used on the main actor only.
    nonisolated(unsafe) let action = action
    return modifier(_InteractionModifier { if triggers.contains(.text) { $0.submit = action } })
      .modifier(
        _EnvironmentModifier { environment in
          guard triggers.contains(.search) else { return }
          let outer = environment.submitSearch
          environment.submitSearch = {
            action()
            outer?()
          }
        })
  }
}

nonisolated extension View {
  /// Keeps the views around from being notified of a submission in the view.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(_InteractionModifier { $0.blocksSubmit = isBlocking })
      .modifier(_EnvironmentModifier { if isBlocking { $0.submitSearch = nil } })
  }
}

private struct SubmitSearchKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
  /// Done when Return is pressed in the search field that a view asks for: a field in a bar is not inside the view.
  package var submitSearch: (() -> Void)? {
    get { self[SubmitSearchKey.self] }
    set { self[SubmitSearchKey.self] = newValue }
  }
}

/// The triggers that count as submitting.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A text field was done with Return.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// A search field was done with Return.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}
