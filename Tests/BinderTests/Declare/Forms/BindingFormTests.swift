import Binder
import HeadlessTable
import TestSupport
import Testing

/// Every form of `bind`, with every way to give it data, for one section and for several, in both spellings.
@MainActor
@Suite(.bounded)
struct BindingFormTests {
  @Test(arguments: BindingForm.cells + BindingForm.cellsBySection, WayOfGiving.allCases)
  func cells(form: BindingForm, way: WayOfGiving) async {
    let name = form.testDescription
    let (type, hasNames) = (
      name.hasPrefix("view") || name.hasSuffix("mapped")
        ? "BannerCell        " : "NameCell          ",
      !name.contains("number")
    )
    func picture(_ texts: String...) -> String {
      let rows = texts.map { "\n  row      44  \(type)\"\($0)\"" }
      return "§ friends · \(texts.count) row\(texts.count == 1 ? "" : "s")" + rows.joined()
    }
    await follow(
      form,
      way,
      none: "§ friends · 0 rows",
      old: hasNames ? picture("old") : picture("no. 0"),
      new: hasNames ? picture("new") : picture("no. 0", "no. 1"),
      names: hasNames ? ["new"] : [nil, nil]
    )
  }

  @Test(arguments: BindingForm.headers + BindingForm.footers, WayOfGiving.allCases)
  func headersAndFooters(form: BindingForm, way: WayOfGiving) async {
    guard form.ways.contains(way) else { return }
    let name = form.testDescription
    let isView = name.contains("view")
    func picture(_ text: String) -> String {
      let type = isView ? "BannerHeader      " : "Title             "
      let row = "  row      44  NameCell          #a"
      let header = "  gap 22\n  header   28  \(type)\"\(text)\""
      let footer = "  footer   28  \(type)\"\(text)\""
      let lines = name.hasPrefix("header") ? [header, row] : [row, footer]
      return (["§ friends · 1 row"] + lines).joined(separator: "\n")
    }
    await follow(
      form,
      way,
      none: "§ friends · 1 row\n  row      44  NameCell          #a",
      old: picture("old"),
      new: picture("new"),
      names: ["a"]
    )
  }

  @Test func eachClosureIsReadOnceARefresh() {
    let screen = Screen()
    var reads = 0
    screen.binder.onSections(.friends, .enemies)
      .bind(
        cellType: NameCell.self,
        models: {
          reads += 1
          return [.friends: ["a"], .enemies: ["b"]]
        }
      )
    screen.show(.friends, .enemies)
    #expect(reads == 1)
    screen.binder.refresh()
    screen.binder.refresh()
    screen.table.layoutIfNeeded()
    #expect(reads == 2)
  }

  /// A value is read once by a chain, and a screen reads all anew; a closure is observed; a sequence begins with nothing.
  private func follow(
    _ form: BindingForm,
    _ way: WayOfGiving,
    none: String,
    old: String,
    new: String,
    names: [String?]
  ) async {
    let (screens, change) = form.show(way)
    #expect(screens.tables.map(\.listing) == (way == .sequence ? [none, none] : [old, old]))
    for table in screens.tables { table.calls.clear() }
    change()
    if way == .sequence {
      for table in screens.tables { await table.wait { $0.listing == new } }
    }
    #expect(screens.tables.map(\.listing) == [way == .value ? old : new, new])
    #expect(screens.tables.map(\.calls.updates.count) == [way == .value ? 0 : 1, 1])
    if way != .value { _ = screens.calls }
    let paths = names.indices.map { RowPosition(section: 0, row: $0) }
    #expect(paths.map { screens.builder.core.identity(of: $0) } == names)
    #expect(screens.tables.allSatisfy { $0.diagnostics.isEmpty && $0.inconsistencies.isEmpty })
  }
}
