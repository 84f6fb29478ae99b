#if canImport(UIKit) && !os(watchOS)
  package import Binder
  package import UIKit

  /// Follows a cell, a header or a footer from one row to the next, as its bindings do.
  @MainActor
  package protocol ViewObserver: AnyObject {
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
  final class ViewNotes {
    var observer: (any ViewObserver)?
    var content: (any CellContent.Type)?
    private(set) lazy var attachments = TableAttachments()
  }

  extension UIView {
    package var observer: (any ViewObserver)? {
      get { knownNotes?.observer }
      set { if newValue != nil || knownNotes != nil { notes.observer = newValue } }
    }

    /// The type of the content that a cell of an app's own class shows, as `PhotoContent`: pictures call the cell so.
    package var shownContent: (any CellContent.Type)? {
      get { knownNotes?.content }
      set { notes.content = newValue }
    }

    /// The view is reused for another row, which may show no content.
    func isReused() {
      guard let knownNotes else { return }
      knownNotes.content = nil
      knownNotes.observer?.viewIsReused()
    }

    var notes: ViewNotes {
      if let known = knownNotes { return known }
      let notes = ViewNotes()
      knownNotes = notes
      return notes
    }
  }

  #if canImport(ObjectiveC)
    import ObjectiveC

    @MainActor private var notesKey: UInt8 = 0

    extension UIView {
      private var knownNotes: ViewNotes? {
        get { objc_getAssociatedObject(self, &notesKey) as? ViewNotes }
        set {
          objc_setAssociatedObject(self, &notesKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
      }
    }
  #else
    extension UIView {
      /// The same where a module stands in for UIKit.
      private var knownNotes: ViewNotes? {
        get { attachment as? ViewNotes }
        set { attachment = newValue }
      }
    }
  #endif
#endif
