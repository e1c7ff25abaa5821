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

/// Gives a picture the shades of one colour.
public protocol CIColorMonochrome: _CIPictureFilter {
  /// The colour.
  var color: CIColor { get set }
  /// How strong it is, from 0 to 1.
  var intensity: Float { get set }
}

/// Leaves a few shades of each colour.
public protocol CIColorPosterize: _CIPictureFilter {
  /// How many shades.
  var levels: Float { get set }
}

/// Makes a picture as light as with another exposure.
public protocol CIExposureAdjust: _CIPictureFilter {
  /// Steps of exposure; each one doubles.
  var ev: Float { get set }
}

/// Makes the middle shades of a picture darker or lighter.
public protocol CIGammaAdjust: _CIPictureFilter {
  /// The power; 1 as they are.
  var power: Float { get set }
}

/// Turns the hues of a picture.
public protocol CIHueAdjust: _CIPictureFilter {
  /// The angle in radians.
  var angle: Float { get set }
}

/// Makes pale colours stronger.
public protocol CIVibrance: _CIPictureFilter {
  /// How much; 0 as they are.
  var amount: Float { get set }
}

/// Makes a picture unclear, by means of squares.
public protocol CIBoxBlur: _CIPictureFilter {
  /// How far colours run, in pixels.
  var radius: Float { get set }
}

/// Lets light parts of a picture glow.
public protocol CIBloom: _CIPictureFilter {
  /// How far the glow reaches, in pixels.
  var radius: Float { get set }
  /// How strong it is, from 0 to 1.
  var intensity: Float { get set }
}

/// Dulls the light parts of a picture.
public protocol CIGloom: _CIPictureFilter {
  /// How far it reaches, in pixels.
  var radius: Float { get set }
  /// How strong it is, from 0 to 1.
  var intensity: Float { get set }
}

/// Makes edges clearer.
public protocol CIUnsharpMask: _CIPictureFilter {
  /// How far from an edge, in pixels.
  var radius: Float { get set }
  /// How strong it is.
  var intensity: Float { get set }
}

/// Makes edges clearer, by how light they are.
public protocol CISharpenLuminance: _CIPictureFilter {
  /// How far from an edge, in pixels.
  var radius: Float { get set }
  /// How strong it is.
  var sharpness: Float { get set }
}

/// Shows the edges in a picture, on black.
public protocol CIEdges: _CIPictureFilter {
  /// How strong it is.
  var intensity: Float { get set }
}

/// Makes cells of one colour of a picture.
public protocol CICrystallize: _CIPictureFilter {
  /// The size of the cells in pixels.
  var radius: Float { get set }
  /// The position of the corner of a cell's square.
  var center: CGPoint { get set }
}

/// Turns what lies around a point.
public protocol CITwirlDistortion: _CIPictureFilter {
  /// The point.
  var center: CGPoint { get set }
  /// How far the filter reaches, in pixels.
  var radius: Float { get set }
  /// The angle at the point, in radians.
  var angle: Float { get set }
}

/// Bends what lies around a point towards the eye.
public protocol CIBumpDistortion: _CIPictureFilter {
  /// The point.
  var center: CGPoint { get set }
  /// How far the filter reaches, in pixels.
  var radius: Float { get set }
  /// How strong it is; away from the eye where it is negative.
  var scale: Float { get set }
}
