internal import Foundation
internal import Testing

/// Repositories of packages at `https://packages.invalid/a/`, which git finds in a folder: no network is asked. `Outer` needs `Inner`.
package struct DistantPackages {
  package let command: Command

  /// A command whose home, with its caches, is of this test.
  package init() throws {
    command = try Command()
    try command.folder.write(
      "[url \"file://\(command.path("distant"))/\"]\n  insteadOf = https://packages.invalid/a/\n",
      to: "home/.gitconfig")
    try add("Inner", versions: ["1.0.0"], dependency: "", needs: "")
    try add(
      "Outer", versions: ["1.0.0", "1.1.0", "2.0.0"],
      dependency: ".package(url: \"https://packages.invalid/a/Inner.git\", from: \"1.0.0\")",
      needs: "\"Inner\"")
  }

  private func add(_ name: String, versions: [String], dependency: String, needs: String) throws {
    let place = "distant/\(name).git"
    try command.folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [\(dependency)], targets: [.target(name: "\(name)", dependencies: [\(needs)])])
      """, to: "\(place)/Package.swift")
    try git("init", "-q", in: place)
    for version in versions {
      try command.folder.write(
        "public let version\(name) = \"\(name) is \(version)\"", to: "\(place)/Sources/\(name)/Version.swift")
      try git("add", ".", in: place)
      try git("commit", "-q", "-m", version, in: place)
      try git("tag", version, in: place)
    }
  }

  @discardableResult
  private func git(_ words: String..., in place: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
    process.arguments = ["-c", "user.name=A", "-c", "user.email=a@example.com"] + words
    process.currentDirectoryURL = URL(fileURLWithPath: command.path(place))
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilEnd()
    #expect(process.terminationStatus == 0, "git \(words)")
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The text of a `Package.resolved` with a version of `Outer`.
  package func resolved(_ version: String) throws -> String {
    let revision = try git("rev-parse", "\(version)^{commit}", in: "distant/Outer.git")
    return """
      {"originHash": "0", "version": 3, "pins": [
        {"identity": "outer", "kind": "remoteSourceControl", "location": "https://packages.invalid/a/Outer.git",
         "state": {"revision": "\(revision)", "version": "\(version)"}}]}
      """
  }

  /// Takes the repositories away, so that nobody can ask them.
  package func vanish() throws { try FileManager.default.removeItem(atPath: command.path("distant")) }

  /// - Parameter through: further variables and programs, which run the command.
  package func run(_ words: String..., through: [String] = []) throws -> Command.Answer {
    let variables = [
      "HOME=\(command.path("home"))", "XDG_CACHE_HOME=\(command.path("home/.cache"))",
      "XDG_CONFIG_HOME=\(command.path("home/.config"))", "PLUMB_CACHE=\(command.path("kept"))",
    ]
    return try command.run(words, through: ["env"] + variables + through)
  }

  /// Writes the package `App`, whose one view shows what `Outer` says.
  package func writePackage() throws {
    try command.folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App", dependencies: [.package(url: "https://packages.invalid/a/Outer", from: "1.0.0")],
        targets: [.target(name: "App", dependencies: ["Outer"])])
      """, to: "App/Package.swift")
    try command.folder.write(Self.source, to: "App/Sources/App/View.swift")
  }

  /// Writes the project `App/App.xcodeproj` with such a view.
  ///
  /// - Parameter addresses: of further packages, which nobody imports.
  package func writeProject(_ addresses: [String] = []) throws {
    let all = ["https://packages.invalid/a/Outer.git"] + addresses
    let references = all.enumerated().map { number, address in
      let text = address.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return
        "P\(number) = { isa = XCRemoteSwiftPackageReference; repositoryURL = \"\(text)\"; requirement = { kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };"
    }
    try command.folder.write(
      """
      // !$*UTF8*$!
      { objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (T); packageReferences = (\(all.indices.map { "P\($0)" }.joined(separator: ", "))); };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = View.swift; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.framework"; buildPhases = (B); packageProductDependencies = (D); };
        B = { isa = PBXSourcesBuildPhase; files = (S); };
        S = { isa = PBXBuildFile; fileRef = F; };
        D = { isa = XCSwiftPackageProductDependency; package = P0; productName = Outer; };
        \(references.joined(separator: "\n  "))
      }; rootObject = R; }
      """, to: "App/App.xcodeproj/project.pbxproj")
    try command.folder.write(Self.source, to: "App/View.swift")
  }

  private static let source = """
    import Outer
    import SwiftUI
    struct AppView: View { var body: some View { Text(versionOuter) } }
    """

  /// The files in the folder of the project.
  package var files: [String] {
    (FileManager.default.enumerator(atPath: command.path("App"))?.allObjects as? [String] ?? []).sorted()
  }
}
