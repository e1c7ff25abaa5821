import CommandTesting
import Foundation

/// A small guide: two pages with examples of their own.
struct GuideFixture {
  let command: Command

  /// One site for all tests: making it compiles the examples, and the engine for the pages.
  static let made = Result {
    let guide = try GuideFixture()
    return (guide, try guide.export())
  }

  /// Opens a page of that site, when its live parts are there.
  static func open(_ page: String, width: Int = 1280, isDark: Bool = false) async throws -> BrowserPage {
    let (guide, _) = try made.get()
    return try await BrowserPage.open(
      URL(fileURLWithPath: guide.command.path("site/\(page)")), width: width, height: 900, isDark: isDark,
      ready: "document.documentElement?.dataset.live === 'yes'")
  }

  init() throws {
    command = try Command()
    for (path, text) in Self.files { try write(text, to: path) }
  }

  func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: command.path("Guide/\(path)"))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func export() throws -> Command.Answer {
    try command.run("guide", "--source", "Guide", "--export", "site")
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: command.path("site/\(name)"), encoding: .utf8)
  }

  private static let files = [
    "Contents.md": """
    # A small guide

    It has three pages.

    ![A word. Move it.](First/First.swift "width=200 height=60")

    ## Rows

    - [Spacing](Spacing/Spacing.md): the gaps of a row.
    - [Turning](Turning/Turning.md): what is
      not linear.
    - [Pressing](Pressing/Pressing.md): buttons.

    """,
    "First/First.swift": """
    import PlumbGuide
    import SwiftUI

    struct First: View {
      @Setting("Padding", 0...20, step: 1) var padding: CGFloat = 4

      var body: some View {
        Text("Word")
          .padding(padding)
          .offset(x: -3, y: 5)
      }
    }

    """,
    "Pressing/Pressing.md": """
    # Pressing

    Of `HStack` one
    reads [elsewhere, **not**
    here](../Spacing/Spacing.md).

    ![Cups. Press the buttons.](Tally.swift "width=300 height=160 graph")

    | a wide table | with columns | that do not | fit into a | small page |
    |---|---|---|---|---|
    | `onPreferenceChange` | `overlayPreferenceValue` | `alignmentGuide` | `environment` | words |

    ## Where to go on

    - [Spacing](../Spacing/Spacing.md): gaps, and
      HStack.

    """,
    "Pressing/Tally.swift": """
    import SwiftUI

    struct Tally: View {
      @State private var cups = 9

      var body: some View {
        VStack {
          Count(cups: cups)
          Button("One more") { cups += 1 }
            .disabled(cups == 11)
          Note()
        }
      }
    }

    private struct Count: View {
      var cups: Int

      var body: some View { Text("\\(cups) cups") }
    }

    private struct Note: View {
      @State private var isOpen = false

      var body: some View {
        Button("Note") { isOpen.toggle() }
        if isOpen { Text("Coffee") }
      }
    }

    """,
    "Spacing/Spacing.md": """
    # Spacing

    A row keeps gaps, as [the rules](../../Documentation/Rules/Spacing.md#R-30) say.

    ![Two texts. Move the slider.](Row.swift "width=300 height=100 steps chosen=HStack")

    ## Further

    Read on about [turning](../Turning/Turning.md#what-turns).

    | gap | width |
    |---|---|
    | 8 | 100 |

    """,
    "Spacing/Row.swift": """
    import PlumbGuide
    import SwiftUI

    struct Row: View {
      @Setting("Spacing", 0...40, step: 1) var spacing: CGFloat = 8
      @Setting("Alignment", [.top, .center, .bottom], omitted: .center) var alignment = VerticalAlignment.center
      @Setting("Second text") var hasSecond = true

      var body: some View {
        HStack(alignment: alignment, spacing: spacing) {
          Color.teal.frame(width: 40 + spacing, height: 60)
          if hasSecond {
            Text("World")
              .padding(spacing)
          }
        }
      }
    }

    """,
    "Turning/Turning.md": """
    # Turning

    ![Some words. Turn them.](Turned.swift "width=200 height=120 nocode")

    ## What turns

    Nothing else.

    """,
    "Turning/Turned.swift": """
    import PlumbGuide
    import SwiftUI

    struct Turned: View {
      @Setting("Angle", 0...90, step: 15) var angle = 15.0
      @Setting("Words", 1...4, step: 1) var count = 2

      var body: some View {
        Text("\\(count) words")
          .rotationEffect(.degrees(angle))
      }
    }

    """,
  ]
}
