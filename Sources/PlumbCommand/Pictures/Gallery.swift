import ArgumentParser
import Foundation
import PlumbLive
import PlumbSnapshots
import PlumbSource

struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Every example as pictures and one page.")

  @Argument(help: "A folder; each Swift file and each folder in it is a source of its own.")
  var source = "Examples"

  @Option(
    name: .shortAndLong, help: "The folder that takes the pictures and index.html; it is made if needed.")
  var output: String

  @OptionGroup var limit: TimeoutOption
  @OptionGroup var project: ProjectOptions
  @OptionGroup var stage: StageOptions
  @OptionGroup var sandbox: SandboxOptions

  @Flag(help: "Tell on standard output, as JSON, which pictures were made.")
  var json = false

  func run() throws {
    try PictureFormat.png.check(stage)
    let sources = try sources()
    guard !output.isEmpty else {
      throw Failure(.wrongWords, "The output needs a name, and this one is empty.")
    }
    try PictureFolder.make(output)
    let page = try ResultFile("index.html", in: output, .page)
    var paths = PicturePaths(in: output, taken: ["index.html"])
    var outcomes = Outcomes<MadePicture>()
    for file in sources {
      // What is wrong with one source keeps nobody from seeing the others.
      do { try addPictures(of: file, to: &outcomes, at: &paths) } catch {
        var failure = Failure(error)
        if failure.status == .readerGone { throw failure }
        failure.source = file
        outcomes.keep(failure)
      }
    }
    let made = outcomes.values
    let entries = made.map { picture in
      GalleryPage.Entry(
        title: "\(Self.stem(picture.source ?? "")): \(picture.view)",
        picture: URL(fileURLWithPath: picture.file).lastPathComponent)
    }
    try page.save(Data(GalleryPage(entries: entries).html.utf8))
    say("Pictures: \(made.count). They are in \(output), with index.html.")
    if json { try StandardOutput.write(json: outcomes.json(jsonText)) }
    try outcomes.end(summary: outcomes.missing)
  }

  /// The files that lie in the folder itself, and the folders in it that have any: their files belong together.
  private func sources() throws -> [String] {
    let named = try project.words(source).source()
    // A project is one source, with the files that it names.
    guard named.swiftFiles != [source], named.projectFiles.isEmpty else { return [source] }
    let folder = source == "." ? "" : source.hasSuffix("/") ? source : source + "/"
    var sources: [String] = []
    for file in named.swiftFiles {
      let parts = file.hasPrefix(folder) ? file.dropFirst(folder.count).split(separator: "/") : [file[...]]
      let path = parts.count > 1 ? folder + parts[0] : file
      if sources.last.map({ FileName($0) }) != FileName(path) { sources.append(path) }
    }
    return sources
  }

  private func addPictures(
    of file: String, to outcomes: inout Outcomes<MadePicture>, at paths: inout PicturePaths
  ) throws {
    try CompiledSource.with(
      source: try project.words(file), timeout: limit.timeout, sandbox: sandbox.sandbox(),
      isForMachines: true,
      tolerance: project.tolerance
    ) { compiled in
      for member in try compiled.views(.previews) {
        let name = member.view.name
        // In a project, a preview says in which file it is.
        let path = paths.next(for: Self.stem(file == source ? member.view.file ?? file : file))
        try outcomes.attempt(name, of: file) {
          let picture = try AnsweredPicture.checked(
            member.show(.picture(PictureRequest(.png)), stage.stage), .png, of: name)
          try paths.file(path, .namedByView(.png), of: "\(name) in \(file)").save(OwnPicture.marking(picture))
          return MadePicture(view: name, file: path, source: file)
        }
      }
      var failure = compiled.leftOut.failure
      failure?.source = file
      outcomes.keep(failure)
    }
  }

  private static func stem(_ file: String) -> String {
    URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
  }
}
