import PlumbLayout

/// A page's message to the inspector.
enum InspectionMessage: Equatable {
  /// The tree is wanted from now on, or no more; and what the attribute graph does.
  case shows(Bool, graph: Bool)
  /// The view of a row is to be explained from now on; `nil` is none. The page counts its choices, and says in which of the
  /// trees that it was sent it found the row.
  case selects(Int?, choice: Int = 0, tree: Int? = nil)
  /// The view at a place of the source, such as `Row.swift:12`, is wanted.
  case finds(String)
  /// The positions of the guides of a row's view.
  case guides(Int)
}
