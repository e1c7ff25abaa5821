import SwiftUI

// Forms and settings, as people write them.

enum Flavor: String, CaseIterable, Identifiable {
  case plain, sweet, sour
  var id: String { rawValue }
}

struct SettingsForm: View {
  @State private var name = ""
  @State private var isOn = true
  @State private var size = 12.0
  @State private var count = 3
  @State private var flavor = Flavor.plain
  @State private var date = Date()
  @State private var color = Color.blue
  @State private var isAsking = false

  var body: some View {
    NavigationStack {
      Form {
        Section(header: Text("Profile"), footer: Text("Shown to " + "\(count)" + " people")) {
          TextField("Name", text: $name)
          SecureField("Password", text: .constant(""))
          DatePicker("Born", selection: $date, in: ...Date(), displayedComponents: .date)
        }
        Section("Looks") {
          Toggle("Large text", isOn: $isOn.animation())
          Slider(value: $size, in: 8...40, step: 1) {
            Text("Size")
          } minimumValueLabel: {
            Text("8")
          } maximumValueLabel: {
            Text("40")
          }
          Stepper("Rows: \(count)", value: $count, in: 0...10)
          Picker("Flavor", selection: $flavor) {
            ForEach(Flavor.allCases) { Text($0.rawValue.capitalized).tag($0) }
          }
          .pickerStyle(.segmented)
          ColorPicker("Tint", selection: $color)
        }
        if isOn && size > 20 || count == 0 {
          Section {
            Text("The text is " + String(format: "%.0f", size) + " points, or \(Int(size * 1.33)) pixels")
              .font(.system(size: CGFloat(size) > 30 ? 30 : CGFloat(size)))
              .foregroundColor(isOn ? .primary : .secondary)
          }
        }
        Button(role: .destructive) {
          isAsking = true
        } label: {
          Label("Delete", systemImage: "trash")
        }
        .disabled(name.isEmpty || count == 0)
      }
      .navigationTitle(name.isEmpty ? "Settings" : "Settings of \(name)")
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) { Button("Cancel") {} }
        ToolbarItem(placement: .navigationBarTrailing) { Button("Save") {}.bold().disabled(name.count < 3) }
      }
      .alert("Delete?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This takes " + (name.isEmpty ? "it" : name) + " away.")
      }
    }
  }
}

struct LoginForm: View {
  @State private var email = ""
  @State private var password = ""
  @State private var isWorking = false
  @FocusState private var focus: Field?
  enum Field { case email, password }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Welcome").font(.largeTitle.bold()).padding(.bottom, 24)
      Group {
        TextField("Email", text: $email)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
          .focused($focus, equals: .email)
          .submitLabel(.next)
        SecureField("Password", text: $password)
          .focused($focus, equals: .password)
          .submitLabel(.go)
      }
      .padding(12)
      .background(RoundedRectangle(cornerRadius: 8).fill(Color(.systemGray6)))
      .overlay(
        RoundedRectangle(cornerRadius: 8).stroke(focus == nil ? Color.clear : .accentColor, lineWidth: 1)
      )
      .onSubmit { focus = focus == .email ? .password : nil }
      Button(action: { withAnimation(.easeInOut(duration: 0.3)) { isWorking.toggle() } }) {
        HStack {
          if isWorking { ProgressView().tint(.white) }
          Text(isWorking ? "Signing in…" : "Sign in").frame(maxWidth: .infinity)
        }
        .padding()
        .foregroundColor(.white)
        .background(email.contains("@") && password.count >= 8 ? Color.blue : Color.gray)
        .clipShape(Capsule())
      }
      .disabled(!(email.contains("@") && password.count >= 8))
      Spacer()
      HStack(spacing: 4) {
        Text("New here?")
        Button("Make an account") {}
      }
      .font(.footnote)
      .frame(maxWidth: .infinity)
    }
    .padding(.horizontal, 24)
    .padding(.top, UIScreen.main.bounds.height * 0.1)
  }
}

struct PriceForm: View {
  @State private var amount = ""
  @State private var people = 2
  @State private var tip = 2
  let tips = [0, 10, 15, 20, 25]
  var total: Double { (Double(amount) ?? 0) * (1 + Double(tips[tip]) / 100) }

