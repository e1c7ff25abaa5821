import SwiftUI

struct ChatMessage: Identifiable, Equatable {
  enum Sender { case me, them }
  let id: Int
  var text: String
  var sender: Sender
  var time: String
}

final class ChatModel: ObservableObject {
  @Published var messages: [ChatMessage] = [
    .init(id: 1, text: "Hi! Are we still on for Saturday?", sender: .them, time: "09:12"),
    .init(id: 2, text: "Yes 🎉 I booked the boat for ten.", sender: .me, time: "09:14"),
    .init(
      id: 3,
      text:
        "Perfect. I'll bring coffee and the good rolls from the corner, and a blanket in case the wind picks up again.",
      sender: .them, time: "09:15"),
    .init(id: 4, text: "You are the best", sender: .me, time: "09:15"),
    .init(id: 5, text: "👍", sender: .them, time: "09:16"),
  ]
  @Published var draft = ""
  func send() {
    guard !draft.isEmpty else { return }
    messages.append(ChatMessage(id: messages.count + 1, text: draft, sender: .me, time: "now"))
    draft = ""
  }
}

struct ChatScreen: View {
  @StateObject private var model = ChatModel()
  @FocusState private var isTyping: Bool

  var body: some View {
    NavigationView {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 8) {
            Text("Today").font(.caption).foregroundColor(.secondary).padding(.vertical, 8)
            ForEach(model.messages) { message in
              Bubble(message: message).id(message.id)
            }
          }
          .padding(.horizontal)
        }
        .onChange(of: model.messages) { messages in
          withAnimation { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
        }
      }
      .safeAreaInset(edge: .bottom) { composer }
      .navigationTitle("Jonas")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) { Image(systemName: "chevron.left") }
        ToolbarItemGroup(placement: .navigationBarTrailing) {
          Button {
          } label: {
            Image(systemName: "phone")
          }
          Button {
          } label: {
            Image(systemName: "video")
          }
        }
      }
    }
    .navigationViewStyle(.stack)
  }

  private var composer: some View {
    HStack(alignment: .bottom, spacing: 10) {
      Button {
      } label: {
        Image(systemName: "plus.circle.fill").font(.title2)
      }
      TextField("Message", text: $model.draft, axis: .vertical)
        .lineLimit(1...5)
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 18))
        .focused($isTyping)
      Button {
        model.send()
      } label: {
        Image(systemName: "arrow.up.circle.fill").font(.title)
      }
      .disabled(model.draft.isEmpty)
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
    .background(.bar)
    .overlay(alignment: .top) { Divider() }
  }
}

private struct Bubble: View {
  let message: ChatMessage
  private var isMine: Bool { message.sender == .me }
  var body: some View {
    HStack(alignment: .bottom) {
      if isMine { Spacer(minLength: 48) }
      VStack(alignment: isMine ? .trailing : .leading, spacing: 2) {
        Text(message.text)
          .padding(.horizontal, 12)
          .padding(.vertical, 8)
          .background(isMine ? Color.blue : Color(.systemGray5))
          .foregroundColor(isMine ? .white : .primary)
          .clipShape(
            .rect(
              topLeadingRadius: 16, bottomLeadingRadius: isMine ? 16 : 4,
              bottomTrailingRadius: isMine ? 4 : 16, topTrailingRadius: 16))
        Text(message.time).font(.caption2).foregroundStyle(.tertiary)
      }
      if !isMine { Spacer(minLength: 48) }
    }
  }
}

#Preview {
  ChatScreen()
}
