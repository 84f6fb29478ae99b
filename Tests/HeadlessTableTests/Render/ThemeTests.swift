import Foundation
import TestSupport
import Testing

@testable import HeadlessTable

/// The contrast that people with tired eyes need, of each text with each ground that it can stand on.
@Suite("The colours of drawings", .bounded)
struct ThemeTests {
  private typealias Appearance = TablePicture.Appearance
  private typealias Colour = [Double]

  private nonisolated static let appearances = [Appearance.light, .dark]
  private static let strong = ["inserted", "deleted", "moved", "reloaded"]

  private func colours(_ appearance: Appearance) -> [String: Colour] {
    let palette = appearance == .light ? Appearance.lightColors : Appearance.darkColors
    let pairs = palette.map { name, text in
      (
        name,
        stride(from: 1, to: 7, by: 2).map { place in
          Double(Int(text.dropFirst(place).prefix(2), radix: 16) ?? 0) / 255
        }
      )
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// The contrast of two colours as the guidelines for web content define it.
  private func contrast(_ first: Colour, _ second: Colour) -> Double {
    let light = [first, second].map { colour in
      zip([0.2126, 0.7152, 0.0722], colour).reduce(0) { sum, part in
        let (weight, value) = part
        return sum + weight * (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
      }
    }
    return ((light.max() ?? 0) + 0.05) / ((light.min() ?? 0) + 0.05)
  }

  @Test(
    "text is legible on each ground, also under the tint of a difference",
    arguments: appearances
  )
  func texts(appearance: TablePicture.Appearance) throws {
    let colours = colours(appearance)
    for ground in ["paper", "group", "bar", "pick", "touch"] {
      for text in ["ink", "quiet", "accent"] {
        for tint in [nil] + Self.strong.map(Optional.some) {
          let pair = try [ground, text].map { name in
            let colour = try #require(colours[name])
            guard let tint else { return colour }
            return zip(colour, try #require(colours[tint])).map { 0.85 * $0 + 0.15 * $1 }
          }
          #expect(contrast(pair[0], pair[1]) >= 4.5, "\(text) on \(ground), \(tint ?? "plain")")
        }
      }
    }
  }

  @Test("so are signs beside a table, and what stands on a strong colour", arguments: appearances)
  func signs(appearance: TablePicture.Appearance) throws {
    let colours = colours(appearance)
    for name in Self.strong + ["quiet", "accent"] {
      let strong = try #require(colours[name])
      for other in ["canvas", "paper", "over"] {
        let other = try #require(colours[other])
        #expect(contrast(strong, other) >= 4.5, "\(name)")
      }
    }
  }
}
