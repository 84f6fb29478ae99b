import Binder
import Observation

/// Makes reads of an observed collection or property visible to the observation of `@Observable` objects: in a data closure, a
/// screen, a view of SwiftUI.
struct ObservedReads {
  private var contents: ObservedContents?

  mutating func noteRead() {
    let contents = contents ?? ObservedContents()
    self.contents = contents
    contents.noteRead()
  }

  func noteChange() { contents?.noteChange() }
}

private final class ObservedContents: Observation.Observable, Sendable {
  private let registrar = ObservationRegistrar()

  private var contents: Void { () }

  func noteRead() { registrar.access(self, keyPath: \.contents) }

  func noteChange() { registrar.withMutation(of: self, keyPath: \.contents) {} }
}
