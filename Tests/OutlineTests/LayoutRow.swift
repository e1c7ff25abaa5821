/// The rows of the layout API: each has an outline that was worked out by hand, and a line in Documentation/Layout.md.
///
/// The text of a row is the names that its line in the documentation begins with; a test uses each of them.
enum LayoutRow: String, CaseIterable {
  // The Layout protocol
  case layout = "Layout"
  case sizeThatFits, placeSubviews, spacing, explicitAlignment
  case cache = "makeCache updateCache"
  case layoutProperties
  case layoutSubviews = "LayoutSubviews"
  case layoutSubview = "LayoutSubview"
  case proposedViewSize = "ProposedViewSize"
  case viewSpacing = "ViewSpacing"
  case viewDimensions = "ViewDimensions"
  case layoutValueKey = "LayoutValueKey"
  case layoutValue
  case anyLayout = "AnyLayout"
  case stackLayouts = "HStackLayout VStackLayout"
  case depthLayout = "ZStackLayout"
  case gridLayout = "GridLayout"
  case animatable = "Animatable"

  // Containers
  case hStack = "HStack"
  case vStack = "VStack"
  case zStack = "ZStack"
  case spacer = "Spacer"
  case divider = "Divider"
  case group = "Group"
  case forEach = "ForEach"
  case emptyView = "EmptyView"
  case anyView = "AnyView"
  case lazyVStack = "LazyVStack"
  case lazyHStack = "LazyHStack"
  case lazyVGrid = "LazyVGrid"
  case lazyHGrid = "LazyHGrid"
  case gridItem = "GridItem"
  case pinnedScrollableViews = "PinnedScrollableViews"
  case section = "Section"
  case grid = "Grid"
  case gridRow = "GridRow"
  case gridCellColumns, gridCellAnchor, gridCellUnsizedAxes, gridColumnAlignment
  case viewThatFits = "ViewThatFits"
  case geometryReader = "GeometryReader"
  case geometryProxy = "GeometryProxy"
  case containerCornerInsets
  case scrollView = "ScrollView"
  case list = "List"
  case form = "Form"
  case tabView = "TabView"
  case navigationStack = "NavigationStack"
  case navigationSplitView = "NavigationSplitView"
  case table = "Table"
  case labeledContent = "LabeledContent"
  case subview = "Subview SubviewsCollection"
  case containerValues = "ContainerValues containerValue"

  // Frames, sizes and places
  case fixedFrame = "frame(width:height:)"
  case flexibleFrame = "frame(minWidth:maxWidth:)"
  case fixedSize, layoutPriority, aspectRatio
  case scaled = "scaledToFit scaledToFill"
  case padding, offset, position, zIndex, containerRelativeFrame, hidden, geometryGroup, scenePadding

  // Behind, before, and cut off
  case background
  case backgroundView = "background(_:alignment:)"
  case backgroundStyle = "background(_:in:)"
  case overlay
  case overlayView = "overlay(_:alignment:)"
  case border, clipped, clipShape, cornerRadius, mask
  case containerShape = "containerShape ContainerRelativeShape"
  case concentricRectangle = "ConcentricRectangle"

  // Safe area and margins
  case ignoresSafeArea, edgesIgnoringSafeArea, safeAreaInset, safeAreaPadding, safeAreaBar, contentMargins
  case safeAreaRegions = "SafeAreaRegions"

  // Alignment
  case horizontalAlignment = "HorizontalAlignment"
  case verticalAlignment = "VerticalAlignment"
  case alignment = "Alignment"
  case alignmentID = "AlignmentID"
  case alignmentGuide, combineExplicit
  case unitPoint = "UnitPoint"

  // Reading places
  case onGeometryChange, coordinateSpace
  case coordinateSpaceProtocol = "CoordinateSpaceProtocol"
  case coordinateSpaceEnum = "CoordinateSpace"
  case preferenceKey = "PreferenceKey"
  case preference, onPreferenceChange, transformPreference, anchorPreference, transformAnchorPreference
  case overlayPreferenceValue, backgroundPreferenceValue
  case anchor = "Anchor"
  case matchedGeometryEffect
  case namespace = "Namespace"
  case visualEffect
  case edges = "EdgeInsets Edge Axis"

  // Scrolling
  case scrollViewReader = "ScrollViewReader"
  case scrollTo
  case scrollPosition = "ScrollPosition scrollPosition"
  case scrollPositionID = "scrollPosition(id:)"
  case scrollTargetLayout, scrollTargetBehavior, scrollTransition, defaultScrollAnchor, scrollIndicators
  case scrollDisabled, scrollClipDisabled, scrollBounceBehavior, scrollContentBackground
  case scrollDismissesKeyboard, onScrollGeometryChange, onScrollPhaseChange, onScrollVisibilityChange
  case onScrollTargetVisibilityChange, scrollEdgeEffectStyle, refreshable

  // Text
  case lineLimit, multilineTextAlignment, truncationMode, minimumScaleFactor, allowsTightening, lineSpacing
  case dynamicTypeSize
  case dynamicTypeSizes = "DynamicTypeSize"
  case scaledMetric = "ScaledMetric"
  case textRenderer = "TextRenderer"

  // Direction and surroundings
  case layoutDirection, layoutDirectionBehavior, flipsForRightToLeftLayoutDirection
  case listRowInsets, listRowSpacing, listSectionSpacing
  case sizeClasses = "horizontalSizeClass verticalSizeClass"
  case pixels = "displayScale pixelLength"
  case presentationDetents

  // Changes of the drawing
  case rotationEffect, scaleEffect, rotation3DEffect, transformEffect, projectionEffect
  case geometryEffect = "GeometryEffect ignoredByLayout"
  case compositing = "compositingGroup drawingGroup"
}

extension LayoutRow {
  /// The names as the documentation has them.
  var names: [String] { rawValue.split(separator: " ").map(String.init) }
  /// The same names without labels, as code uses them.
  var words: [String] { names.map { String($0.prefix { $0 != "(" }) } }
}
