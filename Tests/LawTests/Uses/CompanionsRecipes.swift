// swift-format-ignore-file
import CoreData
import SwiftUI

struct RecipePersistence {
    static let shared = RecipePersistence()

    static var preview: RecipePersistence = {
        let result = RecipePersistence(inMemory: true)
        let viewContext = result.container.viewContext
        let dinner = RecipeCategory(context: viewContext)
        dinner.name = "Dinner"
        for i in 0..<5 {
            let recipe = Recipe(context: viewContext)
            recipe.id = UUID()
            recipe.title = "Recipe \(i)"
            recipe.createdAt = Date(timeIntervalSinceReferenceDate: Double(i) * 86_400)
            recipe.category = dinner
            recipe.isFavorite = i % 2 == 0
            recipe.tags = ["quick", "easy"]
            for name in ["Salt", "Pepper", "Flour"].prefix(i) {
                let ingredient = Ingredient(context: viewContext)
                ingredient.name = name
                recipe.addToIngredients(ingredient)
            }
        }
        do {
            try viewContext.save()
        } catch {
            let nsError = error as NSError
            fatalError("Unresolved error \(nsError), \(nsError.userInfo)")
        }
        return result
    }()

    let container: NSPersistentContainer

    init(inMemory: Bool = false) {
        container = NSPersistentContainer(name: "Recipes")
        if inMemory {
            container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
        }
        container.viewContext.automaticallyMergesChangesFromParent = true
        container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        container.loadPersistentStores(completionHandler: { (storeDescription, error) in
            if let error = error as NSError? {
                fatalError("Unresolved error \(error), \(error.userInfo)")
            }
        })
    }
}

@objc(RecipeCategory)
public class RecipeCategory: NSManagedObject {
    var wrappedName: String { name ?? "Unknown" }
    var sortedRecipes: [Recipe] {
        let set = recipes as? Set<Recipe> ?? []
        return set.sorted { ($0.title ?? "") < ($1.title ?? "") }
    }
}

extension Recipe {
    var ingredientsArray: [Ingredient] { ingredients?.array as? [Ingredient] ?? [] }
    static func favorites(limit: Int = 10) -> NSFetchRequest<Recipe> {
        let request: NSFetchRequest<Recipe> = Recipe.fetchRequest()
        request.predicate = NSPredicate(format: "isFavorite == YES AND %K BEGINSWITH %@", #keyPath(Recipe.title), "Recipe")
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Recipe.createdAt, ascending: false)]
        request.fetchLimit = limit
        return request
    }
}

struct RecipesView: View {
    @Environment(\.managedObjectContext) private var viewContext

    @FetchRequest(
        sortDescriptors: [NSSortDescriptor(keyPath: \Recipe.createdAt, ascending: true)],
        animation: .default)
    private var items: FetchedResults<Recipe>
    @FetchRequest(fetchRequest: Recipe.favorites()) private var favorites: FetchedResults<Recipe>
    @FetchRequest(entity: RecipeCategory.entity(), sortDescriptors: [], predicate: nil) var categories: FetchedResults<RecipeCategory>
    @FetchRequest(sortDescriptors: []) var all: FetchedResults<RecipeCategory>

    var body: some View {
        NavigationStack {
            List {
                ForEach(categories) { category in
                    Section(category.wrappedName) {
                        ForEach(category.sortedRecipes) { recipe in
                            StoredRecipeRow(recipe: recipe)
                        }
                        .onDelete(perform: deleteItems)
                    }
                }
                Section("Favorites \(favorites.count) of \(items.count)") {
                    ForEach(favorites, id: \.self) { Text($0.title ?? "") }
                }
            }
            .navigationTitle("Recipes")
            .toolbar {
                ToolbarItem { Button(action: addItem) { Label("Add Item", systemImage: "plus") } }
            }
        }
    }

    private func addItem() {
        withAnimation {
            let newItem = Recipe(context: viewContext)
            newItem.createdAt = Date()
            try? viewContext.save()
        }
    }
    private func deleteItems(offsets: IndexSet) {
        withAnimation {
            offsets.map { items[$0] }.forEach(viewContext.delete)
            try? viewContext.save()
        }
    }
}

struct StoredRecipeRow: View {
    @ObservedObject var recipe: Recipe
    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(recipe.title ?? "?").font(.headline)
                Text(recipe.ingredientsArray.map { "\($0.name ?? "") \($0.amount)" }.joined(separator: ", ")).font(.caption)
            }
            Spacer()
            Text("\(recipe.servings)")
            Toggle("", isOn: $recipe.isFavorite).labelsHidden()
        }
    }
}

