import Foundation
import PlumbMacroExpansion
import PlumbSource

/// The files of an app to begin with.
struct NewApp {
  let name: AppName
  let isPackage: Bool

  /// The texts by their paths in the app's folder.
  var files: [String: Data] {
    let code = name.code
    let (sources, tests) = isPackage ? ("Sources/\(code)", "Tests/\(code)Tests") : (code, "\(code)Tests")
    var texts = [
      ".gitignore": ".DS_Store\n.build/\nxcuserdata/\n",
      "Package.swift": Self.manifest(code, sources: sources, tests: tests, isPackage: isPackage),
      "\(sources)/\(code)App.swift": Self.app(code),
      "\(sources)/ContentView.swift": Self.contentView,
      "\(sources)/ItemRow.swift": Self.itemRow,
      "\(sources)/ProgressCard.swift": Self.progressCard,
      "\(sources)/Day.swift": Self.day,
      "\(sources)/Assets.xcassets/Contents.json": Self.catalog,
      "\(sources)/Assets.xcassets/AccentColor.colorset/Contents.json": Self.accentColor,
      "\(sources)/Assets.xcassets/AppIcon.appiconset/Contents.json": Self.appIcon,
      "\(tests)/\(code)Tests.swift": Self.tests(code),
    ]
    let previews = texts.flatMap { WrittenPreview.all(in: $1, of: $0) }.sorted {
      ($0.file, $0.line) < ($1.file, $1.line)
    }
    let target = AgentsSection.Target(name: code, isChosen: true, previews: previews)
    texts["AGENTS.md"] = AgentsSection(source: ".", targets: [target]).section.text
    if !isPackage { texts["\(code).xcodeproj/project.pbxproj"] = XcodeProjectText(name: name).text }
    return texts.mapValues { Data($0.utf8) }
  }

  /// On Linux the package is built against the one that this command was built of.
  private static func manifest(_ code: String, sources: String, tests: String, isPackage: Bool) -> String {
    let purpose =
      isPackage
      ? "" : "\n// Xcode opens \(code).xcodeproj. This file lets `swift test` run the same tests on Linux.\n"
    return #"""
      // swift-tools-version: 6.0
      import PackageDescription
      \#(purpose)
      #if os(Linux)
        // `import SwiftUI` finds Plumb's here, and Apple's on Apple's systems.
        // The variable PLUMB names Plumb's folder on another machine.
        let folder = Context.environment["PLUMB"] ?? \#(Checkout.path.swiftLiteral)
        let plumb: [Package.Dependency] = [.package(name: "Plumb", path: folder)]
        let swiftUI: [Target.Dependency] = [.product(name: "SwiftUI", package: "Plumb")]
      #else
        let plumb: [Package.Dependency] = []
        let swiftUI: [Target.Dependency] = []
      #endif

      let package = Package(
        name: "\#(code)",
        platforms: [.iOS(.v17), .macOS(.v14)],
        dependencies: plumb,
        targets: [
          .executableTarget(
            name: "\#(code)", dependencies: swiftUI, path: "\#(sources)",
            resources: [.process("Assets.xcassets")]),
          .testTarget(name: "\#(code)Tests", dependencies: ["\#(code)"], path: "\#(tests)"),
        ]
      )

      """#
  }
}
