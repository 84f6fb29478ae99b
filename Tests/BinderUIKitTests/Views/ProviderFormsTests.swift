import TestSupport
import Testing

@MainActor
@Suite("Providers that take a UITableView", .bounded)
struct ProviderFormsTests {
  @Test("show cells in every form of binding, and follow what is bound")
  func forms() async {
    let (letters, numbers) = ("a b → a b c", "0 1 → 0 1 2")
    let near = "near a near b → near a near b near c"
    let nearNumbers = "near 0 near 1 → near 0 near 1 near 2"
    let expected = [
      "models: a b → a b", "closure: \(letters)", "callback: \(letters)", "sequence: \(letters)",
      "array: \(letters)", "items: \(letters)", "count: 0 1 → 0 1",
      "counting closure: \(numbers)", "counting callback: \(numbers)",
      "counting sequence: \(numbers)",
      "by section: near a near b → near a near b", "closure: \(near)", "callback: \(near)",
      "sequence: \(near)", "array: \(near)", "items: \(near)",
      "count: near 0 near 1 → near 0 near 1", "counting closure: \(nearNumbers)",
      "counting callback: \(nearNumbers)", "counting sequence: \(nearNumbers)",
      "cells: \(letters)", "sequence: \(letters)", "array: \(letters)", "items: \(letters)",
      "count: \(numbers)", "counting sequence: \(numbers)",
      "cells by section: \(near)", "sequence: \(near)", "array: \(near)", "items: \(near)",
      "count: \(nearNumbers)", "counting sequence: \(nearNumbers)",
    ]
    #expect(await Letters.shown(expected) == expected)
  }
}
