#if canImport(UIKit) && !os(watchOS)
  public import Binder
  public import UIKit

  /// Every view of a collection view shows headers, footers and other views, as it is.
  extension UICollectionReusableView: TableHeaderFooterView {
    /// The height that the view's constraints require in points; nil if they require none.
    public func preferredHeight(forWidth width: Double) -> Double? { fittingHeight(width) }
  }

  /// Every cell of a collection view shows items, as it is; it is made from its class or a nib.
  extension UICollectionViewCell: TableCell {
    /// Shows an accessory of the system at the trailing edge of a `UICollectionViewListCell`; other cells have none.
    public func setAccessory(_ accessory: CellAccessory) {
      guard let cell = self as? UICollectionViewListCell else { return }
      let detail: [UICellAccessory]
      #if os(tvOS)
        detail = []
      #else
        detail = [.detail(actionHandler: { [weak cell] in cell?.accessoryIsTapped() })]
      #endif
      cell.accessories =
        switch accessory {
        case .none: []
        case .disclosureIndicator: [.disclosureIndicator()]
        case .detailDisclosureButton: detail + [.disclosureIndicator()]
        case .checkmark: [.checkmark()]
        case .detailButton: detail
        }
    }

    /// Shows a switch at the trailing edge of a `UICollectionViewListCell`; other cells have none, and tvOS has a check mark.
    public func setToggle(_ toggle: CellToggle?) {
      guard let cell = self as? UICollectionViewListCell, let toggle else { return }
      #if os(tvOS)
        cell.accessories = toggle.isOn ? [.checkmark()] : []
      #else
        let shown = ToggleSwitch(frame: .zero)
        shown.show(toggle)
        cell.accessories = [
          .customView(configuration: .init(customView: shown, placement: .trailing()))
        ]
      #endif
    }
  }

  extension UICollectionViewListCell {
    /// Calls the binder of the collection view that the cell is in.
    fileprivate func accessoryIsTapped() {
      var view = superview
      while let outer = view, !(outer is UICollectionView) { view = outer.superview }
      guard let collectionView = view as? UICollectionView,
        let item = collectionView.indexPath(for: self)
      else { return }
      let adapter = collectionView.adapter
      adapter.delegateRelay.binder?.tableView(adapter, accessoryButtonTappedForRowWith: item)
    }
  }
#endif
