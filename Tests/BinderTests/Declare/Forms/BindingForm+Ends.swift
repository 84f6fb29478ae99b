import Binder
import HeadlessTable

/// The forms of binding headers and footers, with one that says "old", or "new".
extension BindingForm {
  static let headers = [
    BindingForm("header title", "old" as String?, "new") { binder, given in
      let rows = binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
      switch given.way {
      case .value: rows.bind(headerTitle: given.data)
      case .closure: rows.bind(headerTitle: { given.data })
      case .sequence: rows.bind(headerTitle: given.sequence)
      }
    } screen: { given in
      OnSection(.friends) {
        Cells(NameCell.self, models: ["a"])
        switch given.way {
        case .value: Header(given.data)
        case .closure: Header({ given.data })
        case .sequence: Header(given.sequence)
        }
      }
    },
    BindingForm("header view", "old" as String?, "new") { binder, given in
      let rows = binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
      let type = BannerHeader.self
      switch given.way {
      case .value: rows.bind(headerType: type, viewModel: given.data)
      case .closure: rows.bind(headerType: type, viewModel: { given.data })
      case .sequence: rows.bind(headerType: type, viewModel: given.sequence)
      }
    } screen: { given in
      let type = BannerHeader.self
      OnSection(.friends) {
        Cells(NameCell.self, models: ["a"])
        switch given.way {
        case .value: Header(type, viewModel: given.data)
        case .closure: Header(type, viewModel: { given.data })
        case .sequence: Header(type, viewModel: given.sequence)
        }
      }
    },
    BindingForm("header title, never none", "old", "new", only: [.sequence]) { binder, given in
      binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
        .bind(headerTitle: given.sequence)
    } screen: { given in
      OnSection(.friends) {
        Cells(NameCell.self, models: ["a"])
        Header(given.sequence)
      }
    },
    BindingForm("header view, never none", "old", "new", only: [.sequence]) { binder, given in
      binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
        .bind(headerType: BannerHeader.self, viewModel: given.sequence)
    } screen: { given in
      OnSection(.friends) {
        Cells(NameCell.self, models: ["a"])
        Header(BannerHeader.self, viewModel: given.sequence)
      }
    },
    BindingForm("header titles by section", [Section.friends: "old" as String?], [.friends: "new"])
    { binder, given in
      let rows = binder.onSections(.friends).bind(
        cellType: NameCell.self,
        models: [.friends: ["a"]]
      )
      switch given.way {
      case .value: rows.bind(headerTitles: given.data)
      case .closure: rows.bind(headerTitles: { given.data })
      case .sequence: rows.bind(headerTitles: given.sequence)
      }
    } screen: { given in
      OnSections(.friends) {
        CellsBySection(NameCell.self, models: [.friends: ["a"]])
        switch given.way {
        case .value: HeadersBySection(given.data)
        case .closure: HeadersBySection({ given.data })
        case .sequence: HeadersBySection(given.sequence)
        }
      }
    },
    BindingForm("header views by section", [Section.friends: "old" as String?], [.friends: "new"]) {
      binder,
      given in
      let rows = binder.onSections(.friends).bind(
        cellType: NameCell.self,
        models: [.friends: ["a"]]
      )
      let type = BannerHeader.self
      switch given.way {
      case .value: rows.bind(headerType: type, viewModels: given.data)
      case .closure: rows.bind(headerType: type, viewModels: { given.data })
      case .sequence: rows.bind(headerType: type, viewModels: given.sequence)
      }
    } screen: { given in
      let type = BannerHeader.self
      OnSections(.friends) {
        CellsBySection(NameCell.self, models: [.friends: ["a"]])
        switch given.way {
        case .value: HeadersBySection(type, viewModels: given.data)
        case .closure: HeadersBySection(type, viewModels: { given.data })
        case .sequence: HeadersBySection(type, viewModels: given.sequence)
        }
      }
    },
  ]

  static let footers = [
    BindingForm("footer title", "old" as String?, "new") { binder, given in
      let rows = binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
      switch given.way {
      case .value: rows.bind(footerTitle: given.data)
      case .closure: rows.bind(footerTitle: { given.data })
      case .sequence: rows.bind(footerTitle: given.sequence)
      }
    } screen: { given in
      OnSection(.friends) {
        Cells(NameCell.self, models: ["a"])
        switch given.way {
        case .value: Footer(given.data)
        case .closure: Footer({ given.data })
        case .sequence: Footer(given.sequence)
        }
      }
    },
    BindingForm("footer view", "old" as String?, "new") { binder, given in
      let rows = binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
      let type = BannerHeader.self
      switch given.way {
      case .value: rows.bind(footerType: type, viewModel: given.data)
      case .closure: rows.bind(footerType: type, viewModel: { given.data })
      case .sequence: rows.bind(footerType: type, viewModel: given.sequence)
      }
    } screen: { given in
      let type = BannerHeader.self
      OnSection(.friends) {
        Cells(NameCell.self, models: ["a"])
        switch given.way {
        case .value: Footer(type, viewModel: given.data)
        case .closure: Footer(type, viewModel: { given.data })
        case .sequence: Footer(type, viewModel: given.sequence)
        }
      }
    },
    BindingForm("footer title, never none", "old", "new", only: [.sequence]) { binder, given in
      binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
        .bind(footerTitle: given.sequence)
    } screen: { given in
      OnSection(.friends) {
        Cells(NameCell.self, models: ["a"])
        Footer(given.sequence)
      }
    },
    BindingForm("footer view, never none", "old", "new", only: [.sequence]) { binder, given in
      binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
        .bind(footerType: BannerHeader.self, viewModel: given.sequence)
    } screen: { given in
      OnSection(.friends) {
        Cells(NameCell.self, models: ["a"])
        Footer(BannerHeader.self, viewModel: given.sequence)
      }
    },
    BindingForm("footer titles by section", [Section.friends: "old" as String?], [.friends: "new"])
    { binder, given in
      let rows = binder.onSections(.friends).bind(
        cellType: NameCell.self,
        models: [.friends: ["a"]]
      )
      switch given.way {
      case .value: rows.bind(footerTitles: given.data)
      case .closure: rows.bind(footerTitles: { given.data })
      case .sequence: rows.bind(footerTitles: given.sequence)
      }
    } screen: { given in
      OnSections(.friends) {
        CellsBySection(NameCell.self, models: [.friends: ["a"]])
        switch given.way {
        case .value: FootersBySection(given.data)
        case .closure: FootersBySection({ given.data })
        case .sequence: FootersBySection(given.sequence)
        }
      }
    },
    BindingForm("footer views by section", [Section.friends: "old" as String?], [.friends: "new"]) {
      binder,
      given in
      let rows = binder.onSections(.friends).bind(
        cellType: NameCell.self,
        models: [.friends: ["a"]]
      )
      let type = BannerHeader.self
      switch given.way {
      case .value: rows.bind(footerType: type, viewModels: given.data)
      case .closure: rows.bind(footerType: type, viewModels: { given.data })
      case .sequence: rows.bind(footerType: type, viewModels: given.sequence)
      }
    } screen: { given in
      let type = BannerHeader.self
      OnSections(.friends) {
        CellsBySection(NameCell.self, models: [.friends: ["a"]])
        switch given.way {
        case .value: FootersBySection(type, viewModels: given.data)
        case .closure: FootersBySection(type, viewModels: { given.data })
        case .sequence: FootersBySection(type, viewModels: given.sequence)
        }
      }
    },
  ]
}
