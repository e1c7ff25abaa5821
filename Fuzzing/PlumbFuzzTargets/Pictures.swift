#if DEBUG
  import PlumbDrawing
  @testable import PlumbExport
  @testable import SwiftUI

  extension FuzzTarget {
    /// Files of pictures, and outlines and colours as text.
    static let pictures = [
      text("color-component") { _ = ColorComponent.parse($0) },
      FuzzTarget("image") { bytes in
        guard let header = ImageHeader(bytes) else { return }
        // A large picture takes the time of its pixels, whatever its bytes are.
        guard header.width.multipliedReportingOverflow(by: header.height).partialValue <= 1 << 20 else {
          return
        }
        _ = try? PixelImage.decode(bytes)
      },
      text("path-data") { text in
        _ = Path(svgData: text)
        guard let path = Path(text) else { return }
        // What a path says of itself is that path.
        precondition(Path(path.description) != nil)
      },
      FuzzTarget("svg") { bytes in
        _ = try? SVGOutline.decode(bytes)
        _ = try? DrawnSVG(bytes, scale: 0.1)
      },
    ]
  }
#endif
