import Binder

/// The facts that a table remembers of a section between its reload and its display.
package struct SectionState {
  var dimensions: RowDimensions = []

  /// False where the height of every row was read at the reload, as with estimates off.
  var estimatesRows = true

  var header = Supplementary()
  var footer = Supplementary()

  subscript(kind: SupplementaryKind) -> Supplementary {
    get { kind == .header ? header : footer }
    set { if kind == .header { header = newValue } else { footer = newValue } }
  }

  /// What the delegate has returned for a header or a footer.
  struct Supplementary: Equatable {
    /// Points that the callback gave; nil while the delegate has given no more than an estimate.
    var value: Double? = 0

    /// Whether the delegate has returned a height, be it 0.
    var isGivenByDelegate = false

    /// Whether the delegate has an estimate, so that the height itself is read on the screen alone.
    var isEstimated = false

    /// True while it is not known whether there is a view: it is made on the screen.
    var isUnknown = false
  }
}
