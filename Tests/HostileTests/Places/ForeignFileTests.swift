import CommandTesting
import Foundation
import PlumbDrawing
import PlumbExport
import PlumbSource
import TestLayers
import Testing

@testable import PlumbCommand
@testable import PlumbLive
@testable import PlumbSnapshots

/// Nothing that is not Plumb's is written over.
@Suite("Files of somebody else", .timeLimit(.minutes(10)))
struct ForeignFileTests {
  /// An option that writes, and a file that it would write.
  struct Output: CustomTestStringConvertible {
    let words: String
    let file: String
    /// Whether the file is known only when the views are. Otherwise it is looked at before anything is compiled.
    var isNamedByView = false

    var testDescription: String { words }
  }

  /// Every option that writes a file, with each kind of file that it writes.
  static let outputs =
    ["png", "jpg", "webp", "svg", "pdf"].map {
      Output(words: "render View.swift -o card.\($0)", file: "card.\($0)")
    }
    + [
      Output(words: "render View.swift --format svg --output card", file: "card"),
      Output(words: "gallery View.swift -o out", file: "out/index.html"),
      Output(words: "gallery . --output .", file: "index.html"),
      Output(words: "snapshot View.swift", file: "__Snapshots__/index.html"),
      Output(words: "snapshot View.swift -o out", file: "out/index.html"),
      Output(words: "snapshot View.swift --output .", file: "index.html"),
      Output(words: "snapshot View.swift --junit tests.xml", file: "tests.xml"),
      Output(words: "snapshot View.swift --check --junit tests.xml", file: "tests.xml"),
      Output(words: "snapshot View.swift --check --report report", file: "report/index.html"),
      Output(words: "review HEAD View.swift -o page.html", file: "page.html"),
      Output(words: "review HEAD View.swift --markdown review.md", file: "review.md"),
      Output(words: "share View.swift -o page.html", file: "page.html"),
      Output(words: "share View.swift --output index.html", file: "index.html"),
      Output(words: "guide -o pages", file: "pages/index.html"),
      Output(words: "guide --output .", file: "index.html"),
      Output(words: "guide --export pages", file: "pages/index.html"),
      Output(words: "render View.swift --all -o card.png", file: "card-A.png", isNamedByView: true),
      Output(words: "gallery View.swift -o out", file: "out/View.png", isNamedByView: true),
      Output(words: "snapshot View.swift -o out", file: "out/View-A.png", isNamedByView: true),
    ]

  private static let source = "#Preview(\"A\") { Color.red }\n#Preview(\"B\") { Color.blue }"

  private func files(_ command: Command) throws -> Set<String> {
    // What a test's own process prints goes beside.
    Set(try FileManager.default.subpathsOfDirectory(atPath: command.folder.url.path))
      .subtracting(["standard-output", "standard-error"])
  }

