import Foundation
import PlumbLive
import PlumbSource

/// The sources that an assistant works on, each compiled as long as it does not change.
final class KeptSources {
  /// The limits of a source.
  struct Limits {
    var timeout: Double?
    var sandbox: Sandbox?
  }

  /// The greatest number that are kept; the least recently used one makes room.
  private static let most = 8

  let folder: TemporaryFolder
  private let limits: Limits
  private var sources: [KeptSource] = []
  private var count = 0

  init(in folder: TemporaryFolder, _ limits: Limits) { (self.folder, self.limits) = (folder, limits) }

  func source(_ words: SourceWords) throws -> KeptSource {
    if let index = sources.firstIndex(where: { $0.words == words }) {
      let known = sources.remove(at: index)
      sources.append(known)
      return known
    }
    if sources.count == Self.most { sources.removeFirst() }
    count += 1
    let made = try KeptSource(words, in: TemporaryFolder(in: folder, named: "source-\(count)"), limits)
    sources.append(made)
    return made
  }
}

/// One source, with what was compiled of it last.
final class KeptSource {
  let words: SourceWords
  private let folder: TemporaryFolder
  private let limits: KeptSources.Limits
  private let incremental: IncrementalCompiler
  private var watch: SourceWatch
  private var current: KeptCompilation?
  /// The uses of names without effect that the last look at the types has found, as long as they hold.
  private var checkedUses: [UseWithoutEffect]?
  private var number = 0

  init(_ words: SourceWords, in folder: TemporaryFolder, _ limits: KeptSources.Limits) throws {
    (self.words, self.folder, self.limits) = (words, folder, limits)
    incremental = try IncrementalCompiler(in: folder)
    watch = words.watch
  }

  deinit { folder.remove() }

  /// Looks at the types only, and throws the compiler's messages where they are wrong.
  ///
  /// - Returns: what should be known of the source, such as packages that are not there, and names without effect.
  func check(_ cancellation: Cancellation) throws -> [String] {
    forgetIfChanged()
    let source = try words.source()
    func told(_ uses: [UseWithoutEffect]) -> [String] {
      source.notices.all + UseWithoutEffect.told(uses).map { "warning: \($0)" }
    }
    // A compilation without a part does not show that the whole compiles.
    let whole = current.flatMap { $0.source.leftOut.isEmpty ? $0.source.uses : nil }
    if let known = whole ?? checkedUses { return told(known) }
    let (own, compiler) = try compiler(cancellation)
    defer { own.remove() }
    let messages = own.path("messages")
    guard let uses = try compiler.check(source, messages: messages) else {
      throw CompilerMessages(file: messages)
    }
    checkedUses = uses
    return told(uses)
  }

  /// Returns the compilation of the source as it is now.
  ///
  /// - Parameter needsModule: views are made by their types.
  func compiled(needsModule: Bool = false, _ cancellation: Cancellation) throws -> KeptCompilation {
    forgetIfChanged()
    if let current, current.hasModule || !needsModule { return current }
    let source = try words.source()
    words.tellNotices(of: source)
    let needsModule = needsModule || !source.declaresPreviews
    let (own, compiler) = try compiler(cancellation)
    let messages = own.path("messages")
    do {
      let made = try CompiledSource(
        source, in: own, by: incremental, compiler, messages: messages, needsModule: needsModule,
        tolerance: .missingModules, timeout: limits.timeout ?? CompiledSource.defaultTimeout, userOutput: 2,
        sandbox: limits.sandbox)
      guard let made else { throw CompilerMessages(file: messages) }
      let compilation = KeptCompilation(made, folder: own, hasModule: needsModule)
      current = compilation
      return compilation
    } catch {
      own.remove()
      throw error
    }
  }

  /// Passes the compilation to a closure, and passes one of the whole module where a view cannot be made otherwise.
  func compiled<Result>(_ cancellation: Cancellation, _ body: (KeptCompilation) throws -> Result) throws
    -> Result
  {
    do { return try body(compiled(cancellation)) } catch is NeedsModule {
      return try body(compiled(needsModule: true, cancellation))
    }
  }

  private func forgetIfChanged() {
    guard watch.hasChanged() else { return }
    watch.waitForChange()
    (current, checkedUses) = (nil, nil)
  }

  private func compiler(_ cancellation: Cancellation) throws -> (TemporaryFolder, Compiler) {
    number += 1
    let own = try TemporaryFolder(in: folder, named: "\(number)")
    return (
      own,
      try Compiler(
        besideExecutable: CompiledSource.executable, folder: own, timeout: limits.timeout,
        cancellation: cancellation,
        modules: incremental.modules, platform: words.platform)
    )
  }
}
