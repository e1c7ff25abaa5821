/// The kind of a presentation. The raw value is how the tree shows it.
enum PresentationKind: String, Sendable {
  case sheet, fullScreenCover, alert, confirmationDialog, popover, menu, contextMenu
}
