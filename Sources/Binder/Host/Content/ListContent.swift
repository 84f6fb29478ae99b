#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A text, a second one and an image, as UIKit's `UIListContentConfiguration` arranges them.
///
///     ListContent(device.name, secondaryText: "online", image: .symbol("laptopcomputer"))
///     ListContent("Version", secondaryText: "2.1", arrangement: .sideBySide)
public struct ListContent: CellContent, Hashable, Sendable {
  /// Where the second text stands.
  public enum Arrangement: Hashable, Sendable {
    /// Below the first one: a subtitle cell.
    case below
    /// At the trailing edge: a value cell.
    case sideBySide
  }

  /// The text with attributes, such as fonts and links; one without any for a plain text.
  public var attributedText: AttributedString {
    get { texts.text.attributed }
    set { texts.text = .attributed(newValue) }
  }

  /// The second text with attributes; nil for none.
  public var secondaryAttributedText: AttributedString? {
    get { texts.secondary?.attributed }
    set { texts.secondary = newValue.map { .attributed($0) } }
  }

  /// The text.
  public var text: String {
    get { texts.text.plain }
    set { texts.text = .plain(newValue) }
  }

  /// The second text; nil for none.
  public var secondaryText: String? {
    get { texts.secondary?.plain }
    set { texts.secondary = newValue.map { .plain($0) } }
  }

  /// The image at the leading edge; nil for none.
  public var image: ListImage?
  /// Where the second text stands.
  public var arrangement: Arrangement
  private var texts: Texts

  /// The texts as they were given: a plain one has no attributes to be compared.
  private struct Texts: Hashable, Sendable {
    var text: ListText
    var secondary: ListText?
  }

  /// Shows plain texts.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - secondaryText: The second text; nil for none.
  ///   - image: The image at the leading edge; nil for none.
  ///   - arrangement: Where the second text stands.
  public init(
    _ text: String,
    secondaryText: String? = nil,
    image: ListImage? = nil,
    arrangement: Arrangement = .below
  ) {
    texts = Texts(text: .plain(text), secondary: secondaryText.map { .plain($0) })
    (self.image, self.arrangement) = (image, arrangement)
  }

  /// Shows texts with attributes.
  public init(
    attributed text: AttributedString,
    secondaryText: AttributedString? = nil,
    image: ListImage? = nil,
    arrangement: Arrangement = .below
  ) {
    texts = Texts(text: .attributed(text), secondary: secondaryText.map { .attributed($0) })
    (self.image, self.arrangement) = (image, arrangement)
  }

  package var hasAttributes: Bool {
    texts.text.hasAttributes || texts.secondary?.hasAttributes == true
  }
}

/// An image by its name.
public enum ListImage: Hashable, Sendable {
  /// A symbol of the system: `.symbol("star.fill")`.
  case symbol(String)
  /// An image of the app.
  case named(String)
}

private enum ListText: Hashable, Sendable {
  case plain(String)
  case attributed(AttributedString)

  var plain: String {
    switch self {
    case .plain(let text): text
    case .attributed(let text): String(text.characters)
    }
  }

  var attributed: AttributedString {
    switch self {
    case .plain(let text): AttributedString(text)
    case .attributed(let text): text
    }
  }

  var hasAttributes: Bool { if case .attributed = self { true } else { false } }
}
