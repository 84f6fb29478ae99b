package import Binder

/// A misuse for which `UITableView` or `UICollectionView` raises an exception, in its words, with a hint.
public struct TableInconsistency: Error, Hashable, Sendable, CustomStringConvertible {
  /// The rule that was broken.
  public var kind: Kind

  /// The sentence that UIKit stops with; an address in it is written `0x...`.
  ///
  /// Kinds that UIKit has no sentence for have one of the same manner.
  public var uikitText: String

  /// The usual cause, and the remedy.
  public var hint: String

  /// The number of rows of each section before the batch; empty if no batch was at fault.
  public var before: [Int]

  /// The number of rows of each section after the batch, by the data source; empty if no batch was
  /// at fault.
  public var after: [Int]

  /// The view whose words are used.
  package var host = HostKind.table

  /// Whether the view continues, by a reload.
  package var isWarning = false

  /// The batch at fault; without operations if there was none.
  package var batch: Batch

  /// The operations of the batch in the order of the calls; empty if no batch was at fault.
  ///
  /// - Complexity: O(k) for k operations, which are listed again.
  public var operations: [TableOperation] {
    get { batch.operations }
    set { batch = Batch(newValue) }
  }

  /// Makes an inconsistency, of a batch if there are counts and operations.
  public init(
    kind: Kind,
    uikitText: String,
    hint: String,
    before: [Int] = [],
    after: [Int] = [],
    operations: [TableOperation] = []
  ) {
    self.kind = kind
    self.uikitText = uikitText
    self.hint = hint
    self.before = before
    self.after = after
    batch = Batch(operations)
  }

  /// Makes an inconsistency in the words of a host, without a batch.
  package init(_ host: HostKind, _ kind: Kind, _ uikitText: String, hint: String) {
    self.init(kind: kind, uikitText: uikitText, hint: hint)
    self.host = host
  }

  /// The diagnostic to report instead, where the view continues; nil if it stops.
  package var warning: TableDiagnostic? {
    isWarning ? TableDiagnostic(severity: .warning, message: description) : nil
  }

  /// UIKit's sentence, and the hint on a line of its own.
  public var description: String { hint.isEmpty ? uikitText : "\(uikitText)\n\(hint)" }
}

extension TableInconsistency {
  /// A path that names no row.
  package static func invalidIndexPath(
    _ path: IndexPath,
    host: HostKind = .table
  ) -> TableInconsistency {
    TableInconsistency(
      host,
      .invalidIndexPath,
      "Invalid index path for use with \(host.className). Index paths passed to \(host.view) must "
        + "contain exactly two indices specifying the section and \(host.row). Please use the "
        + "category on NSIndexPath in \(host.className).h if possible.",
      hint: "This index path has \(path.count): \(path.uikitText). "
        + "Make it with IndexPath(\(host.row):section:)."
    )
  }
}
