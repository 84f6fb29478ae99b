import Binder
import BinderObservables
import HeadlessTable

/// A method of a data source or a delegate under test.
@MainActor
struct ForwardingCase {
  let name: String
  let call: (HeadlessTable) -> String
  let observe: (HeadlessTable) -> SafeSignal<String>
  let plain: String
  let forwarded: String
  let handled: String
}

/// The methods of a data source and a delegate.
@MainActor
enum ForwardingCases {
  static let row = IndexPath(row: 2, section: 1)
  static let other = IndexPath(row: 0, section: 1)

  private static func ask<Result>(
    _ ask: @escaping (any TableDataSource, HeadlessTable) -> Result
  ) -> (HeadlessTable) -> String {
    { table in table.dataSource.map { text(ask($0, table)) } ?? "no data source" }
  }

  private static func ask<Result>(
    _ ask: @escaping (any TableDelegate, HeadlessTable) -> Result
  ) -> (HeadlessTable) -> String {
    { table in table.delegate.map { text(ask($0, table)) } ?? "no delegate" }
  }

  private static func text<Value>(_ value: Value) -> String {
    switch value {
    case let cell as NameCell: cell.label.text ?? ""
    case let path as IndexPath: "\(Array(path))"
    case let view as HeadlessHeaderFooterView: "\(type(of: view))"
    default: "\(value)"
    }
  }

  private static func handledCell() -> any TableCell {
    let cell = NameCell()
    cell.label.text = "handled"
    return cell
  }

  static let dataSource: [ForwardingCase] = [
    ForwardingCase(
      name: "sections",
      call: ask { $0.numberOfSections(in: $1) },
      observe: {
        $0.reactive.dataSource.signal(for: .numberOfSections) { subject, _ in
          subject.next("sections")
          return 7
        }
      },
      plain: "1",
      forwarded: "2",
      handled: "7"
    ),
    ForwardingCase(
      name: "rows",
      call: ask { $0.tableView($1, numberOfRowsInSection: 1) },
      observe: {
        $0.reactive.dataSource.signal(for: .numberOfRowsInSection) { subject, _, section in
          subject.next("rows")
          return section + 10
        }
      },
      plain: "0",
      forwarded: "4",
      handled: "11"
    ),
    ForwardingCase(
      name: "cell",
      call: { table in
        guard table.dataSource?.numberOfSections(in: table) == 2 else { return "none" }
        return text(table.dataSource?.tableView(table, cellForRowAt: row))
      },
      observe: {
        $0.reactive.dataSource.signal(for: .cellForRowAt) { subject, _, path in
          subject.next(path == row ? "cell" : "wrong")
          return handledCell()
        }
      },
      plain: "none",
      forwarded: "echo 2",
      handled: "handled"
    ),
    ForwardingCase(
      name: "header title",
      call: ask { $0.tableView($1, titleForHeaderInSection: 1) },
      observe: {
        $0.reactive.dataSource.signal(for: .titleForHeaderInSection) { subject, _, section in
          subject.next("header title")
          return "handled \(section)"
        }
      },
      plain: "nil",
      forwarded: #"Optional("header 1")"#,
      handled: #"Optional("handled 1")"#
    ),
    ForwardingCase(
      name: "footer title",
      call: ask { $0.tableView($1, titleForFooterInSection: 1) },
      observe: {
        $0.reactive.dataSource.signal(for: .titleForFooterInSection) { subject, _, section in
          subject.next("footer title")
          return "handled \(section)"
        }
      },
      plain: "nil",
      forwarded: #"Optional("footer 1")"#,
      handled: #"Optional("handled 1")"#
    ),
    ForwardingCase(
      name: "move",
      call: ask { $0.tableView($1, moveRowAt: row, to: other) },
      observe: {
        $0.reactive.dataSource.signal(for: .moveRowAt) { subject, _, source, destination in
          subject.next(source == row && destination == other ? "move" : "wrong")
        }
      },
      plain: "()",
      forwarded: "moved 2 to 0",
      handled: "()"
    ),
    ForwardingCase(
      name: "section name",
      call: ask { $0.tableView($1, nameOfSection: 1) },
      observe: {
        $0.reactive.dataSource.signal(for: .nameOfSection) { subject, _, section in
          subject.next("section name")
          return "handled \(section)"
        }
      },
      plain: "nil",
      forwarded: #"Optional("name 1")"#,
      handled: #"Optional("handled 1")"#
    ),
    ForwardingCase(
      name: "identity",
      call: ask { $0.tableView($1, identityOfRowAt: row) },
      observe: {
        $0.reactive.dataSource.signal(for: .identityOfRowAt) { subject, _, path in
          subject.next("identity")
          return "handled \(path.row)"
        }
      },
      plain: "nil",
      forwarded: #"Optional("id 2")"#,
      handled: #"Optional("handled 2")"#
    ),
    ForwardingCase(
      name: "cell type",
      call: ask { $0.tableView($1, cellTypeNameInSection: 1) },
      observe: {
        $0.reactive.dataSource.signal(for: .cellTypeNameInSection) { subject, _, section in
          subject.next("cell type")
          return "handled \(section)"
        }
      },
      plain: "nil",
      forwarded: #"Optional("type 1")"#,
      handled: #"Optional("handled 1")"#
    ),
    ForwardingCase(
      name: "has names",
      call: ask { $0.tableView($1, namesRowsInSection: 1) },
      observe: {
        $0.reactive.dataSource.signal(for: .namesRowsInSection) { subject, _, _ in
          subject.next("has names")
          return false
        }
      },
      plain: "false",
      forwarded: "true",
      handled: "false"
    ),
  ]

