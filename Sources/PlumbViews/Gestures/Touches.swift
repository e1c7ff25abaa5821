import PlumbLayout

/// A pointer that goes down over a view that receives pointers beside the gestures, as a view of UIKit is of touches.
package struct TouchStart {
  /// The node of the view.
  package let node: ViewNode
  /// On the canvas, in points.
  package let location: CGPoint
  /// In seconds of the host's clock.
  package let time: Double
}

/// A view that receives the pointers over it, beside the gestures.
@MainActor package protocol TouchReceiver: AnyObject {
  /// Whether the view receives presses that a control makes of itself, because it is that control.
  var isControl: Bool { get }
  /// Returns whether a point is in the view, in the view's coordinates, in points.
  func covers(_ point: CGPoint) -> Bool
  /// Notifies the view of a pointer that went down; `nil` if it does not follow the pointer.
  func begin(_ start: TouchStart, beside others: [any FollowedTouch]) -> (any FollowedTouch)?
}

/// A pointer that a view follows from when it went down.
@MainActor package protocol FollowedTouch: AnyObject {
  /// Whether somebody uses the touch, so that nothing behind the view sees it.
  var isTaken: Bool { get }
  func move(to location: CGPoint, at time: Double, beside others: [any FollowedTouch])
  func end(at location: CGPoint, at time: Double, beside others: [any FollowedTouch])
  func cancel(at time: Double, beside others: [any FollowedTouch])
}

/// The pointers that views follow as touches.
///
/// A view with touches covers its whole rectangle, also where it draws nothing, but whether its class does anything with them is only
/// known afterwards: Swift does not say which methods a class overrides. So a touch begins with the foremost such view, before
/// the gestures are chosen. If the methods of the class pass it on until nobody is left, the pointer is hit tested as if there were no
/// touches, and whatever is behind the view gets it. The view still receives its end, since an override may call `super` too.
@MainActor final class Touches {
  private var followed: [Int: (node: ViewNode, touch: any FollowedTouch)] = [:]
  /// Whether a view of the host has touches; without one there is nothing to look for.
  var isUsed = false

  private var all: [any FollowedTouch] {
    followed.sorted { $0.key < $1.key }.map(\.value.touch)
  }

  /// Notifies the foremost view under a pointer that it went down. The result is the path of a touch that somebody takes, innermost
  /// node first, and how far the pointer's places are to be moved.
  func begin(_ pointer: PointerEvent, in host: ViewHost, at time: Double) -> (
    path: [ViewNode], shift: CGSize
  )? {
    guard isUsed else { return nil }
    let hits = HitTesting(host: host, isTouch: pointer.isTouch, findsTouches: true)
    let (path, shift) = hits.aim(at: pointer.location)
    guard let place = path.firstIndex(where: { $0.interaction?.touches != nil }),
      let receiver = path[place].interaction?.touches
    else { return nil }
    // A press stops what moves, or uses a control in the view; the view does not see that.
    if host.input.scrolling.isMoving(under: path) { return nil }
    if !receiver.isControl, path[..<place].contains(where: { $0.isControl(byFinger: pointer.isTouch) }) {
      return nil
    }
    let location = CGPoint(x: pointer.location.x + shift.width, y: pointer.location.y + shift.height)
    var begun: (any FollowedTouch)?
    RunningCode.using(path[place]) {
      begun = receiver.begin(TouchStart(node: path[place], location: location, time: time), beside: all)
    }
    guard let begun else { return nil }
    followed[pointer.id] = (path[place], begun)
    return begun.isTaken ? (path, shift) : nil
  }

  /// Notifies the views of a pointer's result, after the gestures have seen it.
  func handle(_ event: GestureEvent) {
    guard let (node, touch) = followed[event.id], event.kind != .down, event.kind != .time else { return }
    // Another screen has come over it meanwhile.
    if event.kind == .cancelled || node.isInLeftOut { return cancel([event.id], at: event.time) }
    if event.kind == .up { followed[event.id] = nil }
    let others = all.filter { $0 !== touch }
    RunningCode.using(node) {
      if event.kind == .up {
        touch.end(at: event.location, at: event.time, beside: others)
      } else {
        touch.move(to: event.location, at: event.time, beside: others)
      }
    }
  }

  /// Ends the touches of some pointers: a gesture has been recognised, or something else has come over them.
  func cancel(_ pointers: Set<Int>, at time: Double) {
    for id in pointers.sorted() {
      guard let (node, touch) = followed.removeValue(forKey: id) else { continue }
      let others = all
      RunningCode.using(node) { touch.cancel(at: time, beside: others) }
    }
  }

  /// The pointers whose touches a closure names.
  func pointers(where isWanted: (any FollowedTouch) -> Bool) -> Set<Int> {
    Set(followed.filter { isWanted($0.value.touch) }.keys)
  }
}

extension ViewNode {
  /// A pointer that goes down here presses or moves a control.
  fileprivate func isControl(byFinger: Bool) -> Bool {
    switch interaction?.gesture?.purpose {
    case .control, .field: true
    case .mouse: !byFinger
    default: false
    }
  }

  /// A point of the canvas in the node's own coordinates; `nil` if the node is gone.
  package func localPoint(_ point: CGPoint) -> CGPoint? { isDisposed ? nil : convert(point, to: .local) }
}

extension ViewHost {
  /// Ends the touches that a closure names, which are over without an end.
  package func cancelTouches(where isWanted: (any FollowedTouch) -> Bool) {
    let touches = input.touches
    touches.cancel(touches.pointers(where: isWanted), at: input.time)
  }

  /// The size of the window, in points, where it is known.
  package var windowSize: CGSize? {
    if let canvas { return canvas.whole.size }
    guard let width = lastProposal?.width, let height = lastProposal?.height else { return nil }
    return CGSize(width: width, height: height)
  }
}
