/// One thing that the table asked, did or was told.
public enum Call: Hashable, Sendable {
  /// A type was made known under a reuse identifier.
  case registration(Registration)
  /// The data source was asked how many sections or rows there are.
  case count(Count)
  /// A cell or a supplementary view was handed out.
  case dequeue(Dequeue)
  /// A height was asked for.
  case dimension(Dimension)
  /// A cell or a supplementary view was displayed, or has left the screen.
  case display(Display)
  /// Rows were announced to the prefetch data source, or taken back.
  case prefetch(Prefetch)
  /// A finger touched a row, the selection changed, or a cell emitted an event.
  case event(Event)
  /// The table's content changed.
  case update(Update)
}

extension Call {
  /// A section, a row, a header or a footer, named so that the name outlives updates.
  public struct Place: Hashable, Sendable {
    /// The part of the section.
    public enum Kind: Hashable, Sendable {
      /// The section as a whole, or one of its rows.
      case section, row
      /// The view above or below the rows.
      case header, footer
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

    /// Makes the place of a section as a whole, of its header or of its footer.
    public init(_ kind: Kind, section: Int, sectionName: String) {
      self.kind = kind
      self.section = section
      self.sectionName = sectionName
    }

    /// Makes the place of a row.
    public init(section: Int, sectionName: String, row: Int, identity: String?) {
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

    /// Makes a name.
    public init(type: String, number: Int) {
      self.type = type
      self.number = number
    }
  }

  /// A type that was made known under a reuse identifier.
  public struct Registration: Hashable, Sendable {
    /// The type's name, without the types and the module around it.
    public var type: String
    /// The reuse identifier.
    public var reuseIdentifier: String
    /// True for a header and footer type.
    public var isHeaderFooter: Bool

    /// Makes a registration.
    public init(type: String, reuseIdentifier: String, isHeaderFooter: Bool) {
      self.type = type
      self.reuseIdentifier = reuseIdentifier
      self.isHeaderFooter = isHeaderFooter
    }
  }

  /// An answer of the data source about how many there are.
  public struct Count: Hashable, Sendable {
    /// The section that was asked about, or nil for the number of sections.
    public var place: Place?
    /// The number of sections, or of rows in the section.
    public var answer: Int

    /// Makes a count.
    public init(place: Place?, answer: Int) {
      self.place = place
      self.answer = answer
    }
  }

  /// A cell or a supplementary view that was handed out.
  public struct Dequeue: Hashable, Sendable {
    /// The object's name.
    public var view: ViewName
    /// The pool it came from.
    public var reuseIdentifier: String
    /// True when it was made for this call, false when it had shown something before.
    public var isNew: Bool
    /// The question that it was handed out for; nil outside of a question of the table.
    public var place: Place?

    /// Makes a dequeue.
    public init(view: ViewName, reuseIdentifier: String, isNew: Bool, place: Place?) {
      self.view = view
      self.reuseIdentifier = reuseIdentifier
      self.isNew = isNew
      self.place = place
    }
  }

  /// A height that was asked for.
  public struct Dimension: Hashable, Sendable {
    /// The kind of height.
    public enum Kind: Hashable, Sendable {
      /// The height of a row, or what it counts for until it is displayed.
      case cellHeight, estimatedCellHeight
      /// The height of a header, or what it counts for until it is displayed.
      case headerHeight, estimatedHeaderHeight
      /// The height of a footer, or what it counts for until it is displayed.
      case footerHeight, estimatedFooterHeight
    }

    /// The object that answered.
    public enum Source: Hashable, Sendable {
      /// The delegate.
      case delegate
      /// The cell or the view measured itself.
      case view
    }

    /// The kind of height.
    public var kind: Kind
    /// Of what.
    public var place: Place
    /// Points; -1 is `automaticDimension`.
    public var answer: Double
    /// The object that answered.
    public var source: Source

    /// Makes a dimension.
    public init(kind: Kind, place: Place, answer: Double, source: Source = .delegate) {
      self.kind = kind
      self.place = place
      self.answer = answer
      self.source = source
    }
  }

  /// A cell or a supplementary view that is displayed, or leaves the screen.
  public struct Display: Hashable, Sendable {
    /// Whether the view appears or has left the screen.
    public enum Kind: Hashable, Sendable {
      /// The view is about to be displayed, or is not displayed any more.
      case willDisplay, didEndDisplaying
    }

    /// The direction.
    public var kind: Kind
    /// The object's name.
    public var view: ViewName
    /// The place that it shows.
    public var place: Place

    /// Makes a display.
    public init(kind: Kind, view: ViewName, place: Place) {
      self.kind = kind
      self.view = view
      self.place = place
    }
  }

  /// Rows that were announced to the prefetch data source, or taken back.
  public struct Prefetch: Hashable, Sendable {
    /// Whether rows are expected soon, or not any more.
    public enum Kind: Hashable, Sendable {
      /// The rows are likely to be displayed soon, or were announced so and are not likely any more.
      case prefetch, cancel
    }

    /// Announced or taken back.
    public var kind: Kind
    /// The rows, nearest first.
    public var places: [Place]

    /// Makes an announcement.
    public init(kind: Kind, places: [Place]) {
      self.kind = kind
      self.places = places
    }
  }

  /// A change of the table's content.
  public struct Update: Hashable, Sendable {
    /// The kind of change.
    public enum Kind: Hashable, Sendable {
      /// Everything was asked again.
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

    /// Makes an update.
    public init(kind: Kind, sections: Int, rows: Int) {
      self.kind = kind
      self.sections = sections
      self.rows = rows
    }
  }
}

extension Call {
  /// The subject of a call, to count by.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A type was made known under a reuse identifier.
    case registration
    /// The data source was asked for a count.
    case numberOfSections, numberOfRows
    /// A cell or a supplementary view was handed out.
    case dequeue
    /// A height or an estimate was asked for, as the kinds of ``Dimension`` say.
    case cellHeight, estimatedCellHeight
    case headerHeight, estimatedHeaderHeight
    case footerHeight, estimatedFooterHeight
    /// A view appeared, or has left the screen.
    case willDisplay, didEndDisplaying
    /// Rows were announced as needed soon, or that was taken back.
    case prefetch, cancelPrefetching
    /// A touch, a gesture or an event of a cell, as the kinds of ``Event`` say.
    case shouldHighlight, didHighlight, didUnhighlight
    case willSelect, didSelect, willDeselect, didDeselect
    case canEdit, canMove, editingStyle, swipeActions
    case willBeginEditing, didEndEditing, swipeAction, actionEnded, commit
    case accessoryTapped, primaryAction, contextMenu, willDisplayMenu, willEndMenu
    case menuAction, previewAction, moveTarget, indexTitle, refresh, setView
    case moveRow, didScroll, holdRow, cellEvent, memoryWarning
    /// The content changed, by a reload or a batch.
    case reload, batch
  }
}
