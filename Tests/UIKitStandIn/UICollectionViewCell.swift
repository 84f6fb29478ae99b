public import HeadlessTable

/// A view of a collection view that is used again and again.
@MainActor
open class UICollectionReusableView: UIView {
  /// The name of the pool that the view goes to.
  open private(set) var reuseIdentifier: String?

  /// Makes a view.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Makes a view of what a nib holds.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Not of UIKit: the way in which the stand-in makes a view of a type, as the runtime of Objective-C does it.
  public required convenience init(standIn: Void) { self.init(frame: .zero) }

  /// Takes back what the last place left.
  open func prepareForReuse() {}

  package func join(pool identifier: String) { reuseIdentifier = identifier }
}

/// A view that shows an item.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// What the app's own views are inside of.
  public let contentView = UIView(frame: .zero)

  /// Shows the cell by its state, at the next layout; here at once.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { configurationUpdateHandler?(self, UICellConfigurationState(isSelected: isSelected)) }
  }

  /// What the cell shows, where it is said by a value.
  open var contentConfiguration: (any UIContentConfiguration)?

  package override var listContent: UIListContentConfiguration? {
    contentConfiguration as? UIListContentConfiguration
  }

  /// Whether the cell is shown as selected.
  open var isSelected = false

  /// Whether the cell is shown as touched.
  open var isHighlighted = false

  /// Not of UIKit: the way in which the player shows a cell as selected.
  public func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Not of UIKit: the way in which the player shows a cell as touched.
  public func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
}

/// Something at the edge of a cell of a list.
public struct UICellAccessory {
  /// What the accessory is, in a word.
  package let name: String
  /// What a tap does.
  package var actionHandler: (() -> Void)?

  /// A view of the app's own.
  public struct CustomViewConfiguration {
    /// The edge at which the view stands.
    public struct Placement: Sendable {
      /// The edge where lines end.
      public static func trailing() -> Placement { Placement() }
    }

    /// The view.
    public let customView: UIView

    /// Shows a view at an edge.
    public init(customView: UIView, placement: Placement) { self.customView = customView }
  }

  /// The view, where the accessory is one.
  package var customView: UIView?

  /// A view of the app's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(name: "customView", customView: configuration.customView)
  }

  /// An arrow.
  public static func disclosureIndicator() -> UICellAccessory {
    UICellAccessory(name: "disclosureIndicator")
  }

  /// A check mark.
  public static func checkmark() -> UICellAccessory { UICellAccessory(name: "checkmark") }

  /// A button with an i.
  public static func detail(actionHandler: (() -> Void)? = nil) -> UICellAccessory {
    UICellAccessory(name: "detail", actionHandler: actionHandler)
  }
}

/// A cell of a list.
@MainActor
open class UICollectionViewListCell: UICollectionViewCell, TitleShowing {
  /// What stands at the edges.
  open var accessories: [UICellAccessory] = []
}
