import Foundation
import PlumbText

extension AttributedString {
  /// The distance from baseline to baseline.
  public struct LineHeight: Hashable, Sendable {
    enum Form: Hashable, Sendable { case natural, multiple(CGFloat), exact(CGFloat), leading(CGFloat) }
    let form: Form

    /// Far apart: 1.5 times the font's size (assumed).
    public static let loose = LineHeight(form: .multiple(1.5))
    /// The usual line height: 1.3 times the font's size (assumed).
    public static let normal = LineHeight(form: .multiple(1.3))
    /// Close together: 1.15 times the font's size (assumed).
    public static let tight = LineHeight(form: .multiple(1.15))
    /// The line height of the font.
    public static let variable = LineHeight(form: .natural)
    /// Returns a multiple of the font's size.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(form: .multiple(factor)) }
    /// Returns a number of points, whatever the font's size is.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(form: .exact(points)) }
    /// Points that are added to what the font has.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(form: .leading(increase)) }

    /// Changes what is asked of a font. Distances that are no numbers or below 0 change nothing.
    func apply(to request: inout FontRequest) {
      switch form {
      case .natural: break
      case .multiple(let factor): set(factor * request.size, in: &request)
      case .exact(let points): set(points, in: &request)
      case .leading(let increase): if increase.isFinite { request.leading += increase }
      }
    }

    private func set(_ points: CGFloat, in request: inout FontRequest) {
      if points.isFinite, points >= 0 { (request.lineSpacing, request.leading) = (points, 0) }
    }
  }
}

struct LineHeightKey: EnvironmentKey {
  static var defaultValue: AttributedString.LineHeight? { nil }
}

extension EnvironmentValues {
  /// The distance from baseline to baseline; `nil` for the font's own.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the distance from baseline to baseline in the texts inside; `nil` is the font's own.
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}
