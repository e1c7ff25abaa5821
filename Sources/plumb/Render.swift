import ArgumentParser
import Foundation
import PlumbSource

struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes a picture of a view.",
    discussion: "With --all, OUT.png becomes OUT-NAME.png for each view.")

  @OptionGroup var view: ViewOptions
  @OptionGroup var stage: StageOptions

  @Option(name: .shortAndLong, help: "The picture: a path that ends in .png, .svg or .pdf.")
  var output: String

  @Flag(help: "Tell on standard output, as JSON, which pictures were made.")
  var json = false

  func run() throws {
    let format = try PictureFormat(path: output)
    try format.check(stage)
    // Before compiling, so that a wrong word costs no time.
    let file = try OutputFile.named(output)
    var failures = Failures()
    try Session.with(source: view.source, timeout: view.timeout, isForMachines: json) { session in
      let cast = try session.cast(Choice(view))
      let words = session.words(stage)
      var made: [[String: String]] = []
      for (index, member) in cast.enumerated() {
        let path = cast.count == 1 ? output : path(of: member.scene, after: cast[..<index].map(\.scene))
        guard let picture = try failures.attempt({ try member.show(.picture(format), words) }) else {
          continue
        }
        try (cast.count == 1 ? file : OutputFile.named(path)).save(picture)
        made.append(["view": member.scene.name, "file": path])
      }
      if json && (view.all || !made.isEmpty) {
        try print(made.count == 1 && !view.all ? Self.text(made[0]) : Self.text(made))
      }
    }
    try failures.end()
  }

  /// `OUT-NAME.png`; a number is added where two views have the same name.
  private func path(of scene: Scene, after others: [Scene]) -> String {
    let url = URL(fileURLWithPath: output)
    let stem = String(output.dropLast(url.pathExtension.count + 1))
    let repeats = others.count { fileName($0) == fileName(scene) }
    return "\(stem)-\(fileName(scene))\(repeats == 0 ? "" : "-\(repeats + 1)").\(url.pathExtension)"
  }

  private static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

/// A scene's name with only what every file system takes.
func fileName(_ scene: Scene) -> String {
  String(scene.name.map { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" ? $0 : "-" }.prefix(80))
}

extension PictureFormat {
  init(path: String) throws(Failure) {
    let suffix = URL(fileURLWithPath: path).pathExtension.lowercased()
    guard let format = PictureFormat(rawValue: suffix) else {
      throw Failure(
        .wrongWords,
        "\(path) does not say what picture to make; end it in \(Self.allCases.map { "." + $0.rawValue }.joined(separator: ", "))."
      )
    }
    self = format
  }

  /// A picture of pixels has a largest size.
  func check(_ stage: StageOptions) throws(Failure) {
    let size = stage.size ?? .standard
    let pixels = max(size.width ?? 0, size.height ?? 0) * stage.scale
    guard self == .png, pixels > 32767 else { return }
    throw Failure(
      .wrongWords,
      "The picture would be \(Int(pixels)) pixels long, and 32767 is the most; make --size or --scale smaller."
    )
  }
}

extension OutputFile {
  static func named(_ path: String) throws(Failure) -> OutputFile {
    do { return try OutputFile(path: path) } catch { throw Failure(.wrongWords, error.description) }
  }

  func save(_ data: Data) throws(Failure) {
    do { try write(data) } catch { throw Failure(.wrongWords, error.description) }
  }
}
