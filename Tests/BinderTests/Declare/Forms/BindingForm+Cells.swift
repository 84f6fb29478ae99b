import Binder
import HeadlessTable

/// The forms of binding cells, with a row that shows "old", or "new".
extension BindingForm {
  private static let old = BannerCell.ViewModel(text: "old")
  private static let new = BannerCell.ViewModel(text: "new")

  @MainActor
  private static func fill(_: Int, _ cell: NameCell, _ name: String) { cell.label.text = name }

  @MainActor
  private static func fillIn(_: Section, _: Int, _ cell: NameCell, _ name: String) {
    cell.label.text = name
  }

  private static func banner(_ name: String) -> BannerCell.ViewModel { .init(text: name) }

  @MainActor
  private static func cell(_ table: any TableHost, _ name: String) -> any TableCell {
    table.dequeue(NameCell.self).saying(name)
  }

  /// One section's; what has no models is given their number.
  static let cells = [
    BindingForm("models", ["old"], ["new"]) { binder, given in
      let rows = binder.onSection(.friends)
      switch given.way {
      case .value: rows.bind(cellType: NameCell.self, models: given.data).onDequeue(fill)
      case .closure: rows.bind(cellType: NameCell.self, models: { given.data }).onDequeue(fill)
      case .sequence: rows.bind(cellType: NameCell.self, models: given.sequence).onDequeue(fill)
      }
    } screen: { given in
      OnSection(.friends) {
        switch given.way {
        case .value, .closure: Cells(NameCell.self, models: given.data, onDequeue: fill)
        case .sequence: StreamedCells(NameCell.self, models: given.sequence, onDequeue: fill)
        }
      }
    },
    BindingForm("view models", [old], [new]) { binder, given in
      let rows = binder.onSection(.friends)
      switch given.way {
      case .value: rows.bind(cellType: BannerCell.self, viewModels: given.data)
      case .closure: rows.bind(cellType: BannerCell.self, viewModels: { given.data })
      case .sequence: rows.bind(cellType: BannerCell.self, viewModels: given.sequence)
      }
    } screen: { given in
      OnSection(.friends) {
        switch given.way {
        case .value, .closure: Cells(BannerCell.self, viewModels: given.data)
        case .sequence: StreamedCells(BannerCell.self, viewModels: given.sequence)
        }
      }
    },
    BindingForm("models mapped", ["old"], ["new"]) { binder, given in
      let rows = binder.onSection(.friends)
      let type = BannerCell.self
      switch given.way {
      case .value: rows.bind(cellType: type, models: given.data, mapToViewModels: banner)
      case .closure: rows.bind(cellType: type, models: { given.data }, mapToViewModels: banner)
      case .sequence: rows.bind(cellType: type, models: given.sequence, mapToViewModels: banner)
      }
    } screen: { given in
      OnSection(.friends) {
        switch given.way {
        case .value, .closure:
          MappedCells(BannerCell.self, models: given.data, mapToViewModels: banner)
        case .sequence:
          MappedStreamedCells(BannerCell.self, models: given.sequence, mapToViewModels: banner)
        }
      }
    },
    BindingForm("a provider and models", ["old"], ["new"]) { binder, given in
      let rows = binder.onSection(.friends)
      switch given.way {
      case .value: rows.bind(cellProvider: { cell($0, $2) }, models: given.data)
      case .closure: rows.bind(cellProvider: { cell($0, $2) }, models: { given.data })
      case .sequence: rows.bind(cellProvider: { cell($0, $2) }, models: given.sequence)
      }
    } screen: { given in
      OnSection(.friends) {
        switch given.way {
        case .value, .closure: Cells(models: given.data) { cell($0, $2) }
        case .sequence: StreamedCells(models: given.sequence) { cell($0, $2) }
        }
      }
    },
    BindingForm("a provider and a number", 1, 2) { binder, given in
      let rows = binder.onSection(.friends)
      switch given.way {
      case .value: rows.bind(cellProvider: { cell($0, "no. \($1)") }, numberOfCells: given.data)
      case .closure:
        rows.bind(cellProvider: { cell($0, "no. \($1)") }, numberOfCells: { given.data })
      case .sequence:
        rows.bind(cellProvider: { cell($0, "no. \($1)") }, numberOfCells: given.sequence)
      }
    } screen: { given in
      OnSection(.friends) {
        switch given.way {
        case .value, .closure: Cells(count: given.data) { cell($0, "no. \($1)") }
        case .sequence: StreamedCells(count: given.sequence) { cell($0, "no. \($1)") }
        }
      }
    },
  ]

