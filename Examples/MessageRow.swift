import SwiftUI

struct Message {
  var initials: String
  var content: String
}

/// A row of a list of messages, stage 7 of 7. Padding keeps the content away from the edges.
struct MessageRow: View {
  let message: Message

  var body: some View {
    HStack(alignment: .top) {
      ZStack {
        Circle()
          .fill(Color.yellow)
        Text(message.initials)
      }
      .frame(width: 40, height: 40)

      Text(message.content)
    }
    .padding([.horizontal])
  }
}

#Preview {
  MessageRow(
    message: Message(
      initials: "MR",
      content:
        "The train leaves at ten past nine, so meet me at the station a little earlier and bring the tickets."
    ))
}
