import SwiftUI
import PlumbViews

/// The projection of the map below a reader.
final class MapReading {
  var projection: MapProjection?
}

private struct MapReadingKey: EnvironmentKey {
  static var defaultValue: MapReading? { nil }
}

private struct CameraActionsKey: EnvironmentKey {
  static var defaultValue: [@MainActor (MapCameraUpdateContext) -> Void] { [] }
}

extension EnvironmentValues {
  var mapReading: MapReading? {
    get { self[MapReadingKey.self] }
    set { self[MapReadingKey.self] = newValue }
  }
  var cameraActions: [@MainActor (MapCameraUpdateContext) -> Void] {
    get { self[CameraActionsKey.self] }
    set { self[CameraActionsKey.self] = newValue }
  }
}

/// Lets views beside a map ask it where places are.
public struct MapReader<Content: View>: View, CalledView {
  package let callSite = _CallSite()
  private let content: (MapProxy) -> Content
  @State private var reading = MapReading()

  /// Creates the views, which are given a proxy of the map among them.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
  public var body: some View {
    content(MapProxy(reading: reading)).environment(\.mapReading, reading)
  }
}

/// A proxy that converts between coordinates of the earth and of a map. The map's own rectangle is used for each
/// coordinate space, which receives other spaces than the local one.
@MainActor public struct MapProxy {
  let reading: MapReading

  /// Returns the place at a point; `nil` before the map is there.
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> CLLocationCoordinate2D? {
    tell(space, fileID, line)
    return reading.projection?.coordinate(point)
  }
  /// Returns the point of a place; `nil` before the map is there.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> CGPoint? {
    tell(space, fileID, line)
    return reading.projection?.point(coordinate)
  }
  /// Returns the region of a rectangle of the map; `nil` before the map is there.
  public func convert(
    _ rect: CGRect, from space: some CoordinateSpaceProtocol, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> MKCoordinateRegion? {
    tell(space, fileID, line)
    guard let projection = reading.projection else { return nil }
    let (start, end) = (
      MKMapPoint(projection.coordinate(rect.origin)),
      MKMapPoint(projection.coordinate(CGPoint(x: rect.maxX, y: rect.maxY)))
    )
    return MKCoordinateRegion(
      MKMapRect(origin: start, size: MKMapSize(width: end.x - start.x, height: end.y - start.y)))
  }
}

extension MapProxy {
  private func tell(_ space: some CoordinateSpaceProtocol, _ fileID: StaticString, _ line: UInt) {
    reportCompanion("MapProxy.convert", fileID, line, if: !(space is LocalCoordinateSpace))
  }
}

/// The visible part of a map after it was moved.
public struct MapCameraUpdateContext: Sendable {
  /// The camera.
  public let camera: MapCamera
  /// The region.
  public let region: MKCoordinateRegion
  /// The rectangle of the flat map.
  public let rect: MKMapRect
}

/// The frequency with which a map reports its movement. A placeholder reports it at the end.
public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }

extension View {
  /// Adds an action to perform when the maps inside show another region, with that region.
  @preconcurrency public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, fileID: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @MainActor (MapCameraUpdateContext) -> Void
  ) -> some View {
    reportCompanion("onMapCameraChange(frequency:)", fileID, line, if: frequency == .continuous)
    return transformEnvironment(\.cameraActions) { $0.append(action) }
  }

  /// Adds an action to perform when the maps inside show another region.
  @preconcurrency public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, fileID: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @MainActor () -> Void
  ) -> some View {
    reportCompanion("onMapCameraChange(frequency:)", fileID, line, if: frequency == .continuous)
    return transformEnvironment(\.cameraActions) { $0.append { _ in action() } }
  }
}
