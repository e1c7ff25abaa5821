import SwiftUI

/// Three sizes of text on one baseline.
struct BaselineRow: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text("Welcome to Kuchi").font(.caption)
      Text("Welcome to Kuchi").font(.title)
      Button(action: {}, label: { Text("OK").font(.body) })
    }
  }
}

#Preview {
  BaselineRow()
}
