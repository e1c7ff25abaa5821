import PlumbMacroExpansion

/// Words of a module's files that are compiled as others, because of what is in its other files.
struct ModuleWords {
  let overrides: ExtensionOverrides
  private let closures: SentClosures

  /// - Parameter texts: the module's files.
  init(in texts: [String], on platform: SourcePlatform) {
    let texts = platform == .linux ? [] : texts
    (overrides, closures) = (ExtensionOverrides(in: texts), SentClosures(in: texts))
  }

  func mayBe(in text: String) -> Bool { overrides.mayBe(in: text) || SentClosures.mayBe(in: text) }

  /// Ranges, in UTF-8 bytes of a file, and what their ends have then; the rest of them is spaces.
  func replacements(in own: String, _ tokens: [Token]) -> [(range: Range<Int>, word: String)] {
    overrides.replacements(in: own) + (SentClosures.mayBe(in: own) ? closures.replacements(in: tokens) : [])
  }
}
