import SwiftUI
import Testing

@Suite("Core Foundation's names")
struct CoreFoundationTests {
  private final class Box: @unchecked Sendable {
    let lock: os_unfair_lock_t = .allocate(capacity: 1)
    var count = 0
    init() { lock.initialize(to: os_unfair_lock()) }
    deinit { lock.deallocate() }
  }

  @Test("an address of Core Foundation is NSURL's and URL's")
  func address() throws {
    func path(_ url: CFURL) -> String? { url.path }
    let url = try #require(URL(string: "file:///a/b"))
    #expect(path(url as CFURL) == "/a/b" && path(url as NSURL) == "/a/b")
    #expect((url as CFURL) as URL == url)
  }

  @Test("older names of options read and write files as the newer ones do")
  func options() {
    #expect(
      [Data.WritingOptions.atomicWrite, .completeFileProtection] == [.atomic, .completeFileProtection])
    #expect(Data.ReadingOptions.mappedRead == .mappedIfSafe && Data.ReadingOptions.uncachedRead == .uncached)
    let all: Data.WritingOptions = [.completeFileProtectionWhenUserInactive, .withoutOverwriting]
    #expect(all.contains(.withoutOverwriting) && !all.contains(.atomic))
  }

  @Test("threads that take a lock do not lose each other's work")
  func lock() {
    let box = Box()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<1000 {
        os_unfair_lock_lock(box.lock)
        box.count += 1
        os_unfair_lock_unlock(box.lock)
      }
    }
    #expect(box.count == 4000)
    #expect(os_unfair_lock_trylock(box.lock) && !os_unfair_lock_trylock(box.lock))
    os_unfair_lock_assert_owner(box.lock)
    os_unfair_lock_unlock(box.lock)
    os_unfair_lock_assert_not_owner(box.lock)
  }

  @Test("a text's letters are changed in their place")
  func transform() {
    let text = NSMutableString(string: "Žofie")
    #expect(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false) && text == "Zofie")
    var range = CFRangeMake(0, 1)
    let word = NSMutableString(string: "Ž Ž")
    #expect(CFStringTransform(word, &range, kCFStringTransformStripDiacritics, false))
    #expect(word == "Z Ž" && range.length == 1)
    var outside = CFRangeMake(2, 9)
    #expect(!CFStringTransform(word, &outside, kCFStringTransformStripDiacritics, false))
  }

  @Test("letters of an address are escaped as far as they are named")
  func escapes() {
    let utf8 = CFStringBuiltInEncodings.UTF8.rawValue
    #expect(CFURLCreateStringByAddingPercentEscapes(nil, "a b/c&ü", nil, "&/", utf8) == "a%20b%2Fc%26%C3%BC")
    #expect(CFURLCreateStringByReplacingPercentEscapes(nil, "a%20b%2Fc", "") == "a b/c")
    #expect(CFURLCreateStringByReplacingPercentEscapes(nil, "a%20b%2Fc", "/") == "a b%2Fc")
  }

  @Test("truth values and numbers have types of their own")
  func types() {
    #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID())
    #expect(CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID())
    #expect(CFGetTypeID(NSNumber(value: 1.5)) == CFNumberGetTypeID())
    #expect(CFGetTypeID(NSString(string: "a")) == CFStringGetTypeID())
    #expect(CFEqual("a", "a") && !CFEqual("a", 1))
  }

  @Test("a number of a dictionary is a CGFloat too")
  func numbers() {
    let sizes =
      ["width": NSNumber(value: 20), "height": NSNumber(value: 1.5), "name": NSString("a")] as NSDictionary
    let values = sizes as? [String: Any]
    #expect(values?["width"] as? CGFloat == 20 && values?["height"] as? CGFloat == 1.5)
    #expect(values?["width"] as? Int == 20 && values?["name"] as? CGFloat == nil)
  }

  @Test("a queue tells its label, and so does the one that runs")
  func label() {
    let queue = DispatchQueue(label: "pictures")
    #expect(String(cString: __dispatch_queue_get_label(queue)) == "pictures")
    #expect(queue.sync { String(cString: __dispatch_queue_get_label(nil)) } == "pictures")
  }

  @Test("nobody is signed in to iCloud, and what would go there stays here")
  func cloud() async {
    let files = FileManager.default
    #expect(files.ubiquityIdentityToken == nil && files.url(forUbiquityContainerIdentifier: nil) == nil)
    let file = URL(fileURLWithPath: "/tmp/a")
    #expect(throws: CocoaError.self) { try files.startDownloadingUbiquitousItem(at: file) }
    #expect(files.containerURL(forSecurityApplicationGroupIdentifier: "../a") == nil)
    let store = NSUbiquitousKeyValueStore()
    store.set(7 as Int64, forKey: "seven")
    #expect(store.longLong(forKey: "seven") == 7 && store.string(forKey: "seven") == nil)
    store.removeObject(forKey: "seven")
    #expect(store.dictionaryRepresentation.isEmpty)
  }

  @Test("a search in iCloud ends at once and finds nothing")
  @MainActor func search() async {
    let query = NSMetadataQuery()
    query.operationQueue = OperationQueue()
    let name = NSNotification.Name.NSMetadataQueryDidFinishGathering
    await withCheckedContinuation { next in
      let once = NotificationCenter.default.addObserver(forName: name, object: query, queue: nil) { _ in
        next.resume()
      }
      #expect(query.start() && !query.start())
      _ = once
    }
    #expect(query.resultCount == 0)
  }

  @Test("points, sizes and rectangles are written as their numbers")
  func geometryWords() {
    #expect("\(CGPoint(x: 1, y: 2))" == "(1.0, 2.0)")
    #expect(CGSize(width: 3, height: 4.5).debugDescription == "(3.0, 4.5)")
    #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4))" == "(1.0, 2.0, 3.0, 4.0)")
  }

  @Test("a number object knows whether it holds a floating-point number")
  func floats() {
    let floats: [NSNumber] = [1.5, NSNumber(value: Float(2)), NSNumber(value: Double(3))]
    let others: [NSNumber] = [1, true, NSNumber(value: UInt8(200)), NSNumber(value: Int64.max)]
    #expect(floats.allSatisfy(CFNumberIsFloatType) && !others.contains(where: CFNumberIsFloatType))
    #expect(CFNumberGetType(true) == .sInt8Type && CFNumberGetByteSize(NSNumber(value: Int64.max)) == 8)
    let error = NSError(domain: "a", code: 7) as CFError
    #expect(CFErrorGetCode(error) == 7 && CFErrorGetDomain(error) == "a")
  }
}
