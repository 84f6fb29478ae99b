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

/// The methods of a data source and a delegate: what the proxy answers by itself, what whom it forwards to answers, and
/// what a handler answers.
@MainActor
enum ForwardingCases {
  static let row = IndexPath(row: 2, section: 1)
  static let other = IndexPath(row: 0, section: 1)

  private static func text<Value>(_ value: Value) -> String {
    switch value {
    case let cell as NameCell: cell.label.text ?? ""
    case let path as IndexPath: "\(Array(path))"
    case let view as HeadlessHeaderFooterView: "\(type(of: view))"
    default: "\(value)"
    }
  }

  /// Whether a handler was given the arguments of the call.
  private static func areExpected<Arguments>(_ arguments: Arguments) -> Bool {
    switch arguments {
    case let path as IndexPath: path == row
    case let section as Int: section == 1
    case let (source, destination) as (IndexPath, IndexPath): source == row && destination == other
    case let (cell, path) as (any TableCell, IndexPath): cell is NameCell && path == row
    case let (view, section) as (any TableHeaderFooterView, Int):
      view is BannerHeader && section == 1
    default: Arguments.self == Void.self
    }
  }

  private static func source<Arguments, Answer>(
    _ method: ProxyMethod<TableDataSourceHandlers, Arguments, Answer>,
    _ name: String,
    _ plain: String,
    _ forwarded: String,
    _ handled: Answer,
    _ call: @escaping (any TableDataSource, HeadlessTable) -> Answer
  ) -> ForwardingCase {
    ForwardingCase(
      name: name,
      call: { table in table.dataSource.map { text(call($0, table)) } ?? "no data source" },
      observe: {
        $0.reactive.dataSource.signal(for: method) { subject, _, arguments in
          subject.next(areExpected(arguments) ? name : "wrong")
          return handled
        }
      },
      plain: plain,
      forwarded: forwarded,
      handled: text(handled)
    )
  }

  private static func delegate<Arguments, Answer>(
    _ method: ProxyMethod<TableDelegateHandlers, Arguments, Answer>,
    _ name: String,
    _ plain: String,
    _ forwarded: String,
    _ handled: Answer,
    _ call: @escaping (any TableDelegate, HeadlessTable) -> Answer
  ) -> ForwardingCase {
    ForwardingCase(
      name: name,
      call: { table in table.delegate.map { text(call($0, table)) } ?? "no delegate" },
      observe: {
        $0.reactive.delegate.signal(for: method) { subject, _, arguments in
          subject.next(areExpected(arguments) ? name : "wrong")
          return handled
        }
      },
      plain: plain,
      forwarded: forwarded,
      handled: text(handled)
    )
  }

  /// A method without an answer.
  private static func told<Arguments>(
    _ method: ProxyMethod<TableDelegateHandlers, Arguments, Void>,
    _ name: String,
    _ forwarded: String,
    _ call: @escaping (any TableDelegate, HeadlessTable) -> Void
  ) -> ForwardingCase {
    delegate(method, name, "()", forwarded, (), call)
  }

  private static var cell: ForwardingCase {
    source(.cellForRowAt, "cell", "none", "echo 2", NameCell().saying("handled")) {
      let hasRow = $0.numberOfSections(in: $1) == 2
      return hasRow ? $0.tableView($1, cellForRowAt: row) : NameCell().saying("none")
    }
  }

  static let dataSource: [ForwardingCase] = [
    source(.numberOfSections, "sections", "1", "2", 7) { $0.numberOfSections(in: $1) },
    source(.numberOfRowsInSection, "rows", "0", "4", 11) {
      $0.tableView($1, numberOfRowsInSection: 1)
    },
    cell,
    source(.titleForHeaderInSection, "header title", "nil", #"Optional("header 1")"#, "handled") {
      $0.tableView($1, titleForHeaderInSection: 1)
    },
    source(.titleForFooterInSection, "footer title", "nil", #"Optional("footer 1")"#, "handled") {
      $0.tableView($1, titleForFooterInSection: 1)
    },
    source(.moveRowAt, "move", "()", "moved 2 to 0", ()) {
      $0.tableView($1, moveRowAt: row, to: other)
    },
    source(.nameOfSection, "section name", "nil", #"Optional("name 1")"#, "handled") {
      $0.tableView($1, nameOfSection: 1)
    },
    source(.identityOfRowAt, "identity", "nil", #"Optional("id 2")"#, "handled") {
      $0.tableView($1, identityOfRowAt: row)
    },
    source(.cellTypeNameInSection, "cell type", "nil", #"Optional("type 1")"#, "handled") {
      $0.tableView($1, cellTypeNameInSection: 1)
    },
    source(.namesRowsInSection, "has names", "false", "true", false) {
      $0.tableView($1, namesRowsInSection: 1)
    },
  ]

