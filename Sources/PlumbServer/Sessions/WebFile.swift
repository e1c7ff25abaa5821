import Foundation

/// A file of the page. They are part of the program, so that it works from any place.
struct WebFile {
  let data: Data
  let type: String

  static func named(_ path: String) -> WebFile? {
    switch path {
    case "/": WebFile(PackageResources.page_html, path)
    case "/page.css": WebFile(PackageResources.page_css, path)
    case "/page.js": WebFile(PackageResources.page_js, path)
    case "/canvas.js": WebFile(PackageResources.canvas_js, path)
    case "/effects.js": WebFile(PackageResources.effects_js, path)
    case "/elements.js": WebFile(PackageResources.elements_js, path)
    case "/input.js": WebFile(PackageResources.input_js, path)
    case "/reader.js": WebFile(PackageResources.reader_js, path)
    case "/banner.js": WebFile(PackageResources.banner_js, path)
    case "/banner.css": WebFile(PackageResources.banner_css, path)
    case "/files.js": WebFile(PackageResources.files_js, path)
    case "/files.css": WebFile(PackageResources.files_css, path)
    case "/key.js": WebFile(PackageResources.key_js, path)
    default: nil
    }
  }

  /// What only the page of a window has.
  private static let pageOnly: Set = [
    "/page.js", "/page.css", "/banner.js", "/banner.css", "/files.js", "/files.css",
  ]

  /// The files of the page that shows previews.
  static func ofPreview(_ path: String) -> WebFile? {
    switch path {
    case "/": WebFile(PackageResources.preview_html, path)
    case "/preview.css": WebFile(PackageResources.preview_css, path)
    case "/inspector.css": WebFile(PackageResources.inspector_css, path)
    case "/preview.js": WebFile(PackageResources.preview_js, path)
    case "/tile.js": WebFile(PackageResources.tile_js, path)
    case "/overlay.js": WebFile(PackageResources.overlay_js, path)
    case "/tree.js": WebFile(PackageResources.tree_js, path)
    case "/inspector.js": WebFile(PackageResources.inspector_js, path)
    case "/controls.js": WebFile(PackageResources.controls_js, path)
    case "/walkthrough.js": WebFile(PackageResources.walkthrough_js, path)
    case "/graph.js": WebFile(PackageResources.graph_js, path)
    case "/excerpt.js": WebFile(PackageResources.excerpt_js, path)
    case "/follow.js": WebFile(PackageResources.follow_js, path)
    case "/labels.js": WebFile(PackageResources.labels_js, path)
    default: pageOnly.contains(path) ? nil : named(path)
    }
  }

  /// A plain text.
  init(text: String) { (data, type) = (Data(text.utf8), "text/plain; charset=utf-8") }

  /// A file of the app, which no page runs or shows by itself.
  init(bytes: Data) { (data, type) = (bytes, "application/octet-stream") }

  private init(_ bytes: [UInt8], _ path: String) {
    data = Data(bytes)
    let subtype = path.hasSuffix(".js") ? "javascript" : path.hasSuffix(".css") ? "css" : "html"
    type = "text/\(subtype); charset=utf-8"
  }
}
