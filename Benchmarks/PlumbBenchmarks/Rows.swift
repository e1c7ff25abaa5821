import Foundation
import PlumbDrawing
import PlumbExport
import PlumbLayout
import PlumbViews
import PlumbWorkloads
import SwiftUI

/// Works that need views, pictures or very long stacks: the rows of Benchmarks/README.md that no pass measures.
///
/// `PlumbBenchmarks --rows [NAME]` prints the least processor time of some rounds, for each part of the work.
@MainActor struct MeasuredRow {
  let name: String
  let unit: String
  let rounds: Int
  /// What a round uses: nanoseconds of the processor, or bytes.
  var used: () -> Double = processorTime
  /// Prepares a round. The work gives back how many parts it has, and what it made, which ends after the clock.
  let prepare: () -> () -> (parts: Double, made: Any)

  func print() {
    var least = Double.infinity
    for _ in 0..<rounds {
      let work = prepare()
      let start = used()
      let (parts, made) = work()
      least = min(least, (used() - start) / parts)
      withExtendedLifetime(made) {}
    }
    let divisor: Double = unit.hasPrefix("m") ? 1e6 : unit.hasPrefix("n") ? 1 : 1000
    printLine(name, "\((least / divisor * 100).rounded() / 100) \(unit)", "")
  }

  static let all: [MeasuredRow] = layouts + views + pictures

  private static let screen = CGSize(width: 390, height: 844)

  // MARK: Layout

  private static var layouts: [MeasuredRow] {
    [
      laidOut(
        "row of 100000 in turn", unit: "ms", rounds: 8, .inTurn(100_000), width: 1_000_000, height: 844),
      MeasuredRow(name: "one child among 100000", unit: "ms", rounds: 3) {
        let tree = LayoutTree()
        let root = Workload.stack(.horizontal, Array(repeating: .box(10, 10), count: 100_000)).make(in: tree)
        tree.place(root, at: .zero, proposal: phone)
        let child = tree.children(of: root)[50_000]
        return {
          for turn in 0..<10 {
            let width: CGFloat = turn.isMultiple(of: 2) ? 20 : 10
            tree.setRule(
              .fixedFrame(LayoutRule.FixedFrame(width: width, height: 10, alignment: .center)), of: child)
            tree.place(root, at: .zero, proposal: phone)
          }
          return (10, tree)
        }
      },
      laidOut(
        "column of 20000 texts and spacers", unit: "ns a node", rounds: 10, parts: 20_001,
        .textsAndSpacers(20_000), width: 390, height: 1_000_000),
    ]
  }

  /// The first layout of a tree.
  private static func laidOut(
    _ name: String, unit: String, rounds: Int, parts: Double = 1, _ workload: Workload, width: CGFloat,
    height: CGFloat
  ) -> MeasuredRow {
    MeasuredRow(name: name, unit: unit, rounds: rounds) {
      let tree = LayoutTree()
      let root = workload.make(in: tree)
      return {
        tree.place(root, at: .zero, proposal: ProposedViewSize(width: width, height: height))
        return (parts, tree)
      }
    }
  }

  // MARK: Views

  private static var views: [MeasuredRow] {
    [
      made("values to nodes, frame") { Repeated(count: 100_000) { Color.red.frame(width: 10, height: 10) } },
      made("values to nodes, body") { Repeated(count: 100_000) { Body() } },
      made("memory of nodes, frame", unit: "KB a view", rounds: 1, used: memory) {
        Repeated(count: 100_000) { Color.red.frame(width: 10, height: 10) }
      },
      made("memory of nodes, body", unit: "KB a view", rounds: 1, used: memory) {
        Repeated(count: 100_000) { Body() }
      },
      firstLayout(389), firstLayout(390),
      changed("one row's state of 10000", changesColor: false),
      changed("one row's colour of 10000", changesColor: true),
      MeasuredRow(name: "scroll step of 1000000 rows", unit: "ms", rounds: 2) {
        let host = ViewHost(LongList())
        host.layOut(ProposedViewSize(screen))
        _ = host.displayList(size: screen, scale: 3)
        return {
          for turn in 0..<50 {
            host.send(
              .scroll(at: CGPoint(x: 100, y: 400), by: CGSize(width: 0, height: -200)), at: Double(turn))
            host.layOut(ProposedViewSize(screen))
            _ = host.displayList(size: screen, scale: 3)
          }
          return (50, host)
        }
      },
      made("values to nodes, text, verbatim", count: 5000) {
        Repeated(count: 5000) { Text(verbatim: "A few words") }
      },
      made("values to nodes, text, interpolated", count: 5000) { Interpolated(count: 5000) },
    ]
  }