  static let delegate: [ForwardingCase] = [
    delegate(.heightForRowAt, "height", "nil", "Optional(11.0)", 99) {
      $0.tableView($1, heightForRowAt: row)
    },
    delegate(.estimatedHeightForRowAt, "estimate", "nil", "Optional(12.0)", 99) {
      $0.tableView($1, estimatedHeightForRowAt: row)
    },
    delegate(.heightForHeaderInSection, "header height", "nil", "Optional(13.0)", 99) {
      $0.tableView($1, heightForHeaderInSection: 1)
    },
    delegate(.estimatedHeightForHeaderInSection, "header estimate", "nil", "Optional(14.0)", 99) {
      $0.tableView($1, estimatedHeightForHeaderInSection: 1)
    },
    delegate(.heightForFooterInSection, "footer height", "nil", "Optional(15.0)", 99) {
      $0.tableView($1, heightForFooterInSection: 1)
    },
    delegate(.estimatedHeightForFooterInSection, "footer estimate", "nil", "Optional(16.0)", 99) {
      $0.tableView($1, estimatedHeightForFooterInSection: 1)
    },
    delegate(.viewForHeaderInSection, "header", "nil", "BannerHeader", nil) {
      $0.tableView($1, viewForHeaderInSection: 1)
    },
    delegate(.viewForFooterInSection, "footer", "nil", "HeadlessHeaderFooterView", nil) {
      $0.tableView($1, viewForFooterInSection: 1)
    },
    told(.willDisplay, "will display", "willDisplay 2") {
      $0.tableView($1, willDisplay: NameCell(), forRowAt: row)
    },
    told(.didEndDisplaying, "did end", "didEndDisplaying 2") {
      $0.tableView($1, didEndDisplaying: NameCell(), forRowAt: row)
    },
    told(.willDisplayHeaderView, "header will", "willDisplayHeader 1") {
      $0.tableView($1, willDisplayHeaderView: BannerHeader(), forSection: 1)
    },
    told(.willDisplayFooterView, "footer will", "willDisplayFooter 1") {
      $0.tableView($1, willDisplayFooterView: BannerHeader(), forSection: 1)
    },
    told(.didEndDisplayingHeaderView, "header end", "didEndDisplayingHeader 1") {
      $0.tableView($1, didEndDisplayingHeaderView: BannerHeader(), forSection: 1)
    },
    told(.didEndDisplayingFooterView, "footer end", "didEndDisplayingFooter 1") {
      $0.tableView($1, didEndDisplayingFooterView: BannerHeader(), forSection: 1)
    },
    delegate(.shouldHighlightRowAt, "may highlight", "true", "false", true) {
      $0.tableView($1, shouldHighlightRowAt: row)
    },
    told(.didHighlightRowAt, "highlight", "didHighlight 2") {
      $0.tableView($1, didHighlightRowAt: row)
    },
    told(.didUnhighlightRowAt, "unhighlight", "didUnhighlight 2") {
      $0.tableView($1, didUnhighlightRowAt: row)
    },
    delegate(.willSelectRowAt, "will select", "[1, 2]", "nil", other) {
      $0.tableView($1, willSelectRowAt: row)
    },
    delegate(.willDeselectRowAt, "will deselect", "[1, 2]", "nil", other) {
      $0.tableView($1, willDeselectRowAt: row)
    },
    told(.didSelectRowAt, "select", "didSelect 2") { $0.tableView($1, didSelectRowAt: row) },
    told(.didDeselectRowAt, "deselect", "didDeselect 2") {
      $0.tableView($1, didDeselectRowAt: row)
    },
    told(.didScroll, "scroll", "didScroll") { $0.tableViewDidScroll($1) },
  ]
}
