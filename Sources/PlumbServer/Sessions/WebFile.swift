import Foundation

/// A file of the page. They are part of the program, so that it works from any place.
struct WebFile {
  let data: Data
  let type: String

  static func named(_ path: String) -> WebFile? {
    let (html, css, js) = (
      "text/html; charset=utf-8", "text/css; charset=utf-8", "text/javascript; charset=utf-8"
    )
    switch path {
    case "/": return WebFile(PackageResources.page_html, html)
    case "/page.css": return WebFile(PackageResources.page_css, css)
    case "/page.js": return WebFile(PackageResources.page_js, js)
    case "/canvas.js": return WebFile(PackageResources.canvas_js, js)
    case "/effects.js": return WebFile(PackageResources.effects_js, js)
    case "/elements.js": return WebFile(PackageResources.elements_js, js)
    case "/input.js": return WebFile(PackageResources.input_js, js)
    case "/reader.js": return WebFile(PackageResources.reader_js, js)
    case "/key.js": return WebFile(PackageResources.key_js, js)
    default: return nil
    }
  }

  /// The files of the page that shows previews.
  static func ofPreview(_ path: String) -> WebFile? {
    let (html, css, js) = (
      "text/html; charset=utf-8", "text/css; charset=utf-8", "text/javascript; charset=utf-8"
    )
    switch path {
    case "/": return WebFile(PackageResources.preview_html, html)
    case "/preview.css": return WebFile(PackageResources.preview_css, css)
    case "/inspector.css": return WebFile(PackageResources.inspector_css, css)
    case "/preview.js": return WebFile(PackageResources.preview_js, js)
    case "/tile.js": return WebFile(PackageResources.tile_js, js)
    case "/overlay.js": return WebFile(PackageResources.overlay_js, js)
    case "/tree.js": return WebFile(PackageResources.tree_js, js)
    case "/inspector.js": return WebFile(PackageResources.inspector_js, js)
    case "/controls.js": return WebFile(PackageResources.controls_js, js)
    case "/story.js": return WebFile(PackageResources.story_js, js)
    case "/graph.js": return WebFile(PackageResources.graph_js, js)
    case "/excerpt.js": return WebFile(PackageResources.excerpt_js, js)
    case "/follow.js": return WebFile(PackageResources.follow_js, js)
    case "/labels.js": return WebFile(PackageResources.labels_js, js)
    default: return path == "/page.js" || path == "/page.css" ? nil : named(path)
    }
  }

  /// A plain text.
  init(text: String) { (data, type) = (Data(text.utf8), "text/plain; charset=utf-8") }

  private init(_ bytes: [UInt8], _ type: String) { (data, self.type) = (Data(bytes), type) }
}
