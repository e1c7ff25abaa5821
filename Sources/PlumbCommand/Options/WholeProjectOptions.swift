import ArgumentParser
import PlumbLive

/// The arguments of a command about a project as a whole.
struct WholeProjectOptions: ParsableArguments {
  @Argument(help: "An Xcode project or workspace, a Swift package, an app playground, or a folder with one.")
  var source: String

  @OptionGroup var project: ProjectPlaceOptions

  func words() throws -> SourceWords {
    SourceWords(path: try project.path(in: source), packages: project.packages, folder: source)
  }
}
