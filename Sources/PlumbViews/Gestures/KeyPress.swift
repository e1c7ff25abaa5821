import Foundation

/// A key by the character that it types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character

  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral: Character) { self.init(extendedGraphemeClusterLiteral) }

  // The characters that AppKit gives keys without one of their own.
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let clear = KeyEquivalent("\u{F739}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let tab = KeyEquivalent("\t")
  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let space = KeyEquivalent(" ")

  /// The key that a host names in the browser's terms; a name that nobody knows stands for its first character.
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

  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  public static let shift = EventModifiers(rawValue: 1 << 1)
  public static let control = EventModifiers(rawValue: 1 << 2)
  public static let option = EventModifiers(rawValue: 1 << 3)
  public static let command = EventModifiers(rawValue: 1 << 4)
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// A key that a person pressed.
public struct KeyPress: Sendable {
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1 << 0)
    public static let `repeat` = Phases(rawValue: 1 << 1)
    public static let up = Phases(rawValue: 1 << 2)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether others may still answer to the key.
  public enum Result: Sendable { case handled, ignored }

  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
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

/// What a view does when some keys are pressed.
struct KeyAction {
  let answers: (KeyPress) -> Bool
  let perform: (KeyPress) -> KeyPress.Result
}

nonisolated extension View {
  /// Answers to a key while the view, or one in it, has the focus.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Answers to a key while the view, or one in it, has the focus.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Answers to some keys while the view, or one in it, has the focus.
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

  /// Answers to keys that type some characters while the view, or one in it, has the focus.
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

  /// Answers to every key while the view, or one in it, has the focus.
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

nonisolated public struct _KeyModifier: _ElementModifier {
  let answers: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  init(_ answers: @escaping (KeyPress) -> Bool, action: @escaping (KeyPress) -> KeyPress.Result) {
    (self.answers, self.action) = (answers, action)
  }

  @MainActor public static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    builder.element(
      Self.self, "", nil,
      configure: {
        $0.interactions.keyActions = [KeyAction(answers: modifier.answers, perform: modifier.action)]
      }, content: content)
  }
}
