// swift-format-ignore-file
import AppIntents
import ImagePlayground
import MapKit
import PhotosUI
import StoreKit
import SwiftUI
import TipKit
import Translation
import WebKit
import WidgetKit

struct NewerCompanions: View {
  @State var page = WebKit.WebPage()
  @State var configuration: TranslationSession.Configuration?
  @State var flag = false
  @State var item: MKMapItem?
  @State var scene: MKLookAroundScene?
  @State var position = ScrollPosition()
  @Environment(\.supportsImagePlayground) var supportsImagePlayground
  var body: some View { VStack { web; words; shops; maps } }
  @ViewBuilder var web: some View {
    WebView(url: URL(string: "https://example.org")).webViewBackForwardNavigationGestures(.disabled).webViewContentBackground(.hidden).webViewContextMenu { element in Text(element.linkURL?.path ?? "") }.webViewElementFullscreenBehavior(.enabled).webViewLinkPreviews(.disabled)
    WebView(page).webViewMagnificationGestures(.enabled).webViewOnScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, _ in }.webViewScrollPosition($position).webViewTextSelection(.enabled)
    Text(page.title).task { page.load(URLRequest(url: URL(string: "https://example.org")!)); do { for try await event in page.load(URL(string: "https://example.org")) { print(event) } } catch { } }
    if page.isLoading { ProgressView(value: page.estimatedProgress) }
  }
  @ViewBuilder var words: some View {
    Text("a").translationPresentation(isPresented: $flag, text: "Hello").translationPresentation(isPresented: $flag, text: "Hello") { _ in }
    Text("a").translationTask(configuration) { session in do { print(try await session.translate("Hello").targetText) } catch { print(error) } }
    Button("a") { if configuration == nil { configuration = .init(target: Locale.Language(identifier: "de")) } else { configuration?.invalidate() } }
    Text("a").imagePlaygroundSheet(isPresented: $flag, concept: "cat") { url in print(url) }.imagePlaygroundSheet(isPresented: $flag, concepts: [.text("cat")]) { _ in } onCancellation: { }
    Text("a").widgetCurvesContent().controlWidgetStatus("a").controlWidgetActionHint("a").tipBackgroundInteraction(.enabled).tipImageStyle(.red)
    Text("a").photosPickerStyle(.inline).photosPickerAccessoryVisibility(.hidden, edges: .bottom).photosPickerDisabledCapabilities(.search)
  }
  @ViewBuilder var shops: some View {
    Text("a").inAppPurchaseOptions { _ in [] }.subscriptionStoreControlIcon { _, _ in Image("a") }.subscriptionStoreControlBackground(.gradientMaterial).subscriptionStorePolicyForegroundStyle(.white).subscriptionStoreSignInAction { }.subscriptionStoreOptionGroupStyle(.tabs).subscriptionOfferViewStyle(.automatic).productDescription(.hidden).productIconBorder()
  }
  @ViewBuilder var maps: some View {
    Map().mapFeatureSelectionAccessory(.callout).mapFeatureSelectionDisabled { $0.kind == .territory }.mapItemDetailSheet(item: $item).mapItemDetailPopover(item: $item, arrowEdge: .top).lookAroundViewer(isPresented: $flag, scene: $scene)
  }
}
