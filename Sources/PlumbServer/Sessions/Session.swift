import Foundation
import PlumbDrawing
import PlumbLayout
import PlumbViews
import SwiftUI

/// One scene: a window with its state, which outlives the page's connection for a while.
@MainActor final class Session {
  let id: String
  let window: String?
  let content: ServerContent
  private let shown: Show
  private var viewport: Viewport
  private var clock: SceneClock

  /// The page that shows the scene now; `nil` while the connection is down.
  private(set) var link: PageLink?
  /// When the scene lost its page.
  private(set) var lostPage: ContinuousClock.Instant?

  let files: PageFiles
  var notifications = PageNotifications()
  private var frames = FrameEncoder()
  private var elements = ElementEncoder()
  private var isOutOfDate = true
  /// The page has not said yet that it shows the last frame.
  private var awaited: UInt32?
  private var isUpdateScheduled = false
  private var wakeUp: (time: Double, task: Task<Void, Never>)?
  /// The layout of the views on a stage; `nil` for a window that is as large as its page.
  private var staged: ShownPreview?
  private let inspection: Inspection

  init(
    id: String, window: String?, content: ServerContent, viewport: Viewport, isDark: Bool,
    desk: FileDesk = FileDesk(), stageHello: StageHello? = nil,
    seconds: @escaping @MainActor () -> Double = SceneClock.machine()
  ) {
    clock = SceneClock(seconds)
    files = PageFiles(desk, scene: id, place: content.filesFolder)
    (self.id, self.window, self.content, self.viewport) = (id, window, content, viewport)
    var values = content.environment
    values.displayScale = viewport.scale
    values.colorScheme = isDark ? .dark : .light
    let weakSession = WeakSession()
    values.systemOpenURL = { url in weakSession.open(url) }
    values.systemCopy = { text in weakSession.session?.copy(text) }
    // A preview's page has no place for banners and choices: there is done what the other commands do.
    if stageHello?.isWindow ?? true {
      values.systemNotify = { weakSession.session?.notify($0) ?? false }
      if content.bringsFiles {
        values.systemChooseFiles = { weakSession.session?.choose($0) ?? false }
        values.systemOfferFile = { weakSession.session?.offer($0) ?? false }
      }
    }
    if let stageHello {
      stageHello.stage.apply(to: &values)
      staged = ShownPreview(own: content.canvas, stage: stageHello.stage)
    }
    let whole = StageCanvas(proposal: ProposedViewSize(viewport.size))
    let canvas = stageHello.map { $0.stage.hasSize ? StageCanvas($0.stage) : content.canvas }
    let isPreview = !(stageHello?.isWindow ?? true)
    // From its first frame on, what changes is animated.
    let options = Show.Options(
      startDate: Date(), time: clock.now, keptState: isPreview ? KeptState(stageHello?.kept ?? "") : nil,
      problems: content.problems)
    shown = Show(
      content.content(window), in: values, on: staged ?? whole, screen: (canvas ?? whole).screen, options)
    inspection = Inspection(shown.host)
    weakSession.session = self
    host.needsUpdate = { [weak self] in self?.viewsChanged() }
  }

  var isInspectorResting: Bool { inspection.isResting }

  /// The accessible elements of the last layout.
  var accessibleElements: [AccessibleElement] { host.accessibleElements() }

  /// The frame of the views as they are now.
  var frame: Frame { shown.frame(at: now) }

  private var host: ViewHost { shown.host }

  /// The size of the page, which is that of a window without a stage.
  private func resize(_ viewport: Viewport) {
    self.viewport = viewport
    if staged == nil { shown.canvas = StageCanvas(proposal: ProposedViewSize(viewport.size)) }
  }

  /// Something is on its way: a movement, or a change that is not laid out yet.
  var isMoving: Bool { isOutOfDate || isUpdateScheduled || awaited != nil || host.isAnimating }

  /// Whoever looks at the scene has seen all of it.
  func seesNewestFrame() { receive(.acknowledge(frames.number)) }

  /// Seconds since the scene began: the views' clock.
  var now: Double { clock.now }

  // MARK: The page

  /// A page shows the scene from now on, and has nothing of it yet.
  func attach(_ link: PageLink, viewport: Viewport, isDark: Bool, stage: Stage? = nil) {
    if let old = self.link, old.id != link.id { old.close("The page has another connection now.") }
    (self.link, lostPage) = (link, nil)
    (frames, elements, awaited) = (FrameEncoder(), ElementEncoder(), nil)
    staged?.forgetPage()
    notifications.forgetPage()
    inspection.forgetPage()
    resize(viewport)
    change { values in
      values.displayScale = viewport.scale
      values.colorScheme = isDark ? .dark : .light
      values.scenePhase = .active
      stage?.apply(to: &values)
    }
    if let stage { staged?.stage = stage }
    link.send(Notice.welcome(session: id, title: content.title(window), missing: content.missing).text)
    tellNotification()
    for notice in files.notices { link.send(notice.text) }
    isOutOfDate = true
    update()
  }

  /// The connection is gone; the scene stays.
  func detach(_ gone: PageLink) {
    guard let link, link.id == gone.id else { return }
    (self.link, awaited, lostPage) = (nil, nil, .now)
    wakeUp?.task.cancel()
    wakeUp = nil
    change { $0.scenePhase = .background }
  }

  /// The scene is not kept any longer.
  func end(_ reason: String) {
    link?.send(Notice.closed(reason).text)
    link?.close(reason)
    link = nil
    wakeUp?.task.cancel()
    host.needsUpdate = nil
    files.end()
  }

