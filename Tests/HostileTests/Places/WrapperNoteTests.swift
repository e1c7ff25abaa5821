import CommandTesting
import Foundation
import PlumbSource
import TestLayers
import Testing
import Waiting

/// `./plumb` builds when what a build reads or made is another, and not else.
@Suite("What the wrapper notes of a build", .timeLimit(.minutes(3)))
struct WrapperNoteTests {
  /// A package manager that makes a command, as long as the file `broken` is not there.
  private static let builds = """
    echo builds >> "$NOTES"
    [ -e "$3/broken" ] && exit 1
    [ -e "$3/edits" ] && echo edited >> "$3/Sources/SwiftUI/Text.swift"
    [ -e "$3/.build/debug/plumb" ] && exit
    echo versions > "$3/Package.resolved"
    mkdir -p "$3/.build/debug/Modules" "$3/.build/debug/Plumb_PlumbSource.resources"
    echo module > "$3/.build/debug/Modules/SwiftUI.swiftmodule"
    echo module > "$3/.build/debug/Plumb_PlumbSource.resources/os.swiftinterface"
    printf '#!/bin/sh\\necho runs "$@"\\n' > "$3/.build/debug/plumb" && chmod +x "$3/.build/debug/plumb"
    """

  private struct Built {
    let checkout: WrappedCheckout

    init() throws {
      checkout = try WrappedCheckout(builds: WrapperNoteTests.builds)
      for name in [
        "Sources/SwiftUI/Text.swift", "Sources/SwiftUI/Old.swift", "Package.swift",
      ] {
        try shell("mkdir -p Sources/SwiftUI && echo text > \(name)")
      }
      // Nothing that a test does happens within the same moment of the clock of files.
      try shell("touch -d '1 hour ago' Sources/SwiftUI/*")
    }

    func shell(_ line: String) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-e", "-c", line]
      process.currentDirectoryURL = URL(fileURLWithPath: checkout.root)
      try process.run()
      process.waitUntilEnd()
      #expect(process.terminationStatus == 0, "\(line)")
    }

    /// Runs the wrapper, and says how often it asked for a build.
    func builds(_ environment: [String: String?] = [:], status: Int32 = 0) throws -> Int {
      try? FileManager.default.removeItem(atPath: checkout.folder.path("notes"))
      let process = try checkout.process(environment)
      process.waitUntilEnd()
      #expect(process.terminationStatus == status)
      if status == 0 { #expect(checkout.text("output") == "runs help\n") }
      return checkout.text("notes").split(separator: "\n").count
    }
  }

  @Test("nothing is built twice, also where the first build writes down the versions of packages")
  func unchanged() throws {
    let built = try Built()
    defer { built.checkout.folder.remove() }
    #expect(try (0..<4).map { _ in try built.builds() } == [1, 0, 0, 0])
  }

  @Test(
    "another source, toolchain or product is built, once", .tags(.sampled),
    arguments: sample(
      [
        "touch Sources/SwiftUI/Text.swift",
        "echo more >> Sources/SwiftUI/Text.swift",
        // An editor that keeps times, and a word of the same length.
        "cp -p Sources/SwiftUI/Text.swift time; echo next > Sources/SwiftUI/Text.swift; touch -r time Sources/SwiftUI/Text.swift",
        "cp -p Sources/SwiftUI/Text.swift Sources/SwiftUI/Copy.swift; mv Sources/SwiftUI/Copy.swift Sources/SwiftUI/Text.swift",
        "echo new > Sources/SwiftUI/New.swift",
        "mkdir Sources/More; echo new > Sources/More/New.swift",
        "ln -s Old.swift Sources/SwiftUI/Linked.swift",
        "rm Sources/SwiftUI/Old.swift",
        "mv Sources/SwiftUI/Old.swift Sources/SwiftUI/Other.swift",
        "echo more >> Package.swift",
        "echo more >> Package.resolved",
        "rm Package.resolved",
        "echo '# another' >> tools/swift",
        "rm .build/debug/plumb",
        "touch .build/debug/plumb",
        "touch .build/debug/Modules/SwiftUI.swiftmodule",
        "rm .build/debug/Plumb_PlumbSource.resources/os.swiftinterface",
        "rm .build/plumb-built",
        ": > .build/plumb-built",
        "mkdir -p .build/checkouts/swift-nio/Sources; echo new > .build/checkouts/swift-nio/Sources/New.swift",
      ], 6))
  func changed(edit: String) throws {
    let built = try Built()
    defer { built.checkout.folder.remove() }
    #expect(try built.builds() == 1)
    try built.shell(edit)
    #expect(try (0..<2).map { _ in try built.builds() } == [1, 0])
  }

