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
  /// The strength, from 0 to 1.
  var intensity: Float { get set }
}

/// A filter that inverts colours.
public protocol CIColorInvert: _CIPictureFilter {}

/// A filter that removes the colours of a picture.
public protocol CIPhotoEffect: _CIPictureFilter {}

/// Makes the colours of a picture stronger, lighter, or further from each other.
public protocol CIColorControls: _CIPictureFilter {
  /// The strength of colours; 1 changes nothing.
  var saturation: Float { get set }
  /// The lightness of colours; 0 changes nothing.
  var brightness: Float { get set }
  /// The contrast of colours; 1 changes nothing.
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
  /// The distance that colours run, in pixels.
  var radius: Float { get set }
}

/// Makes the corners of a picture darker.
public protocol CIVignette: _CIPictureFilter {
  /// The strength.
  var intensity: Float { get set }
  /// The reach.
  var radius: Float { get set }
}

/// Gives a picture the shades of one colour.
public protocol CIColorMonochrome: _CIPictureFilter {
  /// The colour.
  var color: CIColor { get set }
  /// The strength, from 0 to 1.
  var intensity: Float { get set }
}

/// Leaves a few shades of each colour.
public protocol CIColorPosterize: _CIPictureFilter {
  /// The number of shades.
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
  /// The amount; 0 changes nothing.
  var amount: Float { get set }
}

/// Makes a picture unclear, by means of squares.
public protocol CIBoxBlur: _CIPictureFilter {
  /// The distance that colours run, in pixels.
  var radius: Float { get set }
}

/// Lets light parts of a picture glow.
public protocol CIBloom: _CIPictureFilter {
  /// The reach of the glow, in pixels.
  var radius: Float { get set }
  /// The strength, from 0 to 1.
  var intensity: Float { get set }
}

/// Dulls the light parts of a picture.
public protocol CIGloom: _CIPictureFilter {
  /// The reach, in pixels.
  var radius: Float { get set }
  /// The strength, from 0 to 1.
  var intensity: Float { get set }
}

/// Makes edges clearer.
public protocol CIUnsharpMask: _CIPictureFilter {
  /// The distance from an edge, in pixels.
  var radius: Float { get set }
  /// The strength.
  var intensity: Float { get set }
}

/// Makes edges clearer, by how light they are.
public protocol CISharpenLuminance: _CIPictureFilter {
  /// The distance from an edge, in pixels.
  var radius: Float { get set }
  /// The strength.
  var sharpness: Float { get set }
}

/// Shows the edges in a picture, on black.
public protocol CIEdges: _CIPictureFilter {
  /// The strength.
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
  /// The reach of the filter, in pixels.
  var radius: Float { get set }
  /// The angle at the point, in radians.
  var angle: Float { get set }
}

/// Bends what lies around a point towards the eye.
public protocol CIBumpDistortion: _CIPictureFilter {
  /// The point.
  var center: CGPoint { get set }
  /// The reach of the filter, in pixels.
  var radius: Float { get set }
  /// The strength; away from the eye where it is negative.
  var scale: Float { get set }
}

/// Makes one colour of those in a rectangle.
public protocol CIAreaReductionFilter: _CIPictureFilter {
  /// The rectangle.
  var extent: CGRect { get set }
}
