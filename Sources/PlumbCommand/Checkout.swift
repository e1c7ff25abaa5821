import Foundation

/// The folder of sources that this command was built of.
enum Checkout {
  static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
}
