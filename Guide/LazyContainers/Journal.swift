import PlumbGuide
import SwiftUI

struct Journal: View {
  @Setting("Lazy") var isLazy = true

  var body: some View {
    ScrollView {
      if isLazy {
        LazyVStack(alignment: .leading) {
          ForEach(1..<32) { day in
            Text("Day \(day)")
              .padding(6)
              .background(.teal.opacity(0.25))
          }
        }
      } else {
        VStack(alignment: .leading) {
          ForEach(1..<32) { day in
            Text("Day \(day)")
              .padding(6)
              .background(.teal.opacity(0.25))
          }
        }
      }
    }
  }
}
