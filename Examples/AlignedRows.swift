import SwiftUI

/// The same row four times: the guides of the three views are put on one line.
struct AlignedRows: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      AlignedRow(name: "top", alignment: .top)
      AlignedRow(name: "center", alignment: .center)
      AlignedRow(name: "firstTextBaseline", alignment: .firstTextBaseline)
      AlignedRow(name: "bottom", alignment: .bottom)
    }
    .padding()
  }
}

struct AlignedRow: View {
  let name: String
  let alignment: VerticalAlignment

  var body: some View {
    HStack(alignment: alignment) {
      Color.purple
        .frame(width: 30, height: 50)
      Text(name)
        .border(Color.gray)
      Text("Large")
        .font(.largeTitle)
        .border(Color.gray)
    }
    .border(Color.pink)
  }
}

#Preview {
  AlignedRows()
}
