import Binder
import HeadlessTable

/// Asks the data source and the delegate of a `UITableView` on behalf of the table that plays it.
///
/// Messages go the way of Objective-C: to what `responds(to:)`, and where that forwards, on to its target. What a delegate or a
/// data source responds to is asked when it is set, as UIKit does; a message that nobody takes then stops the program.
@MainActor
final class TableRole {
  weak var table: UITableView?
  private var delegateMethods: Set<String> = []
  private var dataSourceMethods: Set<String> = []
  /// What shows a cell that holds it, by identity.
  private var holders: [ObjectIdentifier: UITableViewCell] = [:]
  private var viewHolders: [ObjectIdentifier: UITableViewHeaderFooterView] = [:]
  /// What the delegate has described of the open menu.
  var menu: UIContextMenuConfiguration?
  /// What is to run when the open menu has closed.
  var menuCompletions: [() -> Void] = []

  func learnDelegateMethods() {
    let delegate = table?.delegate
    delegateMethods = Self.delegateSelectors.filter { delegate?.responds(to: Selector($0)) == true }
  }

  func learnDataSourceMethods() {
    let dataSource = table?.dataSource
    dataSourceMethods = Self.dataSourceSelectors.filter {
      dataSource?.responds(to: Selector($0)) == true
    }
  }

  func hasDataSourceMethod(_ name: String) -> Bool { dataSourceMethods.contains(name) }

  func hasDelegateMethod(_ name: String) -> Bool { delegateMethods.contains(name) }

  /// What gets a message to the delegate; nil if nobody does.
  func delegate(for name: String) -> (any UITableViewDelegate)? {
    guard delegateMethods.contains(name), let delegate = table?.delegate else { return nil }
    return target(of: delegate, for: name) as? any UITableViewDelegate
  }

  /// What gets a message to the data source; nil if nobody does.
  func dataSource(for name: String) -> (any UITableViewDataSource)? {
    guard dataSourceMethods.contains(name), let dataSource = table?.dataSource else { return nil }
    return target(of: dataSource, for: name) as? any UITableViewDataSource
  }

  private func target(of object: any NSObjectProtocol, for name: String) -> Any? {
    if let target = (object as? NSObject)?.forwardingTarget(for: Selector(name)) { return target }
    precondition(object.responds(to: Selector(name)), "\(object): unrecognized selector \(name)")
    return object
  }

  private static let dataSourceSelectors: Set = [
    "numberOfSectionsInTableView:", "tableView:titleForHeaderInSection:",
    "tableView:titleForFooterInSection:", "tableView:canEditRowAtIndexPath:",
    "tableView:commitEditingStyle:forRowAtIndexPath:", "tableView:canMoveRowAtIndexPath:",
    "tableView:moveRowAtIndexPath:toIndexPath:", "sectionIndexTitlesForTableView:",
    "tableView:sectionForSectionIndexTitle:atIndex:",
  ]

  private static let delegateSelectors: Set = [
    "tableView:heightForRowAtIndexPath:", "tableView:estimatedHeightForRowAtIndexPath:",
    "tableView:heightForHeaderInSection:", "tableView:estimatedHeightForHeaderInSection:",
    "tableView:heightForFooterInSection:", "tableView:estimatedHeightForFooterInSection:",
    "tableView:viewForHeaderInSection:", "tableView:viewForFooterInSection:",
    "tableView:willDisplayCell:forRowAtIndexPath:",
    "tableView:didEndDisplayingCell:forRowAtIndexPath:",
    "tableView:willDisplayHeaderView:forSection:", "tableView:willDisplayFooterView:forSection:",
    "tableView:didEndDisplayingHeaderView:forSection:",
    "tableView:didEndDisplayingFooterView:forSection:",
    "tableView:shouldHighlightRowAtIndexPath:", "tableView:didHighlightRowAtIndexPath:",
    "tableView:didUnhighlightRowAtIndexPath:", "tableView:willSelectRowAtIndexPath:",
    "tableView:willDeselectRowAtIndexPath:", "tableView:didSelectRowAtIndexPath:",
    "tableView:didDeselectRowAtIndexPath:", "scrollViewDidScroll:",
    "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
    "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
    "tableView:editingStyleForRowAtIndexPath:",
    "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:",
    "tableView:shouldIndentWhileEditingRowAtIndexPath:",
    "tableView:willBeginEditingRowAtIndexPath:", "tableView:didEndEditingRowAtIndexPath:",
    "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
    "tableView:accessoryButtonTappedForRowWithIndexPath:",
    "tableView:canPerformPrimaryActionForRowAtIndexPath:",
    "tableView:performPrimaryActionForRowAtIndexPath:",
    "tableView:contextMenuConfigurationForRowAtIndexPath:point:",
    "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:",
    "tableView:willDisplayContextMenuWithConfiguration:animator:",
    "tableView:willEndContextMenuInteractionWithConfiguration:animator:",
  ]
}

extension TableRole {
  /// What the player shows of a cell: the cell of another kind that it holds, or itself.
  func adopt(_ cell: UITableViewCell) -> any TableCell {
    guard let content = content(of: cell) else {
      preconditionFailure("The player shows cells of 'TableCell'; import BinderUIKit.")
    }
    if content !== cell { holders[ObjectIdentifier(content)] = cell }
    if let table { cell.traits = table.traits }
    return content
  }

  func adopt(_ view: UITableViewHeaderFooterView) -> any TableHeaderFooterView {
    guard let content = content(of: view) else {
      preconditionFailure("The player shows views of 'TableHeaderFooterView'; import BinderUIKit.")
    }
    if content !== view { viewHolders[ObjectIdentifier(content)] = view }
    if let table { view.traits = table.traits }
    return content
  }

  func content(of cell: UITableViewCell) -> (any TableCell)? {
    for child in Mirror(reflecting: cell).children {
      if let content = child.value as? any TableCell { return content }
    }
    return cell as? any TableCell
  }

  private func content(of view: UITableViewHeaderFooterView) -> (any TableHeaderFooterView)? {
    for child in Mirror(reflecting: view).children {
      if let content = child.value as? any TableHeaderFooterView { return content }
    }
    return view as? any TableHeaderFooterView
  }

  func cell(_ content: any TableCell) -> UITableViewCell? {
    content as? UITableViewCell ?? holders[ObjectIdentifier(content)]
  }

  /// The view that shows a content; one that is made of a title where the player has one of its own.
  func view(_ content: any TableHeaderFooterView) -> UITableViewHeaderFooterView? {
    if let known = content as? UITableViewHeaderFooterView ?? viewHolders[ObjectIdentifier(content)]
    {
      return known
    }
    guard let title = content as? HeadlessHeaderFooterView else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel = PlayedLabel(title)
    viewHolders[ObjectIdentifier(content)] = view
    return view
  }
}

/// The label of a title: what it shows, the player shows.
private final class PlayedLabel: UILabel {
  private let title: HeadlessHeaderFooterView?

  init(_ title: HeadlessHeaderFooterView) {
    self.title = title
    super.init(frame: .zero)
    text = title.textLabel.text
  }

  required init?(coder: NSCoder) {
    title = nil
    super.init(coder: coder)
  }

  override var text: String? {
    get { title?.textLabel.text }
    set { title?.textLabel.text = newValue }
  }
}
