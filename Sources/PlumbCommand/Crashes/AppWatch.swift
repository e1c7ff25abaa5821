import Foundation
import PlumbSource
import Synchronization

/// Watches a child that shows an app: when it can be seen, and later whether it still answers.
final class AppWatch: Sendable {
  private struct State {
    var hasBegun = false
    var hangs = false
  }

  private let state = Mutex(State())
  private let isOver = RaisedFlag()
  private let request: ChildRequest
  private let begun: @Sendable () -> Void
  private let reason: @Sendable (CrashReporting.Report) -> String

  /// - Parameters:
  ///   - begun: called once, when pages can be loaded.
  ///   - reason: what is said of an app that does not answer, by what its process has noted.
  init(
    _ request: ChildRequest, begun: @escaping @Sendable () -> Void,
    reason: @escaping @Sendable (CrashReporting.Report) -> String
  ) {
    (self.request, self.begun, self.reason) = (request, begun, reason)
    // An earlier child may have left them.
    for file in [request.portFile, request.hangFile, request.hangReasonFile, request.restartFile] {
      unlink(file)
    }
    let folders = Set([request.portFile, request.hangFile].map(FilePath.folder))
    Thread.detachNewThread { [self] in
      let events = FolderEvents()
      while !isOver.isRaised {
        let isReported = events.follow(folders)
        look()
        lookForHang()
        if isReported { events.wait(until: isOver) } else { isOver.wait(atMost: 0.02) }
      }
    }
  }

  /// Whether pages could be loaded.
  var hasBegun: Bool { state.withLock { $0.hasBegun } }

  /// A page has asked for an end and a new beginning, because the app did not answer.
  var wantsRestart: Bool { access(request.restartFile, F_OK) == 0 }

  /// The child has ended.
  func end() {
    look()
    isOver.raise()
  }

  /// Reports here and on the page that the app does not answer, and here that it does again.
  private func lookForHang() {
    let hangs = access(request.hangFile, F_OK) == 0
    let isNews = state.withLock { state in
      defer { state.hangs = hangs }
      return !isOver.isRaised && state.hangs != hangs
    }
    guard isNews else { return }
    guard hangs else {
      unlink(request.hangReasonFile)
      return say("The app answers again.")
    }
    let words = reason(CrashReporting.read(request.hangFile))
    say(words)
    try? Data(words.utf8).write(to: URL(fileURLWithPath: request.hangReasonFile), options: .atomic)
  }

  /// Notices once that pages can be loaded.
  private func look() {
    let begins = state.withLock { state in
      let begins = !isOver.isRaised && !state.hasBegun && access(request.portFile, F_OK) == 0
      if begins { state.hasBegun = true }
      return begins
    }
    if begins { begun() }
  }
}
