/// The check of a command of a document: what is typed, on which files, and what comes of it.
struct FrontDoorCheck {
  enum Output {
    case nothing
    /// What the document shows below the command.
    case shown
    /// Each of some words is in it.
    case words([String])
  }

  /// As the document has it.
  let written: String
  /// With the files of this test for the capital letters of the document. Lines before the last one prepare it.
  var typed: [String]
  /// The folder in the checkout.
  var folder = "."
  var status: Int32 = 0
  var output = Output.nothing
  /// The files and folders that appear, each with its first bytes.
  var makes: [String: [UInt8]] = [:]
  /// What stands on standard error, as the documents say it.
  var told: [String] = []

  init(
    _ written: String, _ typed: String..., folder: String = ".", status: Int32 = 0, output: Output = .nothing,
    makes: [String: String] = [:], told: [String] = []
  ) {
    (self.written, self.typed) = (written, typed.isEmpty ? [written] : typed)
    (self.folder, self.status, self.output, self.told) = (folder, status, output, told)
    self.makes = makes.mapValues { Array($0.unicodeScalars.map { UInt8($0.value) }) }
  }

  /// The bytes with which files of these kinds begin.
  private static let (png, jpeg, webp, pdf) = ("\u{89}PNG\r\n", "\u{FF}\u{D8}\u{FF}", "RIFF", "%PDF-")

  private static let initialize =
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-06-18\",\"capabilities\":{},\"clientInfo\":{\"name\":\"a\",\"version\":\"1\"}}}"

  private static let commit =
    "git init -q -b work . && git add -A && git -c user.name=A -c user.email=a@example.com commit -q --allow-empty -m A"

  private static let row = "Examples/MessageRow.swift"

  /// The commands that end by themselves.
  static let all = [
    FrontDoorCheck("plumb render Card.swift -o card.png", folder: "app", makes: ["card.png": png]),
    FrontDoorCheck(
      "plumb explain Card.swift --id title", folder: "app",
      output: .words(["Text(\"Ace\") is ", " wide: ", " high: ", "It stands in Card.swift:"])),
    FrontDoorCheck(
      "plumb snapshot . --check", "plumb snapshot . 2> /dev/null > /dev/null", "plumb snapshot . --check",
      folder: "app",
      makes: ["__Snapshots__": ""], told: [""]),
    FrontDoorCheck("./plumb render Examples/MessageRow.swift -o row.png", makes: ["row.png": png]),
    FrontDoorCheck("./plumb inspect Examples/MessageRow.swift", output: .shown),
    FrontDoorCheck(
      "./plumb explain Examples/ColorsAroundText.swift --size 200x100 --path \"HStack/Text\"", output: .shown),
    FrontDoorCheck(
      "plumb inspect --trace", "plumb inspect \(row) --trace", output: .words(["390×844 → 390×64.5"])),
    FrontDoorCheck(
      "plumb render FILE -o OUT.png",
      "plumb render \(row) -o OUT.jpg && plumb render \(row) -o OUT.webp && plumb render \(row) -o OUT.svg && plumb render \(row) -o OUT.pdf --paper a4",
      "plumb render \(row) -o OUT.png --scale 3 --appearance dark --direction rtl --type-size xxLarge --os 26",
      makes: ["OUT.png": png, "OUT.jpg": jpeg, "OUT.webp": webp, "OUT.svg": "<", "OUT.pdf": pdf]),
    FrontDoorCheck(
      "plumb inspect FILE", "plumb inspect \(row) --json",
      output: .words(["\"view\": \"MessageRow", "\"frame\": {\"x\": 16"])),
    FrontDoorCheck(
      "plumb explain FILE --id row", "plumb explain Card.swift --id row", folder: "app",
      output: .words(["HStack is "])),
    FrontDoorCheck(
      "plumb diff A B", "plumb diff Examples/MessageRow1.swift Examples/MessageRow2.swift",
      output: .words([" because "])),
    FrontDoorCheck("plumb check FILE", "plumb check \(row)"),
    FrontDoorCheck(
      "plumb gallery FOLDER -o OUT", "plumb gallery app -o OUT", makes: ["OUT": ""], told: ["Pictures: "]),
    FrontDoorCheck("plumb snapshot PROJECT --check", "plumb snapshot app --check", told: [""]),
    FrontDoorCheck(
      "plumb share FILE -o OUT.html", "plumb share \(row) -o OUT.html", makes: ["OUT.html": "<!"]),
    FrontDoorCheck(
      "plumb targets PROJECT", "plumb targets Examples/Garden", output: .words(["Garden", "GardenWidget"])),
    FrontDoorCheck(
      "plumb new NAME", "plumb new Cards", output: .words(["plumb ", "Cards"]), makes: ["Cards": ""]),
    FrontDoorCheck(
      "plumb agents PROJECT", "plumb agents Examples/Garden", output: .words(["Examples/Garden/AGENTS.md"])),
    FrontDoorCheck(
      "plumb editor PROJECT", "plumb editor Examples/Garden", output: .words(["buildServer.json"]),
      told: ["Open "]),
    FrontDoorCheck(
      "plumb mcp",
      "(echo '\(initialize)'; echo '{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/list\"}') | plumb mcp",
      output: .words(["\"render\"", "\"explain\"", "\"swipe\""])),
    FrontDoorCheck(
      "plumb probe compare FILE", "plumb probe ask > FILE", "plumb probe compare FILE",
      output: .words(["iOS 18.0 on iPhone beside Plumb", "geometry-reader-ideal"]), makes: ["FILE": "{"]),
    FrontDoorCheck("plumb probe ask", output: .words(["\"probe\" : 1"])),
    FrontDoorCheck("plumb check -- -b.swift", folder: "odd"),
    FrontDoorCheck(
      "plumb snapshot SOURCE", "plumb snapshot Card.swift", folder: "app", told: [""]),
    FrontDoorCheck(
      "plumb snapshot SOURCE --check --shard 2/5", "plumb snapshot Card.swift --check --shard 2/5",
      folder: "app",
      told: ["Shard 2 of 5. Pictures in __Snapshots__: none."]),
    FrontDoorCheck(
      "plumb snapshot FOLDER --merge",
      "mkdir -p shards && plumb snapshot Card.swift --check --shard 1/1 --junit shards/1.xml",
      "plumb snapshot shards --merge", folder: "app", makes: ["shards": ""],
      told: ["1 picture of 1 shard: 0 not as recorded."]),
    FrontDoorCheck(
      "plumb snapshot SOURCE --check --since REV",
      "git init -q . && git add -A && git -c user.name=A -c user.email=a@example.com commit -qm A",
      "plumb snapshot Card.swift --check --since HEAD", folder: "app",
      told: ["Drawn since HEAD: 0 of 1 picture."]),
    FrontDoorCheck(
      "plumb snapshot SOURCE --check", "plumb snapshot Card.swift --check", folder: "app", told: [""]),
    FrontDoorCheck(
      "plumb review REV SOURCE", commit, "plumb review HEAD Card.swift", folder: "app",
      output: .words(["Previews of HEAD (", ": 1 unchanged. Drawn: 0 of 1."]), told: ["The page is "]),
    FrontDoorCheck(
      "plumb review REV PROJECT", commit, "plumb review HEAD .", folder: "app",
      output: .words(["Previews of HEAD (", ": 1 unchanged. Drawn: 0 of 1."]), told: ["The page is "]),
    FrontDoorCheck(
      "plumb review main . -o review.html", "\(commit) && git branch -f main HEAD",
      "plumb review main . -o review.html", folder: "app",
      output: .words(["Previews of main (", ": 1 unchanged. Drawn: 0 of 1."]),
      makes: ["review.html": "<!doctype html>"], told: ["The page is review.html."]),
    FrontDoorCheck(
      "Plumb/plumb snapshot . --check --variant dark,large-text --junit snapshots.xml --report snapshot-report",
      "plumb snapshot . --variant dark,large-text 2> /dev/null > /dev/null",
      "plumb snapshot . --check --variant dark,large-text --junit snapshots.xml --report snapshot-report",
      folder: "app", makes: ["snapshots.xml": "<?xml"], told: [""]),
    FrontDoorCheck(
      "plumb editor SOURCE", "plumb editor Card.swift", folder: "app", output: .words(["buildServer.json"]),
      makes: ["buildServer.json": "{"], told: ["Open "]),
  ]

