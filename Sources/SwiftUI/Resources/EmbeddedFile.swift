import CEmbeddedFiles

/// A text file that is part of the program.
package enum EmbeddedFile {
  /// The text of the file with that name, without its folder; nil if `Sources/CEmbeddedFiles/files.c` names no such file.
  package static func text(_ name: String) -> String? {
    plumb_embedded_file(name).map { String(cString: $0) }
  }

  /// The texts of files that are there, one after the other.
  package static func texts(_ names: String...) -> String {
    names.map { name in
      guard let text = text(name) else {
        preconditionFailure("Sources/CEmbeddedFiles/files.c has no \(name).")
      }
      return text
    }.joined()
  }
}
