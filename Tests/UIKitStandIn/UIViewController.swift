/// A screen of an app.
@MainActor
open class UIViewController: NSObject {
  /// What stands above the screen.
  open var title: String?

  /// What shows one screen above another; nil outside of one.
  open private(set) weak var navigationController: UINavigationController?

  private var isLoaded = false

  /// Not of UIKit: what BinderUIKit keeps with the screen, which the runtime of Objective-C does elsewhere.
  package var attachment: AnyObject?

  /// Makes a screen without a nib.
  public override init() { super.init() }

  /// Makes a screen of what a storyboard holds.
  public required init?(coder: NSCoder) { super.init() }

  /// Sets the screen up, once.
  open func viewDidLoad() {}

  /// Sets the screen up, unless that has been done.
  open func loadViewIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    viewDidLoad()
  }

  fileprivate func stand(in controller: UINavigationController) {
    navigationController = controller
  }
}

/// Shows one screen above another.
@MainActor
open class UINavigationController: UIViewController {
  /// The screens, the lowest first.
  open private(set) var viewControllers: [UIViewController] = []

  /// Begins with one screen.
  public init(rootViewController: UIViewController) {
    super.init()
    pushViewController(rootViewController, animated: false)
  }

  /// Makes a screen of what a storyboard holds.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows a screen above the others.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
    viewController.stand(in: self)
    viewController.loadViewIfNeeded()
  }
}

/// A screen that is a table; the table asks it, unless it asks somebody else.
@MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table.
  open var tableView: UITableView!

  /// Makes a screen.
  public init(style: UITableView.Style) {
    super.init()
    tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: style)
    tableView.dataSource = self
    tableView.delegate = self
  }

  /// Makes a screen of what a storyboard holds.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  open func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }

  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// A screen that is a collection view; the collection view asks it, unless it asks somebody else.
@MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection view.
  open var collectionView: UICollectionView!

  /// Makes a screen.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init()
    let frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    collectionView = UICollectionView(frame: frame, collectionViewLayout: layout)
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  /// Makes a screen of what a storyboard holds.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 0 }

  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}
