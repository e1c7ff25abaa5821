import Foundation
import PlumbDrawing
import PlumbExport
import PlumbViews
import SwiftUI

/// The images that a live window loads from the net for `AsyncImage`.
enum NetImages {
  /// The largest file that is decoded, in bytes (assumed).
  static let longest = 64 << 20

  /// Loads an image.
  ///
  /// - Throws: `URLError` when the network or the server does not give it, ``UnreadableImage`` when its bytes are no
  ///   image.
  static func load(_ url: URL) async throws -> PixelImage {
    let (bytes, answer) = try await URLSession.shared.data(from: url)
    if let status = (answer as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
      throw URLError(.badServerResponse)
    }
    guard bytes.count <= longest else { throw URLError(.dataLengthExceedsMaximum) }
    do { return try PixelImage.decode([UInt8](bytes)) } catch {
      throw UnreadableImage(sentence: "\(url.absoluteString): \(error).")
    }
  }
}

extension EnvironmentValues {
  /// The environment of a live window, which loads images from the net where its host has no other way.
  var loadingNetImages: EnvironmentValues {
    guard resources.fetchImage == nil else { return self }
    var values = self
    values.resources.fetchImage = NetImages.load
    return values
  }
}
