import PlumbTesting
import SwiftUI
import Testing

extension ContainerValues {
  @Entry fileprivate var room: CGFloat = 1
}

/// A column with as much room around each subview as that says.
private struct Roomy<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Group(subviews: content) { (subviews: SubviewsCollection) in
        Color.gray.frame(width: CGFloat(subviews.count) * 10, height: 2)
        ForEach(subviews) { (subview: Subview) in subview.padding(.leading, subview.containerValues.room) }
      }
    }
  }
}

@MainActor @Suite("Outlines: the subviews of a view")
struct SubviewOutlines {
  private var red: some View { Color.red.frame(width: 10, height: 10) }

  @Test("a container sees each subview: two of a collection and one more are three")
  func subviews() {
    expectOutline(of: .subview, proposing: 100, 100) {
      Roomy {
        ForEach(0..<2) { _ in red }
        red
      }
    } is: {
      """
      VStack           0,0 30×32
      ├─ Color.gray    0,0 30×2
      ├─ padding       0,2 11×10
      │  └─ Color.red  1,2 10×10
      ├─ padding       0,12 11×10
      │  └─ Color.red  1,12 10×10
      └─ padding       0,22 11×10
         └─ Color.red  1,22 10×10
      """
    }
  }

  @Test("a value that a view tells its container: 5, and the usual 1")
  func values() {
    expectOutline(of: .containerValues, proposing: 100, 100) {
      Roomy {
        red.containerValue(\.room, 5)
        red
      }
    } is: {
      """
      VStack           0,0 20×22
      ├─ Color.gray    0,0 20×2
      ├─ padding       0,2 15×10
      │  └─ Color.red  5,2 10×10
      └─ padding       0,12 11×10
         └─ Color.red  1,12 10×10
      """
    }
    let _: ContainerValues.Type = ContainerValues.self
  }
}
