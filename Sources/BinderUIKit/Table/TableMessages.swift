#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  @MainActor
  final class TableMessages: HostDelegate, UITableViewDelegate {
    var adapter: TableAdapter? { list as? TableAdapter }

    override class var methods: [String: TableDelegateMethods] { implemented }

    /// With rows that can be swiped aside, Binder must receive when one is.
    private static let editingNotices: TableDelegateMethods = [
      .editingNotices, .editing, .leadingSwipe, .trailingSwipe,
    ]

    private static let implemented: [String: TableDelegateMethods] = [
      "tableView:heightForRowAtIndexPath:": .rowHeight,
      "tableView:estimatedHeightForRowAtIndexPath:": .estimatedRowHeight,
      "tableView:heightForHeaderInSection:": .headerHeight,
      "tableView:estimatedHeightForHeaderInSection:": .estimatedHeaderHeight,
      "tableView:heightForFooterInSection:": .footerHeight,
      "tableView:estimatedHeightForFooterInSection:": .estimatedFooterHeight,
      "tableView:viewForHeaderInSection:": .headerView,
      "tableView:viewForFooterInSection:": .footerView,
      "tableView:willDisplayCell:forRowAtIndexPath:": .cellDisplay,
      "tableView:didEndDisplayingCell:forRowAtIndexPath:": .cellDisplay,
      "tableView:willDisplayHeaderView:forSection:": .supplementaryDisplay,
      "tableView:willDisplayFooterView:forSection:": .supplementaryDisplay,
      "tableView:didEndDisplayingHeaderView:forSection:": .supplementaryDisplay,
      "tableView:didEndDisplayingFooterView:forSection:": .supplementaryDisplay,
      "tableView:shouldHighlightRowAtIndexPath:": .highlighting,
      "tableView:didHighlightRowAtIndexPath:": .highlighting,
      "tableView:didUnhighlightRowAtIndexPath:": .highlighting,
      "tableView:willSelectRowAtIndexPath:": .selectionChoice,
      "tableView:willDeselectRowAtIndexPath:": .selectionChoice,
      "tableView:didSelectRowAtIndexPath:": .selection,
      "tableView:didDeselectRowAtIndexPath:": .deselection,
      "scrollViewDidScroll:": .scrolling,
      "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:": .leadingSwipe,
      "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:": [.trailingSwipe, .editing],
      "tableView:editingStyleForRowAtIndexPath:": .editing,
      "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:": .deleteTitle,
      "tableView:shouldIndentWhileEditingRowAtIndexPath:": .indentation,
      "tableView:willBeginEditingRowAtIndexPath:": editingNotices,
      "tableView:didEndEditingRowAtIndexPath:": editingNotices,
      "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:": .moving,
      "tableView:accessoryButtonTappedForRowWithIndexPath:": .accessoryTaps,
      "tableView:canPerformPrimaryActionForRowAtIndexPath:": .primaryAction,
      "tableView:performPrimaryActionForRowAtIndexPath:": .primaryAction,
      "tableView:contextMenuConfigurationForRowAtIndexPath:point:": .contextMenu,
      "tableView:willDisplayContextMenuWithConfiguration:animator:": .contextMenuNotices,
      "tableView:willEndContextMenuInteractionWithConfiguration:animator:": .contextMenuNotices,
      "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:": .previewAction,
    ]
  }

  // Dimensions: where the declaration has none for a row or a section, the table's own count.
  extension TableMessages {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      calling {
        points(binder?.tableView(tableView, heightForRowAt: indexPath), else: tableView.rowHeight)
      }
    }

    func tableView(
      _ tableView: UITableView,
      estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      calling {
        points(
          binder?.tableView(tableView, estimatedHeightForRowAt: indexPath),
          else: estimate(tableView.estimatedRowHeight)
        )
      }
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      height(of: .header, section, tableView)
    }

    func tableView(
      _ tableView: UITableView,
      estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat {
      calling {
        points(
          binder?.tableView(tableView, estimatedHeightForHeaderInSection: section),
          else: estimate(tableView.estimatedSectionHeaderHeight)
        )
      }
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      height(of: .footer, section, tableView)
    }

    func tableView(
      _ tableView: UITableView,
      estimatedHeightForFooterInSection section: Int
    ) -> CGFloat {
      calling {
        points(
          binder?.tableView(tableView, estimatedHeightForFooterInSection: section),
          else: estimate(tableView.estimatedSectionFooterHeight)
        )
      }
    }

    /// The height of a header or a footer; where there is none of it UIKit makes, of 0, the space of its style between groups.
    private func height(
      of kind: SupplementaryKind,
      _ section: Int,
      _ tableView: UITableView
    ) -> CGFloat {
      let height = calling { self.height(kind, section: section) }
      if height == 0 { return tableView.style == .plain ? 0 : .leastNormalMagnitude }
      return calling { points(height, else: standard(kind, section: section, of: tableView)) }
    }

    /// The table's own height; none in a plain table for a section without a title, as `automaticDimension` of a delegate
    /// makes room there for a header without content.
    private func standard(
      _ kind: SupplementaryKind,
      section: Int,
      of tableView: UITableView
    ) -> CGFloat {
      let hasTitle = adapter?.rows.title(kind, section: section) != nil
      guard hasTitle || tableView.style != .plain else { return 0 }
      return kind == .header ? tableView.sectionHeaderHeight : tableView.sectionFooterHeight
    }

    /// The table's own estimate; where it makes none, what the delegate returns must not be taken for a height of 0.
    private func estimate(_ points: CGFloat) -> CGFloat {
      points == 0 ? UITableView.automaticDimension : points
    }

    private func points(_ height: Double?, else standard: CGFloat) -> CGFloat {
      guard let height else { return standard }
      if height == automaticDimension { return UITableView.automaticDimension }
      guard height >= 0, height.isFinite else {
        adapter?.reportHeight(height)
        return standard
      }
      return CGFloat(height)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      calling { view(.header, section: section) }.flatMap { adapter?.views.shownView(for: $0) }
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      calling { view(.footer, section: section) }.flatMap { adapter?.views.shownView(for: $0) }
    }
  }

  // Touches: what they lead to may change the table at once.
  extension TableMessages {
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      binder?.tableView(tableView, shouldHighlightRowAt: indexPath) ?? true
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      binder?.tableView(tableView, didHighlightRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      binder?.tableView(tableView, didUnhighlightRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      guard let binder else { return indexPath }
      return binder.tableView(tableView, willSelectRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      guard let binder else { return indexPath }
      return binder.tableView(tableView, willDeselectRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      binder?.tableView(tableView, didSelectRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      binder?.tableView(tableView, didDeselectRowAt: indexPath)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      guard let table = adapter?.table else { return }
      binder?.tableViewDidScroll(table)
    }
  }
#endif
