import Foundation
import PlumbText

/// The font of a file, to be registered with `CTFontManagerRegisterGraphicsFont(_:_:)`.
public final class CGFont: @unchecked Sendable {
  package let bytes: [UInt8]

  /// Creates the font in some bytes; `nil` if there is none in them.
  public init?(_ provider: CGDataProvider) {
    bytes = provider.bytes
    guard let names = try? RegisteredFonts.names(of: bytes) else { return nil }
    (postScriptName, fullName) = (names.postScript, names.family)
  }

  /// The name that `Font.custom` and `UIFont(name:size:)` find it by.
  public let postScriptName: String?
  /// The name of its family.
  public let fullName: String?
}
