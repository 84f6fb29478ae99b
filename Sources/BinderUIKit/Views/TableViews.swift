#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  /// The cells and views of a table: what is registered, and what is dequeued.
  @MainActor
  final class TableViews: HostViews {
    private weak var table: UITableView?
    private var cellIdentifiers: Set<String> = []
    private var viewIdentifiers: Set<String> = []
    /// The row whose cell the table requests, until one has been dequeued for it.
    private var requestedPath: IndexPath?
    /// The cell that the requested row keeps, where it wants another one.
    private var keptCell: UITableViewCell?
    /// The view that is to be dequeued again, as it is only filled again.
    private var viewInPlace: UITableViewHeaderFooterView?

    init(_ table: UITableView) {
      self.table = table
    }

    /// Requests the cell of a row; what is dequeued first in its course is for that row.
    func calling(
      for indexPath: IndexPath,
      _ ask: () -> (any TableCell)?
    ) -> UITableViewCell? {
      let outer = (requestedPath, keptCell)
      (requestedPath, keptCell) = (indexPath, nil)
      defer { (requestedPath, keptCell) = outer }
      let shown = ask().map { shownCell(for: $0) }
      if let identifier = inPlace.takeIdentifier(at: indexPath),
        shown?.reuseIdentifier != identifier
      {
        keepCell(identifier, at: indexPath)
      }
      if let keptCell { return keptCell }
      shown?.observer?.viewWasFilled()
      return shown
    }

    /// Has the requested row keep its cell until it is reloaded.
    private func keepCell(_ identifier: String, at indexPath: IndexPath) {
      inPlace.exchange(indexPath)
      keptCell = table?.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }

    /// Requests a view, with one that may be filled again in its place.
    func refilling(
      _ view: UITableViewHeaderFooterView?,
      _ ask: () -> (any TableHeaderFooterView)?
    ) -> UIView? {
      viewInPlace = view
      defer { viewInPlace = nil }
      let shown = ask().map { shownView(for: $0) }
      shown?.observer?.viewWasFilled()
      return shown
    }
  }

  // Registering: nib, then prototype, then class; what is none of UIKit's is carried.
  extension TableViews {
    func register<Cell: TableCell>(_ type: Cell.Type, _ identifier: String) {
      guard let table else { return }
      cellIdentifiers.insert(identifier)
      #if !os(visionOS)
        if let type = type as? any UINibInitable.Type {
          return table.register(type.nib, forCellReuseIdentifier: identifier)
        }
      #endif
      if type is UITableViewCell.Type {
        if table.dequeueReusableCell(withIdentifier: identifier) is Cell { return }
        table.register(type, forCellReuseIdentifier: identifier)
      } else {
        table.register(HostingCell<Cell>.self, forCellReuseIdentifier: identifier)
      }
    }

    func register<View: TableHeaderFooterView>(_ type: View.Type, _ identifier: String) {
      guard let table else { return }
      viewIdentifiers.insert(identifier)
      #if !os(visionOS)
        if let type = type as? any UINibInitable.Type {
          return table.register(type.nib, forHeaderFooterViewReuseIdentifier: identifier)
        }
      #endif
      if type is UITableViewHeaderFooterView.Type {
        table.register(type, forHeaderFooterViewReuseIdentifier: identifier)
      } else {
        table.register(
          HostingHeaderFooterView<View>.self,
          forHeaderFooterViewReuseIdentifier: identifier
        )
      }
    }

    func reuse(of cell: UITableViewCell) -> CellReuse {
      guard let identifier = cell.reuseIdentifier, cellIdentifiers.contains(identifier) else {
        return .foreign
      }
      return .own(identifier)
    }

    /// Whether a view has been registered, and is none that the table has made of a title.
    func isRegistered(_ view: UITableViewHeaderFooterView) -> Bool {
      view.reuseIdentifier.map(viewIdentifiers.contains) ?? false
    }
  }

  extension TableViews {
    func dequeue<Cell: TableCell>(_ type: Cell.Type, _ identifier: String) -> Cell {
      if let cell = cell(type, identifier) { return cell }
      guard let cell = cell(type, ownIdentifier("cell", identifier, type)) else {
        preconditionFailure(Self.cannotMake(type))
      }
      return cell
    }

    /// The cell that is dequeued under an identifier; nil for one of another type.
    private func cell<Cell: TableCell>(_ type: Cell.Type, _ identifier: String) -> Cell? {
      if !cellIdentifiers.contains(identifier) { register(type, identifier) }
      let shown = dequeueCell(identifier)
      if let cell = shown.flatMap(cell(shownBy:)) as? Cell { return cell }
      // A carrier that carries nothing has a cell of a type that cannot be made.
      if shown is HostingCell<Cell> { preconditionFailure(Self.cannotMake(type)) }
      return nil
    }

    func dequeue<View: TableHeaderFooterView>(_ type: View.Type, _ identifier: String) -> View {
      if let view = view(type, identifier) { return view }
      guard let view = view(type, ownIdentifier("header or footer view", identifier, type)) else {
        preconditionFailure(Self.cannotMake(type))
      }
      return view
    }

    private func view<View: TableHeaderFooterView>(
      _ type: View.Type,
      _ identifier: String
    ) -> View? {
      if !viewIdentifiers.contains(identifier) { register(type, identifier) }
      let shown = dequeueView(identifier)
      if let view = shown.flatMap(view(shownBy:)) as? View { return view }
      if shown is HostingHeaderFooterView<View> { preconditionFailure(Self.cannotMake(type)) }
      return nil
    }

    /// Dequeues a cell for the row that the table requests; a cell that is only filled again stays.
    func dequeueCell(_ identifier: String) -> UITableViewCell? {
      let cell = dequeuedCell(identifier)
      cell?.isReused()
      return cell
    }

    private func dequeuedCell(_ identifier: String) -> UITableViewCell? {
      guard let table else { return nil }
      guard let path = requestedPath, cellIdentifiers.contains(identifier) else {
        return table.dequeueReusableCell(withIdentifier: identifier)
      }
      requestedPath = nil
      if let kept = inPlace.takeIdentifier(at: path), kept != identifier {
        keepCell(kept, at: path)
        return table.dequeueReusableCell(withIdentifier: identifier)
      }
      return table.dequeueReusableCell(withIdentifier: identifier, for: path)
    }

    func dequeueView(_ identifier: String) -> UITableViewHeaderFooterView? {
      let view = dequeuedView(identifier)
      view?.isReused()
      return view
    }

    private func dequeuedView(_ identifier: String) -> UITableViewHeaderFooterView? {
      if let view = viewInPlace, view.reuseIdentifier == identifier {
        viewInPlace = nil
        return view
      }
      return table?.dequeueReusableHeaderFooterView(withIdentifier: identifier)
    }

    static func cannotMake<View>(_ type: View.Type) -> String {
      "A UITableView can't make a '\(type)', which is no view of UIKit and says nowhere how it is made. "
        + "Inherit from UITableViewCell or UITableViewHeaderFooterView, or conform to 'DefaultInitializable'."
    }
  }

  // Carrying.
  extension TableViews {
    private func shownCell(for cell: any TableCell) -> UITableViewCell {
      if let known: UITableViewCell = known(cell) { return known }
      let carrier = Self.carry(cell)
      remember(carrier, carrying: cell)
      return carrier
    }

    func shownView(for view: any TableHeaderFooterView) -> UIView {
      if let known: UITableViewHeaderFooterView = known(view) { return known }
      let carrier = Self.carry(view)
      remember(carrier, carrying: view)
      return carrier
    }

    private static func carry<Cell: TableCell>(_ cell: Cell) -> UITableViewCell {
      HostingCell(cell)
    }

    private static func carry<View: TableHeaderFooterView>(
      _ view: View
    ) -> UITableViewHeaderFooterView {
      HostingHeaderFooterView(view)
    }
  }
#endif
