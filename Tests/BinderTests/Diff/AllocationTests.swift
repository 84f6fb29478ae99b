#if canImport(Glibc)
  import Binder
  import Glibc
  import TestSupport
  import Testing

  /// The diff allocates some buffers, and nothing for a row: a hundred times as many rows take hardly more.
  ///
  /// Each count is made in a process of its own, where nobody else allocates.
  @Suite(.bounded)
  struct AllocationTests {
    @Test func scatteredEditsAllocateNothingForARow() async throws {
      let exit = await #expect(
        processExitsWith: .success,
        observing: [\.standardOutputContent]
      ) {
        print(Allocations.count(ofEditing: 2_000, step: 10))
        print(Allocations.count(ofEditing: 200_000, step: 10))
      }
      let counts = try numbers(in: exit)
      #expect(counts[0] > 0 && counts[1] < counts[0] + 30, "\(counts)")
    }

    @Test func unchangedRowsAllocateNothing() async throws {
      let exit = await #expect(
        processExitsWith: .success,
        observing: [\.standardOutputContent]
      ) {
        print(Allocations.count(ofEditing: 2_000, step: .max))
        print(Allocations.count(ofEditing: 200_000, step: .max))
      }
      let counts = try numbers(in: exit)
      #expect(counts[0] == counts[1], "\(counts)")
    }

    @Test func aScreenOfRowsAllocatesWhatChangesAreKeptIn() async throws {
      let exit = await #expect(
        processExitsWith: .success,
        observing: [\.standardOutputContent]
      ) {
        print(Allocations.count(ofEditing: 100, step: 50))
        print(Allocations.count(ofEditing: 100, step: .max))
      }
      // Deletions, insertions, moves, updates and the set of rows that changed, some of which grow.
      let counts = try numbers(in: exit)
      #expect(counts[0] <= 8 && counts[1] == 0, "\(counts)")
    }

    @Test("memory that a comparison has taken is given back")
    func noLeak() async throws {
      let exit = await #expect(
        processExitsWith: .success,
        observing: [\.standardOutputContent]
      ) {
        var random = SplitMix64(seed: 1)
        let old = (0..<3_000).map { _ in Int.random(in: 0..<2_500, using: &random) }
        let new = old.shuffled(using: &random)
        func compare(_ times: Int) {
          for _ in 0..<times {
            precondition(!Changeset(from: old, to: new).isEmpty)
          }
        }
        compare(20)
        let before = Allocations.residentPages
        compare(80)
        print(before)
        print(Allocations.residentPages)
      }
      // A buffer of any comparison takes six pages at least, so one that leaks takes 480 of them.
      let pages = try numbers(in: exit)
      #expect(pages[1] < pages[0] + 240, "\(pages)")
    }

    /// The numbers that a test process has printed, a line each.
    private func numbers(in exit: ExitTest.Result?) throws -> [Int] {
      let text = try String(decoding: #require(exit).standardOutputContent, as: UTF8.self)
      let numbers = text.split(separator: "\n").compactMap { Int($0) }
      try #require(numbers.count == 2, "\(text)")
      return numbers
    }
  }

  /// Counts the allocations of Swift's runtime, where its hook for instruments has been set.
  private enum Allocations {
    private typealias Allocate =
      @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?
    nonisolated(unsafe) private static var count = 0
    nonisolated(unsafe) private static var original: Allocate?

    /// How many pages of memory the process has.
    static var residentPages: Int {
      guard let file = fopen("/proc/self/statm", "r") else { return 0 }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 200)
      guard fgets(&line, 200, file) != nil else { return 0 }
      let words = String(decoding: line.map(UInt8.init(bitPattern:)), as: UTF8.self)
        .split(separator: " ")
      return words.count > 1 ? Int(words[1]) ?? 0 : 0
    }

    /// How many allocations it takes to compare rows with themselves after edits at each step: one row is
    /// changed, one deleted, one inserted, and one moved far away.
    static func count(ofEditing count: Int, step: Int) -> Int {
      let old = (0..<count).map { Row(id: $0, text: 0) }
      var new = old
      for index in stride(from: 0, to: count - 5, by: step) where step < count {
        new[index].text = 1
        new[index + 2].id += count
        if index % (step * 10) == 0 { new.swapAt(index + 4, count - 1 - index) }
      }
      return counting { precondition(Changeset(from: old, to: new).isEmpty == (old == new)) }
    }

    private static func counting(_ body: () -> Void) -> Int {
      guard let hook = dlsym(nil, "_swift_allocObject"),
        let flag = dlsym(
          nil,
          "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"
        )
      else { preconditionFailure("The runtime has no hook for allocations") }
      let allocate = hook.assumingMemoryBound(to: Allocate.self)
      original = allocate.pointee
      allocate.pointee = { type, size, alignment in
        Allocations.count += 1
        return Allocations.original?(type, size, alignment)
      }
      flag.assumingMemoryBound(to: Bool.self).pointee = true
      let before = count
      body()
      let allocations = count - before
      allocate.pointee = original ?? allocate.pointee
      return allocations
    }
  }

  private struct Row: Identifiable, Equatable {
    var id: Int
    var text: Int
  }
#endif
