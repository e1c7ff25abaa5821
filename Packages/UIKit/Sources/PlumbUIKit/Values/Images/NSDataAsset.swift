import Foundation
import PlumbViews

/// The bytes of a data set in an asset catalog.
open class NSDataAsset: NSObject {
  /// The name of the set.
  public let name: String
  /// The bytes.
  public let data: Data
  /// The identifier of the kind of the bytes.
  public let typeIdentifier: String

  /// Creates the data of a set; `nil` where there is none of that name.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Creates the data of a set; `nil` where there is none of that name, whatever the bundle is.
  public init?(name: String, bundle: Bundle) {
    guard let found = Surroundings.current.environment.resources.findData(name) else {
      Surroundings.report("NSDataAsset(name: \"\(name)\"): there is no data set of that name; it is nil.")
      return nil
    }
    (self.name, data, typeIdentifier) = (name, found.bytes, found.typeIdentifier)
  }
}
