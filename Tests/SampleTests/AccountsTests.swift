import TestSupport
import Testing

@testable import samples

@MainActor
@Suite(.bounded)
struct AccountsTests {
  @Test func overview() {
    #expect(
      Samples.run(["accounts", "--height", "300", "--rows", "compact"]).output == """
        table accounts · plain · 375×300 · select single
        content 375×606 · 4 sections · 7 rows · offset 0
        ┌── viewport
        § banner · 1 row
          row     104  BannerCell        #total  title="Total balance"  amount="€ 12,127.00"
        § current · 3 rows
          gap 22
          header   28  Title             "Current accounts"
          row      64  AccountCell       #acc-1  [disclosure]  name="Main account"  \
        number="NL91 ABNA 0417 1643 00"  amount="€ 1,204.00"
          row      64  AccountCell       #acc-2  [disclosure]  name="Joint account"  \
        number="NL20 INGB 0001 2345 67"  amount="€ 3,410.25"
          row      64  AccountCell       #acc-3  [disclosure]  name="旅行 Travel"  \
        number="NL02 RABO 0123 4567 89"  amount="€ 96.25"
        └── end of viewport · last 46 of previous line cut
        § savings · 1 row · AccountCell · height 66 · #78a76a58
        § credit · 2 rows · AccountCell · height 110 · #4a977bae

        """
    )
  }

  @Test func aTapOpensTheAccount() {
    let outcome = Samples.run(["accounts", "--tap", "savings/sav-1"])
    #expect(outcome.output.contains("\nopen Rainy day, NL44 TRIO 0212 3344 55\n"))
    #expect(outcome.output.contains("sav-1  [selected disclosure]"))
  }

  @Test(arguments: [
    (0, "€ 0.00"), (5, "€ 0.05"), (-5, "-€ 0.05"), (99_999, "€ 999.99"), (100_000, "€ 1,000.00"),
    (-123_456_789, "-€ 1,234,567.89"),
  ])
  func amounts(_ cents: Int, _ text: String) {
    #expect(euros(cents) == text)
  }
}
