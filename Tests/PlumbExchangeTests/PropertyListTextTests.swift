import Foundation
import Testing

@testable import PlumbExchange

/// Foundation's reader calls itself for each element: what is too deep must not come to it.
@Suite("The depth of a property list") struct PropertyListTextTests {
  private func depth(_ text: String) -> Int? { PropertyListText.depth(Array(text.utf8)[...]) }

  @Test("counts elements, and nothing in comments, characters and instructions")
  func counted() {
    #expect(depth("<plist><dict><true/><true/><key>a</key></dict></plist>") == 3)
    #expect(depth("<!-- </</</<a --><array><!--><a>--><array>") == 2)
    #expect(depth("<array><![CDATA[</array></array>]]><array>") == 2)
    #expect(depth("<?a </a></a>?><array></array></array><array><array>") == 2)
    #expect(depth("<!DOCTYPE plist PUBLIC \"a\" \"b\"><array a=\"/\"><array a='>'>") == 2)
  }

  @Test("is not known of a text that is not whole, or that declares words of its own")
  func unknown() {
    for text in ["<!-- <array>", "<array", "<![CDATA[", "<?a", "<!DOCTYPE plist [<!ENTITY a '<array>'>]>"] {
      #expect(depth(text) == nil, "\(text)")
    }
  }

  @Test("is that of the text in UTF-8, whatever form its first lines name")
  func forms() {
    func dictionary(_ text: String) -> [String: Any]? {
      PropertyListText.dictionary(Data(text.utf8), deepest: 8)
    }
    let deep = String(repeating: "+ADw-array+AD4-", count: 100_000)
    let (utf7, list) = ("<?xml version=\"1.0\" encoding=\"UTF-7\"?>", "<plist><dict><key>a</key>")
    #expect(dictionary(utf7 + list + deep) == nil)
    #expect(dictionary(utf7 + utf7 + list + deep) == nil)
    // The older form of a list, and UTF-16, behind a first line in XML.
    #expect(dictionary("<?xml?>" + String(repeating: "(", count: 100_000)) == nil)
    #expect(dictionary("<?xml?><\0" + String(repeating: "a\0r\0r\0a\0y\0>\0<\0", count: 100_000)) == nil)
    #expect(dictionary(utf7 + list + "<string>é</string></dict></plist>") as? [String: String] == ["a": "é"])
    #expect(
      dictionary(
        "<!-- " + String(repeating: "</", count: 100_005) + " -->" + list
          + String(repeating: "<array>", count: 100_000)) == nil)
  }
}
