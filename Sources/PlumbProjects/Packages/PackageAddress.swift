/// The address of a repository that the package manager and git may get.
///
/// A project that somebody else wrote says it, so it must not be an option of git, the name of one of its helpers, or Swift
/// in a manifest.
struct PackageAddress: Hashable, Sendable {
  let text: String

  /// More than any address has.
  private static let mostBytes = 2000

  /// Creates an address; `nil` for what is none of `https://`, `ssh://`, `file://`, `name@host:path` and absolute paths.
  init?(_ text: String) {
    guard text.utf8.count <= Self.mostBytes, !text.isEmpty else { return nil }
    let parts = text.firstRange(of: "://")
    let isKnown =
      if let parts {
        switch text[..<parts.lowerBound].lowercased() {
        case "https", "ssh": Self.isPlace(text[parts.upperBound...], separator: "/")
        case "file": Self.isPath(text[parts.upperBound...])
        default: false
        }
      } else if text.hasPrefix("/") {
        Self.isPath(text[...])
      } else {
        text.contains("@") && Self.isPlace(text[...], separator: ":")
      }
    guard isKnown else { return nil }
    self.text = text
  }

  /// Returns whether the text is a host, maybe with a name in front and a port behind it, and a path.
  private static func isPlace(_ text: Substring, separator: Character) -> Bool {
    guard text.unicodeScalars.allSatisfy(isOfAddress), let end = text.firstIndex(of: separator) else {
      return false
    }
    let path = text[end...].dropFirst()
    guard !path.isEmpty, path.first != "-" else { return false }
    let parts = text[..<end].split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count <= 2, let place = parts.last else { return false }
    if parts.count == 2 {
      guard let first = parts[0].first, first != "-" else { return false }
    }
    let host = place.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = host.first, let first = name.first, first.isLetter || first.isNumber else {
      return false
    }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" || $0 == "_" }
      && (host.count == 1 || !host[1].isEmpty && host[1].allSatisfy(\.isNumber))
  }

  private static func isOfAddress(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "-._~:/?@!$&()*+,;=%".unicodeScalars.contains(scalar))
  }

  /// Returns whether the text is an absolute path without control characters, quotation marks and backslashes.
  private static func isPath(_ text: Substring) -> Bool {
    text.hasPrefix("/") && text.count > 1
      && text.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
          false
        default: scalar != "\"" && scalar != "\\"
        }
      }
  }

  /// Returns the address as others write the same place: `https://Example.com/a/Charts.git` and `https://example.com/a/charts`.
  static func normal(_ address: String) -> String {
    var address = address.lowercased()
    while address.hasSuffix("/") { address.removeLast() }
    return address.hasSuffix(".git") ? String(address.dropLast(4)) : address
  }
}
