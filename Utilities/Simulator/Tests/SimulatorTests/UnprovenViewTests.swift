import Binder
import BinderUIKit
import Testing
import UIKit

// More of what Binder relies on and no document of Apple's says, about views and the objects that a table asks.

@MainActor
@Suite("What nobody but a real UITableView can tell of views")
struct UnprovenViewTests {
  /// A header whose height is no whole number of pixels.
  final class UnevenHeader: TableHeaderFooterView, DefaultInitializable {
    private(set) var measurements = 0

    init() {}

    func preferredHeight(forWidth width: Double) -> Double? {
      measurements += 1
      return width / 9.7
    }
  }

  /// A cell that says how many of its kind were made.
  final class CountedCell: UITableViewCell, ReuseIdentifiable {
    static var made = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      Self.made += 1
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// A cell that names its nib, as one of a Swift package must.
  final class NibCell: UITableViewCell, UINibInitable {
    static var asked = 0

    static var nib: UINib {
      asked += 1
      return UINib(nibName: "NibCell", bundle: Bundle(for: NibCell.self))
    }
  }

  /// A delegate that begins to answer for heights some time.
  final class LateDelegate: NSObject, UITableViewDelegate {
    nonisolated(unsafe) var answers = false

    nonisolated override func responds(to aSelector: Selector!) -> Bool {
      if aSelector == #selector(UITableViewDelegate.tableView(_:heightForRowAt:)) { return answers }
      return super.responds(to: aSelector)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
  }

  /// A controller as apps have it.
  final class Controller: UITableViewController {
    private var binding: TableViewBinder?

    override func viewDidLoad() {
      super.viewDidLoad()
      let binder = TableViewBinder(tableView: tableView)
      binder.onTable().bind(cellType: UITableViewCell.self, models: ["a"])
      binder.finish()
      tableView.forwardedDelegate = self
      binding = binder
    }
  }

  private let windows = TestWindows()
  private let first = IndexPath(row: 0, section: 0)

  @Test("a header of an uneven height is measured once for each width")
  func unevenHeader() {
    let (table, header) = (windows.table(), UnevenHeader())
    let host: any TableHost = table
    host.setView(header, of: .header)
    for width in [320, 391, 393] as [CGFloat] {
      table.frame.size.width = width
      for _ in 0..<5 { table.layoutIfNeeded() }
    }
    #expect(
      header.measurements <= 6,
      "If this fails: a header whose height UIKit rounds is set again and again (\(header.measurements) times). Round the height up to a pixel in PartView.measure(width:), and compare heights there within half of one."
    )
    #expect(abs(Double(table.tableHeaderView?.frame.size.height ?? 0) - 393 / 9.7) < 1)
  }

  @Test(
    "the cell that a registration takes, to see whether a storyboard has one, is not made in vain"
  )
  func prototypes() {
    CountedCell.made = 0
    let table = windows.table()
    table.register(CountedCell.self, forCellReuseIdentifier: "CountedCell")
    let host: any TableHost = table
    host.register(CountedCell.self, forCellReuseIdentifier: "CountedCell")
    let taken = CountedCell.made
    #expect(taken <= 1)
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: CountedCell.self, models: ["a"])
    binder.finish()
    table.performPendingUpdates()
    #expect(
      CountedCell.made <= taken + 2,
      "If this fails: each registration of a known type makes a cell that nobody shows. Remember in TableViews.register(_:_:) which identifiers had a prototype."
    )
  }

  @Test("a cell that names its nib is registered with that")
  func ownNib() {
    NibCell.asked = 0
    let host: any TableHost = windows.table()
    host.register(NibCell.self, forCellReuseIdentifier: "nib")
    #expect(
      NibCell.asked == 1,
      "If this fails: TableViews.register(_:_:) looks for nibs in the bundle of the class, where those of a Swift package are not, and not at UINibInitable.nib."
    )
  }

  @Test("UIKit asks once which methods a delegate has, when it is set")
  func rememberedMethods() {
    let (table, delegate) = (windows.table(), LateDelegate())
    table.estimatedRowHeight = 0
    table.rowHeight = 44
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: UITableViewCell.self, models: ["a"])
    table.forwardedDelegate = delegate
    binder.finish()
    table.performPendingUpdates()
    #expect(table.rectForRow(at: first).size.height == 44)
    delegate.answers = true
    table.reloadData()
    table.layoutIfNeeded()
    #expect(
      table.rectForRow(at: first).size.height == 44,
      "If this fails: UIKit asks each time which methods there are. Then DelegateRelay.takeSlot() and DataSourceRelay.takeSlot() need not set the table's objects again when answers change."
    )
    table.forwardedDelegate = delegate
    table.reloadData()
    table.layoutIfNeeded()
    #expect(
      table.rectForRow(at: first).size.height == 70,
      "If this fails: a delegate that is set again is not asked again. Let MessageRelay have a new object for each set of methods."
    )
    withExtendedLifetime((binder, delegate)) {}
  }

  @Test("Binder is the delegate and the data source of a table, and a controller is not")
  func identities() {
    let controller = Controller(style: .plain)
    controller.loadViewIfNeeded()
    let table: UITableView = controller.tableView
    let delegate: (any UITableViewDelegate)? = table.delegate
    let dataSource: (any UITableViewDataSource)? = table.dataSource
    // If this fails: the page "From a UITableViewController to a tested screen" says so, and must say something else.
    #expect(delegate !== controller)
    #expect(!(dataSource is Controller))
    #expect(table.forwardedDelegate === controller)
  }
}
