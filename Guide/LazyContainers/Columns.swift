import PlumbGuide
import SwiftUI

struct Columns: View {
  @Setting("Fixed column", [40, 80, 120]) var fixed: CGFloat = 80
  @Setting("Least width of the third", [10, 100, 160]) var least: CGFloat = 10

  var body: some View {
    LazyVGrid(columns: [
      GridItem(.fixed(fixed)),
      GridItem(.flexible()),
      GridItem(.flexible(minimum: least)),
    ]) {
      ForEach(0..<6) { _ in
        RoundedRectangle(cornerRadius: 8)
          .fill(.indigo.opacity(0.35))
          .frame(height: 36)
      }
    }
  }
}
