/// An observation in a picture. There is none here.
open class VNObservation: NSObject, @unchecked Sendable {
  /// The confidence, from 0 to 1.
  public let confidence: Float = 0
  /// The identifier of the observation.
  public let uuid = UUID()
}
/// An observation with a position. The picture's origin is at its bottom, and each side of it is 1.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  /// The bounding box.
  public let boundingBox = CGRect.zero
}
/// An observation with four corners.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// A corner.
  public let topLeft = CGPoint.zero
  /// A corner.
  public let topRight = CGPoint.zero
  /// A corner.
  public let bottomLeft = CGPoint.zero
  /// A corner.
  public let bottomRight = CGPoint.zero
}
/// A face.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}
/// A candidate for recognised words.
open class VNRecognizedText: NSObject, @unchecked Sendable {
  /// The words.
  public let string = ""
  /// The confidence, from 0 to 1.
  public let confidence: Float = 0
}
/// Words.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  /// Returns the candidates: none.
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
/// The class of an observed object.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  /// Its name.
  public let identifier = ""
}
/// An observed object and its place.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// The candidates for its class.
  public let labels: [VNClassificationObservation] = []
}
/// Pixels that a model has made. Nobody ever holds any here.
open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
  /// The pixels.
  public let pixelBuffer = CVPixelBuffer()
}
/// The kinds of codes.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A square code.
  public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
  /// The code of goods.
  public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
  /// The short code of goods.
  public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
  /// A code of lines.
  public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
  /// The code of tickets.
  public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
  /// The code of tickets.
  public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
  /// A code of lines.
  public static let codabar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCodabar")
  /// A code of lines.
  public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
  /// A code of lines with its sum.
  public static let code39Checksum = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39Checksum")
  /// A code of lines for all letters.
  public static let code39FullASCII = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39FullASCII")
  /// A code of lines for all letters with its sum.
  public static let code39FullASCIIChecksum = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbologyCode39FullASCIIChecksum")
  /// A code of lines.
  public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
  /// A code of lines.
  public static let code93i = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93i")
  /// A square code.
  public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
  /// The code of fresh goods.
  public static let gs1DataBar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyGS1DataBar")
  /// The long code of fresh goods.
  public static let gs1DataBarExpanded = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyGS1DataBarExpanded")
  /// The short code of fresh goods.
  public static let gs1DataBarLimited = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyGS1DataBarLimited")
  /// A code of lines.
  public static let i2of5 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5")
  /// A code of lines with its sum.
  public static let i2of5Checksum = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5Checksum")
  /// The code of parcels.
  public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
  /// The small code of tickets.
  public static let microPDF417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMicroPDF417")
  /// A small square code.
  public static let microQR = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMicroQR")
  /// The code of shelves.
  public static let msiPlessey = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMSIPlessey")
  /// The code of American goods.
  public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
}
/// A code.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  /// The content of the code.
  public let payloadStringValue: String? = nil
  /// The kind of the code.
  public let symbology = VNBarcodeSymbology.qr
}
