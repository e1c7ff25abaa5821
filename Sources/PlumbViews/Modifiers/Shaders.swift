import Foundation
import PlumbLayout

/// A function of a Metal library with its arguments. There is no Metal here: views stay as they are.
nonisolated public struct Shader: Hashable, Sendable, ShapeStyle {
  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  public func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(.color(.clear))
  }

  /// A value for a shader; which one does not matter here.
  public struct Argument: Hashable, Sendable {
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument()
    }
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    public static func color(_ color: Color) -> Argument { Argument() }
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    public static func image(_ image: Image) -> Argument { Argument() }
    public static func data(_ data: Data) -> Argument { Argument() }
    public static var boundingRect: Argument { Argument() }
  }
}

/// The name of a function of a Metal library.
@dynamicCallable public struct ShaderFunction: Hashable, Sendable {
  public var library: ShaderLibrary
  public var name: String

  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// The Metal functions of a bundle.
@dynamicMemberLookup public struct ShaderLibrary: Hashable, Sendable {
  public static let `default` = ShaderLibrary()
  private init() {}
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

nonisolated extension View {
  public func colorEffect(
    _ shader: Shader, isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("colorEffect", fileID, line, if: isEnabled) }
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true, fileID: StaticString = #fileID,
    line: UInt = #line
  )
    -> some View
  { unsupported("distortionEffect", fileID, line, if: isEnabled) }
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { unsupported("layerEffect", fileID, line, if: isEnabled) }
}

nonisolated extension VisualEffect {
  public func colorEffect(
    _ shader: Shader, isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some VisualEffect {
    reportUnsupported("colorEffect", fileID, line, if: isEnabled)
    return self
  }
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true, fileID: StaticString = #fileID,
    line: UInt = #line
  )
    -> some VisualEffect
  {
    reportUnsupported("distortionEffect", fileID, line, if: isEnabled)
    return self
  }
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
