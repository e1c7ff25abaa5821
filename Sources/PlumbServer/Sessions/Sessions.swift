import Foundation

/// All scenes: those that a page shows, and for a while those that lost their page.
@MainActor final class Sessions {
  /// The most scenes at a time, and how long a scene is kept without a page.
  static let limit = 32
  static let timeWithoutPage: Duration = .seconds(600)

  private let content: ServerContent
  /// The desk to which pages upload files for the scenes.
  nonisolated let desk = FileDesk()
  private var sessions: [String: Session] = [:]

  init(_ content: ServerContent) { self.content = content }

  var count: Int { sessions.count }

  /// Reports to the owner of the server what a page did.
  func log(_ line: String) { content.problems(line) }

  /// The scene for a page that said hello: the one that it had, or a new one; `nil` if there are too many.
  func open(
    _ link: PageLink, session id: String?, window: String?, viewport: Viewport, isDark: Bool,
    stageHello: StageHello? = nil
  ) -> Session? {
    forgetOld()
    if let id, let known = sessions[id], known.window == window {
      // A duplicated tab brings the id of one that is still there: it gets its own scene.
      if known.link == nil || known.link?.page == link.page {
        known.attach(link, viewport: viewport, isDark: isDark, stage: stageHello?.stage)
        return known
      }
    }
    if sessions.count >= Sessions.limit, let oldest = waiting.first { remove(oldest) }
    guard sessions.count < Sessions.limit else { return nil }
    let session = Session(
      id: ServerKey.random(), window: window, content: content, viewport: viewport, isDark: isDark,
      desk: desk, stageHello: stageHello)
    sessions[session.id] = session
    session.attach(link, viewport: viewport, isDark: isDark)
    return session
  }

  func endAll(_ reason: String) {
    for session in sessions.values { session.end(reason) }
    sessions = [:]
  }

  /// Cuts the connections and keeps the scenes, as a failing network does.
  func dropConnections() {
    for session in sessions.values { session.link?.close("The connection was dropped.") }
  }

  /// The scenes without a page, the longest alone first.
  private var waiting: [Session] {
    sessions.values.filter { $0.lostPage != nil }.sorted { ($0.lostPage ?? .now) < ($1.lostPage ?? .now) }
  }

  private func forgetOld() {
    for session in waiting where (session.lostPage ?? .now) + Sessions.timeWithoutPage < .now {
      remove(session)
    }
  }

  private func remove(_ session: Session) {
    session.end("The scene is closed.")
    sessions[session.id] = nil
  }
}
