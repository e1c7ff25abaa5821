/// The font configuration, written here in full: nothing of the machine's own configuration is read.
enum FontRules {
  static func xml(cacheFolder: String?, folders: [String] = FontPackage.folders) -> String {
    var lines = [
      "<?xml version=\"1.0\"?>", "<!DOCTYPE fontconfig SYSTEM \"urn:fontconfig:fonts.dtd\">", "<fontconfig>",
    ]
    lines += folders.map { "<dir>\($0)</dir>" }
    if let cacheFolder { lines.append("<cachedir>\(escaped(cacheFolder))</cachedir>") }
    lines.append("<selectfont><rejectfont><glob>/usr/*</glob></rejectfont><acceptfont>")
    lines += FontPackage.globs.map { "<glob>\($0)</glob>" }
    lines.append("</acceptfont></selectfont>")
    lines.append(bitmapScaling)
    lines.append(alias("emoji", ["Noto Color Emoji"]))
    lines.append(appended(FallbackFamilies.common))
    // The Han cut of the text's own language, the first one, goes before the others: the languages of the
    // environment come after it.
    for (language, suffix) in FallbackFamilies.cjk {
      lines.append(appended(["Noto Sans CJK \(suffix)"], whenLanguageIs: language))
    }
    lines.append(
      appended(
        FallbackFamilies.cjk.map { "Noto Sans CJK \($0.suffix)" } + FallbackFamilies.symbols
          + FallbackFamilies.scripts + ["Noto Color Emoji"]))
    lines.append("</fontconfig>")
    return lines.joined(separator: "\n")
  }

  /// A font of bitmaps has one size: its drawing is scaled to the size that was asked for.
  private static let bitmapScaling = """
    <match target="font">
    <test name="outline" compare="eq"><bool>false</bool></test>
    <edit name="pixelsizefixupfactor" mode="assign">
    <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide></edit>
    <edit name="matrix" mode="assign"><times><name>matrix</name>
    <matrix><name>pixelsizefixupfactor</name><double>0</double><double>0</double><name>pixelsizefixupfactor</name></matrix>
    </times></edit>
    <edit name="size" mode="assign"><divide><name>size</name><name>pixelsizefixupfactor</name></divide></edit>
    </match>
    """

  private static func alias(_ family: String, _ preferred: [String]) -> String {
    "<match target=\"pattern\"><test name=\"family\" qual=\"any\"><string>\(family)</string></test>"
      + "<edit name=\"family\" mode=\"prepend_first\" binding=\"strong\">\(strings(preferred))</edit></match>"
  }

  private static func appended(_ families: [String], whenLanguageIs language: String? = nil) -> String {
    let test =
      language.map { "<test name=\"lang\" qual=\"first\" compare=\"eq\"><string>\($0)</string></test>" } ?? ""
    return "<match target=\"pattern\">\(test)"
      + "<edit name=\"family\" mode=\"append_last\" binding=\"strong\">\(strings(families))</edit></match>"
  }

  private static func strings(_ names: [String]) -> String {
    names.map { "<string>\($0)</string>" }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }
}
