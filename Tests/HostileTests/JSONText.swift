import Foundation

/// A text as JSON; the error says where it is none.
func json(_ text: String) throws -> Any {
  try JSONSerialization.jsonObject(with: Data(text.utf8))
}
