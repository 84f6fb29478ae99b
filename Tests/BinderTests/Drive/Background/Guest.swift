import Dispatch
import Synchronization

/// A model that says where it is compared, and that can be held up there.
struct Guest: Identifiable, Equatable, Sendable {
  /// What comparisons of the models of one test have in common.
  final class Watch: Sendable {
    let gate = Gate()
    private let counts = Mutex((onMainActor: 0, elsewhere: 0))
    private let mark = DispatchSpecificKey<Void>()

    var comparisonsOnMainActor: Int { counts.withLock { $0.onMainActor } }
    var comparisonsElsewhere: Int { counts.withLock { $0.elsewhere } }

    init() { DispatchQueue.main.setSpecific(key: mark, value: ()) }

    /// Counts a comparison, and holds it up if that leaves the main actor free.
    fileprivate func compared() {
      if DispatchQueue.getSpecific(key: mark) != nil {
        counts.withLock { $0.onMainActor += 1 }
      } else {
        counts.withLock { $0.elsewhere += 1 }
        gate.pass()
      }
    }
  }

  let id: Int
  var name: String
  let watch: Watch

  static func == (old: Guest, new: Guest) -> Bool {
    new.watch.compared()
    return old.name == new.name
  }
}
