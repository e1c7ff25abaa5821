import Foundation

/// Finding the files of a source that compile, when not all do.
extension Compiler {
  /// So many times files are left out: one that needs a wrong file is only wrong when that one is gone.
  private static let mostRounds = 16

  /// The source without the files that do not compile; `nil` when none is left, or nobody knows which they are. Then the
  /// messages are where they were asked for.
  func whatCompiles(of source: Source, messages: String?) throws -> (source: Source, leftOut: LeftOut)? {
    let found = try whatCompiles(of: source, messages: messages) { source, messages in
      try check(source, messages: messages)
    }
    return found.map { ($0.source, $0.leftOut) }
  }

  /// Returns the result of a closure for those files that compile.
  ///
  /// - Parameter make: `nil` when they do not; then its messages are in the file.
  func whatCompiles<Made>(
    of source: Source, messages: String?, _ make: (Source, String?) throws -> Made?
  ) throws -> (source: Source, made: Made, leftOut: LeftOut)? {
    let file = roundMessages
    defer { unlink(file) }
    var (rest, leftOut) = (source, LeftOut())
    for round in 0..<Self.mostRounds {
      if let made = try make(rest, file) { return (rest, made, leftOut) }
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      let wrong = Set(
        Diagnostic.parse(text).filter { $0.kind == "error" }.compactMap { $0.file.map { FileName($0) } })
      let files = rest.swiftFiles.filter { wrong.contains(FileName($0)) }
      // What the compiler says later comes of what is gone.
      leftOut.add(LeftOut(files: files, messages: round == 0 ? text : ""))
      rest = rest.keeping(rest.swiftFiles.filter { !wrong.contains(FileName($0)) })
      if files.isEmpty || rest.swiftFiles.isEmpty { break }
    }
    let text = leftOut.messages
    if let messages {
      try text.write(toFile: messages, atomically: true, encoding: .utf8)
    } else {
      _ = ShownText.write(text, to: 2)
    }
    return nil
  }
}
