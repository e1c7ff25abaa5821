import SwiftUI

/// An element of a map at a place or along several.
public struct _MapElement {
  enum Kind {
    /// A balloon whose tip is at the place.
    case marker(glyph: AnyView)
    /// A pin whose foot is at the place.
    case pin
    /// A view with a point of it at the place.
    case view(AnyView, anchor: UnitPoint)
    /// A dot where the device is.
    case user
    case line, area
    /// A circle of metres around a place.
    case circle(radius: CLLocationDistance)
  }

  let kind: Kind
  var coordinates: [CLLocationCoordinate2D]
  var title: AnyView?
  var tint: Color?
  var tag: AnyHashable?
  var fill: AnyShapeStyle?
  var stroke: AnyShapeStyle?
  var strokeStyle = StrokeStyle(lineWidth: 1)
  var showsTitle = true

  /// Whether it is a path on the map's ground, and no view at a place.
  var isPath: Bool {
    switch kind {
    case .line, .area, .circle: true
    case .marker, .pin, .view, .user: false
    }
  }

  /// The least rectangle of the flat map around it.
  var rect: MKMapRect {
    var rect = MKMapRect.null
    for coordinate in coordinates {
      let point = MKMapPoint(coordinate)
      var around = MKMapRect(origin: point, size: MKMapSize(width: 0, height: 0))
      if case .circle(let radius) = kind {
        let region = MKCoordinateRegion(
          center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
        let corner = MKMapPoint(
          CLLocationCoordinate2D(
            latitude: coordinate.latitude + region.span.latitudeDelta / 2,
            longitude: coordinate.longitude - region.span.longitudeDelta / 2))
        around = around.insetBy(dx: corner.x - point.x, dy: corner.y - point.y)
      }
      rect = rect.union(around)
    }
    return rect
  }
}

/// The content of a map: markers, annotations, lines and areas.
@MainActor @preconcurrency public protocol MapContent {
  associatedtype Body: MapContent
  /// The body of the content.
  @MapContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// The elements that the map draws for it.
  @MainActor @preconcurrency var _elements: [_MapElement] { get }
}

extension MapContent {
  public var _elements: [_MapElement] { body._elements }

  func changed(_ change: (inout _MapElement) -> Void) -> _MapGroup {
    _MapGroup(
      _elements: _elements.map { element in
        var element = element
        change(&element)
        return element
      })
  }
}

extension MapContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: MapContent {
  public var _elements: [_MapElement] { fatalError("Never is no map content") }
}

/// Some elements of a map.
public struct _MapGroup: MapContent {
  public let _elements: [_MapElement]
}

/// Makes one content of a map of the statements of a closure.
@MainActor @resultBuilder public struct MapContentBuilder {
  /// Returns one content as it is.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  /// Returns a single content as it is.
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  /// Returns several contents on one map; later ones lie above.
  public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> _MapGroup {
    var elements: [_MapElement] = []
    for part in repeat each content { elements += part._elements }
    return _MapGroup(_elements: elements)
  }
  /// Returns the content of an `if` without `else`.
  public static func buildOptional(_ content: (any MapContent)?) -> _MapGroup {
    _MapGroup(_elements: content?._elements ?? [])
  }
  /// Returns the content of the first branch of an `if` or a `switch`.
  public static func buildEither<Content: MapContent>(first content: Content) -> _MapGroup {
    _MapGroup(_elements: content._elements)
  }
  /// Returns the content of the other branch of an `if` or a `switch`.
  public static func buildEither<Content: MapContent>(second content: Content) -> _MapGroup {
    _MapGroup(_elements: content._elements)
  }
  /// Returns the content of an `if #available`.
  public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> _MapGroup {
    _MapGroup(_elements: content._elements)
  }
}

extension ForEach: MapContent where Content: MapContent {
  @MainActor public var _elements: [_MapElement] { data.flatMap { content($0)._elements } }

  /// Creates contents of a map for elements that are distinguished by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates contents of a map for identifiable elements.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: MapContent, Data == Range<Int>, ID == Int {
  /// Creates contents of a map for the numbers of a range.
  public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}
