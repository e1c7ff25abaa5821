import PlumbDrawing

/// The pictures that were written as text, each once: drawings that show the same ones may share them.
package final class SVGPictures {
  /// The addresses with the whole pictures in them.
  package private(set) var addresses: [String] = []
  private let isNumbered: Bool
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// Kept, so that no other image gets the identity of one of them.
  private var images: [PixelImage] = []

  /// - Parameter isNumbered: drawings have `picture:` and the number of the address instead of the address.
  package init(isNumbered: Bool = false) { self.isNumbered = isNumbered }

  /// The address that drawings have for an image.
  subscript(image: PixelImage) -> String? {
    numbers[ObjectIdentifier(image)].map { isNumbered ? "picture:\($0)" : addresses[$0] }
  }

  func add(_ image: PixelImage, at address: String) {
    numbers[ObjectIdentifier(image)] = addresses.count
    addresses.append(address)
    images.append(image)
  }
}