  /// Handles a message of the page, or returns the reason for refusing it.
  @discardableResult
  func receive(_ message: PageMessage) -> BadMessage? {
    switch message {
    case .hello: return BadMessage("A page says hello once.")
    case .keep:
      link?.send(Notice.kept(host.keptState?.text ?? "[]").text)
      return nil
    case .stage(let stage):
      guard staged != nil else { return BadMessage("Only a page that said its stage at first has one.") }
      staged?.stage = stage
      change { stage.apply(to: &$0) }
    case .inspect(let message):
      if let link, inspection.receive(message, link, scale: viewport.scale) { isOutOfDate = true }
    case .resize(let viewport):
      resize(viewport)
      change { $0.displayScale = viewport.scale }
      isOutOfDate = true
    case .appearance(let isDark): change { $0.colorScheme = isDark ? .dark : .light }
    case .visibility(let isVisible): change { $0.scenePhase = isVisible ? .active : .background }
    case .notification(let number, let isOpened):
      if let reason = notificationEnded(number, isOpened: isOpened) { return reason }
    case .chosen(let number, let count):
      if let reason = filesChosen(number, count: count) { return reason }
    case .saved(let number, let problem):
      if let reason = fileSaved(number, problem: problem) { return reason }
    case .acknowledge(let frame):
      guard frame <= frames.number else { return BadMessage("There was no such frame to show yet.") }
      if frame == awaited { isShown() }
    case .input(let event, let edit):
      if let reason = take(event, edit: edit) {
        // The page may hold what is typed until it has an answer.
        if edit != nil { update() }
        return reason
      }
    }
    update()
    content.handledEvent()
    return nil
  }

  private func take(_ event: InputEvent, edit: Int?) -> BadMessage? {
    // The page may show an older frame. Events are for the views as they are now, so these are laid out first. Movements
    // can wait, but not for what an earlier event does after layout: a field would scroll to its caret after the wheel.
    if isOutOfDate, !event.isMovement || host.awaitsLayout { shown.update(at: now) }
    if let edit { elements.saw(edit) }
    if let element = event.element, host.element(element) == nil, !host.hasLink(element) {
      isOutOfDate = true
      return BadMessage("The view that it is for is not there any more.")
    }
    switch event {
    case .edit(let element, _, _, _), .selectText(let element, _, _): elements.edited(element)
    default: break
    }
    inspection.eventBegins(event)
    host.send(event, at: now)
    isOutOfDate = true
    return nil
  }

  /// Notifies the program that runs the app.
  func report(_ problem: String) { host.report(problem) }

  func open(_ url: URL) -> Bool {
    // Other schemes could run things on the person's machine.
    guard let scheme = url.scheme?.lowercased(), ["http", "https", "mailto", "tel"].contains(scheme),
      let link
    else { return false }
    link.send(Notice.open(url).text)
    return true
  }

  /// A text that is longer is not given to the page: its clipboard is no place for it (assumed).
  private static let longestCopy = 1 << 20

  /// Gives a text to the page's clipboard. The browser takes it only shortly after somebody has used the page.
  func copy(_ text: String) {
    guard text.utf8.count <= Self.longestCopy else {
      return host.report(
        "A text of \(text.utf8.count) bytes is too long for the page's clipboard; it is not copied.")
    }
    link?.send(Notice.copy(text).text)
  }

  // MARK: Frames

  private func change(_ change: (inout EnvironmentValues) -> Void) {
    shown.change(change)
    isOutOfDate = true
  }

  /// Views changed outside of an event: in a task, or by a timer. They may be in the middle of it.
  private func viewsChanged() {
    isOutOfDate = true
    guard !isUpdateScheduled else { return }
    isUpdateScheduled = true
    Task { [weak self] in
      self?.isUpdateScheduled = false
      self?.update()
      self?.content.handledEvent()
    }
  }

  /// Sends a frame, if there is something new and the page is ready for it.
  private func update() {
    guard let link, awaited == nil else { return }
    if isOutOfDate {
      isOutOfDate = false
      let begun = clock.begin()
      let newest = frame
      let message = elements.encode(newest.elements)
      // New elements always come with a frame, because the page acknowledges frames only. They come before it, so that a page
      // that shows a frame has its elements.
      let frame = frames.encode(newest.picture, scale: viewport.scale, evenIfSame: message != nil)
      if let message { link.send(message) }
      if let frame {
        awaited = frames.number
        clock.frameIsSent(begun: begun, ways: host.begunWays)
        link.send(frame)
      }
      if let message = staged?.message(about: host) { link.send(message) }
      inspection.tell(link, scale: viewport.scale)
    }
    scheduleWakeUp()
  }

  /// The page shows the frame that was awaited.
  private func isShown() {
    awaited = nil
    let (late, isLate) = clock.frameIsShown()
    // Dates stay those of the machine.
    if late > 0 { host.startDate += late }
    if isLate { host.frameWasLate() }
  }

  /// Comes back when the views have something to do by themselves: at the next sixtieth of a second while something
  /// moves, or when something is due.
  private func scheduleWakeUp() {
    guard link != nil, awaited == nil else { return }
    guard let due = host.nextFrame else { return }
    // Animations have at most sixty frames a second.
    let next = due <= now ? max(now, clock.nextFrame) : due
    if let wakeUp, wakeUp.time <= next { return }
    wakeUp?.task.cancel()
    let wait = max(0, next - now)
    let task = Task { [weak self] in
      try? await Task.sleep(for: .seconds(wait))
      guard !Task.isCancelled, let self else { return }
      wakeUp = nil
      isOutOfDate = true
      update()
      content.handledEvent()
    }
    wakeUp = (next, task)
  }
}

/// The session of views that are made before their session is.
@MainActor private final class WeakSession {
  weak var session: Session?
  func open(_ url: URL) -> Bool { session?.open(url) ?? false }
}
