import Foundation
import PlumbGraph

/// The context that the content of a timeline view receives, whatever its schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// A view that is made anew at the dates of a schedule. The date is the host's; a still picture shows its start.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content>: CalledView {
  package let callSite = _CallSite()
  /// The date for which the view is made.
  public struct Context {
    /// The frequency with which the view is updated.
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    /// The schedule's last date that is not after the host's time.
    public let date: Date
    /// The frequency with which the view is updated; always `live` here.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

nonisolated extension TimelineView: View where Content: View {
  public typealias Body = Never
  @MainActor public var body: Never { fatalError("TimelineView has no body") }

  /// Creates a view whose content is made anew at a schedule's dates.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    (self.schedule, self.content) = (schedule, content)
  }

  @MainActor public static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    let node = builder.next(ObjectIdentifier(Self.self))
    let timeline = node.composite as? Timeline ?? Timeline(node)
    node.composite = timeline
    timeline.follow(view.schedule)
    builder.descend(into: node) {
      builder.composite(_TimelineBody(timeline: timeline, content: view.content))
    }
  }

  public static var _memberCount: Int? { Content._memberCount }
}

nonisolated struct _TimelineBody<Content: View>: View, SourceBody {
  let timeline: Timeline
  let content: (TimelineViewDefaultContext) -> Content

  @MainActor var body: Content {
    content(TimelineViewDefaultContext(date: timeline.date.value, cadence: .live))
  }
  static var _memberCount: Int? { Content._memberCount }
}

/// Follows a schedule with the host's time.
@MainActor final class Timeline: Motion {
  let date: Attribute<Date>
  /// The date before a date, and the one after it.
  private var entries: (Date) -> (Date?, Date?) = { ($0, nil) }
  private var next: Date?
  private var isEveryFrame = false

  override init(_ node: ViewNode) {
    date = node.host.graph.input(node.host.startDate + node.host.time, name: "timeline")
    super.init(node)
  }

  override var isRunning: Bool { next != nil }
  override var followsFrames: Bool { isEveryFrame }

  /// Schedules that are as fast as frames change with these.
  override var nextTime: Double? {
    guard let next, let node, !isEveryFrame else { return nil }
    return next.timeIntervalSince(node.host.startDate)
  }

  func follow<Schedule: TimelineSchedule>(_ schedule: Schedule) {
    guard let node else { return }
    isEveryFrame = schedule is AnimationTimelineSchedule
    if let stepped = schedule as? any SteppedSchedule {
      entries = { (stepped.entry(at: $0), stepped.entry(after: $0)) }
    } else {
      let start = node.host.startDate
      entries = { now in
        var last: Date?
        // A schedule of somebody's own is counted from its start, and not for ever.
        for date in schedule.entries(from: start, mode: .normal).prefix(100_000) {
          if date > now { return (last, date) }
          last = date
        }
        return (last, nil)
      }
    }
    let host = node.host
    host.afterWalk { [weak self] in
      guard let self, !node.isDisposed else { return }
      look(host.startDate + host.time)
      if next != nil { host.animations.start(self) }
    }
  }

  private func look(_ now: Date) {
    let (last, next) = entries(now)
    self.next = next
    date.set(last ?? now)
  }

  override func advance(to time: Double) -> Bool {
    guard let node, let next else { return false }
    if isEveryFrame, node.host.animations.restsTimelines { return true }
    let now = node.host.startDate + time
    if now >= next { look(now) }
    return self.next != nil
  }
}
