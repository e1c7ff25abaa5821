import SwiftUI
import Combine

// Bodies of the years 2019 and 2020, in the forms of that time.

final class Store: ObservableObject {
  struct Movie: Identifiable, Codable {
    let id: Int; let title: String; let rating: Double; let poster: String?; let genres: [String]
  }
  @Published var movies: [Movie] = []
  @Published var query = ""
  private var bag = Set<AnyCancellable>()
  init() {
    $query.debounce(for: .milliseconds(300), scheduler: RunLoop.main).removeDuplicates().map {
      $0.lowercased()
    }
    .sink { [weak self] text in
      self?.movies = self?.movies.filter { text.isEmpty || $0.title.lowercased().contains(text) } ?? []
    }
    .store(in: &bag)
  }
}

struct MovieRow: View {
  let movie: Store.Movie
  var body: some View {
    HStack(alignment: .top) {
      Rectangle().foregroundColor(.gray).frame(width: 60, height: 90).cornerRadius(5).shadow(radius: 4)
      VStack(alignment: .leading, spacing: 6) {
        Text(movie.title).font(.headline).foregroundColor(Color("gold")).lineLimit(2)
        HStack {
          ZStack {
            Circle().trim(from: 0, to: CGFloat(movie.rating / 10)).stroke(
              style: StrokeStyle(lineWidth: 3, dash: [1, 2])
            ).foregroundColor(movie.rating > 7 ? .green : movie.rating > 5 ? .yellow : .red).rotationEffect(
              .init(degrees: -90))
            Text("\(Int(movie.rating * 10))%").font(.caption)
          }
          .frame(width: 40, height: 40)
          Text(movie.genres.joined(separator: " · ")).font(.subheadline).foregroundColor(.secondary)
        }
        Text(movie.poster ?? "No poster for " + movie.title).truncationMode(.tail).lineLimit(3)
      }
      .padding(.leading, 8)
    }
    .padding(.vertical, 8)
    .contextMenu {
      Button(action: {}) {
        HStack {
          Text("Add to list"); Image(systemName: "text.badge.plus")
        }
      }
      Button(action: {}) {
        HStack {
          Text("Seen"); Image(systemName: "eye")
        }
      }
    }
  }
}

