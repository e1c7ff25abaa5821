import SwiftUI

// Whole screens: tabs, weather, players, profiles, games, onboarding.

final class Player: ObservableObject {
  @Published var isPlaying = false
  @Published var time = 0.0
  @Published var length = 240.0
  @Published var volume: Float = 0.5
}

struct PlayerScreen: View {
  @StateObject private var player = Player()
  @State private var isLiked = false
  @Namespace private var space
  func clock(_ seconds: Double) -> String { String(format: "%d:%02d", Int(seconds) / 60, Int(seconds) % 60) }

  var body: some View {
    ZStack {
      LinearGradient(colors: [Color.purple.opacity(0.8), .black], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
      VStack(spacing: 32) {
        RoundedRectangle(cornerRadius: 20)
          .fill(.white.opacity(0.2))
          .aspectRatio(1, contentMode: .fit)
          .overlay {
            Image(systemName: "music.note").font(.system(size: 80)).foregroundStyle(.white.opacity(0.8))
          }
          .scaleEffect(player.isPlaying ? 1 : 0.85)
          .animation(.spring(response: 0.4, dampingFraction: 0.7), value: player.isPlaying)
          .matchedGeometryEffect(id: "cover", in: space)
        HStack {
          VStack(alignment: .leading) {
            Text("A song").font(.title2.weight(.semibold)); Text("Somebody").opacity(0.7)
          }
          Spacer()
          Button {
            isLiked.toggle()
          } label: {
            Image(systemName: isLiked ? "heart.fill" : "heart").foregroundStyle(isLiked ? .red : .white)
          }
        }
        VStack {
          Slider(value: $player.time, in: 0...player.length) { editing in
            if !editing { player.isPlaying = true }
          }
          HStack {
            Text(clock(player.time)); Spacer(); Text("-" + clock(player.length - player.time))
          }.font(.caption.monospacedDigit())
        }
        HStack(spacing: 48) {
          ForEach(
            ["backward.fill", player.isPlaying ? "pause.fill" : "play.fill", "forward.fill"], id: \.self
          ) { name in
            Button(action: { if name.contains("p") { player.isPlaying.toggle() } }) {
              Image(systemName: name).font(name.hasPrefix("p") ? .largeTitle : .title)
            }
          }
        }
        Slider(value: Binding(get: { Double(player.volume) }, set: { player.volume = Float($0) }), in: 0...1)
      }
      .foregroundColor(.white)
      .padding(32)
    }
  }
}

struct WeatherScreen: View {
  struct Day: Identifiable { let id: Int; let name: String; let symbol: String; let low: Int; let high: Int }
  @State private var isNight = false
  let days: [Day]
  var body: some View {
    ZStack {
      LinearGradient(
        gradient: Gradient(colors: [isNight ? .black : .blue, isNight ? .gray : Color("lightBlue")]),
        startPoint: .topLeading, endPoint: .bottomTrailing
      ).edgesIgnoringSafeArea(.all)
      VStack {
        Text("Cupertino, CA").font(.system(size: 32, weight: .medium, design: .default)).foregroundColor(
          .white
        ).padding()
        VStack(spacing: 8) {
          Image(systemName: isNight ? "moon.stars.fill" : "cloud.sun.fill").renderingMode(.original)
            .resizable().aspectRatio(contentMode: .fit).frame(width: 180, height: 180)
          Text("\(days.first?.high ?? 76)°").font(.system(size: 70, weight: .medium)).foregroundColor(.white)
        }
        .padding(.bottom, 40)
        HStack(spacing: 20) {
          ForEach(days) { day in
            VStack {
              Text(day.name).font(.system(size: 16, weight: .medium)).foregroundColor(.white)
              Image(systemName: day.symbol).symbolRenderingMode(.multicolor).resizable().aspectRatio(
                contentMode: .fit
              ).frame(width: 40, height: 40)
              Text("\(day.low)°–\(day.high)°").font(
                .system(size: 28 - CGFloat(days.count) * 1.5, weight: .medium))
              ZStack(alignment: .leading) {
                Capsule().fill(Color.white.opacity(0.3)).frame(width: 60, height: 4)
                Capsule().fill(
                  LinearGradient(colors: [.blue, .yellow], startPoint: .leading, endPoint: .trailing)
                ).frame(width: 60 * CGFloat(day.high - day.low) / 40, height: 4).offset(
                  x: 60 * CGFloat(day.low) / 40)
              }
            }
          }
        }
        Spacer()
        Button {
          isNight.toggle()
        } label: {
          Text("Change day time").frame(width: 280, height: 50).background(Color.white).font(
            .system(size: 20, weight: .bold, design: .default)
          ).cornerRadius(10)
        }
        Spacer()
      }
    }
  }
}

struct TabScreen: View {
  @State private var tab = 0
  @AppStorage("name") var name = "me"
  @Environment(\.colorScheme) private var scheme
  @Environment(\.horizontalSizeClass) var width
  var body: some View {
    TabView(selection: $tab) {
      NavigationView {
        List(0..<20) { NavigationLink("Row \($0)", destination: Text("Row \($0)")) }.navigationTitle("Home")
      }
      .tabItem { Label("Home", systemImage: tab == 0 ? "house.fill" : "house") }.tag(0).badge(3)
      VStack {
        Text("Hello, " + name).font(scheme == .dark ? .title : .largeTitle);
        if width == .compact { Spacer() } else { Divider() }
      }
      .tabItem {
        Image(systemName: "person"); Text("Me")
      }.tag(1)
      Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }.tag(2)
    }
    .accentColor(scheme == .dark ? .orange : .purple)
    .onChange(of: tab) { old, new in print(old, new) }
    .onAppear { name = name.isEmpty ? "you" : name }
  }
}

