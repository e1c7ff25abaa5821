import Foundation
import PlumbViews

/// The content of a row as lists have it: a picture, words and smaller words.
///
/// The sizes of the kinds are assumed, after UIKit's text styles.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// The looks of text.
  public struct TextProperties {
    /// The side of the text.
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    /// The way in which capitals are written.
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The most lines; 0 for as many as there are.
    public var numberOfLines = 0
    /// The side of the text.
    public var alignment = TextAlignment.natural
    /// The way in which capitals are written.
    public var transform = TextTransform.none
    /// Whether the words become smaller where there is too little space.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor by which the words may shrink.
    public var minimumScaleFactor: CGFloat = 0
  }

  /// The looks of the picture.
  public struct ImageProperties {
    /// The colour of a symbol.
    public var tintColor: UIColor?
    /// The configuration of symbols.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 0
    /// The most that a picture takes; 0 for its own length.
    public var maximumSize = CGSize.zero
    /// The room that a picture has; 0 for its own length.
    public var reservedLayoutSize = CGSize.zero
  }

  /// The picture before the words.
  public var image: UIImage?
  /// The looks of the picture.
  public var imageProperties = ImageProperties()
  /// The words.
  public var text: String?
  /// The words with attributes.
  public var attributedText: NSAttributedString?
  /// The looks of the words.
  public var textProperties: TextProperties
  /// The smaller words.
  public var secondaryText: String?
  /// The smaller words with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The looks of the smaller words.
  public var secondaryTextProperties: TextProperties
  /// Whether the smaller text is beside the other where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance of the content from the edges; `nil` is what the place has.
  private var ownMargins: NSDirectionalEdgeInsets?
  /// The points between picture and words.
  public var imageToTextPadding: CGFloat = 16
  /// The points between words side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The points between words and those below them.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  init(_ text: TextProperties, _ secondary: TextProperties) {
    (textProperties, secondaryTextProperties) = (text, secondary)
  }

  /// The distance of the content from the edges.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { ownMargins ?? NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16) }
    set { ownMargins = newValue }
  }

  public func makeContentView() -> UIView & UIContentView { ShownContentView(self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }

  func margins(_ usual: EdgeInsets) -> EdgeInsets {
    ownMargins.map { EdgeInsets(top: $0.top, leading: $0.leading, bottom: $0.bottom, trailing: $0.trailing) }
      ?? usual
  }
}

extension UIListContentConfiguration {
  private static func words(_ style: UIFont.TextStyle, _ color: UIColor) -> TextProperties {
    TextProperties(font: .preferredFont(forTextStyle: style), color: color)
  }

  private static func caption(_ weight: UIFont.Weight?) -> Self {
    var words = words(.footnote, .secondaryLabel)
    if let weight { words.font = .systemFont(ofSize: 15, weight: weight) }
    return Self(words, Self.words(.caption1, .secondaryLabel))
  }

  /// Returns the content of a usual row.
  public static func cell() -> Self { Self(words(.body, .label), words(.caption1, .label)) }
  /// Returns the content of a row with smaller words below.
  public static func subtitleCell() -> Self { Self(words(.body, .label), words(.caption1, .label)) }
  /// Returns the content of a row with a value at its end.
  public static func valueCell() -> Self {
    var content = Self(words(.body, .label), words(.body, .secondaryLabel))
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }
  /// Returns the content of a header in a plain list.
  public static func plainHeader() -> Self { caption(.semibold) }
  /// Returns the content of a footer in a plain list.
  public static func plainFooter() -> Self { caption(nil) }
  /// Returns the content of a header in a grouped list.
  public static func groupedHeader() -> Self {
    var content = caption(nil)
    content.textProperties.transform = .uppercase
    return content
  }
  /// Returns the content of a footer in a grouped list.
  public static func groupedFooter() -> Self { caption(nil) }
  /// Returns the content of a header.
  public static func header() -> Self { groupedHeader() }
  /// Returns the content of a footer.
  public static func footer() -> Self { groupedFooter() }
  /// Returns the content of a row in a sidebar.
  public static func sidebarCell() -> Self { cell() }
  /// Returns the content of a row with smaller words in a sidebar.
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }
  /// Returns the content of a header in a sidebar.
  public static func sidebarHeader() -> Self { plainHeader() }
  /// Returns the content of a prominent header.
  public static func prominentInsetGroupedHeader() -> Self {
    Self(words(.headline, .label), words(.subheadline, .secondaryLabel))
  }
}
