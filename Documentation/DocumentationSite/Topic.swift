/// A page that lists declarations which belong together.
struct Topic {
  struct Group {
    let title: String
    /// How the paths of the files begin that declare its names, from `Sources/`.
    let files: [String]
  }

  let title: String
  /// One sentence: the first of the page, and what lists of topics show.
  let abstract: String
  let groups: [Group]

  /// The name of its article. Names of declarations are taken.
  var article: String { "Topic-" + title.replacing(",", with: "").replacing(" ", with: "-") }

  init(_ title: String, _ abstract: String, _ groups: (String, [String])...) {
    (self.title, self.abstract) = (title, abstract)
    self.groups = groups.map(Group.init)
  }
}

extension Topic {
  /// The topics in the order of the first page, under the words that stand above them there.
  ///
  /// A name goes where the longest beginning of its file's path is: a new file of a folder needs no line here, a new
  /// folder does.
  static let sections: [(title: String, topics: [Topic])] = [
    ("Views and layout", views), ("Text, images and drawing", drawing), ("Controls", controls),
    ("Lists, navigation and windows", navigation), ("State and environment", state),
    ("Input, motion and accessibility", interaction), ("Other programs", programs),
  ]

  static let all = sections.flatMap(\.topics)

  private static let interaction = [
    Topic(
      "Gestures and input",
      "What a person does with a pointer, fingers and keys, and what a view makes of it.",
      ("Gestures", ["PlumbViews/Gestures/"]),
      ("Hovering and hit testing", ["PlumbViews/Gestures/HitTesting/"]),
      ("Keys and focus", ["PlumbViews/Gestures/Keyboard/", "PlumbViews/State/Focus"]),
      ("Drag and drop", ["PlumbViews/Gestures/DragAndDrop"]),
      ("Feedback", ["PlumbViews/Gestures/SensoryFeedback"])
    ),
    Topic(
      "Animation", "How values, views and whole screens change in time.",
      ("Animations and springs", ["PlumbViews/Animation/"]),
      ("Transitions", ["PlumbViews/Animation/Transitions/"]),
      ("Transactions", ["PlumbViews/Animation/Transaction"]),
      ("Phases and keyframes", ["PlumbViews/Animation/Keyframes/"]),
      ("Views that follow a clock", ["PlumbViews/Animation/Timeline"])
    ),
    Topic(
      "Accessibility", "What a view says to those who do not see it, and to tests.",
      ("Accessibility", ["PlumbViews/Accessibility/"]),
      (
        "Actions and focus",
        ["PlumbViews/Accessibility/AccessibilityActions", "PlumbViews/Accessibility/AccessibilityFocus"]
      ),
      ("Older names", ["PlumbViews/Accessibility/OlderAccessibility"])
    ),
  ]

  private static let programs = [
    Topic(
      "Previews and pictures", "What a source shows of itself, and a view as a file.",
      ("Previews", ["SwiftUI/Preview", "SwiftUI/RenderTarget", "PlumbControls/Previews/"]),
      ("Pictures and macros", ["SwiftUI/"])
    ),
    Topic(
      "Kinds of files and transfer", "Names of formats, and values that go between programs.",
      ("Transfer", ["PlumbExchange/"]),
      ("Kinds of files", ["PlumbExchange/DeclaredTypes", "PlumbExchange/NamedTypes", "PlumbExchange/UTType"])
    ),
    Topic(
      "UIKit", "What `import UIKit` declares, and AppKit's names for it.", ("UIKit", ["PlumbUIKit/"]),
      ("Colours and traits", ["PlumbUIKit/Values/Colors/", "PlumbUIKit/Values/Traits/"]),
      ("Fonts and strings", ["PlumbUIKit/Values/Fonts/", "PlumbUIKit/Values/Text/"]),
      ("Images, paths and drawing", ["Images/", "Paths/", "Drawing/"].map { "PlumbUIKit/Values/\($0)" }),
      ("The device", ["PlumbUIKit/Values/Device/"]), ("AppKit", ["PlumbUIKit/Values/AppKit/"])
    ),
    Topic(
      "Publishers", "Values in time, from OpenCombine, and what Foundation publishes.",
      ("Publishers", ["Combine/"])
    ),
    Topic(
      "Foundation", "Names that Foundation and Core Foundation have on Apple's systems only.",
      ("Observing, files and locks", ["PlumbFoundation/"]),
      ("Core Foundation", ["PlumbFoundation/CoreFoundation/"]),
      ("Formatters", ["PlumbFoundation/Formatters/"])
    ),
  ]
}