struct MovieList: View {
  @ObservedObject var store = Store()
  @State private var isPresented = false
  @State private var sort = 0
  @Environment(\.presentationMode) var mode
  var body: some View {
    NavigationView {
      List {
        Section {
          HStack {
            Image(systemName: "magnifyingglass")
            TextField("Search any movie", text: $store.query, onEditingChanged: { _ in }, onCommit: {})
              .textFieldStyle(RoundedBorderTextFieldStyle())
            if !store.query.isEmpty {
              Button(action: { self.store.query = "" }, label: { Text("Cancel").foregroundColor(.pink) })
                .animation(.easeInOut)
            }
          }
          .padding(4)
        }
        Section(
          header: Text(
            "\(self.store.movies.count) movies, sorted by " + (self.sort == 0 ? "title" : "rating"))
        ) {
          ForEach(
            self.store.movies.sorted(by: { self.sort == 0 ? $0.title < $1.title : $0.rating > $1.rating })
          ) { movie in
            NavigationLink(destination: MovieDetail(movie: movie)) { MovieRow(movie: movie) }
          }
          .onDelete { indexes in self.store.movies.remove(atOffsets: indexes) }
        }
      }
      .listStyle(PlainListStyle())
      .navigationBarTitle(Text("Movies"), displayMode: .large)
      .navigationBarItems(
        leading: Button(action: { self.mode.wrappedValue.dismiss() }) { Text("Close") },
        trailing: Button(action: { self.isPresented.toggle() }) {
          Image(systemName: "line.horizontal.3.decrease.circle").resizable().frame(width: 25, height: 25)
        }
      )
      .sheet(isPresented: $isPresented) {
        Picker(selection: self.$sort, label: Text("Sort")) {
          Text("Title").tag(0); Text("Rating").tag(1)
        }.pickerStyle(WheelPickerStyle()).labelsHidden()
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

struct MovieDetail: View {
  let movie: Store.Movie
  @State private var isExpanded = false
  @State private var scale: CGFloat = 1
  var body: some View {
    ScrollView(.vertical) {
      VStack(alignment: .leading) {
        GeometryReader { proxy in
          Rectangle().fill(
            LinearGradient(gradient: Gradient(colors: [.black, .clear]), startPoint: .bottom, endPoint: .top)
          )
          .frame(
            width: proxy.size.width,
            height: max(250, proxy.frame(in: .global).minY > 0 ? 250 + proxy.frame(in: .global).minY : 250)
          )
          .overlay(
            Text(self.movie.title).font(Font.system(size: 30, weight: .heavy)).foregroundColor(.white)
              .padding(), alignment: .bottomLeading
          )
          .offset(y: proxy.frame(in: .global).minY > 0 ? -proxy.frame(in: .global).minY : 0)
        }
        .frame(height: 250)
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 10) {
            ForEach(movie.genres, id: \.self) { genre in
              Text(genre).font(.footnote).padding(.horizontal, 10).padding(.vertical, 5).background(
                Capsule().foregroundColor(Color.gray.opacity(0.2)))
            }
          }
          .padding(.horizontal)
        }
        Text(movie.title + ", rated " + String(format: "%.1f", movie.rating)).lineLimit(isExpanded ? nil : 4)
          .padding()
          .onTapGesture { withAnimation { self.isExpanded.toggle() } }
        Button(action: { self.isExpanded.toggle() }) { Text(isExpanded ? "Less" : "Read more") }.padding(
          .leading)
        Image(systemName: "film").scaleEffect(scale).gesture(
          MagnificationGesture().onChanged { self.scale = $0 }.onEnded { _ in self.scale = 1 })
      }
    }
    .edgesIgnoringSafeArea(.top)
  }
}

struct Cards: View {
  @State private var show = false
  @State private var viewState = CGSize.zero
  @State private var bottom = CGSize.zero
  var body: some View {
    ZStack {
      VStack {
        HStack {
          Text("Certificates").font(.largeTitle).fontWeight(.bold); Spacer()
        }; Image(systemName: "photo"); Spacer()
      }
      .padding()
      .blur(radius: show ? 20 : 0)
      .opacity(show ? 0.4 : 1)
      .offset(y: show ? -200 : 0)
      .animation(Animation.default.delay(0.1).speed(2))
      ForEach(0..<2) { index in
        Spacer().frame(width: self.show ? 300 : 340, height: 220)
          .background(self.show ? Color("card\(index)") : Color("card" + "\(index + 1)"))
          .cornerRadius(20).shadow(radius: 20)
          .offset(x: self.viewState.width, y: self.viewState.height)
          .offset(y: self.show ? -400 + CGFloat(index) * 200 : -40 + CGFloat(index) * 20)
          .scaleEffect(self.show ? 1 : 0.9 + CGFloat(index) * 0.05)
          .rotationEffect(.degrees(self.show ? 0 : 10 - Double(index) * 5))
          .rotation3DEffect(Angle(degrees: self.show ? 0 : 10), axis: (x: 10, y: 0, z: 0))
          .blendMode(.hardLight)
          .animation(.easeInOut(duration: 0.5 - Double(index) * 0.2))
      }
      RoundedRectangle(cornerRadius: 20).fill(Color.black).frame(width: 340, height: 220)
        .offset(x: viewState.width, y: viewState.height)
        .animation(.spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0))
        .onTapGesture { self.show.toggle() }
        .gesture(
          DragGesture().onChanged {
            self.viewState = $0.translation; self.show = true
          }.onEnded { _ in
            self.viewState = .zero; self.show = false
          })
      Text("\(Int(bottom.height))").hidden()
      Capsule().frame(width: 40, height: 5)
        .offset(y: 360 + (bottom.height < -300 ? -300 : bottom.height))
        .animation(.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.8))
    }
  }
}

