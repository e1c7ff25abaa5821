import Foundation
import PlumbDrawing
import PlumbExport
import PlumbViews

/// Makes many pictures at once, called from any task: for servers. This is not in SwiftUI.
///
///     let renderer = PictureRenderer(limit: 4, timeLimit: .seconds(2))
///     let png = try await renderer.pngData(of: { Card(user: user) }, scale: 2)
///
/// Views live on the main actor, so each view is made and laid out there. Pixels and bytes are made on threads beside it,
/// several at once. The bytes are those of an ``ImageRenderer``.
///
/// One renderer serves a whole program. A caller for whom there is no place waits before its view is made, in the order
/// of arrival. A task that is cancelled gets `CancellationError`, and gives its place to the next.
public final class PictureRenderer: Sendable {
  /// The number of pictures that are made at once.
  public let limit: Int
  /// The most bytes for the pixels that are drawn at once: twelve for each pixel of a PNG, a JPEG or a WebP.
  ///
  /// The layers of shadows and blurs come on top. SVG and PDF do not count.
  public let memoryLimit: Int
  /// The time limit of one picture, without the time that it waits; `nil` for no limit.
  ///
  /// It is noticed between two steps of drawing. A view's own code is not interrupted.
  public let timeLimit: Duration?
  let tell: (@Sendable (String) -> Void)?
  private let places: WaitingLine
  private let memory: WaitingLine

  /// Creates a renderer. A limit that is impossible makes each picture an error that says so.
  ///
  /// - Parameters:
  ///   - limit: how many pictures are made at once; as many as there are processors by default.
  ///   - memoryLimit: how many bytes the pixels that are drawn at once may take.
  ///   - timeLimit: how long one picture may take, without what it waits.
  ///   - onProblem: receives, on the main actor and in a sentence, what a view asks for and cannot have. Without it, each
  ///     sentence is written once to standard error.
  public init(
    limit: Int = ProcessInfo.processInfo.activeProcessorCount, memoryLimit: Int = 1 << 30,
    timeLimit: Duration? = nil, onProblem: (@Sendable (String) -> Void)? = nil
  ) {
    (self.limit, self.memoryLimit, self.timeLimit) = (limit, memoryLimit, timeLimit)
    tell = onProblem
    places = WaitingLine(room: limit)
    memory = WaitingLine(room: memoryLimit)
  }

  /// The number of pictures that are made now.
  var taken: Int { limit - places.free }
  /// The number of callers that wait for a place.
  var waiting: Int { places.waiting }
  /// The number of bytes that the pixels take that are drawn now.
  var takenMemory: Int { memoryLimit - memory.free }

  /// Lays out on the main actor, and draws on a thread beside it.
  ///
  /// - Parameters:
  ///   - prepare: makes views, and what is drawn of them.
  ///   - cost: how many bytes the pixels take.
  func make<Content: Sendable, Answer: Sendable>(
    prepare: @MainActor () throws -> Content, cost: (Content) throws -> Int,
    draw: @escaping @Sendable (Content, DrawingStop) throws -> Answer
  ) async throws -> Answer {
    try checkLimits()
    try await places.enter(taking: 1)
    defer { places.leave(giving: 1) }
    let (content, time) = try await timed(prepare)
    let bytes = try cost(content)
    guard bytes <= memoryLimit else {
      throw PictureRendererError.memoryLimit(needed: bytes, limit: memoryLimit)
    }
    try await memory.enter(taking: bytes)
    defer { memory.leave(giving: bytes) }
    return try await Drawing(timeLimit: timeLimit, spent: time).run { stop in try draw(content, stop) }
  }

  /// Measures the work's time, without the time spent waiting for the main actor.
  @MainActor private func timed<Content>(
    _ work: @MainActor () throws -> Content
  ) throws -> (Content, Duration) {
    // The task may have been cancelled while it waited for the main actor.
    try Task.checkCancellation()
    let start = ContinuousClock.now
    return (try Surroundings.keepingReports(work), ContinuousClock.now - start)
  }

  private func checkLimits() throws {
    guard limit > 0 else { throw PictureRendererError.impossible("limit", "\(limit)", "at least 1") }
    guard memoryLimit > 0 else {
      throw PictureRendererError.impossible("memoryLimit", "\(memoryLimit)", "at least 1 byte")
    }
    if let timeLimit, timeLimit <= .zero {
      throw PictureRendererError.impossible("timeLimit", "\(timeLimit)", "longer than nothing")
    }
  }
}
