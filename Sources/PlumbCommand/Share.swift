import ArgumentParser
import Foundation
import PlumbLive
import PlumbShare
import PlumbSource
import SwiftUI

struct Share: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes one page of a view, which lays itself out at any size.",
    discussion: """
      The page has the view, its tree, its layout step by step and its source. Whoever opens it needs a browser, and neither \
      Plumb nor a network.
      """)

  @Argument(help: "A Swift file, a folder of them, an Xcode project or workspace, or a Swift package.")
  var source: String

  @OptionGroup var view: NameOption
  @OptionGroup var limit: TimeoutOption
  @OptionGroup var project: ProjectOptions
  @OptionGroup var stage: StageOptions
  @OptionGroup var sandbox: SandboxOptions

  @Option(name: .shortAndLong, help: "The page: a path that ends in .html; - is standard output.")
  var output: String

  func run() throws {
    let file = try OutputFile.named(output)
    guard file.isStream || output.lowercased().hasSuffix(".html") else {
      throw Failure(.wrongWords, "\(output) does not say that it is a page; end it in .html.")
    }
    let page = try ResultFile(file, .page)
    let module = try PageModuleTask(timeout: limit.timeout ?? Compiler.defaultTimeout, report: say)
    try CompiledSource.with(
      source: try project.words(source), timeout: limit.timeout,
      viewTimeout: CompiledSource.defaultTimeoutOfPages, sandbox: sandbox.sandbox(),
      isForMachines: file.isStandardOutput, tolerance: project.tolerance(ofAll: false)
    ) { compiled in
      guard let member = try compiled.views(view.name.map(Choice.named) ?? .first).first else { return }
      let progress = ProgressNotice("Laying \(member.view.title) out at the sizes of its page …")
      defer { progress.stop() }
      let looks = try ReadAnswer.decoded(
        [String].self, from: member.show(.share, stage.stage), about: member.view.title)
      progress.stop()
      let shared = SharedPage(
        name: member.view.name, looks: looks, packing: Packing(in: compiled.folder),
        source: compiled.source, module: try module.bytes())
      try page.save(Data(shared.html.utf8))
    }
  }
}
