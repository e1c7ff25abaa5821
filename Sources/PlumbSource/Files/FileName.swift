/// The name or the path of a file as the system distinguishes files: by its bytes.
///
/// Strings are equal when they look the same. An é of one character and an é of two are one string, and may be the names of two
/// files.
package struct FileName: Hashable, Sendable {
  private let bytes: [UInt8]

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package init(_ text: some StringProtocol) { bytes = Array(text.utf8) }
}