  @Test(
    "are left as they are by every option that writes, with one sentence, before anything is compiled",
    .tags(.slow, .sampled), arguments: outputs.filter { !$0.isNamedByView })
  func refused(output: Output) throws {
    let command = try Command(Self.source)
    defer { command.folder.remove() }
    for foreign in sample(ForeignFile.all, 3, turn: output.words.count) {
      let place = command.path(output.file)
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: place).deletingLastPathComponent(), withIntermediateDirectories: true)
      try foreign.bytes.write(to: URL(fileURLWithPath: place))
      let before = try files(command)
      let answer = try command.run(output.words.split(separator: " ").map(String.init))
      #expect(answer.status == 2 && answer.output == "", "\(foreign.name): \(answer)")
      #expect(
        answer.error.contains("is there, is not ") && answer.error.contains("and is not written over."),
        "\(foreign.name): \(answer.error)")
      #expect(answer.error.split(separator: "\n").count == 1, "\(foreign.name): \(answer.error)")
      #expect(try Data(contentsOf: URL(fileURLWithPath: place)) == foreign.bytes, "\(foreign.name)")
      #expect(try files(command) == before, "\(foreign.name)")
    }
  }

  @Test(
    "in the place of a picture that a view names are left, and the other pictures are made",
    arguments: outputs.filter(\.isNamedByView))
  func refusedByView(output: Output) throws {
    let command = try Command(Self.source)
    defer { command.folder.remove() }
    // A picture that somebody else has made, in a folder that nobody has said it may be lost from.
    let photo = Data(try PixelImage(width: 1, height: 1, rgba: [1, 2, 3, 255]).pngData())
    for bytes in [ForeignFile.all[0].bytes] + (output.words.hasPrefix("render") ? [] : [photo]) {
      try FileManager.default.createDirectory(atPath: command.path("out"), withIntermediateDirectories: true)
      try bytes.write(to: URL(fileURLWithPath: command.path(output.file)))
      let answer = try command.run(output.words.split(separator: " ").map(String.init))
      #expect(answer.status == 2, "\(answer)")
      #expect(try Data(contentsOf: URL(fileURLWithPath: command.path(output.file))) == bytes)
      let other = output.file.replacingOccurrences(of: "-A.", with: "-B.").replacingOccurrences(
        of: "View.png", with: "View-2.png")
      #expect(FileManager.default.fileExists(atPath: command.path(other)), "\(answer.error)")
    }
  }

  @Test("are thought of in every option that Documentation/Commands.md says to write a file")
  func complete() throws {
    let names = ["-o", "--output", "--export", "--junit", "--report"]
    // It writes a section into a file, of which all else stays (AgentsCommandTests).
    let keeping: Set = ["agents"]
    for (command, options) in try CommandsPage().options where !keeping.contains(command) {
      for option in options.intersection(names) {
        let same = option == "--export" || option == "-o" ? [option] : [option, "-o"]
        #expect(
          Self.outputs.contains { output in
            let words = output.words.split(separator: " ").map(String.init)
            return words[0] == command && same.contains(where: words.contains)
          }, "\(command) \(option)")
      }
    }
  }

  @Test("that a link leads to count as the link, and a name of a Swift file is never taken")
  func links() throws {
    let command = try Command(Self.source)
    defer { command.folder.remove() }
    symlink("View.swift", command.path("card.png"))
    symlink("New.swift", command.path("new.png"))
    let before = try Data(contentsOf: URL(fileURLWithPath: command.path("View.swift")))
    for (words, reason) in [
      (["-o", "card.png"], "card.png, which is View.swift, is the name of a Swift file"),
      (["-o", "new.png"], "new.png, which is New.swift, is the name of a Swift file"),
      (["--format", "png", "-o", "View.swift"], "View.swift is the name of a Swift file"),
      (["--format", "png", "-o", "New.SWIFT"], "New.SWIFT is the name of a Swift file"),
    ] {
      let answer = try command.run(["render", "View.swift"] + words)
      #expect(answer.status == 2 && answer.error.contains(reason), "\(answer)")
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: command.path("View.swift"))) == before)
    #expect(!FileManager.default.fileExists(atPath: command.path("New.swift")))
  }

  @Test("of the same kind are replaced, as an empty file is: pictures of anybody, pages and results of Plumb")
  func replaced() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let pixels = try PixelImage(width: 1, height: 1, rgba: [1, 2, 3, 255]).pngData()
    let drawing =
      "\u{FEFF}<?xml version=\"1.0\"?>\n<!-- Inkscape -->\n<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"a.dtd\">\n<svg\n width=\"1\"/>"
    let cases: [(name: String, kind: ResultKind, old: Data)] = [
      ("a.png", .picture(.png), Data(pixels)), ("a.jpg", .picture(.jpg), Data([0xFF, 0xD8, 0xFF, 0xE0])),
      ("a.webp", .picture(.webp), Data("RIFF\u{4}\u{0}\u{0}\u{0}WEBPVP8 ".utf8)),
      ("a.svg", .picture(.svg), Data(drawing.utf8)), ("b.svg", .picture(.svg), Data("<svg>".utf8)),
      ("a.pdf", .picture(.pdf), Data("%PDF-1.4\n".utf8)), ("empty.png", .picture(.png), Data()),
      ("view.png", .namedByView(.png), OwnPicture.marking(Data(pixels))),
      ("a.html", .page, Data(GalleryPage(entries: []).html.utf8)),
      ("a.xml", .junit, Data(SnapshotReports(entries: []).junit.utf8)),
    ]
    for (name, kind, old) in cases {
      try old.write(to: URL(fileURLWithPath: folder.path(name)))
      try ResultFile(folder.path(name), kind).save(Data("new".utf8))
      #expect(try String(contentsOfFile: folder.path(name), encoding: .utf8) == "new")
    }
  }

  @Test(
    "named after a view are replaced only with Plumb's mark, in each format",
    arguments: PictureFormat.allCases)
  func named(format: PictureFormat) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let pixels = PixelImage(width: 2, height: 2, rgba: [UInt8](repeating: 200, count: 16))
    let picture: Data
    switch format {
    case .png: picture = Data(try pixels.pngData())
    case .jpg: picture = Data(try pixels.jpegData(quality: 0.9))
    case .webp: picture = Data(try pixels.webpData(quality: 0.9))
    case .svg: picture = Data("<svg width=\"2\"/>\n".utf8)
    case .pdf: picture = Data("%PDF-1.4\n%%EOF\n".utf8)
    }
    let path = folder.path("card.\(format.rawValue)")
    try picture.write(to: URL(fileURLWithPath: path))
    #expect(throws: Failure.self) { try ResultFile(path, .namedByView(format)) }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == picture)
    let marked = format.marking(picture)
    try marked.write(to: URL(fileURLWithPath: path))
    try ResultFile(path, .namedByView(format)).save(marked)
    // Readers of pictures skip the mark.
    guard ![.svg, .pdf].contains(format) else { return }
    #expect(try PixelImage.decode([UInt8](marked)).rgba == PixelImage.decode([UInt8](picture)).rgba)
  }

  @Test("that are saved while a view is compiled are not written over either")
  func later() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try ResultFile(folder.path("a.html"), .page)
    try folder.write("mine", to: "a.html")
    #expect(throws: Failure.self) { try file.save(Data("new".utf8)) }
    #expect(try String(contentsOfFile: folder.path("a.html"), encoding: .utf8) == "mine")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.html"])
  }

  @Test("beside the pages of a guide are left, unless an older guide of Plumb is there")
  func guide() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let made = [
      ("guide.css", Data("new".utf8)), ("index.html", Data("\(OwnPage.mark)<link href=\"guide.css\">".utf8)),
    ]
    try folder.write("mine", to: "pages/guide.css")
    let failure = #expect(throws: Failure.self) {
      try GuideFolder(folder.path("pages"), isOfCache: false).write(made)
    }
    #expect(failure?.message.contains("guide.css is there, and ") ?? false)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("pages")) == ["guide.css"])
    // A picture, whose name is known when all is made: no file is written then.
    try folder.write("mine", to: "other/Stacks/Row.png")
    #expect(throws: Failure.self) {
      try GuideFolder(folder.path("other"), isOfCache: false).write(
        made + [("Stacks/Row.png", Data("new".utf8))])
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("other")) == ["Stacks"])
    // Twice, as whoever changes a guide does.
    for _ in 0..<2 { try GuideFolder(folder.path("new"), isOfCache: false).write(made) }
    #expect(try String(contentsOfFile: folder.path("new/guide.css"), encoding: .utf8) == "new")
    // A file that somebody has put beside an older guide since.
    try folder.write("mine", to: "new/Notes/Notes.md")
    #expect(throws: Failure.self) {
      try GuideFolder(folder.path("new"), isOfCache: false).write(
        made + [("Notes/Notes.md", Data("new".utf8))])
    }
    #expect(try String(contentsOfFile: folder.path("new/Notes/Notes.md"), encoding: .utf8) == "mine")
    // A list of somebody else is no guide's.
    try folder.write("mine", to: "listed/files.txt")
    #expect(throws: Failure.self) { try GuideFolder(folder.path("listed"), isOfCache: false).write(made) }
    // A link in an older guide leads to no file of somebody else, and brings none into being.
    try folder.write("mine", to: "precious")
    for (name, target) in [("Stacks/Row.png", "../../precious"), ("Stacks/New.png", "../../brought")] {
      try FileManager.default.createDirectory(
        atPath: folder.path("new/Stacks"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("new/\(name)"), withDestinationPath: target)
      let failure = #expect(throws: Failure.self) {
        try GuideFolder(folder.path("new"), isOfCache: false).write(made + [(name, Data("new".utf8))])
      }
      #expect(failure?.message.contains("leads out of") ?? false)
    }
    #expect(try String(contentsOfFile: folder.path("precious"), encoding: .utf8) == "mine")
    #expect(!FileManager.default.fileExists(atPath: folder.path("brought")))
    // A gallery's page does not make the rest a guide.
    try folder.write(GalleryPage(entries: []).html, to: "new/index.html")
    #expect(throws: Failure.self) { try GuideFolder(folder.path("new"), isOfCache: false) }
    try folder.write("mine", to: "new/index.html")
    #expect(throws: Failure.self) { try GuideFolder(folder.path("new"), isOfCache: false) }
    #expect(throws: Failure.self) { try GuideFolder(folder.path("new/guide.css"), isOfCache: false) }
  }

  @Test("among what failing snapshot tests leave: a page of somebody else stays")
  func leftByTests() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let page = Data(try DifferencePage([]).html().utf8)
    for _ in 0..<2 { _ = try RunFolder.write(page, to: "Pictures/own.html", in: folder.url) }
    try folder.write("mine", to: "Pictures/Card.html")
    let problem = #expect(throws: RunFolder.Problem.self) {
      try RunFolder.write(page, to: "Pictures/Card.html", in: folder.url)
    }
    #expect(problem?.description.contains("is not a page of Plumb, and is not written over") ?? false)
    #expect(try String(contentsOfFile: folder.path("Pictures/Card.html"), encoding: .utf8) == "mine")
  }

  @Test(
    "in git's list of what to ignore stay, in whatever encoding, and a list that can not be read is not replaced"
  )
  func exclusions() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("", to: ".git/info/exclude")
    try folder.write("ref: refs/heads/main\n", to: ".git/HEAD")
    let list = URL(fileURLWithPath: folder.path(".git/info/exclude"))
    let others = Data([0x2A, 0x2E, 0xE4, 0x0A, 0x62, 0x0D, 0x0A])
    try others.write(to: list)
    let exclusion = try #require(GitExclusion(of: folder.path("buildServer.json")))
    try exclusion.add()
    #expect(try Data(contentsOf: list) == others + Data("/buildServer.json\n".utf8))
    try exclusion.remove()
    #expect(try Data(contentsOf: list) == others)
    let long = Data(repeating: UInt8(ascii: "\n"), count: 2 << 20)
    try long.write(to: list)
    #expect(throws: Failure.self) { try exclusion.add() }
    #expect(try Data(contentsOf: list) == long)
  }

  // git itself keeps no path with .git, but an archive can.
  @Test(
    "are no list of what git ignores, wherever a folder's .git leads",
    arguments: ["list", "info", "repository", "name", "linked repository", "worktree", "submodule"])
  func exclusions(elsewhere: String) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let manager = FileManager.default
    try folder.write("mine", to: "own/info/exclude")
    try manager.createDirectory(atPath: folder.path("App"), withIntermediateDirectories: true)
    func link(_ path: String, to target: String) throws {
      try manager.createSymbolicLink(atPath: folder.path(path), withDestinationPath: folder.path(target))
    }
    switch elsewhere {
    case "repository": try link("App/.git", to: "own")
    // A whole repository of the person, which does not name the folder.
    case "linked repository", "worktree", "submodule":
      try folder.write("ref: refs/heads/main\n", to: "own/HEAD")
      try folder.write("[core]\n\tworktree = ../other\n", to: "own/config")
      try folder.write("../..\n", to: "own/worktrees/other/commondir")
      try folder.write(folder.path("other/.git\n"), to: "own/worktrees/other/gitdir")
      if elsewhere == "linked repository" { try link("App/.git", to: "own") }
      if elsewhere == "worktree" { try folder.write("gitdir: ../own/worktrees/other\n", to: "App/.git") }
      if elsewhere == "submodule" { try folder.write("gitdir: ../own\n", to: "App/.git") }
    case "name": try folder.write("gitdir: \(folder.path("own"))\n", to: "App/.git")
    default:
      try folder.write("ref: refs/heads/main\n", to: "App/.git/HEAD")
      if elsewhere == "info" { try link("App/.git/info", to: "own/info") }
      if elsewhere == "list" {
        try manager.createDirectory(atPath: folder.path("App/.git/info"), withIntermediateDirectories: true)
        try link("App/.git/info/exclude", to: "own/info/exclude")
      }
    }
    let exclusion = GitExclusion(of: folder.path("App/buildServer.json"))
    #expect(exclusion == nil)
    try exclusion?.add()
    #expect(try String(contentsOfFile: folder.path("own/info/exclude"), encoding: .utf8) == "mine")
  }
}
