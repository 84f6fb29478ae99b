import Binder
import BinderObservables
import TestSupport
import Testing

@Suite("A row's position and its index path", .bounded)
struct RowPositionTests {
  @Test("are made of each other, and a path has both names of its parts")
  func conversions() {
    var path = IndexPath(item: 3, section: 2)
    #expect(path == IndexPath(row: 3, section: 2))
    #expect(RowPosition(path) == RowPosition(section: 2, row: 3))
    #expect(IndexPath(RowPosition(section: 2, row: 3)) == path)
    path.item = 5
    #expect(path.row == 5 && path.item == 5)
  }

  @Test("sections of an array of sections are found by their number")
  func sections() {
    var places = Array2D([Observable2DArraySection(metadata: "a", items: [1, 2])])
    places[0].items.append(3)
    #expect(Array(places[0].items) == [1, 2, 3])
    #expect(places[IndexPath(item: 2, section: 0)] == 3)
  }
}
