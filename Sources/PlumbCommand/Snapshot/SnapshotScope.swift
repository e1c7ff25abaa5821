import Foundation
import PlumbLive
import PlumbSource

/// The pictures that are drawn of a source of which only some parts have changed since a revision.
struct SnapshotScope {
  private let reach: ChangeReach
  private let changes: GitChanges

  /// - Parameters:
  ///   - root: the folder that a person named as the source.
  ///   - pictures: the folder of all recorded pictures.
  init(
    of source: Source, root: String, pictures: String, since changes: GitChanges
  ) throws(Failure) {
    self.changes = changes
    do { reach = try ChangeReach(of: source, root: root, pictures: pictures, since: changes) } catch {
      throw Failure(.notWritten, error.description)
    }
  }

  /// Returns why a picture has to be drawn; empty if it need not.
  ///
  /// - Parameters:
  ///   - file: of the picture.
  ///   - isShared: whether another preview has, or had, the name that the picture would have.
  func reason(_ view: SourceView, _ file: String, isShared: Bool) -> String {
    if let everything = reach.everything { return everything }
    if access(file, F_OK) != 0 { return "there is no recorded picture" }
    if !changes.isUnchanged(file) { return "the recorded picture has changed" }
    if isShared { return "another preview has the name of the picture" }
    return (view.file.map { reach.reason(file: $0) } ?? reach.reason(type: view.provider ?? view.name)) ?? ""
  }
}
