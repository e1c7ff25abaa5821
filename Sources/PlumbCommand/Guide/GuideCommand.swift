import ArgumentParser
import Foundation
import PlumbSource
import SwiftUI

/// Not named `Guide`, which a reader would take for what it makes.
struct GuideCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "guide",
    abstract: "Makes the guide to layout, whose examples lay themselves out in its pages.",
    discussion: """
      The pages open from their folder, in any browser, without Plumb and without a network. Without --export they are made \
      in the cache folder, and the address of the first one is printed.
      """)

  @Option(help: "The folder that takes the pages; it is made if needed.")
  var export: String?

  @Option(
    help: "The folder of the guide's text and examples. (default: Guide in the checkout of the command)")
  var source: String?

  @OptionGroup var limit: TimeoutOption
  @OptionGroup var sandbox: SandboxOptions

  func run() throws {
    let source = source ?? "\(Checkout.path)/Guide"
    let contents = try GuideContents(of: source)
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let output = try export ?? CacheFolder(orIn: folder).path + "/guide"
    guard !output.isEmpty else {
      throw Failure(.wrongWords, "The folder of the pages needs a name, and this one is empty.")
    }
    let pages = try read(contents, in: source)
    let module = try PageModuleTask(timeout: limit.timeout ?? Compiler.defaultTimeout)
    let made = try pages.map { page in
      say("\(page.page.title) …")
      return GuideSite.MadePage(page: page, answers: try answers(for: page, in: source))
    }
    let reference = GuideReference(of: "\(Checkout.path)/Documentation")
    try GuideSite(
      contents: contents, output: output, reference: reference, packing: Packing(in: folder)
    ).write(made[1...].map(\.self), first: made[0], module: try module.bytes())
    let address = URL(fileURLWithPath: "\(output)/index.html").absoluteString
    try StandardOutput.write("The guide is at \(address)")
  }

  /// All pages, the first one first, or everything that is wrong with them.
  private func read(_ contents: GuideContents, in source: String) throws -> [GuidePage] {
    var (pages, problems): ([GuidePage], [String]) = ([], [])
    func add(_ page: () throws -> GuidePage) {
      do { pages.append(try page()) } catch { problems.append((error as? Failure)?.message ?? "\(error)") }
    }
    add { try GuidePage(first: contents, in: source) }
    for page in contents.pages { add { try GuidePage(page, in: source) } }
    guard problems.isEmpty else { throw Failure(.wrongWords, problems.joined(separator: "\n")) }
    return pages
  }

  /// Compiles the examples of a page together, and asks for each of them.
  private func answers(for page: GuidePage, in source: String) throws -> [GuideAnswer] {
    guard !page.examples.isEmpty else { return [] }
    let words = SourceWords(path: "\(source)/\(page.folder)")
    return try CompiledSource.with(
      source: words, timeout: limit.timeout, sandbox: sandbox.sandbox(), isForMachines: true
    ) { compiled in
      let all = try compiled.allViews().filter { $0.kind == .view }
      let views = try page.examples.map { example -> SourceView in
        guard let view = all.first(where: { $0.name == example.source.viewName }), view.canBeMade else {
          throw Failure(
            .wrongWords,
            "\(example.source.path): \(example.source.viewName) can not be made without arguments.")
        }
        return view
      }
      let requests = try compiled.requests(for: views)
      return try zip(page.examples, requests).map { example, request in
        var stage = Stage()
        stage.size = ProposedViewSize(
          width: example.part.width.map { CGFloat($0) }, height: example.part.height.map { CGFloat($0) })
        (stage.locale, stage.timeZone) = (Stage.defaultLocale, Stage.defaultTimeZone)
        let data = try compiled.run(
          request.request(.guide(example.request), stage), about: example.part.stem)
        return try JSONDecoder().decode(GuideAnswer.self, from: data)
      }
    }
  }
}
