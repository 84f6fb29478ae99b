import Binder
import BinderCollections
import HeadlessTable

/// Asks the data source and the delegate of a `UICollectionView` on behalf of the collection view that plays it, as `TableRole`
/// does for a table.
@MainActor
final class CollectionRole {
  weak var view: UICollectionView?
  private var delegateMethods: Set<String> = []
  private var dataSourceMethods: Set<String> = []
  /// What shows a cell or a view that it holds, by identity.
  private var holders: [ObjectIdentifier: UICollectionReusableView] = [:]
  /// The layouts of sections, until they are read again.
  private var sections: [Int: NSCollectionLayoutSection] = [:]
  /// What the delegate has described of the open menu.
  var menu: UIContextMenuConfiguration?
  /// What is to run when the open menu has closed.
  var menuCompletions: [() -> Void] = []

  func learnDelegateMethods() {
    let delegate = view?.delegate
    delegateMethods = Self.delegateSelectors.filter { delegate?.responds(to: Selector($0)) == true }
  }

  func learnDataSourceMethods() {
    let dataSource = view?.dataSource
    dataSourceMethods = Self.dataSourceSelectors.filter {
      dataSource?.responds(to: Selector($0)) == true
    }
  }

  func hasDelegateMethod(_ name: String) -> Bool { delegateMethods.contains(name) }

  func forgetSections() { sections = [:] }

  /// The layout of a section; nil where the collection view's layout is none that the stand-in knows.
  func section(_ section: Int) -> NSCollectionLayoutSection? {
    if let known = sections[section] { return known }
    let layout = view?.collectionViewLayout.played(section)
    if layout == nil, view?.collectionViewLayout is UICollectionViewCompositionalLayout {
      view?.player.report(
        TableDiagnostic(
          severity: .error,
          message:
            "Invalid section definition. Please specify a valid section definition when content is to be rendered for a "
            + "section. This is a client error."
        )
      )
    }
    sections[section] = layout
    return layout
  }

  /// Where a view of a kind is in the content.
  func rect(ofKind kind: String, section: Int) -> TableRect? {
    view?.player.places.geometry.rect(ofSupplementary: kind, section: section)
  }

  /// Sends a message to the delegate; nil where it has no such method.
  @discardableResult
  func send<Answer>(
    _ name: String,
    _ message: (any UICollectionViewDelegate, UICollectionView) -> Answer
  ) -> Answer? {
    guard let view, delegateMethods.contains(name), let delegate = view.delegate,
      let target = target(of: delegate, for: name) as? any UICollectionViewDelegate
    else { return nil }
    return message(target, view)
  }

  /// Sends a message to the data source; nil where it has no such method.
  func ask<Answer>(
    _ name: String,
    _ message: (any UICollectionViewDataSource, UICollectionView) -> Answer
  ) -> Answer? {
    guard let view, dataSourceMethods.contains(name), let dataSource = view.dataSource,
      let target = target(of: dataSource, for: name) as? any UICollectionViewDataSource
    else { return nil }
    return message(target, view)
  }

  private func target(of object: any NSObjectProtocol, for name: String) -> Any? {
    if let target = (object as? NSObject)?.forwardingTarget(for: Selector(name)) { return target }
    precondition(object.responds(to: Selector(name)), "\(object): unrecognized selector \(name)")
    return object
  }

  private static let dataSourceSelectors: Set = [
    "numberOfSectionsInCollectionView:",
    "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
    "collectionView:canMoveItemAtIndexPath:", "collectionView:moveItemAtIndexPath:toIndexPath:",
    "indexTitlesForCollectionView:", "collectionView:indexPathForIndexTitle:atIndex:",
  ]

  private static let delegateSelectors: Set = [
    "collectionView:willDisplayCell:forItemAtIndexPath:",
    "collectionView:didEndDisplayingCell:forItemAtIndexPath:",
    "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:",
    "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
    "collectionView:shouldHighlightItemAtIndexPath:",
    "collectionView:didHighlightItemAtIndexPath:",
    "collectionView:didUnhighlightItemAtIndexPath:",
    "collectionView:shouldSelectItemAtIndexPath:",
    "collectionView:shouldDeselectItemAtIndexPath:",
    "collectionView:didSelectItemAtIndexPath:", "collectionView:didDeselectItemAtIndexPath:",
    "scrollViewDidScroll:", "collectionView:canPerformPrimaryActionForItemAtIndexPath:",
    "collectionView:performPrimaryActionForItemAtIndexPath:",
    "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:",
    "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:",
    "collectionView:willDisplayContextMenuWithConfiguration:animator:",
    "collectionView:willEndContextMenuInteractionWithConfiguration:animator:",
    "collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:",
    "collectionView:layout:sizeForItemAtIndexPath:",
  ]
}

extension CollectionRole {
  /// What the player shows of a cell: the cell of another kind that it holds, or itself.
  func adoptCell(_ cell: UICollectionViewCell) -> any TableCell {
    guard let content = cellContent(of: cell) else {
      preconditionFailure("The player shows cells of 'TableCell'; import BinderUIKit.")
    }
    if content !== cell { holders[ObjectIdentifier(content)] = cell }
    if let view { cell.traits = view.traits }
    return content
  }

  func adoptView(_ view: UICollectionReusableView) -> any TableHeaderFooterView {
    let held = Mirror(reflecting: view).children.lazy.compactMap {
      $0.value as? any TableHeaderFooterView
    }
    guard let content = held.first ?? (view as? any TableHeaderFooterView) else {
      preconditionFailure("The player shows views of 'TableHeaderFooterView'; import BinderUIKit.")
    }
    if content !== view { holders[ObjectIdentifier(content)] = view }
    if let shown = self.view { view.traits = shown.traits }
    return content
  }

  func cellContent(of cell: UICollectionViewCell) -> (any TableCell)? {
    let held = Mirror(reflecting: cell).children.lazy.compactMap { $0.value as? any TableCell }
    return held.first ?? cell as? any TableCell
  }

  /// The view of UIKit that shows a content.
  func view(_ content: AnyObject) -> UICollectionReusableView? {
    content as? UICollectionReusableView ?? holders[ObjectIdentifier(content)]
  }
}
