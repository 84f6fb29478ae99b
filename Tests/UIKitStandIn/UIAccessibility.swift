/// What is read aloud of an object, as its code has set it.
struct AccessibilityStore {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits = UIAccessibilityTraits.none
  var elements: [Any]?
  var areElementsHidden = false
}

extension NSObject {
  /// Whether a reader stops at the object; labels and controls are such objects while something reads aloud.
  @MainActor public var isAccessibilityElement: Bool {
    get {
      accessibility.isElement ?? (UIAccessibility.isReading && isAccessibilityElementByDefault)
    }
    set { accessibility.isElement = newValue }
  }

  /// What is read aloud of the object.
  @MainActor public var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// What is read aloud of the object's state.
  @MainActor public var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// What using the object does.
  @MainActor public var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// What else is read aloud of the object.
  @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }

  /// What a reader stops at inside of the object, in order; nil for what it finds there.
  @MainActor public var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }

  /// Whether a reader passes over all that is inside.
  @MainActor public var accessibilityElementsHidden: Bool {
    get { accessibility.areElementsHidden }
    set { accessibility.areElementsHidden = newValue }
  }
}

/// What reads aloud.
@MainActor
public enum UIAccessibility {
  /// Not of UIKit: whether something reads aloud.
  package static var isReading = true
}

/// Something that is read aloud and has no view of its own.
@MainActor
open class UIAccessibilityElement: NSObject {
  /// Makes an element of an object that shows it.
  public init(accessibilityContainer container: Any) { super.init() }
}

/// What is read aloud of a view besides its text.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64

  /// Makes a set of its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No trait.
  public static let none = UIAccessibilityTraits([])
  /// It is pressed.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It leads to a page.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It is text that stays.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It takes no touches.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It is another one often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// What is searched for is typed into it.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Its value can be changed.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It stands above others.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// It is turned on and off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
