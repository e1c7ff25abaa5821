#if UIKit
  import PlumbInspector
  import PlumbUIKit
  import SwiftUI
  import Testing

  @MainActor @Suite("Views that represent UIKit's")
  struct RepresentedViewTests {
    private struct Field: UIViewRepresentable {
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        (field.text, field.clearButtonMode) = ("App", .always)
        return field
      }
      func updateUIView(_ view: UITextField, context: Context) {}
    }

    private struct Page: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .red
        return controller
      }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private struct Row: View {
      var body: some View {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            Text("A").frame(width: 50)
            Field().padding(5)
          }
          Page().frame(height: 60)
        }
      }
    }

    @Test("stand in the tree with their frames, and what UIKit draws in them are parts")
    func tree() throws {
      let view = ExplainedView(300, 200) { Row() }
      let written = view.tree.root.all.filter { !$0.isPart }.map(\.title)
      #expect(
        written == [
          "VStack", "HStack", "frame", #"Text("A")"#, "padding", "Field", "frame", "Page",
        ])
      let field = try #require(view.tree.root.views(at: .path("Field")).first)
      let padding = try #require(view.tree.root.views(at: .path("padding")).first)
      #expect(field.frame == padding.frame.insetBy(dx: 5, dy: 5) && field.frame.width == 240)
      #expect(field.all.count > 1)
      let page = try #require(view.tree.root.views(at: .path("Page")).first)
      #expect(page.frame.size == CGSize(width: 300, height: 60))
    }

    @Test("are what a click anywhere in their frames means, and what is explained")
    func clicks() throws {
      let view = ExplainedView(300, 200) {
        ZStack {
          Color.gray
          Field().frame(height: 40)
        }
      }
      let field = try #require(view.tree.root.views(at: .path("Field")).first?.frame)
      for x in [1, 150, 290, 299] as [CGFloat] {
        let point = CGPoint(x: x, y: field.midY)
        #expect(view.tree.root.views(at: .point(point)).first?.title == "Field", "\(x)")
      }
      #expect(view.sentences("Field")[0].hasPrefix("Field is 300 wide"), "\(view.sentences("Field"))")
    }
  }
#endif