  /// Several sections', of which one has rows.
  static let cellsBySection = [
    BindingForm("models", [Section.friends: ["old"]], [.friends: ["new"]]) { binder, given in
      let rows = binder.onSections(.friends)
      switch given.way {
      case .value: rows.bind(cellType: NameCell.self, models: given.data).onDequeue(fillIn)
      case .closure: rows.bind(cellType: NameCell.self, models: { given.data }).onDequeue(fillIn)
      case .sequence: rows.bind(cellType: NameCell.self, models: given.sequence).onDequeue(fillIn)
      }
    } screen: { given in
      OnSections(.friends) {
        switch given.way {
        case .value, .closure: CellsBySection(NameCell.self, models: given.data, onDequeue: fillIn)
        case .sequence:
          StreamedCellsBySection(NameCell.self, models: given.sequence, onDequeue: fillIn)
        }
      }
    },
    BindingForm("view models", [Section.friends: [old]], [.friends: [new]]) { binder, given in
      let rows = binder.onSections([.friends])
      switch given.way {
      case .value: rows.bind(cellType: BannerCell.self, viewModels: given.data)
      case .closure: rows.bind(cellType: BannerCell.self, viewModels: { given.data })
      case .sequence: rows.bind(cellType: BannerCell.self, viewModels: given.sequence)
      }
    } screen: { given in
      OnSections([.friends]) {
        switch given.way {
        case .value, .closure: CellsBySection(BannerCell.self, viewModels: given.data)
        case .sequence: StreamedCellsBySection(BannerCell.self, viewModels: given.sequence)
        }
      }
    },
    BindingForm("models mapped", [Section.friends: ["old"]], [.friends: ["new"]]) { binder, given in
      let rows = binder.onSections(.friends)
      let type = BannerCell.self
      switch given.way {
      case .value: rows.bind(cellType: type, models: given.data, mapToViewModels: banner)
      case .closure: rows.bind(cellType: type, models: { given.data }, mapToViewModels: banner)
      case .sequence: rows.bind(cellType: type, models: given.sequence, mapToViewModels: banner)
      }
    } screen: { given in
      let type = BannerCell.self
      OnSections(.friends) {
        switch given.way {
        case .value, .closure:
          MappedCellsBySection(type, models: given.data, mapToViewModels: banner)
        case .sequence:
          MappedStreamedCellsBySection(type, models: given.sequence, mapToViewModels: banner)
        }
      }
    },
    BindingForm("a provider and models", [Section.friends: ["old"]], [.friends: ["new"]]) {
      binder,
      given in
      let rows = binder.onSections([.friends])
      switch given.way {
      case .value: rows.bind(cellProvider: { cell($0, $3) }, models: given.data)
      case .closure: rows.bind(cellProvider: { cell($0, $3) }, models: { given.data })
      case .sequence: rows.bind(cellProvider: { cell($0, $3) }, models: given.sequence)
      }
    } screen: { given in
      OnSections([.friends]) {
        switch given.way {
        case .value, .closure: CellsBySection(models: given.data) { cell($0, $3) }
        case .sequence: StreamedCellsBySection(models: given.sequence) { cell($0, $3) }
        }
      }
    },
    BindingForm("a provider and numbers", [Section.friends: 1], [.friends: 2]) { binder, given in
      let rows = binder.onSections(.friends)
      switch given.way {
      case .value: rows.bind(cellProvider: { cell($0, "no. \($2)") }, numberOfCells: given.data)
      case .closure:
        rows.bind(cellProvider: { cell($0, "no. \($2)") }, numberOfCells: { given.data })
      case .sequence:
        rows.bind(cellProvider: { cell($0, "no. \($2)") }, numberOfCells: given.sequence)
      }
    } screen: { given in
      OnSections(.friends) {
        switch given.way {
        case .value, .closure: CellsBySection(count: given.data) { cell($0, "no. \($2)") }
        case .sequence: StreamedCellsBySection(count: given.sequence) { cell($0, "no. \($2)") }
        }
      }
    },
  ]
}
