import PlumbTesting
import SwiftUI
import Testing

private struct Ticket: View {
  @State private var isUsed = false

  var body: some View {
    HStack(spacing: 0) {
      Text("Ada")
      Spacer()
      Button("Use") { isUsed = true }.disabled(isUsed)
    }
  }
}

@MainActor @Suite("A ticket") struct TicketTests {
  @Test("has its name at the leading edge, and the spacer takes what is left")
  func layout() {
    expectLayout(proposing: 200, 40) {
      HStack(spacing: 0) {
        Text("Ada")
        Spacer()
        Text("12 A")
      }
    } is: {
      """
      HStack            0,0 200×10
      ├─ Text("Ada")    0,0 30×10
      ├─ Spacer         30,5 130×0
      └─ Text("12 A")   160,0 40×10
      """
    }
  }

  @Test("can be used once")
  func use() {
    let ticket = TestedView(proposing: 200, 40) { Ticket() }
    #expect(ticket.bodies { ticket.press("Use") }.contains("Ticket"))
    #expect(ticket.bodies { ticket.tap("Use") }.isEmpty)
  }
}
