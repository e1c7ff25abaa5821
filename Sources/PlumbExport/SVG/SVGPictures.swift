import PlumbDrawing

/// The pictures that were written as text, each once: drawings that show the same ones may share them.
package final class SVGPictures {
  /// An image is kept, so that no other one gets its identity.
  private var addresses: [ObjectIdentifier: (image: PixelImage, text: String)] = [:]

  package init() {}

  /// The address of an image that has the whole image in it.
  subscript(image: PixelImage) -> String? {
    get { addresses[ObjectIdentifier(image)]?.text }
    set { addresses[ObjectIdentifier(image)] = newValue.map { (image, $0) } }
  }
}
