import Foundation
import PlumbLayout

nonisolated extension AttributeScopes {
  /// The looks that an attributed string can give to its characters.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// Points after each character; ligatures stay.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    /// Points after each character; ligatures are taken apart.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    /// Points upwards.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

nonisolated extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

/// What marks of Markdown say about characters. Foundation has it on Apple's systems only.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
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
    if intent.contains(.stronglyEmphasized) { changes.append(.weight(.bold)) }
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
