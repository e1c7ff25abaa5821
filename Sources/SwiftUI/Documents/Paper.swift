import PlumbLayout

/// A sheet of paper. This is not in SwiftUI.
public struct Paper: Equatable, Sendable {
  /// In points, of which an inch has 72.
  public var size: CGSize

  /// Creates paper of any size, in points.
  public init(width: CGFloat, height: CGFloat) { size = CGSize(width: width, height: height) }

  /// 297 × 420 mm (ISO 216).
  public static let a3 = Paper(millimetres: 297, 420)
  /// 210 × 297 mm (ISO 216).
  public static let a4 = Paper(millimetres: 210, 297)
  /// 148 × 210 mm (ISO 216).
  public static let a5 = Paper(millimetres: 148, 210)
  /// 8.5 × 11 inches.
  public static let letter = Paper(width: 612, height: 792)
  /// 8.5 × 14 inches.
  public static let legal = Paper(width: 612, height: 1008)

  /// The same sheet, turned by a quarter.
  public var turned: Paper { Paper(width: size.height, height: size.width) }

  /// In hundredths of a point, as other programs round them.
  private init(millimetres width: Double, _ height: Double) {
    func points(_ length: Double) -> CGFloat { CGFloat((length / 25.4 * 7200).rounded() / 100) }
    self.init(width: points(width), height: points(height))
  }
}

/// A page, for the views on top and at the bottom of it. This is not in SwiftUI.
public struct DocumentPage: Equatable, Sendable {
  /// From 1.
  public var number: Int
  /// The number of the document's pages.
  public var count: Int
}

/// The metadata of a document for readers and search. This is not in SwiftUI.
public struct DocumentDescription: Equatable, Sendable {
  /// The title, which a reader shows as the window's title.
  public var title: String?
  /// The author.
  public var author: String?
  /// The subject.
  public var subject: String?
  /// The keywords for search.
  public var keywords: [String]
  /// The code of the language in which it is written, such as "en" or "pt-BR": screen readers speak it so.
  public var language: String?

  /// Creates a description. Values that are `nil` or empty are left out of the document.
  public init(
    title: String? = nil, author: String? = nil, subject: String? = nil, keywords: [String] = [],
    language: String? = nil
  ) {
    (self.title, self.author, self.subject) = (title, author, subject)
    (self.keywords, self.language) = (keywords, language)
  }
}
