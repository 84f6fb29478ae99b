/// Something that `UITableView` raises an exception for, in its words, and what to do about it.
public struct TableInconsistency: Hashable, Sendable, CustomStringConvertible {
  /// Which rule was broken; tests match on this and not on the text.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A cell was dequeued under a reuse identifier that nothing is registered for.
    case unregisteredCell
    /// A header or footer was dequeued under an identifier that nothing is registered for.
    case unregisteredHeaderFooterView
    /// Another type is registered under the reuse identifier than the one asked for.
    case dequeuedTypeMismatch
    /// Two cells were dequeued for the same index path in one question.
    case dequeuedTwice
    /// An index path has not exactly two indices.
    case invalidIndexPath
    /// A row was asked about that does not exist.
    case rowOutOfBounds
    /// A section was asked about that does not exist.
    case sectionOutOfBounds
    /// The table was told to scroll to a row that does not exist.
    case scrollToRowOutOfBounds
    /// The table was told to scroll to a section that does not exist.
    case scrollToSectionOutOfBounds
    /// A height is negative and not `automaticDimension`, or not a number.
    case invalidHeight
    /// The data source answered with a negative number of sections or rows.
    case invalidCount
    /// The data source changed its mind between `reloadData()` and the layout after it.
    case countsChangedAfterReload
  }

  /// Which rule was broken.
  public var kind: Kind

  /// The sentence that `UITableView` stops with; an address in it is written `0x...`.
  ///
  /// Kinds that UIKit has no sentence for have one of the same manner.
  public var uikitText: String

  /// What is the usual cause, and what to do about it.
  public var hint: String

  /// Makes an inconsistency.
  public init(kind: Kind, uikitText: String, hint: String) {
    self.kind = kind
    self.uikitText = uikitText
    self.hint = hint
  }

  /// UIKit's sentence, and the hint on a line of its own.
  public var description: String { hint.isEmpty ? uikitText : "\(uikitText)\n\(hint)" }
}
