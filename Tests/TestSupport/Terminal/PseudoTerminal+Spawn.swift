import Foundation

#if canImport(Glibc)
  import Glibc
#endif

extension PseudoTerminal {
  #if canImport(Darwin)
    private static let startsSession = Int16(POSIX_SPAWN_SETSID)
    private static var attributes: posix_spawnattr_t? { nil }
    private static var actions: posix_spawn_file_actions_t? { nil }
  #else
    /// `POSIX_SPAWN_SETSID`, which the C library shows to few.
    private static let startsSession: Int16 = 0x80
    private static var attributes: posix_spawnattr_t { posix_spawnattr_t() }
    private static var actions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
  #endif

  /// Starts a process whose input and output are a terminal.
  ///
  /// The process leads a session, so the terminal that it opens first is the one that controls it. It gets
  /// all signals as the system has made them: threads that run tests block some, which is inherited.
  static func spawn(
    _ words: [String],
    environment: [String: String],
    terminal: Int32
  ) throws -> pid_t {
    // Tests run side by side, and share what `ttyname` answers.
    var name = [CChar](repeating: 0, count: 128)
    guard ttyname_r(terminal, &name, name.count) == 0 else {
      throw Failure(description: "The terminal has no name.")
    }
    var attributes = Self.attributes
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (all, none) = (sigset_t(), sigset_t())
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    let signals = Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, signals | startsSession)
    var actions = Self.actions
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var argv = words.map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in argv + envp { free(word) } }
    var process: pid_t = 0
    let status = posix_spawn(&process, words[0], &actions, &attributes, &argv, &envp)
    guard status == 0 else {
      throw Failure(description: "'\(words[0])' does not start: error \(status).")
    }
    return process
  }
}
