import Foundation

/// A key by the character that it types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types. A key that types nothing has the character that AppKit gives it.
  public var character: Character

  /// Creates the key that types a character.
  public init(_ character: Character) { self.character = character }
  /// Creates the key that types the character that is written.
  public init(extendedGraphemeClusterLiteral: Character) { self.init(extendedGraphemeClusterLiteral) }

  // The characters that AppKit gives keys without their own.
  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The key that goes to the start.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key that goes to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key that goes one page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key that goes one page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The key that empties a calculator's line.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The key that deletes what comes next.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The key that deletes what came last.
  public static let delete = KeyEquivalent("\u{8}")
  /// The tabulator.
  public static let tab = KeyEquivalent("\t")
  /// Return, which browsers call Enter.
  public static let `return` = KeyEquivalent("\r")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")

  /// The key that a host names in the browser's terms; an unknown name means its first character.
  init(browserName name: String) {
    let named: [String: KeyEquivalent] = [
      "ArrowUp": .upArrow, "ArrowDown": .downArrow, "ArrowLeft": .leftArrow, "ArrowRight": .rightArrow,
      "Home": .home, "End": .end, "PageUp": .pageUp, "PageDown": .pageDown, "Clear": .clear,
      "Delete": .deleteForward, "Backspace": .delete, "Tab": .tab, "Enter": .return, "Escape": .escape,
    ]
    self = named[name] ?? KeyEquivalent(name.first ?? " ")
  }
}

/// Keys that are held while another one is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The key that keeps letters large. No host reports it.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// The key that makes letters large.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Option, which other keyboards call Alt.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// Command.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// The key is in the block of digits. No host reports it.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// Every modifier.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// A key that a person pressed.
public struct KeyPress: Sendable {
  /// The moments at which views are notified.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key goes down.
    public static let down = Phases(rawValue: 1 << 0)
    /// The key is held, and types again.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// The key goes up.
    public static let up = Phases(rawValue: 1 << 2)
    /// Every moment.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether others may still answer to the key.
  public enum Result: Sendable { case handled, ignored }

  /// Whether the key went down, is held, or went up.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key types with the modifiers that are held.
  public let characters: String
  /// The keys that are held meanwhile.
  public let modifiers: EventModifiers

  init(_ event: KeyEvent, _ phase: Phases) {
    self.phase = phase
    key = KeyEquivalent(browserName: event.key)
    characters = event.key.count == 1 ? event.key : String(key.character)
    var modifiers: EventModifiers = []
    if event.shift { modifiers.insert(.shift) }
    if event.control { modifiers.insert(.control) }
    if event.option { modifiers.insert(.option) }
    if event.command { modifiers.insert(.command) }
    self.modifiers = modifiers
  }
}

/// The response of a view to some keys.
struct KeyAction {
  let answers: (KeyPress) -> Bool
  let perform: (KeyPress) -> KeyPress.Result
}

nonisolated extension View {
  /// Adds an action for a key while the view, or one in it, has the focus.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Adds an action for a key while the view, or one in it, has the focus.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Adds an action for a set of keys while the view, or one in it, has the focus.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      _KeyModifier {
        keys.contains($0.key) && phases.contains($0.phase)
      } action: {
        action($0)
      })
  }

  /// Adds an action for keys that type some characters while the view, or one in it, has the focus.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      _KeyModifier { press in
        phases.contains(press.phase) && press.characters.unicodeScalars.allSatisfy { characters.contains($0) }
      } action: {
        action($0)
      })
  }

  /// Adds an action for every key while the view, or one in it, has the focus.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      _KeyModifier {
        phases.contains($0.phase)
      } action: {
        action($0)
      })
  }
}

nonisolated package struct _KeyModifier: _NodeModifier {
  let answers: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  init(_ answers: @escaping (KeyPress) -> Bool, action: @escaping (KeyPress) -> KeyPress.Result) {
    (self.answers, self.action) = (answers, action)
  }

  @MainActor package func configure(_ node: ViewNode) {
    node.interactions.keyActions = [KeyAction(answers: answers, perform: action)]
  }
}
