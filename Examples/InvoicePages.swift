import SwiftUI

struct InvoiceItem: Identifiable {
  let id: Int
  let name: String
  let count: Int
  let price: Decimal

  var sum: Decimal { Decimal(count) * price }

  static let all: [InvoiceItem] = (1...64).map { number in
    let names = ["Oak board, planed", "Brass hinge", "Linseed oil", "Sanding paper", "Dowel", "Wood glue"]
    return InvoiceItem(
      id: number, name: names[number % names.count], count: 1 + number * 7 % 12,
      price: Decimal(number * 37 % 480 + 20) / 10)
  }
}

struct InvoicePages: View {
  let items = InvoiceItem.all

  private var total: Decimal { items.reduce(0) { $0 + $1.sum } }

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      letterhead
      table
      closing
    }
    .font(.system(size: 11))
    .foregroundStyle(.black)
  }

  private var letterhead: some View {
    HStack(alignment: .top) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Invoice 2026-117").font(.system(size: 22, weight: .bold)).accessibilityAddTraits(.isHeader)
        Text("For Marta Reyes, Calle Mayor 14, Valencia")
      }
      Spacer()
      VStack(alignment: .trailing, spacing: 4) {
        Text("Larch & Daughters").fontWeight(.semibold)
        Link("larch.example", destination: URL(string: "https://larch.example")!)
      }
    }
    .bookmark("Invoice")
  }

  private var table: some View {
    VStack(spacing: 0) {
      row("Item", "Count", "Price", "Sum")
        .fontWeight(.semibold)
        .background(Color(white: 0.93))
        .repeatedOnEachPage()
      ForEach(items) { item in
        row(item.name, "\(item.count)", euros(item.price), euros(item.sum))
        Divider()
      }
      row("Total", "", "", euros(total)).fontWeight(.bold).keepTogether()
    }
    .bookmark("Items")
  }

  private var closing: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Payment").font(.system(size: 14, weight: .semibold)).accessibilityAddTraits(.isHeader)
      Text(
        "Please pay within thirty days. The goods stay ours until then. What came broken is replaced when you write to us within a week; a picture of it helps."
      )
    }
    .keepTogether()
    .bookmark("Payment")
  }

  private func row(_ name: String, _ count: String, _ price: String, _ sum: String) -> some View {
    HStack {
      Text(name).frame(maxWidth: .infinity, alignment: .leading)
      Text(count).frame(width: 50, alignment: .trailing)
      Text(price).frame(width: 80, alignment: .trailing)
      Text(sum).frame(width: 90, alignment: .trailing)
    }
    .monospacedDigit()
    .padding(.horizontal, 8)
    .padding(.vertical, 6)
  }

  private func euros(_ amount: Decimal) -> String {
    amount.formatted(.currency(code: "EUR").locale(Locale(identifier: "en_IE")))
  }
}
