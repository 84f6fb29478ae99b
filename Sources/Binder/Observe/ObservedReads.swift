import Observation

/// Lets whoever tracks the properties of `@Observable` objects track reads of an observed collection or property, too: a
/// data closure, a screen, a view of SwiftUI.
final class ObservedReads: Observation.Observable, Sendable {
  private let registrar = ObservationRegistrar()

  /// The property that is read and changed.
  private var contents: Void { () }

  /// Notes that the contents are read.
  func noteRead() { registrar.access(self, keyPath: \.contents) }

  /// Tells those who have read the contents that these are others.
  func noteChange() { registrar.withMutation(of: self, keyPath: \.contents) {} }
}
