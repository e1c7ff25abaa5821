import CommandTesting
import Foundation
import Testing

/// What clicks choose, in a real browser: in a preview, and in a shared page.
@Suite("Clicks on pictures", .serialized, .timeLimit(.minutes(12)))
struct PickingPageTests {
  private static let padded = """
    struct V: View {
      var body: some View { Text("Padded").padding().background(.yellow) }
    }
    """

  /// The title of what a click on a point of the picture chooses, in points.
  private func clicked(_ page: BrowserPage, _ x: Double, _ y: Double, alt: Bool = false) async throws
    -> String
  {
    try await page.value(
      """
      (() => {
        const { inspector } = plumb;
        const box = inspector.tile.overlay.element.getBoundingClientRect();
        const zoom = inspector.tile.zoom;
        inspector.tile.overlay.element.dispatchEvent(new MouseEvent("click", {
          clientX: box.left + \(x) * zoom, clientY: box.top + \(y) * zoom, altKey: \(alt) }));
        return inspector.tree.rows[inspector.selected].title;
      })()
      """
    ).text ?? ""
  }

  /// The middle of the first view whose title begins so.
  private func middle(_ page: BrowserPage, _ title: String) async throws -> (Double, Double) {
    let place = try await page.numbers(
      """
      (() => { const { tree } = plumb.inspector;
        const [x, y, w, h] = tree.frames[tree.rows.findIndex((row) => row.title.startsWith('\(title)'))];
        return [x + w / 2, y + h / 2] })()
      """, count: 2)
    return (place[0], place[1])
  }

  private func inspected(_ source: String, _ body: (BrowserPage) async throws -> Void) async throws {
    try await Previewed.with(source, options: ["--size", "300x500"]) { _, page in
      try await page.click(".tile .inspect")
      try await page.wait("plumb.inspector.tree.frames.length > 0 && document.querySelector('.sentences li')")
      // Without a mouse, as here, a page does not pick until it is told to.
      try await page.value("plumb.inspector.setPicking(true)")
      try await body(page)
    }
  }

  @Test("choose letters before their background, then go outward, and with Alt to what lies behind")
  func letters() async throws {
    try await inspected(Self.padded) { page in
      let (x, y) = try await middle(page, "Text")
      #expect(try await clicked(page, x, y) == #"Text("Padded")"#)
      #expect(try await clicked(page, x, y) == "padding")
      #expect(try await clicked(page, x + 9, y) == #"Text("Padded")"#)
      #expect(try await clicked(page, x + 9, y, alt: true) == "Color.yellow")
      // Of the padding nothing is seen.
      #expect(try await clicked(page, x, y - 18) == "Color.yellow")
    }
  }

