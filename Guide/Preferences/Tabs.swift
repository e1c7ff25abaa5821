import PlumbGuide
import SwiftUI

struct Tabs: View {
  @Setting("Chosen", ["Map", "Timetable", "Tickets"]) var chosen = "Timetable"

  var body: some View {
    HStack(spacing: 24) {
      ForEach(["Map", "Timetable", "Tickets"], id: \.self) { name in
        Text(name)
          .anchorPreference(key: Place.self, value: .bounds) { bounds in
            name == chosen ? bounds : nil
          }
      }
    }
    .padding(.vertical, 10)
    .overlayPreferenceValue(Place.self, alignment: .topLeading) { bounds in
      GeometryReader { room in
        if let bounds {
          Capsule()
            .fill(.indigo)
            .frame(width: room[bounds].width, height: 4)
            .offset(x: room[bounds].minX, y: room[bounds].maxY + 4)
        }
      }
    }
  }
}

private struct Place: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}
