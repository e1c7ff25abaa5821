import Foundation
import PlumbSource

/// One run of the command on one source: compiles it, asks a child what is in it, and has children show the scenes.
///
/// The user's code runs only in children, one for each scene, so that a crash takes nothing else along.
struct Session {
  let source: Source
  private let folder: TemporaryFolder
  private let library: String
  private let executable: URL
  private let timeout: Double
  /// What user code prints goes here: to standard error when standard output is for machines.
  private let userOutput: Int32

  /// Opens a session, and takes its temporary folder away when `body` is done or the command is interrupted.
  static func with<Result>(
    source path: String, timeout: Double, isForMachines: Bool, _ body: (Session) throws -> Result
  ) throws -> Result {
    let source = try Source.named(path)
    let folder = try TemporaryFolder()
    let interruptions = Interruptions { folder.remove() }
    defer {
      interruptions.stop()
      folder.remove()
    }
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let progress = Progress("Compiling \(path) …")
    let library = try Compiler(besideExecutable: executable, folder: folder).compile(source)
    progress.stop()
    guard let library else { throw Failure(.doesNotCompile) }
    return try body(
      Session(
        source: source, folder: folder, library: library, executable: executable, timeout: timeout,
        userOutput: isForMachines ? 2 : 1))
  }

  /// The scenes that a choice means, with what is needed to make them.
  func cast(_ choice: Choice) throws -> [(scene: Scene, show: (ChildRequest.Work, StageWords) throws -> Data)]
  {
    let list = ChildRequest(work: .list, library: library, stage: StageWords(), result: folder.path("scenes"))
    let all = try JSONDecoder().decode([Scene].self, from: run(list, about: "The source"))
    let scenes = try choice.scenes(of: all)
    let plain = scenes.filter { $0.kind == .view }
    let factories = plain.isEmpty ? nil : try makeFactories(plain.map(\.name))
    return scenes.enumerated().map { position, scene in
      let number = Int32(plain.firstIndex { $0.index == scene.index && scene.kind == .view } ?? 0)
      return (
        scene,
        { work, stage in
          let request = ChildRequest(
            work: work, library: library, factories: factories, number: number, scene: scene, stage: stage,
            result: folder.path("result-\(position)"))
          guard case .serve = work else { return try run(request, about: scene.title) }
          try serve(request, about: scene.title)
          return Data()
        }
      )
    }
  }

  /// The names of the source's apps.
  func apps() throws -> [String] {
    let request = ChildRequest(
      work: .apps, library: library, stage: StageWords(), result: folder.path("apps"))
    return try JSONDecoder().decode([String].self, from: run(request, about: "The source"))
  }

  /// Shows an app in the browser until its process ends.
  func serve(app: Int, named name: String, _ stage: StageWords, port: UInt16) throws {
    try serve(
      ChildRequest(
        work: .serve(app: app, port: port), library: library, stage: stage, result: folder.path("run")),
      about: name)
  }

  /// The words of a stage, with the place of the source's resources.
  func words(_ options: StageOptions) -> StageWords {
    StageWords(
      size: options.size, fit: options.fit, scale: options.scale, appearance: options.appearance.rawValue,
      direction: options.direction.rawValue, typeSize: options.typeSize.rawValue, locale: options.locale,
      safeArea: options.safeArea, resources: source.folder.path, files: source.swiftFiles)
  }

  /// The words of a stage for the browser, which decides about size, scale and appearance.
  func words(
    direction: StageOptions.Direction, typeSize: StageOptions.TypeSize, locale: String
  ) -> StageWords {
    StageWords(
      direction: direction.rawValue, typeSize: typeSize.rawValue, locale: locale,
      resources: source.folder.path)
  }

  private func makeFactories(_ names: [String]) throws -> String {
    let compiler = try Compiler(besideExecutable: executable, folder: folder)
    guard let made = try compiler.compileFactories(Factories.source(making: names)) else {
      throw Failure(
        .wrongWords,
        "\(names.joined(separator: ", ")) can not be made without arguments. Add a #Preview instead.")
    }
    return made
  }

  func run(
    _ request: ChildRequest, about title: String, endsByItself: Bool = true,
    environment: [String: String] = [:]
  ) throws -> Data {
    let file = request.result + ".request"
    try JSONEncoder().encode(request).write(to: URL(fileURLWithPath: file))
    allowDeepStacksInChildren()
    var child = Subprocess()
    child.standardOutput = userOutput
    child.timeout = endsByItself ? timeout : nil
    // Swift's own crash reports take seconds and bury the one line that matters.
    child.environment = environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let outcome = try child.run(executable.path, ["child", file])
    // The child has said that no port is free.
    if !endsByItself, outcome.end == .exited(2) { throw Failure(.wrongWords) }
    if let failure = ended(outcome, title) { throw failure }
    if let problem = try? String(contentsOfFile: request.result + ".error", encoding: .utf8) {
      throw Failure(.viewFailed, "\(title): \(problem)")
    }
    guard let result = FileManager.default.contents(atPath: request.result) else {
      throw failure("\(title) ended the process before it was done.", outcome)
    }
    return result
  }

  private func ended(_ outcome: Subprocess.Outcome, _ title: String) -> Failure? {
    switch outcome.end {
    case .exited(0): nil
    case .exited(let status): failure("\(title) ended the process with status \(status).", outcome)
    case .signalled(let signal): failure("\(title) crashed (\(String(cString: strsignal(signal)))).", outcome)
    case .timedOut:
      failure("\(title) did not finish within \(timeout.formatted()) seconds (--timeout).", outcome)
    }
  }

  private func failure(_ message: String, _ outcome: Subprocess.Outcome) -> Failure {
    let lines = outcome.lastLines.map { "  \($0)" }
    return Failure(
      .viewFailed,
      ([message + (lines.isEmpty ? " It printed nothing." : " Its last lines:")] + lines).joined(
        separator: "\n"))
  }
}

extension Source {
  /// A path that leads nowhere is a wrong word.
  static func named(_ path: String) throws(Failure) -> Source {
    do { return try Source(path: path) } catch { throw Failure(.wrongWords, error.description) }
  }
}
