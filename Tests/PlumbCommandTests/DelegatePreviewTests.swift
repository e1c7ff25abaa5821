import CommandTesting
import TestLayers
import Testing

/// Xcode runs the app around a preview (developer.apple.com/documentation/xcode/previewing-your-apps-interface-in-xcode), so that views which ask
/// for its delegate find it. The template of 2019 for Core Data does.
@Suite("Previews of an app that begins with a delegate", .needs(.UIKit), .timeLimit(.minutes(10)))
struct DelegatePreviewTests {
  @Test("find the delegate, which was launched once")
  func delegate() throws {
    let command = try Command()
    defer { command.folder.remove() }
    try command.write(
      """
      import UIKit

      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var launches = 0
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          launches += 1
          return (application.delegate as? AppDelegate) === self
        }
      }
      """, to: "App/AppDelegate.swift")
    try command.write(
      """
      struct Row: View {
        private var delegate: AppDelegate { UIApplication.shared.delegate as! AppDelegate }
        var body: some View { Text("launched \\(delegate.launches) and \\(delegate.launches)") }
      }
      #Preview("Row") { Row() }
      """, to: "App/Row.swift")
    let answer = try command.run("inspect", "App", "--view", "Row")
    #expect(answer.output.contains("\"launched 1 and 1\""), "\(answer)")
  }
}
