// The handlers of rows that are declared by what they show; those of one row receive nothing.

extension ContentHandlersDeclaration {
  /// Runs code after a tap has selected a row: not for a row that `selectable` refuses, nor for a selection by code.
  ///
  ///     .onTapped { person in router.show(person) }
  ///
  /// The row stays selected. The code may change the data, refresh and scroll.
  @discardableResult
  public func onTapped(_ handler: @escaping @MainActor (_ model: Model) async -> Void) -> Self {
    handling { $0.onTapped = .running(handler) }
  }

  /// Runs code when the user has tapped a row, after the row was selected, and not in editing mode.
  @discardableResult
  public func onPrimaryAction(
    _ handler: @escaping @MainActor (_ model: Model) async -> Void
  ) -> Self {
    gesturing { $0.onPrimaryAction = .work(handler) }
  }

  /// Runs code when the user has deselected a row, or selected another one instead.
  @discardableResult
  public func onDeselected(_ handler: @escaping @MainActor (_ model: Model) async -> Void) -> Self {
    gesturing { $0.onDeselected = .work(handler) }
  }

  /// Says which rows a tap selects; by default all of them.
  @discardableResult
  public func selectable(
    @ClosureValue<Bool> _ isSelectable: @escaping (_ model: Model) -> Bool
  ) -> Self {
    gesturing { $0.selectable = .value(isSelectable) }
  }

  /// Says which rows a touch highlights, by default the selectable ones; a tap on another row does nothing.
  @discardableResult
  public func highlightable(
    @ClosureValue<Bool> _ isHighlightable: @escaping (_ model: Model) -> Bool
  ) -> Self {
    gesturing { $0.highlightable = .value(isHighlightable) }
  }
}

// At the trailing edge.
extension ContentHandlersDeclaration {
  /// Shows something at the trailing edge of each row.
  @discardableResult
  public func accessory(
    @ClosureValue<CellAccessory> _ accessory: @escaping (_ model: Model) -> CellAccessory
  ) -> Self {
    gesturing { $0.accessory = .value(accessory) }
  }

  /// Runs code when the user has tapped the accessory button of a row; this does not select the row.
  @discardableResult
  public func onAccessoryTapped(
    _ handler: @escaping @MainActor (_ model: Model) async -> Void
  ) -> Self {
    gesturing { $0.onAccessoryTapped = .work(handler) }
  }
}

// Swipes and menus.
extension ContentHandlersDeclaration {
  /// Gives rows swipe actions at the trailing edge; the first is nearest to it.
  ///
  ///     .trailingSwipe { mail in SwipeAction("Flag") { await store.flag(mail); return .done } }
  ///
  /// - Parameters:
  ///   - allowsFullSwipe: Whether a swipe across the whole row performs the first action.
  ///   - actions: The actions of a row; an empty list leaves the row where it is.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func trailingSwipe(
    allowsFullSwipe: Bool = true,
    @ListBuilder<SwipeAction> _ actions: @escaping (_ model: Model) -> [SwipeAction]
  ) -> Self {
    gesturing {
      $0.trailingSwipe = .value { SwipeActions(actions($0), allowsFullSwipe: allowsFullSwipe) }
    }
  }

  /// Gives rows swipe actions at the leading edge; the first is nearest to it.
  ///
  /// - Parameters:
  ///   - allowsFullSwipe: Whether a swipe across the whole row performs the first action.
  ///   - actions: The actions of a row; an empty list leaves the row where it is.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func leadingSwipe(
    allowsFullSwipe: Bool = true,
    @ListBuilder<SwipeAction> _ actions: @escaping (_ model: Model) -> [SwipeAction]
  ) -> Self {
    gesturing {
      $0.leadingSwipe = .value { SwipeActions(actions($0), allowsFullSwipe: allowsFullSwipe) }
    }
  }

  /// Gives rows a context menu, which a long press opens; a row without commands has no menu.
  @discardableResult
  public func contextMenu(
    @ListBuilder<MenuAction> _ actions: @escaping (_ model: Model) -> [MenuAction]
  ) -> Self {
    gesturing { $0.contextMenu = .value(actions) }
  }

  /// Runs code when the user has tapped the preview of a row's menu.
  @discardableResult
  public func onPreviewTapped(
    _ handler: @escaping @MainActor (_ model: Model) async -> Void
  ) -> Self {
    gesturing { $0.onPreviewTapped = .work(handler) }
  }
}

// Editing.
extension ContentHandlersDeclaration {
  /// Lets the user delete rows, by a swipe or in editing mode, and runs code after the confirmation.
  ///
  /// The code changes the data; the row disappears with the update that follows. A row whose data stays closes.
  @discardableResult
  public func onDelete(_ handler: @escaping @MainActor (_ model: Model) async -> Void) -> Self {
    gesturing { $0.onDelete = .work(handler) }
  }

