import PlumbUIKit

/// A filter with a result.
public protocol CIFilterProtocol: NSObjectProtocol {
  /// The result; `nil` where a picture or a message is missing.
  var outputImage: CIImage? { get }
}

/// A filter of a picture.
public protocol _CIPictureFilter: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
}

/// Makes a QR code of bytes.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The bytes.
  var message: Data { get set }
  /// The share of the code that may be lost: L, M, Q or H.
  var correctionLevel: String { get set }
}

/// A filter that applies the colours of old photographs.
public protocol CISepiaTone: _CIPictureFilter {
  /// How strong it is, from 0 to 1.
  var intensity: Float { get set }
}

/// A filter that inverts colours.
public protocol CIColorInvert: _CIPictureFilter {}

/// A filter that removes the colours of a picture.
public protocol CIPhotoEffect: _CIPictureFilter {}

/// Makes the colours of a picture stronger, lighter, or further from each other.
public protocol CIColorControls: _CIPictureFilter {
  /// How strong colours are; 1 as they are.
  var saturation: Float { get set }
  /// How light colours are; 0 as they are.
  var brightness: Float { get set }
  /// How far colours are from each other; 1 as they are.
  var contrast: Float { get set }
}

/// A filter that replaces dark and light colours.
public protocol CIFalseColor: _CIPictureFilter {
  /// The colour that replaces black.
  var color0: CIColor { get set }
  /// The colour that replaces white.
  var color1: CIColor { get set }
}

/// Makes squares of a picture.
public protocol CIPixellate: _CIPictureFilter {
  /// The position of the corner of a square.
  var center: CGPoint { get set }
  /// The length of their sides in pixels.
  var scale: Float { get set }
}

/// Makes a picture unclear.
public protocol CIGaussianBlur: _CIPictureFilter {
  /// How far colours run, in pixels.
  var radius: Float { get set }
}

/// Makes the corners of a picture darker.
public protocol CIVignette: _CIPictureFilter {
  /// How strong it is.
  var intensity: Float { get set }
  /// How far it reaches.
  var radius: Float { get set }
}

/// A filter whose values have names of Swift.
private final class NamedFilter: CIFilter, CIQRCodeGenerator, CISepiaTone, CIColorInvert, CIPhotoEffect,
  CIColorControls, CIFalseColor, CIPixellate, CIGaussianBlur, CIVignette
{
  private func float(_ key: String) -> Float { Float(number(key)) }

  var inputImage: CIImage? {
    get { image(kCIInputImageKey) }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  var intensity: Float {
    get { float(kCIInputIntensityKey) }
    set { setValue(newValue, forKey: kCIInputIntensityKey) }
  }
  var saturation: Float {
    get { float(kCIInputSaturationKey) }
    set { setValue(newValue, forKey: kCIInputSaturationKey) }
  }
  var brightness: Float {
    get { float(kCIInputBrightnessKey) }
    set { setValue(newValue, forKey: kCIInputBrightnessKey) }
  }
  var contrast: Float {
    get { float(kCIInputContrastKey) }
    set { setValue(newValue, forKey: kCIInputContrastKey) }
  }
  var color0: CIColor {
    get { color("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { color("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  var center: CGPoint {
    get { point(kCIInputCenterKey) }
    set { setValue(CIVector(cgPoint: newValue), forKey: kCIInputCenterKey) }
  }
  var scale: Float {
    get { float(kCIInputScaleKey) }
    set { setValue(newValue, forKey: kCIInputScaleKey) }
  }
  var radius: Float {
    get { float(kCIInputRadiusKey) }
    set { setValue(newValue, forKey: kCIInputRadiusKey) }
  }
}

extension CIFilter {
  /// Makes a QR code of bytes.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { NamedFilter(.qrCode) }
  /// Returns a filter that applies the colours of old photographs.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { NamedFilter(.sepiaTone) }
  /// Returns a filter that inverts colours.
  public class func colorInvert() -> any CIFilter & CIColorInvert { NamedFilter(.colorInvert) }
  /// Removes the colours of a picture.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { NamedFilter(.mono) }
  /// Removes the colours of a picture, with more contrast.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { NamedFilter(.noir) }
  /// Makes colours stronger, lighter, or further from each other.
  public class func colorControls() -> any CIFilter & CIColorControls { NamedFilter(.colorControls) }
  /// Returns a filter that replaces dark and light colours.
  public class func falseColor() -> any CIFilter & CIFalseColor { NamedFilter(.falseColor) }
  /// Makes squares of a picture.
  public class func pixellate() -> any CIFilter & CIPixellate { NamedFilter(.pixellate) }
  /// Makes a picture unclear.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { NamedFilter(.gaussianBlur) }
  /// Makes the corners of a picture darker.
  public class func vignette() -> any CIFilter & CIVignette { NamedFilter(.vignette) }
}
