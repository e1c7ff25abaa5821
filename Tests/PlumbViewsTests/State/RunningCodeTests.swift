import Foundation
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("The code that runs now") @MainActor struct RunningCodeTests {
  /// Its label has all that a label is made of.
  private struct Content: View {
    let action: @MainActor @Sendable () -> Void

    var body: some View {
      Button(action: action) {
        HStack {
          Image(systemName: "star")
          Text("Hidden").opacity(0)
          Text("Go").blur(radius: 1).padding()
        }
      }
    }
  }

  private static func placeToldByAnotherThread() -> String? {
    nonisolated(unsafe) var told: String?
    let end = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      told = RunningCode.placeOfMainThread
      end.signal()
    }
    end.wait()
    return told
  }

  @Test("another thread tells where the main one stands still, and runs no code of the main actor for that")
  func otherThread() throws {
    let place = Heard<String?>()
    let view = TestedView(proposing: 200, 100) {
      Content {
        place.add(Self.placeToldByAnotherThread())
      }
    }
    let button = try #require(view.host.accessibleElements().first { $0.label == "Go" })
    view.host.send(.activate(element: button.number), at: view.time)
    let told = try #require(place.values.first ?? nil)
    #expect(
      told.hasPrefix("This happened when Button \"") && told.hasSuffix("Go\" in Content was used."), "\(told)"
    )
  }

  @Test("a picture alone names its button without quotation marks")
  func picture() throws {
    let place = Heard<String?>()
    let view = TestedView(proposing: 200, 100) {
      Button {
        place.add(Self.placeToldByAnotherThread())
      } label: {
        Image(systemName: "star")
      }
    }
    let button = try #require(view.host.accessibleElements().first)
    view.host.send(.activate(element: button.number), at: view.time)
    let told = try #require(place.values.first ?? nil)
    #expect(told.hasPrefix("This happened when Button \"star\""), "\(told)")
  }
}
