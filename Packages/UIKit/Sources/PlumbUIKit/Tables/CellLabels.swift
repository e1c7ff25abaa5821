import Foundation
import PlumbControls
import PlumbViews

/// The labels and the picture that a cell's style has.
@MainActor struct CellLabels {
  private(set) var text: UILabel?
  private(set) var detail: UILabel?
  private(set) var image: UIImageView?

  mutating func makeText(_ style: UITableViewCell.CellStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style == .value2 ? .footnote : .body)
    if style == .value2 {
      label.textColor = .systemBlue
      label.textAlignment = .right
    }
    text = label
    return label
  }

  mutating func makeDetail(_ style: UITableViewCell.CellStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(
      forTextStyle: style == .value1 ? .body : style == .value2 ? .footnote : .caption1)
    if style == .value1 { label.textColor = .secondaryLabel }
    detail = label
    return label
  }

  mutating func makeImage() -> UIImageView {
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    image = view
    return view
  }

  var areUsed: Bool { text != nil || detail != nil || image != nil }
}

extension UITableViewCell {
  /// Between a picture and the words, and between a mark and the content, in points (assumed).
  private static var gap: (image: CGFloat, mark: CGFloat) { (16, 2) }

  func accessorySize(_ view: UIView) -> CGSize {
    if view.bounds.size != .zero, !(view is CellMark) { return view.bounds.size }
    let own = view.intrinsicContentSize
    return CGSize(width: max(0, own.width), height: max(0, own.height))
  }

  private var markRoom: CGFloat {
    accessory.map { accessorySize($0).width + ties.margin + Self.gap.mark } ?? 0
  }

  /// The height of the row for a width. Without constraints it is that of the labels, or what `sizeThatFits` says.
  func fittingHeight(_ width: CGFloat) -> CGFloat {
    if let height = ties.fittingHeight(width, room: markRoom) { return height }
    guard !labels.areUsed else { return max(44, labelFrames(width - markRoom, nil).height) }
    let own = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    return own > 0 && own < .greatestFiniteMagnitude && own != bounds.height ? own : 44
  }

  func prepareParts() { ties.prepare(room: markRoom) }

  /// Gives the content view, the labels and the mark their frames.
  func placeParts() {
    ties.place(room: markRoom)
    if let accessory {
      let size = accessorySize(accessory)
      accessory.frame = CGRect(
        x: bounds.width - ties.margin - size.width, y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width, height: size.height)
    }
    guard labels.areUsed else { return }
    let frames = labelFrames(bounds.width - markRoom, bounds.height)
    labels.image?.frame = frames.image
    labels.text?.frame = frames.text
    labels.detail?.frame = frames.detail
  }

  private func labelFrames(_ width: CGFloat, _ height: CGFloat?)
    -> (image: CGRect, text: CGRect, detail: CGRect, height: CGFloat)
  {
    let margin = ties.margin
    var left = margin
    var image = CGRect.zero
    if let picture = labels.image, picture.intrinsicContentSize.width > 0 {
      var size = picture.intrinsicContentSize
      // A picture is as high as the row at most.
      if size.height > 44 { size = CGSize(width: size.width * 44 / size.height, height: 44) }
      image = CGRect(origin: CGPoint(x: left, y: 0), size: size)
      left += size.width + Self.gap.image
    }
    let room = max(0, width - left - (accessory == nil ? margin : 8))
    func size(_ label: UILabel?, _ room: CGFloat) -> CGSize {
      guard let label, label.text?.isEmpty == false else { return .zero }
      let own = label.intrinsicContentSize
      if own.width <= room || label.numberOfLines == 1 {
        return CGSize(width: min(own.width, room), height: own.height)
      }
      return CGSize(width: room, height: label.measuredContentSize(width: room).height)
    }
    var (text, detail) = (CGRect.zero, CGRect.zero)
    let high: CGFloat
    switch style {
    case .value1:
      detail.size = size(labels.detail, room)
      text.size = size(labels.text, max(0, room - detail.width - (detail.width > 0 ? 8 : 0)))
      (text.origin.x, detail.origin.x) = (left, left + room - detail.width)
      high = max(text.height, detail.height)
    case .value2:
      text.size = CGSize(width: 91, height: size(labels.text, 91).height)
      detail.size = size(labels.detail, max(0, room - 97))
      (text.origin.x, detail.origin.x) = (left, left + 97)
      high = max(text.height, detail.height)
    case .default, .subtitle:
      (text.size, detail.size) = (size(labels.text, room), size(labels.detail, room))
      (text.size.width, detail.size.width) = (room, room)
      (text.origin.x, detail.origin.x) = (left, left)
      high = text.height + (detail.height > 0 ? 3 + detail.height : 0)
    }
    let fitted = max(44, max(high + 22, image.height))
    let whole = height ?? fitted
    image.origin.y = ((whole - image.height) / 2).rounded()
    let top = (whole - high) / 2
    if style == .default || style == .subtitle {
      (text.origin.y, detail.origin.y) = (top, top + text.height + 3)
    } else {
      (text.origin.y, detail.origin.y) = ((whole - text.height) / 2, (whole - detail.height) / 2)
    }
    return (image, text, detail, fitted)
  }
}

/// The mark at the end of a row.
final class CellMark: UIView {
  private let type: UITableViewCell.AccessoryType
  private weak var cell: UITableViewCell?

  init(_ type: UITableViewCell.AccessoryType, of cell: UITableViewCell) {
    (self.type, self.cell) = (type, cell)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override var hasOwnSize: Bool { true }

  override func makeContent() -> AnyView? {
    AnyView(
      HStack(spacing: 12) {
        if type == .detailButton || type == .detailDisclosureButton { detail }
        if type == .disclosureIndicator || type == .detailDisclosureButton {
          // As the arrow of a link.
          Image(systemName: "chevron.forward").font(.system(size: 14, weight: .semibold))
            .foregroundStyle(.tertiary).frame(width: 8).accessibilityHidden(true)
        }
        if type == .checkmark {
          Image(systemName: "checkmark").font(.system(size: 17, weight: .semibold)).foregroundStyle(.tint)
        }
      })
  }

  private var detail: some View {
    Button { [weak self] in
      if let cell = self?.cell { cell.table?.tapAccessory(of: cell) }
    } label: {
      Image(systemName: "info.circle").font(.system(size: 22))
    }
    .buttonStyle(.borderless)
    .accessibilityLabel("More Info")
  }
}
