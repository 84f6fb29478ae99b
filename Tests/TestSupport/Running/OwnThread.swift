import Dispatch

/// Runs an actor on a thread that no other task needs, so that the actor may wait there for a process or a file.
///
/// The threads that all tasks share are as few as the machine's cores: a test that waits on one of them for
/// another task can wait for ever.
package final class OwnThread: SerialExecutor {
  private let queue = DispatchQueue(label: "OwnThread")

  /// Has nothing to do yet.
  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