  @Test("with Alt pass over what is not seen, and beside a divider choose that")
  func behind() async throws {
    let source = """
      struct V: View { var body: some View { VStack {
        ZStack {
          Color.yellow
          Text("AAAA").position(x: 100, y: 100)
          Text("BBBB").position(x: 200, y: 200)
        }
        Spacer().frame(height: 20)
        Divider()
        Spacer().frame(height: 20)
      } } }
      """
    try await inspected(source) { page in
      var (x, y) = try await middle(page, #"Text("AAAA")"#)
      #expect(try await clicked(page, x, y) == #"Text("AAAA")"#)
      #expect(try await clicked(page, x, y, alt: true) == "Color.yellow")
      (x, y) = try await middle(page, "Divider")
      #expect(try await clicked(page, x, y - 3) == "Divider")
      #expect(try await clicked(page, x + 9, y + 3) == "Divider")
    }
  }

  @Test("on a form choose what a person wrote in it, and no part of a control")
  func form() async throws {
    let source = """
      struct Line: View { @State var on = true
        var body: some View { HStack { Text("Wireless"); Spacer(); Toggle("On", isOn: $on).labelsHidden() } } }
      struct V: View { var body: some View { Form {
        Toggle("Sound", isOn: .constant(true))
        Slider(value: .constant(0.5))
        Line()
        Button("Save") {}
      } } }
      #Preview { V() }
      """
    try await inspected(source) { page in
      for (title, chosen) in [
        (#"Text("Sound")"#, #"Text("Sound")"#), ("Capsule", "Toggle"), ("Slider", "Slider"),
        (#"Text("Wireless")"#, #"Text("Wireless")"#), (#"Text("Save")"#, #"Text("Save")"#),
      ] {
        let (x, y) = try await middle(page, title)
        #expect(try await clicked(page, x, y) == chosen, "\(title)")
      }
      #expect(try await clicked(page, 150, 480) == "V > Form")
    }
  }

  @Test("choose a control anywhere in its frame, and of a hollow or round shape only what is drawn of it")
  func outlines() async throws {
    let source = """
      struct V: View { var body: some View { ZStack { Color.gray; VStack(spacing: 40) {
        Slider(value: .constant(0.5))
        TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
        Color.yellow.frame(width: 100, height: 60)
          .overlay(RoundedRectangle(cornerRadius: 8).stroke(.red, lineWidth: 4))
        Circle().fill(.blue).frame(width: 80, height: 80)
      } } } }
      """
    try await inspected(source) { page in
      var (x, y) = try await middle(page, "Slider")
      #expect(try await clicked(page, x + 60, y + 12) == "Slider")
      (x, y) = try await middle(page, "TextField")
      #expect(try await clicked(page, x, y + 16) == "TextField")
      (x, y) = try await middle(page, "Color.yellow")
      #expect(try await clicked(page, x, y).contains("RoundedRectangle") == false)
      #expect(try await clicked(page, x - 44.5, y) == "RoundedRectangle")
      #expect(try await clicked(page, x + 43, y) != "RoundedRectangle")
      #expect(try await clicked(page, x + 51.5, y) == "RoundedRectangle")
      #expect(try await clicked(page, x - 53, y) == "Color.gray")
      (x, y) = try await middle(page, "Circle")
      #expect(try await clicked(page, x, y) == "Circle")
      #expect(try await clicked(page, x - 36, y - 36) == "Color.gray")
    }
  }

  @Test("follow overlays, z-indices, clips and turns as they are drawn")
  func drawn() async throws {
    let source = """
      struct V: View { var body: some View { VStack(spacing: 0) {
        Text("Framed").frame(width: 100, height: 60).overlay { RoundedRectangle(cornerRadius: 8).stroke(.red) }
        ZStack { Color.green.zIndex(1); Color.blue }.frame(width: 100, height: 60)
        Color.purple.frame(width: 200, height: 40).frame(width: 60, height: 40).clipped()
        Color.orange.frame(width: 100, height: 10).rotationEffect(.degrees(90)).frame(height: 100)
        Color.pink.frame(width: 20, height: 20).offset(x: 100)
      } } }
      """
    try await inspected(source) { page in
      var (x, y) = try await middle(page, "Text")
      #expect(try await clicked(page, x, y) == #"Text("Framed")"#)
      (x, y) = try await middle(page, "Color.green")
      #expect(try await clicked(page, x, y) == "Color.green")
      #expect(try await clicked(page, x, y, alt: true) == "Color.blue")
      (x, y) = try await middle(page, "Color.purple")
      #expect(try await clicked(page, x, y) == "Color.purple")
      // Where nothing is, the choice stays.
      let (other, top) = try await middle(page, "Color.pink")
      #expect(try await clicked(page, other, top) == "Color.pink")
      #expect(try await clicked(page, x + 60, y) == "Color.pink")
      (x, y) = try await middle(page, "Color.orange")
      #expect(try await clicked(page, x, y + 40) == "Color.orange")
      #expect(try await clicked(page, x + 40, y) != "Color.orange")
      (x, y) = try await middle(page, "Color.pink")
      #expect(try await clicked(page, x, y) == "Color.pink")
    }
  }

  @Test(
    "choose a button in another one's label, a scaled view where it is drawn, and what is behind a clip's corner"
  )
  func nested() async throws {
    let source = """
      struct V: View { var body: some View { VStack(spacing: 40) {
        Button {} label: { HStack { Text("Outer"); Button("Inner") {}.padding(10) }.padding(20) }
        Color.orange.frame(width: 20, height: 20).scaleEffect(3)
        ZStack { Color.blue; Color.red.clipShape(Circle()) }.frame(width: 100, height: 100)
      } } }
      """
    try await inspected(source) { page in
      for title in [#"Text("Inner")"#, #"Text("Outer")"#] {
        let (x, y) = try await middle(page, title)
        #expect(try await clicked(page, x, y) == title)
      }
      var (x, y) = try await middle(page, "Color.orange")
      #expect(try await clicked(page, x + 25, y + 25) == "Color.orange")
      #expect(try await clicked(page, x + 35, y) != "Color.orange")
      (x, y) = try await middle(page, "Color.red")
      #expect(try await clicked(page, x + 30, y + 30) == "Color.red")
      #expect(try await clicked(page, x + 45, y + 45) == "Color.blue")
    }
  }

  @Test("choose in bars what a person wrote for them, and nothing hidden there or drawn outside of its frame")
  func bars() async throws {
    let source = """
      struct V: View { var body: some View { NavigationStack { ZStack { Color.blue; Color.red.opacity(0) }
        .navigationTitle("Notes").searchable(text: .constant("")) } } }
      """
    try await inspected(source) { page in
      let titles = try await page.numbers(
        """
        (() => { const { tree } = plumb.inspector;
          return tree.frames.filter((_, row) => tree.rows[row].title.startsWith('Text("Notes"'))
            .flatMap(([x, y, w, h]) => [x + w / 2, y + h / 2]) })()
        """, count: 4)
      #expect(try await clicked(page, titles[2], titles[3]) == "navigationTitle")
      #expect(try await clicked(page, titles[0], titles[1]) == "V > NavigationStack")
      var (x, y) = try await middle(page, "TextField")
      #expect(try await clicked(page, x + 30, y) == "searchable")
      #expect(try await clicked(page, x + 30, y - 50) == "V > NavigationStack")
      (x, y) = try await middle(page, "Color.red")
      #expect(try await clicked(page, x, y) == "Color.blue")
    }
  }

  @Test("and the tree leave out what controls are made of, until Parts is pressed")
  func folding() async throws {
    let source = """
      struct V: View { @State var on = true
        var body: some View { Form { Toggle("Sound", isOn: $on); Slider(value: .constant(0.5)) } } }
      """
    try await inspected(source) { page in
      let shown = """
        [...document.querySelectorAll('.tree .row')].map((row) => row.ariaLevel + ' '
          + row.querySelector('.title').firstChild.data).join(', ')
        """
      #expect(try await page.value(shown).text == #"1 V > Form, 2 Toggle, 3 Text("Sound"), 2 Slider"#)
      try await page.click(".tools .parts")
      #expect(try await page.value(shown).text?.contains("Capsule") ?? false)
      // What is chosen among the parts is chosen by its control when they are left out again.
      try await page.value(
        "plumb.inspector.select(plumb.inspector.tree.rows.findIndex((row) => row.title == 'Capsule'))")
      try await page.click(".tools .parts")
      #expect(
        try await page.value("plumb.inspector.tree.rows[plumb.inspector.selected].title").text == "Toggle")
    }
  }

  @Test("and a shared page leaves them out of its views and steps, until its checkbox is on")
  func sharedFolding() async throws {
    let command = try Command(
      "struct V: View { var body: some View { Form { Toggle(\"Sound\", isOn: .constant(true)) } } }")
    let answer = try command.run("share", "View.swift", "--size", "300x200", "-o", "form.html")
    #expect(answer.status == 0, "\(answer.error)")
    let page = try await BrowserPage.open(
      URL(fileURLWithPath: command.path("form.html")), width: 1280, height: 900,
      ready: "document.querySelector('#steps li')")
    let shown = """
      [...document.querySelectorAll('#rows li:not([hidden])')].map((row) => row.style.getPropertyValue('--level') + ' '
        + row.querySelector('.name').textContent).join(', ')
      """
    let steps = "document.querySelector('#steps').textContent"
    #expect(try await page.value(shown).text == "0 Form, 1 Toggle, 2 Text “Sound”")
    #expect(try await page.value(steps).text?.contains("Form offers Toggle") ?? false)
    try await page.click("#parts")
    #expect(try await page.value(shown).text?.contains("Capsule") ?? false)
    #expect(try await page.value(steps).text?.contains("List offers Toggle") == false)
    try await page.close()
  }

  @Test("choose the same in a shared page")
  func shared() async throws {
    let command = try Command(Self.padded)
    let answer = try command.run("share", "View.swift", "--size", "300x200", "-o", "padded.html")
    #expect(answer.status == 0, "\(answer.error)")
    let page = try await BrowserPage.open(
      URL(fileURLWithPath: command.path("padded.html")), width: 1280, height: 900,
      ready: BrowserPage.sharedPageIsReady)
    let chosen = "document.querySelector('#rows [aria-selected=true] .name').textContent"
    try await page.clickShared("Text “Padded")
    #expect(try await page.value(chosen).text == "Text “Padded”")
    try await page.clickShared("Text “Padded")
    #expect(try await page.value(chosen).text == "padding")
    try await page.close()
  }

  @Test("choose shapes, clips and scaled views in a shared page as they are drawn at the width that is shown")
  func sharedShapes() async throws {
    let command = try Command(
      """
      struct V: View { var body: some View { ZStack { Color.yellow; VStack(spacing: 0) {
        RoundedRectangle(cornerRadius: 40).fill(.red).frame(height: 100)
        Color.blue.frame(height: 60).clipShape(.rect(cornerRadius: 30))
        Color.green.frame(height: 20).scaleEffect(0.5, anchor: .leading)
      } } } }
      """)
    let answer = try command.run("share", "View.swift", "--size", "300x180", "-o", "shapes.html")
    #expect(answer.status == 0, "\(answer.error)")
    let page = try await BrowserPage.open(
      URL(fileURLWithPath: command.path("shapes.html")), width: 1280, height: 900,
      ready: "document.querySelectorAll('#rows li').length > 0 && !document.getElementById('stage').hidden")
    for (width, places) in [
      (
        300,
        [
          (150, 50, "RoundedRectangle"), (296, 4, "Color yellow"), (296, 103, "Color yellow"),
          (140, 170, "Color green"), (160, 170, "Color yellow"),
        ]
      ),
      (
        200,
        [
          (100, 50, "RoundedRectangle"), (196, 4, "Color yellow"), (196, 103, "Color yellow"),
          (100, 130, "Color blue"), (90, 170, "Color green"), (110, 170, "Color yellow"),
        ]
      ),
      (
        460,
        [
          (320, 50, "RoundedRectangle"), (456, 4, "Color yellow"), (320, 130, "Color blue"),
          (220, 170, "Color green"), (240, 170, "Color yellow"),
        ]
      ),
    ] {
      try await page.value(
        "(() => { const slider = document.getElementById('width'); slider.value = \(width); slider.dispatchEvent(new Event('input')) })()"
      )
      for (x, y, name) in places {
        let place = try await page.numbers(
          "(() => { const box = document.getElementById('picture').getBoundingClientRect(); const zoom = box.width / \(width); return [box.x + \(x) * zoom, box.y + \(y) * zoom] })()",
          count: 2)
        try await page.click(place[0], place[1])
        let chosen = try await page.value(
          "document.querySelector('#rows [aria-selected=true] .name').textContent"
        ).text
        #expect(chosen == name, "at \(x), \(y) of a width of \(width)")
      }
    }
    try await page.close()
  }
}
