import Foundation
import PlumbLayout
import PlumbViews

/// A font of AppKit: the same as UIKit's.
public typealias NSFont = UIFont
/// A font descriptor of AppKit: the same as UIKit's.
public typealias NSFontDescriptor = UIFontDescriptor

/// The copied content, to be pasted: a thin cousin of `UIPasteboard`.
open class NSPasteboard: NSObject, @unchecked Sendable {
  /// A type of content.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A text.
    public static let string = PasteboardType("public.utf8-plain-text")
    /// An address.
    public static let URL = PasteboardType("public.url")
    /// The address of a file.
    public static let fileURL = PasteboardType("public.file-url")
    /// A picture as PNG.
    public static let png = PasteboardType("public.png")
    /// A picture as TIFF.
    public static let tiff = PasteboardType("public.tiff")
  }

  private static let shared = NSPasteboard()
  /// The pasteboard from which people paste. Data that other programs copied is not on it, since a page may not read
  /// it.
  public class var general: NSPasteboard { shared }

  /// Leaves nothing.
  @discardableResult open func clearContents() -> Int {
    UIPasteboard.general.strings = nil
    return changeCount
  }
  /// Gets ready for some types, which all can be kept.
  @discardableResult open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
  }
  /// Sets a text, beside content of other types.
  @discardableResult open func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    if dataType == .string {
      UIPasteboard.general.string = string
    } else {
      UIPasteboard.general.add(Data(string.utf8), forPasteboardType: dataType.rawValue)
    }
    return true
  }
  /// Sets bytes.
  @discardableResult open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    guard let data else { return false }
    UIPasteboard.general.add(data, forPasteboardType: dataType.rawValue)
    return true
  }
  /// Returns the text of a type that is there.
  open func string(forType dataType: PasteboardType) -> String? {
    if dataType == .string { return UIPasteboard.general.string }
    if let data = data(forType: dataType) { return String(data: data, encoding: .utf8) }
    return dataType == .URL ? UIPasteboard.general.url?.absoluteString : nil
  }
  /// Returns the bytes that are there.
  open func data(forType dataType: PasteboardType) -> Data? {
    UIPasteboard.general.data(forPasteboardType: dataType.rawValue)
  }
  /// Sets the first text, address or image.
  @discardableResult open func writeObjects(_ objects: [Any]) -> Bool {
    for object in objects {
      switch object {
      case let text as String: UIPasteboard.general.string = text
      case let text as NSString: UIPasteboard.general.string = text.substring(from: 0)
      case let url as URL: UIPasteboard.general.url = url
      case let image as NSImage: UIPasteboard.general.image = image.uiImage
      default: continue
      }
      return true
    }
    return false
  }
  /// The number of changes of the pasteboard.
  open var changeCount: Int { UIPasteboard.general.changeCount }
}

/// The services of other programs for this one.
open class NSWorkspace: NSObject, @unchecked Sendable {
  /// The workspace.
  public static let shared = NSWorkspace()
  /// Opens an address as the host does: a page in another tab. Pictures open nothing.
  @preconcurrency @MainActor @discardableResult open func open(_ url: URL) -> Bool {
    Surroundings.current.environment.systemOpenURL?(url) ?? false
  }
}

/// The screen: that of the stage on which the views are shown.
open class NSScreen: NSObject, @unchecked Sendable {
  private static let shared = NSScreen()
  /// The screen of the views whose code runs, or else of those that were shown last.
  public class var main: NSScreen? { shared }
  /// The only screen.
  public class var screens: [NSScreen] { [shared] }
  /// The whole screen, in points.
  open var frame: CGRect { UIScreen.main.bounds }
  /// The whole screen, in points: nothing covers it.
  open var visibleFrame: CGRect { UIScreen.main.bounds }
  /// Pixels per point.
  open var backingScaleFactor: CGFloat { UIScreen.main.scale }
}
