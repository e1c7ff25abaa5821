import PlumbDrawing
import PlumbUIKit

/// The filters that there are, by the names that apps call them.
enum FilterKind: String {
  case qrCode = "CIQRCodeGenerator"
  case sepiaTone = "CISepiaTone"
  case colorInvert = "CIColorInvert"
  case mono = "CIPhotoEffectMono"
  case noir = "CIPhotoEffectNoir"
  case colorControls = "CIColorControls"
  case falseColor = "CIFalseColor"
  case pixellate = "CIPixellate"
  case gaussianBlur = "CIGaussianBlur"
  case vignette = "CIVignette"
  case chrome = "CIPhotoEffectChrome"
  case fade = "CIPhotoEffectFade"
  case instant = "CIPhotoEffectInstant"
  case process = "CIPhotoEffectProcess"
  case tonal = "CIPhotoEffectTonal"
  case transfer = "CIPhotoEffectTransfer"
  case colorMonochrome = "CIColorMonochrome"
  case colorPosterize = "CIColorPosterize"
  case exposureAdjust = "CIExposureAdjust"
  case gammaAdjust = "CIGammaAdjust"
  case hueAdjust = "CIHueAdjust"
  case vibrance = "CIVibrance"
  case boxBlur = "CIBoxBlur"
  case bloom = "CIBloom"
  case gloom = "CIGloom"
  case unsharpMask = "CIUnsharpMask"
  case sharpenLuminance = "CISharpenLuminance"
  case edges = "CIEdges"
  case crystallize = "CICrystallize"
  case twirlDistortion = "CITwirlDistortion"
  case bumpDistortion = "CIBumpDistortion"
  case areaAverage = "CIAreaAverage"
  case areaMaximum = "CIAreaMaximum"
  case areaMinimum = "CIAreaMinimum"

  var takesImage: Bool { self != .qrCode }

  /// The default values.
  var defaults: [String: Any] {
    switch self {
    case .qrCode: ["inputMessage": Data(), "inputCorrectionLevel": "M"]
    case .sepiaTone: [kCIInputIntensityKey: 1.0]
    case .colorInvert, .mono, .noir, .chrome, .fade, .instant, .process, .tonal, .transfer: [:]
    case .colorMonochrome:
      [kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1.0]
    case .colorPosterize: ["inputLevels": 6.0]
    case .exposureAdjust: [kCIInputEVKey: 0.0]
    case .gammaAdjust: ["inputPower": 1.0]
    case .hueAdjust: [kCIInputAngleKey: 0.0]
    case .vibrance: [kCIInputAmountKey: 0.0]
    case .boxBlur: [kCIInputRadiusKey: 10.0]
    case .bloom, .gloom: [kCIInputRadiusKey: 10.0, kCIInputIntensityKey: 0.5]
    case .unsharpMask: [kCIInputRadiusKey: 2.5, kCIInputIntensityKey: 0.5]
    case .sharpenLuminance: [kCIInputRadiusKey: 1.69, kCIInputSharpnessKey: 0.4]
    case .edges: [kCIInputIntensityKey: 1.0]
    case .crystallize: [kCIInputRadiusKey: 20.0, kCIInputCenterKey: CIVector(x: 150, y: 150)]
    case .twirlDistortion:
      [
        kCIInputRadiusKey: 300.0, kCIInputAngleKey: Double.pi, kCIInputCenterKey: CIVector(x: 150, y: 150),
      ]
    case .bumpDistortion:
      [kCIInputRadiusKey: 300.0, kCIInputScaleKey: 0.5, kCIInputCenterKey: CIVector(x: 150, y: 150)]
    case .colorControls:
      [kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0]
    case .falseColor:
      [
        "inputColor0": CIColor(red: 0.3, green: 0, blue: 0),
        "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
      ]
    case .pixellate: [kCIInputScaleKey: 8.0, kCIInputCenterKey: CIVector(x: 150, y: 150)]
    case .gaussianBlur: [kCIInputRadiusKey: 10.0]
    case .areaAverage, .areaMaximum, .areaMinimum:
      [kCIInputExtentKey: CIVector(x: 0, y: 0, z: 640, w: 80)]
    case .vignette: [kCIInputIntensityKey: 0.0, kCIInputRadiusKey: 1.0]
    }
  }

  /// Returns the output of a filter of the kind.
  func output(_ filter: CIFilter) -> CIImage? {
    if self == .qrCode { return code(filter) }
    guard let image = filter.image(kCIInputImageKey) else { return nil }
    let strength = filter.number(kCIInputIntensityKey)
    switch self {
    case .qrCode: return nil
    case .sepiaTone: return image.painted { Self.sepia($0, strength) }
    case .colorInvert: return image.painted { 1 - $0 }
    case .mono: return image.painted { SIMD3(repeating: Self.light($0)) }
    // As mono, with half more contrast (assumed).
    case .noir: return image.painted { SIMD3(repeating: (Self.light($0) - 0.5) * 1.5 + 0.5) }
    case .colorControls:
      let (saturation, brightness, contrast) = (
        filter.number(kCIInputSaturationKey), filter.number(kCIInputBrightnessKey),
        filter.number(kCIInputContrastKey)
      )
      return image.painted {
        let grey = SIMD3(repeating: Self.light($0))
        return (grey + ($0 - grey) * saturation + brightness - 0.5) * contrast + 0.5
      }
    case .falseColor:
      let (dark, bright) = (filter.color("inputColor0"), filter.color("inputColor1"))
      return image.mapped(from: dark, to: bright, Self.light)
    case .pixellate:
      return image.pixellated(filter.number(kCIInputScaleKey), around: filter.point(kCIInputCenterKey))
    case .gaussianBlur: return image.blurred(filter.number(kCIInputRadiusKey))
    case .areaAverage: return image.mean(of: filter.rectangle(kCIInputExtentKey))
    case .areaMaximum: return image.greatest(of: filter.rectangle(kCIInputExtentKey))
    case .areaMinimum: return image.least(of: filter.rectangle(kCIInputExtentKey))
    case .vignette: return image.darkened(strength, filter.number(kCIInputRadiusKey))
    default: return colored(image, filter, strength) ?? changed(image, filter, strength)
    }
  }

  /// The code, with a border of one square.
  private func code(_ filter: CIFilter) -> CIImage? {
    guard let message = filter.value(forKey: "inputMessage") as? Data,
      let level = QRCode.Level(rawValue: filter.value(forKey: "inputCorrectionLevel") as? String ?? "M"),
      let code = QRCode([UInt8](message), level)
    else { return nil }
    let side = code.size + 2
    var bytes = [UInt8](repeating: 255, count: side * side * 4)
    for row in 0..<code.size {
      for column in 0..<code.size where code.isDark(row, column) {
        for part in 0..<3 { bytes[((row + 1) * side + column + 1) * 4 + part] = 0 }
      }
    }
    return CIImage(PixelImage(width: side, height: side, rgba: bytes))
  }

  /// Returns the lightness of a colour, with the weights of ITU-R BT.709.
  static func light(_ color: SIMD3<Double>) -> Double {
    0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
  }

  /// The colours of old photographs: the weights of the W3C's Filter Effects.
  private static func sepia(_ color: SIMD3<Double>, _ strength: Double) -> SIMD3<Double> {
    let brown = SIMD3(
      0.393 * color.x + 0.769 * color.y + 0.189 * color.z,
      0.349 * color.x + 0.686 * color.y + 0.168 * color.z,
      0.272 * color.x + 0.534 * color.y + 0.131 * color.z)
    return color + (brown - color) * strength
  }
}
