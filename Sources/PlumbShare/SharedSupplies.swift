import Foundation
import PlumbDrawing
import PlumbExport
import PlumbInspector
import PlumbLayout
import PlumbServer

extension DrawnForms {
  /// The glyphs and the images that drawings name by numbers: `glyphs`, an outline in thousandths of an em or the number of an
  /// image and its rectangle in ems, and `pictures`, the addresses of the images, with the whole images in them.
  package var json: [(String, JSON)] {
    let pictures = images.map { image in
      // An image without pixels shows nothing.
      (try? image.pngData(compression: .small)).map {
        "data:image/png;base64," + Data($0).base64EncodedString()
      } ?? ""
    }
    return [("glyphs", .array(glyphs.map(\.json))), ("pictures", .array(pictures.map(JSON.string)))]
  }
}

extension DrawnForms.Glyph {
  fileprivate var json: JSON {
    switch self {
    case .outline(let path):
      .string(path.applying(CGAffineTransform(scaleX: 1000, y: 1000)).svgData(decimals: 1))
    case .picture(let image, let rect):
      .array([CGFloat(image), rect.minX, rect.minY, rect.width, rect.height].map(JSON.number))
    }
  }
}
