extension LinesOfViewsTests {
  /// Views in views, styles, modifiers and items of bars of the source, and in tabs, lists and sheets.
  static let screens = """
    struct Boxed<Title: View>: View {
      var title: Title
      @ViewBuilder var content: () -> Title
      var body: some View {
        VStack {
          title
          content()
        }
        .padding(2)
      }
    }

    struct Look: ViewModifier {
      func body(content: Content) -> some View {
        content
          .border(.red)
      }
    }

    struct Press: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Capsule().frame(width: 4)
          configuration.label
        }
      }
    }

    struct Items: ToolbarContent {
      var body: some ToolbarContent {
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button("first") {}
          Button("second", systemImage: "star") {}
        }
      }
    }

    struct Field: UIViewRepresentable {
      func makeUIView(context: Context) -> UITextField { UITextField() }
      func updateUIView(_ view: UITextField, context: Context) {}
    }

    struct Pages: View {
      @State private var words = ""
      private let color = Color.blue
      @ViewBuilder private func row(_ title: String, @ViewBuilder _ more: () -> some View) -> some View {
        HStack {
          Text(title)
          more()
        }
      }
      private var several: some View {
        Group {
          Text("several")
          Divider()
        }
        .opacity(0.5)
      }

      var body: some View {
        TabView {
          Tab("one", systemImage: "star") {
            NavigationStack {
              List {
                Section {
                  several
                  row("row") { Image(systemName: "circle") }
                  Boxed(title: Text("boxed")) { Text("given") }
                    .modifier(Look())
                  NavigationLink(value: 1) { Text("go") }
                  NavigationLink("link") { Text("there") }
                  Field()
                    .frame(height: 30)
                } header: { Text("head") } footer: { Text("foot") }
                Text("badged")
                  .badge(3)
                  .listRowBackground(color)
                switch words.count {
                case 0: Text("empty")
                default: Text("full")
                }
                Button("press") {}.buttonStyle(Press())
                TimelineView(.everyMinute) { _ in Text("time") }
                Text("animated").phaseAnimator([false, true]) { content, isOn in
                  content
                    .scaleEffect(isOn ? 1 : 2)
                }
                Text("shaped")
                  .background(.yellow, in: Capsule())
                AnyView(Text("erased"))
                let local = Text("local")
                local
                if let number = Int("3") { Text("number \\(number)") }
                Text("a") + Text("b")
              }
              .navigationTitle("title")
              .searchable(text: $words)
              .toolbar { Items() }
            }
          }
          Tab {
            Text("other")
          } label: {
            Label("two", systemImage: "heart")
          }
        }
        .sheet(isPresented: .constant(true)) {
          Text("sheet")
        }
      }
    }

    #Preview { Pages() }
    """
}
