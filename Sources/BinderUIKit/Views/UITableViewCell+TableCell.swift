#if canImport(UIKit) && !os(watchOS)
  public import Binder
  public import UIKit

  /// Every cell of UIKit shows rows, as it is; the table makes it from its class, a nib or a prototype.
  extension UITableViewCell: TableCell {
    /// The height that the cell's constraints require in points; nil if they require none.
    ///
    /// A `UITableView` finds it by itself; this is for tables without a screen.
    public func preferredHeight(forWidth width: Double) -> Double? { fittingHeight(width) }

    /// Shows an accessory of the system at the trailing edge; a cell with an `accessoryView` goes on showing that.
    public func setAccessory(_ accessory: CellAccessory) { accessoryType = accessory.ofUIKit }

    /// Shows a switch as the `accessoryView`; on tvOS, which has none, a check mark while it is on.
    public func setToggle(_ toggle: CellToggle?) {
      #if os(tvOS)
        if toggle?.isOn == true { accessoryType = .checkmark }
      #else
        let known = accessoryView as? ToggleSwitch
        guard let toggle else {
          if known != nil { accessoryView = nil }
          return
        }
        let shown = known ?? ToggleSwitch(frame: .zero)
        shown.show(toggle)
        if known == nil { accessoryView = shown }
      #endif
    }
  }

  extension CellAccessory {
    fileprivate var ofUIKit: UITableViewCell.AccessoryType {
      switch self {
      case .none: .none
      case .disclosureIndicator: .disclosureIndicator
      case .checkmark: .checkmark
      #if os(tvOS)
        case .detailDisclosureButton, .detailButton: .disclosureIndicator
      #else
        case .detailDisclosureButton: .detailDisclosureButton
        case .detailButton: .detailButton
      #endif
      }
    }
  }

  /// Every header and footer view of UIKit shows headers and footers, as it is.
  extension UITableViewHeaderFooterView: TableHeaderFooterView {
    /// The height that the view's constraints require in points; nil if they require none.
    public func preferredHeight(forWidth width: Double) -> Double? { fittingHeight(width) }
  }

  extension UIView {
    func fittingHeight(_ width: Double) -> Double? {
      let smallest = UIView.layoutFittingCompressedSize.height
      let size = systemLayoutSizeFitting(
        CGSize(width: CGFloat(width), height: smallest),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      return size.height > 0 ? Double(size.height) : nil
    }
  }

  #if !os(visionOS)
    /// A cell or a header and footer view that is made from a nib.
    ///
    ///     final class FriendCell: UITableViewCell, UINibInitable {}     // FriendCell.xib, in the bundle of the class
    ///
    /// In a Swift package the bundle of a class has no resources; there a type names its nib itself:
    ///
    ///     final class FriendCell: UITableViewCell, UINibInitable {
    ///       static var nib: UINib { UINib(nibName: "FriendCell", bundle: .module) }
    ///     }
    ///
    /// On visionOS nibs are deprecated, and this does not exist.
    @MainActor
    public protocol UINibInitable: AnyObject {
      /// The nib with the view; the one that is named as the type, in the bundle of the class, if not written.
      static var nib: UINib { get }
    }

    extension UINibInitable {
      /// The nib that is named as the type, in the bundle of the class: that of an app or a framework.
      public static var nib: UINib {
        UINib(nibName: String(describing: Self.self), bundle: Bundle(for: Self.self))
      }
    }
  #endif
#endif
