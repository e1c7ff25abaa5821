// swift-format-ignore-file
import SwiftUI
import CoreImage
import CoreImage.CIFilterBuiltins

struct CodeView: View {
    let context = CIContext()
    let filter = CIFilter.qrCodeGenerator()
    func generateQRCode(from string: String) -> UIImage {
        filter.message = Data(string.utf8)
        filter.setValue("H", forKey: "inputCorrectionLevel")
        if let outputImage = filter.outputImage {
            if let cgimg = context.createCGImage(outputImage, from: outputImage.extent) {
                return UIImage(cgImage: cgimg)
            }
        }
        return UIImage(systemName: "xmark.circle") ?? UIImage()
    }
    func older(_ string: String) -> UIImage? {
        let data = string.data(using: String.Encoding.ascii)
        if let filter = CIFilter(name: "CIQRCodeGenerator") {
            filter.setValue(data, forKey: "inputMessage")
            let transform = CGAffineTransform(scaleX: 3, y: 3)
            if let output = filter.outputImage?.transformed(by: transform) { return UIImage(ciImage: output) }
        }
        return nil
    }
    var body: some View {
        Image(uiImage: generateQRCode(from: "https://swift.org")).interpolation(.none).resizable().scaledToFit().frame(width: 200, height: 200)
    }
}
struct FilterView: View {
    @State private var image: Image?
    @State private var currentFilter: CIFilter = CIFilter.sepiaTone()
    @State private var intensity = 0.5
    let context = CIContext(options: nil)
    var body: some View {
        VStack {
            image?.resizable().scaledToFit()
            Slider(value: $intensity).onChange(of: intensity) { apply() }
            Button("Pixels") { setFilter(CIFilter.pixellate()) }
            Button("Crystals") { setFilter(CIFilter.crystallize()) }
            Button("Edges") { setFilter(CIFilter.edges()) }
            Button("Sharp") { setFilter(CIFilter.unsharpMask()) }
            Button("Mono") { setFilter(CIFilter.photoEffectMono()) }
        }
    }
    func setFilter(_ filter: CIFilter) { currentFilter = filter; load() }
    func load() {
        guard let input = UIImage(named: "Example") else { return }
        let beginImage = CIImage(image: input)
        currentFilter.setValue(beginImage, forKey: kCIInputImageKey)
        apply()
    }
    func apply() {
        let inputKeys = currentFilter.inputKeys
        if inputKeys.contains(kCIInputIntensityKey) { currentFilter.setValue(intensity, forKey: kCIInputIntensityKey) }
        if inputKeys.contains(kCIInputRadiusKey) { currentFilter.setValue(intensity * 200, forKey: kCIInputRadiusKey) }
        if inputKeys.contains(kCIInputScaleKey) { currentFilter.setValue(intensity * 10, forKey: kCIInputScaleKey) }
        guard let outputImage = currentFilter.outputImage else { return }
        if let cgImage = context.createCGImage(outputImage, from: outputImage.extent) {
            image = Image(uiImage: UIImage(cgImage: cgImage))
        }
    }
    func typed(_ picture: CIImage) -> CIImage? {
        let sepia = CIFilter.sepiaTone()
        sepia.inputImage = picture
        sepia.intensity = 0.8
        let blur = CIFilter.gaussianBlur()
        blur.inputImage = sepia.outputImage
        blur.radius = 4
        let colored = CIFilter.falseColor()
        colored.inputImage = blur.outputImage?.cropped(to: picture.extent)
        colored.color0 = CIColor(color: .systemBlue)
        colored.color1 = CIColor(red: 1, green: 1, blue: 1, alpha: 0)
        return colored.outputImage?.applyingFilter("CIColorInvert")
    }
}
#Preview { CodeView() }
