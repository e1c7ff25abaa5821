import Foundation
import PlumbLive
import PlumbSource

/// The previews of a source in one of the two states that a review compares.
struct ReviewedSide {
  /// The compiled source; `nil` where there is none, or where it does not compile.
  private(set) var compiled: CompiledSource?
  private(set) var members: [ShownMember] = []
  /// The reason why there are no previews, or not all.
  private(set) var problem: Failure?

  /// Whether the file of a preview was left out, or everything.
  func leavesOut(_ file: String?) -> Bool {
    guard let compiled else { return problem != nil }
    return compiled.leftOut.files.contains { left in
      file.map { FileName(FilePath.name(of: left)) == FileName($0) } ?? false
    }
  }

  /// Compiles a source, and removes what was made of it when `body` is done.
  ///
  /// - Parameters:
  ///   - words: `nil` for a state without the source.
  ///   - isQuiet: whether notices and warnings are those of another state, too.
  static func with<Result>(
    _ words: SourceWords?, timeout: Double?, tolerance: Tolerance, isQuiet: Bool,
    _ body: (ReviewedSide) throws -> Result
  ) throws -> Result {
    guard let words else { return try body(ReviewedSide()) }
    var side = ReviewedSide()
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    do {
      let source = try words.source()
      if !isQuiet { words.tellNotices(of: source) }
      let compiler = try Compiler(
        besideExecutable: CompiledSource.executable, folder: folder, timeout: timeout,
        platform: words.platform)
      try side.compile(source, compiler, in: folder, timeout: timeout, tolerance: tolerance, isQuiet: isQuiet)
    } catch {
      let failure = Failure(error)
      if failure.status == .readerGone || failure.status == .notWritten { throw failure }
      side.problem = failure
    }
    return try body(side)
  }

  private mutating func compile(
    _ source: Source, _ compiler: Compiler, in folder: TemporaryFolder, timeout: Double?,
    tolerance: Tolerance, isQuiet: Bool
  ) throws {
    let messages = folder.path("review-messages")
    let progress = ProgressNotice("Compiling \(isQuiet ? "the sources before" : "the sources after") …")
    defer { progress.stop() }
    guard let made = try compiler.make(source, messages: messages, tolerance: tolerance) else {
      let text = (try? String(contentsOfFile: messages, encoding: .utf8)) ?? ""
      throw Failure(.doesNotCompile, text)
    }
    progress.stop()
    if !isQuiet { warn(of: made.uses) }
    var compiled = try CompiledSource(
      source: source, folder: folder, compiler: compiler, made: made,
      timeout: timeout ?? CompiledSource.defaultTimeout, userOutput: 2)
    compiled.reportsProblems = !isQuiet
    (self.compiled, problem) = (compiled, compiled.leftOut.failure)
    let views = try compiled.allViews().filter(\.canBeMade)
    let previews = views.filter { $0.kind != .view }
    members = try compiled.requests(for: previews.isEmpty ? views : previews).map { view, request in
      (view, { work, stage in try compiled.run(request(work, stage), about: view.title) })
    }
  }
}
