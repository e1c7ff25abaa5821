import PlumbUIKit

/// The type of a detector of faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// The type of a detector of rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// The type of a detector of QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The type of a detector of texts.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The key of how exact a detector is.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// Quick rather than exact.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// Exact rather than quick.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// The key of whether a face keeps its number from picture to picture.
public let CIDetectorTracking = "CIDetectorTracking"
/// The key of the smallest size that counts, as a share of the picture.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
/// The key of the most features that are found.
public let CIDetectorMaxFeatureCount = "CIDetectorMaxFeatureCount"
/// The key of the side of the picture that is up.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
/// The key of whether smiles are looked for.
public let CIDetectorSmile = "CIDetectorSmile"
/// The key of whether closed eyes are looked for.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"

/// A search for faces, codes and texts in pictures. It finds none here, and reports that.
open class CIDetector: NSObject, @unchecked Sendable {
  private let fileID: StaticString
  private let line: UInt

  /// Creates a detector; `nil` for a type that there is not.
  public init?(
    ofType type: String, context: CIContext?, options: [String: Any]? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let known = [
      CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeQRCode, CIDetectorTypeText,
    ]
    guard known.contains(type) else { return nil }
    (self.fileID, self.line) = (fileID, line)
  }

  /// Returns the features of a picture: none.
  open func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }
  /// Returns the features of a picture: none.
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] {
    reportCompanion("CIDetector", fileID, line)
    return []
  }
}

/// A feature that a detector finds in a picture.
open class CIFeature: NSObject, @unchecked Sendable {
  /// The kind of the feature.
  open var type: String { "" }
  /// The rectangle of the feature in the picture.
  public let bounds = CGRect.zero
  override init() {}
}

/// A face in a picture.
open class CIFaceFeature: CIFeature, @unchecked Sendable {
  /// Whether the left eye was found.
  public let hasLeftEyePosition = false
  /// The place of the left eye.
  public let leftEyePosition = CGPoint.zero
  /// Whether the right eye was found.
  public let hasRightEyePosition = false
  /// The place of the right eye.
  public let rightEyePosition = CGPoint.zero
  /// Whether the mouth was found.
  public let hasMouthPosition = false
  /// The place of the mouth.
  public let mouthPosition = CGPoint.zero
  /// Whether the face smiles.
  public let hasSmile = false
}

/// A feature with four corners.
open class CIRectangleFeature: CIFeature, @unchecked Sendable {
  /// The upper left corner.
  public let topLeft = CGPoint.zero
  /// The upper right corner.
  public let topRight = CGPoint.zero
  /// The lower left corner.
  public let bottomLeft = CGPoint.zero
  /// The lower right corner.
  public let bottomRight = CGPoint.zero
}

/// A QR code in a picture.
open class CIQRCodeFeature: CIRectangleFeature, @unchecked Sendable {
  /// The text of the code.
  public let messageString: String? = nil
}

/// A text in a picture.
open class CITextFeature: CIRectangleFeature, @unchecked Sendable {
  /// The letters of the text.
  public let subFeatures: [Any]? = nil
}