struct Game: View {
  @State private var countries = ["Estonia", "France", "Germany", "Ireland", "Italy", "Nigeria", "Poland"]
    .shuffled()
  @State private var correct = Int.random(in: 0...2)
  @State private var isShown = false
  @State private var score = 0
  @State private var angle = 0.0
  @State private var chosen: Int?
  var body: some View {
    ZStack {
      RadialGradient(
        stops: [
          .init(color: Color(red: 0.1, green: 0.2, blue: 0.45), location: 0.3),
          .init(color: Color(red: 0.76, green: 0.15, blue: 0.26), location: 0.3),
        ], center: .top, startRadius: 200, endRadius: 400
      ).ignoresSafeArea()
      VStack(spacing: 15) {
        Text("Tap the flag of").foregroundStyle(.secondary).font(.subheadline.weight(.heavy))
        Text(countries[correct]).font(.largeTitle.weight(.semibold))
        ForEach(0..<3) { number in
          Button {
            chosen = number
            withAnimation { angle += number == correct ? 360 : 0 }
            score += number == correct ? 1 : -1
            isShown = true
          } label: {
            Image(countries[number]).renderingMode(.original).clipShape(Capsule()).overlay(
              Capsule().stroke(Color.black, lineWidth: 1)
            ).shadow(color: .black, radius: 2)
          }
          .rotation3DEffect(.degrees(chosen == number ? angle : 0), axis: (x: 0, y: 1, z: 0))
          .opacity(chosen == nil || chosen == number ? 1 : 0.25)
          .scaleEffect(chosen == nil || chosen == number ? 1.0 : 0.8)
        }
        Text("Score: \(score)").foregroundColor(.white).font(.title.bold())
      }
      .frame(maxWidth: .infinity).padding(.vertical, 20).background(.regularMaterial).clipShape(
        RoundedRectangle(cornerRadius: 20)
      ).padding()
    }
    .alert(isPresented: $isShown) {
      Alert(
        title: Text(chosen == correct ? "Right" : "Wrong! That is \(countries[chosen ?? 0])"),
        message: Text("Your score is \(score)"), dismissButton: .default(Text("Go on")) { chosen = nil })
    }
  }
}

struct Onboarding: View {
  @State private var page = 0
  @Environment(\.dismiss) private var dismiss
  let pages = [
    ("sparkles", "New", "All that is new"), ("bolt", "Quick", "As quick as a bolt"),
    ("lock", "Safe", "Nobody looks in"),
  ]
  var body: some View {
    VStack {
      TabView(selection: $page) {
        ForEach(pages.indices, id: \.self) { index in
          VStack(spacing: 24) {
            Image(systemName: pages[index].0).font(.system(size: 100, weight: .thin)).foregroundStyle(
              .linearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom))
            Text(pages[index].1).font(.title).fontWeight(.bold)
            Text(pages[index].2).multilineTextAlignment(.center).foregroundColor(.secondary).padding(
              .horizontal, 40)
          }
          .tag(index)
        }
      }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
      HStack(spacing: 8) {
        ForEach(0..<pages.count, id: \.self) { index in
          Capsule().fill(index == page ? Color.accentColor : Color.gray.opacity(0.4)).frame(
            width: index == page ? 24 : 8, height: 8)
        }
      }
      .animation(.spring(), value: page)
      Button(page == pages.count - 1 ? "Begin" : "Next") {
        if page < pages.count - 1 { withAnimation { page += 1 } } else { dismiss() }
      }
      .buttonStyle(.borderedProminent).controlSize(.large).padding()
    }
  }
}

