import PlumbUIKit

/// A filter whose values have names of Swift.
private final class NamedFilter: CIFilter, CIQRCodeGenerator, CISepiaTone, CIColorInvert, CIPhotoEffect,
  CIColorControls, CIFalseColor, CIPixellate, CIGaussianBlur, CIVignette, CIColorMonochrome, CIColorPosterize,
  CIExposureAdjust,
  CIGammaAdjust, CIHueAdjust, CIVibrance, CIBoxBlur, CIBloom, CIGloom, CIUnsharpMask, CISharpenLuminance,
  CIEdges, CICrystallize,
  CITwirlDistortion, CIBumpDistortion, CIAreaReductionFilter
{
  private func float(_ key: String) -> Float { Float(number(key)) }

  var inputImage: CIImage? {
    get { image(kCIInputImageKey) }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  var extent: CGRect {
    get { rectangle(kCIInputExtentKey) }
    set { setValue(CIVector(cgRect: newValue), forKey: kCIInputExtentKey) }
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
  var levels: Float {
    get { float("inputLevels") }
    set { setValue(newValue, forKey: "inputLevels") }
  }
  var ev: Float {
    get { float(kCIInputEVKey) }
    set { setValue(newValue, forKey: kCIInputEVKey) }
  }
  var power: Float {
    get { float("inputPower") }
    set { setValue(newValue, forKey: "inputPower") }
  }
  var angle: Float {
    get { float(kCIInputAngleKey) }
    set { setValue(newValue, forKey: kCIInputAngleKey) }
  }
  var amount: Float {
    get { float(kCIInputAmountKey) }
    set { setValue(newValue, forKey: kCIInputAmountKey) }
  }
  var sharpness: Float {
    get { float(kCIInputSharpnessKey) }
    set { setValue(newValue, forKey: kCIInputSharpnessKey) }
  }
  var color: CIColor {
    get { color(kCIInputColorKey) }
    set { setValue(newValue, forKey: kCIInputColorKey) }
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
  /// Gives a picture strong colours, as of an old film.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { NamedFilter(.chrome) }
  /// Gives a picture pale colours.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { NamedFilter(.fade) }
  /// Gives a picture the colours of instant photographs.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { NamedFilter(.instant) }
  /// Gives a picture cool colours.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { NamedFilter(.process) }
  /// Removes the colours of a picture, with less contrast.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { NamedFilter(.tonal) }
  /// Gives a picture warm colours.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { NamedFilter(.transfer) }
  /// Gives a picture the shades of one colour.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { NamedFilter(.colorMonochrome) }
  /// Leaves a few shades of each colour.
  public class func colorPosterize() -> any CIFilter & CIColorPosterize { NamedFilter(.colorPosterize) }
  /// Makes a picture as light as with another exposure.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { NamedFilter(.exposureAdjust) }
  /// Makes the middle shades of a picture darker or lighter.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { NamedFilter(.gammaAdjust) }
  /// Turns the hues of a picture.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { NamedFilter(.hueAdjust) }
  /// Makes pale colours stronger.
  public class func vibrance() -> any CIFilter & CIVibrance { NamedFilter(.vibrance) }
  /// Makes a picture unclear, by means of squares.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { NamedFilter(.boxBlur) }
  /// Lets light parts of a picture glow.
  public class func bloom() -> any CIFilter & CIBloom { NamedFilter(.bloom) }
  /// Dulls the light parts of a picture.
  public class func gloom() -> any CIFilter & CIGloom { NamedFilter(.gloom) }
  /// Makes edges clearer.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { NamedFilter(.unsharpMask) }
  /// Makes edges clearer, by how light they are.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { NamedFilter(.sharpenLuminance) }
  /// Shows the edges in a picture, on black.
  public class func edges() -> any CIFilter & CIEdges { NamedFilter(.edges) }
  /// Makes cells of one colour of a picture.
  public class func crystallize() -> any CIFilter & CICrystallize { NamedFilter(.crystallize) }
  /// Turns what lies around a point.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { NamedFilter(.twirlDistortion) }
  /// Bends what lies around a point towards the eye.
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { NamedFilter(.bumpDistortion) }
  /// Makes a pixel with the mean of an area.
  public class func areaAverage() -> any CIFilter & CIAreaReductionFilter { NamedFilter(.areaAverage) }
  /// Makes a pixel with the greatest parts of the colours of an area.
  public class func areaMaximum() -> any CIFilter & CIAreaReductionFilter { NamedFilter(.areaMaximum) }
  /// Makes a pixel with the least parts of the colours of an area.
  public class func areaMinimum() -> any CIFilter & CIAreaReductionFilter { NamedFilter(.areaMinimum) }
}
