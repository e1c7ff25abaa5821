import Foundation
import PlumbSource

/// One run of the command on one source: compiles it, asks a child what is in it, and has children show the scenes.
///
/// The user's code runs only in children, one for each scene, so that a crash takes nothing else along.
struct Session: Sendable {
  let source: Source
  private let folder: TemporaryFolder
  private let compiler: Compiler
  let library: String
  private let executable: URL
  private let timeout: Double
  /// What user code prints goes here: to standard error when standard output is for machines.
  private let userOutput: Int32
  private let sandbox: Sandbox?
  /// Where in the source something is that a macro was told to be elsewhere.
  let places: PartPlaces
  /// The files that are missing in it.
  let leftOut: LeftOut
  /// The libraries of what the source imports of its project.
  private let modules: [String]
  /// The folder in which names of resources are looked up.
  private let resources: String

  /// A session of a source that is compiled already.
  ///
  /// - Parameter compiler: has compiled it, and compiles what makes its plain views, with the same limits.
  init(
    source: Source, folder: TemporaryFolder, compiler: Compiler, made: CompiledSource, executable: URL,
    timeout: Double, userOutput: Int32, sandbox: Sandbox? = nil
  ) throws {
    (self.source, self.folder, self.library, self.executable) = (source, folder, made.library, executable)
    (self.compiler, self.timeout, self.userOutput) = (compiler, timeout, userOutput)
    (self.sandbox, self.places, modules, leftOut) = (sandbox, made.places, made.modules, made.leftOut)
    resources = try source.resourceFolder(in: folder).path
  }

  /// How long a view may take in seconds, where nobody has said otherwise.
  static let patience = 30.0
  /// The most memory that a view's process, and each process that it starts, may ask for, in bytes: far more than any view
  /// needs, and less than most machines have.
  static let memory: UInt64 = 4 << 30

  /// Opens a session, and takes its temporary folder away when `body` is done.
  ///
  /// - Parameter timeout: how long each compilation may take in seconds, and after it each view.
  /// - Parameter isTolerant: what does not compile is left out, and told at the end.
  static func with<Result>(
    source words: SourceWords, timeout: Double?, sandbox: Sandbox? = nil, isForMachines: Bool,
    isTolerant: Bool = false, _ body: (Session) throws -> Result
  ) throws -> Result {
    let source = try words.source()
    for notice in source.notices { say(notice) }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let progress = Progress("Compiling \(words.path) …")
    defer { progress.stop() }
    let compiler = try Compiler(besideExecutable: executable, folder: folder, timeout: timeout)
    guard let made = try compiler.make(source, isTolerant: isTolerant) else { throw Failure(.doesNotCompile) }
    progress.stop()
    return try made.leftOut.told {
      try body(
        Session(
          source: source, folder: folder, compiler: compiler, made: made, executable: executable,
          timeout: timeout ?? patience, userOutput: isForMachines ? 2 : 1, sandbox: sandbox))
    }
  }

  /// The scenes that a choice means, with what shows them in a child.
  func cast(_ choice: Choice) throws -> [(scene: Scene, show: (ChildRequest.Work, StageWords) throws -> Data)]
  {
    try requests(choice).map { scene, request in
      (
        scene,
        { work, stage in
          let request = request(work, stage)
          guard case .serve = work else { return try run(request, about: scene.title) }
          try serve(request, about: scene.title)
          return Data()
        }
      )
    }
  }

  /// The scenes that a choice means, with what is asked of a child to show them.
  func requests(
    _ choice: Choice
  ) throws -> [(scene: Scene, request: @Sendable (ChildRequest.Work, StageWords) -> ChildRequest)] {
    let scenes = try choice.scenes(of: try allScenes())
    let plain = scenes.filter { $0.kind == .view }
    let factories = plain.isEmpty ? nil : try makeFactories(plain.map(\.name))
    let (library, folder) = (library, folder)
    return scenes.enumerated().map { position, scene in
      let number = Int32(plain.firstIndex { $0.index == scene.index && scene.kind == .view } ?? 0)
      return (
        scene,
        { work, stage in
          ChildRequest(
            work: work, library: library, factories: factories, number: number, scene: scene, stage: stage,
            result: folder.path("result-\(position)"))
        }
      )
    }
  }