struct Profile: View {
  struct User {
    var name = "", handle = "", followers = 1200, following = 80, bio: String? = nil,
      url = URL(string: "https://example.org/a.png")
  }
  let user: User
  @State private var tab = 0
  func short(_ number: Int) -> String {
    number > 999 ? String(format: "%.1fK", Double(number) / 1000) : "\(number)"
  }
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ZStack(alignment: .bottomLeading) {
          Rectangle().fill(
            LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing)
          ).frame(height: 150)
          AsyncImage(url: user.url) { phase in
            switch phase {
            case .success(let image): image.resizable().scaledToFill()
            case .failure: Image(systemName: "person.crop.circle.badge.exclamationmark")
            default: ProgressView()
            }
          }
          .frame(width: 80, height: 80).clipShape(Circle()).overlay(
            Circle().stroke(Color.white, lineWidth: 4)
          ).offset(x: 16, y: 40)
        }
        .padding(.bottom, 48)
        Group {
          Text(user.name).font(.title2).bold() + Text(" ")
            + Text("@" + user.handle).font(.subheadline).foregroundColor(.secondary)
          if let bio = user.bio, !bio.isEmpty { Text(bio).padding(.vertical, 8) }
          HStack(spacing: 16) {
            Text("\(short(user.followers)) ").bold() + Text("followers").foregroundColor(.gray)
            Text("\(short(user.following)) ").bold() + Text("following").foregroundColor(.gray)
          }
          .font(.footnote)
        }
        .padding(.horizontal)
        Picker("", selection: $tab) {
          Text("Posts").tag(0); Text("Likes").tag(1)
        }.pickerStyle(.segmented).padding()
        LazyVGrid(columns: Array(repeating: .init(.flexible(), spacing: 2), count: 3), spacing: 2) {
          ForEach(0..<30) {
            Color(hue: Double($0) / 30, saturation: tab == 0 ? 0.5 : 0.9, brightness: 0.9).aspectRatio(
              1, contentMode: .fill)
          }
        }
      }
    }
    .edgesIgnoringSafeArea(.top)
  }
}

struct Sidebar: View {
  @State private var isOpen = false
  @GestureState private var drag: CGFloat = 0
  let width: CGFloat = 270
  var body: some View {
    ZStack(alignment: .leading) {
      Color(.systemBackground).ignoresSafeArea().overlay(Button("Menu") { withAnimation { isOpen.toggle() } })
      Color.black.opacity(Double((isOpen ? width : 0) + drag) / Double(width) * 0.4).ignoresSafeArea()
        .onTapGesture { isOpen = false }
      VStack(alignment: .leading, spacing: 20) {
        ForEach([("house", "Home"), ("star", "Stars"), ("gear", "Settings")], id: \.1) { item in
          HStack {
            Image(systemName: item.0).frame(width: 32); Text(item.1)
          }.padding(.leading, item.1 == "Home" ? 0 : 8)
        }
        Spacer()
      }
      .padding(.top, 80).padding(.horizontal)
      .frame(width: width, alignment: .leading)
      .background(Color(UIColor.secondarySystemBackground))
      .offset(x: min(0, (isOpen ? 0 : -width) + drag))
      .gesture(
        DragGesture().updating($drag) { value, state, _ in state = value.translation.width }.onEnded {
          isOpen = $0.translation.width > -width / 2 && $0.predictedEndTranslation.width > -width
        })
    }
    .animation(.interactiveSpring(), value: isOpen)
  }
}

struct Calculator: View {
  @State private var value = "0"
  let rows = [
    ["C", "±", "%", "÷"], ["7", "8", "9", "×"], ["4", "5", "6", "−"], ["1", "2", "3", "+"], ["0", ".", "="],
  ]
  var body: some View {
    VStack(spacing: 12) {
      Spacer()
      HStack {
        Spacer();
        Text(value).font(.system(size: value.count > 6 ? 48 : 72, weight: .light)).foregroundColor(.white)
          .minimumScaleFactor(0.5).lineLimit(1)
      }.padding()
      ForEach(rows, id: \.self) { row in
        HStack(spacing: 12) {
          ForEach(row, id: \.self) { key in
            Button {
              value = value == "0" ? key : value + key
            } label: {
              Text(key).font(.system(size: 32))
                .frame(
                  width: key == "0"
                    ? (UIScreen.main.bounds.width - 5 * 12) / 4 * 2 + 12
                    : (UIScreen.main.bounds.width - 5 * 12) / 4,
                  height: (UIScreen.main.bounds.width - 5 * 12) / 4
                )
                .background(
                  ["÷", "×", "−", "+", "="].contains(key)
                    ? Color.orange : ["C", "±", "%"].contains(key) ? Color(.lightGray) : Color(white: 0.2)
                )
                .foregroundColor(["C", "±", "%"].contains(key) ? .black : .white)
                .cornerRadius((UIScreen.main.bounds.width - 5 * 12) / 8)
            }
          }
        }
      }
    }
    .padding(.bottom).frame(maxWidth: .infinity, maxHeight: .infinity).background(
      Color.black.edgesIgnoringSafeArea(.all))
  }
}
