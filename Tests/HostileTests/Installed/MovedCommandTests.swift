import CommandTesting
import Foundation
import PlumbSource
import TestLayers
import Testing

/// The command of the tests, packed and installed, where the checkout is hidden: as on another machine with this toolchain.
@Suite("A command without its checkout", .timeLimit(.minutes(10)))
struct MovedCommandTests {
  @Test(
    "it draws, inspects, explains and records what it compiles, from a place that takes no files",
    .tags(.long))
  func moved() throws {
    let packed = try PackagedCheckout(
      builds: """
        while [ $# -gt 0 ]; do [ "$1" = --scratch-path ] && scratch=$2; shift; done
        mkdir -p "$scratch"
        ln -sfn '\(Command.executable.deletingLastPathComponent().path)' "$scratch/release"
        """)
    defer { packed.folder.remove() }
    let path = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
    let root = WrappedCheckout.original("")
    // All but the package manager is this machine's.
    let prepared = try packed.run(
      "/bin/bash",
      [
        "-ec",
        """
        source '\(root)/Packaging/machine.sh'
        real="$(readlink -f "$(toolchains | head -n 1)")"
        cd checkout
        rm -r Sources usr/lib usr/bin/swiftc
        cp -r '\(root)/Sources' .
        ln -s "${real%/bin/*}/lib" usr/lib
        printf '#!/bin/sh\\nexec %s/swiftc "$@"\\n' "${real%/*}" > usr/bin/swiftc
        chmod +x usr/bin/swiftc
        ln -s "${real%/*}/wasm-ld" usr/bin/
        """,
      ], path)
    #expect(prepared.status == 0, "\(prepared.error)")
    try packed.make()
    #expect(try packed.install().status == 0)

    let command = try Command(
      """
      import os
      import CoreLocation
      struct Card: View {
        var body: some View { Text("Ace").accessibilityIdentifier("title").padding().background(.yellow) }
      }
      #Preview("Card") { Card() }
      """)
    defer { command.folder.remove() }
    let file = command.path("View.swift")
    func run(_ words: [String]) throws -> Command.Answer {
      let line = """
        mount -t tmpfs none '\(root)' && mount --bind '\(packed.prefix)' '\(packed.prefix)' &&
        mount -o remount,ro,bind '\(packed.prefix)' && exec '\(packed.installed)' "$@"
        """
      let walls = ["--user", "--map-root-user", "--mount", "sh", "-c", line, "sh"]
      return try packed.run("/usr/bin/unshare", walls + words, path)
    }
    #expect(try run(["--version"]) == .init(status: 0, output: "0.2.0\n", error: ""))
    let picture = packed.folder.path("card.png")
    let rendered = try run(["render", file, "--view", "Card", "-o", picture])
    #expect(rendered.status == 0, "\(rendered.error)")
    let here = command.path("here.png")
    #expect(try command.run("render", file, "--view", "Card", "-o", here).status == 0)
    #expect(FileManager.default.contents(atPath: picture) == FileManager.default.contents(atPath: here))
    for words in [["inspect", file], ["explain", file, "--id", "title"]] {
      #expect(try run(words).output == command.run(words).output, "\(words)")
    }
    #expect(try run(["snapshot", file]).status == 0)
    #expect(try run(["snapshot", file, "--check"]).status == 0)

    // A package that names no dependency, built by the package manager.
    try packed.folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Cards", targets: [.executableTarget(name: "Cards")])
      """, to: "Cards/Package.swift")
    try packed.folder.write(
      """
      import SwiftUI
      struct Card: View { var body: some View { Text("Ace").padding() } }
      #Preview { Card() }
      @main struct Cards {
        @MainActor static func main() throws { print(try ImageRenderer(content: Card()).pngData().count > 100) }
      }
      """, to: "Cards/Sources/Cards/Cards.swift")
    let built = try packed.run(
      "/bin/sh", ["-c", "swift run -q --package-path Cards --toolset \"$('\(packed.installed)' toolset)\""],
      path.merging(["HOME": packed.folder.path("home")]) { $1 })
    #expect(built.output == "true\n", "\(built.error)")

    // The same package with the Swift SDK, on a machine that has no installation.
    let withSDK = try packed.run(
      "/usr/bin/unshare",
      [
        "--user", "--map-root-user", "--mount", "sh", "-c",
        """
        mount -t tmpfs none '\(packed.prefix)' && mount -t tmpfs none '\(root)' &&
        rm -rf Cards/.build sdks && mkdir sdks &&
        swift sdk install --swift-sdks-path sdks made/*.artifactbundle.tar.gz >&2 &&
        swift run -q --package-path Cards --swift-sdks-path sdks --swift-sdk plumb
        """,
      ], path.merging(["HOME": packed.folder.path("home")]) { $1 })
    #expect(withSDK.output == "true\n", "\(withSDK.error)")
  }
}
