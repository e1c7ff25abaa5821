import CommandTesting
import Foundation

/// A project that names files outside of its folder, and draws a secret that is in them.
///
/// In its texts `SECRET` stands for the secret and `HERE` for the folder of the test. The secret is in the folder `Outside` alone.
struct Decoy: CustomStringConvertible, Sendable {
  let description: String
  /// The project, as it is named to the command.
  var source = "App/App.xcodeproj"
  /// The words of the sentence about what was left out, if there is one.
  let told: String
  var files: [String: String] = [:]
  var links: [String: String] = [:]

  /// Writes the project, and the view that draws the secret where it can be had.
  func write(to command: Command, secret: String) throws {
    var files = files
    for folder in ["App/View.swift", "Cards/Sources/Cards/View.swift", "Plain/View.swift"]
    where files[folder] == nil {
      files[folder] = Self.view
    }
    files["Outside/SECRET.txt"] = "SECRET"
    for (path, text) in files {
      let named = text.replacing("HERE", with: command.folder.url.path).replacing("SECRET", with: secret)
      try command.folder.write(named, to: path.replacing("SECRET", with: secret))
    }
    for (path, target) in links {
      let target = target.replacing("HERE", with: command.folder.url.path)
      try FileManager.default.createSymbolicLink(
        atPath: command.path(path), withDestinationPath: target)
    }
  }

  /// A view that draws what `words` returns: of two functions with that name, the compiler takes the one of the decoy, which asks for less.
  private static let view = """
    import SwiftUI
    #if canImport(Decoy)
      import Decoy
    #endif

    func words(_ any: Any) -> String {
      if let words = Bundle.main.object(forInfoDictionaryKey: "Words") as? String { return words }
      if let file = Bundle.main.url(forResource: "Decoy", withExtension: "entitlements"),
        let text = try? String(contentsOf: file, encoding: .utf8)
      {
        return text
      }
      let names = FileManager.default.subpaths(atPath: Bundle.main.resourcePath ?? "/nowhere") ?? []
      return names.map { $0.split(separator: "/").last ?? "" }.sorted().reversed().joined(separator: " ")
    }

    struct Card: View {
      var body: some View {
        VStack {
          Text("a card")
          Text(words(1))
        }
      }
    }
    #Preview("Card") { Card() }
    """

