#if canImport(UIKit) && !os(watchOS)
  public import Binder
  import TableBatches
  public import UIKit

  /// How contents look in one table or collection view: as that was given, else as their types say.
  @MainActor
  final class ContentLooks {
    private typealias Configuration = (
      any CellContent, any UIConfigurationState
    ) -> (any UIContentConfiguration)?
    private typealias CellMaker = (any CellContent, any TableHost) -> (any TableCell)?

    private let kind: HostKind
    private var configurations: [ObjectIdentifier: Configuration] = [:]
    private var cells: [ObjectIdentifier: CellMaker] = [:]

    init(_ kind: HostKind) {
      self.kind = kind
    }

    func set<Content: CellContent>(
      _ configuration: @escaping (Content, any UIConfigurationState) -> any UIContentConfiguration
    ) {
      configurations[ObjectIdentifier(Content.self)] = { content, state in
        (content as? Content).map { configuration($0, state) }
      }
    }

    func set<Content: CellContent, Cell: TableCell>(
      _ configure: @escaping (Content, Cell) -> Void
    ) {
      cells[ObjectIdentifier(Content.self)] = { content, host in
        (content as? Content).map { content in
          let cell = host.dequeue(Cell.self)
          configure(content, cell)
          return cell
        }
      }
    }

    /// A cell of a class that shows the content; nil for one that a configuration shows.
    func cell(showing content: any CellContent, of host: any TableHost) -> (any TableCell)? {
      let type = ObjectIdentifier(Swift.type(of: content))
      let cell: (any TableCell)? =
        if let make = cells[type] {
          make(content, host)
        } else if configurations[type] == nil, let content = content as? any UIKitCellContent,
          content.fits(kind)
        {
          content.cell(of: host)
        } else {
          nil
        }
      (cell as? UIView)?.shownContent = Swift.type(of: content)
      return cell
    }

    /// What shows the content; the texts of its fields where nothing else is known.
    func configuration(
      of content: any CellContent,
      for state: any UIConfigurationState
    ) -> any UIContentConfiguration {
      if let make = configurations[ObjectIdentifier(type(of: content))],
        let made = make(content, state)
      {
        return made
      }
      if let content = content as? any UIKitContent { return content.configuration(for: state) }
      let fields = Mirror(reflecting: content).children.map { "\($0.label ?? "value") \($0.value)" }
      return ListContent(fields.joined(separator: ", ")).configuration(for: state)
    }

    /// What shows the content as a header or a footer of a table, where UIKit has another configuration for a list content.
    func header(
      of content: any CellContent,
      for state: any UIConfigurationState
    ) -> any UIContentConfiguration {
      if let list = content as? ListContent, !hasConfiguration(of: list) {
        return list.filled(.groupedHeader())
      }
      return configuration(of: content, for: state)
    }

    func hasConfiguration(of content: any CellContent) -> Bool {
      configurations[ObjectIdentifier(type(of: content))] != nil
    }

    /// The sentence about a content without a look; nil for one that has one.
    ///
    /// A header or a footer is no cell of a class.
    func problem(of content: any CellContent, inCell: Bool) -> String? {
      let type = type(of: content)
      if content is any UIKitContent || hasConfiguration(of: content) { return nil }
      if !inCell {
        return
          "UIKit has no look for '\(type)' in a header or footer, which shows the texts of its fields. Let it conform to "
          + "'UIKitContent', or give setLook(of: \(type).self) a configuration before the screen is bound."
      }
      if cells[ObjectIdentifier(type)] != nil { return nil }
      if let content = content as? any UIKitCellContent {
        return content.fits(kind) ? nil : content.mismatch(with: kind)
      }
      return
        "UIKit has no look for '\(type)', so its rows show the texts of its fields. Let it conform to 'UIKitContent' or "
        + "'UIKitCellContent', or call setLook(of: \(type).self) before the screen is bound."
    }
  }

  extension UIKitCellContent {
    /// Whether the class of the cells is not one of the other kind of view.
    fileprivate func fits(_ kind: HostKind) -> Bool {
      kind == .table
        ? !(Cell.self is UICollectionViewCell.Type) : !(Cell.self is UITableViewCell.Type)
    }

    fileprivate func mismatch(with kind: HostKind) -> String {
      let item = kind == .table ? "UITableViewCell" : "UICollectionViewCell"
      return
        "A \(kind.name) can't show the '\(Cell.self)' of '\(Self.self)', so its \(kind.rows) show the texts of its fields. "
        + "Call setLook(of: \(Self.self).self) with a configuration or a \(item) before the screen is bound."
    }

    fileprivate func cell(of host: any TableHost) -> any TableCell {
      let cell = host.dequeue(Cell.self)
      configure(cell)
      return cell
    }
  }

  extension UITableView {
    /// Says how contents of a type look in this table, by a content configuration; call it before a screen is bound.
    ///
    ///     tableView.setLook(of: PhotoContent.self) { photo, state in UIHostingConfiguration { PhotoView(photo: photo) } }
    ///
    /// It wins over what the type says itself, and needs no conformance of a type of another module.
    public func setLook<Content: CellContent>(
      of type: Content.Type,
      configuration:
        @escaping @MainActor (_ content: Content, _ state: any UIConfigurationState) ->
        any UIContentConfiguration
    ) {
      adapter.looks.set(configuration)
    }

    /// Says which cells show contents of a type in this table; call it before a screen is bound.
    public func setLook<Content: CellContent, Cell: UITableViewCell>(
      of type: Content.Type,
      in cellType: Cell.Type,
      configure: @escaping @MainActor (_ content: Content, _ cell: Cell) -> Void
    ) {
      adapter.looks.set(configure)
    }
  }

  extension UICollectionView {
    /// Says how contents of a type look in this collection view, by a content configuration; call it before a screen is bound.
    public func setLook<Content: CellContent>(
      of type: Content.Type,
      configuration:
        @escaping @MainActor (_ content: Content, _ state: any UIConfigurationState) ->
        any UIContentConfiguration
    ) {
      adapter.looks.set(configuration)
    }

    /// Says which cells show contents of a type in this collection view; call it before a screen is bound.
    public func setLook<Content: CellContent, Cell: UICollectionViewCell>(
      of type: Content.Type,
      in cellType: Cell.Type,
      configure: @escaping @MainActor (_ content: Content, _ cell: Cell) -> Void
    ) {
      adapter.looks.set(configure)
    }
  }
#endif
