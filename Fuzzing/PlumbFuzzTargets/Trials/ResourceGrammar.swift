/// The files beside the sources of a project: asset catalogs, texts, settings and data models.
extension Choices {
  /// Any JSON, whose keys are those of a few words.
  private mutating func json(_ words: [String], depth: Int = 0) -> String {
    guard depth < 5 else { return "1" }
    switch below(10) {
    case 0...3:
      let fields = (0..<below(5)).map { _ in
        "\(Self.quoted(pick(words))): \(json(words, depth: depth + 1))"
      }
      return "{\(fields.joined(separator: ", "))}"
    case 4, 5: return "[\((0..<below(4)).map { _ in json(words, depth: depth + 1) }.joined(separator: ", "))]"
    case 6, 7: return Self.quoted(pick(words))
    case 8: return pick(["1", "-1", "0.5", "1e308", "1e999", "18446744073709551616", "true", "null"])
    default:
      return pick([
        #""0x1FF""#, #""\u0000""#, #""\ud800""#, #""1.5.5""#, String(repeating: "[", count: 2000), "",
      ])
    }
  }

  private mutating func textOrNoise(_ text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    guard isOne(in: 8) else { return bytes }
    for _ in 0..<1 + below(3) where !bytes.isEmpty { bytes[below(bytes.count)] = byte() }
    return isOne(in: 3) ? Array(bytes.prefix(below(bytes.count))) : bytes
  }

