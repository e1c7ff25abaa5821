import PlumbUIKit

/// Adds a picture to a library, or takes it away. There is none here.
open class PHAssetChangeRequest: NSObject {
  /// Adds a picture.
  @discardableResult public class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest()
  }
  /// Adds a picture of a file.
  @discardableResult public class func creationRequestForAssetFromImage(atFileURL fileURL: URL)
    -> PHAssetChangeRequest?
  { nil }
  /// Adds a film of a file.
  @discardableResult public class func creationRequestForAssetFromVideo(atFileURL fileURL: URL)
    -> PHAssetChangeRequest?
  { nil }
}

/// The kinds of files of which a picture in a library is made.
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData
  case adjustmentBasePhoto, pairedVideo, fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo
  case photoProxy = 19
}
/// The options of a file of which a picture is made.
open class PHAssetResourceCreationOptions: NSObject {
  /// The file's name.
  public var originalFilename: String?
  /// The identifier of the kind of file.
  public var uniformTypeIdentifier: String?
  /// Whether the file is moved into the library.
  public var shouldMoveFile = false
  /// Creates options.
  public override init() {}
}
/// Adds a picture of several files to a library. There is none here.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  /// Begins a picture.
  public class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
  /// Adds a file to it.
  public func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {}
  /// Adds bytes to it.
  public func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {}
}
