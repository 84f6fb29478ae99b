import Binder
import HeadlessTable

/// Shows one amount in large type.
final class BannerCell: HeadlessCell, ViewModelBindable {
  struct ViewModel: CollectionIdentifiable, Equatable {
    let title: String
    let amount: String
    var collectionId: String { "total" }
  }

  let title = Label()
  let amount = Label()

  var viewModel: ViewModel? {
    didSet {
      title.text = viewModel?.title
      amount.text = viewModel?.amount
    }
  }
}

/// Shows an account: its name, its number and what is on it.
final class AccountCell: HeadlessCell, ViewModelBindable {
  struct ViewModel: Equatable {
    let name: String
    let number: String
    let amount: String

    init(_ account: Account) {
      name = account.name
      number = account.number
      amount = euros(account.cents)
    }
  }

  let name = Label()
  let number = Label()
  let amount = Label(aligned: .trailing)

  var viewModel: ViewModel? {
    didSet {
      name.text = viewModel?.name
      number.text = viewModel?.number
      amount.text = viewModel?.amount
      accessoryType = .disclosureIndicator
    }
  }
}
