import Binder
import Observation

/// Makes reads of an observed collection or property visible to the observation of `@Observable` objects: in a data closure, a
/// screen, a view of SwiftUI.
struct ObservedReads {
  /// Stands for the contents; nil as long as they were not read.
  private var contents: ObservedContents?

  /// Notes that the contents are read.
  mutating func noteRead() {
    let contents = contents ?? ObservedContents()
    self.contents = contents
    contents.noteRead()
  }

  /// Notifies the readers of the contents that these are others.
  func noteChange() { contents?.noteChange() }
}

private final class ObservedContents: Observation.Observable, Sendable {
  private let registrar = ObservationRegistrar()

  /// The property that is read and changed.
  private var contents: Void { () }

  func noteRead() { registrar.access(self, keyPath: \.contents) }

  func noteChange() { registrar.withMutation(of: self, keyPath: \.contents) {} }
}
