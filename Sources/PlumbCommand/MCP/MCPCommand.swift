import ArgumentParser
import Foundation
import PlumbSource

/// Not named after the protocol in full: a command is one word.
struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serves checks, pictures, trees, explanations and running apps to a coding assistant.",
    discussion: """
      Speaks the Model Context Protocol on standard input and output. The program of an assistant starts it; paths are \
      relative to the folder in which it starts. It ends with its input.
      """)

  @OptionGroup var limit: TimeoutOption
  @OptionGroup var sandbox: SandboxOptions

  func run() throws {
    let sandbox = try sandbox.sandbox()
    let output = try ProtocolOutput()
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let limits = KeptSources.Limits(timeout: limit.timeout, sandbox: sandbox)
    let worker = AssistantWorker { AssistantTools(KeptSources(in: folder, limits)) }
    let server = AssistantServer({ output.send($0) }, worker)
    var lines = LineReader(descriptor: 0)
    while let line = lines.next() { server.take(line) }
    // What was asked before the input ended is still answered.
    worker.finish()
    server.finish()
  }
}
