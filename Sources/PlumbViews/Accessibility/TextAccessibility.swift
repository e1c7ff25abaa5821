import PlumbGraph

nonisolated extension Text {
  /// Sets the name that assistive tools use for the text, which keeps its type: it can be added to others, and each keeps its name.
  public func accessibilityLabel(_ label: Text) -> Text { changed(.accessibilityLabel(label)) }

  /// Sets the name that assistive tools use for the text.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the name that assistive tools use for the text.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }

  /// Makes a heading of the text, of a level that the page of an app and the parts of a PDF have, too.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    changed(.accessibilityHeading(level))
  }
}

/// The names and the level that a text has by itself.
struct SpokenText {
  /// The words of all pieces, where one has a name.
  private(set) var label: String?
  private(set) var heading: AccessibilityHeadingLevel?

  /// `nil` for a text that is spoken as it is shown.
  init?(_ text: Text, in environment: EnvironmentValues) {
    // Most texts have no changes, and nothing is made for them.
    guard
      text.pieces.contains(where: { !$0.changes.isEmpty && $0.changes.contains(where: \.isForAssistance) })
    else { return nil }
    var words: [String?] = []
    for piece in text.pieces {
      var name: String?
      for change in piece.changes {
        switch change {
        case .accessibilityLabel(let label): name = label.string(in: environment)
        case .accessibilityHeading(let level): heading = level
        default: break
        }
      }
      words.append(name)
    }
    guard words.contains(where: { $0 != nil }) else { return }
    label = zip(words, text.pieces).map { $0 ?? Text(pieces: [$1]).string(in: environment) }.joined()
  }

  /// Writes it to the node of the text.
  ///
  /// - Parameter spoken: `nil` takes away what an earlier state of the text has written.
  @MainActor static func set(_ spoken: SpokenText?, at node: ViewNode) {
    node.accessibility.label = spoken?.label
    node.accessibility.headingLevel = spoken?.heading.flatMap {
      $0 == .unspecified ? nil : Int($0.rawValue)
    }
    if spoken?.heading != nil {
      node.accessibility.addedTraits.insert(.isHeader)
    } else {
      node.accessibility.addedTraits.remove(.isHeader)
    }
  }
}

extension Text.Change {
  /// Whether it changes nothing that is shown.
  var isForAssistance: Bool {
    switch self {
    case .accessibilityLabel, .accessibilityHeading: true
    default: false
    }
  }

  /// Returns whether two changes are the same, also where a name is a text.
  static func areEqual(_ one: Text.Change, _ other: Text.Change) -> Bool {
    if case .accessibilityLabel(let label) = one, case .accessibilityLabel(let otherLabel) = other {
      return label == otherLabel
    }
    return valuesAreEqual(one, other)
  }
}
