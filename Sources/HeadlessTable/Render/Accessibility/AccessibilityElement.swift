/// One thing that a screen reader stops at, or that it should stop at and cannot.
public struct AccessibilityElement: Hashable, Sendable {
  /// The path of the view within its row, header or footer; empty for the row itself.
  public var path: String
  /// The name; nil if nothing gives one.
  public var label: String?
  /// The present value.
  public var value: String?
  /// The effect of using it.
  public var hint: String?
  /// The traits by which it is treated.
  public var traits: AccessibilityElement.Traits
  /// Why it is of no use to a reader, as a sentence; nil if nothing is missing.
  public var problem: String?

  /// Makes an element.
  ///
  /// - Parameters:
  ///   - path: The path of the view within its row.
  ///   - label: What it is.
  ///   - value: What it holds now.
  ///   - hint: What using it does.
  ///   - traits: How it is treated.
  ///   - problem: Why it is of no use to a reader.
  public init(
    path: String = "",
    label: String? = nil,
    value: String? = nil,
    hint: String? = nil,
    traits: AccessibilityElement.Traits = [],
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
