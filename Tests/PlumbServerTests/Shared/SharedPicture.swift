import CommandTesting
import Foundation
import PlumbDrawing
import PlumbExport
import SwiftUI
import Testing

extension BrowserPage {
  static let sharedPageIsReady =
    "document.querySelectorAll('#rows li').length > 0 && !document.getElementById('stage').hidden"

  /// Clicks the middle of a view of a shared page, whose row in the tree begins with a text.
  func clickShared(_ row: String) async throws {
    let place = try await numbers(
      """
      (() => {
        const row = [...document.querySelectorAll('#rows li')].find((row) => row.textContent.startsWith('\(row)'));
        const [x, y, width, height] = row.lastChild.textContent.match(/[\\d.]+/g).map(Number);
        const box = document.getElementById('canvas').getBoundingClientRect();
        return [box.x + x + width / 2, box.y + y + height / 2];
      })()
      """, count: 2)
    try await click(place[0], place[1])
  }

  /// Between what a shared page draws at a size and the picture that the command makes of the same view.
  func difference(from command: Command, width: Int, height: Int) async throws -> Difference {
    let answer = try command.run(
      "render", "View.swift", "--size", "\(width)x\(height)", "-o", "size.png")
    #expect(answer.status == 0, "\(answer.error)")
    let data = try Data(contentsOf: URL(fileURLWithPath: command.path("size.png")))
    let shown = try #require(try await sharedPicture(width: width, height: height))
    return Difference(shown, try PixelImage.decode(Array(data)))
  }

  /// What a shared page draws at a size that its sliders reach, on white; nil where they do not.
  func sharedPicture(width: Int, height: Int = 844) async throws -> PixelImage? {
    let address = try await value(
      """
      (() => {
        const reaches = [["width", \(width)], ["height", \(height)]].map(([id, length]) => {
          const slider = document.getElementById(id);
          slider.value = length;
          slider.dispatchEvent(new Event("input"));
          return length >= Number(slider.min) && length <= Number(slider.max);
        });
        if (reaches.includes(false)) return null;
        const [shown, copy] = [document.getElementById("picture"), document.createElement("canvas")];
        [copy.width, copy.height] = [shown.width, shown.height];
        const context = copy.getContext("2d");
        context.fillStyle = "#fff";
        context.fillRect(0, 0, copy.width, copy.height);
        context.drawImage(shown, 0, 0);
        return copy.toDataURL();
      })()
      """
    ).text
    guard let address else { return nil }
    let data = try #require(Data(base64Encoded: String(address.drop { $0 != "," }.dropFirst())))
    return try PixelImage.decode(Array(data))
  }
}
