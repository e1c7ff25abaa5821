import Foundation
import PlumbLayout
import PlumbViews

/// The contexts into which UIKit draws, one stack for each thread.
private final class ContextStack {
  var contexts: [CGContext] = []

  static var own: ContextStack {
    let key = "PlumbUIKit.contexts"
    if let known = Thread.current.threadDictionary[key] as? ContextStack { return known }
    let new = ContextStack()
    Thread.current.threadDictionary[key] = new
    return new
  }
}

/// Returns the context in which colours, paths, images and strings of UIKit are drawn now; `nil` outside of a drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.own.contexts.last }

/// Draws into a context from now on.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.own.contexts.append(context) }

/// Goes back to the context that was used before.
public func UIGraphicsPopContext() { _ = ContextStack.own.contexts.popLast() }

extension CGContext {
  /// The current context; where there is none, it is reported that a step draws nothing.
  static func current(for step: String) -> CGContext? {
    if let context = UIGraphicsGetCurrentContext() { return context }
    Surroundings.report(
      "\(step) draws nothing: there is no current context. Draw in UIGraphicsImageRenderer.image or in draw(_:)."
    )
    return nil
  }

  /// Draws into this context while a closure runs.
  package func draw(_ drawing: () throws -> Void) rethrows {
    UIGraphicsPushContext(self)
    defer { UIGraphicsPopContext() }
    try drawing()
  }
}

/// Begins a picture of some points with one pixel each.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture of some points. A scale of 0 is that of the screen; an opaque picture is black where nothing is drawn.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : Surroundings.current.environment.displayScale
  UIGraphicsPushContext(CGContext(size: size, scale: scale, background: opaque ? .black : nil))
}

/// Returns the drawing of the current context so far.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = UIGraphicsGetCurrentContext(), let image = context.makeImage() else { return nil }
  return UIImage(cgImage: image, scale: context.scale, orientation: .up)
}

/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle in the current context.
public func UIRectFill(_ rect: CGRect) { CGContext.current(for: "UIRectFill")?.fill(rect) }

/// Fills a rectangle in the current context, mixed with what is below.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  CGContext.current(for: "UIRectFillUsingBlendMode")?.separately(blendMode, 1) { $0.fill(rect) }
}

/// Draws a line of one point inside of a rectangle's edges.
public func UIRectFrame(_ rect: CGRect) {
  CGContext.current(for: "UIRectFrame")?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Draws only inside of a rectangle from now on.
public func UIRectClip(_ rect: CGRect) { CGContext.current(for: "UIRectClip")?.clip(to: rect) }

extension UIColor {
  /// Makes this the current context's colour of areas and of lines.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the current context's colour of areas.
  public func setFill() { CGContext.current(for: "UIColor.setFill()")?.state.fill = resolvedNow }

  /// Makes this the current context's colour of lines.
  public func setStroke() { CGContext.current(for: "UIColor.setStroke()")?.state.stroke = resolvedNow }
}
