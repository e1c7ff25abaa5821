import Foundation
import PlumbExchange

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// The kinds of pictures that are read.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.png, .jpeg, .webP].map(\.identifier)
  }
  /// PNG and JPEG.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.png, .jpeg].map(\.identifier)
  }

  /// Returns the image of a file's bytes.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let image = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return image
  }

  /// Passes the image's bytes to a closure, as a PNG or as a JPEG.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = UTType(typeIdentifier) == .jpeg ? jpegData(compressionQuality: 0.9) : pngData()
    completionHandler(data, data == nil ? CocoaError(.fileWriteUnknown) : nil)
    return nil
  }
}
