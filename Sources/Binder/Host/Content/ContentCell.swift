/// A cell, a header or a footer that shows any content; each host has classes of these.
@MainActor
public protocol ContentShowing: AnyObject {
  /// What is shown; a binder sets it each time the view is dequeued.
  var content: (any CellContent)? { get set }
}

/// A switch at the trailing edge of a cell.
@MainActor
public struct CellToggle {
  /// Whether it is on.
  public let isOn: Bool
  /// Is to be called when the user has turned the switch, with what it is then.
  public let onChange: (_ isOn: Bool) -> Void

  package init(isOn: Bool, onChange: @escaping (_ isOn: Bool) -> Void) {
    (self.isOn, self.onChange) = (isOn, onChange)
  }
}

/// The cell of a host that knows no contents: it keeps the content, and whoever draws the cell reads it there.
public final class PlainContentCell: TableCell, ContentShowing, DefaultInitializable {
  /// What is shown.
  public var content: (any CellContent)?
  /// The switch; nil for none.
  public private(set) var toggle: CellToggle?

  /// Makes a cell that shows nothing yet.
  public init() {}

  /// Keeps the switch.
  public func setToggle(_ toggle: CellToggle?) { self.toggle = toggle }
}

/// The header or the footer of a host that knows no contents.
public final class PlainContentView: TableHeaderFooterView, ContentShowing, DefaultInitializable {
  /// What is shown.
  public var content: (any CellContent)?

  /// Makes a view that shows nothing yet.
  public init() {}
}

extension TableHost {
  /// Dequeues a ``PlainContentCell``.
  public func dequeueCell(showing content: any CellContent) -> any TableCell {
    dequeueCell(PlainContentCell.self, showing: content)
  }

  /// Dequeues a ``PlainContentView``.
  public func dequeueHeaderFooterView(
    showing content: any CellContent
  ) -> any TableHeaderFooterView {
    dequeueHeaderFooterView(PlainContentView.self, showing: content)
  }

  package func dequeueCell<Cell: TableCell & ContentShowing>(
    _ type: Cell.Type,
    showing content: any CellContent
  ) -> Cell {
    let cell = dequeueReusableCell(type, withIdentifier: "Content")
    cell.content = content
    return cell
  }

  package func dequeueHeaderFooterView<View: TableHeaderFooterView & ContentShowing>(
    _ type: View.Type,
    showing content: any CellContent
  ) -> View {
    let view = dequeueReusableHeaderFooterView(type, withIdentifier: "Content")
    view.content = content
    return view
  }
}
