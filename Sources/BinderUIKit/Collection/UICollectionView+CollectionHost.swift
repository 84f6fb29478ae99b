#if canImport(UIKit) && !os(watchOS)
  public import Binder
  public import UIKit

  /// A `UICollectionView` is a collection view that binders drive.
  ///
  ///     let binder = SectionedCollectionViewBinder(collectionView: collectionView, sectionedBy: Section.self)
  ///
  /// Cells are registered, and a compositional layout is made of the declared sections; see `setsDeclaredLayout`.
  extension UICollectionView: CollectionHost {
    /// The collection view as a host of rows, which a binder drives.
    public var rows: any TableHost { adapter }
  }

  extension UICollectionView {
    /// Your own delegate: it receives all calls about the display of cells, and calls that no declaration handles.
    ///
    /// Binder is the collection view's `delegate` while it drives the collection view. It is held weakly.
    public var forwardedDelegate: (any UICollectionViewDelegate)? {
      get { adapter.appDelegate }
      set { adapter.delegateRelay.app = newValue }
    }

    /// Your own data source: it receives calls that Binder does not handle, as for undeclared supplementary views.
    ///
    /// Binder is the collection view's `dataSource` while it drives the collection view. It is held weakly.
    public var forwardedDataSource: (any UICollectionViewDataSource)? {
      get { adapter.items.app as? any UICollectionViewDataSource }
      set { adapter.items.app = newValue }
    }

    /// Receives Binder's errors and warnings; if it is nil, they are printed.
    public var diagnosticHandler: ((TableDiagnostic) -> Void)? {
      get { adapter.diagnosticHandler }
      set { adapter.diagnosticHandler = newValue }
    }

    /// Whether the collection view gets a compositional layout made of the declared sections; true by default.
    ///
    /// Where no section declares a layout, the collection view keeps its own all the same.
    public var setsDeclaredLayout: Bool {
      get { adapter.declaredLayout.isSet }
      set { adapter.declaredLayout.isSet = newValue }
    }

    /// Makes a collection view for screens alone: its layout is that of the screen, a list where no section declares one.
    package static func ofScreen() -> UICollectionView {
      let made = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      made.adapter.declaredLayout.isOfScreen = true
      return made
    }

    /// Runs scheduled updates now, and lays out.
    public func performPendingUpdates() { adapter.performPendingUpdates() }

    var adapter: CollectionAdapter {
      notes.attachments.object { CollectionAdapter(self) }
    }
  }

  // A cell of a collection view is one of its views as well; where a type is both, it is a cell.
  extension TableHost {
    /// Registers a cell type under its reuse identifier.
    public func register<Cell: UICollectionViewCell>(_ type: Cell.Type) {
      register(type, forCellReuseIdentifier: reuseIdentifier(of: type))
    }

    /// Dequeues a cell of a type, which is registered the first time unless you have done so.
    public func dequeue<Cell: UICollectionViewCell>(_ type: Cell.Type) -> Cell {
      dequeueReusableCell(type, withIdentifier: reuseIdentifier(of: type))
    }
  }

  extension TableBinder {
    /// Whether the collection view gets a layout made of the declared sections; true by default.
    public var setsLayout: Bool {
      get { (host as? CollectionAdapter)?.declaredLayout.isSet ?? false }
      set {
        guard let adapter = host as? CollectionAdapter else {
          return host.report(
            .warning,
            "setsLayout is for a UICollectionView, and this binder drives a \(type(of: host))."
          )
        }
        adapter.declaredLayout.isSet = newValue
      }
    }
  }
#endif
