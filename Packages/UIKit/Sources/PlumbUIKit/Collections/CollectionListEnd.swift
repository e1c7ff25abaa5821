import Foundation
import PlumbControls
import PlumbLayout
import PlumbViews

/// The header or the footer of a section.
struct CollectionListEnd: View {
  let view: UICollectionView
  let row: RowEntry?
  let path: IndexPath
  let part: SectionPart
  let above: CGFloat
  @State private var mark = RowMark()

  var body: some View {
    let (view, row, path, mark, part) = (view, row, path, mark, part)
    let kind =
      part == .header ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
    let place = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
    let shown = ViewChanges.during { () -> UICollectionReusableView? in
      row.map { view.cell(for: $0, at: path, mark) } ?? view.supplementary(place, mark)
    }
    let id = view.supplementaryID(of: place)
    return Group {
      if let content = (shown as? UICollectionViewCell)?.contentConfiguration as? any ShownContent {
        content.shown(EdgeInsets()).textCase(nil).padding(.top, above)
      } else if let shown {
        RepresentableLayout { proposal in
          let width = proposal.width ?? shown.bounds.width
          let cell = shown as? UICollectionViewCell
          return CGSize(width: width, height: cell?.ties.fittingHeight(width) ?? shown.endHeight(width))
        } content: {
          UIViewContent(shown)
        }
        .padding(.top, above)
        .bareListCaption(part)
      }
    }
    .modifier(
      Leaving {
        if let row { view.itemIsGone(row.id, mark) } else { view.viewIsGone(id, mark) }
      })
  }
}
