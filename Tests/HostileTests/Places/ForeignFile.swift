import Foundation

/// A file that no command of Plumb has written.
struct ForeignFile {
  let name: String
  let bytes: Data

  private init(_ name: String, _ text: String) { (self.name, bytes) = (name, Data(text.utf8)) }

  /// One of each kind that lies beside a source.
  static let all = [
    ForeignFile(
      "a Swift file", "import SwiftUI\n\nstruct Mine: View { var body: some View { Text(\"\") } }\n"),
    ForeignFile("a project", "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tobjects = {};\n}\n"),
    ForeignFile(
      "a page",
      "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Mine</title>\n<p>Text</p>\n"),
    ForeignFile(
      "a page by another program", "<html><head><meta name=\"generator\" content=\"Hugo\"></head></html>\n"),
    ForeignFile("JSON", "{\"name\": \"mine\"}\n"),
    ForeignFile(
      "a result of other tests",
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"swift test\" tests=\"1\"></testsuite>\n"),
    ForeignFile("XML", "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict/></plist>\n"),
    ForeignFile("a text", "Notes\n"), ForeignFile("a script", "#!/bin/sh\necho mine\n"),
    ForeignFile("a picture of another kind", "GIF89a\u{1}\u{0}\u{1}\u{0}\u{0}\u{0}\u{0};"),
    ForeignFile("zeros", String(repeating: "\0", count: 5000)),
  ]
}
