import SwiftUI

/// A table with a line under each row, as long as anybody wants.
struct Invoice: View {
  let number: Int
  let rows: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Text("Invoice \(number)").font(.system(size: 22, weight: .bold)).accessibilityAddTraits(.isHeader)
      VStack(spacing: 0) {
        InvoiceRow("Item", "Count", "Price", "Sum")
          .fontWeight(.semibold)
          .background(Color(white: 0.93))
          .repeatedOnEachPage()
        ForEach(0..<rows, id: \.self) { row in
          let (count, price) = (1 + row * 7 % 12, row * 37 % 480 + 20 + number % 9)
          InvoiceRow("Item \(row), oak board, planed", "\(count)", euros(price), euros(count * price))
          Divider()
        }
      }
      Text("Please pay within thirty days.").keepTogether()
    }
    .font(.system(size: 11))
    .foregroundStyle(.black)
  }

  private func euros(_ cents: Int) -> String { "€\(cents / 100).\(cents % 100 / 10)\(cents % 10)" }
}

private struct InvoiceRow: View {
  let cells: [String]

  init(_ cells: String...) { self.cells = cells }

  var body: some View {
    HStack {
      Text(cells[0]).frame(maxWidth: .infinity, alignment: .leading)
      Text(cells[1]).frame(width: 50, alignment: .trailing)
      Text(cells[2]).frame(width: 80, alignment: .trailing)
      Text(cells[3]).frame(width: 90, alignment: .trailing)
    }
    .monospacedDigit()
    .padding(.horizontal, 8)
    .padding(.vertical, 6)
  }
}
