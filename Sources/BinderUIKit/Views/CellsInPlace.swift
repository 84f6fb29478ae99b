#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// How a cell is dequeued.
  enum CellReuse {
    /// Under an identifier that Binder has registered.
    case own(String)
    /// By a closure of the app, with UIKit's own methods.
    case foreign
  }

  /// The cells of rows that are filled again in their places.
  ///
  /// UIKit stops the app where such a row dequeues a cell under another identifier than before, as a provider may whose choice
  /// depends on the model. The row keeps its cell then, until it is reloaded.
  @MainActor
  struct CellsInPlace {
    /// The identifiers of the cells that have not been requested yet.
    private var identifiers: [IndexPath: String] = [:]
    /// The rows that want a cell with another identifier.
    private(set) var others: [IndexPath] = []

    var isEmpty: Bool { identifiers.isEmpty }

    init() {}

    init(_ identifiers: [IndexPath: String]) { self.identifiers = identifiers }

    /// The identifier of the cell that a row has to keep; nil for a row that is not filled again.
    mutating func takeIdentifier(at row: IndexPath) -> String? {
      identifiers.removeValue(forKey: row)
    }

    mutating func exchange(_ row: IndexPath) { others.append(row) }
  }
#endif
