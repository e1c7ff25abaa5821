import Foundation
import PlumbControls
import PlumbLayout
import PlumbViews

/// The elements at their places, in what scrolls.
struct CollectionPlane: View {
  let view: UICollectionView
  let size: CGSize
  let number: Int

  var body: some View {
    let (view, size) = (view, size)
    let (places, whole) = ViewChanges.during {
      LayoutPass.run { if view.bounds.size != size { view.bounds.size = size } }
      let places = view.placedElements().filter { !$0.isHidden }
      let whole = view.collectionViewLayout.collectionViewContentSize
      view.contentSize = whole
      return (places, whole)
    }
    let strips = view.collectionViewLayout.strips
    let room = view.contentInset
    let loose = places.filter {
      $0.representedElementCategory != .cell || strips[$0.indexPath.section] == nil
    }
    let plane = ZStack(alignment: .topLeading) {
      PlacedElements(view: view, places: loose, origin: .zero)
      ForEach(Array(strips.keys.sorted()), id: \.self) { section in
        CollectionStripView(
          view: view, strip: strips[section]!,
          places: places.filter { $0.representedElementCategory == .cell && $0.indexPath.section == section })
      }
    }
    .frame(width: max(0, whole.width), height: max(0, whole.height), alignment: .topLeading)
    .padding(EdgeInsets(top: room.top, leading: room.left, bottom: room.bottom, trailing: room.right))
    let axes: Axis.Set =
      !view.isScrollEnabled ? [] : view.collectionViewLayout.growsSideways ? .horizontal : .vertical
    return view.followed(AnyView(ScrollView(axes) { plane }))
  }
}

/// A section that is scrolled by itself.
private struct CollectionStripView: View {
  let view: UICollectionView
  let strip: CollectionStrip
  let places: [UICollectionViewLayoutAttributes]

  var body: some View {
    let scrolled = ScrollView(.horizontal, showsIndicators: false) {
      PlacedElements(view: view, places: places, origin: strip.frame.origin)
        .frame(width: strip.contentSize.width, height: strip.contentSize.height, alignment: .topLeading)
    }
    .frame(width: strip.frame.width, height: strip.frame.height)
    Group {
      if strip.isPaged {
        scrolled.scrollTargetBehavior(.paging)
      } else if let stops = strip.stops {
        scrolled.scrollTargetBehavior(GroupTargets(stops: stops, isLimited: strip.stopsAtNext))
      } else {
        scrolled
      }
    }
    .offset(x: strip.frame.minX, y: strip.frame.minY)
  }
}

/// Ends a movement of a section at a group.
private struct GroupTargets: ScrollTargetBehavior {
  let stops: [CGFloat]
  let isLimited: Bool

  private func nearest(_ x: CGFloat) -> Int? { stops.indices.min { abs(stops[$0] - x) < abs(stops[$1] - x) } }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard var stop = nearest(target.rect.minX) else { return }
    if isLimited, let now = nearest(context.offset.x) { stop = min(max(stop, now - 1), now + 1) }
    target.rect.origin.x = stops[stop]
  }

  func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = isLimited
    return properties
  }
}

/// Elements at their places from an origin.
private struct PlacedElements: View {
  let view: UICollectionView
  let places: [UICollectionViewLayoutAttributes]
  let origin: CGPoint

  var body: some View {
    let named = places.map { NamedPlace($0, in: view, origin) }
    ElementLayout(frames: named.map(\.frame)) {
      ForEach(named, id: \.id) { place in
        CollectionElement(view: view, place: place)
          .modifier(_OneLeaf())
          .opacity(place.attributes.alpha)
          .transformEffect(place.transform)
          .zIndex(Double(place.attributes.zIndex))
      }
    }
  }
}

/// The place of an element, with a name that stays with it.
struct NamedPlace {
  enum ID: Hashable {
    case cell(RowID)
    case view(SupplementaryID)
  }

  let id: ID
  let attributes: UICollectionViewLayoutAttributes
  let row: RowEntry?
  let frame: CGRect
  let path: IndexPath

  @MainActor init(_ place: UICollectionViewLayoutAttributes, in view: UICollectionView, _ origin: CGPoint) {
    (attributes, path) = (place, place.indexPath)
    row = place.representedElementCategory == .cell ? view.content.rows.row(at: place.indexPath) : nil
    id = row.map { .cell($0.id) } ?? .view(view.supplementaryID(of: place))
    frame = place.frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// Around the middle, as UIKit's transforms are.
  @MainActor var transform: CGAffineTransform {
    guard !attributes.transform.isIdentity else { return .identity }
    return CGAffineTransform(translationX: -frame.width / 2, y: -frame.height / 2)
      .concatenating(attributes.transform)
      .concatenating(CGAffineTransform(translationX: frame.width / 2, y: frame.height / 2))
  }
}

/// A cell, a header, a footer or another view in its place.
private struct CollectionElement: View {
  let view: UICollectionView
  let place: NamedPlace
  @State private var mark = RowMark()

  var body: some View {
    let (view, place, mark) = (view, place, mark)
    let shown = ViewChanges.during { () -> UICollectionReusableView? in
      let shown: UICollectionReusableView? =
        if let row = place.row {
          view.cell(for: row, at: place.path, mark)
        } else {
          view.supplementary(place.attributes, mark)
        }
      shown?.apply(place.attributes)
      LayoutPass.run { shown?.frame = place.attributes.frame }
      return shown
    }
    return Group {
      if let shown {
        if let row = place.row, view.allowsSelection || view.allowsMultipleSelection {
          // A field in the cell takes its taps alone.
          UIViewContent(shown).contentShape(Rectangle())
            .modifier(_GestureModifier(TapGesture().onEnded { view.press(row.id) }, for: .control))
        } else {
          UIViewContent(shown)
        }
      }
    }
    .modifier(
      Leaving {
        switch place.id {
        case .cell(let id): view.itemIsGone(id, mark)
        case .view(let id): view.viewIsGone(id, mark)
        }
      })
  }
}

/// Puts elements at their places.
private struct ElementLayout: Layout {
  let frames: [CGRect]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (frame, subview) in zip(frames, subviews) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }
}
