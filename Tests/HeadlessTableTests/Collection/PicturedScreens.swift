import Binder
import BinderCollections
import HeadlessTable

/// A screen of a usual kind, with the update that is usual for it, by which pictures are judged.
@MainActor
struct PicturedScreen {
  let view: HeadlessCollectionView
  let update: () -> Void
  private let kept: AnyObject

  private init<Section>(
    _ view: HeadlessCollectionView,
    _ screen: CollectionScreen<Section>,
    update: @escaping (HeadlessCollectionView) -> Void
  ) {
    kept = screen.bind(to: view)
    self.view = view
    self.update = {
      update(view)
      screen.refresh()
    }
  }
}

final class CaptionCell: HeadlessCell {
  let caption = Label()
}

// Six screens.

extension PicturedScreen {
  /// Photos in three columns, the second of which is selected; one is new.
  static func grid() -> PicturedScreen {
    var photos = Photo.numbered(1...9)
    let view = HeadlessCollectionView(id: "grid", width: 320, height: 240)
    let screen = CollectionScreen {
      OnTable {
        Layout(.grid(columns: 3, spacing: 4))
        Cells(PhotoCell.self, models: photos) { _, cell, photo in cell.caption.text = photo.title }
          .onTapped { _, _, _ in }
      }
    }
    let pictured = PicturedScreen(view, screen) { _ in
      photos.insert(Photo(id: 10, title: "Photo 10"), at: 0)
    }
    view.selectItem(at: [0, 1])
    return pictured
  }

  struct Day: Identifiable, Equatable {
    let id: String
    var events = 0
    var isToday = false
  }

  final class DayCell: HeadlessCell {
    let day = Label(aligned: .center)
    var isToday = false
    var isBusy = false
  }

  /// A month of day cells below the names of the days; an event is added.
  static func calendar() -> PicturedScreen {
    var days = (1...30).map { Day(id: "11-\($0)", isToday: $0 == 12) }
    days[3].events = 1
    let view = HeadlessCollectionView(id: "calendar", width: 350, height: 300)
    let day = LayoutItem(width: .fractionalWidth(1.0 / 7), height: .fractionalHeight(1))
    let week = LayoutGroup.horizontal(
      width: .fractionalWidth(1),
      height: .fractionalWidth(1.0 / 7),
      subitems: [day]
    )
    let screen = CollectionScreen {
      OnTable {
        Layout(.compositional(LayoutSection(group: week)))
        Header("November")
        Cells(DayCell.self, models: days) { _, cell, day in
          cell.day.text = String(day.id.dropFirst(3))
          cell.isToday = day.isToday
          cell.isBusy = day.events > 0
        }
      }
    }
    return PicturedScreen(view, screen) { _ in days[15].events = 2 }
  }

  struct Pin: Identifiable, Equatable {
    let id: String
    var height: Double
  }

  /// The places of pins in two columns, each below the shorter one.
  static func waterfall() -> PicturedScreen {
    nonisolated(unsafe) var pins = [
      Pin(id: "oak", height: 90), Pin(id: "elm", height: 160), Pin(id: "ash", height: 120),
      Pin(id: "fir", height: 150), Pin(id: "yew", height: 60), Pin(id: "bay", height: 100),
      Pin(id: "fig", height: 80), Pin(id: "box", height: 70),
    ]
    let view = HeadlessCollectionView(id: "pins", width: 210, height: 240)
    let screen = CollectionScreen {
      let heights = pins.map(\.height)
      let group = LayoutGroup.custom(width: .fractionalWidth(1), height: .absolute(460)) { size in
        var ends = [0.0, 0]
        return heights.map { height in
          let column = ends[0] <= ends[1] ? 0 : 1
          defer { ends[column] += height + 10 }
          return LayoutFrame(x: column == 0 ? 0 : 110, y: ends[column], width: 100, height: height)
        }
      }
      OnTable {
        Layout(.compositional(LayoutSection(group: group)))
        Cells(CaptionCell.self, models: pins) { _, cell, pin in cell.caption.text = pin.id }
      }
    }
    return PicturedScreen(view, screen) { _ in pins[2].height = 180 }
  }

  enum Shelf: TableViewSection { case featured, updates }

  struct App: Identifiable, Equatable {
    let id: String
    var price: String
    var unread = 0
  }

  final class AppCell: HeadlessCell {
    let name = Label()
    let price = Label()
  }

