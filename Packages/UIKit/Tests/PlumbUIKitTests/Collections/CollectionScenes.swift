import PlumbTesting
import PlumbUIKit
import SwiftUI

/// A cell with a label of squares that fills it.
@MainActor final class SquareCell: UICollectionViewCell {
  nonisolated(unsafe) static var made = 0
  let label = squares("")

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }
  required init?(coder: NSCoder) { nil }
}

/// A header with a word.
@MainActor final class WordHeader: UICollectionReusableView {
  let label = squares("")
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }
  required init?(coder: NSCoder) { nil }
  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

/// A source and a delegate that keep words in sections, and note what they are told.
@MainActor class CollectedWords: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections: [[String]]
  var told: [String] = []
  var size: ((IndexPath) -> CGSize)?

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? SquareCell)?.label.text = sections[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? WordHeader)?.label.text = "section \(indexPath.section)"
    return view
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    told.append("select \(indexPath.section).\(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    told.append("deselect \(indexPath.section).\(indexPath.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size?(indexPath) ?? (layout as! UICollectionViewFlowLayout).itemSize }

  /// A view of these words.
  func view(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(SquareCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(WordHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    (view.dataSource, view.delegate) = (self, self)
    return view
  }
}

extension UICollectionView {
  /// The frame of an item's cell.
  func frame(_ item: Int, in section: Int = 0) -> CGRect? { cellForItem(at: [section, item])?.frame }
}
