import PlumbViews
import SwiftUI

/// A placeholder where a host has nothing to show: a quiet background with a title that says what it is.
package struct Placeholder: View {
  let title: String
  let detail: String?
  let symbol: String
  let ground: Color

  package init(
    _ title: String, detail: String? = nil, symbol: String, ground: Color = .gray.opacity(0.2)
  ) {
    (self.title, self.detail, self.symbol, self.ground) = (title, detail, symbol, ground)
  }

  package var body: some View {
    ZStack {
      Rectangle().fill(ground)
      VStack(spacing: 6) {
        Image(systemName: symbol).font(.largeTitle)
        Text(verbatim: title).font(.footnote)
        if let detail { Text(verbatim: detail).font(.caption2).lineLimit(2).truncationMode(.middle) }
      }
      .foregroundStyle(.secondary).multilineTextAlignment(.center).padding(8)
    }
    .clipped(withTouchesTo: Rectangle())
  }
}

extension View {
  /// The view as it is, after reporting to its host that a line of the source asks for something that is not there.
  package func reportingCompanion(_ name: StaticString, _ fileID: StaticString, _ line: UInt) -> some View {
    modifier(CompanionReport(name: name, fileID: fileID, line: line))
  }
}

/// Changes nothing. It reports when the view is made, because a modifier's call may run where no view's code does.
nonisolated struct CompanionReport: _InheritedModifier {
  let name: StaticString
  let fileID: StaticString
  let line: UInt

  @MainActor static func _changeInherited(_ modifier: Self, in builder: _TreeBuilder) {
    builder.host.report(companionSentence(modifier.name, modifier.fileID, modifier.line))
  }
}
