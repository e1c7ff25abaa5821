import Foundation
import PlumbInspector
import PlumbSource

/// Reads a child's answer. Its seal keeps accidents out, and code in the child can find it in memory: an answer may say anything.
package enum ReadAnswer {
  /// - Parameter title: of the view, for what goes wrong.
  package static func decoded<Value: Decodable>(
    _ type: Value.Type, from data: Data, about title: String
  ) throws(Failure) -> Value {
    do { return try JSONDecoder().decode(type, from: data) } catch { throw Failure.unreadable(title) }
  }

  /// Returns a text as it is if it is JSON.
  package static func json(_ text: String, about title: String) throws(Failure) -> String {
    guard JSON.isJSON(Array(text.utf8)) else { throw Failure.unreadable(title) }
    return text
  }
}
