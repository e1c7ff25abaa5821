import PlumbLayout

/// `HStack` as a layout that can be kept in a value.
@frozen nonisolated public struct HStackLayout: _BuiltInLayout {
  /// The guides of the subviews that are aligned across the row.
  public var alignment: VerticalAlignment
  /// The spacing, in points; `nil` leaves it to the views.
  public var spacing: CGFloat?

  /// Creates a row.
  ///
  /// - Parameter spacing: the distance between subviews in points; `nil` leaves it to the views.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  /// Spacers and dividers follow the horizontal axis.
  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

  public var _algorithm: _LayoutAlgorithm { .stack(.horizontal, alignment.key, spacing) }
}

/// `VStack` as a layout that can be kept in a value.
@frozen nonisolated public struct VStackLayout: _BuiltInLayout {
  /// The guides of the subviews that are aligned across the column.
  public var alignment: HorizontalAlignment
  /// The spacing, in points; `nil` leaves it to the views.
  public var spacing: CGFloat?

  /// Creates a column.
  ///
  /// - Parameter spacing: the distance between subviews in points; `nil` leaves it to the views.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  /// Spacers and dividers follow the vertical axis.
  public static var layoutProperties: LayoutProperties { .stack(.vertical) }

  public var _algorithm: _LayoutAlgorithm { .stack(.vertical, alignment.key, spacing) }
}

/// `ZStack` as a layout that can be kept in a value.
@frozen nonisolated public struct ZStackLayout: _BuiltInLayout {
  /// The guides of the subviews that are aligned along both axes.
  public var alignment: Alignment

  /// Creates a layout that puts its subviews on top of each other.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public var _algorithm: _LayoutAlgorithm {
    _LayoutAlgorithm(rule: LayoutRule.DepthStack(alignment: alignment))
  }
}

/// `Grid` as a layout that can be kept in a value.
@frozen nonisolated public struct GridLayout: _BuiltInLayout {
  /// The alignment of a view in its cell, unless its row, its column or the cell itself sets another one.
  public var alignment: Alignment
  /// The distance between columns in points; `nil` leaves it to the cells.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points; `nil` leaves it to the cells.
  public var verticalSpacing: CGFloat?

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - horizontalSpacing: the distance between columns in points; `nil` leaves it to the cells.
  ///   - verticalSpacing: the distance between rows in points; `nil` leaves it to the cells.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
  }

  public var _algorithm: _LayoutAlgorithm {
    _LayoutAlgorithm(
      rule: LayoutRule.Grid(
        alignment: alignment, horizontalSpacing: _LayoutAlgorithm.gap(horizontalSpacing),
        verticalSpacing: _LayoutAlgorithm.gap(verticalSpacing)))
  }
}

extension _LayoutAlgorithm {
  static func stack(_ axis: Axis, _ alignment: AlignmentKey, _ spacing: CGFloat?) -> _LayoutAlgorithm {
    _LayoutAlgorithm(
      rule: LayoutRule.Stack(axis: axis, alignment: alignment, spacing: gap(spacing)))
  }
}

extension LayoutProperties {
  static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}