  /// What `plumb run` says at its start (Commands.md).
  private static let withoutWatch =
    "The app is shown as it is saved now. With --watch, each save that compiles is shown.\n"

  /// The commands that run until they are interrupted, and the sources that they serve.
  static let served: [(written: String, typed: String, folder: String, title: String, told: String)] = [
    (
      "plumb preview .", "plumb preview .", "Examples/Garden", "Garden · Preview",
      "The target Garden is shown. Left out: GardenTests (tests), GardenWidget (an extension).\n"
    ),
    ("plumb preview FILE", "plumb preview \(row)", ".", "MessageRow.swift · Preview", ""),
    ("./plumb run Examples/Kuchi", "./plumb run Examples/Kuchi", ".", "KuchiApp", withoutWatch),
    ("plumb run SOURCE", "plumb run \(row)", ".", "MessageRow", withoutWatch),
  ]

  /// The commands that another suite runs.
  static let elsewhere = [
    "plumb guide": "PlumbServerTests/WholeGuideTests.swift",
    "plumb guide --export FOLDER": "PlumbServerTests/GuideTests.swift",
    "plumb packages PROJECT": "PlumbCommandTests/Projects/PackagesCommandTests.swift",
    "plumb packages App.xcodeproj": "PlumbCommandTests/Projects/PackagesCommandTests.swift",
    "plumb editor --serve": "PlumbCommandTests/Editor/EditorTests.swift",
    "./plumb package 0.2.0": "HostileTests/Installed/PackageTests.swift",
    "./plumb docs": "HostileTests/Places/WrapperTests.swift",
    // It is what runs this.
    "./plumb test": "PlumbServerTests/FrontDoor/FrontDoorTests.swift",
    "./plumb test --long": "TestRunTests/TestRunTests.swift",
  ]
}
