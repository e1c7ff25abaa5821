/// Which files of a source can change what others do, by the names that they declare and mention.
///
/// A file uses another one if it mentions a name that the other declares. Whoever uses a type uses its extensions, because a value
/// finds them by its type. Extensions of types that the source does not declare, such as `View`, are used by those that mention
/// their members, if these have plain names, and otherwise by all files.
struct DeclarationReach {
  private let files: [FileDeclarations]
  /// The numbers of the files that use each file.
  private var users: [Set<Int>]

  init(_ files: [FileDeclarations]) {
    self.files = files
    users = Array(repeating: [], count: files.count)
    var declaring: [String: Set<Int>] = [:]
    for (number, file) in files.enumerated() {
      for name in file.declares { declaring[name, default: []].insert(number) }
    }
    let aliases = files.reduce(into: Set<String>()) { $0.formUnion($1.aliases) }
    // A witness of such a conformance may be in another extension, which nobody names.
    let conforming = Set(files.flatMap(\.extensions).filter(\.isConformance).compactMap(\.path.last))
    // The files that declare names by which others use them: at their top level, and in extensions of foreign types.
    var used = declaring
    var everywhere = Set(files.indices.filter { files[$0].isSeenByAll })
    for (number, file) in files.enumerated() {
      for extended in file.extensions where !extended.isPrivate {
        let known = extended.path.compactMap { declaring[$0] }.reduce(into: Set<Int>()) { $0.formUnion($1) }
        for other in known where other != number { users[number].insert(other) }
        let isOwn = extended.path.first.map { declaring[$0] != nil } ?? false
        let isAlias = extended.path.contains(where: aliases.contains)
        guard !isOwn || isAlias else { continue }
        if isAlias || !ForeignTypes.isPlain(extended, conforming: conforming) {
          everywhere.insert(number)
          continue
        }
        for name in extended.members { used[name, default: []].insert(number) }
        if extended.hasInitializer {
          for name in ["init", "Self", extended.path.last ?? ""] { used[name, default: []].insert(number) }
        }
      }
    }
    for (number, file) in files.enumerated() {
      if file.seesAll { everywhereUser(number) }
      for name in file.mentions {
        guard let others = used[name] else { continue }
        for other in others where other != number { users[other].insert(number) }
      }
    }
    for number in everywhere { users[number] = Set(files.indices) }
  }

  private mutating func everywhereUser(_ number: Int) {
    for other in files.indices { users[other].insert(number) }
  }

  /// Returns the files that a change of some files can reach, each with the changed file by which it was reached first.
  func reached(from changed: [Int]) -> [Int: Int] {
    var causes: [Int: Int] = [:]
    var next = changed
    for number in changed { causes[number] = number }
    while !next.isEmpty {
      var following: [Int] = []
      for number in next {
        let isStart = causes[number] == number && files[number].isStart
        for user in isStart ? Array(files.indices) : users[number].sorted() where causes[user] == nil {
          causes[user] = causes[number]
          following.append(user)
        }
      }
      next = following
    }
    return causes
  }
}

/// Types of Swift, Foundation and SwiftUI of which an extension with plain names changes nothing but code that names its members.
enum ForeignTypes {
  /// Whether others use an extension of a type that the source does not declare only by the names of its members.
  ///
  /// - Parameter conforming: the types to which the source adds conformances.
  static func isPlain(_ extended: FileDeclarations.Extension, conforming: Set<String>) -> Bool {
    let path = modules.contains(extended.path.first ?? "") ? Array(extended.path.dropFirst()) : extended.path
    let name = path.joined(separator: ".")
    guard !extended.isImplicit, !extended.isConformance, !conforming.contains(path.last ?? ""),
      extended.members.isDisjoint(with: implicit),
      !extended.members.contains(where: { $0.hasPrefix("_") || $0.hasPrefix("build") })
    else { return false }
    return types.contains(name) || protocols.contains(name) && extended.members.isDisjoint(with: required)
  }

  private static let modules: Set = ["Swift", "Foundation", "SwiftUI", "UIKit", "CoreGraphics"]
  /// The names of members that code uses without writing them.
  private static let implicit: Set = [
    "callAsFunction", "dynamicallyCall", "appendInterpolation", "wrappedValue", "projectedValue",
    "makeIterator", "next", "makeAsyncIterator", "description", "debugDescription", "hash", "hashValue",
    "encode", "id", "rawValue", "allCases", "customMirror",
  ]
  /// The names of requirements that SwiftUI calls: an extension of a protocol may have the witness of one.
  private static let required: Set = [
    "body", "path", "role", "animatableData", "sizeThatFits", "placeSubviews", "spacing", "explicitAlignment",
    "makeBody", "makeCache", "updateCache", "layoutProperties", "makeUIView", "updateUIView",
    "dismantleUIView", "makeUIViewController", "updateUIViewController", "dismantleUIViewController",
    "makeNSView", "updateNSView", "makeCoordinator", "resolve", "previews", "platform", "defaultValue",
    "reduce", "effectValue", "transferRepresentation", "inset", "layoutDirectionBehavior", "animate",
    "properties", "update", "title", "entries", "tableRowBody", "tableColumnBody", "commands", "content",
    "startIndex", "endIndex", "index", "count", "isEmpty", "first", "last", "underestimatedCount",
  ]
  /// Structures, enumerations and classes: no conformance of theirs takes a witness from another module.
  private static let types: Set = [
    "String", "Substring", "Character", "Int", "UInt", "Int64", "Int32", "UInt64", "UInt32", "UInt8",
    "Double",
    "Float", "CGFloat", "Bool", "Array", "Dictionary", "Set", "Optional", "Range", "ClosedRange", "Result",
    "Date", "DateFormatter", "DateComponents", "Calendar", "Locale", "TimeZone", "TimeInterval", "Duration",
    "URL", "URLRequest", "URLSession", "URLComponents", "Data", "UUID", "Bundle", "FileManager",
    "UserDefaults", "NotificationCenter", "JSONDecoder", "JSONEncoder", "NumberFormatter", "IndexSet",
    "AttributedString", "NSAttributedString", "CharacterSet", "Decimal", "Measurement", "Logger", "Task",
    "Color", "Font", "Image", "Text", "Binding", "Animation", "AnyTransition", "LinearGradient", "Gradient",
    "RadialGradient", "AngularGradient", "EdgeInsets", "Edge", "Alignment", "HorizontalAlignment",
    "VerticalAlignment", "UnitPoint", "Angle", "Path", "EnvironmentValues", "FocusedValues",
    "ContainerValues", "ColorScheme", "LocalizedStringKey", "LocalizedStringResource", "Transaction",
    "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "CGColor", "CGPath", "Label", "Button",
    "UIColor", "UIFont", "UIImage", "UIScreen", "UIDevice", "UIApplication", "UIEdgeInsets", "UIBezierPath",
    "NSColor", "NSFont", "NSImage", "Notification", "Notification.Name", "Font.Weight", "Font.TextStyle",
    "PreviewTrait",
  ]
  private static let protocols: Set = [
    "View", "Shape", "InsettableShape", "ShapeStyle", "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle",
    "LabelStyle", "ToggleStyle", "TextFieldStyle", "ProgressViewStyle", "GaugeStyle", "GroupBoxStyle",
    "LabeledContentStyle", "MenuStyle", "DatePickerStyle", "ListStyle", "PickerStyle", "TabViewStyle",
    "DisclosureGroupStyle", "ControlGroupStyle", "FormStyle", "NavigationSplitViewStyle",
  ]
}
