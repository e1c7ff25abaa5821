import Foundation
import PlumbLayout

nonisolated extension AttributeScopes {
  /// The looks that an attributed string can give to its characters.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of characters.
    public let font: FontAttribute
    /// The colour of characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind characters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The points after each character; ligatures stay.
    public let kern: KerningAttribute
    /// The points after each character; ligatures are taken apart.
    public let tracking: TrackingAttribute
    /// The distance of the characters above their baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attribute for characters that are marked with Markdown.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Foundation's own attributes, of which Plumb draws links.
    public let foundation: FoundationAttributes

    /// The key of the font of characters.
    public enum FontAttribute: AttributedStringKey {
      /// The value of the attribute: a font.
      public typealias Value = Font
      /// The name that the attribute has in a string's description.
      public static let name = "SwiftUI.Font"
    }
    /// The key of the colour of characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The value of the attribute: a colour.
      public typealias Value = Color
      /// The name that the attribute has in a string's description.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The key of the colour behind characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The value of the attribute: a colour.
      public typealias Value = Color
      /// The name that the attribute has in a string's description.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The key of the line through characters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The value of the attribute: the line's pattern and colour.
      public typealias Value = Text.LineStyle
      /// The name that the attribute has in a string's description.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The key of the line under characters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The value of the attribute: the line's pattern and colour.
      public typealias Value = Text.LineStyle
      /// The name that the attribute has in a string's description.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// Points after each character; ligatures stay.
    public enum KerningAttribute: AttributedStringKey {
      /// The value of the attribute: a length in points.
      public typealias Value = CGFloat
      /// The name that the attribute has in a string's description.
      public static let name = "SwiftUI.Kern"
    }
    /// Points after each character; ligatures are taken apart.
    public enum TrackingAttribute: AttributedStringKey {
      /// The value of the attribute: a length in points.
      public typealias Value = CGFloat
      /// The name that the attribute has in a string's description.
      public static let name = "SwiftUI.Tracking"
    }
    /// Points upwards.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The value of the attribute: a length in points, which is downwards below 0.
      public typealias Value = CGFloat
      /// The name that the attribute has in a string's description.
      public static let name = "SwiftUI.BaselineOffset"
    }
    /// The key of what marks of Markdown say about characters.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// The value of the attribute: a set of marks.
      public typealias Value = InlinePresentationIntent
      /// The name that the attribute has in a string's description.
      public static let name = "NSInlinePresentationIntent"
    }
  }

  /// The attributes that a text can draw, for Foundation's functions that take a scope.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

nonisolated extension AttributeDynamicLookup {
  /// Finds an attribute of the scope by its name, as in `string.foregroundColor = .red`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

/// The marks of Markdown on characters. Foundation has it on Apple's systems only.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Shown in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Shown bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Shown in letters of one width.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Shown with a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// The end of a line that is not the end of a paragraph. Plumb neither makes nor shows it.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line that ends where its writer wants. Plumb neither makes nor shows it.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
}

nonisolated extension AttributedString {
  /// The stretches with the same looks.
  var flattened: [FlatPiece] {
    runs.map { run in
      FlatPiece(.string(String(characters[run.range])), run.attributes.changes)
    }
  }
}

nonisolated extension AttributeContainer {
  fileprivate var changes: [Text.Change] {
    typealias Looks = AttributeScopes.SwiftUIAttributes
    var changes: [Text.Change] = []
    let intent = self[Looks.InlinePresentationIntentAttribute.self] ?? []
    if intent.contains(.stronglyEmphasized) { changes.append(.bold) }
    if intent.contains(.emphasized) { changes.append(.italic(true)) }
    if intent.contains(.code) { changes.append(.monospaced(true)) }
    if intent.contains(.strikethrough) { changes.append(.strikethrough(true, .solid, nil)) }
    if let font = self[Looks.FontAttribute.self] { changes.append(.font(font)) }
    if let color = self[Looks.ForegroundColorAttribute.self] { changes.append(.style(color)) }
    if let color = self[Looks.BackgroundColorAttribute.self] { changes.append(.background(color)) }
    if let line = self[Looks.UnderlineStyleAttribute.self] {
      changes.append(.underline(true, line.pattern, line.color))
    }
    if let line = self[Looks.StrikethroughStyleAttribute.self] {
      changes.append(.strikethrough(true, line.pattern, line.color))
    }
    if let points = self[Looks.KerningAttribute.self] { changes.append(.kerning(points)) }
    if let points = self[Looks.TrackingAttribute.self] { changes.append(.tracking(points)) }
    if let points = self[Looks.BaselineOffsetAttribute.self] { changes.append(.baselineOffset(points)) }
    if let url = self[AttributeScopes.FoundationAttributes.LinkAttribute.self] { changes.append(.link(url)) }
    return changes
  }
}