  @Test("another toolchain on the path, another variable of the manifest and another folder are built, once")
  func surroundings() throws {
    let built = try Built()
    defer { built.checkout.folder.remove() }
    #expect(try built.builds() == 1)
    let root = built.checkout.root
    try built.shell("mkdir other; cp -p tools/swift other/swift")
    let path = "\(root)/other:\(root)/tools:/usr/bin:/bin"
    #expect(try (0..<2).map { _ in try built.builds(["PATH": path]) } == [1, 0])
    #expect(try (0..<2).map { _ in try built.builds(["PATH": path, "PLUMB_FUZZING": "1"]) } == [1, 0])
    // The chooser is the same, and what it has chosen is another.
    try built.shell(#"sed -i 's/.Swift version 6.3./"Swift version $CHOSEN"/' other/swift"#)
    for version in ["6.3", "6.4"] {
      #expect(try (0..<2).map { _ in try built.builds(["PATH": path, "CHOSEN": version]) } == [1, 0])
    }
  }

  @Test("after a build that failed, one follows, even of the sources that were built before")
  func failed() throws {
    let built = try Built()
    defer { built.checkout.folder.remove() }
    #expect(try built.builds() == 1)
    try built.shell(
      "cp -p Sources/SwiftUI/Text.swift kept; echo wrong > Sources/SwiftUI/Text.swift; touch broken")
    #expect(try (0..<2).map { _ in try built.builds(status: 1) } == [1, 1])
    try built.shell("mv kept Sources/SwiftUI/Text.swift; rm broken")
    #expect(try (0..<2).map { _ in try built.builds() } == [1, 0])
  }

  @Test("what is edited during a build is built the next time")
  func editedMeanwhile() throws {
    let built = try Built()
    defer { built.checkout.folder.remove() }
    try built.shell("touch edits")
    #expect(try (0..<2).map { _ in try built.builds() } == [1, 1])
    try built.shell("rm edits")
    #expect(try (0..<2).map { _ in try built.builds() } == [1, 0])
  }

  @Test(
    "a build that was ended in the middle is followed by one, whatever ended it",
    arguments: [SIGINT, SIGKILL])
  func interrupted(signal: Int32) throws {
    let built = try Built()
    defer { built.checkout.folder.remove() }
    #expect(try built.builds() == 1)
    try built.shell(
      "touch -r Sources/SwiftUI/Text.swift time; cp -p tools/swift kept; touch Sources/SwiftUI/Text.swift")
    try built.checkout.script(
      "tools/swift",
      "[ \"$1\" = --version ] && echo 'Swift version 6.3' && exit\ntrap 'exit 1' INT; echo $$ > \"$NOTES\"; while :; do sleep 0.1; done"
    )
    try? FileManager.default.removeItem(atPath: built.checkout.folder.path("notes"))
    let listening = [
      "perl", "-MPOSIX", "-e",
      "POSIX::sigprocmask(SIG_SETMASK, POSIX::SigSet->new); $SIG{INT} = 'DEFAULT'; exec @ARGV",
    ]
    let process = try built.checkout.process(through: listening)
    try blockUntil { built.checkout.text("notes").hasSuffix("\n") }
    let builder = try #require(Int32(built.checkout.text("notes").dropLast()))
    kill(process.processIdentifier, signal)
    // Foundation waits for all that have its pipe.
    if signal == SIGKILL { kill(builder, SIGKILL) }
    process.waitUntilEnd()
    #expect(!FileManager.default.fileExists(atPath: built.checkout.root + "/.build/plumb-built"))
    try built.shell("mv kept tools/swift; touch -r time Sources/SwiftUI/Text.swift")
    #expect(try (0..<2).map { _ in try built.builds() } == [1, 0])
  }
}
