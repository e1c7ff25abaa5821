import Foundation
import PlumbLayout

/// A function of a Metal library with its arguments. There is no Metal here: views stay as they are.
nonisolated public struct Shader: Hashable, Sendable, ShapeStyle {
  /// The function that the shader calls.
  public var function: ShaderFunction
  /// The arguments of the function's call.
  public var arguments: [Argument]
  /// Whether a gradient's steps are hidden by noise. Plumb makes no use of it.
  public var dithersColor = false

  /// Creates a shader of a function and its arguments. As a style it is clear.
  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  public func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(.color(.clear))
  }

  /// A value for a shader; which one does not matter here.
  public struct Argument: Hashable, Sendable {
    /// Returns a number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Returns a pair of numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// Returns a point as a pair of numbers.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// Returns a size as a pair of numbers.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument()
    }
    /// Returns a list of numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    /// Returns a colour.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// Returns a list of colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    /// Returns an image.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument() }
    /// The rectangle around what the shader draws.
    public static var boundingRect: Argument { Argument() }
  }
}

/// The name of a function of a Metal library.
@dynamicCallable public struct ShaderFunction: Hashable, Sendable {
  /// The library that has the function.
  public var library: ShaderLibrary
  /// The function's name in the library.
  public var name: String

  /// Creates the name of a function of a library. Whether it exists is not checked.
  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

  /// Returns the function with arguments, written as a call: `library.wave(.float(2))`.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// The Metal functions of a bundle.
@dynamicMemberLookup public struct ShaderLibrary: Hashable, Sendable {
  /// The app's own functions.
  public static let `default` = ShaderLibrary()
  private init() {}
  /// Returns the functions of a bundle. Plumb does not distinguish bundles.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }

  /// The app's function with a name, written as a member: `ShaderLibrary.wave`.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
  /// The library's function with a name, written as a member: `library.wave`.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

nonisolated extension View {
  /// Changes the colour of each pixel by a shader. Plumb does not run shaders: the view stays as it is.
  public func colorEffect(
    _ shader: Shader, isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("colorEffect", fileID, line, if: isEnabled) }
  /// Moves the pixels of the view by a shader. Plumb does not run shaders: the view stays as it is.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true, fileID: StaticString = #fileID,
    line: UInt = #line
  )
    -> some View
  { unsupported("distortionEffect", fileID, line, if: isEnabled) }
  /// Draws the view through a shader. Plumb does not run shaders: the view stays as it is.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { unsupported("layerEffect", fileID, line, if: isEnabled) }
}

nonisolated extension VisualEffect {
  /// Changes the colour of each pixel by a shader. Plumb does not run shaders: the view stays as it is.
  public func colorEffect(
    _ shader: Shader, isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some VisualEffect {
    reportUnsupported("colorEffect", fileID, line, if: isEnabled)
    return self
  }
  /// Moves the pixels of the view by a shader. Plumb does not run shaders: the view stays as it is.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true, fileID: StaticString = #fileID,
    line: UInt = #line
  )
    -> some VisualEffect
  {
    reportUnsupported("distortionEffect", fileID, line, if: isEnabled)
    return self
  }
  /// Draws the view through a shader. Plumb does not run shaders: the view stays as it is.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true, fileID: StaticString = #fileID,
    line: UInt = #line
  )
    -> some VisualEffect
  {
    reportUnsupported("layerEffect", fileID, line, if: isEnabled)
    return self
  }
}
