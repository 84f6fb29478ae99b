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
        case .value: Cells(NameCell.self, models: given.data, onDequeue: fill)
        case .closure: Cells(NameCell.self, models: { given.data }, onDequeue: fill)
        case .sequence: Cells(NameCell.self, models: given.sequence, onDequeue: fill)
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
        case .value: Cells(BannerCell.self, viewModels: given.data)
        case .closure: Cells(BannerCell.self, viewModels: { given.data })
        case .sequence: Cells(BannerCell.self, viewModels: given.sequence)
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
        case .value: Cells(BannerCell.self, models: given.data, mapToViewModels: banner)
        case .closure: Cells(BannerCell.self, models: { given.data }, mapToViewModels: banner)
        case .sequence: Cells(BannerCell.self, models: given.sequence, mapToViewModels: banner)
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
        case .value: Cells(models: given.data) { cell($0, $2) }
        case .closure: Cells(models: { given.data }) { cell($0, $2) }
        case .sequence: Cells(models: given.sequence) { cell($0, $2) }
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
        case .value: Cells(count: given.data) { cell($0, "no. \($1)") }
        case .closure: Cells(count: { given.data }) { cell($0, "no. \($1)") }
        case .sequence: Cells(count: given.sequence) { cell($0, "no. \($1)") }
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
        case .value: CellsBySection(NameCell.self, models: given.data, onDequeue: fillIn)
        case .closure: CellsBySection(NameCell.self, models: { given.data }, onDequeue: fillIn)
        case .sequence: CellsBySection(NameCell.self, models: given.sequence, onDequeue: fillIn)
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
        case .value: CellsBySection(BannerCell.self, viewModels: given.data)
        case .closure: CellsBySection(BannerCell.self, viewModels: { given.data })
        case .sequence: CellsBySection(BannerCell.self, viewModels: given.sequence)
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
        case .value: CellsBySection(type, models: given.data, mapToViewModels: banner)
        case .closure: CellsBySection(type, models: { given.data }, mapToViewModels: banner)
        case .sequence: CellsBySection(type, models: given.sequence, mapToViewModels: banner)
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
        case .value: CellsBySection(models: given.data) { cell($0, $3) }
        case .closure: CellsBySection(models: { given.data }) { cell($0, $3) }
        case .sequence: CellsBySection(models: given.sequence) { cell($0, $3) }
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
        case .value: CellsBySection(count: given.data) { cell($0, "no. \($2)") }
        case .closure: CellsBySection(count: { given.data }) { cell($0, "no. \($2)") }
        case .sequence: CellsBySection(count: given.sequence) { cell($0, "no. \($2)") }
        }
      }
    },
  ]
}
