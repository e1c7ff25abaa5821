import PlumbLayout

/// The part of its content that a scroll view shows: a view, an edge, a point, or the part where a person has left it.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  enum Place: Equatable {
    case none
    case view(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private(set) var place: Place
  /// The id of the view that is shown at the anchor.
  public private(set) var viewID: (any Hashable & Sendable)?
  /// Counts what was asked for, so that asking for the same once more scrolls once more.
  private(set) var request = 0
  let idType: ObjectIdentifier
  private let makeID: @Sendable (AnyHashable) -> (any Hashable & Sendable)?
  /// A person has scrolled since the program said where; then only the id of a view is known.
  public private(set) var isPositionedByUser = false

  private init<ID: Hashable & Sendable>(_ type: ID.Type, _ place: Place) {
    self.place = place
    idType = ObjectIdentifier(type)
    makeID = { $0.base as? ID }
  }

  /// Creates a position at the content's start. The ids of views are those of this type, in a container with
  /// `scrollTargetLayout`.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { self.init(idType, .none) }

  /// Creates a position at the view with an id.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(ID.self, .view(AnyHashable(id), anchor: anchor))
    viewID = id
  }

  /// Creates a position at an edge of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    self.init(idType, .edge(edge))
  }

  /// Creates a position at a content offset in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.init(idType, .point(x: point.x, y: point.y))
  }

  /// Creates a position at a content offset in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(idType, .point(x: x, y: y))
  }

  /// Creates a position at a content offset along the horizontal axis in points; the vertical one stays.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    self.init(idType, .point(x: x, y: nil))
  }

  /// Creates a position at a content offset along the vertical axis in points; the horizontal one stays.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    self.init(idType, .point(x: nil, y: y))
  }

  // MARK: Scrolling

  private mutating func go(_ place: Place) {
    (self.place, viewID, isPositionedByUser) = (place, nil, false)
    request += 1
  }

  /// Shows the view with an id.
  ///
  /// - Parameter anchor: the point of that view and of the scroll view that meet; without one, the least movement.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(.view(AnyHashable(id), anchor: anchor))
    viewID = id
  }

  /// Shows an edge of the content.
  public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }
  /// Shows the content from an offset in points, in both axes.
  public mutating func scrollTo(point: CGPoint) { go(.point(x: point.x, y: point.y)) }
  /// Shows the content from an offset in points, in both axes, each given by itself.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.point(x: x, y: y)) }
  /// Shows the content from a horizontal offset in points; the vertical one stays.
  public mutating func scrollTo(x: CGFloat) { go(.point(x: x, y: nil)) }
  /// Shows the content from a vertical offset in points; the horizontal one stays.
  public mutating func scrollTo(y: CGFloat) { go(.point(x: nil, y: y)) }

  /// Updates the position after a person has scrolled: to the first of the ids that is of the right type.
  mutating func moved(byPersonTo ids: [AnyHashable]) {
    isPositionedByUser = true
    viewID = ids.lazy.compactMap(makeID).first
    place = viewID.map { .view(AnyHashable($0), anchor: nil) } ?? .none
  }

  // MARK: Reading

  /// The edge that the program has asked for; `nil` once a person has scrolled.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
  /// The offset in points that the program has asked for in both axes; `nil` once a person has scrolled.
  public var point: CGPoint? { x.flatMap { x in y.map { CGPoint(x: x, y: $0) } } }
  /// The horizontal offset in points that the program has asked for; `nil` once a person has scrolled.
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
  /// The vertical offset in points that the program has asked for; `nil` once a person has scrolled.
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }
  /// Returns the id of the view that is shown, if it is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .view(let id, _) = place { id.base as? T } else { nil }
  }

  public static func == (one: ScrollPosition, other: ScrollPosition) -> Bool {
    one.place == other.place && one.request == other.request && one.idType == other.idType
      && one.isPositionedByUser == other.isPositionedByUser
  }
}

