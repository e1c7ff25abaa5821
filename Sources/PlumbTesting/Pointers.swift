import PlumbInspector
import PlumbLayout
import PlumbViews
import SwiftUI
import Testing

/// Taps, drags and moves, as a person makes them with a finger or a mouse. Each step lays the view out again.
extension TestedView {
  /// Taps the middle of the first view with this text, accessibility label or identifier.
  ///
  /// A finger is down for 0.05 seconds; between taps pass another 0.1.
  public func tap(_ label: String, count: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let point = middle(of: label, sourceLocation) else { return }
    tap(at: point, count: count)
  }

  /// Taps a place, in points.
  public func tap(at point: CGPoint, count: Int = 1) {
    for number in 0..<count {
      if number > 0 { pass(0.1) }
      touch(.down, at: point)
      pass(0.05)
      touch(.up, at: point)
    }
  }

  /// Keeps a finger on a place, for some seconds.
  public func hold(at point: CGPoint, for seconds: Double) {
    touch(.down, at: point)
    pass(seconds)
    touch(.up, at: point)
  }

  /// Keeps a finger on the middle of the first view with this text, accessibility label or identifier.
  public func hold(_ label: String, for seconds: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let point = middle(of: label, sourceLocation) else { return }
    hold(at: point, for: seconds)
  }

  /// Moves a finger from one place to another, in ten steps.
  public func drag(from start: CGPoint, to end: CGPoint, for seconds: Double = 0.5) {
    touch(.down, at: start)
    for step in 1...10 {
      pass(seconds / 10)
      let share = CGFloat(step) / 10
      touch(
        .moved,
        at: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    touch(.up, at: end)
  }

  /// A phase of a touch.
  public enum Touch: Sendable { case down, moved, up, cancelled }

  /// One step of a finger; several fingers are distinguished by a number.
  public func touch(_ touch: Touch, at point: CGPoint, finger: Int = 0) {
    let phase: PointerEvent.Phase =
      switch touch {
      case .down: .down
      case .moved: .moved
      case .up: .up
      case .cancelled: .cancelled
      }
    send(.pointer(PointerEvent(id: finger, phase: phase, location: point, isTouch: true)))
  }

  /// Moves a mouse without a pressed button to a place, or away.
  public func hover(at point: CGPoint?) { send(.hover(point)) }

  /// Turns a wheel over a place: how far the content is to move, in points; down and right are negative.
  public func scroll(at point: CGPoint, by distance: CGSize) { send(.scroll(at: point, by: distance)) }

  private func pass(_ seconds: Double) { pass(until: time + seconds) }

  /// Lets time pass, in seconds.
  public func advance(by seconds: Double) { advance(to: time + seconds) }

  /// Sends anything that a host can.
  package func send(_ event: InputEvent) {
    host.show(at: time, events: [event], on: canvas)
  }

  private func middle(of label: String, _ sourceLocation: SourceLocation) -> CGPoint? {
    guard let node = host.root.shown(label) else {
      let known = host.root.labels.map { "\"\($0)\"" }.joined(separator: ", ")
      recordFailure(
        "No view has the text, label or identifier \"\(label)\"; there are: \(known.isEmpty ? "none" : known).",
        at: sourceLocation)
      return nil
    }
    return node.drawnMiddle
  }
}

extension ViewNode {
  /// The first node with a text, label or identifier, here or below.
  func shown(_ label: String) -> ViewNode? {
    if isLeftOut?() ?? false { return nil }
    if text == label || identifier == label || accessibility.label == label { return self }
    for child in children { if let found = child.shown(label) { return found } }
    return nil
  }

  fileprivate var labels: [String] {
    if isLeftOut?() ?? false { return [] }
    return [text, accessibility.label, identifier].compactMap { $0 } + children.flatMap(\.labels)
  }
}
