// swift-format-ignore-file
import SwiftUI

struct Badge: View {
  let turns = 8
  var body: some View {
    ZStack {
      ForEach(0..<turns, id: \.self) { turn in
        Rectangle().rotationEffect(.degrees(Double(turn) / Double(turns)) * 360.0)
      }
    }
    .rotationEffect(-Angle.degrees(90) / 2 + .radians(1) * 3)
  }
}

func animatables() -> String {
  var angle = Angle.degrees(90)
  angle *= 2
  angle /= 3
  angle -= .zero
  let colour = Color.Resolved(colorSpace: .displayP3, red: 1, green: 0, blue: 0, opacity: 0.5)
  let other = Color.Resolved(red: 0, green: 0, blue: 1)
  let mirror = Animation.easeIn.customMirror
  return "\(angle) \(Axis.vertical.description) \(colour) \(other) \(Animation.spring().debugDescription) \(mirror.children.count)"
}
