import ArgumentParser
import Foundation
import PlumbLive
import PlumbProjects
import PlumbSource

/// A command that lists the views that a source can show, for an assistant that does not know the source yet.
struct Previews: ParsableCommand {
  @Argument(help: "A Swift file, a folder of them, an Xcode project or workspace, or a Swift package.")
  var source: String

  @OptionGroup var project: TargetOptions

  /// The targets of a project; `nil` for other sources.
  static func targets(_ words: SourceWords) throws -> [TargetSummary]? {
    do throws(ProjectProblem) { return try words.project()?.summaries } catch {
      throw Failure(.wrongWords, error.description)
    }
  }

  struct Listing: Encodable {
    struct View: Encodable {
      let name: String
      let kind: String
      let place: String?
      /// It has no `#Preview` and needs arguments, or is private.
      let canBeShown: Bool
    }

    let views: [View]
    let apps: [String]
    let targets: [TargetSummary]?
    let variants: PreviewVariants

    init(_ compiled: KeptCompilation, targets: [TargetSummary]?, _ cancellation: Cancellation) throws {
      self.targets = targets
      views = try compiled.views(cancellation).map { view in
        View(name: view.name, kind: "\(view.kind)", place: view.place, canBeShown: view.canBeMade)
      }
      apps = try compiled.source.cancelled(by: cancellation).apps()
      variants = PreviewVariants(of: compiled.source.source)
    }
  }
}
