import Testing
@testable import RecipeModel
