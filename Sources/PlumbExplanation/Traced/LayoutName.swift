/// The name of a node of the layout, as a person calls its view.
package struct LayoutName {
  package var title: String
  package var identifier: String?
  /// The view in the source of which it is a part.
  package var owner: String?

  package init(title: String, identifier: String? = nil, owner: String? = nil) {
    (self.title, self.identifier, self.owner) = (title, identifier, owner)
  }
}
