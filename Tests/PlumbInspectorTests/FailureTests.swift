import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Failing layout tests")
struct FailureTests {
  @Test("a layout that is not as expected says why the first view is as it is")
  func cause() {
    withKnownIssue {
      expectLayout(proposing: 60, 20) {
        HStack(spacing: 0) {
          Text("ab")
          Color.red
        }
      } is: {
        """
        HStack         0,0 60×20
        ├─ Text("ab")  0,5 20×10
        └─ Color.red   20,0 50×20
        """
      }
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("+ └─ Color.red   20,0 40×20")
          && $0.rawValue.contains(
            "Why? Color.red is 40 wide: HStack offered it 40 = 60 − 20, last of two because")
      }
    }
  }
}
