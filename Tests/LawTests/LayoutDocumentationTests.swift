import Foundation
import Testing

/// The reference of the layout API is complete, and nothing in it is untested.
@Suite("The layout reference")
struct LayoutDocumentationTests {
  /// Every public name that lays views out, by the part of the reference that it stands in.
  private static let names: [String: String] = [
    "The Layout protocol": """
    Layout sizeThatFits placeSubviews spacing explicitAlignment makeCache updateCache layoutProperties
    LayoutSubviews LayoutSubview ProposedViewSize ViewSpacing ViewDimensions LayoutValueKey layoutValue AnyLayout
    HStackLayout VStackLayout ZStackLayout GridLayout Animatable
    """,
    "Containers": """
    HStack VStack ZStack Spacer Divider Group ForEach EmptyView AnyView LazyVStack LazyHStack LazyVGrid LazyHGrid
    GridItem PinnedScrollableViews Section Grid GridRow gridCellColumns gridCellAnchor gridCellUnsizedAxes
    gridColumnAlignment ViewThatFits GeometryReader GeometryProxy ScrollView Subview SubviewsCollection
    SectionConfiguration ContainerValues containerValue List Form TabView NavigationStack NavigationSplitView Table
    LabeledContent
    """,
    "Frames, sizes and places": """
    frame fixedSize layoutPriority aspectRatio scaledToFit scaledToFill padding offset position zIndex
    containerRelativeFrame hidden geometryGroup scenePadding
    """,
    "Behind, before, and cut off": """
    background overlay border clipped clipShape cornerRadius mask containerShape ContainerRelativeShape
    ConcentricRectangle
    """,
    "Safe area and margins": """
    ignoresSafeArea edgesIgnoringSafeArea safeAreaInset safeAreaBar safeAreaPadding contentMargins SafeAreaRegions
    """,
    "Alignment": """
    HorizontalAlignment VerticalAlignment Alignment AlignmentID alignmentGuide combineExplicit UnitPoint
    """,
    "Reading places": """
    onGeometryChange coordinateSpace CoordinateSpace CoordinateSpaceProtocol PreferenceKey preference
    onPreferenceChange transformPreference anchorPreference transformAnchorPreference overlayPreferenceValue
    backgroundPreferenceValue Anchor matchedGeometryEffect Namespace visualEffect EdgeInsets Edge Axis
    """,
    "Scrolling": """
    ScrollViewReader scrollTo ScrollPosition scrollPosition scrollTargetLayout scrollTargetBehavior ScrollTarget
    ScrollTargetBehavior scrollTransition defaultScrollAnchor scrollIndicators scrollIndicatorsFlash scrollDisabled
    scrollClipDisabled scrollBounceBehavior scrollContentBackground scrollDismissesKeyboard onScrollGeometryChange
    ScrollGeometry onScrollPhaseChange ScrollPhase onScrollVisibilityChange onScrollTargetVisibilityChange
    scrollEdgeEffectStyle refreshable
    """,
    "Text": """
    lineLimit multilineTextAlignment truncationMode minimumScaleFactor allowsTightening lineSpacing dynamicTypeSize
    DynamicTypeSize ScaledMetric TextRenderer
    """,
    "Direction and surroundings": """
    layoutDirection layoutDirectionBehavior flipsForRightToLeftLayoutDirection horizontalSizeClass verticalSizeClass
    displayScale pixelLength listRowInsets listRowSpacing listSectionSpacing presentationDetents
    """,
    "Changes of the drawing": """
    rotationEffect scaleEffect rotation3DEffect transformEffect projectionEffect ProjectionTransform GeometryEffect
    ignoredByLayout compositingGroup drawingGroup
    """,
  ]

  @Test("every name has a line in its part of the reference")
  func described() throws {
    let file = SourceFile.root.appendingPathComponent("Documentation/Layout.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    for (part, names) in Self.names {
      let rows = try #require(text.components(separatedBy: "\n## \(part)\n").dropFirst().first)
        .components(separatedBy: "\n## ")[0].components(separatedBy: "\n").filter { $0.hasPrefix("| `") }
      for name in names.split(whereSeparator: \.isWhitespace) {
        #expect(rows.contains { $0.names(name) }, "Documentation/Layout.md, \(part): no line for \(name)")
      }
    }
  }

  @Test("every name is used by a test")
  func tested() throws {
    let tests = SourceFile.root.appendingPathComponent("Tests")
    let files = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("LawTests") }
    var words: Set<Substring> = []
    for file in files {
      let text = try String(contentsOf: tests.appendingPathComponent(file), encoding: .utf8)
      for line in text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        words.formUnion(line.split { !$0.isLetter && !$0.isNumber })
      }
    }
    let names = Self.names.values.flatMap { $0.split(whereSeparator: \.isWhitespace) }
    let missing = names.filter { !words.contains($0) }.sorted()
    #expect(missing == [], "write a test that uses them")
  }
}

extension String {
  /// The row's first column has the name, whole, in backquotes.
  fileprivate func names(_ name: Substring) -> Bool {
    let column = split(separator: "|")[0].split { !$0.isLetter && !$0.isNumber }
    return column.contains(name)
  }
}
