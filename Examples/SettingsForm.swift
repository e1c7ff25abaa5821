import SwiftUI

/// Settings in groups: each row shows its control at the trailing edge.
struct SettingsForm: View {
  private enum Sound: String, CaseIterable, Identifiable {
    case bell = "Bell"
    case chime = "Chime"
    case none = "None"
    var id: Self { self }
  }

  @State private var isOnline = true
  @State private var volume = 0.6
  @State private var sound = Sound.chime
  @State private var reminders = 2
  @State private var name = "Ada"
  @State private var asksToReset = false

  var body: some View {
    Form {
      Section("Profile") {
        TextField("Name", text: $name)
        LabeledContent("Plan", value: "Family")
      }
      Section {
        Toggle("Online", isOn: $isOnline)
        Picker("Sound", selection: $sound) {
          ForEach(Sound.allCases) { Text($0.rawValue) }
        }
        Stepper("\(reminders) reminders", value: $reminders, in: 0...5)
        Slider(value: $volume) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker.fill")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3.fill")
        }
        .foregroundStyle(.secondary)
      } header: {
        Text("Notices")
      } footer: {
        Text("Reminders come an hour apart, and never at night.")
      }
      Section {
        Button("Reset all settings", role: .destructive) { asksToReset = true }
      }
    }
    .confirmationDialog("Reset all settings?", isPresented: $asksToReset, titleVisibility: .visible) {
      Button("Reset", role: .destructive) { (isOnline, volume, sound, reminders) = (true, 0.6, .chime, 2) }
    }
  }
}

#Preview {
  SettingsForm()
}
