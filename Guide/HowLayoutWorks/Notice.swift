import SwiftUI

struct Notice: View {
  var body: some View {
    Text("The museum is closed on Mondays. The garden stays open until eight.")
      .border(.teal)
  }
}
