import SwiftUI

/// The app of the tests.
struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 16) {
      Text("Counter").font(.largeTitle).bold().accessibilityAddTraits(.isHeader)
      Text("Count: \(count)").accessibilityIdentifier("count")
      HStack(spacing: 24) {
        Button("Less") { count -= 1 }.disabled(count == 0)
        Button {
          count += 1
        } label: {
          Label("More", systemImage: "plus")
        }
        .accessibilityIdentifier("more")
      }
      .padding()
      .background(Color.yellow.opacity(0.3), in: RoundedRectangle(cornerRadius: 12))
      LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing)
        .frame(width: 160, height: 8).clipShape(Capsule())
    }
    .padding()
  }
}
