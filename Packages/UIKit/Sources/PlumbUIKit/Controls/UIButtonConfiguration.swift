import Foundation
import PlumbControls
import PlumbViews

extension UIButton {
  /// The look of a button as a whole.
  public struct Configuration {
    enum Kind { case plain, gray, tinted, filled }

    /// The style of the corners.
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    /// The size of the button.
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// The alignment of the title.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    let kind: Kind
    /// The words.
    public var title: String?
    /// The words with attributes.
    public var attributedTitle: AttributedString?
    /// Smaller words below.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// The side of the title on which the picture is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The points between picture and title.
    public var imagePadding: CGFloat = 0
    /// The points between title and subtitle.
    @_Unheeded(.buttonParts, "UIButton.Configuration.titlePadding")
    public var titlePadding: CGFloat = 1
    /// The alignment of the title.
    @_Unheeded(.buttonParts, "UIButton.Configuration.titleAlignment")
    public var titleAlignment = TitleAlignment.automatic
    /// The colour of the content.
    public var baseForegroundColor: UIColor?
    /// The colour of the background.
    public var baseBackgroundColor: UIColor?
    /// The style of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button.
    @_Unheeded(.buttonParts, "UIButton.Configuration.buttonSize")
    public var buttonSize = Size.medium
    /// The distance of the content from the edges.
    public var contentInsets: NSDirectionalEdgeInsets
    /// Whether a wheel turns in the place of the picture.
    public var showsActivityIndicator = false
    /// The configuration of symbols.
    @_Unheeded(.buttonParts, "UIButton.Configuration.preferredSymbolConfigurationForImage")
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? = nil
    /// The colour and the corners of the background.
    public var background = UIBackgroundConfiguration()

    private init(_ kind: Kind) {
      self.kind = kind
      // The insets of UIKit's configurations; assumed.
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }

    /// Words in the tint.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Words on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Words in the tint on a pale tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// White words on the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Words in the tint without a background.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Words on grey.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Words in the tint on a pale tint.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// White words on the tint.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }
}

/// The colour and the corners of a background.
public struct UIBackgroundConfiguration {
  /// The colour.
  public var backgroundColor: UIColor?
  /// The radius of the corners; the style decides by default.
  public var cornerRadius: CGFloat = -1
  /// The colour of the border.
  public var strokeColor: UIColor?
  /// The width of the border.
  public var strokeWidth: CGFloat = 0
  /// Creates a background without its own colour.
  public init() {}
  /// No background.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    return background
  }
}

extension UIButton.Configuration {
  var padding: EdgeInsets {
    EdgeInsets(
      top: contentInsets.top, leading: contentInsets.leading, bottom: contentInsets.bottom,
      trailing: contentInsets.trailing)
  }

  func foreground(tint: UIColor) -> UIColor {
    baseForegroundColor ?? (kind == .filled ? .white : kind == .tinted ? baseBackgroundColor ?? tint : tint)
  }

  private var radius: CGFloat {
    if background.cornerRadius >= 0 { return background.cornerRadius }
    // UIKit's usual radii for its sizes; assumed.
    return switch cornerStyle {
    case .small: 4
    case .large: 12
    case .capsule: 1_000
    case .fixed, .dynamic, .medium: 6
    }
  }

  /// Returns the shape behind the content.
  @ViewBuilder @MainActor func shape() -> some View {
    let outline = RoundedRectangle(cornerRadius: radius)
    if let color = background.backgroundColor {
      outline.fill(Color(uiColor: color))
    } else if kind == .gray {
      outline.fill(Color(uiColor: baseBackgroundColor ?? .tertiarySystemFill))
    } else if kind == .tinted {
      outline.fill(
        AnyShapeStyle(baseBackgroundColor.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.tint))
      )
      .opacity(0.18)
    } else if kind == .filled {
      outline.fill(baseBackgroundColor.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.tint))
    }
    if let color = background.strokeColor, background.strokeWidth > 0 {
      outline.strokeBorder(Color(uiColor: color), lineWidth: background.strokeWidth)
    }
  }
}
