/// The answers that a screen's code has given a screen reader about a view, made at the first answer.
struct AccessibilityAnswers {
  private final class Storage {
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var traits: AccessibilityTraits?
    var elements: [HeadlessView]?
    var areElementsHidden = false
  }

  private var storage: Storage?

  /// The answer that is stored under a key path, where there is one.
  private func stored<Answer>(_ answer: (Storage) -> Answer?) -> Answer? {
    storage.flatMap(answer)
  }

  private mutating func store(_ answer: (Storage) -> Void) {
    let storage = storage ?? Storage()
    self.storage = storage
    answer(storage)
  }

  var isElement: Bool? {
    get { stored { $0.isElement } }
    set { store { $0.isElement = newValue } }
  }
  var label: String? {
    get { stored { $0.label } }
    set { store { $0.label = newValue } }
  }
  var value: String? {
    get { stored { $0.value } }
    set { store { $0.value = newValue } }
  }
  var hint: String? {
    get { stored { $0.hint } }
    set { store { $0.hint = newValue } }
  }
  var traits: AccessibilityTraits? {
    get { stored { $0.traits } }
    set { store { $0.traits = newValue } }
  }
  var elements: [HeadlessView]? {
    get { stored { $0.elements } }
    set { store { $0.elements = newValue } }
  }
  var areElementsHidden: Bool {
    get { stored { $0.areElementsHidden } ?? false }
    set { store { $0.areElementsHidden = newValue } }
  }
}

/// A cell, a header, a footer or a view within one, as a screen reader asks it.
@MainActor
protocol AccessibilityAnswering: AnyObject {
  var isAccessibilityElement: Bool { get }
  var accessibilityLabel: String? { get }
  var accessibilityValue: String? { get }
  var accessibilityHint: String? { get }
  var accessibilityTraits: AccessibilityTraits { get }
  var accessibilityElements: [HeadlessView]? { get }
  var accessibilityElementsHidden: Bool { get }

  /// The stored answers.
  var answers: AccessibilityAnswers { get }
}

extension HeadlessView: AccessibilityAnswering {}
extension HeadlessCell: AccessibilityAnswering {}
extension HeadlessHeaderFooterView: AccessibilityAnswering {}

/// The answers to a screen reader that the kind of a view gives.
struct DefaultAccessibility {
  var isElement = false
  var label: String?
  var value: String?
  var traits: AccessibilityTraits = []

  init() {}

  /// A view that a reader stops at.
  init(
    label: String? = nil,
    value: String? = nil,
    _ traits: AccessibilityTraits,
    isEnabled: Bool = true
  ) {
    isElement = true
    self.label = label
    self.value = value
    self.traits = isEnabled ? traits : traits.union(.notEnabled)
  }
}
