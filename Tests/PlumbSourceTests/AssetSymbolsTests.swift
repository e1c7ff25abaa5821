import Foundation
import Testing

@testable import PlumbSource

@Suite("Symbols for assets") struct AssetSymbolsTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func add(_ sets: String..., to catalog: String = "A.xcassets") throws {
    for set in sets {
      try FileManager.default.createDirectory(
        atPath: folder.path("\(catalog)/\(set)"), withIntermediateDirectories: true)
    }
  }

  private func write(_ text: String, to path: String) throws {
    try text.write(toFile: folder.path(path), atomically: true, encoding: .utf8)
  }

  private func text(
    _ symbols: AssetSymbols, of swiftFiles: [String] = [], in place: BundlePlace = .main
  ) throws -> String {
    let file = try symbols.file(for: "App", swiftFiles, in: place, folder: folder)
    return try file.map { try String(contentsOfFile: $0, encoding: .utf8) } ?? ""
  }

  private var catalog: AssetSymbols {
    AssetSymbols(catalogs: [folder.path("A.xcassets")], within: .everything)
  }

  @Test(
    "a name becomes a word that begins small, without its kind at the end",
    arguments: [
      ("avatar", "avatar"), ("pic 1", "pic1"), ("my-image_name", "myImageName"), ("AppLogo", "appLogo"),
      ("URLIcon", "urlIcon"), ("ABC", "ABC"), ("abc", "abc"), ("HeroImage", "hero"),
      ("Image", "image"),
      ("init", "_init"), ("default", "default"), ("café", "café"),
    ])
  func names(name: String, symbol: String) {
    #expect(AssetName.symbol(name, without: "Image") == symbol)
  }

  /// Pairs of files GeneratedAssetSymbols.swift that Xcode 15 and later wrote, as public repositories have them (read on 30 November
  /// 2026). The last two colours are from the code of an app with such assets.
  private static let recorded = [
    ("10e", "_10E"), ("2x2", "_2X2"), ("2xm", "_2Xm"), ("40k-border", "_40KBorder"), ("5ed", "_5Ed"),
    ("1", "_1"),
    ("B", "B"), ("B2", "B_2"), ("BG", "BG"), ("CONCORDE", "CONCORDE"), ("AL-0", "AL_0"),
    ("A-1-2-0", "A_1_2_0"),
    ("P1.1", "P_1_1"), ("A319neo", "a319Neo"), ("A330neo-900", "a330Neo900"), ("A330-300", "A_330_300"),
    ("B707-320C", "B_707_320_C"), ("B737-200ADV", "B_737_200_ADV"), ("B737MAX8", "B_737_MAX_8"),
    ("B777X-9", "B_777_X_9"), ("E175E2", "E_175_E_2"), ("IL96-400M", "IL_96_400_M"), ("TU204SM", "TU_204_SM"),
    ("a25", "a25"), ("c21-border", "c21Border"), ("cc2-border", "cc2Border"), ("girlmascot1", "girlmascot1"),
    ("ic 24x24", "ic24X24"), ("Empty man PP", "emptyManPP"), ("Mee_Low", "meeLow"),
    ("Microphone Icon", "microphoneIcon"),
    ("splash_screen_logo", "splashScreenLogo"), ("MtgBinderDark", "mtgBinderDark"),
    ("GithubLogo", "githubLogo"),
  ]
  private static let recordedColors = [
    ("AccentColor", "accent"), ("BlackGrayColor", "blackGray"), ("greenColor", "green"),
    ("UIColour", "uiColour"),
    ("BGColorOne", "bgColorOne"), ("BackIOSPrimary", "backIOSPrimary"),
    ("Launch_screen_colour", "launchScreenColour"),
    ("Blue Theme", "blueTheme"), ("E4E4EF", "E_4_E_4_EF"), ("ECEAFB", "ECEAFB"), ("F7F7FE", "F_7_F_7_FE"),
    ("FE1D00", "FE_1_D_00"), ("FF6767", "FF_6767"), ("EBA72B", "EBA_72_B"), ("FFCB1F", "FFCB_1_F"),
  ]

  @Test("are those of Xcode for names with digits, capitals and signs")
  func recordedNames() {
    for (name, symbol) in Self.recorded { #expect(AssetName.symbol(name, without: "Image") == symbol) }
    for (name, symbol) in Self.recordedColors { #expect(AssetName.symbol(name, without: "Color") == symbol) }
  }

  @Test("AccentColor is the colour accent, and a name without letters has no symbol")
  func colors() {
    #expect(AssetName.symbol("AccentColor", without: "Color") == "accent")
    #expect(AssetName.symbol("🎉", without: "Color") == nil)
    #expect(AssetName.namespace("my icons") == "MyIcons")
  }

  @Test("a group with a point in its name is a group, and a set of another kind is none")
  func pointedGroups() throws {
    defer { folder.remove() }
    try add("1. Basics/star.imageset", "v2.Old/sun.imageset", "AppIcon.appiconset/moon.imageset")
    let text = try text(catalog)
    #expect(text.contains("let `star` = ") && text.contains("let `sun` = "))
    #expect(!text.contains("`moon`"))
  }

  @Test("only a group that provides a namespace stands before the names in it")
  func namespaces() throws {
    defer { folder.remove() }
    try add("Icons/home.imageset", "Plain/star.imageset")
    try write("{\"properties\":{\"provides-namespace\":true}}", to: "A.xcassets/Icons/Contents.json")
    let text = try text(catalog)
    #expect(text.contains("enum `Icons` {\n    nonisolated static let `home` = "))
    #expect(text.contains("name: \"Icons/home\""))
    #expect(text.contains("\n  nonisolated static let `star` = ") && text.contains("name: \"star\""))
  }

  @Test("an import with an access level in the module gives those beside the symbols one, too")
  func leveledImports() throws {
    defer { folder.remove() }
    try add("star.imageset")
    try write("import Foundation\n@testable import Cards\ninternal import SwiftUI\n", to: "Home.swift")
    let text = try text(catalog, of: [folder.path("Home.swift")])
    #expect(text.hasPrefix("import Foundation\ninternal import SwiftUI\n"))
    #expect(try self.text(catalog).hasPrefix("import Foundation\nimport SwiftUI\n"))
    let words =
      "\tfileprivate  import  Foundation;\n@preconcurrency public import SwiftUI // internal import UIKit"
    #expect(LeveledImports.modules(in: words) == ["Foundation", "SwiftUI"])
  }

  @Test("of two names with one symbol the first has it, and the other is told")
  func duplicates() throws {
    defer { folder.remove() }
    try add("pic 1.imageset", "pic_1.imageset", "🎉.imageset")
    let text = try text(catalog)
    #expect(text.components(separatedBy: "let `pic1` = ").count == 2)
    #expect(text.components(separatedBy: "var `pic1`: ").count == 2)
    #expect(text.contains("name: \"pic 1\"") && !text.contains("name: \"pic_1\""))
    #expect(
      catalog.problems == [
        "The image \"pic_1\" has no symbol, because .pic1 is \"pic 1\". Rename one of them, or use it by its name.",
        "The image \"🎉\" has no letter in its name, and so no symbol. Use it by its name.",
      ])
  }

  @Test("what a module declares itself is not declared again, and colours of SwiftUI's names stay SwiftUI's")
  func own() throws {
    defer { folder.remove() }
    try add("Brand.colorset", "Line.colorset", "Red.colorset", "backgroundColor.colorset", "avatar.imageset")
    try write(
      """
      // extension Color { static let line = 1 }
      extension SwiftUI.Color { static let `brand` = Color("Brand"); var line: Int { 1 } }
      extension ImageResource { static var avatar: ImageResource { .init(name: "a", bundle: .main) } }
      """, to: "Own.swift")
    let text = try text(catalog, of: [folder.path("Own.swift")])
    #expect(!text.contains("var `brand`: SwiftUI.Color"))
    #expect(text.contains("var `brand`: SwiftUI.UIColor"), "the module declares no UIColor of that name")
    #expect(text.contains("static let `brand` = SwiftUI.ColorResource"))
    #expect(text.contains("var `line`: SwiftUI.Color"))
    #expect(text.contains("static let `red`") && !text.contains("var `red`"))
    // Xcode's own files in public repositories have it twice for "backgroundColor": for Color, and for ShapeStyle where Self == Color.
    #expect(text.components(separatedBy: "var `background`: SwiftUI.Color").count == 3)
    #expect(!text.contains("avatar"))
  }

  @Test(
    "colours and images are UIKit's too, and groups that provide a namespace have them in types of their names"
  )
  func uiKit() throws {
    defer { folder.remove() }
    try add("Brand.colorset", "SystemBlue.colorset", "avatar.imageset", "my colors/leaf.colorset")
    try add("my colors/oak.imageset")
    try write("{\"properties\":{\"provides-namespace\":true}}", to: "A.xcassets/my colors/Contents.json")
    let text = try text(catalog)
    #expect(text.contains("var `brand`: SwiftUI.UIColor") && text.contains("var `avatar`: SwiftUI.UIImage"))
    #expect(
      text.contains("var `systemBlue`: SwiftUI.Color") && !text.contains("var `systemBlue`: SwiftUI.UIColor"))
    for type in ["Color", "UIColor"] {
      #expect(text.contains("enum `MyColors` {\n    nonisolated static var `leaf`: SwiftUI.\(type) {"))
    }
    #expect(text.contains("SwiftUI.ColorResource.`MyColors`.`leaf`"))
    #expect(text.contains("enum `MyColors` {\n    nonisolated static var `oak`: SwiftUI.UIImage {"))
  }

  @Test("without extensions there are resources only, and the bundle is the module's")
  func settings() throws {
    defer { folder.remove() }
    try add("Brand.colorset")
    let symbols = AssetSymbols(catalogs: catalog.catalogs, hasExtensions: false, within: .everything)
    #expect(try !text(symbols).contains("SwiftUI.Color "))
    #expect(try text(symbols, in: .module).contains("bundle: Foundation.Bundle.module"))
    #expect(try text(symbols, in: .framework).contains("bundle: Foundation.Bundle(for: "))
    #expect(try text(AssetSymbols(catalogs: [folder.path("None.xcassets")], within: .everything)).isEmpty)
  }
}
