import ArgumentParser
import Foundation
import PlumbGuidePages
import PlumbLive
import PlumbShare
import PlumbSource
import SwiftUI

/// Not named `Guide`, which a reader would take for what it makes.
struct GuideCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "guide",
    abstract: "Makes the guide to layout, whose examples lay themselves out in its pages.",
    discussion: """
      The pages open from their folder, in any browser, without Plumb and without a network. Without --output they are made \
      in the cache folder. The address of the first one is printed. An example that can not be made has its place in its page, with \
      the reason, and the others are made.
      """)

  @Option(
    name: [.customShort("o"), .customLong("output"), .customLong("export")],
    help: "The folder that takes the pages; it is made if needed.")
  var output: String?

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
    let pagesFolder = try GuideFolder(
      output ?? CacheFolder(orIn: folder).path + "/guide", isOfCache: output == nil)
    let pages = try read(contents, in: source)
    let module = try PageModuleTask(timeout: limit.timeout ?? Compiler.defaultTimeout, report: say)
    let examples = try GuideAnswers(
      source: source, timeout: limit.timeout, sandbox: sandbox.sandbox())
    var outcomes = Outcomes<GuideAnswer>()
    let made = try pages.map { page in
      say("\(page.page.title) …")
      let answers = try examples.answers(for: page)
      for case .failure(let failure) in answers { outcomes.keep(failure) }
      return GuideSite.MadePage(page: page, answers: answers)
    }
    let reference = GuideReference(of: "\(Checkout.path)/Documentation")
    var site = GuideSite(contents: contents, reference: reference, packing: Packing(in: folder))
    try site.add(made[1...].map(\.self), first: made[0], module: try module.bytes())
    try pagesFolder.write(site.files)
    let address = URL(fileURLWithPath: "\(pagesFolder.path)/index.html").absoluteString
    try StandardOutput.write("The guide is at \(address)")
    try outcomes.end()
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
}
