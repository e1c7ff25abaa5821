import SwiftUI

struct QuestionView: View {
  let question: String

  var body: some View {
    Text(question)
      .font(.largeTitle)
      .fontWeight(.semibold)
      .foregroundColor(.red)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

struct QuestionView_Previews: PreviewProvider {
  static var previews: some View {
    QuestionView(question: "ありがとう")
  }
}
