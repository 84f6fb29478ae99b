extension HeadlessView {
  /// The traits by which a screen reader treats an element: those of `UIAccessibilityTraits` that lists use.
  public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public let rawValue: Int

    /// Makes traits of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No trait.
    public static let none: AccessibilityTraits = []
    /// It is selected.
    public static let selected = AccessibilityTraits(rawValue: 1 << 0)
    /// It cannot be used; a reader says `dimmed`.
    public static let notEnabled = AccessibilityTraits(rawValue: 1 << 1)
    /// It begins a part of the content; a reader says `heading` and jumps from one to the next.
    public static let header = AccessibilityTraits(rawValue: 1 << 2)
    /// It leads to another place, a page for instance.
    public static let link = AccessibilityTraits(rawValue: 1 << 3)
    /// It is a button.
    public static let button = AccessibilityTraits(rawValue: 1 << 4)
    /// It is turned on and off; a reader says `switch`.
    public static let toggleButton = AccessibilityTraits(rawValue: 1 << 5)
    /// Text is typed into it; UIKit's fields have it without a public name.
    public static let textField = AccessibilityTraits(rawValue: 1 << 6)
    /// A text to search for is typed into it.
    public static let searchField = AccessibilityTraits(rawValue: 1 << 7)
    /// It is a picture.
    public static let image = AccessibilityTraits(rawValue: 1 << 8)
    /// Its value is made larger and smaller by swipes, as a date is.
    public static let adjustable = AccessibilityTraits(rawValue: 1 << 9)
    /// It changes often, so that a screen reader reads it again and again.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    /// It is text that does not change; a reader does not mention it.
    public static let staticText = AccessibilityTraits(rawValue: 1 << 11)

    private static let spoken: [(trait: AccessibilityTraits, word: String)] = [
      (.selected, "selected"), (.notEnabled, "dimmed"), (.header, "heading"), (.link, "link"),
      (.button, "button"), (.toggleButton, "switch"), (.textField, "text field"),
      (.searchField, "search field"), (.image, "image"), (.adjustable, "adjustable"),
      (.updatesFrequently, "updates frequently"),
    ]

    package var words: [String] { Self.spoken.filter { contains($0.trait) }.map(\.word) }

    /// The kind of control that the traits say; nil for a combination that is not used.
    package var control: String? {
      let controls: [AccessibilityTraits] = [
        .toggleButton, .searchField, .textField, .adjustable, .link, .button,
      ]
      guard let trait = controls.first(where: { !intersection($0).isEmpty }) else { return nil }
      return trait == .adjustable ? "control" : Self.spoken.first { $0.trait == trait }?.word
    }
  }
}
