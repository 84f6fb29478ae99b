import Binder
import TestSupport
import Testing

@MainActor
@Suite("Accessories, menus, the index and refreshing of a UITableView", .bounded)
struct ChoosingTests {
  @Test(
    "accessories are shown, and their button runs code",
    arguments: FriendsScreen.Syntax.allCases
  )
  func accessories(_ syntax: FriendsScreen.Syntax) async {
    let contacts = Contacts(syntax)
    #expect(
      contacts.accessories == [
        "detailButton", "disclosureIndicator", "disclosureIndicator", "none", "none",
      ]
    )
    contacts.tapAccessory(0)
    #expect(await contacts.takeLog() == ["accessory of Asif in Asif"])
  }

  @Test("a tap performs the primary action of rows that have one, and tells what it deselects")
  func primaryAction() async {
    let contacts = Contacts(.chain)
    contacts.tap(1)
    #expect(await contacts.takeLog() == ["open Joanne"])
    contacts.tap(0, section: 1)
    #expect(await contacts.takeLog() == ["deselect Joanne"])
  }

  @Test("menus have their commands, which run", arguments: FriendsScreen.Syntax.allCases)
  func menus(_ syntax: FriendsScreen.Syntax) async {
    let contacts = Contacts(syntax)
    #expect(contacts.openMenu(1) == ["Call normal phone", "Block destructive phone"])
    contacts.choose("Block")
    #expect(await contacts.takeLog() == ["Block Joanne"])
    #expect(contacts.openMenu(2) == [])
  }

  @Test("menus have submenus, groups and marks", arguments: FriendsScreen.Syntax.allCases)
  func submenus(_ syntax: FriendsScreen.Syntax) async {
    let contacts = Contacts(syntax)
    contacts.pull()
    _ = await contacts.takeLog()
    #expect(
      contacts.openWholeMenu(3) == """
        menu "Sort" [submenu subtitle="all"]
        "menu › Sort" "Name" [on subtitle="a to z"]
        "menu › Sort: Others" "Town" [disabled mixed]
        """
    )
    contacts.choose("Name", in: "Sort")
    #expect(await contacts.takeLog() == ["by name Vera"])
  }

  @Test("a picture above a menu leads to its row, wherever that is by then")
  func preview() async {
    let contacts = Contacts(.builder)
    _ = contacts.openMenu(1)
    contacts.insertAbove()
    contacts.tapPreview()
    #expect(await contacts.takeLog() == ["show Joanne"])
  }

  @Test("a picture above a menu leads nowhere when all rows were shown again")
  func previewAfterReload() async {
    let contacts = Contacts(.chain)
    _ = contacts.openMenu(1)
    contacts.reload()
    contacts.tapPreview()
    #expect(await contacts.takeLog(0) == [])
  }

  @Test("a picture of a menu that has not closed yet leads to its row, too")
  func previewOfClosingMenu() async {
    let contacts = Contacts(.chain)
    contacts.tapPreview(1) { contacts.insertAbove() }
    #expect(await contacts.takeLog() == ["show Joanne"])
    let reloaded = Contacts(.chain)
    reloaded.tapPreview(1) { reloaded.countAgain() }
    #expect(await reloaded.takeLog(0) == [])
  }

  @Test("rows are dragged to where they may go", arguments: FriendsScreen.Syntax.allCases)
  func moving(_ syntax: FriendsScreen.Syntax) async {
    let contacts = Contacts(syntax)
    contacts.drag(2, to: 0)
    #expect(await contacts.takeLog() == ["move Kim to 1"])
    #expect(contacts.names == ["Asif", "Kim", "Joanne"])
  }

  @Test("titles of the index lead to sections", arguments: FriendsScreen.Syntax.allCases)
  func index(_ syntax: FriendsScreen.Syntax) {
    #expect(Contacts(syntax).tapIndex("F") == ["N", "F", "10"])
  }

  @Test("pulling down runs code until it ends", arguments: FriendsScreen.Syntax.allCases)
  func refreshing(_ syntax: FriendsScreen.Syntax) async {
    let contacts = Contacts(syntax)
    contacts.pull()
    #expect(await contacts.takeLog() == ["load, turning: true"])
    #expect(!contacts.isTurning)
    #expect(contacts.names == ["Asif", "Joanne", "Kim", "Vera"])
  }

  @Test("an app's own refresh control is used, and left to it")
  func refreshControls() {
    #expect(
      Adapted.refreshControls() == [
        "the app's: true", "left: true", "a new one: true", "the same: true", "taken away: true",
      ]
    )
  }

  @Test("a control that tells twice runs the code once")
  func pulledTwice() async {
    #expect(await Adapted.pulledTwice() == "1, turning true, then false")
  }

  @Test("a control that comes while the code of another one runs has a run of its own")
  func pulledAgain() async {
    #expect(
      await Adapted.pulledAgain() == [
        "first begins", "second begins", "first ends", "turning: [false, true]", "second ends",
        "turning: [false, false]",
      ]
    )
  }
}

@MainActor
@Suite("The methods of a UITableView's delegate", .bounded)
struct GestureMethodsTests {
  @Test("are those that a declaration has answers for")
  func methods() {
    #expect(Adapted.methods { _ in } == [])
    #expect(
      Adapted.methods { $0.onAccessoryTapped { _, _, _ in } }
        == ["accessoryButtonTappedForRowWithIndexPath:"]
    )
    #expect(Adapted.methods { $0.accessory { _, _ in .checkmark } } == [])
    #expect(
      Adapted.methods { $0.onPrimaryAction { _, _ in } } == [
        "canPerformPrimaryActionForRowAtIndexPath:", "performPrimaryActionForRowAtIndexPath:",
      ]
    )
    #expect(
      Adapted.methods { $0.contextMenu { _, _ in [] } }
        == ["contextMenuConfigurationForRowAtIndexPath:point:"]
    )
    #expect(
      Adapted.methods { $0.onPreviewTapped { _, _ in } }
        == ["willPerformPreviewActionForMenuWithConfiguration:animator:"]
    )
    #expect(
      Adapted.methods { $0.onMoved { _, _, _ in } }
        == ["targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:"]
    )
    #expect(
      Adapted.methods { $0.onDeselected { _, _, _ in } } == ["didDeselectRowAtIndexPath:"]
    )
    #expect(
      Adapted.methods { $0.selectable { _, _ in false } }
        == ["shouldHighlightRowAtIndexPath:", "willSelectRowAtIndexPath:"]
    )
    #expect(
      Adapted.methods { $0.onDelete { _, _ in } } == [
        "trailingSwipeActionsConfigurationForRowAtIndexPath:", "editingStyleForRowAtIndexPath:",
      ]
    )
  }
}
