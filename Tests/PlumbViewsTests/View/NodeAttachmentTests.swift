import PlumbTesting
import SwiftUI
import Testing

@testable import PlumbViews

@MainActor @Suite("What only some nodes have")
struct NodeAttachmentTests {
  @Test("a node that has nothing of its own has no attachment, and is small")
  func plain() {
    let view = TestedView(proposing: 100, 100) { VStack { Color.red.padding(4) } }
    func all(_ node: ViewNode) -> [ViewNode] { [node] + node.children.flatMap(all) }
    let plain = all(view.host.root).filter { $0.attachments == nil }
    #expect(plain.map(\.name).contains("VStack") && plain.map(\.name).contains("padding"))
    for node in plain { #expect(usableSize(Unmanaged.passUnretained(node).toOpaque()) <= 152) }
  }

  @Test("what a node is given of several kinds it has, and what is taken away it has no more")
  func kinds() {
    let host = ViewHost(EmptyView())
    let node = ViewNode(kind: ObjectIdentifier(Int.self), parent: host.root, host: host)
    #expect((node.text, node.zIndex, node.userID) == (nil, nil, nil))
    node.text = "a"
    node.zIndex = 2
    node.accessibility.label = "b"
    node.interactions.isHitEverywhere = true
    node.detail = "red"
    #expect((node.text, node.detail, node.zIndex) == ("a", "red", 2))
    #expect(node.accessibility.label == "b" && node.saysAccessibility)
    let interaction = node.interaction
    #expect(interaction?.isHitEverywhere == true && node.interactions === interaction)
    node.interaction = nil
    node.text = nil
    #expect(node.interaction == nil && node.text == nil)
    #expect((node.detail, node.zIndex) == ("red", 2))
    #expect(node.accessibility.label == "b")
  }

  @Test("taking away what a node never had makes nothing")
  func nothing() {
    let host = ViewHost(EmptyView())
    let node = ViewNode(kind: ObjectIdentifier(Int.self), parent: host.root, host: host)
    (node.text, node.detail, node.effect, node.readLayout) = (nil, "", nil, nil)
    (node.readPreferences, node.interaction, node.action, node.identity) = (nil, nil, nil, nil)
    #expect(node.attachments == nil)
  }
}

@MainActor @Suite("References that do not keep a node")
struct LinkTests {
  @MainActor private final class Holder { @Linked var node: ViewNode? }

  @Test(
    "a linked node is there as long as somebody keeps it, and a child knows its parent as long as that is there"
  )
  func node() {
    let host = ViewHost(EmptyView())
    let holder = Holder()
    #expect(holder.node == nil)
    var parent: ViewNode? = ViewNode(kind: ObjectIdentifier(Int.self), parent: host.root, host: host)
    let child = ViewNode(kind: ObjectIdentifier(Int.self), parent: parent, host: host)
    holder.node = parent
    #expect(holder.node === parent && child.parent === parent && parent?.parent === host.root)
    parent = nil
    #expect(holder.node == nil && child.parent == nil)
    holder.node = child
    #expect(holder.node === child)
    holder.node = nil
    #expect(holder.node == nil)
  }

  @Test("what a view's rules keep is gone with the view, and all of it with the host")
  func composites() {
    var host: ViewHost? = ViewHost(Toggled())
    host?.update()
    func composite(_ node: ViewNode?) -> AnyObject? {
      node.flatMap { node in
        (node.composite as? Composite<Inner>) ?? node.children.lazy.compactMap { composite($0) }.first
      }
    }
    func firstAction(_ node: ViewNode?) -> (() -> Void)? {
      node.flatMap { node in node.action ?? node.children.lazy.compactMap { firstAction($0) }.first }
    }
    weak let inner = composite(host?.root)
    weak let outer = host?.root.children.first?.composite
    #expect(inner != nil && outer != nil)
    firstAction(host?.root)?()
    host?.update()
    #expect(inner == nil && outer != nil)
    host = nil
    #expect(outer == nil)
  }

  private struct Inner: View {
    var body: some View { Color.red }
  }

  private struct Toggled: View {
    @State private var isShown = true
    var body: some View {
      Button("Hide") { isShown = false }
      if isShown { Inner() }
    }
  }

  @Test("a host whose owner has left it is gone for all that is linked to it")
  func host() {
    var host: ViewHost? = ViewHost(EmptyView())
    let link = host?.link
    #expect(link?.object === host)
    host = nil
    #expect(link?.object == nil)
  }
}

/// How many bytes of the heap a piece of memory takes; Glibc's module does not declare it.
@_silgen_name("malloc_usable_size") private func usableSize(_ memory: UnsafeMutableRawPointer) -> Int
