#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  /// The methods of a delegate that Binder implements, with UIKit's types.
  ///
  /// A method is only called while `has(_:)` names it: what the declaration says nothing about does not exist for UIKit.
  @MainActor
  class HostAnswers: NSObject, MessageAnswers {
    weak var binder: (any TableDelegate)?

    /// The adapter of the view whose binder is called.
    var list: ListAdapter? { nil }

    /// The methods that Binder can implement, and what a declaration must have some of for it.
    class var methods: [String: TableDelegateAnswers] { [:] }

    /// What the declaration has handlers for.
    var binderAnswers: TableDelegateAnswers {
      guard let binder, let host = list?.host else { return [] }
      return binder.answers(for: host)
    }

    /// Whether the declaration has handlers for a method.
    func has(_ name: String) -> Bool {
      guard let needed = Self.methods[name], exists(name) else { return false }
      return !binderAnswers.isDisjoint(with: needed)
    }

    /// Whether Binder can handle a method, whatever the declaration says.
    func knows(_ name: String) -> Bool { Self.methods[name] != nil && exists(name) }

    func asked<Answer>(_ answer: () -> Answer) -> Answer {
      list?.answering(answer) ?? answer()
    }

    /// A view in the data; nil where there is none.
    func view(_ kind: SupplementaryKind, section: Int) -> (any TableHeaderFooterView)? {
      guard let host = list?.host else { return nil }
      return switch kind {
      case .header: binder?.tableView(host, viewForHeaderInSection: section)
      case .footer: binder?.tableView(host, viewForFooterInSection: section)
      }
    }

    /// The height of a header or a footer in the data; nil where there is none.
    func height(_ kind: SupplementaryKind, section: Int) -> Double? {
      guard let host = list?.host else { return nil }
      return switch kind {
      case .header: binder?.tableView(host, heightForHeaderInSection: section)
      case .footer: binder?.tableView(host, heightForFooterInSection: section)
      }
    }
  }
#endif
