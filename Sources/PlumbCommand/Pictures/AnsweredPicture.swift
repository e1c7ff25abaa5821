import Foundation
import PlumbExport
import PlumbExchange
import PlumbLive
import PlumbSource

/// A picture as a view's process has answered it. That process runs the view's code, so its bytes may be anything.
enum AnsweredPicture {
  /// Returns the picture if it is one of its format and, as an SVG, has only what a drawing has.
  static func checked(_ data: Data, _ format: PictureFormat, of view: String) throws(Failure) -> Data {
    guard format.isMet(data) else { throw Failure.unreadable(HarmlessText.line(view)) }
    if format == .svg, let part = SVGMarkup.foreignPart(in: String(decoding: data, as: UTF8.self)) {
      throw Failure(
        .viewFailed,
        "The process of \(HarmlessText.line(view)) answered with an SVG that has \(HarmlessText.line(String(part.prefix(40)))), which no drawing has.",
        view: view)
    }
    return data
  }
}
