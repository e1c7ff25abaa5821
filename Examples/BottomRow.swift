import SwiftUI

/// Three sizes of text with their bottoms on one line.
struct BottomRow: View {
  var body: some View {
    HStack(alignment: .bottom) {
      Text("Welcome to Kuchi").font(.caption)
      Text("Welcome to Kuchi").font(.title)
      Button(action: {}, label: { Text("OK").font(.body) })
    }
  }
}

#Preview {
  BottomRow()
}
