import Foundation
import PlumbLayout

extension StringDrawing {
  /// A side that bounds a text: none that is zero or too large to matter.
  fileprivate static func bound(_ side: CGFloat) -> CGFloat? {
    side.isFinite && side > 0 && side < 1e7 ? side : nil
  }

  /// Returns the rectangle of a text, from zero.
  fileprivate func boundingRect(with size: CGSize, options: NSStringDrawingOptions) -> CGRect {
    // Without this option a text is one line, and its size says nothing.
    guard options.contains(.usesLineFragmentOrigin) else { return CGRect(origin: .zero, size: self.size()) }
    return CGRect(
      origin: .zero, size: self.size(width: Self.bound(size.width), height: Self.bound(size.height)))
  }

  fileprivate func draw(at point: CGPoint, for step: String) {
    guard let context = CGContext.current(for: step) else { return }
    draw(in: CGRect(origin: point, size: .zero), width: nil, height: nil, context)
  }

  fileprivate func draw(in rect: CGRect, for step: String) {
    guard let context = CGContext.current(for: step) else { return }
    draw(in: rect, width: Self.bound(rect.width), height: Self.bound(rect.height), context)
  }

  fileprivate func draw(with rect: CGRect, options: NSStringDrawingOptions, for step: String) {
    if options.contains(.usesLineFragmentOrigin) { return draw(in: rect, for: step) }
    // Without this option the rectangle begins at the baseline of the first line, and bounds nothing.
    draw(at: CGPoint(x: rect.minX, y: rect.minY - firstBaseline), for: step)
  }
}

extension String {
  /// Returns the size of the text in one line for each paragraph, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing(self, attrs).size()
  }

  /// Returns the rectangle of the text in a size: as many lines as its width needs, if the options allow several.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self, attributes).boundingRect(with: size, options: options)
  }

  /// Draws the text with its upper left corner at a point of the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(self, attrs).draw(at: point, for: "String.draw(at:)")
  }

  /// Draws the text into a rectangle of the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(self, attrs).draw(in: rect, for: "String.draw(in:)")
  }

  /// Draws the text into a rectangle of the current context, or from its corner on the baseline, as the options say.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    StringDrawing(self, attributes).draw(with: rect, options: options, for: "String.draw(with:)")
  }
}

extension NSString {
  /// Returns the size of the text in one line for each paragraph, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    string.size(withAttributes: attrs)
  }

  /// Returns the rectangle of the text in a size: as many lines as its width needs, if the options allow several.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text with its upper left corner at a point of the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    string.draw(at: point, withAttributes: attrs)
  }

  /// Draws the text into a rectangle of the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    string.draw(in: rect, withAttributes: attrs)
  }

  private var string: String { substring(from: 0) }
}

extension NSAttributedString {
  /// Returns the size of the text in one line for each paragraph, in points.
  public func size() -> CGSize { StringDrawing(self).size() }

  /// Returns the rectangle of the text in a size: as many lines as its width needs, if the options allow several.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self).boundingRect(with: size, options: options)
  }

  /// Draws the text with its upper left corner at a point of the current context.
  public func draw(at point: CGPoint) {
    StringDrawing(self).draw(at: point, for: "NSAttributedString.draw(at:)")
  }

  /// Draws the text into a rectangle of the current context.
  public func draw(in rect: CGRect) {
    StringDrawing(self).draw(in: rect, for: "NSAttributedString.draw(in:)")
  }

  /// Draws the text into a rectangle of the current context, or from its corner on the baseline, as the options say.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    StringDrawing(self).draw(with: rect, options: options, for: "NSAttributedString.draw(with:)")
  }
}
