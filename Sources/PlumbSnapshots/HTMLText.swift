import Foundation

extension String {
  /// The text as HTML and XML show it, in an element or in the quotation marks of an attribute.
  package var escapedHTML: String {
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")].reduce(self) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }
}
