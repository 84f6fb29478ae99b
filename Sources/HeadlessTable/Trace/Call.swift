/// One callback or event of a table.
public enum Call: Hashable, Sendable {
  /// A type was registered under a reuse identifier.
  case registration(Registration)
  /// The data source returned the number of sections or rows.
  case count(Count)
  /// A cell or a supplementary view was dequeued.
  case dequeue(Dequeue)
  /// The delegate returned a height, or a view measured one.
  case dimension(Dimension)
  /// A cell or a supplementary view was displayed, or has left the screen.
  case display(Display)
  /// The prefetch data source was called with rows, to prefetch or to cancel.
  case prefetch(Prefetch)
  /// The user touched a row, the selection changed, or a cell emitted an event.
  case event(Event)
  /// The table's content changed.
  case update(Update)
}

extension Call {
  /// A section, a row, a header or a footer, by a name that updates do not change.
  public struct Place: Hashable, Sendable {
    /// The part of the section.
    public enum Kind: Hashable, Sendable {
      /// The section as a whole, or one of its rows.
      case section, row
      /// The view above or below the rows.
      case header, footer
      /// A view of another kind in a collection view, as a badge: `identity` is the kind, and `row` counts those of it.
      case element
    }

    /// The part of the section.
    public var kind: Kind
    /// The section's position at the time of the call.
    public var section: Int
    /// The section's name, or its position as text.
    public var sectionName: String
    /// The row's position in the section at the time of the call; nil for other kinds.
    public var row: Int?
    /// The row's identity as text, where rows have one.
    public var identity: String?

    package init(_ kind: Kind, section: Int, sectionName: String) {
      self.kind = kind
      self.section = section
      self.sectionName = sectionName
    }

    init(element kind: String, section: Int, sectionName: String, index: Int) {
      self.init(.element, section: section, sectionName: sectionName)
      (identity, row) = (kind, index)
    }

    package init(section: Int, sectionName: String, row: Int, identity: String?) {
      self.kind = .row
      self.section = section
      self.sectionName = sectionName
      self.row = row
      self.identity = identity
    }
  }

  /// A cell or a supplementary view, by its type and its number within the table.
  public struct ViewName: Hashable, Sendable {
    /// The type's name, without the types and the module around it.
    public var type: String
    /// 1 for the table's first object of the type, and so on; never used twice.
    public var number: Int
  }

  /// A type that was registered under a reuse identifier.
  public struct Registration: Hashable, Sendable {
    /// The type's name, without the types and the module around it.
    public var type: String
    /// The reuse identifier.
    public var reuseIdentifier: String
    /// True for a header and footer type.
    public var isHeaderFooter: Bool
  }

  /// A number of sections or rows that the data source returned.
  public struct Count: Hashable, Sendable {
    /// The section whose rows were counted, or nil for the number of sections.
    public var place: Place?
    /// The number of sections, or of rows in the section.
    public var value: Int
  }

  /// A cell or a supplementary view that was dequeued.
  public struct Dequeue: Hashable, Sendable {
    /// The object's name.
    public var view: ViewName
    /// The pool that it was taken from.
    public var reuseIdentifier: String
    /// True if it was made for this call, false if it was reused.
    public var isNew: Bool
    /// The place of the callback in which it was dequeued; nil outside a callback.
    public var place: Place?
  }

  /// A height from the delegate or from a view.
  public struct Dimension: Hashable, Sendable {
    /// The object that returned it.
    public enum Source: Hashable, Sendable {
      /// The delegate.
      case delegate
      /// The cell or the view measured itself.
      case view
    }

    /// The kind of height: `cellHeight`, `estimatedCellHeight` and the same of headers and footers.
    public var kind: Kind
    /// The row, the header or the footer of that height.
    public var place: Place
    /// Points; -1 is `automaticDimension`.
    public var value: Double
    /// The object that returned it.
    public var source = Source.delegate
  }

  /// A cell or a supplementary view that is displayed, or leaves the screen.
  public struct Display: Hashable, Sendable {
    /// Whether the view is about to be displayed or is not displayed any more: `willDisplay` or `didEndDisplaying`.
    public var kind: Kind
    /// The object's name.
    public var view: ViewName
    /// The place that it shows.
    public var place: Place
  }

  /// Rows that the prefetch data source was called with, to prefetch or to cancel.
  public struct Prefetch: Hashable, Sendable {
    /// Whether the rows are expected soon, or not any more: `prefetch` or `cancelPrefetching`.
    public var kind: Kind
    /// The rows, nearest first.
    public var places: [Place]
  }

  /// A change of the table's content.
  public struct Update: Hashable, Sendable {
    /// The kind of change.
    public enum Kind: Hashable, Sendable {
      /// Everything was read again.
      case reload
      /// Operations were announced together.
      case batch(Batch)
    }

    /// The kind of change.
    public var kind: Kind
    /// The number of sections after it.
    public var sections: Int
    /// The number of rows after it, in all sections.
    public var rows: Int
  }
}
