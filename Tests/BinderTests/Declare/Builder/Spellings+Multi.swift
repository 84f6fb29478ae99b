import Binder
import HeadlessTable

/// Several sections, all other sections, any section, and which sections are displayed.
extension Spellings {
  static let multi: [Spellings] = [
    Spellings("models by section", displayed: [.friends, .enemies]) { binder, diary in
      binder.onSections(.friends, .enemies)
        .bind(headerTitles: [.friends: "F", .enemies: nil])
        .bind(cellType: FieldCell.self, models: { diary.bySection })
        .onDequeue { section, row, cell, name in cell.field.text = name }
        .onTapped { section, row, cell, name in diary.say(section, row, name) }
        .onEvent(from: FieldCell.self) { section, row, cell, event, name in
          diary.say(section, row, event, name)
        }
        .cellHeight { section, row, name in section == .friends ? 40 : 30 }
        .headerHeight { section in section == .friends ? 25 : 0 }
        .bind(footerType: BannerHeader.self, viewModels: { [.enemies: diary.title] })
    } builder: { diary in
      OnSections(.friends, .enemies) {
        HeadersBySection([.friends: "F", .enemies: nil])
        CellsBySection(FieldCell.self, models: diary.bySection)
          .onDequeue { section, row, cell, name in cell.field.text = name }
          .onTapped { section, row, cell, name in diary.say(section, row, name) }
          .onEvent { section, row, cell, event, name in diary.say(section, row, event, name) }
          .cellHeight { section, row, name in section == .friends ? 40 : 30 }
        HeaderHeight { section in section == .friends ? 25 : 0 }
        FootersBySection(BannerHeader.self, viewModels: [.enemies: diary.title])
      }
    },
    Spellings("view models by section", displayed: [.friends]) { binder, diary in
      binder.onSections([.friends])
        .bind(cellType: BannerCell.self, viewModels: { [.friends: diary.banners] })
        .onDequeue { section, row, cell in diary.say(section, row) }
        .estimatedCellHeight { section, row in 40 }
    } builder: { diary in
      OnSections([.friends]) {
        CellsBySection(BannerCell.self, viewModels: [.friends: diary.banners])
          .onDequeue { section, row, cell in diary.say(section, row) }
          .estimatedCellHeight(40)
      }
    },
    Spellings("models mapped by section", displayed: [.friends, .enemies]) { binder, diary in
      binder.onSections(.friends, .enemies)
        .bind(
          cellType: BannerCell.self,
          models: { diary.bySection },
          mapToViewModels: { BannerCell.ViewModel(text: $0) }
        )
        .onTapped { section, row, cell, _ in diary.say(section, row) }
    } builder: { diary in
      OnSections(.friends, .enemies) {
        MappedCellsBySection(
          BannerCell.self,
          models: diary.bySection,
          mapToViewModels: { BannerCell.ViewModel(text: $0) }
        )
        .onTapped { section, row, cell, _ in diary.say(section, row) }
      }
    },
    Spellings("number by section", displayed: [.friends, .enemies]) { binder, diary in
      binder.onSections(.friends, .enemies)
        .bind(
          cellProvider: { tableView, section, row in provide(tableView, "\(section) \(row)") },
          numberOfCells: { diary.bySection.mapValues(\.count) }
        )
        .dimensions(.cellHeight { section, row in 20 }, .footerHeight { section in 5 })
    } builder: { diary in
      OnSections(.friends, .enemies) {
        CellsBySection(count: diary.bySection.mapValues(\.count)) { tableView, section, row in
          provide(tableView, "\(section) \(row)")
        }
        .dimensions(.cellHeight { section, row in 20 }, .footerHeight { section in 5 })
      }
    },
  ]

  static let scopes: [Spellings] = [
    Spellings("all other sections", displayed: [.banner, .friends, .enemies, .form]) {
      binder,
      diary in
      binder.onSection(.banner).bind(cellType: BannerCell.self, viewModels: [.init(text: "Hi")])
      binder.onAllOtherSections()
        .bind(cellType: NameCell.self, models: { diary.bySection })
        .onTapped { section, row, cell, name in diary.say(section, name) }
        .bind(headerTitles: { [.friends: diary.title] })
        .bind(footerTitles: [.friends: "end"])
      binder.onSection(.form).bind(cellType: NameCell.self, models: ["last"])
    } builder: { diary in
      OnSection(.banner) { Cells(BannerCell.self, viewModels: [.init(text: "Hi")]) }
      OnAllOtherSections {
        CellsBySection(NameCell.self, models: diary.bySection)
          .onTapped { section, row, cell, name in diary.say(section, name) }
        HeadersBySection { [.friends: diary.title] }
        FootersBySection([.friends: "end"])
      }
      OnSection(.form) { Cells(NameCell.self, models: ["last"]) }
    },
    Spellings("any section", displayed: [.friends, .enemies]) { binder, diary in
      binder.onSection(.friends).bind(cellType: NameCell.self, models: { diary.names })
        .onTapped { row, cell, _ in diary.say("named") }
      binder.onSection(.enemies).bind(cellType: NameCell.self, models: ["e"])
      binder.onAnySection()
        .onTapped { section, row, cell in diary.say("any", section) }
        .headerHeight(28)
        .cellHeight(33)
      binder.onAnySection().assuming(modelType: String.self)
        .onDequeue { section, row, cell, name in diary.say(name) }
    } builder: { diary in
      OnSection(.friends) {
        Cells(NameCell.self, models: diary.names).onTapped { row, cell, _ in diary.say("named") }
      }
      OnSection(.enemies) { Cells(NameCell.self, models: ["e"]) }
      OnAnySection {
        HandlersBySection().onTapped { section, row, cell in diary.say("any", section) }
        HeaderHeight(28)
        HandlersBySection().cellHeight(33)
      }
      OnAnySection {
        HandlersBySection(assuming: String.self)
          .onDequeue { section, row, cell, name in diary.say(name) }
      }
    },
  ]

  static let behaviors: [Spellings] = [
    hiding("no cells") { .hidesSectionsWithNoCellData },
    hiding("no data") { .hidesSectionsWithNoData },
    hiding("no cells, reversed") { .hidesSectionsWithNoCellData { $0.sorted(by: >) } },
    hiding("no data, as declared") { .hidesSectionsWithNoData(orderingWith: { $0 }) },
  ]

  private static func hiding(
    _ name: String,
    behavior: @escaping @MainActor () -> SectionDisplayBehavior<Section>
  ) -> Spellings {
    Spellings("hides sections with " + name, displayed: nil, behavior: behavior) { binder, diary in
      binder.onSection(.form).bind(cellType: NameCell.self, models: [String]())
      binder.onSection(.friends).bind(cellType: NameCell.self, models: { diary.names })
      binder.onAllOtherSections()
        .bind(
          cellType: NameCell.self,
          models: { diary.title == nil ? [.enemies: ["e"]] : [:] }
        )
        .bind(headerTitles: { [.banner: diary.title] })
    } builder: { diary in
      OnSection(.form) { Cells(NameCell.self, models: [String]()) }
      OnSection(.friends) { Cells(NameCell.self, models: diary.names) }
      OnAllOtherSections {
        CellsBySection(NameCell.self, models: diary.title == nil ? [.enemies: ["e"]] : [:])
        HeadersBySection([.banner: diary.title])
      }
    }
  }
}
