import PlumbUIKit
import SwiftUI

/// A balloon whose tip is at the place, with the first line below.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
  /// The balloon's colour; red by default.
  open var markerTintColor: UIColor? { didSet { changedOnMap() } }
  /// The colour of what is in the balloon.
  open var glyphTintColor: UIColor? { didSet { changedOnMap() } }
  /// A few letters in the balloon.
  open var glyphText: String? { didSet { changedOnMap() } }
  /// A picture in the balloon.
  open var glyphImage: UIImage? { didSet { changedOnMap() } }
  /// A picture in the balloon while it is selected.
  open var selectedGlyphImage: UIImage? { didSet { changedOnMap() } }
  /// Whether the first line is seen.
  open var titleVisibility = MKFeatureVisibility.adaptive { didSet { changedOnMap() } }
  /// Whether the second line is seen; it is only in a callout here.
  @_Unheeded("MKMarkerAnnotationView.subtitleVisibility")
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  /// Whether it comes with a movement. It does not here.
  @_Unheeded("MKMarkerAnnotationView.animatesWhenAdded")
  open var animatesWhenAdded = false

  /// A balloon of 30 points, or 44 if it is selected, has a tip of a sixth of that.
  override var calloutHeight: CGFloat { (isSelected ? 44 : 30) * 1.17 }

  private var glyph: AnyView {
    let image = isSelected ? selectedGlyphImage ?? glyphImage : glyphImage
    let glyph: AnyView
    if let glyphText {
      glyph = AnyView(Text(verbatim: glyphText).lineLimit(1).minimumScaleFactor(0.5))
    } else if let image {
      glyph = AnyView(
        Image(uiImage: image).renderingMode(.template).resizable().aspectRatio(contentMode: .fit).padding(7))
    } else {
      glyph = AnyView(Image(systemName: "mappin"))
    }
    return glyphTintColor.map { AnyView(glyph.foregroundStyle(Color(uiColor: $0))) } ?? glyph
  }

  override var element: _MapElement? {
    guard let annotation, !isHidden else { return nil }
    var element = _MapElement(kind: .marker(glyph: glyph), coordinates: [annotation.coordinate])
    element.tint = markerTintColor.map { Color(uiColor: $0) }
    // What a callout says is not said twice.
    let isSaid = isSelected && canShowCallout
    if titleVisibility != .hidden, !isSaid {
      element.title = annotation.ownTitle.map { AnyView(Text(verbatim: $0)) }
    }
    return element
  }
}

/// A pin whose foot is at the place.
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
  /// The colour of its head; red by default.
  open var pinTintColor: UIColor! { didSet { changedOnMap() } }
  /// Whether it falls from above. It does not here.
  @_Unheeded("MKPinAnnotationView.animatesDrop")
  open var animatesDrop = false
  /// Returns the colour of places that are meant.
  open class func redPinColor() -> UIColor { .systemRed }
  /// Returns the colour of places where a way begins.
  open class func greenPinColor() -> UIColor { .systemGreen }
  /// Returns the colour of places that people have chosen.
  open class func purplePinColor() -> UIColor { .systemPurple }

  override var calloutHeight: CGFloat { 30 }

  override var element: _MapElement? {
    guard let annotation, !isHidden else { return nil }
    var element = _MapElement(kind: .pin, coordinates: [annotation.coordinate])
    element.tint = pinTintColor.map { Color(uiColor: $0) }
    return element
  }
}

/// The dot where the device is.
@preconcurrency @MainActor open class MKUserLocationView: MKAnnotationView {
  override var element: _MapElement? {
    annotation.map { _MapElement(kind: .user, coordinates: [$0.coordinate]) }
  }
}

/// The lines of a selected annotation, above its view.
struct MapCallout: View {
  let view: MKAnnotationView

  var body: some View {
    let annotation = view.annotation
    HStack(spacing: 8) {
      if let left = view.leftCalloutAccessoryView { CarriedView(view: left) }
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: annotation?.ownTitle ?? "").font(.subheadline.weight(.semibold))
        if let detail = view.detailCalloutAccessoryView {
          CarriedView(view: detail)
        } else if let subtitle = annotation?.ownSubtitle, !subtitle.isEmpty {
          Text(verbatim: subtitle).font(.caption).foregroundStyle(.secondary)
        }
      }
      if let right = view.rightCalloutAccessoryView { CarriedView(view: right) }
    }
    .padding(.horizontal, 12).padding(.vertical, 8)
    .background(RoundedRectangle(cornerRadius: 10).fill(Color(uiColor: .systemBackground)).shadow(radius: 3))
    .accessibilityElement(children: .contain)
    .padding(.bottom, view.calloutHeight + 4)
  }
}
