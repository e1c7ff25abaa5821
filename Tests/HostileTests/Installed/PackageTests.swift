import CommandTesting
import Foundation
import PlumbSource
import Testing

/// `./plumb package`, with a package manager that makes stand-ins.
@Suite("A packed command", .timeLimit(.minutes(3)))
struct PackageTests {
  @Test(
    "the archive has the command, what a source is compiled against, and the sources of what is compiled later"
  )
  func contents() throws {
    let packed = try PackagedCheckout()
    defer { packed.folder.remove() }
    try packed.make()
    let tar = try packed.run(
      "/usr/bin/tar", ["-tzf", "\(packed.output)/plumb-0.2.0-\(machine).tar.gz"])
    let names = Set(
      tar.output.split(separator: "\n").map { $0.split(separator: "/").dropFirst().joined(separator: "/") })
    for name in [
      "plumb", "machine.sh", "doctor.sh", "built/plumb", "built/PlumbMacros-tool",
      "built/Modules/SwiftUI.swiftmodule", "built/CNumbers.build/module.modulemap",
      "built/CNumbers.build/include/numbers.h",
      "built/pages/a.wasm", "built/libraries/libSwiftUI.so", "built/Package/SwiftUI.swiftmodule",
      "built/Package/module.modulemap", "toolset.sh",
      "built/Plumb_PlumbSource.resources/Interfaces/os.swiftinterface",
      "Sources/SwiftUI/App.swift", "Packages/Companions/Sources/Charts/Chart.swift", "Package.swift",
      "Guide/Contents.md",
      "Documentation/Commands.md", "LICENSE", "LICENSES", "VERSION", "SWIFT", "PACKAGES",
    ] { #expect(names.contains(name), "\(name)") }
    for name in ["Guide/.hidden", "built/Modules/SwiftUI.o", "Packages/Companions/Tests/ChartTests.swift"] {
      #expect(!names.contains(name), "\(name)")
    }
  }

  @Test("nothing in an installation names the folder in which it was built")
  func places() throws {
    let packed = try PackagedCheckout()
    defer { packed.folder.remove() }
    try packed.make()
    #expect(try packed.install().status == 0)
    let found = try packed.run("/usr/bin/grep", ["-rl", packed.checkout.root, packed.prefix])
    #expect(found.output == "")
    let map = try String(
      contentsOfFile: "\(packed.prefix)/lib/plumb/built/CNumbers.build/module.modulemap", encoding: .utf8)
    #expect(map.contains("umbrella header \"include/numbers.h\""))
  }

  @Test(
    "another version than three numbers is refused before anything is built",
    arguments: ["", "1", "1.0", "v1.0.0", "01.0.0", "1.0.0 ", "../1.0.0", "1.0.0-", "1.0.0-b/c", "1.0.0\n"])
  func badVersion(version: String) throws {
    let packed = try PackagedCheckout(builds: "echo builds >> \"$NOTES\"")
    defer { packed.folder.remove() }
    let answer = try packed.package(version, packed.output)
    #expect(answer.status == 2)
    #expect(
      answer.error
        == "\(version) is not a version. A version is three numbers, such as 0.2.0 or 0.2.0-beta.1.\n")
    #expect(packed.checkout.text("notes") == "")
  }

