import SwiftUI

struct Message {
  var initials: String
  var content: String
}

/// A row of a list of messages, stage 5 of 7. With a height too, the frame is as large as the circle.
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
