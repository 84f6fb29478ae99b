import Foundation
import Binder
import HeadlessTable

/// Cells as users write them.
enum ExampleCells {
  final class PersonCell: HeadlessCell {
    let nameLabel = Label()
    let ageLabel = Label()
  }

  final class BannerCell: HeadlessCell, ViewModelBindable {
    struct ViewModel: CollectionIdentifiable, Equatable {
      let text: String
      var collectionId: String { text }
    }
    let label = Label()
    var viewModel: ViewModel? { didSet { label.text = viewModel?.text } }
  }

  final class FieldCell: HeadlessCell, ViewEventEmitting {
    enum ViewEvent { case textEntered(String), ended }
    let field = TextField()
    func type(_ text: String) {
      field.text = text
      emit(event: .textEntered(text))
    }
  }

  /// Everything that reflection has to tell apart.
  class BaseCell: HeadlessCell {
    enum Mood { case happy, sad(Int), plain }
    let title = Label()
    var mood = Mood.happy
    var count = 3
  }

  final class ManyCell: BaseCell {
    var ratio = 0.25
    var small: Float = 0.1
    var large = UInt64.max
    var byte: Int8 = -3
    var isOn = true
    var name: String? = "n"
    var nothing: Int?
    var moodNow: Mood? = .plain
    var sad: Mood = .sad(1)
    let id = UUID()
    var day = Date(timeIntervalSinceReferenceDate: 0)
    private var secret = "seen"
    var list = ["x"]
    var model = BannerCell.ViewModel(text: "x")
    var tuple = (1, 2)
    // Not listed:
    var closure: () -> Void = {}
    var pairs = ["a": 1]
    var other: BaseCell?
    weak var parent: AnyObject?
    lazy var late = "late"
    var computed: String { secret }
    // Listed again:
    let toggle = Toggle()
    let field = TextField()
    let notes = TextView()
    let button = Button()
    let image = ImageView()
    let picker = DatePicker()
    var badge: Label?
  }

  final class DescribingCell: HeadlessCell, SnapshotDescribing {
    let label = Label()
    var snapshotFields: [SnapshotField] { [SnapshotField("own", 1), SnapshotField("more", "x")] }
  }

  final class PlainCell: TableCell {
    var text = "plain"
    init() {}
  }

  final class TitleHeader: HeadlessHeaderFooterView {
    let title = Label()
  }

  final class TaggedCell: HeadlessCell {
    override var snapshotTags: [String] { ["required"] }
  }

  /// A cell of views within views.
  final class ComposedCell: HeadlessCell {
    final class StatusView: HeadlessView { let dot = ImageView() }
    final class AvatarView: HeadlessView {
      let initials = Label()
      let status = StatusView()
    }
    /// A view that says itself what it shows.
    final class ChartView: HeadlessView {
      var points: [Int] = []
      var inner: ChartView?
      override func snapshotFields(named name: String) -> [SnapshotField] {
        let text = points.map(String.init).joined(separator: " ")
        return [SnapshotField("\(name).points", .string(text))]
      }
    }
    final class LoopView: HeadlessView { var next: LoopView? }
    final class Person { let name = "n" }
    @MainActor
    struct Extra {
      let note = Label()
      var size: (width: Int, height: Int) = (1, 2)
    }
    @MainActor
    enum Badge { case plain, labelled(Label, count: Int) }

    let avatar = AvatarView()
    var chips = [Label()]
    var extra = Extra()
    var badge = Badge.labelled(Label(), count: 1)
    let chart = ChartView()
    let loop = LoopView()
    let object = Person()
    let action: () -> Void = {}
    let lookup = ["a": 1]
    var optional: Int?
  }
}
