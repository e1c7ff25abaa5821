import PlumbUIKit

/// A property of a film or a sound that is loaded asynchronously.
public struct AVAsyncProperty<Root, Value>: Sendable {
  init() {}
}
extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
  /// The duration.
  public static var duration: AVAsyncProperty { AVAsyncProperty() }
}
extension AVAsyncProperty where Root == AVAsset, Value == Bool {
  /// Whether it can be played.
  public static var isPlayable: AVAsyncProperty { AVAsyncProperty() }
}

extension AVAsset {
  /// Loads a property of a film or a sound. No file is read, so that is an error.
  @available(
    *, deprecated,
    message: "In Plumb, AVAsset.load does nothing: no film or sound is read, so the answer is an error."
  )
  public func load<Value>(
    _ property: AVAsyncProperty<AVAsset, Value>
  ) async throws -> Value {
    throw AVError(.fileFormatNotRecognized)
  }
}

/// Makes pictures of a film. No film is read, so asking for one is an error.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// The film.
  public let asset: AVAsset
  /// Whether pictures are turned as the film is.
  open var appliesPreferredTrackTransform = false
  /// The maximum size of pictures, in points; zero for the size of the film.
  open var maximumSize = CGSize.zero
  /// The time by which a picture may be earlier.
  open var requestedTimeToleranceBefore = CMTime.zero
  /// The time by which a picture may be later.
  open var requestedTimeToleranceAfter = CMTime.zero
  /// Creates pictures of a film.
  public init(asset: AVAsset) { self.asset = asset }
  /// Makes the picture at a time. That is an error.
  @available(
    *, deprecated,
    message:
      "In Plumb, AVAssetImageGenerator does nothing: no film or sound is read, so the answer is an error."
  )
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    throw AVError(.fileFormatNotRecognized)
  }
  /// Makes the picture at a time. That is an error.
  @available(
    *, deprecated,
    message:
      "In Plumb, AVAssetImageGenerator does nothing: no film or sound is read, so the answer is an error."
  )
  open func image(
    at time: CMTime
  ) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.fileFormatNotRecognized)
  }
  /// Makes the picture at a time. That is an error.
  @available(
    *, deprecated,
    message:
      "In Plumb, AVAssetImageGenerator does nothing: no film or sound is read, so the answer is an error."
  )
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    later { handler(nil, requestedTime, AVError(.fileFormatNotRecognized)) }
  }
  /// Makes the pictures at several times. Each is an error.
  @available(
    *, deprecated,
    message:
      "In Plumb, AVAssetImageGenerator does nothing: no film or sound is read, so the answer is an error."
  )
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    let count = requestedTimes.count
    later {
      for _ in 0..<count { handler(.invalid, nil, .invalid, .failed, AVError(.fileFormatNotRecognized)) }
    }
  }
  /// The result of a picture's generation.
  public enum Result: Int, Sendable { case succeeded, failed, cancelled }

  /// Cancels the generation of pictures.
  open func cancelAllCGImageGeneration() {}
}
