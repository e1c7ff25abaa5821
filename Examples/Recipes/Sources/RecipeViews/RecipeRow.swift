import RecipeModel
import SwiftUI

/// A recipe in one line.
public struct RecipeRow: View {
  private let recipe: Recipe

  public init(_ recipe: Recipe) { self.recipe = recipe }

  public var body: some View {
    HStack {
      Text(recipe.name)
      Spacer()
      Text(recipe.duration).foregroundStyle(.secondary)
    }
    .padding(8)
    .background(Color("Paper", bundle: .module))
  }
}

#Preview("Row") { RecipeRow(Recipe.examples[0]) }
