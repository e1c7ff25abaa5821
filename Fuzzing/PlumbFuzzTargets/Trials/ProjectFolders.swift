#if DEBUG
  import Foundation
  import PlumbViews
  @testable import PlumbProjects
  @testable import PlumbSource
  @testable import SwiftUI

  extension FuzzTarget {
    /// Folders with projects in them, of any files, links and pipes.
    static let projectFolders = [
      FuzzTarget("project-folder") { bytes in
        guard let folder = try? TemporaryFolder() else { return }
        defer { folder.remove() }
        var choices = Choices(bytes)
        guard (try? choices.writeProject(to: folder)) != nil else { return }
        for path in [folder.path("App.xcodeproj"), folder.url.path] {
          open(path)
          openBounded(path, in: folder.url.path)
        }
        readResources(below: folder)
      }
    ]

    /// Opens what is at a path, as the command does: each target is a source, or there is a sentence about it.
    private static func open(_ path: String) {
      told {
        guard let place = try ProjectPlace(path: path) else { return _ = try Source(path: path).notices }
        let project = try Project(place)
        _ = (project.summaries, project.problems)
        told { _ = try project.chosen(nil) }
        for target in project.ownTargets.prefix(40) {
          told { describe(try project.source(of: target, path: path)) }
        }
      }
    }

    /// Opens what is at a path as in a sandbox: each file that a target has is in the folder, by whatever path it is named.
    private static func openBounded(_ path: String, in folder: String) {
      told {
        guard let place = try ProjectPlace(path: path) else { return }
        let project = try Project(place, named: folder, isBounded: true)
        for sentence in project.problems { expectSentence(sentence) }
        let targets = project.containers.flatMap(\.targets)
        for file in targets.flatMap({ $0.swiftFiles + $0.resources.map(\.path) }) {
          let (real, top) = (realPath(file), realPath(folder) ?? folder)
          precondition(real?.hasPrefix(top + "/") ?? true, "\(file) is outside of the folder.")
        }
      }
    }

    private static func realPath(_ path: String) -> String? {
      guard let found = realpath(path, nil) else { return nil }
      defer { free(found) }
      return String(cString: found)
    }

    /// The messages about a source, and the files that are written beside it before it is compiled.
    private static func describe(_ source: Source) {
      for sentence in source.notices.general + source.notices.missing { precondition(!sentence.isEmpty) }
      _ = (source.assetSymbols?.key, source.dataModels.key)
      guard let group = source.assetSymbols.map({ AssetGroup(catalogs: $0.catalogs, within: .everything) })
      else { return }
      let text = AssetSymbolText(place: .main, hasExtensions: true, own: OwnSymbols(source.swiftFiles)).text(
        of: group)
      precondition(!text.contains("``"), "A symbol has no name.")
    }

    /// A source without an answer is told in a sentence.
    private static func told(_ body: () throws -> Void) {
      do { try body() } catch let problem as ProjectProblem {
        expectSentence(problem.description)
      } catch let problem as Source.Problem {
        expectSentence(problem.description)
      } catch { preconditionFailure("\(error) is not described.") }
    }

    private static func expectSentence(_ text: String) {
      precondition(text.count > 10 && text.utf8.count < 100_000, "The sentence has \(text.utf8.count) bytes.")
    }

    private static func readResources(below folder: TemporaryFolder) {
      let resources = Resources.of(folder.url.appendingPathComponent("App")) { expectSentence($0) }
      for scheme in [ColorScheme.light, .dark] {
        for name in ["Icon", "Space/Icon", "", "Brand"] {
          _ = (resources.findImage(name, scheme, 2), resources.findColor(name, scheme))
        }
      }
      for key in ["Hello", "%lld items", "", "a"] {
        if let entry = resources.findString(key, nil, ["de", "en"]) { show(entry) }
      }
    }
  }

  extension Choices {
    /// Writes a folder with a project.
    ///
    /// - Throws: what the file system throws.
    fileprivate mutating func writeProject(to folder: TemporaryFolder) throws {
      func write(_ bytes: [UInt8], _ path: String) throws {
        let file = folder.url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
      }
      try write(Array(projectFile().utf8), "App.xcodeproj/project.pbxproj")
      if isOne(in: 4) { try write(Array(projectFile().utf8), "Other.xcodeproj/project.pbxproj") }
      if isOne(in: 5) { try write(workspace(), "App.xcworkspace/contents.xcworkspacedata") }
      try write(Array("import SwiftUI\n#Preview { Text(\"a\") }\n".utf8), "App/A.swift")
      let text = pick([
        "extension Color { static let brand = 1 ", "import Models\nimport struct Kit.A\n", "", "\0",
        "extension {",
      ])
      try write(Array(text.utf8), "B.swift")
      let files: [(String, (inout Choices) -> [UInt8])] = [
        ("App/Assets.xcassets/Brand.colorset/Contents.json", { $0.colorSet() }),
        ("App/Assets.xcassets/Icon.imageset/Contents.json", { $0.imageSet() }),
        ("App/Assets.xcassets/Space/Contents.json", { $0.groupDescription() }),
        ("App/Assets.xcassets/Space/Icon.imageset/Contents.json", { $0.imageSet() }),
        ("App/Localizable.xcstrings", { $0.stringCatalog() }),
        ("App/en.lproj/Localizable.strings", { $0.strings() }),
        ("App/en.lproj/Localizable.stringsdict", { $0.propertyList() }),
        ("App/Info.plist", { $0.propertyList() }),
        ("App/Config.xcconfig", { $0.configuration() }), ("Loop.xcconfig", { $0.configuration() }),
        ("App/Model.xcdatamodeld/Model.xcdatamodel/contents", { $0.dataModel() }),
      ]
      for (path, make) in files where !isOne(in: 4) { try write(make(&self), path) }
      // Neither a pipe nor a device has an end, and a link may lead back up.
      if isOne(in: 6) { mkfifo(folder.path("App/Pipe.swift"), 0o600) }
      if isOne(in: 6) { symlink("/dev/zero", folder.path("App/Zero.swift")) }
      if isOne(in: 6) { symlink("..", folder.path("App/Loop")) }
      if isOne(in: 6) { mkdir(folder.path("App/C.swift"), 0o700) }
      if isOne(in: 8) { mkfifo(folder.path("App/Assets.xcassets/Pipe.colorset"), 0o600) }
      if isOne(in: 8) { mkfifo(folder.path("App/es.strings"), 0o600) }
      if isOne(in: 8) { symlink("/dev/zero", folder.path("App/zero.json")) }
      if isOne(in: 6) { symlink("/usr/include", folder.path("App/Out")) }
      if isOne(in: 6) { symlink("../../..", folder.path("App/Above.bundle")) }
    }
  }
#endif
