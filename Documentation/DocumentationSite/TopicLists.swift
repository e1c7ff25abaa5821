extension Topic {
  static let views = [
    Topic(
      "View basics", "What a view is, and values that are made of views.",
      ("Views", ["PlumbViews/View/", "PlumbViews/Runtime/"]),
      ("Subviews and containers of one's own", ["PlumbViews/Subviews/"])
    ),
    Topic(
      "Layout containers", "Stacks, grids and other containers that give their views a place.",
      ("Containers", ["PlumbViews/Containers/"]), ("Lazy containers and sections", ["PlumbViews/Lazy/"]),
      ("Layouts of one's own", ["PlumbViews/Layouts/"])
    ),
    Topic(
      "Size and place", "Frames, padding, alignment and safe areas, in points.",
      (
        "Frames and sizes",
        modifiers("Frame", "FixedSize", "LayoutPriority", "AspectRatio", "GridCells")
      ),
      ("Places", modifiers("Offset", "Position", "AlignmentGuide", "Identity", "Mirroring")),
      ("Padding and safe area", modifiers("Padding", "ScenePadding") + ["PlumbViews/SafeArea/"]),
      ("Geometry", ["PlumbLayout/", "PlumbViews/Geometry/"]),
      ("Preferences", ["PlumbViews/Preferences/"])
    ),
    Topic(
      "Scrolling", "Views that are larger than their place, and where they stand.",
      ("Scrolling", ["PlumbViews/Scrolling/"]),
      (
        "Positions and targets",
        [
          "PlumbViews/Scrolling/ScrollPosition", "PlumbViews/Scrolling/ScrollTarget",
          "PlumbViews/Scrolling/ViewAlignedBehavior", "PlumbViews/Scrolling/PagingBehavior",
        ]
      )
    ),
    Topic(
      "View modifiers", "What goes behind and before a view, how it is drawn, and when it acts.",
      ("Behind, before and cut off", modifiers("Layers/")),
      ("Drawing", modifiers("DrawingEffects", "GlassEffect", "Shaders", "Transforms", "Projection")),
      ("Moments", modifiers("Events/")),
      ("Others", modifiers(""))
    ),
  ]

  static let drawing = [
    Topic(
      "Text and fonts", "Strings, fonts, languages, and how lines are filled.",
      ("Text", ["PlumbViews/Text/"]),
      ("Fonts", ["PlumbViews/Text/Fonts/"]),
      ("Languages", ["PlumbViews/Text/Languages/"])
    ),
    Topic(
      "Images and symbols", "Pictures of files, symbols, and how they take colour and motion.",
      ("Images", ["PlumbViews/Images/"]), ("Symbols", ["PlumbViews/Images/Symbol"])
    ),
    Topic("Shapes", "Areas that are filled and stroked.", ("Shapes", ["PlumbViews/Shapes/"])),
    Topic(
      "Colours and styles", "Colours, gradients and materials.",
      ("Styles", ["PlumbViews/Styles/"]),
      ("Colours", ["PlumbViews/Styles/Color"]),
      ("Gradients", ["PlumbViews/Styles/Gradient", "PlumbViews/Styles/MeshGradient"])
    ),
    Topic(
      "Canvas and paths", "Drawing by instructions, with paths and transforms.",
      ("Canvas", ["PlumbViews/Canvas/"]), ("Paths, strokes and transforms", ["PlumbDrawing/"])
    ),
    Topic(
      "Documents of pages", "Where a view that is longer than a page is cut.",
      ("Pages", ["PlumbViews/Pages/", "SwiftUI/Documents/"])
    ),
  ]

  static let controls = [
    Topic(
      "Buttons, menus and links", "What a person presses.",
      ("Buttons", control("Buttons/", "ControlGroup")),
      ("Links", control("Buttons/Link", "Buttons/ShareLink", "Buttons/SettingsLink")),
      ("Menus", control("Menu") + ["PlumbControls/Menus/"])
    ),
    Topic(
      "Values and choices", "Controls that change a value.",
      ("Toggles, sliders and steppers", control("Toggle", "Values/Slider", "Values/Stepper")),
      ("Pickers", control("Pickers/", "Dates/")),
      ("Text fields", control("Fields/"))
    ),
    Topic(
      "Labels, gauges and boxes", "What shows a value, and what keeps controls together.",
      ("Labels", control("Label", "ContentUnavailableView")),
      ("Progress and gauges", control("Values/")),
      ("Boxes", control("GroupBox", "DisclosureGroup")), ("Others", control(""))
    ),
  ]

  static let navigation = [
    Topic(
      "Lists, forms and tables", "Rows of data, with selection, edits and swipes.",
      ("Lists", ["PlumbControls/Lists/"]), ("Tables", ["PlumbControls/Lists/Table"]),
      ("Forms", ["PlumbControls/Lists/Form"])
    ),
    Topic(
      "Navigation and tabs", "Screens that follow each other, and screens beside each other.",
      ("Navigation", ["PlumbControls/Navigation/"]), ("Tabs", ["PlumbControls/Tabs/"])
    ),
    Topic(
      "Toolbars and search", "Bars, titles, and the search field.",
      ("Toolbars", ["PlumbControls/Toolbars/"]),
      ("Search", ["PlumbControls/Toolbars/Searchable"]),
      ("Titles", ["PlumbControls/Toolbars/NavigationTitle"])
    ),
    Topic(
      "Presentations", "Sheets, alerts, popovers and file dialogs above a view.",
      ("Sheets and covers", ["PlumbControls/Presentations/"]),
      (
        "Alerts and dialogs",
        ["PlumbControls/Presentations/Alert", "PlumbControls/Presentations/ConfirmationDialog"]
      ),
      ("File dialogs", ["PlumbControls/Presentations/FileDialogs"])
    ),
    Topic(
      "Apps and windows", "An app, its scenes, and their commands.",
      ("Apps and scenes", ["SwiftUI/App/"]), ("Commands", ["SwiftUI/App/Commands"]),
      ("Styles of windows", ["SwiftUI/App/WindowStyles"])
    ),
  ]

  static let state = [
    Topic(
      "State and data", "Values that a view keeps, shares and observes.",
      ("State and bindings", ["PlumbViews/State/"]),
      ("Values that stay", ["PlumbViews/State/AppStorage", "PlumbViews/State/SceneStorage"])
    ),
    Topic(
      "Environment", "What a view takes over from the views around it.",
      ("Environment", ["PlumbViews/Environment/"]),
      ("Text input", ["PlumbViews/Environment/TextInputValues"]),
      (
        "Links, windows and presentations",
        [
          "PlumbViews/Environment/OpenURL", "PlumbViews/Environment/WindowActions",
          "PlumbViews/Environment/Presentation",
        ]
      )
    ),
  ]

  private static func modifiers(_ files: String...) -> [String] { files.map { "PlumbViews/Modifiers/\($0)" } }

  private static func control(_ files: String...) -> [String] { files.map { "PlumbControls/Controls/\($0)" } }
}
