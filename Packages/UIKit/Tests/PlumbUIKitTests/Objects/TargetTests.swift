import Foundation
import PlumbUIKit
import SwiftUI
import Testing
import Waiting

@Suite("Targets, observers and timers") @MainActor struct TargetTests {
  @MainActor private final class Listener: NSObject {
    var heard: [String] = []
    func tapped() { heard.append("tapped") }
    func changed() { heard.append("changed") }
    func told(_ notification: Notification) { heard.append("told") }
    func fired(_ timer: Timer) { heard.append(timer.userInfo as? String ?? "nothing") }
    func saved(_ image: UIImage, _ error: (any Error)?, _ context: UnsafeRawPointer) {
      heard.append((error as NSError?)?.domain ?? "saved")
    }
  }

  @Test("one action of a target is removed, and the target's others stay")
  func actions() {
    let (listener, button) = (Listener(), UIButton())
    let (tapped, changed) = (Selector(Listener.tapped), Selector(Listener.changed))
    button.addTarget(listener, action: tapped, for: .touchUpInside)
    button.addTarget(listener, action: changed, for: .touchUpInside)
    button.removeTarget(listener, action: tapped, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(listener.heard == ["changed"])
    // Another selector of the method can not be compared with the first one.
    button.removeTarget(listener, action: Selector(Listener.changed), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(listener.heard == ["changed"])
  }

  @Test("an observer of two objects hears one of them after it has left the other")
  func objects() {
    let (listener, center, name) = (Listener(), NotificationCenter(), Notification.Name("told"))
    let (first, second) = (NSObject(), NSObject())
    for object in [first, second] {
      center.addObserver(listener, selector: Selector(Listener.told(_:)), name: name, object: object)
    }
    center.removeObserver(listener, name: name, object: first)
    center.post(name: name, object: first)
    #expect(listener.heard == [])
    center.post(name: name, object: second)
    #expect(listener.heard == ["told"])
  }

  @Test("a scheduled timer has what its target is to know")
  func timers() {
    let listener = Listener()
    let timer = Timer.scheduledTimer(
      timeInterval: 3600, target: listener, selector: Selector(Listener.fired(_:)), userInfo: "tea",
      repeats: true)
    timer.fire()
    timer.invalidate()
    #expect(listener.heard == ["tea"])
  }

  @Test("who saves a picture among the photos is told that it is refused")
  func photos() async throws {
    let listener = Listener()
    UIImageWriteToSavedPhotosAlbum(UIImage(), listener, Selector(Listener.saved(_:_:_:)), nil)
    try await waitUntil { !listener.heard.isEmpty }
    #expect(listener.heard == ["ALAssetsLibraryErrorDomain"])
  }

  @Test("a delegate keeps the keyboard, unless it is taken by force")
  func keyboard() {
    @MainActor final class Keeper: UITextFieldDelegate {
      var mayEnd = false
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
    }
    let (keeper, view, field) = (Keeper(), UIView(), UITextField())
    view.addSubview(field)
    field.delegate = keeper
    #expect(field.becomeFirstResponder())
    #expect(!view.endEditing(false) && field.isFirstResponder)
    #expect(!field.resignFirstResponder() && field.isFirstResponder)
    #expect(view.endEditing(true) && !field.isFirstResponder)
    #expect(field.becomeFirstResponder())
    keeper.mayEnd = true
    #expect(view.endEditing(false) && !field.isFirstResponder)
  }

  @Test("a text view has the area that it is made with")
  func container() {
    let area = NSTextContainer()
    area.maximumNumberOfLines = 2
    #expect(UITextView(frame: .zero, textContainer: area).textContainer === area)
  }

  @Test("a pasteboard keeps texts of several types apart")
  func pasteboard() {
    let board = NSPasteboard.general
    board.clearContents()
    let own = NSPasteboard.PasteboardType("com.example.own")
    board.setString("plain", forType: .string)
    board.setString("own", forType: own)
    #expect(board.string(forType: .string) == "plain" && board.string(forType: own) == "own")
    #expect(board.string(forType: NSPasteboard.PasteboardType("com.example.other")) == nil)
    board.clearContents()
    let general = UIPasteboard.withUniqueName()
    general.setValue(Data([1, 2]), forPasteboardType: "com.example.own")
    #expect(general.data(forPasteboardType: "com.example.own") == Data([1, 2]) && general.string == nil)
  }
}
