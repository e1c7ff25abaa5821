import ArgumentParser
import Foundation
import PlumbLive
import PlumbSource

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Makes an app to begin with, with previews and tests.",
    discussion: """
      Makes a folder with an Xcode project, or with --package a Swift package. Xcode and Plumb build both. Nothing \
      that exists is overwritten.
      """)

  @Argument(help: "The app's name, such as \"My Garden\".")
  var name: String

  @Flag(help: "A Swift package, without an Xcode project.")
  var package = false

  @Option(help: "The folder that takes the app's folder; the one here without it.")
  var path = "."

  func run() throws {
    let name: AppName
    do {
      name = try AppName(
        self.name, modules: Compiler.moduleNames(besideExecutable: CompiledSource.executable))
    } catch { throw Failure(.wrongWords, error.description) }
    let folder: OutputFolder
    do { folder = try OutputFolder(path: path == "." ? name.code : "\(path)/\(name.code)") } catch {
      throw Failure(.wrongWords, error.description)
    }
    let app = NewApp(name: name, isPackage: package)
    do { try folder.write(app.files) } catch { throw Failure(.notWritten, error.description) }
    if let notice = name.notice { say(notice) }
    let (program, place) = (shellWord(Self.program), shellWord(folder.path))
    try StandardOutput.write("\(program) preview \(place)\n\(program) run \(place)")
  }

  /// The command as the person has called it, so that what is printed can be pasted; the script that builds it says its own name.
  private static var program: String {
    let said = ProcessInfo.processInfo.environment["PLUMB_COMMAND"] ?? ""
    return said.isEmpty ? CommandLine.arguments.first ?? "plumb" : said
  }
}
