/// One use of the command that nobody has planned: its words, what is around it, and its sources. It follows from a number.
package struct CommandTrial: Sendable {
  package let words: [String]
  /// What is in the working folder, by paths; `nil` is a folder.
  package let files: [String: [UInt8]?]
  /// A line of a shell, in which `"$@"` is the command.
  package let line: String
  package let environment: [String: String]

  package init(seed: UInt64) {
    var choices = Choices(seed: seed)
    files = choices.files()
    let word = choices.pick(Self.commands)
    words = [word] + choices.words(of: word)
    line = choices.line()
    environment = choices.environment()
  }

  /// Servers run until they are ended, and have trials of their own.
  private static let commands = [
    "render", "inspect", "explain", "diff", "check", "gallery", "snapshot", "share", "targets", "new",
    "editor",
    "mcp", "help", "guide", "rendr", "--version",
  ]
}

extension Choices {
  fileprivate mutating func files() -> [String: [UInt8]?] {
    var files: [String: [UInt8]?] = ["Folder/Card.swift": Array(Self.sources[0].utf8), "Empty": nil]
    files["View.swift"] = isOne(in: 8) ? (0..<200).map { _ in byte() } : Array(pick(Self.sources).utf8)
    if isOne(in: 3) { files["Folder/Other.swift"] = Array(pick(Self.sources).utf8) }
    if isOne(in: 4) {
      files["tree.json"] = Array(pick(["{}", "[]", "", "{\"view\":\"V\",\"root\":{}}"]).utf8)
    }
    if isOne(in: 4) { files["Package.swift"] = Array(pick(Self.manifests).utf8) }
    if isOne(in: 6) { files["a b'\"$(x)é.swift"] = Array(Self.sources[0].utf8) }
    return files
  }

  /// Those that end by themselves compile in a second; the others have a time limit among their words.
  private static let sources = [
    "import SwiftUI\n#Preview(\"Card\") { Text(\"a card\") }\nstruct Plain: View { var body: some View { Color.red } }\n",
    "", "import SwiftUI\n", "import SwiftUI\n#Preview {", "struct A: View {}", "\0\0\0",
    "#if os(iOS)\n#else\n#endif\n",
    "import SwiftUI\n#Preview { let all: [Int] = []; Text(\"\\(all[1])\") }\n",
    "import SwiftUI\nimport Foundation\n#Preview { exit(0); return Text(\"\") }\n",
    "import SwiftUI\nimport Foundation\n#Preview { exit(7); return Text(\"\") }\n",
    "import SwiftUI\n#Preview { while true {}; return Text(\"\") }\n",
    "import SwiftUI\n#Preview(\"A\") { Text(\"1\") }\n#Preview(\"a\") { Text(\"2\") }\n#Preview(\"../x/\\u{301}\") { Text(\"3\") }\n",
    "import SwiftUI\nfunc deep(_ n: Int) -> Int { n &+ deep(n &+ 1) &+ 1 }\n#Preview { Text(\"\\(deep(0))\") }\n",
    "import SwiftUI\nimport Foundation\n#Preview { raise(SIGSTOP); raise(SIGKILL); return Text(\"\") }\n",
    "import SwiftUI\n#Preview { for n in 0..<3000 { print(n, String(repeating: \"x\", count: 500)) }; return Text(\"\") }\n",
    "import SwiftUI\n#Preview { Color.red.frame(width: .nan, height: 1e300).offset(x: -.infinity) }\n",
    "@main struct A {}", "import Nothing\nstruct A {}\n",
    "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { Text(\"app\") } } }\n",
  ]

  private static let manifests = [
    "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"P\", path: \"Folder\")])\n",
    "// swift-tools-version: 6.0\nfatalError()\n", "", "// swift-tools-version: 99.0\n",
  ]

  fileprivate mutating func words(of command: String) -> [String] {
    var words: [String] = []
    for _ in 0..<1 + below(2) + (isOne(in: 10) ? 2 : 0) { words.append(pick(Self.places)) }
    for _ in 0..<below(4) { words += pick(Self.options) }
    if !isOne(in: 5) {
      let outputs = [
        "out.png", "out.svg", "out.pdf", "out.webp", "out.html", "-", "Out", "/dev/full", "no/such/out.png",
        "View.swift", "",
      ]
      if ["render", "gallery", "share", "snapshot"].contains(command) { words += ["-o", pick(outputs)] }
    }
    if command == "guide" { words += ["--source", pick(["Empty", "Folder", "nowhere"])] }
    // What never ends is ended soon, whatever else is said.
    return words
      + (["help", "targets", "new", "editor", "--version", "rendr"].contains(command)
        ? [] : ["--timeout", "20"])
  }

