package import Binder
package import TableBatches

/// A table at one moment, as a value: everything that a picture of it needs and nothing else.
///
/// Renderers turn a scene into text, JSON and other pictures. They never call the table.
package struct TableScene: Hashable, Sendable {
  package var id: String
  /// Whether it is a table or a collection view, whose views are at their frames.
  package var host = HostKind.table
  /// `plain`, `grouped` or `insetGrouped`.
  package var style: String
  /// The text size that the reader has chosen; nil for the usual size.
  package var contentSizeCategory: String?
  /// `rightToLeft` where lines begin at the right; nil for the usual direction.
  package var layoutDirection: String?
  package var size: TableSize
  /// `none`, `single` or `multiple`.
  package var selectionMode: String
  package var inset: TableEdgeInsets
  package var contentSize: TableSize
  /// The content offset in points, along the direction of scrolling.
  package var offset: Double
  package var isHorizontal = false
  package var sectionCount: Int
  package var rowCount: Int
  /// The listed items, from the top of the content to its bottom.
  package var items: [Item]
  /// The pools, for the full picture: reuse identifier and number of waiting views, by identifier.
  package var pools: [Pool]
  package var indexTitles: [String] = []
  /// The states of the table, one word each: `editing`, `refreshing`.
  package var states: [String] = []
  /// Points to the left and to the right of rows, headers and footers that are set in; usually 0.
  package var sideInset = 0.0
  /// The last update, for a picture of a transition.
  package var transition: Transition?

  /// Whether it is a collection view, which has items in the place of rows.
  package var isCollection: Bool {
    get { host == .collection }
    set { host = newValue ? .collection : .table }
  }

  /// One line, or one group of lines, of the picture.
  package enum Item: Hashable, Sendable {
    case section(Section)
    case view(View)
    /// Points of space between two items.
    case gap(Double)
    case elision(Elision)
    /// The top edge of the viewport, with the points of the view below it that are cut off, or of
    /// empty space above the content.
    case viewportStart(cut: Double, blank: Double = 0)
    /// The bottom edge of the viewport, with the points of the view above it that are cut off, or
    /// of empty space that no view covers.
    case viewportEnd(cut: Double, blank: Double)
  }

  package struct Section: Hashable, Sendable {
    package var name: String
    package var rowCount: Int
    /// What is not usual about it, one word each.
    package var tags: [String]
    /// The layout of a section of a collection view, with the size of its items.
    package var layout: [String] = []
    /// The content offset of a section that scrolls orthogonally.
    package var offset = 0.0

    /// The style of tables that a list looks like: `insetGrouped` for a layout of `list insetGrouped`; nil for what is no list.
    package var style: String? {
      guard let layout = layout.first, layout.hasPrefix("list ") else { return nil }
      return switch layout.dropFirst(5) {
      case "grouped": "grouped"
      case "insetGrouped", "sidebar": "insetGrouped"
      default: "plain"
      }
    }

    package init(name: String, rowCount: Int, tags: [String] = []) {
      self.name = name
      self.rowCount = rowCount
      self.tags = tags
    }
  }

  package struct View: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
      case header, footer, row
      /// The table's own header, above all sections.
      case tableHeader = "top"
      /// The table's own footer, below all sections.
      case tableFooter = "bottom"
      /// A view of a collection view that is neither a cell nor a header nor a footer of a section.
      case other = "view"
      /// The view behind a table without rows, which takes no room from other views.
      case placeholder = "empty"

      /// Whether it belongs to the table as a whole.
      package var isOfTable: Bool { ![.header, .footer, .row, .other].contains(self) }

      /// The word for it in a picture of a table or of a collection view.
      func word(in host: HostKind) -> String { self == .row ? host.row : rawValue }

      package init?(word: String) {
        self.init(rawValue: word == HostKind.collection.row ? Kind.row.rawValue : word)
      }
    }

    package var kind: Kind
    /// Points from its top to its bottom.
    package var height: Double
    /// Points from the table's left edge; usually 0.
    package var x: Double
    /// Points from the top of the content, for a view that is at its frame; nil for one that follows the one above.
    package var y: Double?
    /// Whether it is by itself, as a card, and not in a list.
    package var isCard = false
    /// Whether it is on the item before it, as a badge.
    package var isOnItem = false
    /// The style of its section, where that differs from that of the whole: `insetGrouped`, or `cards`.
    package var style: String?
    /// Whether its height is one of several in its section, as those of messages are, and those of photos in a grid are not.
    package var hasOwnHeight = false
    /// Points from left to right; nil for the table's whole width.
    package var width: Double?
    /// The type's name, without the types and the module around it.
    package var type: String
    /// The reuse identifier, where it differs from the type's name.
    package var reuseIdentifier: String?
    /// The identity, where the row has one; `~2` is appended for a second of the same.
    package var identity: String?
    /// What is not usual about it, one word each, in the fixed order.
    package var tags: [String]
    package var fields: [SnapshotField]
    /// True when its type can show two fields or more: they are listed one a line even while there
    /// are fewer, so that the shape of the text does not follow from the values.
    package var isMultiField: Bool
    /// Whether its height was estimated, not measured; a text writes a `~` before it.
    package var isHeightEstimated = false
    /// The number of its object within the table, for the full picture.
    package var number: Int?
    /// The estimate in points that its height replaced, for the full picture.
    package var estimatedHeight: Double?
    /// Points from the top of the content to where a view sticks; nil for a view at its resting place.
    package var pinnedY: Double?
    /// Where a view that is at its frame would be if it did not stick; nil for one that does not stick.
    package var restingPlace: TableRect?
    /// Where the row stood when the scene was made, for a picture of a transition.
    package var position: RowPosition?
    /// What a screen reader stops at in it, in order; empty in other pictures.
    package var elements: [AccessibilityElement] = []
    /// What the last update did with it, for a picture of a transition: `[.moved, .reloaded]`.
    package var changes: [Change] = []
    /// The buttons of a row that is swiped aside, with their titles as values, the first nearest to the edge.
    package var actions: [SnapshotField] = []
    /// Whether the row shows a circle to choose it by, which only drawings show.
    package var isChoosable = false
    /// How many rows the last update took from right above it, for a picture of a transition.
    package var deletedAbove = 0
    /// How many rows the last update took from below it, where it is the last row of its section.
    package var deletedBelow = 0
    /// What sets it apart from the same view in another picture, for two that are compared.
    package var difference: ViewDifference?

    package init(
      kind: Kind,
      height: Double,
      x: Double = 0,
      width: Double? = nil,
      type: String,
      reuseIdentifier: String? = nil,
      identity: String? = nil,
      tags: [String] = [],
      fields: [SnapshotField] = [],
      isMultiField: Bool = false,
      number: Int? = nil,
      estimatedHeight: Double? = nil
    ) {
      self.kind = kind
      self.height = height
      self.x = x
      self.width = width
      self.type = type
      self.reuseIdentifier = reuseIdentifier
      self.identity = identity
      self.tags = tags
      self.fields = fields
      self.isMultiField = isMultiField
      self.number = number
      self.estimatedHeight = estimatedHeight
    }
  }

  /// What an update did with a row; one that it deleted is there before it only.
  package enum Change: String, Hashable, Sendable, CaseIterable {
    case inserted, deleted, moved, reloaded, reconfigured
  }

  /// What a table was doing, as its call log says it.
  package struct Transition: Hashable, Sendable {
    /// What it was: `update`, `tap current/acc-2`.
    package var title: String
    /// The lines of the call log about it, without indentation.
    package var lines: [String]
    /// The table before it, with what it did with the rows; nil where it was not kept.
    package var before: TableScene? {
      get { scenes.first }
      set { scenes = newValue.map { [$0] } ?? [] }
    }

    /// A scene cannot hold a scene, but an array.
    private var scenes: [TableScene] = []

    package init(title: String, lines: [String]) {
      self.title = title
      self.lines = lines
    }
  }

  /// Rows that are not listed, summed up so that a change of any of them is seen.
  package struct Elision: Hashable, Sendable {
    package var rowCount: Int
    /// How many of each cell type, by name; types that are not known without a cell are left out.
    package var types: [TypeCount]
    package var height: Double
    /// The digest of their identities and types; nil where it was not requested.
    package var digest: UInt32?

    package init(rowCount: Int, types: [TypeCount], height: Double, digest: UInt32?) {
      self.rowCount = rowCount
      self.types = types
      self.height = height
      self.digest = digest
    }
  }

  package struct TypeCount: Hashable, Sendable {
    package var type: String
    package var count: Int

    package init(type: String, count: Int) {
      self.type = type
      self.count = count
    }
  }

  /// Views that wait to be dequeued again.
  package struct Pool: Hashable, Sendable {
    package var reuseIdentifier: String
    package var count: Int

    package init(reuseIdentifier: String, count: Int) {
      self.reuseIdentifier = reuseIdentifier
      self.count = count
    }
  }

  package init(
    id: String,
    style: String,
    size: TableSize,
    selectionMode: String,
    inset: TableEdgeInsets = .zero,
    contentSize: TableSize,
    offset: Double,
    sectionCount: Int,
    rowCount: Int,
    items: [Item],
    pools: [Pool] = []
  ) {
    self.id = id
    self.style = style
    self.size = size
    self.selectionMode = selectionMode
    self.inset = inset
    self.contentSize = contentSize
    self.offset = offset
    self.sectionCount = sectionCount
    self.rowCount = rowCount
    self.items = items
    self.pools = pools
  }
}
