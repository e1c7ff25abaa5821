import Foundation
import PlumbServer
import PlumbSource
import Synchronization

/// An app that is shown anew after each save that compiles. A save that does not compile is reported, and the app goes on as it was.
package enum FollowedApp {
  /// A state of the source, compiled.
  private struct Generation: Sendable {
    let compiled: CompiledSource
    let folder: TemporaryFolder

    /// - Throws: `Compiler.Problem.cancelled` when it was cancelled, and the compiler's messages when the source does not compile.
    init(
      _ words: SourceWords, _ sandbox: Sandbox?, number: Int, in outer: TemporaryFolder,
      by incremental: IncrementalCompiler, _ cancellation: Cancellation
    ) throws {
      let source = try words.source()
      folder = try TemporaryFolder(in: outer, named: "\(number)")
      let progress = ProgressNotice("Compiling \(words.path) …")
      defer { progress.stop() }
      do {
        let compiler = try Compiler(
          besideExecutable: CompiledSource.executable, folder: folder, cancellation: cancellation,
          modules: incremental.modules, platform: words.platform)
        let messages = folder.path("messages")
        let made = try CompiledSource(
          source, in: folder, by: incremental, compiler, messages: messages, needsModule: true,
          tolerance: .missingModules, timeout: CompiledSource.defaultTimeout,
          userOutput: CompiledSource.outputBesideAddress(sandbox),
          sandbox: sandbox)
        if cancellation.isCancelled { throw Compiler.Problem.cancelled }
        guard let made else {
          throw Uncompiled(messages: (try? String(contentsOfFile: messages, encoding: .utf8)) ?? "")
        }
        made.leftOut.notice.map(say)
        compiled = made
      } catch {
        folder.remove()
        throw error
      }
    }
  }

  /// A state of the source that does not compile.
  struct Uncompiled: Error {
    let messages: String
  }

  /// The report about a state that cannot be shown.
  struct Refusal {
    /// The compiler's messages, as it has written them.
    let messages: String
    let failure: Failure
    let complaints: [PreviewProject.Complaint]

    /// Returns `nil` where a newer state was saved meanwhile: errors of the older one are of no interest then.
    init?(_ error: any Error, in watch: SourceWatch) {
      if watch.hasChanged() { return nil }
      if let uncompiled = error as? Uncompiled {
        (messages, failure) = (uncompiled.messages, Failure(.doesNotCompile))
        complaints = PreviewGeneration.complaints(messages)
      } else {
        (messages, failure) = ("", Failure(error))
        complaints = [PreviewProject.Complaint(kind: .error, text: failure.message)]
      }
    }
  }

  /// The newest generation that compiles. It takes the place of the one that is shown.
  private final class Newest: Sendable {
    private struct State {
      var generation: Result<Generation, any Error>?
      /// Ends what is shown.
      var shown: Cancellation?
    }

    private let state = Mutex(State())
    private let isThere = DispatchSemaphore(value: 0)

    /// Keeps a generation, and ends the one that is shown. An older one that nobody has shown goes.
    func put(_ generation: Result<Generation, any Error>) {
      let old = state.withLock { state in
        let old = state.generation
        state.generation = generation
        state.shown?.cancel()
        return old
      }
      if let old { try? old.get().folder.remove() } else { isThere.signal() }
    }

    /// Waits for a generation, and takes it.
    ///
    /// - Parameter shown: is cancelled when there is a newer one.
    func take(_ shown: Cancellation) throws -> Generation {
      isThere.wait()
      let generation = state.withLock { state in
        defer { (state.generation, state.shown) = (nil, shown) }
        return state.generation
      }
      guard let generation else { preconditionFailure("Nothing was put there.") }
      return try generation.get()
    }
  }

  /// Shows the source, and each later state of it that compiles, until what is shown ends by itself.
  ///
  /// - Parameter show: throws `Compiler.Problem.cancelled` when a newer state is there.
  package static func run(
    _ words: SourceWords, _ sandbox: Sandbox?, _ show: (CompiledSource) throws -> Void
  ) throws {
    // A wrong name is reported before anything starts.
    words.tellNotices(of: try words.source())
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let (newest, saves) = (Newest(), FollowedSaves())
    Thread.detachNewThread { follow(words, sandbox, in: folder, newest, saves) }
    var isFirst = true
    while true {
      let cancellation = Cancellation()
      let generation = try newest.take(cancellation)
      defer { generation.folder.remove() }
      do {
        return try show(generation.compiled.cancelled(by: cancellation, saves))
      } catch Compiler.Problem.cancelled {
        say("The source was saved, and the app is started anew.")
      } catch let failure as Failure where !isFirst && failure.status == .wrongWords {
        // The app has another name, or is gone.
        say("\(failure.message) The next save that compiles is shown.")
      }
      isFirst = false
    }
  }

  /// Compiles the source now and after each save.
  private static func follow(
    _ words: SourceWords, _ sandbox: Sandbox?, in folder: TemporaryFolder, _ newest: Newest,
    _ saves: FollowedSaves
  ) {
    var watch = words.watch
    var incremental: IncrementalCompiler?
    var (number, isShown) = (0, false)
    while true {
      watch.waitForChange()
      number += 1
      do {
        let compiler = try incremental ?? IncrementalCompiler(in: folder)
        incremental = compiler
        let generation = try watch.untilChange(cancels: true) { cancellation in
          try Generation(words, sandbox, number: number, in: folder, by: compiler, cancellation)
        }
        warn(of: generation.compiled.uses)
        saves.tell([])
        newest.put(.success(generation))
        isShown = true
      } catch Compiler.Problem.cancelled {
        // The newer state is compiled at once.
      } catch {
        guard let refusal = Refusal(error, in: watch) else { continue }
        let failure = refusal.failure
        say(refusal.messages)
        guard isShown else { return newest.put(.failure(failure)) }
        saves.tell(refusal.complaints)
        say((failure.message.isEmpty ? "" : "\(failure.message)\n") + "The app goes on as it was.")
      }
    }
  }
}
