public import Binder

/// What a headless table and a headless collection view have in common.
///
/// Time is virtual: work that is pending is done when the view is read or driven, and a test never waits.
@MainActor
public class HeadlessListView {
  /// The table's name in snapshots, in its call log and in messages.
  public var id: String { core.id }

  /// The width and the height of the table in points; `resize(height:)` changes the height.
  public var size: TableSize { core.layout.size }

  /// The objects that bindings and proxies keep with the table; they end when the table is released.
  public let attachments = TableAttachments()

  /// The user's text size; the next layout after it is set reloads.
  public var contentSizeCategory: HeadlessView.ContentSizeCategory {
    get { core.contentSizeCategory }
    set { core.contentSizeCategory = newValue }
  }

  /// The direction in which lines run; it changes drawings, and no callback.
  public var layoutDirection: TableLayoutDirection {
    get { core.layoutDirection }
    set { core.layoutDirection = newValue }
  }

  /// Points at the edges that bars cover; headers stick to them, and offsets count them.
  ///
  /// A table that is scrolled to its top stays there: with 64 points at the top its offset is -64. Elsewhere the offset
  /// stays where it is, within the limits of scrolling.
  public var contentInset: TableEdgeInsets {
    get { core.layout.inset }
    set { if newValue.isUsable { core.screen.inset(by: newValue) } else { core.refuse(newValue) } }
  }

  /// Whether batches are refused that `UITableView` accepts and then displays wrongly.
  public var strictness: Strictness {
    get { core.strictness }
    set { core.strictness = newValue }
  }

  /// The action to take on inconsistencies and errors.
  public var onInconsistency: InconsistencyPolicy {
    get { core.reports.policy }
    set { core.reports.policy = newValue }
  }

  package final let core: TableCore

  init(_ core: TableCore) { self.core = core }
}
