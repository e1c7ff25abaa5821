import Foundation
import PlumbExport
import PlumbGuidePages
import PlumbLive
import PlumbSource
import SwiftUI

/// The answers of the examples of a guide. An example that cannot be made has its failure in its place, and the others are made.
struct GuideAnswers {
  /// The guide's folder.
  let source: String
  let timeout: Double?
  let sandbox: Sandbox?

  /// Compiles the examples of a page together, and asks for each of them.
  ///
  /// - Throws: what keeps all pages from being made, such as a full disk.
  func answers(for page: GuidePage) throws -> [GuideExample.Answer] {
    guard page.examples.contains(where: \.isReadable) else { return page.examples.map(\.failed) }
    do {
      return try CompiledSource.with(
        source: SourceWords(path: "\(source)/\(page.folder)"), timeout: timeout, sandbox: sandbox,
        isForMachines: true, tolerance: .wrongFiles
      ) { compiled in
        let all = try compiled.allViews().filter { $0.kind == .view }
        let views = try page.examples.map { example in try kept { try view(of: example, in: compiled, all) } }
        var requests = try compiled.requests(for: views.compactMap { try? $0.get() })[...]
        return try zip(page.examples, views).map { example, view in
          if case .failure(let failure) = view { return .failure(failure) }
          guard let request = requests.popFirst()?.request else { return example.failed }
          return try kept { try answer(of: example, compiled, request) }
        }
      }
    } catch {
      // Nothing of the page compiles, or its views cannot be listed.
      let failed: GuideExample.Answer = try kept { throw error }
      return page.examples.map { $0.isReadable ? failed : $0.failed }
    }
  }

  private func view(of example: GuideExample, in compiled: CompiledSource, _ views: [SourceView]) throws
    -> SourceView
  {
    let source = try example.source.get()
    // An example is shown whole or not at all.
    let isWhole = !compiled.leftOut.parts.contains { FileName($0.file) == FileName(source.path) }
    guard isWhole, let view = views.first(where: { $0.name == source.viewName }) else {
      throw Failure(.doesNotCompile, compiled.leftOut.sentence(about: source.path))
    }
    guard view.canBeMade else {
      throw Failure(.wrongWords, "\(source.path): \(source.viewName) can not be made without arguments.")
    }
    return view
  }

  private func answer(
    of example: GuideExample, _ compiled: CompiledSource,
    _ request: (ChildRequest.Work, Stage) -> ChildRequest
  ) throws -> GuideAnswer {
    var stage = Stage()
    stage.size = ProposedViewSize(
      width: example.part.width.map { CGFloat($0) }, height: example.part.height.map { CGFloat($0) })
    (stage.locale, stage.timeZone) = (Stage.defaultLocale, Stage.defaultTimeZone)
    let work = ChildRequest.Work.guide(example.request(of: try example.source.get()))
    let data = try compiled.run(request(work, stage), about: example.part.stem)
    return try GuideAnswer(data, about: example.part.stem)
  }

  /// The result of one example; what is no fault of the example is thrown.
  private func kept<Value>(_ body: () throws -> Value) throws -> Result<Value, Failure> {
    do { return .success(try body()) } catch {
      let failure = Failure(error)
      switch failure.status {
      case .doesNotCompile, .wrongWords, .viewFailed: return .failure(failure)
      case .done, .notWritten, .readerGone: throw failure
      }
    }
  }
}

extension GuideAnswer {
  /// Reads the answer, which is refused where it has no size of a picture, or no JSON.
  ///
  /// - Parameter title: of the example, for what goes wrong.
  init(_ data: Data, about title: String) throws(Failure) {
    self = try ReadAnswer.decoded(GuideAnswer.self, from: data, about: title)
    let sides = 0...Double(ExportError.maximumSide)
    guard sides.contains(width), sides.contains(height) else { throw Failure.unreadable(title) }
    _ = try ReadAnswer.json(json, about: title)
  }
}

extension GuideExample {
  fileprivate var isReadable: Bool { failure == nil }

  fileprivate var failed: GuideExample.Answer {
    .failure(failure ?? Failure(.viewFailed, "\(part.file) can not be shown."))
  }
}

extension LeftOut {
  /// The first error of the compiler in a file, or that the file needs one with errors.
  fileprivate func sentence(about path: String) -> String {
    if let notice, parts.contains(where: { FileName($0.file) == FileName(path) }) { return notice }
    let name = URL(fileURLWithPath: path).lastPathComponent
    let error = messages.split(separator: "\n").first { line in
      line.contains("\(name):") && line.contains(": error: ")
    }
    return error.map(String.init) ?? "\(path) does not compile, or needs a file that does not."
  }
}
