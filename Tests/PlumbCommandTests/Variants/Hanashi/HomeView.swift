import SwiftUI

struct HomeView: View {
  @State var selectedTab = 0

  var body: some View {
    TabView(selection: $selectedTab) {
      LearnView()
        .tabItem({
          VStack {
            Image(systemName: "bookmark")
            Text("Learn")
          }
        })
        .tag(0)

      WelcomeView()
        .tabItem {
          Label("Challenge", systemImage: "rectangle.dock")
        }
        .tag(1)

      SettingsView()
        .tabItem({
          VStack {
            Image(systemName: "gear")
            Text("Settings")
          }
        })
        .tag(2)
    }
    .accentColor(.orange)
  }
}
