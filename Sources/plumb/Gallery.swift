import ArgumentParser
import Foundation
import PlumbSource

struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Every example as pictures and one page.")

  @Argument(help: "A folder; each Swift file and each folder in it is a source of its own.")
  var source = "Examples"

  @Option(
    name: .shortAndLong, help: "The folder that takes the pictures and index.html; it is made if needed.")
  var output: String

  @Option(
    help: "How many seconds compiling may take, and after it each view; 300 and 30 without it.",
    transform: StageOptions.timeout)
  var timeout: Double?

  @OptionGroup var stage: StageOptions

  func run() throws {
    let sources = try sources()
    do {
      try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    } catch { throw Failure(.wrongWords, "The folder \(output) can not be made.") }
    let page = try OutputFile.named("\(output)/index.html")
    var entries: [GalleryPage.Entry] = []
    var failures = Failures()
    for file in sources {
      do {
        entries += try pictures(of: file, &failures)
      } catch let failure as Failure where failure.status == .doesNotCompile {
        failures.keep(failure)
      }
    }
    try page.save(Data(GalleryPage(entries: entries).html.utf8))
    say("Pictures: \(entries.count). They are in \(output), with index.html.")
    try failures.end()
  }

  /// The files that lie in the folder itself, and the folders in it that have any: their files belong together.
  private func sources() throws -> [String] {
    let named = try Source.named(source)
    guard named.swiftFiles != [source] else { return [source] }
    let folder = source == "." ? "" : source.hasSuffix("/") ? source : source + "/"
    var sources: [String] = []
    for file in named.swiftFiles {
      let parts = file.hasPrefix(folder) ? file.dropFirst(folder.count).split(separator: "/") : [file[...]]
      let path = parts.count > 1 ? folder + parts[0] : file
      if sources.last != path { sources.append(path) }
    }
    return sources
  }

  private func pictures(of file: String, _ failures: inout Failures) throws -> [GalleryPage.Entry] {
    let stem = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    return try Session.with(source: file, timeout: timeout, isForMachines: true) { session in
      let words = session.words(stage)
      return try session.cast(.previews).enumerated().compactMap { number, member in
        let name = number == 0 ? "\(stem).png" : "\(stem)-\(number + 1).png"
        guard let picture = try failures.attempt({ try member.show(.picture(.png), words) }) else {
          return nil
        }
        try OutputFile.named("\(output)/\(name)").save(picture)
        return GalleryPage.Entry(title: "\(stem): \(member.scene.name)", picture: name)
      }
    }
  }
}
