import PlumbUIKit

/// The reason why a picture isn't analysed.
public struct VNError: Error, Sendable {
  /// The kind of error: nothing here looks at pictures.
  public let code = 1
}

/// A question about a picture.
open class VNRequest: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (VNRequest, (any Error)?) -> Void
  let completion: CompletionHandler?
  /// The results: none.
  open var results: [VNObservation]? { nil }
  /// Whether only the processor is used.
  public var usesCPUOnly = false
  /// The version of the algorithm.
  public var revision = 1
  /// Creates a question without somebody who hears the answer.
  public override init() { completion = nil }
  /// Creates a question.
  public init(completionHandler: CompletionHandler?) { completion = completionHandler }
  /// Cancels the request.
  open func cancel() {}
}
/// A question about a part of a picture.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  /// The part, each side of the picture being 1.
  public var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// The exactness of the recognition of words.
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
/// A request for words.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The exactness of the recognition.
  public var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  /// Whether words are mended.
  public var usesLanguageCorrection = true
  /// In which languages.
  public var recognitionLanguages = ["en-US"]
  /// Words that may be there.
  public var customWords: [String] = []
  /// The smallest height of letters, as a share of the picture's height.
  public var minimumTextHeight: Float = 0
  /// Whether the language is found.
  public var automaticallyDetectsLanguage = false
}
/// A request for faces.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}
/// A request for eyes, noses and mouths.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {}
/// A request for people.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}
/// A request for the poses of people.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {}
/// A request for the poses of hands.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  /// At most how many hands.
  public var maximumHandCount = 2
}
/// A request for codes.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The kinds of codes.
  public var symbologies: [VNBarcodeSymbology] = []
  /// Which codes can be found: none.
  open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [] }
}
/// A request for rectangles.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// At most how many.
  public var maximumObservations = 1
  /// The smallest aspect ratio.
  public var minimumAspectRatio: Float = 0.5
  /// The largest aspect ratio.
  public var maximumAspectRatio: Float = 1
  /// The smallest confidence.
  public var minimumConfidence: Float = 0
}
/// A request for the subjects of a picture.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {}
/// A request for the areas of people.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {}

/// The way in which a picture is fitted to a model.
public enum VNImageCropAndScaleOption: UInt, Sendable { case centerCrop, scaleFit, scaleFill }
/// A model that looks at pictures.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
  /// Creates the model. That is an error.
  public init(for model: MLModel) throws { throw VNError() }
}
/// A request to a model.
open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The model.
  public let model: VNCoreMLModel
  /// The way in which a picture is fitted to the model.
  public var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
  /// Creates a request to a model.
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
/// A handler of requests about one picture. No picture is analyzed here: the answer is an error.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  /// Creates a handler of a picture.
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
  /// Creates a handler of a turned picture.
  public init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {}
  /// Creates a handler of a picture.
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
  /// Creates a handler of a turned picture.
  public init(
    ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {}
  /// Creates a handler of a picture.
  public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
  /// Creates a handler of a turned picture.
  public init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  /// Creates a handler of a file's picture.
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
  /// Creates a handler of a picture's bytes.
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
  /// Performs requests. Each receives an error.
  @available(
    *, deprecated,
    message:
      "In Plumb, VNImageRequestHandler.perform does nothing: nothing looks at pictures, so the answer is an error."
  )
  open func perform(_ requests: [VNRequest]) throws {
    for request in requests { request.completion?(request, VNError()) }
    throw VNError()
  }
}
/// A handler of requests about consecutive pictures. No picture is analyzed here: the answer is an error.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
  /// Creates a handler.
  public override init() {}
  /// Performs requests. That is an error.
  @available(
    *, deprecated,
    message:
      "In Plumb, VNImageRequestHandler.perform does nothing: nothing looks at pictures, so the answer is an error."
  )
  open func perform(
    _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer
  ) throws {
    throw VNError()
  }
}
