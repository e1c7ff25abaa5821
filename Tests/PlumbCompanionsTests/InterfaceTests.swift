import Foundation
import Testing

/// The texts by which a user's source finds the companions name them all, and nothing else.
@Suite("The interfaces of the companions")
struct InterfaceTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let sources = root.appendingPathComponent("Sources/PlumbCompanions")
  private static let texts = root.appendingPathComponent("Sources/PlumbSource/Interfaces")
  /// What a module brings along, as Apple's does.
  private static let also = [
    "CoreText": ["PlumbUIKit"], "AVFoundation": ["AudioToolbox", "CoreMedia"],
    "AVKit": ["AVFoundation", "PlumbUIKit"],
    "MapKit": ["CoreLocation", "PlumbUIKit"], "UserNotifications": ["CoreLocation"],
    "PhotosUI": ["Photos", "UniformTypeIdentifiers", "PlumbUIKit"], "WebKit": ["PlumbUIKit"],
    "SafariServices": ["PlumbUIKit"], "MessageUI": ["PlumbUIKit"], "GameKit": ["GameplayKit", "PlumbUIKit"],
    "Vision": ["CoreML", "CoreImage", "CoreGraphics"], "CoreML": ["CoreGraphics"],
    "PencilKit": ["PlumbUIKit"],
    "PDFKit": ["PlumbUIKit"], "QuickLook": ["PlumbUIKit"], "LinkPresentation": ["PlumbUIKit"],
    "EventKit": ["CoreGraphics"], "EventKitUI": ["EventKit", "PlumbUIKit"],
    "ContactsUI": ["Contacts", "PlumbUIKit"], "VisionKit": ["Vision", "PlumbUIKit"],
    "MediaPlayer": ["PlumbUIKit"], "SpriteKit": ["PlumbUIKit"], "CloudKit": ["CoreLocation"],
    "Speech": ["AVFoundation"], "QuartzCore": layers, "CoreImage": ["CoreGraphics"],
    "ImageIO": ["CoreGraphics"],
    "AuthenticationServices": ["PlumbUIKit"], "MobileCoreServices": ["UniformTypeIdentifiers"],
  ]
  /// What is declared with UIKit's views, whose layers they are.
  private static let layers =
    ["CAAnimation", "CAAnimationGroup", "CABasicAnimation", "CAEmitterCell", "CAEmitterLayer"].map(uiKitClass)
    + ["CAGradientLayer", "CAKeyframeAnimation", "CALayer", "CAMediaTimingFunction"].map(uiKitClass)
    + ["CAPropertyAnimation", "CAShapeLayer", "CASpringAnimation", "CATransaction", "CATransition"]
    .map(uiKitClass)
    + ["CAAnimationCalculationMode", "CAEmitterLayerEmitterMode", "CAEmitterLayerEmitterShape"].map(uiKitEnum)
    + ["CAEmitterLayerRenderMode", "CAMediaTimingFillMode", "CAMediaTimingFunctionName"].map(uiKitEnum)
    + ["CATransitionSubtype", "CATransitionType"].map(uiKitEnum)
    + ["CACornerMask", "CAGradientLayerType", "CALayerContentsGravity", "CALayerCornerCurve"].map(uiKitStruct)
    + ["CAShapeLayerLineCap", "CAShapeLayerLineJoin"].map(uiKitStruct)
    + [
      "protocol PlumbUIKit.CAAnimationDelegate", "CoreGraphics",
      "struct PlumbDrawing.CATransform3D", "let PlumbDrawing.CATransform3DIdentity",
    ]
    + ["Concat", "GetAffineTransform", "Invert", "IsAffine", "IsIdentity", "MakeAffineTransform"]
    .map(transformFunction)
    + ["MakeRotation", "MakeScale", "MakeTranslation", "Rotate", "Scale", "Translate"].map(transformFunction)

  private static func uiKitClass(_ name: String) -> String { "class PlumbUIKit.\(name)" }
  private static func uiKitEnum(_ name: String) -> String { "enum PlumbUIKit.\(name)" }
  private static func uiKitStruct(_ name: String) -> String { "struct PlumbUIKit.\(name)" }
  private static func transformFunction(_ name: String) -> String { "func PlumbDrawing.CATransform3D\(name)" }

  /// What follows is written by hand: macros, which can not be re-exported by their names.
  private static let mark = "// Macros.\n"

  private static func modules() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { !$0.contains(".") && $0 != "Reporting" }.sorted()
  }

  /// `struct CLLocation` and the like of a folder: what stands at the start of a line and is public.
  private static func declarations(of module: String) throws -> Set<String> {
    let folder = sources.appendingPathComponent(module)
    let pattern =
      /^(?:@\w+(?:\([^)]*\))? )*(?:nonisolated(?:\(unsafe\))? )?(?:public|open) (?:final |indirect )?(struct|class|enum|protocol|typealias|func|let|var) (\w+)/
    var found: Set<String> = []
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for line in text.split(separator: "\n") {
        // What begins with an underscore is no word of people.
        if let match = line.firstMatch(of: pattern), !match.2.hasPrefix("_") {
          found.insert("\(match.1) PlumbCompanions.\(match.2)")
        }
      }
    }
    return found
  }

  @Test("each module's text names every public type of its folder")
  func texts() throws {
    for module in try Self.modules() {
      let file = Self.texts.appendingPathComponent("\(module).swiftinterface")
      let kept = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      let macros = kept.range(of: Self.mark).map { String(kept[$0.lowerBound...]) } ?? ""
      let imports =
        (["Foundation"] + (Self.also[module] ?? [])) + (try Self.declarations(of: module).sorted())
      let head = """
        // swift-interface-format-version: 1.0
        // swift-module-flags: -module-name \(module)

        """
      let text = head + imports.map { "@_exported import \($0)\n" }.joined() + macros
      if ProcessInfo.processInfo.environment["PLUMB_RENEW_TABLES"] == "1" {
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      #expect(
        kept == text,
        "write \(module).swiftinterface anew with: PLUMB_RENEW_TABLES=1 ./plumb test --filter InterfaceTests")
    }
  }
}
