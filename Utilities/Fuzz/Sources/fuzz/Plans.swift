import Binder
import TestSupport

/// Plans: each batch of them is valid, and they lead to the new content with the rows that stay.
enum PlansTarget {
  static func problem(_ random: inout SplitMix64) -> String? {
    let dice = SectionedLists.Dice(
      sections: 1 + random.below(5),
      rows: 1 + random.below(6),
      hasDuplicates: random.below(3) == 0,
      rarity: 2 + random.below(6)
    )
    let form: UpdateForm = random.below(3) == 0 ? .reconfigure : .reload
    let lists = SectionedLists.random(dice, using: &random)
    let changes = lists.changes
    let plan = lists.plan(changes, updates: form)
    return lists.problem(of: plan, for: changes).map { "\(lists)\n\(changes)\n\(plan)\n\($0)" }
  }
}
