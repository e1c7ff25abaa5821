/// The reason why a ``PictureRenderer`` made no picture, in a sentence that says what to do. This is not in SwiftUI.
public enum PictureRendererError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The picture took longer than the renderer's limit.
  case timeLimit(Duration)
  /// The picture alone takes more bytes than the renderer's limit for all.
  case memoryLimit(needed: Int, limit: Int)
  /// A limit that no picture can keep: its name, its value, and what it must be.
  case impossible(String, String, String)

  /// The sentence.
  public var description: String {
    switch self {
    case .timeLimit(let limit):
      "the picture took longer than \(limit): give the PictureRenderer a longer timeLimit, or draw less"
    case .memoryLimit(let needed, let limit):
      "the pixels of the picture take \(needed) bytes, and the memoryLimit of the PictureRenderer is \(limit): "
        + "use a smaller size or scale, or a higher limit"
    case .impossible(let name, let value, let need):
      "a PictureRenderer with a \(name) of \(value) can make no picture: it must be \(need)"
    }
  }
}
