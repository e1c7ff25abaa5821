import CommandTesting
import Foundation
import PlumbSource
import Testing

/// `plumb doctor`, of an installation, on machines that have less than this one.
@Suite("The doctor", .timeLimit(.minutes(3)))
struct DoctorTests {
  /// A machine with a toolchain, the packages that a list names, and bubblewrap.
  private struct Machine {
    let packed: PackagedCheckout

    /// - Parameter packages: those that are installed; `nil` for all.
    init(without missing: [String] = []) throws {
      packed = try PackagedCheckout()
      try packed.make()
      #expect(try packed.install().status == 0)
      let tools = "\(packed.checkout.root)/usr/bin"
      // Each package that is asked for and is not missing.
      try packed.checkout.script(
        "usr/bin/dpkg-query",
        """
        shift 3
        for name; do
          case " \(missing.joined(separator: " ")) " in *" $name "*) ;; *) echo "$name:installed 1" ;; esac
        done
        """)
      try packed.checkout.script("usr/bin/bwrap", "exit 0")
      for name in [
        "bash", "cat", "cut", "dirname", "env", "grep", "head", "id", "ldd", "mkdir", "mktemp", "paste",
        "readlink",
        "rm", "sed", "sh", "sort",
      ] {
        let program = try #require(
          ["/usr/bin", "/bin"].map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile))
        try FileManager.default.createSymbolicLink(atPath: "\(tools)/\(name)", withDestinationPath: program)
      }
    }

    func run(_ environment: [String: String] = [:], toolchain: String = "usr") throws -> Command.Answer {
      let path = "\(packed.checkout.root)/\(toolchain)/bin:\(packed.checkout.root)/usr/bin"
      return try packed.run(packed.installed, ["doctor"], ["PATH": path].merging(environment) { $1 })
    }
  }

  @Test("nothing is missing on a whole machine")
  func whole() throws {
    let machine = try Machine()
    defer { machine.packed.folder.remove() }
    #expect(try machine.run() == .init(status: 0, output: "Nothing is missing.\n", error: ""))
  }

  @Test("packages and fonts are named in lines that install them, and one of several versions is enough")
  func packages() throws {
    let machine = try Machine(without: ["libcairo2", "fonts-inter", "fonts-quicksand", "libstdc++-12-dev"])
    defer { machine.packed.folder.remove() }
    let apt = "apt-get update && apt-get install -y --no-install-recommends"
    #expect(
      try machine.run()
        == .init(
          status: 1,
          output: "Packages: \(apt) libcairo2\nFonts: \(apt) fonts-inter fonts-quicksand\n", error: ""))
  }

  @Test("a toolchain of another version is named beside the one that is needed")
  func toolchain() throws {
    let machine = try Machine()
    defer { machine.packed.folder.remove() }
    try machine.packed.toolchain("newer", version: "6.4 (stand-in)")
    try FileManager.default.removeItem(atPath: "\(machine.packed.checkout.root)/usr/bin/swift")
    let answer = try machine.run(toolchain: "newer")
    #expect(answer.status == 1)
    // This machine may have others.
    #expect(answer.output.hasPrefix("Swift: this Plumb needs version 6.3.1 (stand-in), and here is "))
    #expect(answer.output.contains("Swift version 6.4 (stand-in)"))
    #expect(answer.output.contains("swiftly install 6.3.1, or https://www.swift.org/install/linux\n"))
  }

  @Test("a missing bubblewrap and one that may make no namespaces are two lines to act on")
  func sandbox() throws {
    let machine = try Machine()
    defer { machine.packed.folder.remove() }
    try machine.packed.checkout.script("usr/bin/bwrap", "exit 1")
    #expect(
      try machine.run().output
        == "bubblewrap: it may make no namespaces here, which --sandbox needs. Allow them to your account, or use a container.\n"
    )
    try FileManager.default.removeItem(atPath: "\(machine.packed.checkout.root)/usr/bin/bwrap")
    #expect(
      try machine.run().output == "bubblewrap: --sandbox needs it: apt-get install -y bubblewrap\n")
  }

  @Test("a cache that takes no files is named", arguments: ["relative", "/proc/plumb"])
  func cache(place: String) throws {
    let machine = try Machine()
    defer { machine.packed.folder.remove() }
    let answer = try machine.run(["PLUMB_CACHE": place])
    #expect(answer.status == 1)
    #expect(
      answer.output
        == "Cache: PLUMB_CACHE is \(place), which takes no files. Set it to the absolute path of a folder that does, or unset it.\n"
    )
  }

  @Test("on a machine that has nothing, there are at most ten lines")
  func nothing() throws {
    let machine = try Machine(without: ["libcairo2", "libc6-dev"] + ["fonts-inter", "fonts-noto-core"])
    defer { machine.packed.folder.remove() }
    for name in ["swift", "bwrap"] {
      try FileManager.default.removeItem(atPath: "\(machine.packed.checkout.root)/usr/bin/\(name)")
    }
    let place = machine.packed.folder.path("none")
    let answer = try machine.run(["PLUMB_CACHE": "relative", "TMPDIR": place])
    #expect(answer.status == 1)
    let subjects = answer.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(
      subjects == [
        "No temporary file can be made in \(place). Set TMPDIR to a folder that takes new files.", "Swift",
        "Packages", "Fonts", "bubblewrap", "Cache",
      ])
  }

  @Test("doctor takes no arguments")
  func words() throws {
    let machine = try Machine()
    defer { machine.packed.folder.remove() }
    let answer = try machine.packed.run(machine.packed.installed, ["doctor", "-v"])
    #expect(answer == .init(status: 2, output: "", error: "doctor takes no arguments.\n"))
  }

  @Test("in a checkout, each Swift from 6 on is enough, and nothing is built")
  func checkout() throws {
    let machine = try Machine()
    defer { machine.packed.folder.remove() }
    let command = "\(machine.packed.checkout.root)/plumb"
    let path = ["PATH": "\(machine.packed.checkout.root)/usr/bin"]
    #expect(try machine.packed.run(command, ["doctor"], path).output == "Nothing is missing.\n")
  }
}
