import PlumbUIKit

/// A manager that prepares pictures of a library before they are asked for. There are none here.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Whether large pictures may be prepared.
  public var allowsCachingHighQualityImages: Bool {
    get { true }
    set {}
  }
  /// Creates a manager.
  public override init() { super.init() }
  /// Begins to prepare pictures: of none.
  public func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Ends to prepare pictures.
  public func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Ends to prepare all pictures.
  public func stopCachingImagesForAllAssets() {}
}

/// The name of the answer's part that says whether a small picture comes before the right one.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The name of the answer's part that says whether the picture lies on a server.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The name of the answer's part with the number of the request.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// The name of the answer's part that says whether the request was cancelled.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The name of the answer's part with the error.
public let PHImageErrorKey = "PHImageErrorKey"
