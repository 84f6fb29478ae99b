import Binder
import Observation

/// Lets whoever tracks the properties of `@Observable` objects track reads of an observed collection or property, too: a
/// data closure, a screen, a view of SwiftUI.
struct ObservedReads {
  /// Stands for the contents; nil as long as nobody has read them.
  private var contents: ObservedContents?

  /// Notes that the contents are read.
  mutating func noteRead() {
    let contents = contents ?? ObservedContents()
    self.contents = contents
    contents.noteRead()
  }

  /// Tells those who have read the contents that these are others.
  func noteChange() { contents?.noteChange() }
}

private final class ObservedContents: Observation.Observable, Sendable {
  private let registrar = ObservationRegistrar()

  /// The property that is read and changed.
  private var contents: Void { () }

  func noteRead() { registrar.access(self, keyPath: \.contents) }

  func noteChange() { registrar.withMutation(of: self, keyPath: \.contents) {} }
}
