import PlumbUIKit

/// The kind of an item in a library.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

/// A picture or a film of a library. There are none here.
open class PHAsset: NSObject {
  /// Its name in the library.
  public let localIdentifier: String
  /// The kind of the item.
  public var mediaType: PHAssetMediaType { .unknown }
  /// Its width in pixels.
  public var pixelWidth: Int { 0 }
  /// Its height in pixels.
  public var pixelHeight: Int { 0 }
  /// The date of creation.
  public var creationDate: Date? { nil }
  /// The duration, in seconds.
  public var duration: TimeInterval { 0 }
  /// Whether a person likes it.
  public var isFavorite: Bool { false }
  init(localIdentifier: String) { self.localIdentifier = localIdentifier }

  /// Returns the items of the library: none.
  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Returns the items of a kind in the library: none.
  public class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<
    PHAsset
  > { PHFetchResult() }
  /// Returns the items of some identifiers: none.
  public class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?)
    -> PHFetchResult<PHAsset>
  { PHFetchResult() }
}

/// The options of a fetch: a predicate, and an order.
open class PHFetchOptions: NSObject {
  /// The predicate of the objects.
  open var predicate: NSPredicate?
  /// In which order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The maximum number of results; 0 for all.
  open var fetchLimit = 0
  /// Creates the usual ones.
  public override init() {}
}

/// The result of a search in a library: no items.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  /// The number of objects.
  public var count: Int { 0 }
  /// The first one.
  public var firstObject: ObjectType? { nil }
  /// The last one.
  public var lastObject: ObjectType? { nil }
  /// One of them. There is none: whoever asks has not looked at the number.
  public func object(at index: Int) -> ObjectType {
    fatalError("PHFetchResult is empty; look at count before.")
  }
  /// One of them.
  public subscript(index: Int) -> ObjectType { object(at: index) }
  /// Some of them.
  public func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  /// Calls a closure for each object. There are none.
  public func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
  }
}

/// The way in which pictures of a library are scaled down.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  /// The usual one.
  public static let `default` = PHImageContentMode.aspectFit
}

/// The options of a request for a picture of a library.
open class PHImageRequestOptions: NSObject {
  /// The compromise between the speed and the quality of a picture's delivery.
  public enum DeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
  /// The exactness of a picture's size.
  public enum ResizeMode: Int, Sendable { case none, fast, exact }
  /// Whether it comes before the call is over.
  open var isSynchronous = false
  /// Whether it may come from afar.
  open var isNetworkAccessAllowed = false
  /// The compromise between the speed and the quality of the delivery.
  open var deliveryMode = DeliveryMode.opportunistic
  /// The exactness of the size.
  open var resizeMode = ResizeMode.fast
  /// Creates the usual ones.
  public override init() {}
}

/// The number of a request for a picture.
public typealias PHImageRequestID = Int32

/// A manager that provides pictures of a library. There are none here.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let one = PHImageManager()
  /// Returns the usual one.
  public class func `default`() -> PHImageManager { one }
  /// Requests a picture. There is none.
  @discardableResult public func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    later { resultHandler(nil, nil) }
    return 0
  }
  /// Cancels a request.
  public func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// The size of a picture that is not made smaller.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
