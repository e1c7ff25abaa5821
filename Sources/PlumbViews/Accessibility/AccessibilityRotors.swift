import PlumbLayout

// A rotor is a list of places that a tool steps through. No page has one.
nonisolated extension View {
  /// Adds the view to a rotor, a list for tools to step through. Plumb doesn't offer the list.
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("accessibilityRotorEntry", fileID, line)
  }
}

nonisolated extension View {
  /// Adds a rotor of entries that the closure makes, that replaces one of the system. Plumb doesn't offer it.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityRotor", fileID, line) }

  /// Adds a rotor of entries that the closure makes, with a text as its label. Plumb doesn't offer it.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityRotor", fileID, line) }

  /// Adds a rotor of entries that the closure makes, with a localised label. Plumb doesn't offer it.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityRotor", fileID, line) }

  /// Adds a rotor of entries that the closure makes, with a label that is not localised. Plumb doesn't offer it.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityRotor", fileID, line) }
}

nonisolated extension View {
  /// Adds a rotor of identifiable elements, that replaces one of the system. Plumb doesn't offer it.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityRotor", fileID, line) }

  /// Adds a rotor of identifiable elements, with a text as its label. Plumb doesn't offer it.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityRotor", fileID, line) }

  /// Adds a rotor of identifiable elements, with a localised label. Plumb doesn't offer it.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityRotor", fileID, line) }

  /// Adds a rotor of identifiable elements, with a label that is not localised. Plumb doesn't offer it.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityRotor", fileID, line) }
}

nonisolated extension View {
  /// Adds a rotor of elements, that replaces one of the system. Plumb doesn't offer it.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityRotor", fileID, line) }

  /// Adds a rotor of elements, with a text as its label. Plumb doesn't offer it.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityRotor", fileID, line) }

  /// Adds a rotor of elements, with a localised label. Plumb doesn't offer it.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityRotor", fileID, line) }

  /// Adds a rotor of elements, with a label that is not localised. Plumb doesn't offer it.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ label: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityRotor", fileID, line) }
}

nonisolated extension View {
  /// Adds a rotor of parts of the view's text, that replaces one of the system. Plumb doesn't offer it.
  public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>],
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityRotor", fileID, line) }

  /// Adds a rotor of parts of the view's text, with a text as its label. Plumb doesn't offer it.
  public func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>],
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityRotor", fileID, line) }

  /// Adds a rotor of parts of the view's text, with a localised label. Plumb doesn't offer it.
  public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>],
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityRotor", fileID, line) }

  /// Adds a rotor of parts of the view's text, with a label that is not localised. Plumb doesn't offer it.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol>(
    _ label: L, textRanges: [Range<String.Index>],
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityRotor", fileID, line) }
}

/// A list of the system's for assistive tools to step through.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  private let name: String
  /// Links.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { Self(name: "links") }
  /// Links.
  public static var links: AccessibilitySystemRotor { Self(name: "links") }
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    Self(name: "headings")
  }
  /// Headings of all levels.
  public static var headings: AccessibilitySystemRotor { Self(name: "headings") }
  /// Bold text.
  public static let boldText = AccessibilitySystemRotor(name: "boldText")
  /// Italic text.
  public static let italicText = AccessibilitySystemRotor(name: "italicText")
  /// Underlined text.
  public static let underlineText = AccessibilitySystemRotor(name: "underlineText")
  /// Words that are written wrongly.
  public static let misspelledWords = AccessibilitySystemRotor(name: "misspelledWords")
  /// Pictures.
  public static let images = AccessibilitySystemRotor(name: "images")
  /// Text fields.
  public static let textFields = AccessibilitySystemRotor(name: "textFields")
  /// Tables.
  public static let tables = AccessibilitySystemRotor(name: "tables")
  /// Lists.
  public static let lists = AccessibilitySystemRotor(name: "lists")
  /// Landmarks.
  public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
}
