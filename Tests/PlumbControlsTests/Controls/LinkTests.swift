import Foundation
import PlumbTesting
import SwiftUI
import Testing

@testable import PlumbViews

@MainActor @Suite("Links")
struct LinkTests {
  private let site = URL(string: "https://swift.org")!

  @Test("a link opens its address through the surroundings")
  func opens() {
    var opened: [URL] = []
    let view = TestedView(proposing: 100, 100) {
      Link("abc", destination: site).environment(
        \.openURL,
        OpenURLAction {
          opened.append($0); return .handled
        })
    }
    #expect(view.size == CGSize(width: 30, height: 10))
    #expect(view.press("abc"))
    #expect(opened == [site])
  }

  @Test("what an action leaves to the system goes to the host")
  func system() {
    var opened: [URL] = []
    let other = URL(string: "https://example.org")!
    let view = TestedView(
      proposing: 100, 100,
      environment: {
        $0.openURL = OpenURLAction(system: {
          opened.append($0)
          return true
        })
      }
    ) {
      Link("abc", destination: site).environment(\.openURL, OpenURLAction { _ in .systemAction(other) })
    }
    view.press("abc")
    #expect(opened == [other])
  }

  @Test("an action says whether somebody took the address")
  func completion() {
    var answers: [Bool] = []
    for result in [OpenURLAction.Result.handled, .discarded, .systemAction] {
      OpenURLAction { _ in result }(site) { answers.append($0) }
    }
    #expect(answers == [true, false, false])
  }

  struct Padded: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(5) }
  }

  @Test("a label style may make a label of what it was given")
  func labelOfConfiguration() {
    let view = TestedView(proposing: 100, 100) {
      Label(title: { Text("abc") }, icon: { Color.red.frame(width: 10, height: 10) }).labelStyle(Padded())
    }
    #expect(view.size == CGSize(width: 58, height: 20))
  }
}
