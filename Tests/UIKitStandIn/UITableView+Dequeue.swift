import Binder
import HeadlessTable

extension UITableView {
  /// Makes a class known under a name.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let type = cellClass as? UITableViewCell.Type else { return }
    register(forCellReuseIdentifier: identifier) { type.init(standIn: ()) }
  }

  /// Makes a nib known under a name.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return }
    register(forCellReuseIdentifier: identifier) { nib.content(UITableViewCell.self) }
  }

  /// Not of UIKit: a prototype of a storyboard.
  package func addPrototype(
    forCellReuseIdentifier identifier: String,
    make: @escaping () -> UITableViewCell
  ) {
    register(forCellReuseIdentifier: identifier, make)
  }

  private func register(
    forCellReuseIdentifier identifier: String,
    _ make: @escaping () -> UITableViewCell
  ) {
    player.register(forCellReuseIdentifier: identifier) { [role] in
      let cell = make()
      cell.join(pool: identifier)
      return role.adopt(cell)
    }
  }

  /// Hands out a pooled or a new cell; nil when nothing is known under the name.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    player.dequeueReusableCell(withIdentifier: identifier).flatMap(role.cell)
  }

  /// Hands out a cell for the row that is asked for.
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = player.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    return role.cell(cell) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Makes a class known under a name.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let type = aClass as? UITableViewHeaderFooterView.Type else { return }
    register(forHeaderFooterViewReuseIdentifier: identifier) { type.init(standIn: ()) }
  }

  /// Makes a nib known under a name.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let nib else { return }
    register(forHeaderFooterViewReuseIdentifier: identifier) {
      nib.content(UITableViewHeaderFooterView.self)
    }
  }

  private func register(
    forHeaderFooterViewReuseIdentifier identifier: String,
    _ make: @escaping () -> UITableViewHeaderFooterView
  ) {
    player.register(forHeaderFooterViewReuseIdentifier: identifier) { [role] in
      let view = make()
      view.join(pool: identifier)
      return role.adopt(view)
    }
  }

  /// Hands out a pooled or a new view; nil when nothing is known under the name.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    player.dequeueReusableHeaderFooterView(withIdentifier: identifier).flatMap { role.view($0) }
  }
}

extension UINib {
  func content<View: UIView>(_ type: View.Type) -> View {
    guard let view = Self.contents[name]?() as? View else {
      preconditionFailure(
        "The stand-in has no nib '\(name)' of a \(type); add it to UINib.contents."
      )
    }
    return view
  }
}
