/// What a node is to the code that treats it in a way of its own. Its name is only shown to people.
package enum NodeRole: Sendable {
  case text, image, button
  /// A presentation of which there is only one at a time.
  case alert
}
