import ArgumentParser
import Foundation
import PlumbLive
import PlumbSnapshots
import PlumbSource
import SwiftUI

struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Records every preview as a picture, and says which ones changed.",
    discussion:
      "With --check nothing is recorded, and the exit code is 1 when a picture is new, changed or deleted.")

  @Argument(help: "A Swift file, a folder of them, an Xcode project or workspace, or a Swift package.")
  var source: String

  @Option(
    name: .shortAndLong,
    help: "The folder of the recorded pictures; __Snapshots__ beside or in the source without it.")
  var output: String?

  @Flag(help: "Compare with the recorded pictures, and record nothing.")
  var check = false

  @Option(
    help:
      "Record each preview in these ways too: \(SnapshotVariant.allCases.map(\.rawValue).joined(separator: ", ")).",
    transform: SnapshotVariant.list)
  var variant: [SnapshotVariant] = []

  @Option(
    help:
      "Draw only what a change since this git revision can reach; all other pictures count as unchanged.")
  var since: String?

  @Option(
    help: "Check a part of the pictures, such as 2/5; other runs check the others.", transform: Self.shard)
  var shard: SnapshotShard?

  @Option(help: "The JUnit XML of an earlier run, by whose times the shards take equally long.")
  var times: String?

  @Flag(help: "Make one result of those that the shards have left in the folder SOURCE.")
  var merge = false

  @Option(help: "A file that takes the result as JUnit's XML.")
  var junit: String?

  @Option(help: "The folder of the page that shows what differs; a new one among temporary files without it.")
  var report: String?

  @OptionGroup var limit: TimeoutOption
  @OptionGroup var project: ProjectOptions
  @OptionGroup var stage: StageOptions
  @OptionGroup var sandbox: SandboxOptions

  @Flag(help: "JSON on standard output, and nothing else there: an array of pictures.")
  var json = false

  func validate() throws {
    if since != nil, sandbox.isWanted {
      throw ValidationError(
        "--since runs git with the settings of the checkout, which --sandbox does not trust; use one of them."
      )
    }
    if shard != nil, !check {
      throw ValidationError("--shard is for --check: all pictures are recorded in one run.")
    }
    if times != nil, shard == nil {
      throw ValidationError("--times is for --shard: without it, one run checks all pictures.")
    }
    let given = [
      ("--check", check), ("--since", since != nil), ("--variant", !variant.isEmpty), ("--json", json),
      ("--output", output != nil),
    ]
    if merge, let other = given.first(where: \.1) {
      throw ValidationError("--merge reads results, and draws nothing; leave \(other.0) out.")
    }
  }

  static func shard(_ word: String) throws -> SnapshotShard {
    if let shard = SnapshotShard(word) { return shard }
    throw ValidationError(
      "A shard is a number and how many there are, such as 2/5, at most \(SnapshotShard.most); not \(word.isEmpty ? "\"\"" : word)."
    )
  }

  /// More than the result of any run has.
  private static let mostBytesOfTimes = 64 << 20

  /// The division of the pictures among runs, with the times of an earlier one. A first run has none, so the file may be missing.
  private func division() throws(Failure) -> SnapshotDivision? {
    guard let shard else { return nil }
    guard let times else { return SnapshotDivision(shard, SnapshotTimes()) }
    do {
      let data = try PlainFile.read(times, most: Self.mostBytesOfTimes, within: .everything)
      return SnapshotDivision(shard, SnapshotTimes(junit: String(decoding: data, as: UTF8.self)))
    } catch {
      guard error == .missing else {
        throw Failure(
          .wrongWords, "\(times) can not be read as a result. Name another file, or leave --times out.")
      }
      return SnapshotDivision(shard, SnapshotTimes())
    }
  }

  private func mergeResults(_ xml: ResultFile?, _ report: ReportFolder?) throws {
    let merge = try SnapshotMerge(folder: source)
    try xml?.save(Data(merge.junit.utf8))
    if let page = merge.page {
      let file =
        try report?.write(Data(page.utf8)) ?? RunFolder.write(Data(page.utf8), to: SnapshotFolder.page).path
      say("The pictures are in \(file).")
    }
    say(merge.summary)
    if let failure = merge.failure { throw failure }
  }

  func run() throws {
    try PictureFormat.png.check(stage)
    if merge { return try mergeResults(junit.map { try ResultFile($0, .junit) }, reportFolder()) }
    let words = try project.words(source)
    _ = try words.source()
    var division = try division()
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let changes = try changes(around: words, in: folder)
    let xml = try junit.map { try ResultFile($0, .junit) }
    guard !json || !(xml?.isStandardOutput ?? false) else {
      throw Failure(.wrongWords, "The result of --junit and --json can not both go to standard output.")
    }
    let report = try reportFolder()
    let root = output ?? Self.folder(beside: source)
    try PictureFolder.check(root)
    let around = URL(fileURLWithPath: root).deletingLastPathComponent().path
    // A folder that a person has named may be a link.
    let isNamed = output != nil && access(root, F_OK) == 0
    let given = ResultFile.given(isNamed ? root : around)
    try SnapshotFolder(path: root, within: given).check(in: isNamed ? root : around)
    let page = check ? nil : try galleryFile(in: root, within: given)
    var entries: [SnapshotEntry] = []
    var failures: [Failure] = []
    // A target may be called as the folder itself, or the one around it.
    var folders = PictureNames(suffix: "", taken: [SnapshotFolder.page, ".", ".."])
    for target in try words.targetsWithPreviews() {
      let folder = target.name.map { "\(root)/\(folders.next(PictureNames.clean($0)))" } ?? root
      var recording = SnapshotRecording(
        folder: SnapshotFolder(path: folder, within: given),
        isCheck: check, variants: variant,
        owner: SnapshotOwner(source: words.path, folder: root, platform: words.platform))
      recording.division = division
      // What is wrong with one target keeps nobody from seeing the others.
      do {
        try recording.folder.check(in: root)
        failures += try record(target.words, in: &recording, below: root, since: changes).map { [$0] } ?? []
      } catch {
        let failure = Failure(error)
        if failure.status == .readerGone { throw failure }
        failures.append(failure)
      }
      entries += recording.entries
      division = recording.division
    }
    try tell(entries, of: division, in: root, page, xml, report)
    failures += entries.compactMap(\.failure).map { Failure($0.status, view: $0.view) }
    if let first = failures.first {
      let messages = failures.map(\.message).filter { !$0.isEmpty }
      throw Failure(first.status, messages.joined(separator: "\n"), view: first.view)
    }
    if check, entries.contains(where: { $0.state != .unchanged }) { throw Failure(.differs) }
  }

  /// Records the previews of one source.
  ///
  /// - Returns: what does not compile, where something was left out.
  private func record(
    _ words: SourceWords, in recording: inout SnapshotRecording, below root: String,
    since changes: GitChanges?
  ) throws -> Failure? {
    if !check { try recording.makeFolder() }
    return try CompiledSource.with(
      source: words, timeout: limit.timeout, sandbox: sandbox.sandbox(), isForMachines: true,
      tolerance: project.tolerance
    ) { compiled in
      let members = try compiled.views(.previews)
      if let changes {
        recording.scope = try SnapshotScope(
          of: compiled.source, root: words.folderOfSources, pictures: root, since: changes)
      }
      try recording.show(members, on: stage.stage, of: compiled.source)
      // Files that do not compile, and providers that fail to list, may have the previews that seem to be missing.
      let unlisted = members.filter { !$0.view.isListed }.map(\.view.title)
      if !unlisted.isEmpty {
        say(
          "The previews of \(unlisted.joined(separator: ", ")) can not be listed, so no picture counts as deleted."
        )
      } else if compiled.leftOut.isEmpty {
        try recording.findDeleted()
      }
      return compiled.leftOut.failure
    }
  }

  /// The changes since the revision that is given; `nil` where each preview is drawn.
  ///
  /// - Parameter folder: takes the answers of git.
  private func changes(around words: SourceWords, in folder: TemporaryFolder) throws -> GitChanges? {
    do throws(GitChanges.Problem) {
      return try since.map { revision throws(GitChanges.Problem) in
        try GitChanges(since: revision, around: words.folderOfSources, in: folder)
      }
    } catch { throw Failure(.wrongWords, error.description) }
  }

  /// Returns the default folder of pictures.
  private static func folder(beside source: String) -> String {
    let isFile = [".swift", ".xcodeproj", ".xcworkspace"].contains(where: source.hasSuffix)
    let end =
      isFile ? source.lastIndex(of: "/") : source.hasSuffix("/") ? source.indices.last : source.endIndex
    let folder = end.map { String(source[..<$0]) } ?? ""
    return folder.isEmpty || folder == "." ? "__Snapshots__" : "\(folder)/__Snapshots__"
  }

  /// The folder that the page goes to which shows what differs; `nil` for a new one among temporary files.
  private func reportFolder() throws(Failure) -> ReportFolder? {
    if let report { return try ReportFolder(report, option: "--report") }
    let named = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] ?? ""
    return !(check || merge) || named.isEmpty ? nil : try ReportFolder(named, option: "SNAPSHOT_ARTIFACTS")
  }

  /// The page with all pictures, in a folder that is made.
  private func galleryFile(in root: String, within given: GivenFolders) throws(Failure) -> ResultFile {
    try PictureFolder.make(root)
    return try ResultFile(SnapshotFolder.page, in: root, within: given, .page)
  }

  private func tell(
    _ entries: [SnapshotEntry], of division: SnapshotDivision?, in root: String, _ gallery: ResultFile?,
    _ xml: ResultFile?,
    _ report: ReportFolder?
  ) throws {
    let reports = SnapshotReports(entries: entries, division: division)
    try gallery?.save(Self.gallery(entries, in: root))
    try xml?.save(Data(reports.junit.utf8))
    for entry in entries { if let sentence = entry.sentence(isCheck: check) { say(sentence) } }
    let differences = entries.compactMap(\.difference)
    if check, !differences.isEmpty {
      let page = Data(try DifferencePage(differences).html().utf8)
      let file = try report?.write(page) ?? RunFolder.write(page, to: SnapshotFolder.page).path
      say("The pictures are in \(file).")
    }
    if check, ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true" {
      for line in reports.annotations { _ = ShownText.order(line, to: 2) }
    }
    if let since { say(SnapshotEntry.drawn(of: entries, since: since)) }
    let summary = SnapshotEntry.summary(of: entries, in: root)
    say(shard.map { "Shard \($0.number) of \($0.count). " + summary } ?? summary)
    if json {
      try StandardOutput.write(
        json: "[\(entries.map { jsonText(SnapshotJSON($0)) }.joined(separator: ",\n"))]")
    }
  }

  /// The page with all recorded pictures, beside them.
  private static func gallery(_ entries: [SnapshotEntry], in root: String) -> Data {
    let shown = entries.filter { ![.deleted, .failed].contains($0.state) }
    let page = GalleryPage(
      entries: shown.map {
        GalleryPage.Entry(title: $0.view, picture: String($0.file.dropFirst(root.count + 1)))
      })
    return Data(page.html.utf8)
  }
}
