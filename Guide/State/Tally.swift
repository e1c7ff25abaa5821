import SwiftUI

struct Tally: View {
  @State private var cups = 9

  var body: some View {
    VStack {
      Count(cups: cups)
      Button("One more cup") {
        cups += 1
      }
      .disabled(cups == 12)
      Note()
    }
  }
}

private struct Count: View {
  var cups: Int

  var body: some View {
    Text("\(cups) cups")
      .font(.title)
      .padding(8)
      .background(.orange.opacity(0.3), in: .capsule)
  }
}

private struct Note: View {
  @State private var isOpen = false

  var body: some View {
    Button(isOpen ? "Less" : "More") {
      isOpen.toggle()
    }
    if isOpen {
      Text("Coffee since this morning")
    }
  }
}
