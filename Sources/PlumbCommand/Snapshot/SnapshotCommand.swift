import ArgumentParser
import Foundation
import PlumbSnapshots
import PlumbSource
import SwiftUI

struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Records every preview as a picture, and says which ones changed.",
    discussion: "With --check nothing is recorded, and the exit code is 1 when a picture is new, changed or deleted.")

  @Argument(help: "A Swift file, a folder of them, an Xcode project or workspace, or a Swift package.")
  var source: String

  @Option(
    name: .shortAndLong,
    help: "The folder of the recorded pictures; __Snapshots__ beside or in the source without it.")
  var output: String?

  @Flag(help: "Compare with the recorded pictures, and record nothing.")
  var check = false

  @Option(
    help: "Record each preview in these ways too: \(SnapshotVariant.allCases.map(\.rawValue).joined(separator: ", ")).",
    transform: SnapshotVariant.list)
  var variant: [SnapshotVariant] = []

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

  func run() throws {
    try PictureFormat.png.check(stage)
    let words = project.words(source)
    _ = try words.source()
    let xml = try junit.map { try OutputFile.named($0) }
    var recording = SnapshotRecording(
      folder: SnapshotFolder(path: output ?? Self.folder(beside: source)), isCheck: check, variants: variant)
    if !check { try recording.makeFolder() }
    let leftOut = try CompiledSource.with(
      source: words, timeout: limit.timeout, sandbox: sandbox.sandbox(), isForMachines: true,
      isTolerant: !project.strict
    ) { compiled -> Failure? in
      for member in try compiled.views(.previews) {
        try recording.show(member, on: stage.stage, of: compiled.source)
      }
      // What does not compile may have the previews that seem to be missing.
      if compiled.leftOut.failure == nil { try recording.findDeleted() }
      return compiled.leftOut.failure
    }
    try tell(recording, xml, leftOut)
  }

  /// Where pictures lie that nobody has said a folder for.
  private static func folder(beside source: String) -> String {
    let url = URL(fileURLWithPath: source)
    let isFile = !url.hasDirectoryPath && source.hasSuffix(".swift")
    let isBundle = ["xcodeproj", "xcworkspace", "swiftpm"].contains(url.pathExtension)
    let end = source.lastIndex(of: "/")
    let folder =
      isFile || isBundle ? end.map { String(source[..<$0]) } ?? "." : source.hasSuffix("/") ? String(source.dropLast()) : source
    return folder == "." ? "__Snapshots__" : "\(folder)/__Snapshots__"
  }

  private func tell(_ recording: SnapshotRecording, _ xml: OutputFile?, _ leftOut: Failure?) throws {
    let entries = recording.entries
    let reports = SnapshotReports(entries: entries)
    if !check { try recording.savePage() }
    try xml?.save(Data(reports.junit.utf8))
    for entry in entries { if let sentence = entry.sentence(isCheck: check) { say(sentence) } }
    let differences = entries.compactMap(\.difference)
    if check, !differences.isEmpty {
      let page = Data(try DifferencePage(differences).html().utf8)
      let file = try report.map { URL(fileURLWithPath: $0) }.map { folder in
        try RunFolder.write(page, to: SnapshotFolder.page, in: folder)
      } ?? RunFolder.write(page, to: SnapshotFolder.page)
      say("The pictures are in \(file.path).")
    }
    if ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true", check {
      for line in reports.annotations { say(line) }
    }
    say(recording.summary)
    if json { try StandardOutput.write("[\(entries.map { jsonText(SnapshotJSON($0)) }.joined(separator: ",\n"))]") }
    if let failure = entries.first(where: { $0.state == .failed })?.failure {
      // Its words were told with the others.
      throw Failure(failure.status, "", view: failure.view)
    }
    if let leftOut { throw leftOut }
    if check, entries.contains(where: { $0.state != .unchanged }) { throw Failure(.differs) }
  }
}
