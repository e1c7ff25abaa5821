/// The generated source that makes views by their number; a view of the user's module cannot be made otherwise.
public enum Factories {
  /// The name of the function, for the linker.
  public static let functionName = "plumb_make_view"

  public typealias Function = @convention(c) (Int32, UnsafeMutableRawPointer) -> Void

  /// Returns a file whose function initializes an `AnyView` at the given place.
  ///
  /// - Parameter isQualified: says of which module the views are. Where a type has the module's own name, that means
  ///   the type.
  public static func source(
    making types: [String], of module: String = Compiler.moduleName, isQualified: Bool = true
  ) -> String {
    let prefix = isQualified ? "\(module)." : ""
    let cases = types.enumerated().map { number, name in
      "    case \(number): place.initialize(to: SwiftUI.AnyView(\(prefix)\(name)()))"
    }
    return """
      @testable import \(module)
      import SwiftUI

      @_cdecl("\(functionName)")
      public func makeView(_ number: Int32, _ place: UnsafeMutableRawPointer) {
        let place = place.assumingMemoryBound(to: SwiftUI.AnyView.self)
        MainActor.assumeIsolated {
          switch number {
      \(cases.joined(separator: "\n"))
          default: break
          }
        }
      }

      """
  }
}
