import PlumbLayout
import Testing

@testable import PlumbText

@Suite("Fonts are found by name, and what is not found is said")
struct FontLibraryTests {
  static let serif = "/usr/share/fonts/truetype/noto/NotoSerif-Regular.ttf"
  /// Of a family that is no part of the library's own.
  static let kufi = "/usr/share/fonts/truetype/noto/NotoKufiArabic-Bold.ttf"

  private func face(_ library: FontLibrary, _ font: FontRequest, _ text: String = "a") -> String {
    library.shape([TextRun(text, font: font)]).layOut(width: nil, height: nil).line(0).segments[0].run.font
      .name
  }

  @Test("a font of the host is found by its family and by its PostScript name, in any case")
  func hostFonts() {
    let library = FontLibrary(fontFiles: [Self.serif, Self.kufi])
    for name in ["Noto Kufi Arabic", "noto kufi arabic", "NotoKufiArabic-Bold", "Noto Kufi Arabic Bold"] {
      let request = FontRequest(family: .custom(name), size: 17)
      #expect(face(library, request, "ا") == "NotoKufiArabic-Bold", "\(name)")
      #expect(library.warnings(for: request) == [])
    }
  }

  @Test("a font of the host keeps its own measures: Noto Sans of 17 points is 23 tall, as recorded")
  func ownMetrics() {
    let library = FontLibrary(fontFiles: ["/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf"])
    let run = TextRun("Hello", font: FontRequest(family: .custom("Noto Sans"), size: 17))
    let lines = library.shape([run]).layOut(width: nil, height: nil)
    #expect(lines.size.height == 23)
    #expect(lines.firstBaseline == 18)
    // The recorded gap between it and a colour below is 13.516.
    let metrics = lines.lastMetrics
    let tall = metrics.ascent + metrics.descent
    let tenth = (0.1 * tall * 2).rounded(.up) / 2
    let gap = tall + tenth - metrics.capHeight
    #expect(abs(gap - 13.516) < 0.01)
  }

