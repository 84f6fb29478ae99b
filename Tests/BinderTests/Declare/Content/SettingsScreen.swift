import Binder
import Observation

// The screen of the page "Rows by what they show", as an app has it: it imports Binder and nothing else that shows rows.

enum SettingsSection: TableViewSection { case account, devices }

struct Device: Identifiable, Hashable {
  let id: Int
  var name: String
  var isOnline = false
}

@MainActor @Observable
final class SettingsStore {
  var name = "Asif"
  var email: String? = "asif@example.org"
  var notifies = true
  var canAdd = true
  var devices = [Device(id: 1, name: "Phone", isOnline: true), Device(id: 2, name: "Laptop")]

  func remove(_ device: Device) { devices.removeAll { $0.id == device.id } }
}

@MainActor
protocol Router: AnyObject {
  func showAccount()
  func show(_ device: Device)
  func addDevice()
}

@MainActor
func settingsScreen(
  _ store: SettingsStore,
  _ router: any Router
) -> TableScreen<SettingsSection> {
  TableScreen(sectionedBy: SettingsSection.self) {
    OnSection(.account) {
      Row(ListContent(store.name, secondaryText: store.email, image: .symbol("person.crop.circle")))
        .accessory(.disclosureIndicator)
        .onTapped { router.showAccount() }
      Row(ListContent("Notifications"))
        .toggle(isOn: store.notifies) { isOn in store.notifies = isOn }
    }
    OnSection(.devices) {
      Header("Devices")
      Rows(store.devices) { device in
        ListContent(device.name, secondaryText: device.isOnline ? "online" : "offline")
      }
      .onTapped { device in router.show(device) }
      .trailingSwipe { device in
        SwipeAction("Remove", style: .destructive) { store.remove(device) }
      }
      if store.canAdd {
        Row(ListContent("Add a device")).onTapped { router.addDevice() }
      }
      Footer("Devices that have used your account.")
    }
  }
}

/// The same as a chain.
@MainActor
func settingsChain(
  _ store: SettingsStore,
  _ router: any Router,
  _ binder: SectionedTableViewBinder<SettingsSection>
) {
  binder.displayedSections = [.account, .devices]
  binder.onSection(.account)
    .row {
      ListContent(store.name, secondaryText: store.email, image: .symbol("person.crop.circle"))
    }
    .accessory(.disclosureIndicator)
    .onTapped { router.showAccount() }
    .row { ListContent("Notifications") }
    .toggle(isOn: store.notifies) { isOn in store.notifies = isOn }
  binder.onSection(.devices)
    .bind(headerTitle: "Devices")
    .bind(footerTitle: "Devices that have used your account.")
    .rows({ store.devices }) { device in
      ListContent(device.name, secondaryText: device.isOnline ? "online" : "offline")
    }
    .onTapped { device in router.show(device) }
    .trailingSwipe { device in
      SwipeAction("Remove", style: .destructive) {
        store.remove(device)
        return .done
      }
    }
    .rows({ store.canAdd ? ["Add a device"] : [] }) { text in ListContent(text) }
    .onTapped { _ in router.addDevice() }
  binder.finish()
}
