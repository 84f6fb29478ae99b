// What Apple's overlay of UIKit adds in Swift. All of it is there since iOS 17, tvOS 17 and visionOS 1 or before, and not deprecated.
// Nothing here is ever run.
@_exported import Foundation
@_exported import UIKit

extension IndexPath {
  public init(row: Int, section: Int) { self = [section, row] }
  public init(item: Int, section: Int) { self = [section, item] }
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension UIApplicationDelegate { @MainActor public static func main() {} }

@MainActor public protocol UIConfigurationState {}
public struct UICellConfigurationState: UIConfigurationState { public var isSelected: Bool }
public struct UIViewConfigurationState: UIConfigurationState {}

@MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}

public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
}

public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  @MainActor public func makeContentView() -> any UIView & UIContentView { preconditionFailure() }
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
}

extension UITableViewCell {
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { nil }
    set {}
  }
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  public var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    get { nil }
    set {}
  }
}

extension UITableViewHeaderFooterView {
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { nil }
    set {}
  }
  public var configurationUpdateHandler:
    ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)?
  {
    get { nil }
    set {}
  }
}

extension UICollectionViewCell {
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { nil }
    set {}
  }
  public var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
  {
    get { nil }
    set {}
  }
}

public struct UICellAccessory {
  public enum DisplayedState { case always, whenEditing, whenNotEditing }
  public struct DisclosureIndicatorOptions { public init() {} }
  public struct CheckmarkOptions { public init() {} }
  public struct DetailOptions { public init() {} }
  public typealias ActionHandler = () -> Void
  public enum Placement {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }
  public struct CustomViewConfiguration {
    @MainActor public init(customView: UIView, placement: Placement) {}
  }
  @MainActor public static func customView(
    configuration: CustomViewConfiguration
  ) -> UICellAccessory {
    UICellAccessory()
  }
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { UICellAccessory() }
  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = .init()
  ) -> UICellAccessory { UICellAccessory() }
  public static func detail(
    displayed: DisplayedState = .always,
    options: DetailOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory() }
}

extension UICollectionViewListCell {
  public var accessories: [UICellAccessory] {
    get { [] }
    set {}
  }
}

public struct UICollectionLayoutListConfiguration {
  public enum Appearance { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode { case none, supplementary, firstItemInSection }
  public enum FooterMode { case none, supplementary }
  public var headerMode: HeaderMode
  public var footerMode: FooterMode
  #if !TVOS
    public typealias SwipeActionsConfigurationProvider =
      @MainActor (IndexPath) -> UISwipeActionsConfiguration?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  #endif
  public init(appearance: Appearance) { preconditionFailure() }
}

extension NSCollectionLayoutSection {
  @MainActor public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { preconditionFailure() }
}

extension UIButton {
  public struct Configuration { public var title: String? }

  public var configuration: Configuration? {
    get { nil }
    set {}
  }
}

extension UIControl.State { public static var normal: Self { [] } }

extension UIAction {
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    selectedImage: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) { preconditionFailure() }
}

extension UIMenu {
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = .large,
    children: [UIMenuElement] = []
  ) { preconditionFailure() }
}

extension UIContextMenuConfiguration {
  public convenience init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) { self.init() }
}

extension UIAccessibilityTraits: OptionSet {
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 10)
}
