/// Whether the characters of a view can be selected.
public protocol TextSelectability: Sendable {
  /// Whether characters can be selected.
  static var allowsSelection: Bool { get }
}

/// A value that allows the selection of characters.
public struct EnabledTextSelectability: TextSelectability {
  /// Always `true`.
  public static let allowsSelection = true
}

/// A value that disallows the selection of characters.
public struct DisabledTextSelectability: TextSelectability {
  /// Always `false`.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// The value that allows the selection of characters. Plumb does not select yet.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Keeps characters from being selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

struct SelectableTextKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether people can select characters of texts.
  var allowsTextSelection: Bool {
    get { self[SelectableTextKey.self] }
    set { self[SelectableTextKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets whether people can select and copy the characters of the texts inside. A page offers it; pictures are the
  /// same.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.allowsTextSelection, S.allowsSelection)
  }
}

extension TextLeaf {
  /// The lines of a text whose characters can be selected, in its own coordinates; none where they cannot be.
  func selectableLines(of text: String, in size: CGSize) -> [AccessibleLine] {
    guard isSelectable else { return [] }
    var rest = Substring(text)
    return lines(in: size).lines.compactMap { line in
      let segments = line.segmentsInReadingOrder
      guard let left = line.segments.map(\.origin.x).min(),
        let right = line.segments.map({ $0.origin.x + $0.width }).max()
      else { return nil }
      let words = segments.map(\.run.text).joined()
      if let place = rest.firstRange(of: words) { rest = rest[place.upperBound...] }
      let isBroken = rest.first.map { !$0.isNewline } ?? false
      return AccessibleLine(
        text: words, frame: CGRect(x: left, y: line.top, width: right - left, height: line.height),
        endsParagraph: !isBroken)
    }
  }
}
