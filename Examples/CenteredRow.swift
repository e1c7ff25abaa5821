import SwiftUI

/// Three sizes of text on one centre line.
struct CenteredRow: View {
  var body: some View {
    HStack {
      Text("Welcome to Kuchi").font(.caption)
      Text("Welcome to Kuchi").font(.title)
      Button(action: {}, label: { Text("OK").font(.body) })
    }
  }
}

#Preview {
  CenteredRow()
}
