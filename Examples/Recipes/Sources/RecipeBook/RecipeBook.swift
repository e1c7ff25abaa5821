import RecipeModel
import RecipeViews
import SwiftUI

public struct RecipeBook: View {
  public init() {}

  public var body: some View {
    VStack(alignment: .leading) {
      Text(Motto.text).italic()
      ForEach(Recipe.examples) { RecipeRow($0) }
      #if COUNTS_MINUTES
        Text("\(Recipe.examples.map(\.minutes).reduce(0, +)) minutes in all")
      #endif
    }
    .padding()
  }
}

#Preview("Book") { RecipeBook() }