  /// Gives rows an insert button in editing mode, and runs code when the user has tapped it.
  @discardableResult
  public func onInsert(_ handler: @escaping @MainActor (_ model: Model) async -> Void) -> Self {
    gesturing { $0.onInsert = .work(handler) }
  }

  /// Chooses the control of each row in editing mode; by default it follows from `onDelete` and `onInsert`.
  @discardableResult
  public func editingStyle(
    @ClosureValue<RowEditingStyle> _ style: @escaping (_ model: Model) -> RowEditingStyle
  ) -> Self {
    gesturing { $0.editingStyle = .value(style) }
  }

  /// Gives the delete button of each row its title, by default `Delete`.
  @discardableResult
  public func deleteTitle(
    @ClosureValue<String> _ title: @escaping (_ model: Model) -> String
  ) -> Self {
    gesturing { $0.deleteTitle = .value(title) }
  }

  /// Says whether each row is indented in editing mode; by default it is.
  @discardableResult
  public func indentsWhileEditing(
    @ClosureValue<Bool> _ indents: @escaping (_ model: Model) -> Bool
  ) -> Self {
    gesturing { $0.indentsWhileEditing = .value(indents) }
  }
}

// Heights and display.
extension ContentHandlersDeclaration {
  /// Gives rows their heights in points; `automaticDimension` lets the content be measured, as it is without a height.
  @discardableResult
  public func cellHeight(
    @ClosureValue<Double> _ height: @escaping (_ model: Model) -> Double
  ) -> Self {
    handling(DeclaredDimension(.cellHeight) { (_, _, model: Model) in height(model) }.add)
  }

  /// Gives rows their estimated heights in points, used until they are displayed.
  @discardableResult
  public func estimatedCellHeight(
    @ClosureValue<Double> _ height: @escaping (_ model: Model) -> Double
  ) -> Self {
    handling(DeclaredDimension(.estimatedCellHeight) { (_, _, model: Model) in height(model) }.add)
  }

  /// Runs code each time a row is about to be displayed; not for a displayed row that is filled again.
  @discardableResult
  public func onWillDisplay(_ handler: @escaping (_ model: Model) -> Void) -> Self {
    gesturing { $0.onWillDisplay = .display(handler) }
  }

  /// Runs code each time a row has left the screen, because it was scrolled away, deleted or reloaded; with the model that it
  /// showed last.
  @discardableResult
  public func onDidEndDisplaying(_ handler: @escaping (_ model: Model) -> Void) -> Self {
    gesturing { $0.onDidEndDisplaying = .display(handler) }
  }
}

// Events.
extension ContentRowsDeclaration {
  /// Runs code when something has happened in the view of a content of a type.
  ///
  ///     .onEvent(from: FieldContent.self) { field, event in
  ///       switch event { case .typed(let text): store.set(text, for: field) }
  ///     }
  ///
  /// In BinderUIKit the cell or the content view sends events by `emit(event:)`; without a screen a test does, by
  /// `send(_:to:)`. Pending updates are applied before the code runs, and an event of a row that was deleted is dropped.
  @discardableResult
  public func onEvent<Content: CellContent>(
    from type: Content.Type,
    _ handler: @escaping @MainActor (_ model: Model, _ event: Content.Event) async -> Void
  ) -> Self {
    handling {
      $0.set(
        ContentEventHandler<Content>(
          handler: RowNotice { (_, _, event, model: Model) in { await handler(model, event) } }
        )
      )
    }
  }
}

// Comparing in the background.
extension ContentRowsDeclaration {
  /// Lets `refreshInBackground()` compare the models off the main actor.
  @discardableResult
  public func compared(_ comparison: BackgroundComparison<Model>) -> Self {
    adding(ContentAddition { $0.compare(comparison) })
  }
}

// Switches.
extension ContentRowsDeclaration {
  /// Shows a switch at the trailing edge of each row, and runs code when the user has turned it.
  ///
  ///     .toggle(isOn: { device in device.notifies }) { device, isOn in store.set(isOn, for: device) }
  ///
  /// The switch shows what the data says: it turns back where the code has not changed that.
  @discardableResult
  public func toggle(
    @ClosureValue<Bool> isOn: @escaping (_ model: Model) -> Bool,
    onChange handler: @escaping @MainActor (_ model: Model, _ isOn: Bool) async -> Void
  ) -> Self {
    gesturing {
      $0.toggle = .value(isOn)
      $0.onToggle = RowNotice { (_, _, isOn, model: Model) in { await handler(model, isOn) } }
    }
  }
}
