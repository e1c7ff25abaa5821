import SwiftUI

extension Appearance {
  func getColorScheme() -> ColorScheme? {
    switch self {
    case .automatic: return nil
    case .light: return .light
    case .dark: return .dark
    }
  }
}

struct SettingsView: View {
  @AppStorage("numberOfQuestions") var numberOfQuestions = 6
  @AppStorage("appearance") var appearance: Appearance = .automatic
  @State var learningEnabled: Bool = true
  @AppStorage("dailyReminderEnabled") var dailyReminderEnabled = false
  @AppStorage("dailyReminderTime") var dailyReminderTimeShadow: Double = 0
  @State var dailyReminderTime = Date(timeIntervalSince1970: 0)
  @State var cardBackgroundColor: Color = .red
  @AppStorage("cardBackgroundColor") var cardBackgroundColorInt: Int = 0xFF0000FF

  var body: some View {
    List {
      Text("Settings")
        .font(.largeTitle)
        .padding(.bottom, 8)

      Section(header: Text("Appearance")) {
        VStack(alignment: .leading) {
          Picker("", selection: $appearance) {
            ForEach(Appearance.allCases) { appearance in
              Text(appearance.name).tag(appearance)
            }
          }
          .pickerStyle(SegmentedPickerStyle())

          ColorPicker("Card Background Color", selection: $cardBackgroundColor)
        }
      }

      Section(header: Text("Game")) {
        VStack(alignment: .leading) {
          Stepper("Number of Questions: \(numberOfQuestions)", value: $numberOfQuestions, in: 3...20)
          Text("Any change will affect the next game")
            .font(.caption2)
            .foregroundColor(.secondary)
        }
        Toggle("Learning Enabled", isOn: $learningEnabled)
      }

      Section(header: Text("Notifications")) {
        HStack {
          Toggle("Daily Reminder", isOn: $dailyReminderEnabled)
          DatePicker(
            "", selection: $dailyReminderTime, displayedComponents: .hourAndMinute
          )
          .datePickerStyle(CompactDatePickerStyle())
          .disabled(dailyReminderEnabled == false)
        }
      }
      .onChange(of: dailyReminderEnabled, perform: { _ in configureNotification() })
      .onChange(
        of: dailyReminderTime,
        perform: { newValue in
          dailyReminderTimeShadow = newValue.timeIntervalSince1970
          configureNotification()
        }
      )
      .onAppear {
        dailyReminderTime = Date(timeIntervalSince1970: dailyReminderTimeShadow)
      }
    }
    .onChange(
      of: cardBackgroundColor,
      perform: { newValue in
        cardBackgroundColorInt = newValue.asRgba
      }
    )
    .onAppear {
      cardBackgroundColor = Color(rgba: cardBackgroundColorInt)
    }
  }

  func configureNotification() {
    if dailyReminderEnabled == false { dailyReminderTimeShadow = 0 }
  }
}

struct SettingsView_Previews: PreviewProvider {
  static var previews: some View {
    SettingsView()
  }
}
