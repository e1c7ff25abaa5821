import PlumbLive
import PlumbProjects
import PlumbSource

extension SourceWords {
  /// Each source that an editor may open files of: all targets of a project that can be shown, or the one source.
  func editedSources() throws(Failure) -> [Source] {
    guard let project = try editedProject() else { return [try source()] }
    let sources = project.ownTargets.filter { project[$0].obstacle == nil }.compactMap {
      try? project.source(of: $0, path: path)
    }
    // Says why there is nothing.
    return sources.isEmpty ? [try source()] : sources
  }

  /// Notices when one of them has become another one.
  var editedWatch: SourceWatch {
    SourceWatch(below: [folderOfSources], beside: foldersOfPackages) { [self] () throws(Source.Problem) in
      let sources: [Source]
      do throws(Failure) { sources = try editedSources() } catch {
        throw Source.Problem(description: error.message)
      }
      guard sources.count > 1 else { return sources[0] }
      let resources = sources.flatMap { $0.application.resources + $0.modules.flatMap(\.resources) }
      return try Source(
        path: path, swiftFiles: Set(sources.flatMap(\.swiftFiles)).sorted(),
        application: ApplicationBundle(resources: resources), projectFiles: sources[0].projectFiles,
        within: .everything)
    }
  }

  /// `nil` for a file and a plain folder.
  private func editedProject() throws(Failure) -> Project? {
    do throws(ProjectProblem) { return try project() } catch { throw Failure(.wrongWords, error.description) }
  }
}
