// swift-format-ignore-file
import SwiftUI
import CoreText

public enum FontLoader {
    public static func registerFonts(in bundle: Bundle = .main) {
        let urls = ["ttf", "otf"].flatMap { bundle.urls(forResourcesWithExtension: $0, subdirectory: nil) ?? [] }
        urls.forEach { url in
            var error: Unmanaged<CFError>?
            if !CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error) {
                print("Error registering font: \(String(describing: error))")
            }
        }
    }

    fileprivate static func registerFont(bundle: Bundle, fontName: String, fontExtension: String) {
        guard let fontURL = bundle.url(forResource: fontName, withExtension: fontExtension),
              let fontDataProvider = CGDataProvider(url: fontURL as CFURL),
              let font = CGFont(fontDataProvider) else {
            print("Couldn't create font from data")
            return
        }
        var error: Unmanaged<CFError>?
        CTFontManagerRegisterGraphicsFont(font, &error)
        if let error { print(error.takeRetainedValue().localizedDescription) }
    }

    static func register(data: Data) throws {
        guard let provider = CGDataProvider(data: data as CFData), let font = CGFont(provider) else { return }
        guard CTFontManagerRegisterGraphicsFont(font, nil), let name = font.postScriptName else { return }
        _ = Font.custom(name as String, size: 12)
        CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/a.ttf") as CFURL, CTFontManagerScope.process, nil)
        CTFontManagerUnregisterFontsForURL(URL(fileURLWithPath: "/a.ttf") as CFURL, .process, nil)
    }
}
