/// A request of a text that could not be fulfilled. `description` names the replacement.
public enum TextWarning: Sendable, Hashable, CustomStringConvertible {
  /// A Debian package that is not installed.
  case missingPackage(String)
  /// There is not a single font, so no letter can be drawn.
  case noFonts
  /// The process has opened nearly all files that it may have open, so no font file can be read.
  case noOpenFiles
  /// No font file of the source folder has this family or PostScript name.
  case unknownFont(String)
  /// A font file that cannot be read as a font.
  case unreadableFont(String)
  /// The text was longer than is laid out: its length, and the length that was kept, in UTF-8 bytes.
  case textCut(length: Int, kept: Int)
  /// A size that is not a finite number of 0 or more, in points.
  case impossibleSize(String)

  /// Whether it is the same for every text of the font.
  public var isAboutFonts: Bool {
    switch self {
    case .missingPackage, .noFonts, .noOpenFiles, .unknownFont, .unreadableFont: true
    case .textCut, .impossibleSize: false
    }
  }

  public var description: String {
    switch self {
    case .missingPackage(let name):
      "The fonts of \(name) are not installed, so another font is used. To install them: apt-get install \(name)"
    case .noFonts:
      "No font is installed, so no text can be drawn. To install those that pictures are made of: apt-get install "
        + FontPackage.needed.map(\.name).joined(separator: " ")
    case .noOpenFiles:
      "No more files can be opened, so no font can be read and no text can be drawn. Close files that are not used any more, or raise ulimit -n."
    case .unknownFont(let name):
      "No font file here has the family or PostScript name \"\(name)\"; the system font is used."
    case .unreadableFont(let file): "\(file) is not a font file that can be read; it is left out."
    case .textCut(let length, let kept):
      "A text of \(length) bytes is longer than can be laid out; its first \(kept) bytes are used."
    case .impossibleSize(let size): "A font size of \(size) is not possible; 0 to 10000 points are."
    }
  }
}