  var body: some View {
    Form {
      Section {
        TextField("Amount", text: $amount).keyboardType(.decimalPad)
        Picker("People", selection: $people) {
          ForEach(2..<100) { Text("\($0) people") }
        }
      }
      Section(header: Text("How much?")) {
        Picker("Tip", selection: $tip) {
          ForEach(0..<tips.count) { Text("\(tips[$0])%") }
        }
        .pickerStyle(SegmentedPickerStyle())
      }
      Section(header: Text("Each of " + "\(people + 2)")) {
        Text("$\(total / Double(people + 2), specifier: "%.2f")")
          .foregroundColor(tips[tip] == 0 ? Color.red : Color.primary)
          .fontWeight(total / Double(people + 2) > 100 ? .bold : .regular)
      }
    }
    .navigationBarTitle("Split")
  }
}

struct OrderForm: View {
  struct Order {
    var kind = 0, quantity = 3, extra = false, frosting = false, sprinkles = false, street = "", city = ""
  }
  @State var order = Order()
  static let kinds = ["Vanilla", "Berry", "Chocolate", "Rainbow"]
  var cost: Double {
    var cost = Double(order.quantity) * 2
    cost += Double(order.kind) / 2
    if order.frosting { cost += Double(order.quantity) }
    return cost
  }

  var body: some View {
    NavigationView {
      Form {
        Section {
          Picker(selection: $order.kind, label: Text("Kind")) {
            ForEach(0..<Self.kinds.count, id: \.self) { Text(Self.kinds[$0]).tag($0) }
          }
          Stepper(value: $order.quantity, in: 3...20) { Text("Cakes: \(order.quantity)") }
        }
        Section {
          Toggle(isOn: $order.extra.animation()) { Text("Any wishes?") }
          if order.extra {
            Toggle(isOn: $order.frosting) { Text("Extra frosting") }
            Toggle(isOn: $order.sprinkles) { Text("Extra sprinkles") }
          }
        }
        Section {
          TextField("Street", text: $order.street)
          TextField("City", text: $order.city)
          NavigationLink(destination: Text("Your total is $\(cost, specifier: "%.2f")")) { Text("Go on") }
        }
        .disabled(order.street.isEmpty || order.city.isEmpty)
      }
      .navigationBarTitle("Cakes", displayMode: .inline)
      .navigationBarItems(trailing: Button(action: {}) { Image(systemName: "plus").imageScale(.large) })
    }
  }
}

struct RatingForm: View {
  @Binding var rating: Int
  var label = ""
  var maximum = 5
  var off: Image?
  var on = Image(systemName: "star.fill")

  var body: some View {
    HStack {
      if label.isEmpty == false { Text(label) }
      ForEach(1..<maximum + 1, id: \.self) { number in
        (number > rating ? (off ?? on) : on)
          .foregroundColor(number > rating ? Color.gray : Color.yellow)
          .onTapGesture { rating = number }
          .accessibility(label: Text("\(number == 1 ? "1 star" : "\(number) stars")"))
          .accessibility(removeTraits: .isImage)
          .accessibility(addTraits: number > rating ? .isButton : [.isButton, .isSelected])
      }
    }
  }
}

struct ConverterForm: View {
  @State private var value = 100.0
  @State private var from: UnitLength = .meters
  @State private var to: UnitLength = .miles
  let units: [UnitLength] = [.feet, .kilometers, .meters, .miles, .yards]
  var result: String {
    let measure = Measurement(value: value, unit: from).converted(to: to)
    return String(format: "%.3f", measure.value) + " " + to.symbol
  }

  var body: some View {
    Form {
      Section("Value") {
        TextField("Value", value: $value, format: .number)
        Picker("From", selection: $from) { ForEach(units, id: \.self) { Text($0.symbol.capitalized) } }
        Picker("To", selection: $to) { ForEach(units, id: \.self) { Text($0.symbol.capitalized) } }
      }
      Section("Result") { Text(result) }
    }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer(); Button("Done") {}
      }
    }
  }
}
