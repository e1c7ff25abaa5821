import Foundation
import PlumbServer
import PlumbSource
import SwiftUI

/// One state of a source: compiled, with its previews, or with the compiler's errors.
struct PreviewGeneration: Sendable {
  /// A preview that can be shown.
  struct Part: Sendable {
    /// The same in the next generation.
    var id: String
    var name: String
    var place: String?
    var request: @Sendable (ChildRequest.Work, Stage) -> ChildRequest
  }

  enum Outcome: Sendable {
    /// With the compiler's messages about files that were left out.
    case compiled(CompiledSource, [Part], [PreviewProject.Complaint])
    case failed([PreviewProject.Complaint])
  }

  var number: Int
  var folder: TemporaryFolder
  var seconds: Double
  var outcome: Outcome
  /// The things that the source needs and that are not available.
  var notices: [String] = []

  /// Compiles the source as it is now, and asks what is in it. It takes about as long as the compiler does.
  ///
  /// - Throws: `Compiler.Problem.cancelled` when it was cancelled, and the reason why no folder can be made.
  init(
    _ words: SourceWords, _ choice: Choice, number: Int, in folder: TemporaryFolder,
    by compiler: IncrementalCompiler, tolerance: Tolerance, sandbox: Sandbox? = nil,
    cancellation: Cancellation
  ) throws {
    let start = Date()
    self.number = number
    self.folder = try TemporaryFolder(in: folder, named: "\(number)")
    do {
      let source = try words.source()
      notices = source.notices.missing
      let kept = try Compiler(
        besideExecutable: CompiledSource.executable, folder: self.folder, cancellation: cancellation,
        modules: compiler.modules, platform: words.platform)
      outcome = try Self.make(source, choice, in: self.folder, by: compiler, kept, tolerance, sandbox)
      if case .compiled(let compiled, _, _) = outcome { notices += compiled.leftOut.notices }
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
    _ source: Source, _ choice: Choice, in folder: TemporaryFolder, by incremental: IncrementalCompiler,
    _ compiler: Compiler, _ tolerance: Tolerance, _ sandbox: Sandbox?
  ) throws -> Outcome {
    let messages = folder.path("messages")
    var leftOut = LeftOut()
    /// `nil` when the source does not compile.
    func compiled(needsModule: Bool) throws -> CompiledSource? {
      let compiled = try CompiledSource(
        source, in: folder, by: incremental, compiler, messages: messages, needsModule: needsModule,
        tolerance: tolerance, timeout: 10, userOutput: CompiledSource.outputBesideAddress(sandbox),
        sandbox: sandbox)
      leftOut = compiled?.leftOut ?? LeftOut()
      warn(of: compiled?.uses ?? [])
      return compiled
    }
    if choice.isMet(by: source) {
      guard let compiled = try compiled(needsModule: false) else { return .failed(told(messages)) }
      let requests = try? compiled.requests(choice)
      if let requests, requests.contains(where: { $0.view.kind != .view }) {
        return .compiled(compiled, parts(requests), told(leftOut))
      }
      // Its previews are inside an `#if` that does not hold.
      try? FileManager.default.removeItem(atPath: folder.path("\(Compiler.moduleName).so"))
    }
    guard let compiled = try compiled(needsModule: true) else { return .failed(told(messages)) }
    return .compiled(compiled, parts(try compiled.requests(choice)), told(leftOut))
  }

  /// Shows the compiler's messages here and on the page.
  private static func told(_ messages: String) -> [PreviewProject.Complaint] {
    let output = (try? String(contentsOfFile: messages, encoding: .utf8)) ?? ""
    say(output)
    return complaints(output)
  }

  private static func told(_ leftOut: LeftOut) -> [PreviewProject.Complaint] {
    leftOut.notice.map(say)
    guard !leftOut.files.isEmpty else { return [] }
    say(leftOut.messages + leftOut.sentence)
    return complaints(leftOut.messages) + [PreviewProject.Complaint(kind: .note, text: leftOut.sentence)]
  }

  /// The messages in what the compiler has written.
  static func complaints(_ output: String) -> [PreviewProject.Complaint] {
    let found = Diagnostic.parse(output).map { message in
      PreviewProject.Complaint(
        kind: .init(rawValue: message.kind) ?? .error, file: message.file, line: message.line,
        column: message.column, text: message.text, excerpt: message.excerpt)
    }
    return found.isEmpty
      ? [PreviewProject.Complaint(kind: .error, text: "The source does not compile.", excerpt: output)]
      : found
  }

  /// A named preview is known by its name, another by its number in its file: lines move with every edit.
  private static func parts(
    _ requests: [ViewRequest]
  ) -> [Part] {
    var counts: [String: Int] = [:]
    return requests.map { view, request in
      let file = view.place.map { String($0.prefix { $0 != ":" }) } ?? ""
      let key = view.name == view.place ? "\(file)" : "\(view.kind):\(view.name)"
      counts[key, default: 0] += 1
      return Part(
        id: "\(key)#\(counts[key] ?? 1)",
        name: view.name == view.place ? "Preview" : view.displayName ?? view.name, place: view.place,
        request: request)
    }
  }
}

extension Choice {
  /// Returns whether only previews are shown, as far as the source's text shows.
  fileprivate func isMet(by source: Source) -> Bool {
    guard case .previews = self else { return false }
    return source.declaresPreviews
  }
}
