package import BinderObservables

/// A view that is touched.
@MainActor
open class UIControl: UIView {
  /// How a control can be.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As it usually is.
    public static let normal = State([])
  }

  /// What a control tells.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger is lifted inside of it.
    public static let touchUpInside = Event(rawValue: 1 << 6)

    /// It is pressed, in whatever way.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)

    /// Typing has changed its text.
    public static let editingChanged = Event(rawValue: 1 << 17)

    /// A touch has changed its value.
    public static let valueChanged = Event(rawValue: 1 << 12)
  }

  private var actions: [(action: UIAction, events: Event)] = []

  /// Runs an action at each event of a set.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// Runs an action no more.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && $0.events == controlEvents }
  }

  /// Runs the actions of an event.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.handler(action)
    }
  }

  /// Whether the control takes touches.
  open var isEnabled = true

  /// Whether typing goes to the control.
  open var isFirstResponder: Bool { false }
}

/// Something to press.
@MainActor
open class UIButton: UIControl {
  /// How a button of today looks.
  public struct Configuration {
    /// What stands on the button.
    public var title: String?

    /// A button without a background.
    public static func plain() -> Configuration { Configuration() }
  }

  /// How the button looks; nil for a button of former days.
  open var configuration: Configuration?

  private var titles: [State: String] = [:]

  /// What stands on the button.
  open func title(for state: State) -> String? { titles[state] }

  /// Writes something on the button.
  open func setTitle(_ title: String?, for state: State) { titles[state] = title }

  package override var isAccessibilityElementByDefault: Bool { true }
}

/// A switch.
@MainActor
open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false

  package override var isAccessibilityElementByDefault: Bool { true }
}

/// A value between two ends.
@MainActor
open class UISlider: UIControl {
  /// The value, 0 to 1 at first.
  open var value: Float = 0

  /// The value at one end.
  open var minimumValue: Float = 0

  /// The value at the other end.
  open var maximumValue: Float = 1

  package override var isAccessibilityElementByDefault: Bool { true }
}

/// Segments of which one is chosen.
@MainActor
open class UISegmentedControl: UIControl {
  /// The chosen segment; -1 for none.
  open var selectedSegmentIndex = -1
}

/// Turns while something goes on.
@MainActor
open class UIActivityIndicatorView: UIView {
  /// Whether it turns.
  open private(set) var isAnimating = false

  /// Turns.
  open func startAnimating() { isAnimating = true }

  /// Stops turning.
  open func stopAnimating() { isAnimating = false }
}

/// Pulled down above a scroll view, it turns until the content is new.
@MainActor
open class UIRefreshControl: UIControl {
  /// Whether it turns.
  open private(set) var isRefreshing = false

  /// Makes a control.
  public init() { super.init(frame: .zero) }

  /// Makes a control of what a nib holds.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var waiters: [CheckedContinuation<Void, Never>] = []

  /// Turns.
  open func beginRefreshing() { isRefreshing = true }

  /// Stops turning.
  open func endRefreshing() {
    isRefreshing = false
    let ended = waiters
    waiters = []
    for waiter in ended { waiter.resume() }
  }

  /// Not of UIKit: waits until the control stops turning.
  package func waitForEnd() async {
    guard isRefreshing else { return }
    await withCheckedContinuation { waiters.append($0) }
  }
}

/// A line to type into.
@MainActor
open class UITextField: UIControl {
  /// What has been typed.
  open var text: String?

  /// What is shown while nothing has been typed.
  open var placeholder: String?

  package override var isAccessibilityElementByDefault: Bool { true }
}

/// Lines to type into.
@MainActor
open class UITextView: UIView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What has been typed.
  open var text: String! = ""

  /// Whether the text can be changed.
  open var isEditable = true

  /// Not of UIKit: delivers where UIKit posts a notification.
  package let typed = SafePublishSubject<Void>()

  /// Not of UIKit: does what a keyboard does.
  package func type(_ text: String) {
    self.text = (self.text ?? "") + text
    typed.send()
  }

  package override var isAccessibilityElementByDefault: Bool { true }
}

/// A view that shows an image.
@MainActor
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage?
}

/// How a view is shown at the moment.
@MainActor
public protocol UIConfigurationState {}

/// How a cell is shown at the moment.
public struct UICellConfigurationState: UIConfigurationState {
  /// Whether the cell is selected.
  public var isSelected = false
}

/// How a header or a footer is shown at the moment.
public struct UIViewConfigurationState: UIConfigurationState {}

/// What a cell shows, as a value.
@MainActor
public protocol UIContentConfiguration {}
