/// The role of a node in code that treats it specially. Its name is only shown to people.
package enum NodeRole: Sendable {
  case text, image, button
  /// A presentation of which there is only one at a time.
  case alert
}
