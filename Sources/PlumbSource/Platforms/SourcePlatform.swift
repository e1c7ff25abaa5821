/// The platform as which a source is compiled: which of its branches hold, and what its modules bring along.
public enum SourcePlatform: String, CaseIterable, Sendable {
  case iOS, macOS
  /// As the compiler of this machine sees a source.
  case linux

  /// Creates the platform of a word, whatever its letters' case.
  public init?(word: String) {
    guard let platform = Self.allCases.first(where: { $0.rawValue.lowercased() == word.lowercased() }) else {
      return nil
    }
    self = platform
  }

  /// The answer to a condition such as `os(iOS)`; `nil` where the compiler of this machine knows the right one.
  ///
  /// It knows most: `os(tvOS)` is false here too, `canImport(UIKit)` is true where `import UIKit` finds something, and
  /// `#available(iOS 18, *)` holds for the newest system.
  func answer(to question: String, _ argument: String) -> Bool? {
    if self == .linux { return nil }
    switch (question, argument) {
    case ("os", "Linux"): return false
    case ("os", "iOS"): return self == .iOS
    case ("os", "macOS"), ("os", "OSX"): return self == .macOS
    case ("targetEnvironment", "simulator"): return self == .iOS
    case ("canImport", _) where Self.modulesOfLinux.contains(argument): return false
    default: return nil
    }
  }

  /// The modules of Swift's toolchain for Linux whose contents are part of Foundation and Darwin in Apple's SDK.
  private static let modulesOfLinux: Set = [
    "Glibc", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML",
  ]

  /// The compiler's arguments for what comes along with a module's texts without an `import`: in Apple's SDK, Foundation has the names
  /// of Combine and Observation too, and those that Linux's lacks.
  func words(for texts: [String]) -> [String] {
    guard self != .linux else { return [] }
    return (["PlumbFoundation"] + (Self.implyCombine(texts) ? ["Combine"] : []) + ["Observation"])
      .flatMap(Self.implying)
  }

  /// Whether Combine has to come along. What comes along hides an `@preconcurrency import` from the compiler, which asks the first
  /// import that leads to a type whether the type may be sent. Then only a file that names Combine without an import of it needs that.
  private static func implyCombine(_ texts: [String]) -> Bool {
    guard texts.contains(where: { $0.contains("@preconcurrency import Combine") }) else { return true }
    return texts.contains {
      $0.hasAny(of: combineNames)
        && !$0.hasAny(of: [
          "import Combine", "import SwiftUI", "import UIKit", "import AppKit", "import OSLog",
        ])
    }
  }

  private static let combineNames = [
    "ObservableObject", "@Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject",
    "CurrentValueSubject",
  ]

  /// The compiler's arguments for what texts name without an `import`. In Apple's SDK Foundation brings the parser of XML and
  /// Security along, and UIKit brings Core Data, Core Image, Core Text and ImageIO; here each is loaded only for who names it.
  func imports(for texts: [String]) -> [String] {
    broughtAlong(with: texts).flatMap(Self.implying)
  }

  /// The modules that texts name words of without an `import`, and that come along.
  func broughtAlong(with texts: [String]) -> [String] {
    guard self != .linux else { return [] }
    let prefersOwn = texts.contains { $0.contains("@Bindable") && $0.contains("import SwiftUI") }
    return (prefersOwn ? ["PreferredNames"] : [])
      + Self.broughtAlong.filter { along in texts.contains { $0.hasAny(of: along.names) } }.map(\.module)
  }

  /// Modules that come along with others in Apple's SDK, each with the words that a text has which needs it.
  private static let broughtAlong: [(module: String, names: [String])] = [
    // Apple's parser of XML is in Foundation; here it is in its own library.
    ("FoundationXML", ["XMLParser"]),
    (
      "Security",
      ["kSec", "SecItem", "SecTrust", "SecCertificate", "SecRandom", "errSec", "NSURLAuthenticationMethod"]
    ),
    ("ImageIO", ["CGImageSource", "CGImageDestination", "kCGImageProperty"]),
    ("CoreData", ["FetchRequest", "FetchedResults", "NSManagedObject", "NSPersistent"]),
    // UIKit's headers include those of CoreText.
    ("CoreText", ["CTFontManager"]),
    ("CoreImage", ["CIImage", "CIContext", "CIFilter", "CIDetector", "CIColor"]),
    // Foundation brings Darwin along, whose calls the C library here does not have.
    ("Darwin", ["O_EVTONLY"]),
    // `#selector` makes one, and Foundation brings Objective-C's names along.
    ("ObjectiveC", ["#selector", "Selector"]),
    // It is Foundation's in Apple's SDK.
    ("LocalizedText", ["LocalizedStringResource"]),
    // UIKit's headers include those of UserNotifications, and SwiftUI brings UIKit along.
    ("UserNotifications", ["UNUserNotification", "UNMutableNotification", "UNNotification"]),
  ]

  /// The compiler's arguments for a module that is there without an `import`.
  private static func implying(_ module: String) -> [String] {
    ["-import-module", module].flatMap { ["-Xfrontend", $0] }
  }

  /// The folders of interfaces that replace Apple's modules, inside the one of all.
  var interfaceFolders: [String] {
    self == .linux ? ["everywhere"] : ["everywhere", ".", rawValue]
  }

  /// Returns a package's manifest as it is read where packages for Apple's systems are built: on a Mac, where `canImport(Darwin)`
  /// holds and `os(Linux)` does not.
  package func manifest(_ text: String) -> String {
    self == .linux ? text : PlatformText(text, on: .macOS, having: ["Darwin"])?.text ?? text
  }

  /// The notice for a person who has asked for the platform.
  public var notice: String? {
    guard self == .macOS else { return nil }
    return
      "The branch of macOS is compiled, and shown with the text sizes, distances and dividers of macOS. Controls and colours look as on iOS, and of AppKit there are values only: NSColor, NSFont, NSImage and a few more."
  }
}