  /// Everything that can be shown. Making the previews of a provider runs the user's code; when that goes wrong, each
  /// provider is taken for one preview, which will tell what went wrong.
  private func allScenes() throws -> [Scene] {
    func list(members: Bool, _ limit: Double) throws -> [Scene] {
      let request = ChildRequest(
        work: .list(members: members), library: library, stage: StageWords(), result: folder.path("scenes"))
      return try JSONDecoder().decode(
        [Scene].self, from: run(request, about: "The source", timeout: min(timeout, limit)))
    }
    let scenes: [Scene]
    do {
      scenes = try list(members: true, 5)
    } catch is Failure {
      scenes = try list(members: false, timeout)
    }
    return Scene.inOrder(scenes.map { scene in scene.moved { places.original($0) } })
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
      size: options.size ?? options.device.map { StageSize(width: $0.size.width, height: $0.size.height) },
      fit: options.fit, scale: options.scale, appearance: options.appearance.rawValue,
      direction: options.direction.rawValue, typeSize: options.typeSize.rawValue, locale: options.locale,
      timeZone: options.timeZone, now: options.now, seed: options.seed,
      safeArea: options.safeArea ?? options.device.map { [$0.insets.top, 0, $0.insets.bottom, 0] } ?? [
        0, 0, 0, 0,
      ],
      resources: resources, files: source.swiftFiles)
  }

  /// The words of a stage about which a page decides.
  var words: StageWords {
    StageWords(resources: resources, files: source.swiftFiles, parts: places)
  }

  /// The words of a stage for the browser, which decides about size, scale and appearance.
  func words(
    direction: StageOptions.Direction, typeSize: StageOptions.TypeSize, locale: String
  ) -> StageWords {
    StageWords(
      direction: direction.rawValue, typeSize: typeSize.rawValue, locale: locale,
      resources: resources)
  }

  private func makeFactories(_ names: [String]) throws -> String {
    func make(isQualified: Bool) throws -> String? {
      try compiler.compileFactories(
        Factories.source(making: names, of: source.moduleName, isQualified: isQualified))
    }
    guard let made = try make(isQualified: true) ?? make(isQualified: false) else {
      throw Failure(
        .wrongWords,
        "\(names.joined(separator: ", ")) can not be made without arguments. Add a #Preview instead.")
    }
    return made
  }

  func run(
    _ request: ChildRequest, about title: String,
    environment: [String: String] = [:], timeout: Double? = nil
  ) throws -> Data {
    let words = ["child", try written(request)]
    let (program, arguments) =
      sandbox?.words(running: executable.path, words, writingTo: folder.url.path) ?? (executable.path, words)
    let outcome = try child(request, environment: environment, timeout: timeout).run(program, arguments)
    // The child has said that no port is free.
    if !request.endsByItself, outcome.end == .exited(2) { throw Failure(.wrongWords) }
    if let failure = ended(outcome, title, request) { throw failure }
    switch Answer.read(request.result, seal: request.seal) {
    case .answer(.result(let data)): return data
    case .answer(.problem(let words)): throw Failure(.viewFailed, "\(title): \(words)")
    case .nothing: throw failure("\(title) ended the process before it was done.", outcome, request)
    case .foreign(let reason):
      throw failure(
        "\(title) ended the process before it was done, and left an answer that does not count: it \(reason).",
        outcome, request)
    }
  }

  /// Starts a child that runs until it is ended.
  func start(
    _ request: ChildRequest,
    ended: @escaping @Sendable (Result<Subprocess.Outcome, Subprocess.Problem>) -> Void
  ) throws -> RunningProgram {
    let file = try written(request)
    return RunningProgram(child(request), executable.path, ["child", file], ended: ended)
  }

  /// The file with what is asked of a child.
  private func written(_ request: ChildRequest) throws -> String {
    var request = request
    request.modules = modules
    request.stage.fontCache =
      sandbox == nil ? try CacheFolder(orIn: folder).fonts : folder.path("fonts")
    let file = request.result + ".request"
    try writeNew(try JSONEncoder().encode(request), to: file)
    // Nothing of an earlier child, whose user's code can write here too, is taken for this one's.
    for old in [request.result, request.whereaboutsFile] { unlink(old) }
    return file
  }

  private func child(
    _ request: ChildRequest, environment: [String: String] = [:], timeout limit: Double? = nil
  ) -> Subprocess {
    var child = Subprocess()
    // A view may be nested ten thousand deep, and each level takes a few calls. What is not used takes no memory.
    child.stack = 1 << 30
    child.memory = Self.memory
    child.standardOutput = userOutput
    child.timeout = request.endsByItself ? limit ?? timeout : nil
    // Swift's own crash reports take seconds and bury the one line that matters.
    child.environment = environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    // The elements of a set come in the same order in each process.
    child.environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    if request.isStill { child.environment["TZ"] = request.stage.timeZone }
    return child
  }

  private func ended(_ outcome: Subprocess.Outcome, _ title: String, _ request: ChildRequest) -> Failure? {
    switch outcome.end {
    case .exited(0): nil
    case .exited(let status): failure("\(title) ended the process with status \(status).", outcome, request)
    case .signalled(let signal):
      failure("\(title) crashed (\(String(cString: strsignal(signal)))).", outcome, request)
    case .timedOut:
      failure("\(title) did not finish within \(timeout.formatted()) seconds (--timeout).", outcome, request)
    }
  }

  /// What happened, what was printed last, and where the user's code was.
  private func failure(_ message: String, _ outcome: Subprocess.Outcome, _ request: ChildRequest) -> Failure {
    let lines = outcome.lastLines.map { "  \($0)" }
    let words = [message + (lines.isEmpty ? " It printed nothing." : " Its last lines:")] + lines
    let whereabouts = Whereabouts.read(request.whereaboutsFile)
    return Failure(.viewFailed, (words + whereabouts.sentences(outcome, place: line)).joined(separator: "\n"))
  }
}
