import Foundation
import PlumbServer
import PlumbSource

/// One state of a source: compiled, with its previews, or what the compiler has against it.
struct PreviewGeneration: Sendable {
  /// A preview that can be shown.
  struct Part: Sendable {
    /// The same in the next generation.
    var id: String
    var name: String
    var place: String?
    var request: @Sendable (ChildRequest.Work, StageWords) -> ChildRequest
  }

  enum Outcome: Sendable {
    case compiled(Session, [Part])
    case failed([PreviewProject.Complaint])
  }

  var number: Int
  var folder: TemporaryFolder
  var seconds: Double
  var outcome: Outcome

  /// Compiles the source as it is now, and asks what is in it. It takes about as long as the compiler does.
  ///
  /// - Throws: `Compiler.Problem.cancelled` when it was cancelled, and what forbids to make a folder.
  init(
    _ path: String, _ choice: Choice, number: Int, in folder: TemporaryFolder,
    by compiler: IncrementalCompiler, cancellation: Cancellation
  ) throws {
    let start = Date()
    self.number = number
    self.folder = try TemporaryFolder(in: folder, named: "\(number)")
    do {
      outcome = try Self.make(path, choice, in: self.folder, by: compiler, cancellation)
      if cancellation.isCancelled { throw Compiler.Problem.cancelled }
    } catch Compiler.Problem.cancelled {
      self.folder.remove()
      throw Compiler.Problem.cancelled
    } catch let failure as Failure {
      outcome = .failed([PreviewProject.Complaint(kind: .error, text: failure.message)])
    } catch {
      outcome = .failed([PreviewProject.Complaint(kind: .error, text: "\(error)")])
    }
    seconds = -start.timeIntervalSinceNow
  }

  private static func make(
    _ path: String, _ choice: Choice, in folder: TemporaryFolder, by incremental: IncrementalCompiler,
    _ cancellation: Cancellation
  ) throws -> Outcome {
    let source = try Source.named(path)
    let messages = folder.path("messages")
    let compiler = try Compiler(
      besideExecutable: Session.executable, folder: folder, cancellation: cancellation)
    /// `nil` when the source does not compile.
    func session(needsModule: Bool) throws -> Session? {
      let product = try incremental.compile(
        source, with: compiler, messages: messages, needsModule: needsModule)
      return product.map {
        Session(
          source: source, folder: folder, compiler: compiler, library: $0.library,
          timeout: 10, userOutput: 1, places: $0.places)
      }
    }
    if choice.isMet(by: source) {
      guard let session = try session(needsModule: false) else { return .failed(told(messages)) }
      let requests = try? session.requests(choice)
      if let requests, requests.contains(where: { $0.scene.kind != .view }) {
        return .compiled(session, parts(requests))
      }
      // Its previews stand under a condition that does not hold.
      try? FileManager.default.removeItem(atPath: folder.path("\(Compiler.moduleName).so"))
    }
    guard let session = try session(needsModule: true) else { return .failed(told(messages)) }
    return .compiled(session, parts(try session.requests(choice)))
  }

  /// What the compiler has written to a file, here and on the page.
  private static func told(_ messages: String) -> [PreviewProject.Complaint] {
    let output = (try? String(contentsOfFile: messages, encoding: .utf8)) ?? ""
    say(output)
    return complaints(output)
  }

  private static func complaints(_ output: String) -> [PreviewProject.Complaint] {
    let found = Diagnostic.parse(output).map { message in
      PreviewProject.Complaint(
        kind: .init(rawValue: message.kind) ?? .error, file: message.file, line: message.line,
        column: message.column, text: message.text, excerpt: message.excerpt)
    }
    return found.isEmpty
      ? [PreviewProject.Complaint(kind: .error, text: "The source does not compile.", excerpt: output)]
      : found
  }

  /// Named ones go by their names, others by their number in their file: lines move with every edit.
  private static func parts(
    _ requests: [(scene: Scene, request: @Sendable (ChildRequest.Work, StageWords) -> ChildRequest)]
  ) -> [Part] {
    var counts: [String: Int] = [:]
    return requests.map { scene, request in
      let file = scene.place.map { String($0.prefix { $0 != ":" }) } ?? ""
      let key = scene.name == scene.place ? "\(file)" : "\(scene.kind):\(scene.name)"
      counts[key, default: 0] += 1
      return Part(
        id: "\(key)#\(counts[key] ?? 1)",
        name: scene.name == scene.place ? "Preview" : scene.displayName ?? scene.name, place: scene.place,
        request: request)
    }
  }
}

extension Choice {
  /// Whether the source's own previews are all that is shown, as far as its words tell.
  fileprivate func isMet(by source: Source) -> Bool {
    guard case .previews = self else { return false }
    return source.declaresPreviews
  }
}
