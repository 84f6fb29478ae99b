import TestSupport
import Testing

@MainActor
@Suite("Screens that were written for Braid", .bounded)
struct BraidTests {
  @Test("show the cells that their handlers were given")
  func cells() {
    #expect(cells { $0.cellTypeAndModels() } == "5 as expected")
    #expect(cells { $0.cellTypeAndViewModels() } == "5 as expected")
    #expect(cells { $0.cellProviders() } == "5 as expected")
    #expect(cells { $0.closuresAndRefresh() } == "8 as expected")
    #expect(cells { $0.updateCallbacks() } == "7 as expected")
    #expect(cells { $0.heights() } == "1 as expected")
    #expect(cells { $0.reorderedSections() } == "6 as expected")
  }

  @Test("show their headers and footers, and hide sections without rows")
  func ends() {
    #expect(ends { $0.titles() } == "3 as expected")
    #expect(ends { $0.viewModelsThatChange() } == "4 as expected")
    #expect(ends { $0.titlesThatGo() } == "4 as expected")
    #expect(ends { $0.hiddenSections() } == "10 as expected")
  }

  private func cells(_ body: (BraidCells) -> Void) -> String {
    let screen = BraidCells()
    body(screen)
    return screen.result
  }

  private func ends(_ body: (BraidEnds) -> Void) -> String {
    let screen = BraidEnds()
    body(screen)
    return screen.result
  }
}