struct Menu2: View {
  @Binding var showProfile: Bool
  var menu = [("Settings", "gear"), ("Billing", "creditcard"), ("Sign out", "person.crop.circle")]
  var body: some View {
    VStack {
      Spacer()
      VStack(spacing: 16) {
        Text("Meng - 28% complete").font(.caption)
        Color.white.frame(width: 38, height: 6).cornerRadius(3).frame(
          width: 130, height: 6, alignment: .leading
        ).background(Color.black.opacity(0.08)).cornerRadius(3).padding().frame(width: 150, height: 24)
          .background(Color.black.opacity(0.1)).cornerRadius(12)
        ForEach(menu, id: \.0) { title, icon in
          HStack(spacing: 16) {
            Image(systemName: icon).font(.system(size: 20, weight: .light)).imageScale(.large).frame(
              width: 32, height: 32
            ).foregroundColor(Color(#colorLiteral(red: 0.66, green: 0.73, blue: 0.87, alpha: 1)))
            Text(title).font(.system(size: 20, weight: .bold, design: .rounded)).frame(
              width: 120, alignment: .leading)
          }
        }
      }
      .frame(maxWidth: .infinity).frame(height: 300)
      .background(
        LinearGradient(
          gradient: Gradient(colors: [
            Color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.8), Color(red: 0.87, green: 0.9, blue: 0.98),
          ]), startPoint: .top, endPoint: .bottom)
      )
      .clipShape(RoundedRectangle(cornerRadius: 30, style: .continuous))
      .shadow(color: Color.black.opacity(0.2), radius: 20, x: 0, y: 20)
      .padding(.horizontal, 30)
      .overlay(
        Image(systemName: "person").resizable().aspectRatio(contentMode: .fill).frame(width: 60, height: 60)
          .clipShape(Circle()).offset(y: -150))
    }
    .padding(.bottom, 30)
    .offset(y: showProfile ? 0 : UIScreen.main.bounds.height)
  }
}

struct Quiz: View {
  @State private var answers: [Int?] = Array(repeating: nil, count: 3)
  let questions: [(text: String, options: [String], right: Int)] = [
    ("1 + 1?", ["1", "2"], 1), ("2 × 3?", ["5", "6"], 1), ("7 − 4?", ["3", "4"], 0),
  ]
  var score: Int { zip(questions, answers).filter { $0.0.right == $0.1 }.count }
  var body: some View {
    Form {
      ForEach(0..<questions.count, id: \.self) { number in
        Section(
          header: Text("Question \(number + 1) of " + "\(questions.count)"),
          footer: answers[number] == nil
            ? Text("")
            : Text(
              answers[number] == questions[number].right
                ? "Right" : "Wrong, it is " + questions[number].options[questions[number].right]
            ).foregroundColor(answers[number] == questions[number].right ? .green : .red)
        ) {
          Text(questions[number].text).font(.headline)
          ForEach(questions[number].options.indices, id: \.self) { option in
            Button(action: { self.answers[number] = option }) {
              HStack {
                Image(systemName: self.answers[number] == option ? "largecircle.fill.circle" : "circle")
                Text(self.questions[number].options[option])
              }
            }
          }
        }
      }
      Section(
        footer: Text("Score: " + "\(score)" + "/" + "\(questions.count)").frame(
          maxWidth: .infinity, alignment: .center)
      ) { EmptyView() }
    }
  }
}

struct Older_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      MovieList().environment(\.colorScheme, .dark).previewDevice(PreviewDevice(rawValue: "iPhone SE"))
      ForEach(["iPhone 8", "iPhone XS Max"], id: \.self) {
        Cards().previewDevice(PreviewDevice(rawValue: $0)).previewDisplayName($0)
      }
      Quiz().environment(\.sizeCategory, .accessibilityExtraLarge).environment(
        \.layoutDirection, .rightToLeft
      ).environment(\.locale, .init(identifier: "ar")).previewLayout(.fixed(width: 300, height: 600))
    }
  }
}
