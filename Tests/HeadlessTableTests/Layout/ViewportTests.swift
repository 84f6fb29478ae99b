import TestSupport
import Testing

@testable import HeadlessTable

@Suite("Scroll targets", .bounded)
struct ViewportTests {
  @Test(
    "the offset rests between the insets",
    arguments: [
      (1000, TableEdgeInsets(), 0...900),
      (1000, TableEdgeInsets(top: 20, bottom: 30), -20...930),
      (60, TableEdgeInsets(), 0...0),
      (60, TableEdgeInsets(top: 20), -20 ... -20),
      (60, TableEdgeInsets(top: 20, bottom: 50), -20...10),
      (0, TableEdgeInsets(), 0...0),
    ] as [(Double, TableEdgeInsets, ClosedRange<Double>)]
  )
  func limits(contentHeight: Double, inset: TableEdgeInsets, expected: ClosedRange<Double>) {
    let viewport = Viewport(height: 100, inset: inset)
    #expect(viewport.restingOffsets(contentHeight: contentHeight) == expected)
    let low = viewport.restingOffset(nearest: -5000, contentHeight: contentHeight)
    let high = viewport.restingOffset(nearest: 5000, contentHeight: contentHeight)
    #expect(low...high == expected)
  }

  /// From offset 400 of 1000 points: bounds 400 to 500, between the insets 420 to 490.
  @Test(
    "a row goes to an edge of what the insets leave, as far as the content allows",
    arguments: [
      (TableScrollPosition.top, 600, 44, 580),
      (.middle, 600, 44, 567),
      (.bottom, 600, 44, 554),
      (.top, 980, 20, 910),
      (.bottom, 0, 44, -20),
      (.middle, 10, 10, -20),
      (.top, 430, 44, 410),
      (.none, 420, 70, 400),
      (.none, 430, 44, 400),
      (.none, 419, 44, 399),
      (.none, 100, 44, 80),
      (.none, 447, 44, 401),
      (.none, 600, 44, 554),
      (.none, 600, 71, 580),
      (.none, 380, 200, 360),
      (.none, 600, 0, 510),
    ] as [(TableScrollPosition, Double, Double, Double)]
  )
  func targets(position: TableScrollPosition, y: Double, height: Double, expected: Double) {
    let viewport = Viewport(offset: 400, height: 100, inset: TableEdgeInsets(top: 20, bottom: 10))
    let span = TableGeometry.Span(y: y, height: height)
    #expect(viewport.offset(showing: span, at: position, contentHeight: 1000) == expected)
  }

  @Test("a row that shows already does not end an overscroll")
  func overscroll() {
    let viewport = Viewport(offset: -50, height: 100)
    let span = TableGeometry.Span(y: 0, height: 44)
    #expect(viewport.offset(showing: span, at: .none, contentHeight: 1000) == -50)
    #expect(viewport.offset(showing: span, at: .top, contentHeight: 1000) == 0)
  }
}
