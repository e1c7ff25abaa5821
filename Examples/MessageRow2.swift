import SwiftUI

struct Message {
  var initials: String
  var content: String
}

/// A row of a list of messages, stage 2 of 7. A frame keeps the circle narrow, so the text gets what is left.
struct MessageRow: View {
  let message: Message

  var body: some View {
    HStack {
      ZStack {
        Circle()
          .fill(Color.yellow)
        Text(message.initials)
      }
      .frame(width: 40)

      Text(message.content)
    }
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
