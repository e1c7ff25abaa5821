import Foundation

/// The arguments for the compiler of an editor, so that it sees a source as ours does.
extension Compiler {
  /// Arguments for making code, which an editor does not want.
  private static let unwanted: Set = ["-wmo", "-gline-tables-only", "-Onone"]

  /// Makes what a source imports of its project, as far as it compiles.
  ///
  /// - Returns: another number whenever one of the interfaces has changed.
  public func makeModules(of source: Source, messages: String) throws -> Int {
    try projectModules.compile(source, with: self, messages: messages, .wrongFiles)?.interfaces ?? 0
  }

  /// Returns the compiler's arguments for a source, the files behind them.
  ///
  /// - Parameters:
  ///   - file: the file that is edited. It keeps its name where another one has the same.
  ///   - folder: takes the texts of the other files, where those have a platform's answers.
  public func editorArguments(
    for file: String, of source: Source, in folder: TemporaryFolder
  ) throws -> [String] {
    let others = source.swiftFiles.filter { $0 != file }
    let files = try CompilerFiles(
      [file] + others, in: folder, on: platform, within: source.given,
      generated: generatedFiles(of: source))
    return flags(source).filter { !Self.unwanted.contains($0) } + files.words + files.paths
  }

  /// Returns a key that changes when an editor needs new arguments: which files there are, and the text that is
  /// compiled in their place.
  public func editorKey(of source: Source) -> [String] {
    source.settings.words
      + source.swiftFiles.flatMap { path in
        let text = FileManager.default.contents(atPath: path).flatMap {
          String(validating: $0, as: UTF8.self)
        }
        return [path, text.flatMap { PlatformText($0, on: platform)?.text } ?? ""]
      } + [source.assetSymbols?.key ?? "", source.dataModels.key]
  }
}
