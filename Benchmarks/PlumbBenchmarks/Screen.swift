import PlumbLayout
import PlumbWorkloads
import PlumbViews
import SwiftUI

/// W4 as real views, for W6.
struct Screen: View {
  let rows: Int
  /// A press gives a row another colour, and no other height.
  var changesColor = false

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<rows, id: \.self) { ScreenRow(number: $0, changesColor: changesColor) }
    }
  }
}

struct ScreenRow: View {
  let number: Int
  let changesColor: Bool
  @State private var isLong = false
  @State private var isRed = false

  var body: some View {
    HStack(spacing: 12) {
      Circle().frame(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 2) {
        Text(letters(8 + number * 7 % 12))
        Text(letters((isLong ? 90 : 20) + number * 37 % 100))
      }
      Spacer(minLength: 0)
      Button("12:30") { if changesColor { isRed.toggle() } else { isLong.toggle() } }
        .foregroundStyle(isRed ? .red : .blue)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
  }

  private func letters(_ count: Int) -> String {
    String(repeating: "words of a list ", count: count / 16 + 1).prefix(count).description
  }
}

/// W6: from values to a display list, for the first time and after one row has changed.
@MainActor func measureScreen() {
  let size = CGSize(width: 390, height: 844)
  func show() -> ViewHost {
    let host = ViewHost(Screen(rows: 1000))
    host.layOut(ProposedViewSize(width: size.width, height: nil))
    return host
  }
  let nodes = Double(show().layoutTree.counts.nodes)
  let first = median { { _ = show().displayList(size: size, scale: 3) } }
  printLine("W6 first", "\(rounded(first / 1e6)) ms", "\(rounded(first / nodes)) ns a node")
  let host = show()
  guard let press = host.root.firstAction else { return }
  let change = median {
    {
      press()
      host.layOut(ProposedViewSize(width: size.width, height: nil))
    }
  }
  printLine("W6 one row changes", "\(rounded(change / 1e6)) ms", "layout only")
}

extension ViewNode {
  var firstAction: (@MainActor () -> Void)? {
    if let action { return action }
    for child in children { if let found = child.firstAction { return found } }
    return nil
  }
}
