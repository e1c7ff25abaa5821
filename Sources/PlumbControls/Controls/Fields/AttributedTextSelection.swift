import Foundation
import PlumbViews

/// The selected characters of an attributed text, and the attributes of characters that are typed there.
public struct AttributedTextSelection: Equatable, Sendable {
  /// A place, or the ranges of characters.
  public enum Indices: Equatable, Sendable {
    case insertionPoint(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }

  private var places: Indices?
  private var typing: AttributeContainer?

  /// Creates a cursor at the end of a text.
  public init() {}
  /// Creates a cursor at a place.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    (places, typing) = (.insertionPoint(insertionPoint), typingAttributes)
  }
  /// Creates a selection of a range; of an empty one it is a cursor at its place.
  public init(range: Range<AttributedString.Index>, typingAttributes: AttributeContainer? = nil) {
    // A set of ranges keeps no empty one, so the place would be lost.
    places = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
    typing = typingAttributes
  }
  /// Creates a selection of several ranges.
  public init(ranges: RangeSet<AttributedString.Index>, typingAttributes: AttributeContainer? = nil) {
    (places, typing) = (.ranges(ranges), typingAttributes)
  }

  /// Returns the place of the cursor in a text, or the ranges of the characters.
  public func indices(in text: AttributedString) -> Indices { places ?? .insertionPoint(text.endIndex) }

  /// Returns the attributes of characters that are typed here: those of the characters before them, unless others are
  /// set.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let typing { return typing }
    let place =
      switch indices(in: text) {
      case .insertionPoint(let index): index
      case .ranges(let ranges): ranges.ranges.first?.upperBound ?? text.endIndex
      }
    guard place > text.startIndex else { return text.runs.first?.attributes ?? AttributeContainer() }
    return text.runs[text.index(beforeCharacter: place)].attributes
  }

  /// Returns the looks of the characters, one for each stretch of them; that of what is typed where there are none.
  public func attributes(in text: AttributedString) -> Attributes {
    guard case .ranges(let ranges) = indices(in: text) else {
      return Attributes(containers: [typingAttributes(in: text)])
    }
    return Attributes(containers: ranges.ranges.flatMap { text[$0].runs.map(\.attributes) })
  }

  /// The looks of selected characters.
  public struct Attributes: Sequence, Sendable {
    let containers: [AttributeContainer]
    public func makeIterator() -> IndexingIterator<[AttributeContainer]> { containers.makeIterator() }
    /// The values of an attribute, one for each stretch of characters.
    public subscript<K: AttributedStringKey>(_ keyPath: KeyPath<AttributeDynamicLookup, K>) -> [K.Value?]
    where K.Value: Sendable { containers.map { $0[K.self] } }
    /// The values of an attribute, one for each stretch of characters.
    public subscript<K: AttributedStringKey>(_ key: K.Type) -> [K.Value?] where K.Value: Sendable {
      containers.map { $0[K.self] }
    }
  }
}

extension AttributedString {
  /// Changes the look of the selected characters, or of what is typed at the cursor.
  public mutating func transformAttributes<E: Error>(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      var container = selection.typingAttributes(in: self)
      try body(&container)
      selection = AttributedTextSelection(insertionPoint: index, typingAttributes: container)
    case .ranges(let ranges):
      // Looks change no index of a character, but the text says that only of its own copies.
      for range in ranges.ranges {
        for run in self[range].runs {
          var container = run.attributes
          try body(&container)
          self[run.range].setAttributes(container)
        }
      }
    }
  }

  /// Replaces the selected characters, and moves the cursor behind the new ones.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters characters: some Collection<Character>
  ) {
    let look = selection.typingAttributes(in: self)
    replaceSelection(&selection, with: AttributedString(String(characters), attributes: look))
  }

  /// Replaces the selected characters with a text, and moves the cursor behind it.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with content: some AttributedStringProtocol
  ) {
    let ranges: [Range<Index>] =
      switch selection.indices(in: self) {
      case .insertionPoint(let index): [index..<index]
      case .ranges(let set): set.isEmpty ? [endIndex..<endIndex] : Array(set.ranges)
      }
    let end =
      characters.distance(from: startIndex, to: ranges[0].lowerBound) + content.characters.count
    // From the last range on, so that those before it stay where they are.
    for range in ranges.dropFirst().reversed() { removeSubrange(range) }
    replaceSubrange(ranges[0], with: content)
    selection = AttributedTextSelection(insertionPoint: characters.index(startIndex, offsetBy: end))
  }

  /// Applies the changes that a plain editor has made to the characters. Those that stay keep their look, and new ones
  /// have that of the character before them.
  mutating func take(_ typed: String) {
    let old = Array(characters)
    let new = Array(typed)
    let first = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - first
    let last = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let start = characters.index(startIndex, offsetBy: first)
    let end = characters.index(startIndex, offsetBy: old.count - last)
    var selection = AttributedTextSelection(insertionPoint: start)
    let look = selection.typingAttributes(in: self)
    selection = AttributedTextSelection(range: start..<end, typingAttributes: look)
    replaceSelection(&selection, withCharacters: new[first..<(new.count - last)])
  }
}

nonisolated extension TextEditor {
  /// Creates an editor of a text whose characters have looks. Plumb draws it in one look; characters keep theirs in the
  /// text, and new ones take that of the character before them.
  public init(text: Binding<AttributedString>, fileID: StaticString = #fileID, line: UInt = #line) {
    reportUnsupported("TextEditor(text:)", fileID, line)
    let binding = text
    self.init(
      text: Binding(
        get: { String(binding.wrappedValue.characters) }, set: { binding.wrappedValue.take($0) }))
  }

  /// Creates an editor of a text whose characters have looks, and of its selection, which Plumb leaves to the browser.
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    reportUnsupported("TextEditor(selection:)", fileID, line)
    self.init(text: text, fileID: fileID, line: line)
  }
}
