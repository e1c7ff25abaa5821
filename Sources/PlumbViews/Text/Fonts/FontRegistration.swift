import Foundation
import PlumbText

nonisolated extension Font {
  /// Makes the fonts of a file known, for `Font.custom`: .ttf, .otf or .ttc.
  ///
  /// In a source that the command shows, the font files beside it are known without it. This is not in SwiftUI, which
  /// asks CoreText's `CTFontManagerRegisterFontsForURL`; Plumb has that, too.
  ///
  /// - Returns: the names of its families, and then the PostScript names of its fonts.
  /// - Throws: where the file is no font.
  @discardableResult public static func register(_ file: URL) throws -> [String] {
    try RegisteredFonts.add(file.path)
  }

  /// Makes the fonts in some bytes known, for `Font.custom`. This is not in SwiftUI.
  ///
  /// - Returns: the names of its families, and then the PostScript names of its fonts.
  /// - Throws: where the bytes are no font.
  @discardableResult public static func register(_ data: Data) throws -> [String] {
    try RegisteredFonts.add([UInt8](data))
  }
}
