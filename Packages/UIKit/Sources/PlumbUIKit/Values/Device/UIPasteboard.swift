import Foundation
import PlumbViews
import Synchronization

/// The copied content, to be pasted. It is kept for this program, and a text is given to the host too, as far as it can
/// accept one.
open class UIPasteboard: NSObject, @unchecked Sendable {
  private enum Item {
    case string(String)
    case url(URL)
    case image(UIImage)
    case color(UIColor)
    case data(Data, type: String)
  }
  private struct Content {
    var items: [Item] = []
    var changeCount = 0
  }
  // Images are not marked as safe for other threads; they never change.
  private struct Kept: @unchecked Sendable { var content = Content() }
  private final class Store: Sendable { let kept = Mutex(Kept()) }
  private let store: Store
  /// The name of the pasteboard.
  public let name: Name
  private let isGeneral: Bool

  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The pasteboard of all programs.
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  private init(_ name: Name) {
    (self.name, isGeneral) = (name, name == .general)
    store = Self.stores.withLock { stores in
      let store = stores[name] ?? Store()
      stores[name] = store
      return store
    }
  }
  /// Pasteboards of one name have one content.
  private static let stores = Mutex<[Name: Store]>([:])

  /// The pasteboard from which people paste. Data that other programs copied is not on it, since a page may not read
  /// it.
  public class var general: UIPasteboard { shared }
  private static let shared = UIPasteboard(.general)
  private static let uniqueNames = Mutex(0)

  /// Creates a pasteboard of the program's own.
  public convenience init?(name: Name, create: Bool) {
    guard create || Self.stores.withLock({ $0[name] != nil }) else { return nil }
    self.init(name)
  }
  /// Returns a pasteboard of the program's own.
  public class func withUniqueName() -> UIPasteboard {
    let number = uniqueNames.withLock { number in
      number += 1
      return number
    }
    return UIPasteboard(Name(rawValue: "unique-\(number)"))
  }

  private func take(_ items: [Item]) {
    store.kept.withLock {
      $0.content.items = items
      $0.content.changeCount += 1
    }
    NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
  }

  private var contents: [Item] { store.kept.withLock { $0.content.items } }

  private func first<Value>(_ value: (Item) -> Value?) -> Value? { contents.compactMap(value).first }

  /// Gives a text to the host.
  private func tell(_ text: String) {
    guard isGeneral, let copy = Surroundings.current.environment.systemCopy else { return }
    MainTurn.run { copy(text) }
  }

  // MARK: Content

  /// The first text; an address counts as one.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The texts.
  open var strings: [String]? {
    get {
      let found = contents.compactMap { item -> String? in
        switch item {
        case .string(let string): string
        case .url(let url): url.absoluteString
        case .data(let data, let type) where type.contains("text"): String(data: data, encoding: .utf8)
        default: nil
        }
      }
      return found.isEmpty ? nil : found
    }
    set {
      take((newValue ?? []).map { .string($0) })
      if let text = newValue?.first { tell(text) }
    }
  }
  /// The first address.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The addresses.
  open var urls: [URL]? {
    get {
      let found = contents.compactMap { if case .url(let url) = $0 { url } else { nil } }
      return found.isEmpty ? nil : found
    }
    set {
      take((newValue ?? []).map { .url($0) })
      if let url = newValue?.first { tell(url.absoluteString) }
    }
  }
  /// The first image.
  open var image: UIImage? {
    get { first { if case .image(let image) = $0 { image } else { nil } } }
    set { take(newValue.map { [.image($0)] } ?? []) }
  }
  /// The images.
  open var images: [UIImage]? {
    get {
      let found = contents.compactMap { if case .image(let image) = $0 { image } else { nil } }
      return found.isEmpty ? nil : found
    }
    set { take((newValue ?? []).map { .image($0) }) }
  }
  /// The first colour.
  open var color: UIColor? {
    get { first { if case .color(let color) = $0 { color } else { nil } } }
    set { take(newValue.map { [.color($0)] } ?? []) }
  }

  /// The items, each with its content by type. Of an item with several types, the first that Plumb has is kept.
  open var items: [[String: Any]] {
    get {
      contents.map { item in
        switch item {
        case .string(let text): ["public.utf8-plain-text": text]
        case .url(let url): ["public.url": url]
        case .image(let image): ["public.png": image]
        case .color(let color): ["com.apple.uikit.color": color]
        case .data(let data, let type): [type: data]
        }
      }
    }
    set { setItems(newValue) }
  }
  /// Sets the items, in place of all other content. The options are for other devices and a time of expiry: there are none.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    take(items.compactMap(Self.item))
    if let text = string { tell(text) }
  }
  /// Adds items.
  open func addItems(_ items: [[String: Any]]) { take(contents + items.compactMap(Self.item)) }

  /// The names of the options of items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The time at which the items go.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether other devices do not get them.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  private static func item(_ content: [String: Any]) -> Item? {
    content.sorted { $0.key < $1.key }.lazy.compactMap { type, value -> Item? in
      switch value {
      case let image as UIImage: .image(image)
      case let color as UIColor: .color(color)
      case let url as URL: .url(url)
      case let text as String: .string(text)
      case let data as Data: .data(data, type: type)
      default: nil
      }
    }.first
  }

  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }
  /// Whether there is an image.
  open var hasImages: Bool { image != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { color != nil }
  /// The number of items.
  open var numberOfItems: Int { contents.count }
  /// The number of changes of the pasteboard.
  open var changeCount: Int { store.kept.withLock { $0.content.changeCount } }

  /// Returns the bytes of a type of content.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    first { item in
      if case .data(let data, let type) = item, type == pasteboardType { data } else { nil }
    }
  }
  /// Sets bytes of a type of content, in place of all other content.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    take([.data(data, type: pasteboardType)])
    if pasteboardType.contains("text"), let text = String(data: data, encoding: .utf8) { tell(text) }
  }
  /// Returns the text, address, image or colour of a type of content.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    data(forPasteboardType: pasteboardType) ?? string
  }
  /// Adds bytes of a type of content, in place of those of the same type.
  func add(_ data: Data, forPasteboardType pasteboardType: String) {
    let others = contents.filter { if case .data(_, pasteboardType) = $0 { false } else { true } }
    take(others + [.data(data, type: pasteboardType)])
  }
  /// Sets a value of a type of content, in place of all other content. Bytes, and texts of types that are no texts, are
  /// set as bytes, and values without another form as their descriptions.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    if let image = value as? UIImage {
      self.image = image
    } else if let url = value as? URL {
      self.url = url
    } else if let data = value as? Data {
      setData(data, forPasteboardType: pasteboardType)
    } else if let text = value as? String, !pasteboardType.contains("text") {
      setData(Data(text.utf8), forPasteboardType: pasteboardType)
    } else {
      string = value as? String ?? "\(value)"
    }
  }

  /// Posted when the content of the pasteboard has changed.
  public static let changedNotification = NSNotification.Name("UIPasteboardChanged")
  /// A pasteboard was removed, which does not happen here.
  public static let removedNotification = NSNotification.Name("UIPasteboardRemoved")
}
