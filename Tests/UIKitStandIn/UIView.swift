package import HeadlessTable

/// A rectangle on the screen.
@MainActor
open class UIView: NSObject {
  /// Where the view is in the view around it.
  open var frame: CGRect

  /// What the view shows of its own space.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// Whether the view is out of sight.
  open var isHidden = false

  /// How much of the view shines through: 0 for nothing, 1 for all.
  open var alpha: CGFloat = 1

  /// Whether the view takes touches.
  open var isUserInteractionEnabled = true

  /// The views inside, backmost first.
  open private(set) var subviews: [UIView] = []

  /// The view around this one; nil for a window, and for a view that nobody has put anywhere.
  open private(set) weak var superview: UIView?

  /// The window that the view is in; nil for none.
  open var window: UIWindow? { superview?.window }

  /// A name for tests, which nobody reads aloud.
  open var accessibilityIdentifier: String?

  /// Whether what is done now is animated.
  public private(set) static var areAnimationsEnabled = true

  /// Does something without animations.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    changesWithoutAnimation += 1
    let wereEnabled = areAnimationsEnabled
    areAnimationsEnabled = false
    defer { areAnimationsEnabled = wereEnabled }
    actionsWithoutAnimation()
  }

  /// Not of UIKit: what stands in for an associated object.
  package var attachment: AnyObject?

  /// The size that suits the view best by its constraints.
  public class var layoutFittingCompressedSize: CGSize { CGSize(width: 0, height: 0) }

  /// Not of UIKit: what the view is shown under, where the view around it says nothing.
  package var traits = UITraitCollection()

  /// What the view is shown under.
  open var traitCollection: UITraitCollection { superview?.traitCollection ?? traits }

  /// Tells the views inside at once what they are shown under; here nothing waits.
  open func updateTraitsIfNeeded() {}

  /// Makes a view.
  public init(frame: CGRect = .zero) {
    self.frame = frame
    super.init()
  }

  /// Makes a view of what a nib holds.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// Puts a view inside, in front of the others.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  /// Takes the view out of the one around it.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Not of UIKit: how often changes were run without animations.
  package static var changesWithoutAnimation = 0

  /// Does what is left to do of the layout.
  open func layoutIfNeeded() {}

  /// Gives the views inside their frames.
  open func layoutSubviews() {}

  /// What bars and the like cover of the view.
  open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets() }

  /// The size that the view needs within another one.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let category = traitCollection.preferredContentSizeCategory
    let height = listContent?.height(forWidth: targetSize.width, category)
    return CGSize(width: targetSize.width, height: height ?? frame.size.height)
  }

  /// Not of UIKit: the texts that the view shows by a content configuration; nil for another view.
  package var listContent: UIListContentConfiguration? { nil }
}

/// What views are shown under.
@MainActor
public final class UITraitCollection: NSObject {
  /// The pixels of a point.
  public var displayScale: CGFloat { 2 }

  /// How large text is to be.
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// Text as large as it usually is.
  public override init() {
    preferredContentSizeCategory = .large
    super.init()
  }

  /// Text of another size.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
    super.init()
  }
}

/// How large text is to be.
public struct UIContentSizeCategory: Hashable, Sendable {
  /// Not of UIKit: the same for the player.
  package let played: HeadlessView.ContentSizeCategory

  /// Not of UIKit: the size that the player means.
  package init(played: HeadlessView.ContentSizeCategory) { self.played = played }

  /// The usual size.
  public static let large = UIContentSizeCategory(played: .large)

  /// The largest size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    played: .accessibilityExtraExtraExtraLarge
  )
}

/// What holds all views that are in sight.
@MainActor
open class UIWindow: UIView {
  open override var window: UIWindow? { self }
}

/// How much a constraint matters.
public struct UILayoutPriority: Hashable, Sendable {
  /// The number behind it, 1 to 1,000.
  public let rawValue: Float

  /// A constraint that must hold.
  public static let required = UILayoutPriority(rawValue: 1_000)

  /// The pull towards the smallest size.
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

/// A line of text, or several.
@MainActor
open class UILabel: UIView {
  /// The text.
  open var text: String?

  /// Whether the label looks usable.
  open var isEnabled = true

  package override var isAccessibilityElementByDefault: Bool { true }
}

/// What a scroll view tells.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The offset has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Optional.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// A view that shows a part of more.
@MainActor
open class UIScrollView: UIView {
  /// What is told of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The point of the content that is at the left top corner.
  open var contentOffset = CGPoint.zero

  /// The size of all there is to show.
  open var contentSize = CGSize.zero

  /// What bars and the like cover at the edges.
  open var adjustedContentInset: UIEdgeInsets { UIEdgeInsets() }

  /// What is pulled down above the content; nil for none.
  open var refreshControl: UIRefreshControl?

  /// Whether content that is not higher than the view can be pulled, too.
  open var alwaysBounceVertical = false
}

/// Distances from the edges of a rectangle.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the edge at the top.
  public var top: CGFloat = 0
  /// The distance from the left edge.
  public var left: CGFloat = 0
  /// The distance from the edge at the bottom.
  public var bottom: CGFloat = 0
  /// The distance from the right edge.
  public var right: CGFloat = 0

  /// No distances.
  public init() {}
}

/// A description of views, in a file.
@MainActor
open class UINib: NSObject {
  /// The name of the file, by which the stand-in knows how its view is made.
  package let name: String

  /// What is made of the nibs, by their names.
  package static var contents: [String: () -> UIView] = [:]

  /// Finds a file in a bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Makes what the file describes.
  open func instantiate(
    withOwner ownerOrNil: Any?,
    options optionsOrNil: [AnyHashable: Any]?
  ) -> [Any] { Self.contents[name].map { [$0()] } ?? [] }
}
