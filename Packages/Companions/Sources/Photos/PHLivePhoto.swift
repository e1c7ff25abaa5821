import PlumbUIKit

/// The key of whether a picture is only the first, small one.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// The key of the error in an answer.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// The key of whether somebody stopped a request.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"
/// The number of a request for a picture that moves.
public typealias PHLivePhotoRequestID = Int32
/// The number of no request.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
/// A picture that moves. There are none here.
open class PHLivePhoto: NSObject, @unchecked Sendable {
  /// The size in pixels.
  public let size = CGSize.zero
  override init() {}

  /// Asks for the picture of some files: none, and that is reported.
  @available(
    *, deprecated,
    message: "In Plumb, PHPhotoLibrary does nothing: no host has pictures of people, so access is refused."
  )
  @discardableResult open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    later { resultHandler(nil, [PHLivePhotoInfoErrorKey: CocoaError(.featureUnsupported)]) }
    return 1
  }
  /// Stops a request, which was answered already.
  open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}