  /// A file with a function that returns the secret.
  private static let swift = "func words(_ number: Int) -> String { \"SECRET\" }\n"
  private static let information = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>Words</key><string>SECRET</string></dict></plist>
    """

  /// The text of a project with an app.
  ///
  /// - Parameters:
  ///   - other: the path of a file beside the view.
  ///   - phase: the letter of the phase that has it: `S` for sources, `X` for resources.
  ///   - settings: build settings.
  ///   - root: more of the project's own object.
  private static func project(
    _ other: String = "", tree: String = "<group>", phase: String = "", settings: String = "",
    base: String? = nil, objects: String = "", target: String = "", root: String = ""
  ) -> String {
    """
    // !$*UTF8*$!
    { objects = {
    R = { isa = PBXProject; mainGroup = G; targets = (T); \(root) };
    G = { isa = PBXGroup; children = (V, E, K, N); sourceTree = "<group>"; };
    V = { isa = PBXFileReference; path = View.swift; sourceTree = "<group>"; };
    E = { isa = PBXFileReference; path = "\(other)"; sourceTree = "\(tree)"; };
    K = { isa = PBXFileReference; path = "\(base ?? "none")"; sourceTree = "<group>"; };
    BV = { isa = PBXBuildFile; fileRef = V; };
    BE = { isa = PBXBuildFile; fileRef = E; };
    S = { isa = PBXSourcesBuildPhase; files = (BV\(phase == "S" ? ", BE" : "")); };
    X = { isa = PBXResourcesBuildPhase; files = (\(phase == "X" ? "BE" : "")); };
    L = { isa = XCConfigurationList; buildConfigurations = (D); };
    D = { isa = XCBuildConfiguration; name = Debug; \(base == nil ? "" : "baseConfigurationReference = K;")
      buildSettings = { GENERATE_INFOPLIST_FILE = YES; \(settings) }; };
    T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
      buildPhases = (S, X, F); buildConfigurationList = L; \(target) };
    \(objects)
    }; rootObject = R; }
    """
  }

  private static func package(_ dependencies: String, _ target: String, more: String = "") -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "Cards", dependencies: [\(dependencies)],
      targets: [.target(name: "Cards", dependencies: [\(target)])\(more)])
    """
  }

  private static let library = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "Decoy", products: [.library(name: "Decoy", targets: ["Decoy"])],
      targets: [.target(name: "Decoy")])
    """

  // MARK: Ways

  static let all = settings + swiftFiles + projects + packages + resources

  private static let words = "INFOPLIST_KEY_Words = \"$(DECOY)\";"
  private static let file = "App/App.xcodeproj/project.pbxproj"

  private static let settings = [
    Decoy(
      description: "an included file of settings", told: "Outside/Decoy.xcconfig is left out",
      files: [
        file: project(settings: words, base: "App.xcconfig"), "Outside/Decoy.xcconfig": "DECOY = SECRET",
        "App/App.xcconfig": "#include \"../Outside/Decoy.xcconfig\"\n",
      ]),
    Decoy(
      description: "a file of settings that is included if it is there",
      told: "Outside/Decoy.xcconfig is left out",
      files: [
        file: project(settings: words, base: "App.xcconfig"), "Outside/Decoy.xcconfig": "DECOY = SECRET",
        "App/App.xcconfig": "#include? \"../Outside/Decoy.xcconfig\"\n",
      ]),
    Decoy(
      description: "a configuration's own file of settings", told: "Outside/Decoy.xcconfig is left out",
      files: [
        file: project(settings: words, base: "../Outside/Decoy.xcconfig"),
        "Outside/Decoy.xcconfig": "DECOY = SECRET",
      ]),
    Decoy(
      description: "an Info.plist", told: "Outside/Info.plist is left out",
      files: [
        file: project(settings: "INFOPLIST_FILE = \"../Outside/Info.plist\";"),
        "Outside/Info.plist": information,
      ]),
    Decoy(
      description: "an Info.plist that is a link", told: "App/Info.plist is left out",
      files: [
        file: project(settings: "INFOPLIST_FILE = \"Info.plist\";"), "Outside/Info.plist": information,
      ], links: ["App/Info.plist": "../Outside/Info.plist"]),
    Decoy(
      description: "entitlements", told: "Outside/Decoy.entitlements is left out",
      files: [
        file: project(
          "../Outside/Decoy.entitlements", phase: "X",
          settings: "CODE_SIGN_ENTITLEMENTS = \"../Outside/Decoy.entitlements\";"),
        "Outside/Decoy.entitlements": "SECRET",
      ]),
  ]

  private static let swiftFiles = [
    Decoy(
      description: "a Swift file by its absolute path", told: "Outside/Decoy.swift is left out",
      files: [
        file: project("HERE/Outside/Decoy.swift", tree: "<absolute>", phase: "S"),
        "Outside/Decoy.swift": swift,
      ]),
    Decoy(
      description: "a Swift file through /proc", told: "Outside/Decoy.swift is left out",
      files: [
        file: project("/proc/self/rootHERE/Outside/Decoy.swift", tree: "<absolute>", phase: "S"),
        "Outside/Decoy.swift": swift,
      ]),
    Decoy(
      description: "a Swift file in a folder above", told: "Outside/Decoy.swift is left out",
      files: [file: project("../Outside/Decoy.swift", phase: "S"), "Outside/Decoy.swift": swift]),
    Decoy(
      description: "a Swift file that is a link to a link", told: "App/Decoy.swift is left out",
      files: [file: project("Decoy.swift", phase: "S"), "Outside/Decoy.swift": swift],
      links: ["App/Decoy.swift": "Second.swift", "App/Second.swift": "HERE/Outside/Decoy.swift"]),
    Decoy(
      description: "a Swift file in a folder that is a link", told: "App/More/Decoy.swift is left out",
      files: [file: project("More/Decoy.swift", phase: "S"), "Outside/Decoy.swift": swift],
      links: ["App/More": "../Outside"]),
    Decoy(
      description: "a project's folder elsewhere", told: "Outside/Decoy.swift",
      files: [
        file: project("Decoy.swift", phase: "S", root: "projectDirPath = \"../Outside\";").replacing(
          "path = View.swift", with: "path = \"../App/View.swift\""), "Outside/Decoy.swift": swift,
      ]),
  ]

  private static let needsDecoy = """
    F = { isa = PBXFrameworksBuildPhase; files = (BF); };
    BF = { isa = PBXBuildFile; fileRef = P; };
    P = { isa = PBXFileReference; path = Decoy.framework; sourceTree = BUILT_PRODUCTS_DIR; };
    """
  private static let neighbor = [
    "Outside/Decoy.xcodeproj/project.pbxproj": """
    // !$*UTF8*$!
    { objects = { R = { isa = PBXProject; mainGroup = G; targets = (T); };
    G = { isa = PBXGroup; children = (V); sourceTree = "<group>"; };
    V = { isa = PBXFileReference; path = Decoy.swift; sourceTree = "<group>"; };
    B = { isa = PBXBuildFile; fileRef = V; };
    S = { isa = PBXSourcesBuildPhase; files = (B); };
    P = { isa = PBXFileReference; path = Decoy.framework; sourceTree = BUILT_PRODUCTS_DIR; };
    T = { isa = PBXNativeTarget; name = Decoy; productType = "com.apple.product-type.framework";
      productReference = P; buildPhases = (S); }; }; rootObject = R; }
    """, "Outside/Decoy.swift": "public " + swift,
  ]

  private static let projects = [
    Decoy(
      description: "a neighbour in a workspace", source: "App/All.xcworkspace",
      told: "Outside/Decoy.xcodeproj is left out",
      files: neighbor.merging([
        file: project(objects: needsDecoy),
        "App/All.xcworkspace/contents.xcworkspacedata": """
        <Workspace version="1.0"><FileRef location="group:App.xcodeproj"></FileRef>
        <FileRef location="group:../Outside/Decoy.xcodeproj"></FileRef></Workspace>
        """,
      ]) { $1 }),
    Decoy(
      description: "a project in a project", told: "Outside/Decoy.xcodeproj is left out",
      files: neighbor.merging([
        file: project(
          objects: needsDecoy
            + "N = { isa = PBXFileReference; lastKnownFileType = \"wrapper.pb-project\"; path = \"../Outside/Decoy.xcodeproj\"; sourceTree = \"<group>\"; };"
        )
      ]) { $1 }),
  ]

  private static let packages = [
    Decoy(
      description: "a link in a package's sources", source: "Cards",
      told: "Cards/Sources/Cards/Decoy.swift is left out",
      files: ["Cards/Package.swift": package("", ""), "Outside/Decoy.swift": swift],
      links: ["Cards/Sources/Cards/Decoy.swift": "../../../Outside/Decoy.swift"]),
    Decoy(
      description: "a package beside a package", source: "Cards",
      told: "the package Outside/Decoy is left out. Put it into FOLDER/Decoy and say --packages FOLDER.",
      files: [
        "Cards/Package.swift": package(
          ".package(path: \"../Outside/Decoy\")", ".product(name: \"Decoy\", package: \"Decoy\")"),
        "Outside/Decoy/Package.swift": library, "Outside/Decoy/Sources/Decoy/Decoy.swift": "public " + swift,
      ]),
    Decoy(
      description: "a package beside a project",
      told: "the package Outside/Decoy is left out. Put it into FOLDER/Decoy and say --packages FOLDER.",
      files: [
        file: project(
          objects: """
            Q = { isa = XCLocalSwiftPackageReference; relativePath = "../Outside/Decoy"; };
            U = { isa = XCSwiftPackageProductDependency; productName = Decoy; };
            """, target: "packageProductDependencies = (U);", root: "packageReferences = (Q);"),
        "Outside/Decoy/Package.swift": library, "Outside/Decoy/Sources/Decoy/Decoy.swift": "public " + swift,
      ]),
    Decoy(
      description: "a target's folder", source: "Cards", told: "Outside/Decoy is left out",
      files: [
        "Cards/Package.swift": package(
          "", "\"Decoy\"", more: ", .target(name: \"Decoy\", path: \"../Outside/Decoy\")"),
        "Outside/Decoy/Decoy.swift": "public " + swift,
      ]),
  ]

  /// The names of files are secrets, too.
  private static let resources = [
    Decoy(
      description: "a link in a folder of resources", told: "App/Data/More is left out",
      files: [file: project("Data", phase: "X"), "App/Data/a.txt": ""],
      links: ["App/Data/More": "HERE/Outside"]),
    Decoy(
      description: "an Info.plist in a plain folder", source: "Plain",
      told: "Plain/Info.plist (a link to what lies elsewhere)", files: ["Outside/Info.plist": information],
      links: ["Plain/Info.plist": "../Outside/Info.plist"]),
    // What lies beside a single file may be no part of it, and is not missed.
    Decoy(
      description: "an Info.plist beside a file", source: "Plain/View.swift", told: "",
      files: ["Outside/Info.plist": information], links: ["Plain/Info.plist": "../Outside/Info.plist"]),
  ]
}
