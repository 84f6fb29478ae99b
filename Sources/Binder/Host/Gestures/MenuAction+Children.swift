// Commands that stand together in a menu.
extension MenuAction {
  /// Makes a submenu; one without commands is not shown.
  ///
  /// - Parameters:
  ///   - title: The text that opens the menu.
  ///   - subtitle: A second, smaller line.
  ///   - image: The name of the image beside the title.
  ///   - commands: What stands in the menu, which may have submenus again.
  /// - Returns: An element of the menu around it.
  public static func submenu(
    _ title: String,
    subtitle: String? = nil,
    image: String? = nil,
    @ListBuilder<MenuAction> commands: () -> [MenuAction]
  ) -> MenuAction {
    MenuAction(title, subtitle, image, .submenu, commands())
  }

  /// Groups commands in the menu itself, between separators.
  ///
  /// - Parameters:
  ///   - title: The text above them; empty for none.
  ///   - commands: What stands there.
  /// - Returns: An element of the menu around it.
  public static func inline(
    _ title: String = "",
    @ListBuilder<MenuAction> commands: () -> [MenuAction]
  ) -> MenuAction {
    MenuAction(title, nil, nil, .inline, commands())
  }
}
