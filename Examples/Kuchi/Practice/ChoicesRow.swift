import SwiftUI

struct ChoicesRow: View {
  let choice: String

  var body: some View {
    Text(choice)
      .font(.title3)
      .frame(maxWidth: .infinity)
      .contentShape(Rectangle())
  }
}

struct ChoicesRow_Previews: PreviewProvider {
  static var previews: some View {
    ChoicesRow(choice: "Thank you")
  }
}
