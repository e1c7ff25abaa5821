import Foundation
import PlumbSource

extension Sandbox {
  /// The program and arguments that run a child for a request, with what it needs of the source and of the run's folder.
  func words(
    for request: ChildRequest, _ arguments: [String], folder: TemporaryFolder
  ) throws(Failure) -> (program: String, arguments: [String]) {
    // An earlier state of the source left its libraries in another folder.
    let libraries =
      request.modules + [request.library, request.factories, request.knownFonts].compactMap(\.self)
    var room = Room(readable: [folder.url.path] + libraries)
    room.seen = request.seen
    do {
      return try words(
        running: CompiledSource.executable.path, arguments, room,
        in: FileManager.default.currentDirectoryPath)
    } catch { throw Failure(.wrongWords, error.description) }
  }
}

extension ChildRequest {
  /// Closes the wall around this child, before anything of the source is loaded.
  func closeWall() throws(Failure) {
    if let knownFonts, let fontCache {
      try? FileManager.default.copyItem(atPath: knownFonts, toPath: fontCache)
    }
    do throws(Sandbox.Problem) { try Wall.closeAroundView() } catch {
      throw Failure(.wrongWords, error.description)
    }
    if let place = seen.first(where: { !$0.isThere }) {
      throw Failure(
        .wrongWords, "\(place.path) is not what it was when the command looked at it. Nothing was run.")
    }
  }
}
