/// An account of a bank's customer.
struct Account: Identifiable, Equatable {
  let id: String
  var name: String
  var number: String
  var cents: Int

  static let samples: [AccountsScreen.Section: [Account]] = [
    .current: [
      Account(
        id: "acc-1",
        name: "Main account",
        number: "NL91 ABNA 0417 1643 00",
        cents: 120_400
      ),
      Account(
        id: "acc-2",
        name: "Joint account",
        number: "NL20 INGB 0001 2345 67",
        cents: 341_025
      ),
      Account(id: "acc-3", name: "旅行 Travel", number: "NL02 RABO 0123 4567 89", cents: 9_625),
    ],
    .savings: [
      Account(id: "sav-1", name: "Rainy day", number: "NL44 TRIO 0212 3344 55", cents: 763_000)
    ],
    .credit: [
      Account(id: "card-1", name: "Everyday card", number: "ends in 4417", cents: -21_350),
      Account(id: "card-2", name: "Travel card", number: "ends in 0090", cents: 0),
    ],
  ]
}

/// An amount of money as text, the same in every locale.
func euros(_ cents: Int) -> String {
  let fraction = cents.magnitude % 100
  let whole = (cents.magnitude / 100).grouped
  return "\(cents < 0 ? "-" : "")€ \(whole).\(fraction < 10 ? "0" : "")\(fraction)"
}