  private static func height(
    _ method: ProxyMethod<TableDelegateHandlers, IndexPath, Double?>,
    _ name: String,
    forwarded: String,
    _ call: @escaping (any TableDelegate, HeadlessTable) -> Double?
  ) -> ForwardingCase {
    ForwardingCase(
      name: name,
      call: ask(call),
      observe: {
        $0.reactive.delegate.signal(for: method) { subject, _, path in
          subject.next(path == row ? name : "wrong")
          return 99
        }
      },
      plain: "nil",
      forwarded: "Optional(\(forwarded))",
      handled: "Optional(99.0)"
    )
  }

  private static func height(
    _ method: ProxyMethod<TableDelegateHandlers, Int, Double?>,
    _ name: String,
    forwarded: String,
    _ call: @escaping (any TableDelegate, HeadlessTable) -> Double?
  ) -> ForwardingCase {
    ForwardingCase(
      name: name,
      call: ask(call),
      observe: {
        $0.reactive.delegate.signal(for: method) { subject, _, section in
          subject.next(section == 1 ? name : "wrong")
          return 99
        }
      },
      plain: "nil",
      forwarded: "Optional(\(forwarded))",
      handled: "Optional(99.0)"
    )
  }

  private static func view(
    _ method: ProxyMethod<TableDelegateHandlers, Int, (any TableHeaderFooterView)?>,
    _ name: String,
    forwarded: String,
    _ call: @escaping (any TableDelegate, HeadlessTable) -> (any TableHeaderFooterView)?
  ) -> ForwardingCase {
    ForwardingCase(
      name: name,
      call: { table in
        table.delegate.map { call($0, table).map { "\(type(of: $0))" } ?? "nil" } ?? "none"
      },
      observe: {
        $0.reactive.delegate.signal(for: method) { subject, _, section in
          subject.next(section == 1 ? name : "wrong")
          return nil
        }
      },
      plain: "nil",
      forwarded: forwarded,
      handled: "nil"
    )
  }

  private static func told(
    _ method: ProxyMethod<TableDelegateHandlers, IndexPath, Void>,
    _ name: String,
    forwarded: String,
    _ call: @escaping (any TableDelegate, HeadlessTable) -> Void
  ) -> ForwardingCase {
    ForwardingCase(
      name: name,
      call: ask(call),
      observe: {
        $0.reactive.delegate.signal(for: method) { subject, _, path in
          subject.next(path == row ? name : "wrong")
        }
      },
      plain: "()",
      forwarded: forwarded,
      handled: "()"
    )
  }

  private static func told(
    _ method: ProxyMethod<TableDelegateHandlers, (any TableCell, IndexPath), Void>,
    _ name: String,
    forwarded: String,
    _ call: @escaping (any TableDelegate, HeadlessTable) -> Void
  ) -> ForwardingCase {
    ForwardingCase(
      name: name,
      call: ask(call),
      observe: {
        $0.reactive.delegate.signal(for: method) { subject, _, cell, path in
          subject.next(cell is NameCell && path == row ? name : "wrong")
        }
      },
      plain: "()",
      forwarded: forwarded,
      handled: "()"
    )
  }

  private static func told(
    _ method: ProxyMethod<TableDelegateHandlers, (any TableHeaderFooterView, Int), Void>,
    _ name: String,
    forwarded: String,
    _ call: @escaping (any TableDelegate, HeadlessTable) -> Void
  ) -> ForwardingCase {
    ForwardingCase(
      name: name,
      call: ask(call),
      observe: {
        $0.reactive.delegate.signal(for: method) { subject, _, view, section in
          subject.next(view is BannerHeader && section == 1 ? name : "wrong")
        }
      },
      plain: "()",
      forwarded: forwarded,
      handled: "()"
    )
  }

