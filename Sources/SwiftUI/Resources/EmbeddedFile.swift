import CEmbeddedFiles

/// A text file that is part of the program.
package enum EmbeddedFile {
  /// The text of the file with that name, without its folder; nil if `Sources/CEmbeddedFiles/files.c` names no such file.
  package static func text(_ name: String) -> String? {
    plumb_embedded_file(name).map { String(cString: $0) }
  }
}
