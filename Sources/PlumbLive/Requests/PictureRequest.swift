/// The raw value is the ending of a file and the value of `--format`.
package enum PictureFormat: String, Codable, CaseIterable { case png, jpg, webp, svg, pdf }

/// The kind of picture that is requested of a view.
package struct PictureRequest: Codable {
  /// Paper, in points. The margins are those on top, leading, at the bottom and trailing.
  package struct Pages: Codable, Equatable {
    var width: Double
    var height: Double
    var margins: [Double]
    var areNumbered: Bool

    package init(width: Double, height: Double, margins: [Double], areNumbered: Bool) {
      (self.width, self.height) = (width, height)
      (self.margins, self.areNumbered) = (margins, areNumbered)
    }
  }

  var format: PictureFormat
  /// The pages of a document; `nil` for one picture.
  var pages: Pages?

  package init(_ format: PictureFormat, pages: Pages? = nil) { (self.format, self.pages) = (format, pages) }
}
