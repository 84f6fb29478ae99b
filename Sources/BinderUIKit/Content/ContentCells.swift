#if canImport(UIKit) && !os(watchOS)
  public import Binder
  public import UIKit

  /// The cell of all contents that a table shows by configurations.
  final class ContentTableCell: UITableViewCell, ContentShowing {
    var looks: ContentLooks?
    var content: (any CellContent)? {
      didSet {
        configurationUpdateHandler = { [content, looks] cell, state in
          cell.contentConfiguration = content.flatMap { looks?.configuration(of: $0, for: state) }
        }
      }
    }
  }

  /// The cell of all contents that a collection view shows by configurations, and its header or footer.
  final class ContentItemCell: UICollectionViewListCell, ContentShowing {
    var looks: ContentLooks?
    var content: (any CellContent)? {
      didSet {
        configurationUpdateHandler = { [content, looks] cell, state in
          cell.contentConfiguration = content.flatMap { looks?.configuration(of: $0, for: state) }
        }
      }
    }
  }

  /// The header or the footer of all contents that a table shows by configurations.
  final class ContentHeaderView: UITableViewHeaderFooterView, ContentShowing {
    var looks: ContentLooks?
    var content: (any CellContent)? {
      didSet {
        configurationUpdateHandler = { [content, looks] view, state in
          if let list = content as? ListContent, looks?.hasConfiguration(of: list) != true {
            view.contentConfiguration = list.filled(.groupedHeader())
          } else {
            view.contentConfiguration = content.flatMap { looks?.configuration(of: $0, for: state) }
          }
        }
      }
    }
  }

  extension TableHost where Self: UITableView {
    /// Dequeues a cell that shows a content: one of the class that the content names, or one with a content configuration.
    public func dequeueCell(showing content: any CellContent) -> any TableCell {
      if let cell = adapter.looks.cell(showing: content, of: self) { return cell }
      adapter.reportMissingLook(of: content)
      let cell: ContentTableCell = dequeue(ContentTableCell.self)
      cell.looks = adapter.looks
      cell.content = content
      return cell
    }

    /// Dequeues a header or a footer that shows a content by a content configuration.
    public func dequeueHeaderFooterView(
      showing content: any CellContent
    ) -> any TableHeaderFooterView {
      adapter.reportMissingLook(of: content, inCell: false)
      let view: ContentHeaderView = dequeue(ContentHeaderView.self)
      view.looks = adapter.looks
      view.content = content
      return view
    }
  }

  extension CollectionAdapter {
    func dequeueCell(showing content: any CellContent) -> any TableCell {
      if let cell = looks.cell(showing: content, of: self) { return cell }
      reportMissingLook(of: content)
      return filled(
        dequeueReusableCell(
          ContentItemCell.self,
          withIdentifier: reuseIdentifier(of: ContentItemCell.self)
        ),
        content
      )
    }

    func dequeueHeaderFooterView(
      showing content: any CellContent
    ) -> any TableHeaderFooterView {
      reportMissingLook(of: content, inCell: false)
      return filled(
        dequeueReusableHeaderFooterView(
          ContentItemCell.self,
          withIdentifier: reuseIdentifier(of: ContentItemCell.self)
        ),
        content
      )
    }

    private func filled(_ cell: ContentItemCell, _ content: any CellContent) -> ContentItemCell {
      cell.looks = looks
      cell.content = content
      return cell
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
    /// The switch at the trailing edge of a cell.
    package final class ToggleSwitch: UISwitch {
      private var onChange: ((Bool) -> Void)?

      /// Shows a switch, and calls what is given with it when the user turns it.
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
