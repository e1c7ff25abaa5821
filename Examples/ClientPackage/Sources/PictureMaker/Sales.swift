import Charts
import SwiftUI

struct Sales: View {
  let counts: [Int]

  var body: some View {
    Chart(Array(counts.enumerated()), id: \.offset) { day, count in
      BarMark(x: .value("Day", "\(day)"), y: .value("Count", count)).foregroundStyle(.red)
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .frame(width: 60, height: 40)
  }
}
