import Foundation
import PlumbExchange
import PlumbViews

/// A `.dataset`: the bytes of a file that is no picture.
struct DataSet: DescribedAsset {
  struct Contents: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var idiom: String?
      var type: String?
      enum CodingKeys: String, CodingKey {
        case filename, idiom
        case type = "universal-type-identifier"
      }
    }
    var data: [Entry]?
  }

  let path: String
  let contents: Contents

  /// The bytes for all devices, or else those for one, with the kind that the set names, or else that of the file's name.
  func data(most: Int) throws(UnusableResource) -> Resources.NamedData {
    let entries = (contents.data ?? []).filter { $0.filename != nil }
    for idiom in AssetDescription.idioms {
      guard let entry = entries.first(where: { ($0.idiom ?? "universal") == idiom }) else { continue }
      let file = try AssetDescription.plain(entry.filename ?? "", in: path)
      let ending = URL(fileURLWithPath: file).pathExtension
      return Resources.NamedData(
        bytes: try SourceFile.read(file, most: most),
        typeIdentifier: entry.type ?? UTType(filenameExtension: ending)?.identifier ?? UTType.data.identifier)
    }
    throw UnusableResource("\(path): no entry of Contents.json has a file for any device.")
  }
}
