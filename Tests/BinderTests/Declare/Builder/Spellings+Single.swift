import Binder
import HeadlessTable

/// One section: every form, every handler, every dimension, headers and footers.
extension Spellings {
  @MainActor
  static func provide(_ tableView: any TableHost, _ name: String) -> any TableCell {
    tableView.dequeue(NameCell.self).saying(name)
  }

  static let forms: [Spellings] = [
    Spellings("view models") { binder, diary in
      binder.onSection(.friends).bind(cellType: BannerCell.self, viewModels: { diary.banners })
        .onDequeue { row, cell in diary.say(row, cell.label.text ?? "") }
    } builder: { diary in
      OnSection(.friends) {
        Cells(BannerCell.self, viewModels: diary.banners) { row, cell in
          diary.say(row, cell.label.text ?? "")
        }
      }
    },
    Spellings("models mapped") { binder, diary in
      binder.onSection(.friends)
        .bind(
          cellType: BannerCell.self,
          models: { diary.names },
          mapToViewModels: { BannerCell.ViewModel(text: $0) }
        )
        .onDequeue { row, cell, name in diary.say(row, cell.label.text ?? "", name) }
    } builder: { diary in
      OnSection(.friends) {
        MappedCells(
          BannerCell.self,
          models: diary.names,
          mapToViewModels: { BannerCell.ViewModel(text: $0) }
        ) { row, cell, name in
          diary.say(row, cell.label.text ?? "", name)
        }
      }
    },
  ]

  static let handlers: [Spellings] = [
    Spellings("handlers with models") { binder, diary in
      binder.onSection(.friends).bind(cellType: FieldCell.self, models: { diary.names })
        .onDequeue { row, cell, name in cell.field.text = name }
        .onTapped { row, cell, name in diary.say("tap", row, name) }
        .onEvent(from: FieldCell.self) { row, cell, event, name in diary.say(row, event, name) }
        .prefetch(when: .cellsFromEnd(1)) { diary.say("more from", $0) }
    } builder: { diary in
      OnSection(.friends) {
        Cells(FieldCell.self, models: diary.names)
          .onDequeue { row, cell, name in cell.field.text = name }
          .onTapped { row, cell, name in diary.say("tap", row, name) }
          .onEvent { row, cell, event, name in diary.say(row, event, name) }
          .prefetch(when: .cellsFromEnd(1)) { diary.say("more from", $0) }
      }
    },
    Spellings("handlers without models") { binder, diary in
      binder.onSection(.friends).bind(cellType: FieldCell.self, models: { diary.names })
        .onDequeue { row, cell, _ in cell.field.text = "\(row)" }
        .onTapped { row, cell, _ in diary.say("tap", row) }
        .onEvent(from: FieldCell.self) { row, cell, event, _ in diary.say(row, event) }
    } builder: { diary in
      OnSection(.friends) {
        Cells(FieldCell.self, models: diary.names)
          .onDequeue { row, cell, _ in cell.field.text = "\(row)" }
          .onTapped { row, cell, _ in diary.say("tap", row) }
          .onEvent { row, cell, event, _ in diary.say(row, event) }
      }
    },
    Spellings("handlers in another part") { binder, diary in
      binder.onSection(.friends).bind(cellType: NameCell.self, models: { diary.names })
      binder.onSection(.friends).assuming(modelType: String.self)
        .onTapped { row, cell, name in diary.say(row, name) }
      binder.onSection(.friends).cellHeight { row in 30 }
    } builder: { diary in
      OnSection(.friends) { Cells(NameCell.self, models: diary.names) }
      OnSection(.friends) {
        Handlers(assuming: String.self).onTapped { row, cell, name in diary.say(row, name) }
      }
      OnSection(.friends) { Handlers().cellHeight { row in 30 } }
    },
    Spellings("wrong assumption") { binder, diary in
      binder.onSection(.friends).bind(cellType: NameCell.self, models: { diary.names })
      binder.onSection(.friends).assuming(modelType: Int.self).onTapped { row, cell, number in }
    } builder: { diary in
      OnSection(.friends) { Cells(NameCell.self, models: diary.names) }
      OnSection(.friends) { Handlers(assuming: Int.self).onTapped { row, cell, number in } }
    },
  ]

  static let dimensions: [Spellings] = [
    Spellings("dimensions with closures") { binder, diary in
      binder.onSection(.friends).bind(cellType: NameCell.self, models: { diary.names })
        .bind(headerTitle: "top").bind(footerTitle: "bottom")
        .cellHeight { row, name in Double(name.count * 10) }
        .estimatedCellHeight { row, name in 40 }
        .headerHeight { 21 }.estimatedHeaderHeight { 20 }
        .footerHeight { 22 }.estimatedFooterHeight { 23 }
    } builder: { diary in
      OnSection(.friends) {
        Header("top")
        HeaderHeight { 21 }
        EstimatedHeaderHeight { 20 }
        Cells(NameCell.self, models: diary.names)
          .cellHeight { row, name in Double(name.count * 10) }
          .estimatedCellHeight { row, name in 40 }
        Footer("bottom")
        FooterHeight { 22 }
        EstimatedFooterHeight { 23 }
      }
    },
    Spellings("dimensions with values") { binder, diary in
      binder.onSection(.friends).bind(cellType: NameCell.self, models: { diary.names })
        .bind(headerTitle: "top").bind(footerTitle: "bottom")
        .cellHeight(50).estimatedCellHeight(40)
        .headerHeight(21).estimatedHeaderHeight(20)
        .footerHeight(22).estimatedFooterHeight(23)
    } builder: { diary in
      OnSection(.friends) {
        Header("top")
        HeaderHeight(21)
        EstimatedHeaderHeight(20)
        Cells(NameCell.self, models: diary.names).cellHeight(50).estimatedCellHeight(40)
        Footer("bottom")
        FooterHeight(22)
        EstimatedFooterHeight(23)
      }
    },
    Spellings("dimensions in one call") { binder, diary in
      binder.onSection(.friends).bind(cellType: NameCell.self, models: { diary.names })
        .dimensions(.cellHeight { row, _ in 50 }, .headerHeight { 10 })
    } builder: { diary in
      OnSection(.friends) {
        Cells(NameCell.self, models: diary.names)
          .dimensions(.cellHeight { row, _ in 50 }, .headerHeight { 10 })
      }
    },
  ]

  static let supplementaries: [Spellings] = [
    Spellings("titles") { binder, diary in
      binder.onSection(.friends).bind(cellType: NameCell.self, models: { diary.names })
        .bind(headerTitle: { diary.title }).bind(footerTitle: "bottom")
    } builder: { diary in
      OnSection(.friends) {
        Header(diary.title)
        Cells(NameCell.self, models: diary.names)
        Footer("bottom")
      }
    },
    Spellings("views") { binder, diary in
      binder.onSection(.friends)
        .bind(headerType: BannerHeader.self, viewModel: { diary.title })
        .bind(cellType: NameCell.self, models: { diary.names })
        .bind(footerType: BannerHeader.self, viewModel: "bottom")
    } builder: { diary in
      OnSection(.friends) {
        Header(BannerHeader.self, viewModel: diary.title)
        Cells(NameCell.self, models: diary.names)
        Footer(BannerHeader.self, viewModel: "bottom")
      }
    },
  ]
}
