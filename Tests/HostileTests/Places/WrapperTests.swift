import CommandTesting
import Foundation
import PlumbSource
import Testing
import Waiting

/// `./plumb`, with a package manager that only says what it was asked, and a command that says that it runs.
@Suite("The wrapper", .timeLimit(.minutes(3)))
struct WrapperTests {
  @Test(
    "docs builds what it describes, and writes to the folder that the caller means", .serialized,
    arguments: [[], ["site"]])
  func documentation(words: [String]) throws {
    let checkout = try WrappedCheckout()
    defer { checkout.folder.remove() }
    try checkout.script("tools/docc", "exit 3")
    try checkout.script(".build-tests/debug/DocumentationSite", "echo writes \"$@\"")
    let process = try checkout.process(words: ["docs"] + words)
    process.waitUntilEnd()
    #expect(process.terminationStatus == 0)
    let output = words.isEmpty ? checkout.root + "/.build-docs" : checkout.folder.path("site")
    #expect(checkout.text("output") == "writes \(checkout.root) .build-tests/debug \(output)\n")
    for built in ["--target PlumbTesting", "--product DocumentationSite"] {
      let words = "--scratch-path .build-tests --disable-index-store -Xswiftc -warnings-as-errors \(built)"
      #expect(checkout.text("notes").contains(words))
    }
  }

  @Test("docs takes one folder and no option", arguments: [["--open"], ["a", "b"]])
  func documentationWords(words: [String]) throws {
    let checkout = try WrappedCheckout()
    defer { checkout.folder.remove() }
    let process = try checkout.process(words: ["docs"] + words)
    process.waitUntilEnd()
    #expect(process.terminationStatus == 2)
    #expect(checkout.text("notes").isEmpty)
  }

  @Test("without a home, what is built has one in the temporary place, and the command runs")
  func noHome() throws {
    let checkout = try WrappedCheckout()
    defer { checkout.folder.remove() }
    try checkout.script(".build/debug/plumb", "echo runs \"$@\"")
    let process = try checkout.process(["HOME": nil, "XDG_CACHE_HOME": nil, "PLUMB_CACHE": nil])
    process.waitUntilEnd()
    #expect(process.terminationStatus == 0)
    #expect(checkout.text("output") == "runs help\n")
    #expect(checkout.text("notes").contains("home \(checkout.folder.path("temporary"))/plumb-"))
    #expect(checkout.text("notes").contains("--scratch-path \(checkout.root)/.build --product plumb"))
  }

  @Test("a place for temporary files that is not there is told, and nothing else is looked for")
  func noTemporaryPlace() throws {
    let checkout = try WrappedCheckout()
    defer { checkout.folder.remove() }
    // As the toolchain does, which then says no version.
    try checkout.script("tools/swift", "[ -d \"$TMPDIR\" ] && echo 'Swift version 6.3'")
    let place = checkout.folder.path("none")
    let process = try checkout.process(["TMPDIR": place])
    process.waitUntilEnd()
    #expect(process.terminationStatus == 4)
    #expect(
      checkout.text("error")
        == "No temporary file can be made in \(place). Set TMPDIR to a folder that takes new files.\n")
  }

  @Test("in a checkout that takes no files, what is built there is run, and else it is built in the cache")
  func readOnly() throws {
    let walls = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c"]
    let checkout = try WrappedCheckout(
      builds: """
        echo "swift $*" >> "$NOTES"
        mkdir -p "$5/debug" && printf '#!/bin/sh\\necho built "$@"\\n' > "$5/debug/plumb" && chmod +x "$5/debug/plumb"
        """)
    defer { checkout.folder.remove() }
    let mount = "mount --bind \"$0\" \"$0\" && mount -o remount,ro,bind \"$0\" && exec \"$@\""
    let cache = checkout.folder.path("cache")
    let building = try checkout.process(["PLUMB_CACHE": cache], through: walls + [mount, checkout.root])
    building.waitUntilEnd()
    #expect(building.terminationStatus == 0)
    #expect(checkout.text("output") == "built help\n")
    #expect(checkout.text("notes").contains("--scratch-path \(cache)/build-"))
    // Built by whoever made the checkout: nothing is built again.
    try checkout.script(".build/debug/plumb", "echo runs \"$@\"")
    try FileManager.default.removeItem(atPath: checkout.folder.path("notes"))
    let running = try checkout.process(["PLUMB_CACHE": cache], through: walls + [mount, checkout.root])
    running.waitUntilEnd()
    #expect(checkout.text("output") == "runs help\n")
    #expect(checkout.text("notes") == "")
  }

  @Test(
    "a signal ends what builds, and its notes", arguments: [SIGINT, SIGTERM, SIGHUP])
  func interrupted(signal: Int32) throws {
    let checkout = try WrappedCheckout(
      builds: "trap 'exit 1' INT; echo $$ > \"$NOTES\"; while :; do sleep 0.1; done")
    defer { checkout.folder.remove() }
    // Tests run on threads that take no signals, and a shell can not turn on what was off when it began.
    let listening = [
      "perl", "-MPOSIX", "-e",
      "POSIX::sigprocmask(SIG_SETMASK, POSIX::SigSet->new); $SIG{INT} = 'DEFAULT'; exec @ARGV",
    ]
    let process = try checkout.process(through: listening)
    try blockUntil { checkout.text("notes").hasSuffix("\n") }
    let builder = try #require(Int32(checkout.text("notes").dropLast()))
    kill(process.processIdentifier, signal)
    process.waitUntilEnd()
    #expect(process.terminationStatus == 128 + signal)
    #expect(kill(builder, 0) != 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: checkout.folder.path("temporary")) == [])
  }

  @Test("test builds the tests, and runs them with its arguments", arguments: [0, 3])
  func tests(status: Int32) throws {
    let checkout = try WrappedCheckout()
    defer { checkout.folder.remove() }
    try checkout.script(".build-tests/debug/TestRun", "echo tests \"$@\" in \"$PWD\"; exit \(status)")
    let process = try checkout.process(words: ["test", "--filter", "a b"])
    process.waitUntilEnd()
    #expect(process.terminationStatus == status)
    #expect(checkout.text("output") == "tests --filter a b in \(checkout.root)\n")
    #expect(
      checkout.text("notes").contains(
        "build --build-tests --scratch-path .build-tests --disable-index-store -Xswiftc -warnings-as-errors"))
  }

  @Test("tests that cannot be built do not run")
  func brokenTests() throws {
    let checkout = try WrappedCheckout(builds: "exit 1")
    defer { checkout.folder.remove() }
    try checkout.script(".build-tests/debug/TestRun", "echo tests")
    let process = try checkout.process(words: ["test"])
    process.waitUntilEnd()
    #expect(process.terminationStatus == 1)
    #expect(checkout.text("output") == "")
  }
}
