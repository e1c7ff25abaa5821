import SwiftUI
import Testing

@testable import PlumbViews

@MainActor @Suite("The children of a node")
struct NodeListTests {
  private let host = ViewHost(EmptyView())

  private func nodes(_ count: Int) -> [ViewNode] {
    (0..<count).map { _ in ViewNode(kind: ObjectIdentifier(Int.self), parent: host.root, host: host) }
  }

  @Test("are the nodes that they were made of, in this order", arguments: 0..<4)
  func made(_ count: Int) {
    let nodes = nodes(count)
    let list = NodeList(nodes)
    #expect(list.count == count && list.isEmpty == (count == 0))
    #expect(list.elementsEqual(nodes, by: ===))
    #expect(list.indices.allSatisfy { list[$0] === nodes[$0] })
    #expect(list.reversed().elementsEqual(nodes.reversed(), by: ===))
  }

  @Test("follow each change as an array does", arguments: 0..<4)
  func changed(_ count: Int) {
    let (nodes, new) = (nodes(count), nodes(2))
    var (list, array) = (NodeList(nodes), nodes)
    func check() { #expect(list.elementsEqual(array, by: ===)) }
    list.append(new[0])
    array.append(new[0])
    check()
    list[0] = new[1]
    array[0] = new[1]
    check()
    list.insert(new[0], at: 0)
    array.insert(new[0], at: 0)
    check()
    list.removeSubrange(1...)
    array.removeSubrange(1...)
    check()
    list += nodes
    array += nodes
    check()
    list.removeAll { $0 === new[0] }
    array.removeAll { $0 === new[0] }
    check()
  }

  @Test("are no larger than a reference")
  func size() { #expect(MemoryLayout<NodeList>.size == MemoryLayout<UnsafeRawPointer>.size) }
}
