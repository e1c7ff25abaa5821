import Foundation
import PlumbSnapshots

/// The page that shows all pictures of a gallery.
struct GalleryPage {
  struct Entry {
    let title: String
    /// The file name, beside the page.
    let picture: String
  }

  let entries: [Entry]

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    \(OwnPage.mark)
    <meta name="viewport" content="width=device-width">
    <title>Gallery</title>
    <style>
      body { font: 16px system-ui; margin: 2rem; display: flex; flex-wrap: wrap; gap: 2rem; }
      figure { margin: 0; max-width: 300px; }
      img { width: 100%; border: 1px solid #ccc; }
    </style>
    \(entries.map(figure).joined(separator: "\n"))
    </html>

    """
  }

  private func figure(_ entry: Entry) -> String {
    let source = entry.picture.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? entry.picture
    let title = entry.title.escapedHTML
    return
      "<figure><img src=\"\(source.escapedHTML)\" alt=\"\(title)\"><figcaption>\(title)</figcaption></figure>"
  }
}
