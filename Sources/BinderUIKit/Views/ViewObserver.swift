#if canImport(UIKit) && !os(watchOS)
  package import Binder
  package import UIKit

  /// Follows a cell, a header or a footer from one row to the next, as its bindings do.
  @MainActor
  package protocol ViewObserver: AnyObject {
    /// The view is reused for another row.
    func viewIsReused()

    /// The view has left the screen; UIKit may show it again as it is.
    func viewLeft()

    /// The view is on the screen again without having been filled.
    func viewReturned()

    /// The view was filled, and not reused before.
    func viewWasFilled()
  }

  /// What Binder keeps with a view.
  @MainActor
  private final class ViewNotes {
    var observer: (any ViewObserver)?
    var content: (any CellContent.Type)?
  }

  extension UIView {
    /// What follows the view; nil for most views.
    package var observer: (any ViewObserver)? {
      get { notes?.observer }
      set { keep(\.observer, newValue) }
    }

    /// The type of the content that a cell of an app's own class shows, as `PhotoContent`: pictures call the cell so.
    package var shownContent: (any CellContent.Type)? {
      get { notes?.content }
      set { keep(\.content, newValue) }
    }

    private func keep<Note>(_ path: ReferenceWritableKeyPath<ViewNotes, Note?>, _ note: Note?) {
      if notes == nil, note != nil { notes = ViewNotes() }
      notes?[keyPath: path] = note
    }
  }

  #if canImport(ObjectiveC)
    import ObjectiveC

    @MainActor private var notesKey: UInt8 = 0

    extension UIView {
      private var notes: ViewNotes? {
        get { objc_getAssociatedObject(self, &notesKey) as? ViewNotes }
        set {
          objc_setAssociatedObject(self, &notesKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
      }
    }
  #else
    extension UIView {
      /// The same where a module stands in for UIKit.
      private var notes: ViewNotes? {
        get { attachment as? ViewNotes }
        set { attachment = newValue }
      }
    }
  #endif
#endif
