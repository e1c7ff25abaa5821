import PlumbGuide
import SwiftUI

struct Portrait: View {
  @Setting("Height", 120...220, step: 10) var height: CGFloat = 180
  @Setting("Spacer above the name") var hasSpacer = true

  var body: some View {
    ZStack {
      VStack(spacing: 0) {
        Color.red.opacity(0.15)
          .frame(height: 90)
        Color.red.opacity(0.3)
          .frame(height: 90)
      }
      Circle()
        .fill(.background.opacity(0.6))
        .frame(width: 120, height: 120)
      VStack {
        if hasSpacer {
          Spacer()
        }
        Text("Mariko")
          .font(.largeTitle)
      }
      .padding()
    }
    .frame(height: height)
  }
}
