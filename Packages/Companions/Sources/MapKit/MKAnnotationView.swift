import PlumbUIKit
import SwiftUI

/// The priority of an annotation's view where several overlap. All are shown here.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  /// Creates a priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// It must be shown.
  public static let required = MKFeatureDisplayPriority(1000)
  /// It is wanted.
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  /// It may be left out.
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// Whether words of an annotation are seen.
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

/// A view at the place of an annotation: its image, or what a subclass puts into it.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
  /// The state of a view that is dragged.
  public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }
  /// The outline for collisions of views.
  public enum CollisionMode: Int, Sendable { case rectangle, circle, none }

  /// The annotation that it shows.
  open var annotation: (any MKAnnotation)? { didSet { changedOnMap() } }
  /// The name of views that can replace each other.
  public let reuseIdentifier: String?
  /// The picture. The view becomes as large as it.
  open var image: UIImage? {
    didSet {
      if let image { bounds.size = image.size }
      companionContent = image.map { image in { AnyView(Image(uiImage: image)) } }
      changedOnMap()
    }
  }
  /// The offset of the view's middle from the location, in points.
  open var centerOffset = CGPoint.zero { didSet { changedOnMap() } }
  /// The offset of the callout from its usual position, in points.
  @_Unheeded("MKAnnotationView.calloutOffset")
  open var calloutOffset = CGPoint.zero
  /// Whether a selected annotation shows its lines in a callout.
  open var canShowCallout = false { didSet { changedOnMap() } }
  /// A view in the callout, before the lines.
  open var leftCalloutAccessoryView: UIView? { didSet { changedOnMap() } }
  /// A view in the callout, behind the lines. A control there reports its use to the map's delegate.
  open var rightCalloutAccessoryView: UIView? { didSet { changedOnMap() } }
  /// A view in the callout, in the place of the second line.
  open var detailCalloutAccessoryView: UIView? { didSet { changedOnMap() } }
  /// Whether it can be selected.
  open var isEnabled = true
  /// Whether it is pressed.
  open var isHighlighted = false
  /// Whether it is selected.
  open var isSelected = false { didSet { changedOnMap() } }
  /// Whether people may move it. They cannot here.
  open var isDraggable = false {
    didSet { if isDraggable { reportCompanion("MKAnnotationView.isDraggable") } }
  }
  /// The state of a view that is dragged.
  open var dragState = DragState.none
  /// The priority of the view. All views are shown here.
  @_Unheeded("MKAnnotationView.displayPriority")
  open var displayPriority = MKFeatureDisplayPriority.required
  /// The order of views above each other.
  @_Unheeded("MKAnnotationView.zPriority")
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected
  /// Views with one such name become one where they meet. They stay as they are here.
  open var clusteringIdentifier: String? {
    didSet { if clusteringIdentifier != nil { reportCompanion("MKAnnotationView.clusteringIdentifier") } }
  }
  /// The outline for collisions of views.
  @_Unheeded("MKAnnotationView.collisionMode")
  open var collisionMode = CollisionMode.rectangle
  /// The map that shows it.
  weak var map: MKMapView?

  /// Creates a view of an annotation.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
  }
  public override convenience init(frame: CGRect) {
    self.init(annotation: nil, reuseIdentifier: nil)
    self.frame = frame
  }
  /// Creates a view from an archive, which there is not here.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// The view will show another annotation.
  open func prepareForReuse() {}
  /// The view will be shown.
  open func prepareForDisplay() {}
  /// Selects it.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Moves it.
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }

  func changedOnMap() { map?.setNeedsDisplay() }

  /// The distance above the place at which a callout begins, in points.
  var calloutHeight: CGFloat { bounds.height / 2 - centerOffset.y }

  /// The element that the map draws for it.
  var element: _MapElement? {
    guard let annotation, !isHidden else { return nil }
    let offset = centerOffset
    return _MapElement(
      kind: .view(AnyView(CarriedView(view: self).offset(x: offset.x, y: offset.y)), anchor: .center),
      coordinates: [annotation.coordinate])
  }
}

/// A class whose initializer can be called on a type that is known only when the program runs, as `MadeByType` of
/// PlumbUIKit. It is open, so that no optimizer takes the call for this class's own.
@preconcurrency @MainActor open class _MadeAnnotationView: MKAnnotationView {
  /// Creates a view of an annotation.
  public required override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }
  /// Creates a view from an archive, which there is not here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The order of annotations' views above each other. It is that of their coming here.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  /// Creates a priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// The priority of the foremost.
  public static let max = MKAnnotationViewZPriority(rawValue: 1000)
  /// The priority of selected annotations.
  public static let defaultSelected = MKAnnotationViewZPriority(rawValue: 1000)
  /// The priority of annotations that are not selected.
  public static let defaultUnselected = MKAnnotationViewZPriority(rawValue: 500)
  /// The priority of the hindmost.
  public static let min = MKAnnotationViewZPriority(rawValue: 0)
}

/// A view of UIKit's that somebody else has made, in its own size.
struct CarriedView: View {
  let view: UIView

  var body: some View { Carrier(view: view).id(ObjectIdentifier(view)) }

  private struct Carrier: UIViewRepresentable {
    let view: UIView

    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
      if uiView.bounds.size != .zero { return uiView.bounds.size }
      let own = uiView.intrinsicContentSize
      guard own.width < 0 || own.height < 0 else { return own }
      return uiView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
  }
}
