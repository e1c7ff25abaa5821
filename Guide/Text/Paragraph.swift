import PlumbGuide
import SwiftUI

struct Paragraph: View {
  @Setting("Lines meet", [.leading, .center, .trailing], omitted: .leading) var side = TextAlignment.leading

  var body: some View {
    Text("Bring a coat. The harbour is windy, and the last boat leaves after sunset.")
      .multilineTextAlignment(side)
      .border(.teal)
  }
}