  /// A shelf that scrolls across, and a grid of icons with badges, one of which is new.
  static func store() -> PicturedScreen {
    let featured = ["Maps", "Notes", "Chess", "Radio", "Tides"].map { App(id: $0, price: "€ 2") }
    var updates = ["Mail", "Clock", "Files", "Voice"].map { App(id: $0, price: "Free", unread: 1) }
    let view = HeadlessCollectionView(id: "store", width: 320, height: 320)
    let icon = LayoutItem(
      width: .fractionalWidth(0.25),
      height: .fractionalHeight(1),
      contentInsets: LayoutInsets(top: 6, leading: 6, bottom: 6, trailing: 6),
      supplementaryItems: [
        LayoutSupplementaryItem(
          kind: "badge",
          width: .absolute(20),
          height: .absolute(20),
          anchor: LayoutAnchor(.topTrailing)
        )
      ]
    )
    let row = LayoutGroup.horizontal(
      width: .fractionalWidth(1),
      height: .absolute(80),
      subitems: [icon]
    )
    let screen = CollectionScreen(sectionedBy: Shelf.self) {
      OnSection(.featured) {
        Layout(
          .carousel(itemSize: LayoutSize(width: 140, height: 80), spacing: 10, paging: .items)
        )
        Header("Featured")
        Cells(AppCell.self, models: featured) { _, cell, app in
          (cell.name.text, cell.price.text) = (app.id, app.price)
        }
      }
      OnSection(.updates) {
        Layout(.compositional(LayoutSection(group: row)))
        Header("Updates")
        Supplementary("badge", BadgeView.self) { index, badge in
          badge.count.text = "\(updates[index].unread)"
        }
        Cells(CaptionCell.self, models: updates) { _, cell, app in cell.caption.text = app.id }
      }
    }
    let pictured = PicturedScreen(view, screen) { _ in
      updates.insert(App(id: "Books", price: "Free", unread: 1), at: 1)
    }
    view.scrollSection(Shelf.featured, by: 150)
    return pictured
  }

  struct Message: Identifiable, Equatable {
    let id: Int
    var text: String
    var isMine = false
  }

  final class BubbleCell: HeadlessCell {
    let text = Label()
    var isMine = false

    override func preferredHeight(forWidth width: Double) -> Double? {
      text.text.map { 24 + 16 * Double(1 + $0.count / 40) }
    }
  }

  /// Messages as high as they need, the last of them in sight; one arrives, and one was edited.
  static func chat() -> PicturedScreen {
    var messages = (1...8).map {
      Message(id: $0, text: "Message \($0)", isMine: $0.isMultiple(of: 3))
    }
    messages[5].text = "A longer one that goes on in the second line"
    let view = HeadlessCollectionView(id: "chat", width: 320, height: 240)
    let item = LayoutItem(width: .fractionalWidth(1), height: .estimated(40))
    let group = LayoutGroup.horizontal(
      width: .fractionalWidth(1),
      height: .estimated(40),
      subitems: [item]
    )
    let section = LayoutSection(
      group: group,
      interGroupSpacing: 6,
      contentInsets: LayoutInsets(leading: 8, trailing: 8)
    )
    let screen = CollectionScreen {
      OnTable {
        Layout(SectionLayout.compositional(section).pinsHeaders())
        Header("Today")
        Cells(BubbleCell.self, models: messages) { _, cell, message in
          (cell.text.text, cell.isMine) = (message.text, message.isMine)
        }
      }
    }
    let pictured = PicturedScreen(view, screen) { _ in
      messages[6].text = "Message 7, which is longer now and has a second line"
      messages.append(Message(id: 9, text: "On my way", isMine: true))
    }
    for _ in 0..<3 { view.scroll(by: 1_000) }
    return pictured
  }

  enum Settings: TableViewSection { case network, about }

  struct Setting: Identifiable, Equatable {
    let id: String
    var isOn: Bool?
    var value: String?
  }

  final class SettingCell: HeadlessCell {
    let title = Label()
    let toggle = Toggle()
    let value = Label(aligned: .trailing)
  }

  /// Rows in groups with margins; a switch is turned on, and shows another row.
  static func settings() -> PicturedScreen {
    var network = [Setting(id: "Wi-Fi", isOn: false), Setting(id: "Bluetooth", isOn: true)]
    let about = [Setting(id: "Version", value: "2.1"), Setting(id: "Licence", value: "MIT")]
    let view = HeadlessCollectionView(id: "settings", width: 320, height: 360)
    @MainActor func fill(_ cell: SettingCell, _ setting: Setting) {
      cell.title.text = setting.id
      cell.toggle.isHidden = setting.isOn == nil
      cell.toggle.isOn = setting.isOn == true
      cell.value.text = setting.value
    }
    let screen = CollectionScreen(sectionedBy: Settings.self) {
      OnSection(.network) {
        Layout(.list(.insetGrouped))
        Header("Network")
        Cells(SettingCell.self, models: network) { _, cell, setting in fill(cell, setting) }
      }
      OnSection(.about) {
        Layout(.list(.insetGrouped))
        Header("About")
        Cells(SettingCell.self, models: about) { _, cell, setting in fill(cell, setting) }
      }
    }
    return PicturedScreen(view, screen) { _ in
      network[0].isOn = true
      network.insert(Setting(id: "Network name", value: "Home"), at: 1)
    }
  }
}
