/// One thing that a screen reader stops at, or that it should stop at and cannot.
package struct AccessibilityElement: Hashable, Sendable {
  /// The path of the view within its row, header or footer; empty for the row itself.
  package var path: String
  /// The name; nil if nothing gives one.
  package var label: String?
  package var value: String?
  package var hint: String?
  package var traits: HeadlessView.AccessibilityTraits
  /// Why it is of no use to a reader, as a sentence; nil if nothing is missing.
  package var problem: String?

  package init(
    path: String = "",
    label: String? = nil,
    value: String? = nil,
    hint: String? = nil,
    traits: HeadlessView.AccessibilityTraits = [],
    problem: String? = nil
  ) {
    self.path = path
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.problem = problem
  }
}