  @Test("an unknown name gives the system font and a warning that says so")
  func unknownName() {
    let request = FontRequest(family: .custom("Nowhere Sans"), size: 17)
    #expect(face(library, request) == "Inter-Regular")
    let text = library.shape([TextRun("a", font: request)])
    #expect(text.warnings == [.unknownFont("Nowhere Sans")])
    #expect(
      "\(text.warnings[0])"
        == "No font file here has the family or PostScript name \"Nowhere Sans\"; the system font is used.")
    #expect(text.layOut(width: nil, height: nil).size.height == 20.5)
    // An installed font that the host did not name is not found either.
    #expect(library.warnings(for: FontRequest(family: .custom("DejaVu Sans"), size: 17)).count == 1)
  }

  @Test("a file that is not a font is left out, with a warning")
  func unreadable() {
    let library = FontLibrary(fontFiles: ["/nowhere/Lost.ttf", "/etc/passwd", Self.serif])
    let warnings = library.warnings(for: FontRequest(family: .custom("Noto Serif"), size: 17))
    #expect(warnings == [.unreadableFont("/nowhere/Lost.ttf"), .unreadableFont("/etc/passwd")])
  }

  @Test("a package that is missing is named, and its fonts have a stand-in")
  func missingPackage() {
    let missing = FontLibrary.missingPackages
    let warnings = library.warnings(for: FontRequest(family: .monospaced, size: 17))
    #expect(warnings.contains(.missingPackage("fonts-noto-mono")) == missing.contains("fonts-noto-mono"))
    #expect("\(TextWarning.missingPackage("fonts-inter"))".contains("apt-get install fonts-inter"))
    #expect(!shaped("a", FontRequest(family: .monospaced, size: 17)).glyphs.isEmpty)
  }

  @Test("the rounded, serif and monospaced designs are drawn by fonts of their own")
  func designs() {
    let faces = [.system, .rounded, .serif, .monospaced].map { (family: FontRequest.Family) in
      shaped("a", FontRequest(family: family, size: 17)).layOut(width: nil, height: nil).lines[0].segments[0]
        .run.font.name
    }
    #expect(faces == ["Inter-Regular", "Quicksand-Medium", "NotoSerif-Regular", "NotoSansMono-Regular"])
  }

  @Test("glyphs of another scale stand in a line of the font's own measures")
  func glyphScale() {
    func lines(_ scale: CGFloat) -> TextLines {
      var font = FontRequest(size: 20)
      font.glyphScale = scale
      return shaped("HHHH", font).layOut(width: nil, height: nil)
    }
    #expect(lines(0.5).size.height == lines(1).size.height)
    #expect(lines(0.5).size.width < 0.6 * lines(1).size.width)
  }

  @Test("without any font a text is drawn in squares, as high as it would be, and all packages are named")
  func noFonts() {
    let text = FontLibrary(folders: ["/nowhere"]).shape([TextRun("Hello", font: FontRequest(size: 20))])
    #expect(text.warnings == [.noFonts])
    #expect(
      "\(TextWarning.noFonts)".hasSuffix("fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji"))
    #expect(text.layOut(width: nil, height: nil).size == CGSize(100, 24))
  }

  @Test("monospaced characters are equally wide")
  func monospaced() {
    func width(_ text: String) -> CGFloat {
      let text = shaped(text, FontRequest(family: .monospaced, size: 17))
      return text.x[text.clusters.count]
    }
    #expect(width("iiii") == width("WWWW"))
    // From glyph to glyph as on iOS (Recorded/Pictures.md#Y77).
    #expect(abs(width("iiii") - 4 * 0.618 * 17) < 0.05)
  }

  @Test("monospaced digits are equally wide")
  func monospacedDigits() {
    func width(_ text: String, _ isMonospaced: Bool) -> CGFloat {
      let text = shaped(text, FontRequest(size: 17, hasMonospacedDigits: isMonospaced))
      return text.x[text.clusters.count]
    }
    #expect(width("1111", true) == width("8888", true))
    #expect(width("1111", false) < width("8888", false))
  }

  @Test("impossible sizes are 0 or 10000 points, with a warning")
  func sizes() {
    for (size, height) in [(-3, 0), (.nan, 0), (.infinity, 10_000), (0, 0)] as [(CGFloat, CGFloat)] {
      for family in [.squares, .system] as [FontRequest.Family] {
        let text = shaped("abc", FontRequest(family: family, size: size))
        #expect(text.warnings.contains(.impossibleSize("\(size)")) == (size != 0))
        let lines = text.layOut(width: 100, height: nil)
        #expect(lines.size.height >= height && lines.size.height.isFinite)
      }
    }
  }

  @Test("the rules name nothing outside the font folders and the given cache folder")
  func rules() {
    let xml = FontRules.xml(cacheFolder: "/tmp/a&b")
    #expect(xml.contains("<cachedir>/tmp/a&amp;b</cachedir>"))
    #expect(!xml.contains("/etc"))
    #expect(!xml.contains("include"))
  }

  @Test("a cache folder that cannot be made is replaced by one that can")
  func cacheFolder() {
    #expect(FontCacheFolder.choose("/proc/nothing") != "/proc/nothing")
    #expect(FontCacheFolder.choose("relative") != "relative")
    #expect(FontCacheFolder.choose(nil) != nil)
  }

  @Test("many threads may use one library")
  func threads() async {
    let library = FontLibrary()
    let widths = await withTaskGroup(of: CGFloat.self) { group in
      for number in 0..<64 {
        group.addTask {
          let font = FontRequest(size: 10 + CGFloat(number % 4))
          let lines = library.shape([TextRun("Hello 漢字 😀 \(number % 8)", font: font)]).layOut(
            width: 60, height: nil)
          for segment in lines.lines.flatMap(\.segments) {
            for glyph in segment.run.glyphs { _ = segment.run.font.outline(of: glyph.id) }
          }
          return lines.size.width
        }
      }
      return await group.reduce(into: Set<CGFloat>()) { $0.insert($1) }
    }
    #expect(!widths.isEmpty && widths.allSatisfy { $0 > 0 && $0 <= 60 })
    #expect(library.shapings <= 8)
  }
}
