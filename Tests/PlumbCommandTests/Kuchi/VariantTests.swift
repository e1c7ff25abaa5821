import Foundation
import PlumbSource
import TestLayers
import Testing

/// Small apps as people's code bases have them.
@Suite("Other people's apps", .serialized, .timeLimit(.minutes(12)))
struct VariantTests {
  private func show(_ source: String, _ body: (BrowserPage) async throws -> Void) async throws {
    try await RunningApp.with(text: source) { _, page in try await body(page) }
  }

  @Test("a view model with a pipeline: what is typed is looked at when the typing has stopped")
  func combine() async throws {
    try await show(
      """
      import SwiftUI
      import Combine

      class SearchViewModel: ObservableObject {
        @Published var name = ""
        @Published private(set) var greeting = "Nobody"
        private var cancellables = Set<AnyCancellable>()

        init() {
          $name
            .debounce(for: .milliseconds(80), scheduler: RunLoop.main)
            .removeDuplicates()
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
            .sink { [weak self] in self?.greeting = "Hello, \\($0)" }
            .store(in: &cancellables)
        }
      }

      struct ContentView: View {
        @StateObject private var viewModel = SearchViewModel()
        var body: some View {
          VStack {
            TextField("Name", text: $viewModel.name).textFieldStyle(.roundedBorder)
            Text(viewModel.greeting)
          }
          .padding()
        }
      }

      @main struct SearchApp: App { var body: some Scene { WindowGroup { ContentView() } } }
      """
    ) { page in
      try await page.waitFor("text", "Nobody")
      try await page.press("textbox", "Name")
      try await page.wait("document.activeElement.tagName === 'INPUT'")
      try await page.insert("  Ray ")
      try await page.waitFor("text", "Hello, Ray")
    }
  }

  @Test("an observable model in the environment")
  func observable() async throws {
    try await show(
      """
      import SwiftUI
      import Observation

      @Observable final class Model {
        var cards = ["はい", "いいえ"]
        var index = 0
        var card: String { cards[index % cards.count] }
      }

      struct CardView: View {
        @Environment(Model.self) private var model
        var body: some View {
          @Bindable var model = model
          Text(model.card).font(.largeTitle)
          Stepper("Card \\(model.index)", value: $model.index, in: 0...9)
          Button("Next") { model.index += 1 }
        }
      }

      @main struct CardsApp: App {
        @State private var model = Model()
        var body: some Scene { WindowGroup { VStack { CardView() }.environment(model) } }
      }
      """
    ) { page in
      try await page.waitFor("text", "はい")
      try await page.press("button", "Next")
      try await page.waitFor("text", "いいえ")
    }
  }

  @Test("code for old systems, with what only other systems have behind conditions", .needs(.UIKit))
  func old() async throws {
    try await show(
      """
      import SwiftUI
      #if canImport(UIKit)
        import UIKit
      #endif

      struct OldView: View {
        @State private var isOn = false
        @Environment(\\.colorScheme) var colorScheme

        var body: some View {
          VStack(alignment: .leading) {
            title
            Toggle(isOn: $isOn) { Text("On").foregroundColor(.secondary) }
            Button(action: hideKeyboard) { Text(isOn ? "Off we go" : "Wait").cornerRadius(4) }
            #if os(iOS)
              Text("iOS").autocapitalization(.none)
            #else
              Text("elsewhere")
            #endif
            if #available(iOS 15.0, macOS 12.0, *) { Text("new").foregroundStyle(.primary) } else { Text("old") }
          }
          .padding()
          .animation(.default, value: isOn)
          .onAppear(perform: {})
          .preferredColorScheme(.light)
        }

        @ViewBuilder private var title: some View { Text("Old").font(.system(size: 20, weight: .bold)) }

        private func hideKeyboard() {
          #if canImport(UIKit)
            UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
          #endif
        }
      }

      @available(iOS 14.0, macOS 11.0, *)
      @main
      struct OldApp: App {
        @SceneBuilder var body: some Scene { WindowGroup { OldView() } }
      }

      struct OldView_Previews: PreviewProvider {
        static var previews: some View {
          Group {
            OldView()
            OldView().previewDevice("iPhone 12").previewDisplayName("Small")
          }
        }
      }
      """
    ) { page in
      for text in ["Old", "iOS", "new"] { try await page.waitFor("text", text) }
      try await page.press("switch", "On")
      try await page.waitFor("button", "Off we go")
    }
  }
}
