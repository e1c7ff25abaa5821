import SwiftUI

/// Screens in the manner of apps.
enum SharedScreens {
  @MainActor static let all: [(String, AnyView)] = [
    ("mail", AnyView(Mail())), ("player", AnyView(Player())), ("profile", AnyView(Profile())),
    ("shop", AnyView(Shop())), ("onboarding", AnyView(Onboarding())), ("chat", AnyView(Chat())),
    ("weather", AnyView(Weather())),
  ]
}

private struct Mail: View {
  var body: some View {
    NavigationStack {
      List(0..<5) { number in
        VStack(alignment: .leading, spacing: 4) {
          HStack {
            Text("Ida Lindqvist").font(.headline)
            Spacer()
            Text("09:4\(number)").foregroundStyle(.secondary)
          }
          Text("The boat to the island").font(.subheadline)
          Text("It leaves from the second quay and not from the first, as I wrote on Monday.")
            .font(.footnote).foregroundStyle(.secondary).lineLimit(2)
        }
      }
      .navigationTitle("Inbox").searchable(text: .constant(""))
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} } }
    }
  }
}

private struct Player: View {
  var body: some View {
    VStack(spacing: 20) {
      RoundedRectangle(cornerRadius: 16).fill(.teal).aspectRatio(1, contentMode: .fit).padding(
        .horizontal, 40)
      VStack {
        Text("Song of the harbour").font(.title2).bold()
        Text("Women’s choir of the northern islands").foregroundStyle(.secondary)
      }
      Slider(value: .constant(0.4)).padding(.horizontal)
      HStack(spacing: 40) {
        Image(systemName: "backward.fill")
        Image(systemName: "pause.fill").font(.largeTitle)
        Image(systemName: "forward.fill")
      }
    }.padding(.vertical)
  }
}

private struct Profile: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        Image(systemName: "person.crop.circle").resizable().scaledToFit().frame(width: 96)
        Text("Ida Lindqvist").font(.title)
        HStack {
          ForEach(["Walks", "Photos", "Friends"], id: \.self) { name in
            VStack {
              Text("128").font(.headline)
              Text(name).font(.caption)
            }.frame(maxWidth: .infinity)
          }
        }
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3), spacing: 2) {
          ForEach(0..<9) { _ in Color.gray.aspectRatio(1, contentMode: .fill) }
        }
      }.padding(.top)
    }
  }
}

private struct Shop: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading) {
          Text("Offers of the week").font(.title2).padding(.horizontal)
          ScrollView(.horizontal, showsIndicators: false) {
            HStack {
              ForEach(0..<6) { Text("Offer \($0)").frame(width: 140, height: 90).background(.orange) }
            }
            .padding(.horizontal)
          }
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 12)], spacing: 12) {
            ForEach(0..<6) { number in
              VStack(alignment: .leading) {
                Color.mint.frame(height: 100).clipShape(.rect(cornerRadius: 8))
                Text("A lamp for reading, number \(number)").font(.subheadline)
                Text("24.90").bold()
              }
            }
          }.padding()
        }
      }.navigationTitle("Shop")
    }
  }
}

private struct Onboarding: View {
  var body: some View {
    VStack {
      Spacer()
      Image(systemName: "map").font(.system(size: 72))
      Text("Walks near you").font(.largeTitle).multilineTextAlignment(.center)
      Text("Find a way along the water, and take it with you where there is no network.")
        .multilineTextAlignment(.center).foregroundStyle(.secondary)
      Spacer()
      Button {
      } label: {
        Text("Begin").frame(maxWidth: .infinity)
      }.buttonStyle(.borderedProminent).controlSize(.large)
      Button("I have an account") {}
    }.padding()
  }
}

private struct Chat: View {
  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack {
          ForEach(0..<4) { number in
            HStack {
              if number % 2 == 1 { Spacer(minLength: 60) }
              Text("Message \(number): shall we meet at the quay, or at the library as last time?")
                .padding(10).background(.blue.opacity(0.2), in: .rect(cornerRadius: 14))
              if number % 2 == 0 { Spacer(minLength: 60) }
            }
          }
        }.padding()
      }
      HStack {
        TextField("Message", text: .constant("")).textFieldStyle(.roundedBorder)
        Button("Send", systemImage: "paperplane") {}.labelStyle(.iconOnly)
      }.padding().background(.bar)
    }
  }
}

private struct Weather: View {
  var body: some View {
    GeometryReader { room in
      VStack(spacing: 12) {
        Text("Uppsala").font(.largeTitle)
        HStack(alignment: .bottom, spacing: 4) {
          ForEach([3, 5, 8, 9, 6, 4], id: \.self) { height in
            RoundedRectangle(cornerRadius: 3).fill(.blue)
              .frame(width: (room.size.width - 60) / 6, height: CGFloat(height) * 12)
          }
        }
        Text("Sun until three, then a wind from the lake that brings rain in the evening.")
      }.frame(width: room.size.width).padding(.top, 40)
    }.background(.yellow.opacity(0.2))
  }
}
