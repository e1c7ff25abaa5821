import PlumbTesting
import PlumbUIKit
import SwiftUI
import Testing

@Suite("UITableViewCell") @MainActor struct CellTests {
  private func shown(_ cells: [UITableViewCell], width: CGFloat = 300) -> TestedView {
    let words = Words([cells.indices.map { "\($0)" }])
    words.makesCell = { _, path, _ in cells[path.row] }
    let table = words.table()
    return TestedView(proposing: width, 400) {
      Shown {
        table
      } update: { _ in
        _ = words
      }
    }
  }

  @Test("stands with its words, smaller words and values where its style says")
  func styles() {
    func cell(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "words"
      cell.detailTextLabel?.text = "more"
      return cell
    }
    let usual = cell(.default)
    #expect(usual.detailTextLabel == nil)
    let (below, beside) = (cell(.subtitle), cell(.value1))
    _ = shown([below, beside])
    #expect(below.detailTextLabel!.frame.minY > below.textLabel!.frame.maxY)
    #expect(below.detailTextLabel!.frame.minX == 16 && below.frame.height > 44)
    #expect(abs(beside.detailTextLabel!.frame.midY - beside.textLabel!.frame.midY) < 1)
    #expect(beside.detailTextLabel!.frame.maxX == 284 && beside.frame.height == 44)
    #expect(cell(.value1).detailTextLabel?.textColor == .secondaryLabel)
  }

  @Test("is as high as the constraints in it say, with text that wraps at its width")
  func constraints() {
    final class Own: UITableViewCell {
      let label = squares("aaaa bbbb cccc dddd")
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -30),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let cell = Own(style: .default, reuseIdentifier: nil)
    let next = UITableViewCell(style: .default, reuseIdentifier: nil)
    next.textLabel?.text = "next"
    let view = shown([cell, next], width: 132)
    // 100 points for words of 40: two of them a line.
    #expect(cell.frame.size == CGSize(width: 132, height: 70))
    #expect(cell.label.frame == CGRect(x: 16, y: 20, width: 100, height: 20))
    #expect(abs(view.text("next")!.midY - 92) < 1)
    cell.label.text = "aaaa"
    view.layOut()
    #expect(cell.frame.height == 60 && abs(view.text("next")!.midY - 82) < 1)
  }

  @Test("places what constraints say in a row whose height the table says")
  func fixedHeight() {
    let cell = UITableViewCell()
    let label = squares("aaa")
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
      label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -5),
    ])
    let words = Words([["a"]])
    words.makesCell = { _, _, _ in cell }
    let table = words.table()
    table.rowHeight = 80
    let view = TestedView(proposing: 300, 200) { Shown { table } }
    #expect(view.text("aaa") == CGRect(x: 265, y: 35, width: 30, height: 10))
    _ = words
  }

  @Test("shows a content that is a value, and views of SwiftUI that keep their state")
  func contents() {
    struct Counting: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let (list, hosted) = (UITableViewCell(), UITableViewCell())
    var content = list.defaultContentConfiguration()
    (content.text, content.secondaryText) = ("words", "more")
    list.contentConfiguration = content
    hosted.contentConfiguration = UIHostingConfiguration { Counting() }.margins(.leading, 40)
    let view = shown([list, hosted])
    #expect(view.text("words")?.minX == 16 && view.text("more")!.minY > view.text("words")!.maxY)
    #expect(view.text("Count 0")?.minX == 40)
    view.tap("Count 0")
    #expect(view.text("Count 1") != nil)
  }

  @Test("shows a view that a content makes, and gives it the next content of its kind")
  func ownContent() {
    struct Content: UIContentConfiguration {
      var word: String
      func makeContentView() -> UIView & UIContentView { ContentView(self) }
      func updated(for state: any UIConfigurationState) -> Content { self }
    }
    final class ContentView: UIView, UIContentView {
      let label = squares("")
      var configuration: any UIContentConfiguration {
        didSet { label.text = (configuration as? Content)?.word }
      }
      init(_ content: Content) {
        configuration = content
        super.init(frame: .zero)
        label.text = content.word
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        label.topAnchor.constraint(equalTo: topAnchor, constant: 25).isActive = true
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -25).isActive = true
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 7).isActive = true
      }
      required init?(coder: NSCoder) { nil }
    }
    let cell = UITableViewCell()
    cell.contentConfiguration = Content(word: "one")
    let made = cell.contentView.subviews.first
    let view = shown([cell])
    #expect(view.text("one")?.minX == 7 && cell.frame.height == 60)
    cell.contentConfiguration = Content(word: "two")
    view.layOut()
    #expect(view.text("two") != nil && cell.contentView.subviews.first === made)
  }

  @Test("has a mark or a view at its end, which leaves the words less room")
  func accessories() {
    let (plain, marked, switched) = (UITableViewCell(), UITableViewCell(), UITableViewCell())
    for cell in [plain, marked, switched] { cell.textLabel?.text = "words" }
    marked.accessoryType = .disclosureIndicator
    let control = UISwitch()
    switched.accessoryView = control
    let view = shown([plain, marked, switched])
    #expect(plain.contentView.frame.width == 300)
    #expect(marked.contentView.frame.width < 280 && switched.contentView.frame.width < 240)
    #expect(abs(control.frame.maxX - 284) < 1)
    view.tap(at: CGPoint(x: control.frame.midX, y: 110))
    #expect(control.isOn)
    // The row is not the switch's.
    view.tap(at: CGPoint(x: 60, y: 110))
    #expect(control.isOn && switched.isSelected)
  }

  @Test("tells the delegate when the button at its end is pressed, and isn't selected by it")
  func detailButton() {
    final class Detailed: Words {
      override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
      {
        told.append("detail \(indexPath.row)")
      }
    }
    let words = Detailed([["a", "b"]])
    words.makesCell = { _, _, word in
      let cell = UITableViewCell()
      cell.textLabel?.text = word
      cell.accessoryType = .detailButton
      return cell
    }
    let table = words.table()
    let view = TestedView(proposing: 300, 200) { Shown { table } }
    view.tap(at: CGPoint(x: 273, y: 66))
    #expect(words.told.last == "detail 1" && table.indexPathForSelectedRow == nil)
    view.tap(at: CGPoint(x: 100, y: 66))
    #expect(words.told.last == "select 0.1")
  }
}
