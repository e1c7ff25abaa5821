import PlumbGuide
import SwiftUI

struct Wallpaper: View {
  @Setting("Colour ignores the safe area") var ignores = true
  @Setting("Safe area", 0...50, step: 2) var edge: CGFloat = 30

  var body: some View {
    ZStack {
      if ignores {
        Color.orange.opacity(0.35)
          .ignoresSafeArea()
      } else {
        Color.orange.opacity(0.35)
      }
      Text("Good evening")
    }
    .safeAreaPadding(edge)
    .border(.teal)
  }
}