  @Test("package takes a version and one folder", arguments: [[], ["1.0.0", "a", "b"], ["--help"]])
  func badWords(words: [String]) throws {
    let checkout = try WrappedCheckout()
    defer { checkout.folder.remove() }
    let process = try checkout.process(words: ["package"] + words)
    process.waitUntilEnd()
    #expect(process.terminationStatus == 2)
    #expect(
      checkout.text("error")
        == "package takes a version, and the folder to write: ./plumb package 0.2.0 [FOLDER]\n")
  }

  @Test("a checkout with changes is not packed, and the changed files are named")
  func changes() throws {
    let packed = try PackagedCheckout()
    defer { packed.folder.remove() }
    try packed.commit()
    try packed.folder.write("other\n", to: "checkout/Guide/Contents.md")
    let answer = try packed.package(PackagedCheckout.version, packed.output)
    #expect(answer.status == 2)
    #expect(answer.error == "Commit or remove these changes first:\n M Guide/Contents.md\n")
  }

  @Test("a commit makes the same bytes each time")
  func sameBytes() throws {
    let packed = try PackagedCheckout()
    defer { packed.folder.remove() }
    try packed.commit()
    let sums = try ["one", "two"].map { name in
      let made = try packed.package(PackagedCheckout.version, packed.folder.path(name))
      #expect(made.status == 0, "\(made.error)")
      return try String(contentsOfFile: packed.folder.path("\(name)/SHA256SUMS"), encoding: .utf8)
    }
    #expect(sums[0] == sums[1])
    // https://wiki.debian.org/ReproducibleBuilds: the package of Debian as well.
    #expect(sums[0].contains("plumb_0.2.0_"))
  }

  @Test(
    "the package of Debian depends on libraries, fonts and what the compiler links with, and has a copyright")
  func debian() throws {
    let packed = try PackagedCheckout()
    defer { packed.folder.remove() }
    try packed.make()
    let file = try #require(packed.names(below: packed.output).first { $0.hasSuffix(".deb") })
    let fields = try packed.run("/usr/bin/dpkg-deb", ["-f", "\(packed.output)/\(file)"]).output
    #expect(fields.contains("Version: 0.2.0\n"))
    for name in ["libpango-1.0-0", "librsvg2-2", "fonts-inter", "fonts-noto-core", "libc6-dev"] {
      #expect(fields.contains(" \(name),"), "\(name)")
    }
    let contents = try packed.run("/usr/bin/dpkg-deb", ["-c", "\(packed.output)/\(file)"]).output
    #expect(contents.contains("./usr/bin/plumb -> ../lib/plumb/plumb"))
    #expect(contents.contains("./usr/share/doc/plumb/copyright"))
    // A beta of Debian comes before its version (Debian Policy 5.6.12).
    #expect(try packed.package("0.3.0-beta.1", packed.output).status == 0)
    #expect(packed.names(below: packed.output).contains { $0.hasPrefix("plumb_0.3.0~beta.1_") })
  }

  @Test("the container has the toolchain of the build, and installs the package that lies beside it")
  func container() throws {
    let packed = try PackagedCheckout()
    defer { packed.folder.remove() }
    try packed.make()
    let text = packed.checkout.text("made/Dockerfile")
    // The images of https://hub.docker.com/_/swift have such names.
    #expect(text.contains("FROM swift:6.3.1-bookworm\n"))
    #expect(!text.contains("@") && !packed.checkout.text("made/devcontainer.json").contains("@"))
    let container = try JSONSerialization.jsonObject(
      with: Data(packed.checkout.text("made/devcontainer.json").utf8))
    #expect((container as? [String: Any])?["name"] as? String == "Plumb 0.2.0")
  }

  // The names of fields are those of
  // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0387-cross-compilation-destinations.md
  @Test(
    "the Swift SDK has the library, its modules and macros, and the compiler's script, and names no place")
  func swiftSDK() throws {
    let packed = try PackagedCheckout()
    defer { packed.folder.remove() }
    try packed.make()
    let archive = "\(packed.output)/plumb-0.2.0-\(machine).artifactbundle.tar.gz"
    #expect(try packed.run("/usr/bin/tar", ["-C", packed.folder.path(""), "-xzf", archive]).status == 0)
    let bundle = packed.folder.path("plumb-0.2.0.artifactbundle")
    let names = packed.names(below: bundle)
    for name in [
      "info.json", "LICENSE", "LICENSES", "plumb/swift-sdk.json", "plumb/toolset.json", "plumb/bin/swiftc",
      "plumb/libraries/libSwiftUI.so", "plumb/PlumbMacros-tool", "plumb/Package/SwiftUI.swiftmodule",
      "plumb/Package/module.modulemap", "plumb/COpenCombineHelpers.build/module.modulemap",
    ] { #expect(names.contains(name), "\(name)") }
    #expect(try packed.run("/usr/bin/find", [bundle, "-type", "l"]).output == "")
    #expect(try packed.run("/usr/bin/grep", ["-rl", packed.checkout.root, bundle]).output == "")
    func object(_ name: String) throws -> [String: Any] {
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(bundle)/\(name)"))
      return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
    let artifact = try #require((object("info.json")["artifacts"] as? [String: [String: Any]])?["plumb"])
    #expect(artifact["type"] as? String == "swiftSDK" && artifact["version"] as? String == "0.2.0")
    let triples = try #require(object("plumb/swift-sdk.json")["targetTriples"] as? [String: [String: Any]])
    #expect(Array(triples.keys) == ["\(machine)-unknown-linux-gnu"])
    #expect(triples.values.first?["includeSearchPaths"] as? [String] == ["Package"])
    #expect((try object("plumb/toolset.json")["swiftCompiler"] as? [String: String]) == ["path": "swiftc"])
  }

  @Test("a build that fails makes no archive")
  func brokenBuild() throws {
    let packed = try PackagedCheckout(builds: "echo broken >&2; exit 1")
    defer { packed.folder.remove() }
    let answer = try packed.package(PackagedCheckout.version, packed.output)
    #expect(answer.status == 1)
    #expect(answer.error.contains("broken\n"))
    #expect(packed.names(below: packed.output).isEmpty)
  }
}

/// The processor's name, as the system has it.
private var machine: String {
  var names = utsname()
  uname(&names)
  return withUnsafeBytes(of: names.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}

extension PackagedCheckout {
  /// Commits what is in the checkout.
  fileprivate func commit() throws {
    let line = """
      cd checkout && git init -q && git add Sources Packages Guide Package.swift Documentation LICENSE Packaging plumb &&
      git -c user.name=a -c user.email=a@b commit -q -m a --date '2026-01-01T00:00:00Z'
      """
    #expect(try run("/bin/sh", ["-c", line]).status == 0)
  }
}
