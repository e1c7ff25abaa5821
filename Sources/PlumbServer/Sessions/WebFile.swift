import Foundation
import SwiftUI

/// A file of the page. They are part of the program, so that it works from any place.
struct WebFile {
  let data: Data
  let type: String

  /// The files that the page of a window and the page of previews share.
  private static let shared: Set = [
    "/boxes.js", "/canvas.js", "/codes.js", "/effects.js", "/elements.js", "/held.js", "/input.js",
    "/reader.js", "/key.js", "/controls.js", "/complaints.js", "/excerpt.js",
  ]

  private static let window: Set = [
    "/page.css", "/page.js", "/banner.js", "/banner.css", "/files.js", "/files.css", "/device.js",
    "/device.css", "/saves.css",
  ]

  private static let preview: Set = [
    "/preview.css", "/inspector.css", "/preview.js", "/tile.js", "/overlay.js", "/tree.js", "/pick.js",
    "/inspector.js", "/walkthrough.js", "/graph.js", "/follow.js", "/labels.js",
    "/surroundings.js", "/waiting.js",
  ]

  /// The files of the page that shows a window.
  static func named(_ path: String) -> WebFile? {
    file(path, among: window, start: "page.html")
  }

  /// The files of the page that shows previews.
  static func ofPreview(_ path: String) -> WebFile? {
    file(path, among: preview, start: "preview.html")
  }

  private static func file(_ path: String, among own: Set<String>, start: String) -> WebFile? {
    guard path == "/" || own.contains(path) || shared.contains(path) else { return nil }
    if path == "/codes.js" { return WebFile(FrameCodes.script, path) }
    return EmbeddedFile.text(path == "/" ? start : String(path.dropFirst())).map { WebFile($0, path) }
  }

  /// A plain text.
  init(text: String) { (data, type) = (Data(text.utf8), "text/plain; charset=utf-8") }

  /// A file of the app, which no page runs or shows by itself.
  init(bytes: Data) { (data, type) = (bytes, "application/octet-stream") }

  private init(_ text: String, _ path: String) {
    data = Data(text.utf8)
    let subtype = path.hasSuffix(".js") ? "javascript" : path.hasSuffix(".css") ? "css" : "html"
    type = "text/\(subtype); charset=utf-8"
  }
}
