#if canImport(UIKit) && !os(watchOS)
  public import Binder
  public import UIKit

  /// The cell of all contents that a table shows by configurations.
  final class ContentTableCell: UITableViewCell, ContentShowing {
    var content: (any CellContent)?

    func show(_ content: any CellContent, by looks: ContentLooks) {
      self.content = content
      configurationUpdateHandler = { cell, state in
        cell.contentConfiguration = looks.configuration(of: content, for: state)
      }
    }
  }

  /// The cell of all contents that a collection view shows by configurations, and its header or footer.
  final class ContentItemCell: UICollectionViewListCell, ContentShowing {
    var content: (any CellContent)?

    func show(_ content: any CellContent, by looks: ContentLooks) -> ContentItemCell {
      self.content = content
      configurationUpdateHandler = { cell, state in
        cell.contentConfiguration = looks.configuration(of: content, for: state)
      }
      return self
    }
  }

  /// The header or the footer of all contents that a table shows by configurations.
  final class ContentHeaderView: UITableViewHeaderFooterView, ContentShowing {
    var content: (any CellContent)?

    func show(_ content: any CellContent, by looks: ContentLooks) {
      self.content = content
      configurationUpdateHandler = { view, state in
        view.contentConfiguration = looks.header(of: content, for: state)
      }
    }
  }

  extension TableHost where Self: UITableView {
    /// Dequeues a cell that shows a content: one of the class that the content names, or one with a content configuration.
    public func dequeueCell(showing content: any CellContent) -> any TableCell {
      if let cell = adapter.looks.cell(showing: content, of: self) { return cell }
      adapter.reportMissingLook(of: content)
      let cell: ContentTableCell = dequeue(ContentTableCell.self)
      cell.show(content, by: adapter.looks)
      return cell
    }

    /// Dequeues a header or a footer that shows a content by a content configuration.
    public func dequeueHeaderFooterView(
      showing content: any CellContent
    ) -> any TableHeaderFooterView {
      adapter.reportMissingLook(of: content, inCell: false)
      let view: ContentHeaderView = dequeue(ContentHeaderView.self)
      view.show(content, by: adapter.looks)
      return view
    }
  }

  extension CollectionAdapter {
    func dequeueCell(showing content: any CellContent) -> any TableCell {
      if let cell = looks.cell(showing: content, of: self) { return cell }
      reportMissingLook(of: content)
      let identifier = reuseIdentifier(of: ContentItemCell.self)
      return dequeueReusableCell(ContentItemCell.self, withIdentifier: identifier)
        .show(content, by: looks)
    }

    func dequeueHeaderFooterView(
      showing content: any CellContent
    ) -> any TableHeaderFooterView {
      reportMissingLook(of: content, inCell: false)
      let identifier = reuseIdentifier(of: ContentItemCell.self)
      return dequeueReusableHeaderFooterView(ContentItemCell.self, withIdentifier: identifier)
        .show(content, by: looks)
    }
  }

  extension ListAdapter {
    func reportMissingLook(of content: any CellContent, inCell: Bool = true) {
      if let problem = looks.problem(of: content, inCell: inCell) {
        reportOnce(problem, .error, problem)
      }
    }
  }

  #if !os(tvOS)
    package final class ToggleSwitch: UISwitch {
      private var onChange: ((Bool) -> Void)?

      func show(_ toggle: CellToggle) {
        if onChange == nil {
          let action = UIAction { [weak self] _ in
            if let self { onChange?(isOn) }
          }
          addAction(action, for: .valueChanged)
        }
        isOn = toggle.isOn
        onChange = toggle.onChange
      }
    }
  #endif
#endif
