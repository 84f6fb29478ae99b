#if canImport(UIKit) && !os(watchOS)
  package import Binder
  package import UIKit

  // Providers that call what only a `UITableView` has, or return a `UITableViewCell`. Each form with a provider takes these
  // too; code that needs no more than any table has goes on with `any TableHost`.

  /// A provider that knows a `UITableView`, as one for any table: it says what is wrong where it gets another one.
  @MainActor
  package func forAnyTable<each Place>(
    _ provide: @escaping (UITableView, repeat each Place) -> UITableViewCell
  ) -> (any TableHost, repeat each Place) -> any TableCell {
    { (host: any TableHost, place: repeat each Place) in
      guard let table = host as? UITableView else { return cell(inNoTableView: host) }
      return provide(table, repeat each place)
    }
  }

  @MainActor
  private func cell(inNoTableView host: any TableHost) -> UITableViewCell {
    host.report(
      .error,
      "A cell provider takes a UITableView, and the table is a \(type(of: host)). "
        + "Use only what any TableHost has where the declaration is shown in other tables, too."
    )
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }
#endif
