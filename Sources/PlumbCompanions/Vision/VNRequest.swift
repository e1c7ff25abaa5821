import PlumbUIKit

/// What went wrong with looking at a picture.
public struct VNError: Error, Sendable {
  /// The kind of error: nothing here looks at pictures.
  public let code = 1
}

/// A question about a picture.
open class VNRequest: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (VNRequest, (any Error)?) -> Void
  let completion: CompletionHandler?
  /// What was found: nothing.
  open var results: [VNObservation]? { nil }
  /// Whether only the processor is used.
  public var usesCPUOnly = false
  /// Which version of the answer.
  public var revision = 1
  /// Makes a question without somebody who hears the answer.
  public override init() { completion = nil }
  /// Makes a question.
  public init(completionHandler: CompletionHandler?) { completion = completionHandler }
  /// Asks no more.
  open func cancel() {}
}
/// A question about a part of a picture.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  /// The part, each side of the picture being 1.
  public var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// How exactly words are read.
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
/// Asks for words.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  /// How exactly.
  public var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  /// Whether words are mended.
  public var usesLanguageCorrection = true
  /// In which languages.
  public var recognitionLanguages = ["en-US"]
  /// Words that may be there.
  public var customWords: [String] = []
  /// How high letters are at least, the picture's height being 1.
  public var minimumTextHeight: Float = 0
  /// Whether the language is found.
  public var automaticallyDetectsLanguage = false
}
/// Asks for faces.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks for eyes, noses and mouths.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks for people.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks how people stand.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks how hands are held.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  /// At most how many hands.
  public var maximumHandCount = 2
}
/// Asks for codes.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// Which codes.
  public var symbologies: [VNBarcodeSymbology] = []
  /// Which codes can be found: none.
  open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [] }
}
/// Asks for rectangles.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// At most how many.
  public var maximumObservations = 1
  /// How narrow they may be.
  public var minimumAspectRatio: Float = 0.5
  /// How wide they may be.
  public var maximumAspectRatio: Float = 1
  /// How sure it must be.
  public var minimumConfidence: Float = 0
}
/// Asks what is in a picture.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks where people are.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {}

/// How a picture is made to fit a model.
public enum VNImageCropAndScaleOption: UInt, Sendable { case centerCrop, scaleFit, scaleFill }
/// A model that looks at pictures.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
  /// Takes a model. That is an error.
  public init(for model: MLModel) throws { throw VNError() }
}
/// Asks a model.
open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The model.
  public let model: VNCoreMLModel
  /// How a picture is made to fit it.
  public var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
  /// Asks a model.
  public init(model: VNCoreMLModel, completionHandler: CompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }
}

/// More about a picture.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
/// Asks about one picture. Nothing here looks at pictures: the answer is an error.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  /// Takes a picture.
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
  /// Takes a picture that is turned.
  public init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {}
  /// Takes a picture.
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
  /// Takes a picture that is turned.
  public init(
    ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {}
  /// Takes a picture.
  public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
  /// Takes a picture that is turned.
  public init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  /// Takes the picture of a file.
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
  /// Takes the picture of bytes.
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
  /// Asks. Each question hears an error.
  open func perform(_ requests: [VNRequest], fileID: StaticString = #fileID, line: UInt = #line) throws {
    reportCompanion("VNImageRequestHandler.perform", fileID, line)
    for request in requests { request.completion?(request, VNError()) }
    throw VNError()
  }
}
/// Asks about pictures that follow each other. Nothing here looks at pictures: the answer is an error.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
  /// Makes a handler.
  public override init() {}
  /// Asks. It is an error.
  open func perform(
    _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, fileID: StaticString = #fileID, line: UInt = #line
  ) throws {
    reportCompanion("VNImageRequestHandler.perform", fileID, line)
    throw VNError()
  }
}
