import CommandTesting
import Foundation
import PlumbSource
import Testing

/// The script beside an archive, and the command that it installs.
@Suite("An installed command", .timeLimit(.minutes(3)))
struct InstallTests {
  private func packed() throws -> PackagedCheckout {
    let packed = try PackagedCheckout()
    try packed.make()
    return packed
  }

  @Test("it runs with the toolchain that it was built with, also when the checkout is gone")
  func runs() throws {
    let packed = try packed()
    defer { packed.folder.remove() }
    let installed = try packed.install()
    #expect(installed.status == 0)
    #expect(installed.error.contains("Put it on the path: export PATH=\"\(packed.prefix)/bin:$PATH\"\n"))
    let root = packed.checkout.root
    for name in ["Sources", "Packaging", "plumb", ".build-package"] {
      try FileManager.default.removeItem(atPath: "\(root)/\(name)")
    }
    let answer = try packed.run(packed.installed, ["render", "a b"])
    #expect(answer.status == 0, "\(answer.error)")
    #expect(answer.output.hasPrefix("runs render a b\n"))
    #expect(
      answer.output.contains(
        "libraries \(root)/usr/lib/swift/linux:\(packed.prefix)/lib/plumb/built/libraries\n"))
  }

  @Test("of several toolchains it takes the one that it was built with; without that one it refers to doctor")
  func toolchains() throws {
    let packed = try packed()
    defer { packed.folder.remove() }
    #expect(try packed.install().status == 0)
    try packed.toolchain("newer", version: "6.4 (stand-in)")
    let home = packed.folder.path("home")
    let kept = "\(home)/.local/share/swiftly/toolchains"
    try FileManager.default.createDirectory(atPath: kept, withIntermediateDirectories: true)
    let missing = try packed.run(packed.installed, ["check"], toolchain: "newer", ["HOME": home])
    #expect(missing.status == 2)
    #expect(
      missing.error
        == "This Plumb needs Swift version 6.3.1 (stand-in), which is not here. Run plumb doctor.\n")
    try FileManager.default.createDirectory(atPath: "\(kept)/6.3.1", withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: "\(packed.checkout.root)/usr", toPath: "\(kept)/6.3.1/usr")
    let found = try packed.run(packed.installed, ["check"], toolchain: "newer", ["HOME": home])
    #expect(found.output.contains("libraries \(kept)/6.3.1/usr/lib/swift/linux:"))
  }

  @Test("without a home, what is compiled is kept in the place for temporary files")
  func noHome() throws {
    let packed = try packed()
    defer { packed.folder.remove() }
    #expect(try packed.install().status == 0)
    let without = try packed.run(packed.installed)
    #expect(without.output.contains("cache \(packed.folder.path("temporary"))/plumb-\(getuid())\n"))
    let home = packed.folder.path("home")
    let with = try packed.run(packed.installed, [], ["HOME": home])
    #expect(with.output.contains("cache \(home)/.cache/plumb\n"))
  }

  @Test("a toolset names what a package is compiled and linked with, and is written once")
  func toolset() throws {
    let packed = try packed()
    defer { packed.folder.remove() }
    #expect(try packed.install().status == 0)
    let home = ["HOME": packed.folder.path("home")]
    let answer = try packed.run(packed.installed, ["toolset"], home)
    #expect(answer.status == 0, "\(answer.error)")
    let file = String(answer.output.dropLast())
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0387-cross-compilation-destinations.md
    struct Toolset: Decodable {
      struct Tool: Decodable { var extraCLIOptions: [String] }
      var schemaVersion: String
      var swiftCompiler: Tool
      var linker: Tool
    }
    let toolset = try JSONDecoder().decode(Toolset.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
    let built = "\(packed.prefix)/lib/plumb/built"
    #expect(toolset.schemaVersion == "1.0")
    #expect(toolset.swiftCompiler.extraCLIOptions.starts(with: ["-use-ld=lld", "-I", "\(built)/Package"]))
    #expect(
      toolset.linker.extraCLIOptions == ["-L\(built)/libraries", "-lSwiftUI", "-rpath=\(built)/libraries"])
    let number = { try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int }
    let before = try number()
    #expect(try packed.run(packed.installed, ["toolset"], home) == answer)
    #expect(try number() == before)
    #expect(
      try packed.run(packed.installed, ["toolset", "a"], home).error == "toolset takes no arguments.\n")
  }

  @Test("an archive with another digest is refused, and nothing is installed")
  func damaged() throws {
    let packed = try packed()
    defer { packed.folder.remove() }
    let name = try #require(packed.archive)
    let archive = try #require(FileHandle(forWritingAtPath: "\(packed.output)/\(name)"))
    try archive.seekToEnd()
    try archive.write(contentsOf: Data([0]))
    try archive.close()
    let answer = try packed.install()
    #expect(answer.status == 1)
    #expect(
      answer.error.contains("/\(name) has the SHA-256 digest ")
        && answer.error.hasSuffix("It is damaged, or is another one. Nothing was installed.\n"))
    #expect(packed.names(below: packed.prefix) == ["bin", "lib"])
  }

  @Test("the archive may lie elsewhere; a missing one and wrong arguments are named")
  func words() throws {
    let packed = try packed()
    defer { packed.folder.remove() }
    let name = try #require(packed.archive)
    let elsewhere = packed.folder.path("elsewhere.tar.gz")
    try FileManager.default.moveItem(atPath: "\(packed.output)/\(name)", toPath: elsewhere)
    #expect(
      try packed.install().error
        == "\(packed.output)/\(name) cannot be read. Put \(name) beside install.sh, or name it.\n")
    #expect(try packed.install("--force").error.hasPrefix("--force is not an option.\n"))
    #expect(try packed.install(elsewhere, "b").error.hasPrefix("There is one archive, and b is a second.\n"))
    #expect(try packed.install(elsewhere).status == 0)
  }

  @Test("without a prefix, an ordinary user has it in the home folder", arguments: [true, false])
  func defaultPrefix(hasHome: Bool) throws {
    let packed = try packed()
    defer { packed.folder.remove() }
    try packed.checkout.script("usr/bin/id", "echo 1000")
    let home = packed.folder.path("home")
    let answer = try packed.run("\(packed.output)/install.sh", [], hasHome ? ["HOME": home] : [:])
    #expect(answer.status == (hasHome ? 0 : 2))
    if hasHome {
      #expect(FileManager.default.isExecutableFile(atPath: "\(home)/.local/bin/plumb"))
    } else {
      #expect(answer.error.hasPrefix("There is no home folder. Name a folder with --prefix.\n"))
    }
  }

  @Test("a second installation takes the place of the first")
  func again() throws {
    let packed = try packed()
    defer { packed.folder.remove() }
    #expect(try packed.install().status == 0)
    let old = "\(packed.prefix)/lib/plumb/old"
    try "old".write(toFile: old, atomically: true, encoding: .utf8)
    let answer = try packed.install()
    #expect(answer.status == 0, "\(answer.error)")
    #expect(!FileManager.default.fileExists(atPath: old))
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(packed.prefix)/lib") == ["plumb"])
    #expect(try packed.run(packed.installed, ["check"]).output.hasPrefix("runs check\n"))
  }

  @Test("what is not Plumb's is left as it is", arguments: ["bin/plumb", "lib/plumb/file"])
  func foreign(name: String) throws {
    let packed = try packed()
    defer { packed.folder.remove() }
    try packed.folder.write("mine", to: "prefix/\(name)")
    let answer = try packed.install()
    #expect(answer.status == 1)
    #expect(answer.error.hasSuffix(" Move it away.\n"))
    #expect(packed.checkout.text("prefix/\(name)") == "mine")
    #expect(!packed.names(below: packed.prefix).contains("lib/plumb/VERSION"))
  }

  @Test("a prefix that takes no files is named")
  func noPlace() throws {
    let packed = try packed()
    defer { packed.folder.remove() }
    try packed.folder.write("a file", to: "prefix")
    let answer = try packed.install()
    #expect(answer.status == 1)
    #expect(
      answer.error
        == "\(packed.prefix) takes no files. Name another folder with --prefix, or run this as root.\n")
  }
}
