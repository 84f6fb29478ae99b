import Binder

/// The facts that a table remembers of a section between its reload and its display.
package struct SectionState {
  /// The row dimensions that the delegate answers for.
  var dimensions: RowDimensions = []

  /// False where every row was asked for its height at the reload, as with estimates off.
  var estimatesRows = true

  var header = Supplementary()
  var footer = Supplementary()

  subscript(kind: SupplementaryKind) -> Supplementary {
    get { kind == .header ? header : footer }
    set { if kind == .header { header = newValue } else { footer = newValue } }
  }

  /// The answers about a header or a footer.
  struct Supplementary: Equatable {
    /// Points that were asked for; nil while the delegate has given no more than an estimate.
    var answer: Double? = 0

    /// Whether the delegate has answered for the height, be it with 0.
    var isAnswered = false

    /// Whether the delegate has an estimate, so that the height itself is asked for on the screen alone.
    var isEstimated = false

    /// True while nobody has said whether there is a view: it is asked for on the screen.
    var isUnknown = false
  }
}