  private static let places = [
    "View.swift", "Folder", ".", "View.swift", "Folder/Card.swift", "Empty", "nowhere", "", "/", "..", "-",
    "--", "tree.json",
    "/dev/null", "/dev/zero", "Package.swift", "a b'\"$(x)é.swift", "View.swift/", "./View.swift", "\u{301}",
    "View.swift\n",
  ]

  private static let options: [[String]] = [
    ["--json"], ["--all"], ["--fit"], ["--strict"], ["--sandbox"], ["--view", "Card"], ["--view", "Plain"],
    ["--view", ""],
    ["--size", "100x50"], ["--size", "1e9x1"], ["--size", "nanxinf"], ["--size", "-x-"], ["--size", "0x0"],
    ["--scale", "1"],
    ["--scale", "1e-9"], ["--scale", "64"], ["--scale", "NaN"], ["--device", "iPhone 16"],
    ["--device", "iPhone"], ["--os", "26"],
    ["--appearance", "dark"], ["--locale", "de_DE"], ["--locale", "\u{301}"], ["--now", "2026-02-30"],
    ["--now", "9999-12-31T23:59:59Z"],
    ["--seed", "18446744073709551616"], ["--time-zone", "Mars"], ["--platform", "macOS"], ["--target", "P"],
    ["--place", "91,181"],
    ["--safe-area", "1,2,3,4"], ["--safe-area", "-1,nan,1e308,0"], ["--type-size", "accessibility5"],
    ["--direction", "rtl"],
    ["--trace"], ["--full"], ["--cost"], ["--check"], ["--at", "10,10"], ["--line", "View.swift:2"],
    ["--path", "VStack[9]"],
    ["--paper", "a4"], ["--margins", "1e9"], ["--page-numbers"], ["--format", "pdf"], ["--variant", "dark"],
    ["--nosuch"], ["--timeout", "0"],
    ["--help"], ["--", "-o"], ["--remove"], ["--package"], ["-o", "twice.png"],
  ]

  fileprivate mutating func line() -> String {
    guard isOne(in: 2) else { return "\"$@\" < /dev/null" }
    return pick([
      "\"$@\" < /dev/null > /dev/full", "\"$@\" < /dev/null >&-", "\"$@\" < /dev/null 2>&-", "\"$@\" <&-",
      "\"$@\" < /dev/null | head -c 10",
      "ulimit -n 40; \"$@\" < /dev/null", "ulimit -n 16; \"$@\" < /dev/null",
      "ulimit -f 8; \"$@\" < /dev/null",
      "ulimit -f 0; \"$@\" < /dev/null", "chmod 500 .; \"$@\" < /dev/null",
      "mkdir g; cd g; rmdir ../g; \"$@\" < /dev/null",
      "\"$@\" < /dev/zero", "trap '' HUP TERM INT; \"$@\" < /dev/null",
      "timeout -s INT 0.3 \"$@\" < /dev/null", "ulimit -s 256; \"$@\" < /dev/null",
      "ulimit -v 900000; \"$@\" < /dev/null", "umask 777; \"$@\" < /dev/null",
      "ulimit -c unlimited; ulimit -t 3; \"$@\" < /dev/null",
    ])
  }

  fileprivate mutating func environment() -> [String: String] {
    var environment: [String: String] = [:]
    for _ in 0..<below(3) {
      let (name, value) = pick(Self.variables)
      environment[name] = value
    }
    return environment
  }

  private static let variables = [
    ("COLUMNS", "1"), ("LANG", "tr_TR.UTF-8"), ("LC_ALL", "C"), ("TZ", "Mars/Phobos"), ("HOME", "/nowhere"),
    ("HOME", ""),
    ("PATH", "/nowhere"), ("PATH", ""), ("TMPDIR", "/nowhere"), ("TMPDIR", "/dev/null"), ("TMPDIR", "/proc"),
    ("PLUMB_CACHE", "/dev/full"),
    ("PLUMB_CACHE", "/proc/x"), ("XDG_CACHE_HOME", ""), ("TERM", ""), ("NO_COLOR", "1"),
    ("SWIFT_BACKTRACE", "enable=yes"),
    ("MALLOC_PERTURB_", "7"), ("PWD", "/nowhere"), ("LD_LIBRARY_PATH", "/nowhere"),
    ("SWIFT_DETERMINISTIC_HASHING", "0"), ("FONTCONFIG_FILE", "/dev/null"),
  ]
}
