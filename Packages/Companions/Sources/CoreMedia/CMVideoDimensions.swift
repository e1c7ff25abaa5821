/// The size of a film or a picture, in pixels.
public struct CMVideoDimensions: Equatable, Sendable {
  /// In pixels.
  public var width: Int32
  /// In pixels.
  public var height: Int32
  /// Makes a size without pixels.
  public init() { (width, height) = (0, 0) }
  /// Makes a size.
  public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}