  /// The nodes of views, without a layout.
  private static func made<Content: View>(
    _ name: String, count: Int = 100_000, unit: String = "µs a view", rounds: Int = 4,
    used: @escaping () -> Double = processorTime, _ content: @escaping () -> Content
  ) -> MeasuredRow {
    MeasuredRow(name: name, unit: unit, rounds: rounds, used: used) {
      {
        let host = ViewHost(content())
        host.update()
        return (Double(count), host)
      }
    }
  }

  /// From a press in the first row to the list of what is drawn.
  private static func changed(_ name: String, changesColor: Bool) -> MeasuredRow {
    MeasuredRow(name: name, unit: "ms", rounds: 2) {
      let host = ViewHost(Screen(rows: 10_000, changesColor: changesColor))
      @MainActor func show() {
        host.layOut(list)
        _ = host.displayList(size: screen, scale: 3)
      }
      // A node keeps its items when it is the same in the second frame and the third.
      for _ in 0..<3 { show() }
      let press = host.root.firstAction
      return {
        for _ in 0..<5 {
          press?()
          show()
        }
        return (5, host)
      }
    }
  }

  /// From values to places: a canvas of 390 points has the first size at which margins are wider.
  private static func firstLayout(_ width: CGFloat) -> MeasuredRow {
    MeasuredRow(name: "values to places at \(Int(width))", unit: "µs a view", rounds: 3) {
      {
        let host = ViewHost(Repeated(count: 20_000) { Body() })
        host.layOut(ProposedViewSize(width: width, height: 844))
        return (20_000, host)
      }
    }
  }

  /// The bytes of memory that the program has: a row of memory runs alone, because what others gave back is used again.
  private static func memory() -> Double {
    let words =
      (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return words.count > 1 ? (Double(words[1]) ?? 0) * Double(getpagesize()) : 0
  }

  // MARK: Pictures

  private static var pictures: [MeasuredRow] {
    [
      MeasuredRow(name: "phone, views to list", unit: "ms", rounds: 10) {
        {
          let host = ViewHost(Phone())
          host.layOut(ProposedViewSize(screen))
          return (1, (host, host.displayList(size: screen, scale: 3)))
        }
      },
      MeasuredRow(name: "phone, list to PNG", unit: "ms", rounds: 10) {
        let host = ViewHost(Phone())
        host.layOut(ProposedViewSize(screen))
        let list = host.displayList(size: screen, scale: 3)
        return { (1, (try? list.pngData(scale: 3)) as Any) }
      },
    ]
  }
}

extension Workload {
  /// Boxes and colours in turn.
  fileprivate static func inTurn(_ count: Int) -> Workload {
    let color = Workload.node(.fill(LayoutRule.Fill()), [])
    return stack(.horizontal, (0..<count).map { $0.isMultiple(of: 2) ? .box(10, 10) : color })
  }

  /// Texts of ten letters and spacers in turn.
  fileprivate static func textsAndSpacers(_ count: Int) -> Workload {
    let spacer = Workload.node(.spacer(LayoutRule.Spacer(axis: .vertical, minimum: 0)), [])
    return stack(.vertical, (0..<count).map { $0.isMultiple(of: 2) ? .text(10) : spacer })
  }
}

private struct Repeated<Content: View>: View {
  let count: Int
  let content: () -> Content
  var body: some View { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in content() } } }
}

private struct Body: View {
  var body: some View { Color.red.frame(width: 10, height: 10) }
}

private struct Interpolated: View {
  let count: Int
  var body: some View {
    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("Row \($0) of a list") } }
  }
}

private struct LongList: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<1_000_000, id: \.self) { Text(verbatim: "Row \($0)") } }
    }
  }
}

/// W7: a thousand rounded rectangles and two hundred labels.
private struct Phone: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(0..<1000, id: \.self) { number in
        RoundedRectangle(cornerRadius: 4)
          .fill(Color(hue: Double(number) / 1000, saturation: 0.6, brightness: 0.9))
          .frame(width: 30, height: 16)
          .offset(x: CGFloat(number % 12) * 32, y: CGFloat(number / 12) * 10)
      }
      ForEach(0..<200, id: \.self) { number in
        Text(verbatim: "Label \(number)").font(.system(size: 10))
          .offset(x: CGFloat(number % 6) * 64, y: CGFloat(number / 6) * 24)
      }
    }
    .frame(width: 390, height: 844, alignment: .topLeading)
  }
}