  private static func chosen(
    _ method: ProxyMethod<TableDelegateHandlers, IndexPath, IndexPath?>,
    _ name: String,
    _ call: @escaping (any TableDelegate, HeadlessTable) -> IndexPath?
  ) -> ForwardingCase {
    ForwardingCase(
      name: name,
      call: { table in
        table.delegate.map { call($0, table).map { "\(Array($0))" } ?? "nil" } ?? "none"
      },
      observe: {
        $0.reactive.delegate.signal(for: method) { subject, _, path in
          subject.next(path == row ? name : "wrong")
          return other
        }
      },
      plain: "[1, 2]",
      forwarded: "nil",
      handled: "[1, 0]"
    )
  }

  static let delegate: [ForwardingCase] = [
    height(.heightForRowAt, "height", forwarded: "11.0") {
      $0.tableView($1, heightForRowAt: row)
    },
    height(.estimatedHeightForRowAt, "estimate", forwarded: "12.0") {
      $0.tableView($1, estimatedHeightForRowAt: row)
    },
    height(.heightForHeaderInSection, "header height", forwarded: "13.0") {
      $0.tableView($1, heightForHeaderInSection: 1)
    },
    height(.estimatedHeightForHeaderInSection, "header estimate", forwarded: "14.0") {
      $0.tableView($1, estimatedHeightForHeaderInSection: 1)
    },
    height(.heightForFooterInSection, "footer height", forwarded: "15.0") {
      $0.tableView($1, heightForFooterInSection: 1)
    },
    height(.estimatedHeightForFooterInSection, "footer estimate", forwarded: "16.0") {
      $0.tableView($1, estimatedHeightForFooterInSection: 1)
    },
    view(.viewForHeaderInSection, "header", forwarded: "BannerHeader") {
      $0.tableView($1, viewForHeaderInSection: 1)
    },
    view(.viewForFooterInSection, "footer", forwarded: "HeadlessHeaderFooterView") {
      $0.tableView($1, viewForFooterInSection: 1)
    },
    told(.willDisplay, "will display", forwarded: "willDisplay 2") {
      $0.tableView($1, willDisplay: NameCell(), forRowAt: row)
    },
    told(.didEndDisplaying, "did end", forwarded: "didEndDisplaying 2") {
      $0.tableView($1, didEndDisplaying: NameCell(), forRowAt: row)
    },
    told(.willDisplayHeaderView, "header will", forwarded: "willDisplayHeader 1") {
      $0.tableView($1, willDisplayHeaderView: BannerHeader(), forSection: 1)
    },
    told(.willDisplayFooterView, "footer will", forwarded: "willDisplayFooter 1") {
      $0.tableView($1, willDisplayFooterView: BannerHeader(), forSection: 1)
    },
    told(.didEndDisplayingHeaderView, "header end", forwarded: "didEndDisplayingHeader 1") {
      $0.tableView($1, didEndDisplayingHeaderView: BannerHeader(), forSection: 1)
    },
    told(.didEndDisplayingFooterView, "footer end", forwarded: "didEndDisplayingFooter 1") {
      $0.tableView($1, didEndDisplayingFooterView: BannerHeader(), forSection: 1)
    },
    ForwardingCase(
      name: "may highlight",
      call: ask { $0.tableView($1, shouldHighlightRowAt: row) },
      observe: {
        $0.reactive.delegate.signal(for: .shouldHighlightRowAt) { subject, _, path in
          subject.next("may highlight")
          return path == row
        }
      },
      plain: "true",
      forwarded: "false",
      handled: "true"
    ),
    told(.didHighlightRowAt, "highlight", forwarded: "didHighlight 2") {
      $0.tableView($1, didHighlightRowAt: row)
    },
    told(.didUnhighlightRowAt, "unhighlight", forwarded: "didUnhighlight 2") {
      $0.tableView($1, didUnhighlightRowAt: row)
    },
    chosen(.willSelectRowAt, "will select") { $0.tableView($1, willSelectRowAt: row) },
    chosen(.willDeselectRowAt, "will deselect") { $0.tableView($1, willDeselectRowAt: row) },
    told(.didSelectRowAt, "select", forwarded: "didSelect 2") {
      $0.tableView($1, didSelectRowAt: row)
    },
    told(.didDeselectRowAt, "deselect", forwarded: "didDeselect 2") {
      $0.tableView($1, didDeselectRowAt: row)
    },
    ForwardingCase(
      name: "scroll",
      call: ask { $0.tableViewDidScroll($1) },
      observe: {
        $0.reactive.delegate.signal(for: .didScroll) { subject, _ in subject.next("scroll") }
      },
      plain: "()",
      forwarded: "didScroll",
      handled: "()"
    ),
  ]
}
