import PlumbDrawing
import PlumbLayout

/// A canvas on which a host shows its views.
@MainActor package protocol FrameCanvas {
  /// Offers the views of a host their size, and places them.
  ///
  /// - Returns: the size of the canvas, in points.
  func layOut(_ host: ViewHost) -> CGSize
}

/// The frame of a host at a time.
package struct Frame {
  /// The drawing of the views, on the background that the platform has behind everything.
  package let picture: DisplayList
  /// The elements that assistive tools find, in the order of the views.
  package let elements: [AccessibleElement]
  /// When the host has something to show by itself, in seconds since its own zero; `nil` if it waits for an event. The time of this
  /// frame means as soon as there can be another one.
  package let next: Double?
}

extension ViewHost {
  /// Makes the frame of a time.
  ///
  /// - Parameters:
  ///   - time: in seconds since the host's own zero. Everything that has become due until then is done first. In a host to which
  ///     `advance(to:)` was never called, gestures go on and changes are shown as they will be in the end.
  ///   - events: those of a person, in their order. Each is for the views as the one before left them.
  ///   - canvas: lays the views out.
  package func frame(at time: Double, events: [InputEvent] = [], on canvas: some FrameCanvas) -> Frame {
    let size = show(at: time, events: events, on: canvas)
    let picture = picture(size: size)
    return Frame(picture: picture, elements: accessibleElements(), next: nextFrame)
  }

  /// Does the same without a picture, and returns the size of the canvas, in points.
  @discardableResult
  package func show(at time: Double, events: [InputEvent] = [], on canvas: some FrameCanvas) -> CGSize {
    for (place, event) in events.enumerated() {
      send(event, at: time)
      if place < events.count - 1 { _ = canvas.layOut(self) }
    }
    if events.isEmpty { if animations.hasClock { advance(to: time) } else { gesturesAdvance(to: time) } }
    return canvas.layOut(self)
  }

  /// When the host has something to show by itself, in seconds since its own zero; `nil` if it waits for an event.
  package var nextFrame: Double? { isAnimating ? time : nextOwnTime.map { max($0, time) } }

  /// Returns the drawing of the views, on the background that the platform has behind everything.
  ///
  /// - Parameter size: that of the canvas, in points.
  package func picture(size: CGSize) -> DisplayList {
    var list = displayList(size: size, scale: context.environment.displayScale)
    let background: ResolvedColor = context.environment.isDark ? .black : .white
    list.items.insert(
      .fill(Path(CGRect(origin: .zero, size: size)), .color(background), FillStyle()), at: 0)
    return list
  }
}
