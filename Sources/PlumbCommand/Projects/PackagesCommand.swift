import ArgumentParser
import PlumbLive
import PlumbProjects
import PlumbSource

struct PackagesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "packages",
    abstract: "Brings the packages that a project has from elsewhere.",
    discussion: """
      Swift's package manager fetches them into a folder of Plumb, in the versions that Package.resolved notes. The \
      other commands find them there. Nothing is written beside the project.
      """)

  @OptionGroup var place: WholeProjectOptions

  @Flag(help: "Ask no network; say which packages are on this machine.")
  var offline = false

  func run() throws {
    let words = try place.words()
    var project = try words.existingProject()
    var failures: [PackageBringing.Failure] = []
    if !offline, !project.hasAllBrought {
      do throws(ProjectProblem) { failures = try PackageBringing(project.wanted, tell: say).run() } catch {
        throw Failure(.notWritten, error.description)
      }
      project = try words.existingProject()
    }
    for problem in project.problems { say(problem) }
    try tell(project, failures)
  }

  private func tell(_ project: Project, _ failures: [PackageBringing.Failure]) throws(Failure) {
    var sentences = project.wanted.problems
    sentences += failures.map { failure in
      "The package \(failure.name) (\(failure.address)) can not be had: \(failure.reason)"
    }
    // One that a package needs which could not be had itself has no separate failure.
    let told = Set(failures.map(\.address))
    let silent = project.addressesOfMissingPackages.filter { address in
      !told.contains(address) && !sentences.contains { $0.contains(address) }
    }
    sentences += silent.map { "The package at \($0) is not on this machine." }
    let here = project.packagesFromElsewhere
    if !here.isEmpty {
      try StandardOutput.write(
        "\(here.count) \(here.count == 1 ? "package is" : "packages are") here: \(here.joined(separator: ", "))"
      )
    } else if sentences.isEmpty {
      try StandardOutput.write("The project has no packages from elsewhere.")
    }
    guard sentences.isEmpty else { throw Failure(.lacksPackages, sentences.joined(separator: "\n")) }
  }
}
