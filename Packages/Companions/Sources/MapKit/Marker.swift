import PlumbExchange
import SwiftUI

/// A balloon at a place, with a title.
public struct Marker: MapContent {
  public typealias Body = Never
  public let _elements: [_MapElement]

  private init(_ coordinate: CLLocationCoordinate2D, title: AnyView?, glyph: AnyView) {
    _elements = [_MapElement(kind: .marker(glyph: glyph), coordinates: [coordinate], title: title)]
  }

  private static var pin: AnyView { AnyView(Image(systemName: "mappin")) }

  /// Creates a marker with a localised title.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, title: AnyView(Text(titleKey)), glyph: Self.pin)
  }
  /// Creates a marker with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, title: AnyView(Text(title)), glyph: Self.pin)
  }
  /// Creates a marker with a localised title and a symbol in the balloon.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, title: AnyView(Text(titleKey)), glyph: AnyView(Image(systemName: systemImage)))
  }
  /// Creates a marker with a title that is not localised, and a symbol in the balloon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, title: AnyView(Text(title)), glyph: AnyView(Image(systemName: systemImage)))
  }
  /// Creates a marker with a localised title and an image of the app's in the balloon.
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, title: AnyView(Text(titleKey)), glyph: AnyView(Image(image)))
  }
  /// Creates a marker with a title that is not localised, and an image of the app's in the balloon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, title: AnyView(Text(title)), glyph: AnyView(Image(image)))
  }
  /// Creates a marker with a localised title and a few letters in the balloon.
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, title: AnyView(Text(titleKey)), glyph: AnyView(monogram))
  }
  /// Creates a marker with a title that is not localised, and a few letters in the balloon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, title: AnyView(Text(title)), glyph: AnyView(monogram))
  }
  /// Creates a marker whose title and symbol are those of a label.
  public init<Content: View>(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Content) {
    let label = label()
    self.init(
      coordinate, title: AnyView(label.labelStyle(.titleOnly)), glyph: AnyView(label.labelStyle(.iconOnly)))
  }
  /// Creates the marker of something that was found.
  public init(item: MKMapItem) {
    self.init(
      item.placemark.coordinate, title: item.name.map { AnyView(Text($0)) }, glyph: Self.pin)
  }
}

/// A view at a place, with a title.
public struct Annotation: MapContent {
  public typealias Body = Never
  public let _elements: [_MapElement]

  private init(_ coordinate: CLLocationCoordinate2D, _ anchor: UnitPoint, _ content: AnyView, title: AnyView?)
  {
    _elements = [
      _MapElement(kind: .view(content, anchor: anchor), coordinates: [coordinate], title: title)
    ]
  }

  /// Creates a view at a location, with a localised title.
  public init<Content: View>(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) { self.init(coordinate, anchor, AnyView(content()), title: AnyView(Text(titleKey))) }

  /// Creates a view at a location, with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol, Content: View>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) { self.init(coordinate, anchor, AnyView(content()), title: AnyView(Text(title))) }

  /// Creates a view at a location, with a title that is a view.
  public init<Content: View, Title: View>(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Title
  ) { self.init(coordinate, anchor, AnyView(content()), title: AnyView(label())) }
}

/// A dot where the device is.
public struct UserAnnotation: MapContent {
  public typealias Body = Never
  /// Creates the dot.
  public init() {}
  public var _elements: [_MapElement] {
    [_MapElement(kind: .user, coordinates: [FixedPlace.coordinate])]
  }
}
