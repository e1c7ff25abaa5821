import ArgumentParser
import Foundation
import PlumbExchange
import PlumbLive
import PlumbSource

struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes a picture of a view.",
    discussion: "With --all, OUT.png becomes OUT-NAME.png for each view, if there are several.")

  @OptionGroup var view: ViewOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var stage: StageOptions
  @OptionGroup var sandbox: SandboxOptions

  @Option(
    name: .shortAndLong,
    help:
      "The picture: a path that ends in .png, .jpg, .webp, .svg or .pdf, a device or a pipe; - is standard output."
  )
  var output: String

  @Option(help: "png, jpg, webp, svg or pdf, for a path that does not say it.")
  var format: PictureFormat?

  @OptionGroup var pages: PageOptions

  @Flag(help: "Tell on standard output, as JSON, which pictures were made.")
  var json = false

  func run() throws {
    // Before compiling, so that wrong arguments are reported at once.
    let file = try OutputFile.named(output)
    let format = try PictureFormat(of: file, given: format)
    try format.check(stage)
    let kind = ResultKind.picture(format)
    // Which of several pictures are in the way is known when the views are.
    let only = view.all ? nil : try ResultFile(file, kind)
    let request = PictureRequest(format, pages: try pages.pages(for: format, stage))
    guard !json || !file.isStandardOutput else {
      throw Failure(.wrongWords, "The picture and --json can not both go to standard output.")
    }
    guard !view.all || !file.isStream else {
      throw Failure(.wrongWords, "\(output) takes one picture, and --all makes several; name a file.")
    }
    var paths = PicturePaths(beside: file)
    guard !view.all || paths.room >= PicturePaths.leastRoom else {
      throw Failure(
        .wrongWords,
        "\(output) leaves no room for the views' names: a name has at most \(PictureNames.longest) bytes; make it shorter."
      )
    }
    var outcomes = Outcomes<MadePicture>()
    try CompiledSource.with(
      source: try project.words(view.source), timeout: view.timeout, sandbox: sandbox.sandbox(),
      isForMachines: json || file.isStandardOutput, tolerance: project.tolerance(ofAll: view.all)
    ) { compiled in
      let members = try compiled.views(Choice(view))
      for member in members {
        let name = member.view.name
        try outcomes.attempt(name) {
          let path = members.count == 1 ? output : paths.next(for: name)
          let picture = try AnsweredPicture.checked(
            member.show(.picture(request), stage.stage), format, of: name)
          if members.count == 1 {
            try (only ?? ResultFile(file, kind)).save(picture)
          } else {
            try paths.file(path, .namedByView(format), of: name).save(format.marking(picture))
          }
          return MadePicture(view: name, file: path)
        }
      }
      outcomes.keep(compiled.leftOut.failure)
    }
    if json {
      if view.all {
        try StandardOutput.write(json: outcomes.json(jsonText))
      } else if let made = outcomes.values.first {
        try StandardOutput.write(json: jsonText(made))
      }
    }
    try outcomes.end(summary: view.all ? outcomes.summary : "")
  }
}

/// A picture that was made, as JSON.
struct MadePicture: Encodable {
  let view: String
  let file: String
  /// The file or folder that the view is of, where there are several.
  var source: String?
}

extension Outcomes<MadePicture> {
  /// A sentence about the pictures that were made, and those that were not, when some were not.
  var summary: String {
    let made = values.map(\.file)
    return (made.isEmpty ? "No picture was made." : "Made: \(made.listed(most: 50)).") + " " + missing
  }

  /// A sentence about the pictures that were not made.
  var missing: String {
    let names = failures.map { failure in
      [failure.view, failure.source].compactMap { $0.map(HarmlessText.line) }.joined(separator: " in ")
    }.filter { !$0.isEmpty }
    guard !names.isEmpty else { return "" }
    return "Not made: \(names.listed(most: 50))."
  }
}

/// The paths of several pictures, each one once.
struct PicturePaths {
  private let folder: String
  /// The folder as it is now.
  private let given: GivenFolders
  private var names: PictureNames
  /// The views whose pictures were saved, by the file behind all links.
  private var owners: [FileName: String] = [:]

  /// Bytes that a view's name and a number need to be distinguished.
  static let leastRoom = 24

  var room: Int { names.room }

  /// `OUT-NAME.png` for OUT.png.
  init(beside file: OutputFile) {
    let start = file.path.lastIndex(of: "/").map(file.path.index(after:)) ?? file.path.startIndex
    let name = file.path[start...]
    let point = name.lastIndex(of: ".") ?? name.endIndex
    folder = String(file.path[..<start])
    given = ResultFile.given(folder)
    names = PictureNames(prefix: "\(name[..<point])-", suffix: String(name[point...]))
  }

  /// Names in a folder that has a page too.
  init(in folder: String, taken: Set<String>) {
    self.folder = folder.hasSuffix("/") ? folder : folder + "/"
    given = ResultFile.given(folder)
    names = PictureNames(suffix: ".png", taken: taken)
  }

  mutating func next(for name: String) -> String { folder + names.next(PictureNames.clean(name)) }

  /// The file of a path; two paths may lead to one through links, and then the second is refused.
  mutating func file(_ path: String, _ kind: ResultKind, of view: String) throws(Failure) -> ResultFile {
    let file = try ResultFile(OutputFile.named(path), kind, in: folder.isEmpty ? "." : folder, within: given)
    if let owner = owners[FileName(file.target)] {
      throw Failure(.notWritten, "\(path) leads to \(file.target), which has the picture of \(owner).")
    }
    owners[FileName(file.target)] = view
    return file
  }
}
