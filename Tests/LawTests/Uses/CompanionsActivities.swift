// swift-format-ignore-file
import ActivityKit
import SwiftUI
import WidgetKit

struct DeliveryAttributes: ActivityAttributes {
    public typealias DeliveryStatus = ContentState
    public struct ContentState: Codable, Hashable { var driver: String; var eta: ClosedRange<Date>; var progress: Double }
    var orderNumber: Int
}
@available(iOS 16.2, *)
final class ActivityCoordinator {
    private var current: Activity<DeliveryAttributes>?
    func start() {
        guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
        let state = DeliveryAttributes.ContentState(driver: "Anna", eta: Date()...Date().addingTimeInterval(900), progress: 0.3)
        do {
            current = try Activity.request(attributes: DeliveryAttributes(orderNumber: 7), content: .init(state: state, staleDate: nil, relevanceScore: 50), pushType: .token)
            Task { for await token in current!.pushTokenUpdates { print(token.map { String(format: "%02x", $0) }.joined()) } }
            Task { for await s in current!.activityStateUpdates { if s == .dismissed || s == .ended { print("over") } } }
            Task { for await c in current!.contentUpdates { print(c.state.driver) } }
        } catch let e as ActivityAuthorizationError { print(e.localizedDescription) } catch { print(error) }
    }
    func update(_ s: DeliveryAttributes.ContentState) async {
        let alert = AlertConfiguration(title: "Update", body: "On its way", sound: .default)
        await current?.update(ActivityContent(state: s, staleDate: .now + 60), alertConfiguration: alert)
    }
    func end() async { for a in Activity<DeliveryAttributes>.activities { await a.end(nil, dismissalPolicy: .immediate); print(a.id, a.attributes.orderNumber, a.activityState) } }
}
struct DeliveryLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: DeliveryAttributes.self) { context in
            LockScreenView(context: context).activityBackgroundTint(Color.cyan.opacity(0.4)).activitySystemActionForegroundColor(.black)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading, priority: 1) { Label("\(context.attributes.orderNumber)", systemImage: "bag").dynamicIsland(verticalPlacement: .belowIfTooWide) }
                DynamicIslandExpandedRegion(.trailing) { Text(timerInterval: context.state.eta, countsDown: true).multilineTextAlignment(.trailing).frame(width: 50).monospacedDigit() }
                DynamicIslandExpandedRegion(.center) { Text("\(context.state.driver) is on the way").lineLimit(1) }
                DynamicIslandExpandedRegion(.bottom) { Text(context.isStale ? "stale" : "live") }
            } compactLeading: { Image(systemName: "bag") } compactTrailing: { Text("\(Int(context.state.progress * 100))%") } minimal: { ProgressView(value: context.state.progress).progressViewStyle(.circular) }
            .widgetURL(URL(string: "http://www.apple.com")).keylineTint(.red).contentMargins(.trailing, 8, for: .expanded)
        }.supplementalActivityFamilies([.small])
    }
}
struct LockScreenView: View {
    let context: ActivityViewContext<DeliveryAttributes>
    @Environment(\.isActivityFullscreen) var full
    var body: some View {
        VStack(alignment: .leading) {
            HStack { Text("Order #\(context.attributes.orderNumber)").bold(); Spacer(); Text(timerInterval: context.state.eta, pauseTime: nil, countsDown: true, showsHours: false) }
            ProgressView(value: context.state.progress).tint(.green).scaleEffect(x: 1, y: 2)
        }.padding()
    }
}
extension DeliveryAttributes { fileprivate static var preview: DeliveryAttributes { .init(orderNumber: 3) } }
extension DeliveryAttributes.ContentState { fileprivate static var a: Self { .init(driver: "Bo", eta: .now ... .now.addingTimeInterval(600), progress: 0.7) } }
#Preview("Notification", as: .content, using: DeliveryAttributes.preview) { DeliveryLiveActivity() } contentStates: { DeliveryAttributes.ContentState.a }
#Preview("Island", as: .dynamicIsland(.expanded), using: DeliveryAttributes.preview) { DeliveryLiveActivity() } contentStates: { DeliveryAttributes.ContentState.a }
