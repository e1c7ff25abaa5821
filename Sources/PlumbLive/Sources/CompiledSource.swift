import CDeterminism
import Foundation
import PlumbServer
import PlumbSource
import SwiftUI

/// A view of a source, and what makes the request to a child.
package typealias ViewRequest = (
  view: SourceView, request: @Sendable (ChildRequest.Work, Stage) -> ChildRequest
)

/// A view of a source, and what shows it in a child.
package typealias ShownMember = (view: SourceView, show: (ChildRequest.Work, Stage) throws -> Data)

/// A compiled source. One child process lists its views, and others show them.
///
/// The user's code runs only in children, one for each view, so that a crash ends nothing else.
package struct CompiledSource: Sendable {
  package let source: Source
  package let folder: TemporaryFolder
  private let compiler: Compiler
  let library: String
  private let timeout: Double
  /// The descriptor for the output of user code: standard error when standard output is for machines.
  private let userOutput: Int32
  let sandbox: Sandbox?
  /// Ends its children early.
  private(set) var cancellation: Cancellation?
  /// The messages about later saves, where there may be some.
  private(set) var saves: FollowedSaves?
  /// The place in the source of what macros see in a part of it.
  let places: PartPlaces
  /// The files that are missing in it.
  package let leftOut: LeftOut
  /// The uses of names without effect in it.
  package let uses: [UseWithoutEffect]
  /// Whether its views report problems.
  package var reportsProblems = true
  /// The libraries of what the source imports of its project.
  private let modules: [String]
  /// The folders in which names of resources are looked up.
  private let resources: [String]
  /// The folder of what the PDF images were made.
  private let drawings: String
  /// The path that the shown program would have, beside the contents of its bundle.
  private let program: String

  /// Creates an instance for a source that is compiled already.
  ///
  /// - Parameter compiler: has compiled it, and compiles what makes its plain views, with the same limits.
  package init(
    source: Source, folder: TemporaryFolder, compiler: Compiler, made: CompiledLibrary, timeout: Double,
    userOutput: Int32, sandbox: Sandbox? = nil
  ) throws {
    (self.source, self.folder, self.library) = (source, folder, made.library)
    (self.compiler, self.timeout, self.userOutput) = (compiler, timeout, userOutput)
    (self.sandbox, self.places, modules, leftOut) = (sandbox, made.places, made.modules, made.leftOut)
    uses = made.uses
    resources = try source.resourceFolders(in: folder).map(\.path)
    drawings = compiler.makeDrawings(of: source)
    program = try source.applicationBundle(in: folder)
  }

  /// Compiles again what an edit reached; `nil` when the source does not compile, and then the messages are in a file.
  package init?(
    _ source: Source, in folder: TemporaryFolder, by incremental: IncrementalCompiler, _ compiler: Compiler,
    messages: String, needsModule: Bool, tolerance: Tolerance = .none, timeout: Double, userOutput: Int32,
    sandbox: Sandbox? = nil
  ) throws {
    let made = try incremental.compile(
      source, with: compiler, messages: messages, needsModule: needsModule, tolerance: tolerance)
    guard let made else { return nil }
    try self.init(
      source: source, folder: folder, compiler: compiler, made: made, timeout: timeout,
      userOutput: userOutput,
      sandbox: sandbox)
  }

  /// The descriptor for the output of user code where the result is an address: who opens the first line that is printed must not
  /// open one that an app behind a wall has printed.
  package static func outputBesideAddress(_ sandbox: Sandbox?) -> Int32 { sandbox == nil ? 1 : 2 }

  /// The same, with children that are ended when something is cancelled, and with what is said of later saves.
  package func cancelled(by cancellation: Cancellation, _ saves: FollowedSaves? = nil) -> CompiledSource {
    var copy = self
    (copy.cancellation, copy.saves) = (cancellation, saves)
    return copy
  }

  /// Whether something else may take its place while it is shown.
  var isFollowed: Bool { cancellation != nil }

  /// Whether something else has taken its place.
  var isCancelled: Bool { cancellation?.isCancelled ?? false }

  /// Whether its children run behind a wall.
  var isWalled: Bool { sandbox != nil }

  /// The time that a view may take, in seconds.
  var viewTimeout: Double { timeout }

  /// The command itself: children run it, and the compiler finds our modules beside it.
  package static let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  /// The time that a view may take, in seconds, without `--timeout`.
  package static let defaultTimeout = 30.0
  /// The time that a view may take for each appearance of a shared page, which lays it out at hundreds of sizes.
  package static let defaultTimeoutOfPages = 120.0
  /// The most memory that a view's process, and each process that it starts, may ask for, in bytes: far more than any view
  /// needs, and less than most machines have.
  static let memory: UInt64 = 4 << 30
  /// The C library's settings for one heap, of which what is free goes back to the system.
  private static let smallHeap = [
    "MALLOC_ARENA_MAX": "1", "MALLOC_MMAP_THRESHOLD_": "65536", "MALLOC_TRIM_THRESHOLD_": "65536",
    "MALLOC_TOP_PAD_": "16384",
  ]
  /// A view may be nested ten thousand deep, and each level takes a few calls. Unused stack takes no memory.
  static let stack: UInt64 = 1 << 30

  /// Compiles a source, and removes its temporary folder when `body` is done.
  ///
  /// - Parameters:
  ///   - timeout: how long each compilation may take in seconds, and after it each view.
  ///   - viewTimeout: how long each view may take in seconds where there is no `timeout`.
  ///   - tolerance: how much may be left out; it is reported at the end.
  package static func with<Result>(
    source words: SourceWords, timeout: Double?, viewTimeout: Double = defaultTimeout,
    sandbox: Sandbox? = nil,
    isForMachines: Bool, tolerance: Tolerance = .none, _ body: (CompiledSource) throws -> Result
  ) throws -> Result {
    try withCompiler(source: words, timeout: timeout) { source, compiler, folder in
      let progress = ProgressNotice("Compiling \(words.path) …")
      defer { progress.stop() }
      guard let made = try compiler.make(source, tolerance: tolerance) else {
        throw Failure(.doesNotCompile)
      }
      progress.stop()
      warn(of: made.uses)
      return try made.leftOut.told {
        try body(
          CompiledSource(
            source: source, folder: folder, compiler: compiler, made: made,
            timeout: timeout ?? viewTimeout, userOutput: isForMachines ? 2 : 1, sandbox: sandbox))
      }
    }
  }

  /// Reads a source, and removes the compiler's temporary folder when `body` is done.
  package static func withCompiler<Result>(
    source words: SourceWords, timeout: Double?,
    _ body: (Source, Compiler, TemporaryFolder) throws -> Result
  ) throws -> Result {
    let source = try words.source()
    words.tellNotices(of: source)
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let compiler = try Compiler(
      besideExecutable: executable, folder: folder, timeout: timeout, platform: words.platform)
    return try body(source, compiler, folder)
  }

  /// The views of a choice, each with a function that shows it in a child.
  package func views(_ choice: Choice) throws -> [ShownMember] {
    try requests(choice).map { view, request in
      (
        view,
        { work, stage in try run(request(work, stage), about: view.title) }
      )
    }
  }

  /// The views of a choice, each with a function that makes the request to a child.
  package func requests(_ choice: Choice) throws -> [ViewRequest] {
    try requests(for: try choice.views(of: try allViews()))
  }

  /// The same for some of the views.
  ///
  /// - Parameter number: another one for each time that views of this source are asked for.
  package func requests(for views: [SourceView], number: Int = 0) throws -> [ViewRequest] {
    let plain = views.filter { $0.kind == .view }
    let factories = plain.isEmpty ? nil : try makeFactories(plain.map(\.name), number)
    let (library, folder, files, style) = (library, folder, files, compiler.platform.style)
    return views.enumerated().map { position, view in
      let number = Int32(plain.firstIndex { $0.index == view.index && view.kind == .view } ?? 0)
      return (
        view,
        { work, stage in
          ChildRequest(
            work: work, library: library, factories: factories, number: number, view: view,
            stage: stage.on(style), files: files,
            folder: folder.url.path)
        }
      )
    }
  }

  /// All views that can be shown. Listing the previews of a provider runs the user's code. When that fails, each provider
  /// counts as one preview, which reports the failure when it is shown.
  package func allViews() throws -> [SourceView] {
    func list(members: Bool, _ limit: Double) throws -> [SourceView] {
      var files = files
      files.reportsProblems = false
      let request = ChildRequest(
        work: .list(members: members), library: library, stage: Stage(), files: files,
        folder: folder.url.path)
      return try ReadAnswer.decoded(
        [SourceView].self, from: run(request, about: "The source", timeout: min(timeout, limit)),
        about: "The source")
    }
    var views: [SourceView]
    do {
      views = try list(members: true, 5)
    } catch is Failure {
      views = try list(members: false, timeout)
      for index in views.indices where views[index].kind == .provider { views[index].isListed = false }
    }
    return SourceView.inOrder(views.map { view in view.moved { places.original($0) } })
  }

  /// The names of the source's apps.
  package func apps() throws -> [String] {
    let request = ChildRequest(
      work: .apps, library: library, stage: Stage(), files: files, folder: folder.url.path)
    return try ReadAnswer.decoded(
      [String].self, from: run(request, about: "The source"), about: "The source")
  }

  /// Returns the request to a child for an app.
  package func request(_ work: ChildRequest.Work, _ stage: Stage) -> ChildRequest {
    ChildRequest(
      work: work, library: library, stage: stage.on(compiler.platform.style), files: files,
      folder: folder.url.path)
  }

  /// The files of the source that a child needs in addition to the compiled library.
  private var files: SourceFiles {
    // A child runs in another folder than the person.
    SourceFiles(
      resources: resources, drawings: drawings, swift: (source.swiftFiles + writtenFiles).map(absolutePath),
      parts: places, reportsProblems: reportsProblems)
  }

  /// The files of the project's other modules: their views are a person's own as well, and those of packages from elsewhere
  /// show what a person gives them. A place names a file without its folder, so that a name that the source has is the
  /// source's.
  private var writtenFiles: [String] {
    func name(_ path: String) -> String { URL(fileURLWithPath: path).lastPathComponent }
    let taken = Set(source.swiftFiles.map(name))
    let own = source.modules.filter(\.isOwn).flatMap(\.swiftFiles)
    var room = Self.mostForeignBytes
    let foreign = source.modules.filter { !$0.isOwn }.filter { module in
      room -= module.swiftFiles.reduce(0) { $0 + bytes(of: $1) }
      return room >= 0
    }
    return (own + foreign.flatMap(\.swiftFiles)).filter { !taken.contains(name($0)) }
  }

  /// The maximum bytes of packages from elsewhere read for places: most views of theirs that hold others are in small ones.
  private static let mostForeignBytes = 1 << 20

  private func bytes(of path: String) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
  }

  private func makeFactories(_ names: [String], _ number: Int) throws -> String {
    func make(isQualified: Bool) throws -> String? {
      try compiler.compileFactories(
        Factories.source(making: names, of: source.moduleName, isQualified: isQualified), number: number)
    }
    guard let made = try make(isQualified: true) ?? make(isQualified: false) else {
      throw Failure(
        .wrongWords,
        "\(names.joined(separator: ", ")) can not be made without arguments. Add a #Preview instead.")
    }
    return made
  }

  package func run(
    _ request: ChildRequest, about title: String,
    environment: [String: String] = [:], timeout: Double? = nil
  ) throws -> Data {
    try answer(request, about: title, environment: environment, timeout: timeout).data
  }

  /// Returns a child's answer, and the last lines that it printed.
  ///
  /// - Parameter hears: makes what takes the child's other messages, of which a child that is to answer has none.
  package func answer(
    _ request: ChildRequest, about title: String,
    environment: [String: String] = [:], timeout: Double? = nil,
    hears: (Wire) -> HeardChild.Hearing = { _ in { _ in false } }
  ) throws -> (data: Data, lastLines: [String]) {
    let request = try completed(request)
    let (program, arguments) = try words(of: request)
    var child = child(request, environment: environment, timeout: timeout)
    let heard = try HeardChild(request, to: &child, hears: hears)
    let outcome = try child.run(program, arguments)
    let said = heard.finish()
    if isCancelled { throw Compiler.Problem.cancelled }
    return (try data(request, about: title, outcome, said), outcome.lastLines)
  }

  /// Starts a child that runs until it is ended.
  ///
  /// - Parameter hears: makes what takes the child's messages.
  func start(
    _ request: ChildRequest, environment: [String: String] = [:], hears: (Wire) -> HeardChild.Hearing,
    ended: @escaping @Sendable (Result<Subprocess.Outcome, Subprocess.Problem>, HeardChild.Said) -> Void
  ) throws -> RunningProgram {
    let request = try completed(request)
    let (program, arguments) = try words(of: request)
    var child = child(request, environment: environment)
    let heard = try HeardChild(request, to: &child, hears: hears)
    let running = RunningProgram(child, program, arguments) { ended($0, heard.finish()) }
    heard.follow(running)
    cancellation?.whenCancelled { running.end() }
    return running
  }

  /// The program that is run for a request, and its arguments.
  private func words(of request: ChildRequest) throws -> (program: String, arguments: [String]) {
    let arguments = ["child", "\(Subprocess.wireNumber)"]
    return try sandbox?.words(for: request, arguments, folder: folder)
      ?? (Self.executable.path, arguments)
  }

  /// Adds to a request what every child needs.
  private func completed(_ request: ChildRequest) throws -> ChildRequest {
    var request = request
    request.modules = modules
    if case .serve = request.work { request.missing = source.notices.missing + leftOut.notices }
    let fonts = try CacheFolder(orIn: folder).fonts
    request.fontCache = fonts
    if sandbox != nil {
      request.isWalled = true
      do throws(Sandbox.Problem) { request.seen = try source.seenPlaces() } catch {
        throw Failure(.wrongWords, error.description)
      }
      (request.fontCache, request.knownFonts) = ("\(Sandbox.folder)/fonts", fonts)
    }
    return request
  }

  private func child(
    _ request: ChildRequest, environment: [String: String] = [:], timeout limit: Double? = nil
  ) -> Subprocess {
    var child = Subprocess()
    child.isOfSource = true
    // The code finds files by relative paths, as a program that is started from a shell does. It is the person's own, and
    // starts no tool that is looked up there.
    if sandbox == nil { child.folder = FileManager.default.currentDirectoryPath }
    child.stack = Self.stack
    child.memory = Self.memory
    child.standardOutput = userOutput
    child.cancellation = cancellation
    child.timeout = request.endsByItself ? limit ?? ViewTime(timeout, for: request.work).seconds : nil
    // Swift's own crash reports take seconds, and push the one line that matters out of sight.
    child.environment = environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    // What it takes for its own bundle.
    child.environment[PLUMB_SHOWN_PROGRAM] = program
    // So that the elements of a set have the same order in each process.
    child.environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    // A page has many children that live long, and each thread would have its own heap.
    if !request.endsByItself { child.environment.merge(Self.smallHeap) { $1 } }
    if request.isStill { child.environment["TZ"] = request.stage.timeZone ?? Stage.defaultTimeZone }
    if sandbox != nil {
      // The settings of an app go with it.
      child.environment["XDG_CONFIG_HOME"] = nil
      child.onlyEnvironment = Sandbox.environment()
    }
    return child
  }
}
