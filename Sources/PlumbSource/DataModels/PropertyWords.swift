import Foundation
import PlumbExchange

/// The names and types of a model in Swift.
enum PropertyWords {
  /// Returns whether a word can be declared. A model may have any text in its place.
  static func isName(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first, first == "_" || first.properties.isXIDStart else {
      return false
    }
    return word.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
  }

  /// The properties that every object of a model has already.
  static let taken: Set = [
    "changedValues", "debugDescription", "description", "entity", "hasChanges", "hash", "hashValue", "init",
    "isDeleted", "isFault", "isInserted", "isUpdated", "managedObjectContext", "objectID", "objectWillChange",
    "self", "superclass",
  ]

  /// The type of an attribute's property, as Xcode writes it: what is not a number is optional; `nil` for a class that is no type.
  static func type(of attribute: DataModel.Attribute) -> String? {
    switch attribute.type {
    case .integer16: attribute.isScalar ? "Swift.Int16" : "Foundation.NSNumber?"
    case .integer32: attribute.isScalar ? "Swift.Int32" : "Foundation.NSNumber?"
    case .integer64: attribute.isScalar ? "Swift.Int64" : "Foundation.NSNumber?"
    case .double: attribute.isScalar ? "Swift.Double" : "Foundation.NSNumber?"
    case .float: attribute.isScalar ? "Swift.Float" : "Foundation.NSNumber?"
    case .boolean: attribute.isScalar ? "Swift.Bool" : "Foundation.NSNumber?"
    case .decimal: "Foundation.NSDecimalNumber?"
    case .string: "Swift.String?"
    case .date: attribute.isScalar ? "Foundation.TimeInterval" : "Foundation.Date?"
    case .binary: "Foundation.Data?"
    case .uuid: "Foundation.UUID?"
    case .uri: "Foundation.URL?"
    case .composite: "[Swift.String: Any]?"
    case .transformable: transformable(attribute.customClass)
    }
  }

  /// `[String]`, `NSArray`, `Model.Color`: the letters that a type is made of, and no others.
  private static func transformable(_ type: String?) -> String? {
    guard let type = type?.trimmingCharacters(in: .whitespacesAndNewlines), !type.isEmpty else {
      return "Foundation.NSObject?"
    }
    let isType = type.unicodeScalars.allSatisfy {
      $0.properties.isXIDContinue || "[]<>:,. ?".unicodeScalars.contains($0)
    }
    return isType ? "(\(type))?" : nil
  }
}
