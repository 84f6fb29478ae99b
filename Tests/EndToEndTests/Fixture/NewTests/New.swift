import Testing

@Suite("A shown name") struct Outer {
  struct Inner { @Test(arguments: [1], [2]) func sizes(width: Int, _ height: Int) {} }
  @Test("Another one") func shown() async throws {}
  @Test func `a raw / name. with dots`() {}
}
struct `raw suite` { @Test(.disabled()) func plain() {} }
@Test func free() {}
extension Outer.Inner { @Test func extended() {} }
#if os(Nowhere)
  struct Absent { @Test func absent() {} }
#endif