nonisolated extension View {
  /// Shows what the bound position says, and updates it when a person scrolls.
  ///
  /// - Parameter anchor: the point of the scroll view at which the id of a view is read, and at which a view is shown
  ///   that the position asks for.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(
      _ScrollSetting { settings in
        let value = position.wrappedValue
        let place: ScrollPosition.Place =
          if case .view(let id, let own) = value.place { .view(id, anchor: own ?? anchor) } else {
            value.place
          }
        settings.destination =
          value.isPositionedByUser || place == .none
          ? nil : ScrollDestination(place: place, request: value.request)
        settings.receiver = ScrollReceiver(anchor: anchor) { ids in
          var moved = position.wrappedValue
          moved.moved(byPersonTo: ids)
          if moved != position.wrappedValue { position.wrappedValue = moved }
          return nil
        }
      })
  }

  /// Shows the view with the bound id, and sets the id when a person scrolls in a container with `scrollTargetLayout`.
  ///
  /// - Parameter anchor: the point of that view and of the scroll view that meet; without one, the least movement that
  ///   shows the whole view, and the id is that of the view nearest to the start.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(
      _ScrollSetting { settings in
        settings.destination = id.wrappedValue.map {
          ScrollDestination(place: .view(AnyHashable($0), anchor: anchor))
        }
        settings.receiver = ScrollReceiver(anchor: anchor) { ids in
          for case let found as ID in ids.map(\.base) {
            if found != id.wrappedValue { id.wrappedValue = found }
            return AnyHashable(found)
          }
          return nil
        }
      })
  }
}

/// The place to show.
struct ScrollDestination: Equatable {
  var place: ScrollPosition.Place
  var request = 0
}

/// The receiver of a scrolled position. A binding is the same as long as it leads to the same place, which is not
/// to be seen from outside, so any two are equal.
struct ScrollReceiver: Equatable {
  let anchor: UnitPoint?
  /// A closure that receives the ids of the views, those nearest to the anchor first, and returns the id that the
  /// binding has now.
  let receive: ([AnyHashable]) -> AnyHashable?

  static func == (one: ScrollReceiver, other: ScrollReceiver) -> Bool { one.anchor == other.anchor }
}

extension ScrollNode {
  /// Goes where the program wants.
  @MainActor func go(to destination: ScrollDestination, in transaction: Transaction) {
    guard let node, !node.isDisposed, destination.place != .none else { return }
    isPositionedByPerson = false
    if case .view(let id, let anchor) = destination.place {
      return node.scroll(to: id, anchor: anchor, onlyIn: self, in: transaction)
    }
    scroll(in: transaction) { [weak self] in
      self?.offset(at: destination.place)
    } finish: { [weak self] in
      if let self { scroll(to: offset(at: destination.place)) }
    }
  }

  /// The offset that shows an edge or a point.
  @MainActor private func offset(at place: ScrollPosition.Place) -> CGPoint {
    var point = offset
    switch place {
    case .none, .view: break
    case .edge(.top): point.y = 0
    case .edge(.bottom): point.y = largestOffset.y
    case .edge(.leading): point.x = 0
    case .edge(.trailing): point.x = largestOffset.x
    case .point(let x, let y):
      let margins = contentMargins
      if let x { point.x = x + margins.leading }
      if let y { point.y = y + margins.top }
    }
    return point
  }

  /// Writes the position to which a person has scrolled to the binding.
  @MainActor func tellPosition() {
    guard let receiver else { return }
    let ids = targetIDs(nearestTo: receiver.anchor ?? .topLeading)
    // The views that the binding changes are walked later, and find that this is nothing to scroll to.
    reportedID = receiver.receive(ids)
  }

  /// The ids of the target layout's views; first those of the view whose point is nearest to the same point of the
  /// scroll view, inner ones before outer ones.
  @MainActor private func targetIDs(nearestTo anchor: UnitPoint) -> [AnyHashable] {
    let targets = targetViews.map { target in
      let distance = Axis.allCases.filter { axes.contains($0) }.reduce(CGFloat(0)) { sum, axis in
        let place = target.rect.origin[axis] + anchor[axis] * target.rect.size[axis]
        return sum + abs(place - offset[axis] - anchor[axis] * viewport[axis])
      }
      return (distance: distance, ids: target.ids)
    }
    return targets.sorted { $0.distance < $1.distance }.flatMap { $0.ids.reversed() }
  }
}
