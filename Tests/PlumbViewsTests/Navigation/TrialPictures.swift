import Foundation
import PlumbDrawing
import PlumbExport
import PlumbLayout
import PlumbViews
import SwiftUI
import Testing

@Suite("trial pictures") @MainActor struct TrialPictures {
  func draw<V: View>(_ name: String, _ view: V, width: CGFloat = 390, height: CGFloat = 700, taps: [(CGFloat, CGFloat)] = [], scroll: CGFloat = 0, pad: Bool = false) throws {
    for scheme in [ColorScheme.light, .dark] {
      var stage = Stage()
      stage.proposal = ProposedViewSize(width: width, height: height)
      stage.safeArea = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
      stage.environment.displayScale = 1
      stage.environment.colorScheme = scheme
      stage.environment.resources = .ofProgram
      let staged = stage.show(view, problems: { print("PROBLEM", name, $0) })
      var t = 0.0
      for (x, y) in taps {
        staged.host.send(.pointer(PointerEvent(phase: .down, location: CGPoint(x: x, y: y), isTouch: true)), at: t)
        staged.layOut()
        t += 0.05
        staged.host.send(.pointer(PointerEvent(phase: .up, location: CGPoint(x: x, y: y), isTouch: true)), at: t)
        t += 0.5
        staged.layOut()
      }
      if scroll != 0 { staged.host.send(.scroll(at: CGPoint(x: 100, y: 400), by: CGSize(width: 0, height: -scroll)), at: t); staged.layOut() }
      let list = staged.displayList()
      let data = Data(try list.pngData(scale: 1, background: scheme == .dark ? .black : .white))
      try data.write(to: URL(fileURLWithPath: "/tmp/nav-\(name)-\(scheme).png"))
      if scheme == .light { print(name, staged.host.accessibleElements().map { "\($0.role) \($0.label)\($0.isSelected ? "*" : "") \($0.frame)" }.joined(separator: "\n  ")) }
    }
  }
  @Test func all() throws {
    try draw("list", FruitList())
    try draw("scrolled", FruitList(), scroll: 80)
    try draw("menu", FruitList(), taps: [(360, 69)])
    try draw("detail", FruitList(), taps: [(200, 300)])
    try draw("sheet", FruitList(), taps: [(310, 69)])
    try draw("tabs", FruitTabs())
    try draw("newtabs", NewTabs(), taps: [(300, 650)])
    try draw("page", PageTabs().background(.blue))
    try draw("mail", Mailboxes(), width: 1000)
    try draw("mailcompact", Mailboxes())
    try draw("tree", FruitTree(), taps: [(200, 100)])
    try draw("old", OldLinks())
    try draw("parts", PartsScreen())
    try draw("options", FruitMenu(), taps: [(195, 360)])
  }
}
