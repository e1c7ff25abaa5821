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
    default: return nil
    }
  }

  private init(_ bytes: [UInt8], _ type: String) { (data, self.type) = (Data(bytes), type) }
}
