/// The asset catalog of an app to begin with.
extension NewApp {
  static let catalog = #"""
    {
      "info" : { "author" : "xcode", "version" : 1 }
    }

    """#

  static let accentColor = #"""
    {
      "colors" : [
        {
          "color" : {
            "color-space" : "srgb",
            "components" : { "alpha" : "1.000", "blue" : "0.850", "green" : "0.360", "red" : "0.270" }
          },
          "idiom" : "universal"
        },
        {
          "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ],
          "color" : {
            "color-space" : "srgb",
            "components" : { "alpha" : "1.000", "blue" : "0.960", "green" : "0.480", "red" : "0.400" }
          },
          "idiom" : "universal"
        }
      ],
      "info" : { "author" : "xcode", "version" : 1 }
    }

    """#

  static let appIcon = #"""
    {
      "images" : [
        { "idiom" : "universal", "platform" : "ios", "size" : "1024x1024" }
      ],
      "info" : { "author" : "xcode", "version" : 1 }
    }

    """#
}