  mutating func colorSet() -> [UInt8] {
    func part(_ text: String) -> String { #""\#(text)""# }
    let number = { (choices: inout Choices) -> String in
      choices.pick([
        "\"1.0\"", "\"255\"", "\"0xFF\"", "\"nan\"", "\"1e308\"", "\"-inf\"", "\"0x\"", "\"\"", "7", "null",
        "[]",
      ])
    }
    let space = pick(["srgb", "display-p3", "gray-gamma-22", "extended-srgb", "", "lab"])
    let color =
      #"{"color-space":"\#(space)","components":{"red":\#(number(&self)),"green":\#(number(&self)),"blue":\#(number(&self)),"alpha":\#(number(&self)),"white":\#(number(&self))}}"#
    let looks = pick([
      "[]", #"[{"appearance":"luminosity","value":"dark"}]"#, #"[{"appearance":"contrast","value":"high"}]"#,
      "{}",
    ])
    let text =
      #"{"colors":[{"idiom":"universal","color":\#(color)},{"appearances":\#(looks),"idiom":"universal","color":\#(color)}]}"#
    return textOrNoise(isOne(in: 4) ? json(Self.assetWords) : text)
  }

  mutating func imageSet() -> [UInt8] {
    let file = pick(["a.png", "", "../a.png", "/dev/zero", "a.svg", "nowhere.png", "..", "a\\nb"])
    let text =
      #"{"images":[{"idiom":"universal","filename":"\#(file)","scale":"\#(pick(["1x", "2x", "0x", "-1x", "1e9x", "x"]))"}],"properties":{"template-rendering-intent":"template","preserves-vector-representation":true}}"#
    return textOrNoise(isOne(in: 4) ? json(Self.assetWords) : text)
  }

  mutating func groupDescription() -> [UInt8] {
    textOrNoise(
      pick([
        #"{"properties":{"provides-namespace":true}}"#, #"{"properties":7}"#, "[]", json(Self.assetWords),
      ]))
  }

  private static let assetWords = [
    "images", "colors", "idiom", "universal", "filename", "scale", "color", "components", "red", "alpha",
    "color-space", "appearances",
    "appearance", "value", "dark", "properties", "provides-namespace", "info", "version", "platform",
    "reference", "systemBlueColor",
  ]

  mutating func stringCatalog() -> [UInt8] {
    func unit(_ choices: inout Choices) -> String {
      let text = choices.pick([
        "Hello", "%@ and %2$@", "%#@count@", "%1$lld %lld", "%", "%9999999999$@", "%.1000f", "\\n", "",
      ])
      return #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
    }
    let plural =
      #"{"variations":{"plural":{"one":\#(unit(&self)),"other":\#(unit(&self))},"device":{"iphone":\#(unit(&self))}}}"#
    let parts =
      #"{"stringUnit":{"state":"new","value":"%#@count@"},"substitutions":{"count":{"argNum":\#(pick(["1", "0", "-1", "9223372036854775807"])),"formatSpecifier":"\#(pick(["lld", "", "@", "%"]))","variations":{"plural":{"other":\#(unit(&self))}}}}}"#
    let values = [unit(&self), plural, parts]
    let entries = ["Hello", "%lld items", "", "a\\u0000b"].map {
      #""\#($0)":{"localizations":{"en":\#(pick(values)),"\#(pick(["de", "", "zh-Hans", "x"]))":\#(pick(values))}}"#
    }
    let text =
      #"{"sourceLanguage":"\#(pick(["en", "", "xx-YY-ZZ"]))","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#
    return textOrNoise(
      isOne(in: 4)
        ? json([
          "strings", "localizations", "en", "stringUnit", "value", "variations", "plural", "other", "device",
          "substitutions", "sourceLanguage",
        ]) : text)
  }

  mutating func strings() -> [UInt8] {
    let lines = [
      #""a" = "b";"#, #""a" = "%@ %d %s %n";"#, "/* open", "// line", #""a" "b""#, #""\U00e9" = "\U110000";"#,
      #""\777" = "x";"#, "a = b;",
      "\"", ";;;", #"{ "a" = ("b"); }"#,
      "<?xml version=\"1.0\"?><plist><dict><key>a</key><string>b</string></dict></plist>", "bplist00",
    ]
    let text = (0..<1 + below(6)).map { _ in pick(lines) }.joined(separator: "\n")
    guard isOne(in: 8) else { return textOrNoise(text) }
    // In UTF-16, as older files are.
    return [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
      + (isOne(in: 2) ? [0xD8] : [])
  }

  mutating func propertyList() -> [UInt8] {
    let values = [
      "<string>a</string>",
      "<dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>other</key><string>%d</string></dict></dict>",
      "<integer>99999999999999999999</integer>", "<real>nan</real>", "<date>x</date>", "<data>%%%</data>",
      "<array><dict/></array>", "<true/>",
      String(repeating: "<array>", count: 600), "<!DOCTYPE a [<!ENTITY b \"c\">]>&b;",
      "<string>$(A) ${B} $(inherited)</string>",
    ]
    let entries = (0..<below(5)).map { _ in
      "<key>\(pick(["a", "CFBundleName", "", "UIAppFonts", "&#0;", "%lld items"]))</key>\(pick(values))"
    }
    return textOrNoise(
      "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict>\(entries.joined())</dict></plist>")
  }

  mutating func configuration() -> [UInt8] {
    let lines = [
      "A = $(B) x", "B = $(A)$(A)", "#include \"Config.xcconfig\"", "#include? \"/dev/zero\"",
      "#include \"../Loop.xcconfig\"", "// a",
      "A[sdk=iphone*] = 1", "PRODUCT_NAME = $(inherited)$(inherited)", "= x", "#include \"",
      "SWIFT_VERSION = // 5", "[=]==", "#include \"Pipe.swift\"",
    ]
    return textOrNoise((0..<below(8)).map { _ in pick(lines) }.joined(separator: "\n"))
  }

  mutating func dataModel() -> [UInt8] {
    let parts = [
      #"<entity name="Note" representedClassName="Note" codeGenerationType="class"><attribute name="title" attributeType="String" optional="YES"/></entity>"#,
      #"<entity name="Note" parentEntity="Note"/>"#, #"<entity name="a b" representedClassName=".Note"/>"#,
      #"<entity name="B" parentEntity="C"/><entity name="C" parentEntity="B"/>"#,
      #"<entity name="class" codeGenerationType="class"><relationship name="self" toMany="YES" destinationEntity="Nothing" inverseName="x"/></entity>"#,
      #"<attribute name="x" attributeType="Integer 99" defaultValueString="nan"/>"#, "<entity>",
      #"<entity name="&#x110000;"/>"#,
    ]
    return textOrNoise(
      #"<?xml version="1.0"?><model type="com.apple.IDECoreDataModeler.DataModel">\#((0..<below(5)).map { _ in pick(parts) }.joined())</model>"#
    )
  }

  mutating func workspace() -> [UInt8] {
    let parts = [
      #"<FileRef location="group:App.xcodeproj"/>"#, #"<FileRef location="group:Other.xcodeproj"/>"#,
      #"<FileRef location="group:NoPackage"/>"#,
      #"<Group location="container:..">"#, "</Group>", #"<FileRef location="absolute:/dev/zero"/>"#,
      #"<FileRef location="x"/>"#, "<FileRef location=\"",
    ]
    return textOrNoise(
      "<Workspace version=\"1.0\">\((0..<below(6)).map { _ in pick(parts) }.joined())</Workspace>")
  }
}
