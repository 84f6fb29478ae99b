// Everything that has the data read again, and who waits for it.
extension TableDriver {
  /// Runs a screen's body again or reads every data closure of chains again, and brings the table and its heights up to date at
  /// the next frame.
  func refresh() {
    guard hasFinished else { return warnOfEarlyRefresh() }
    reader.warnIfNothingIsReadAgain()
    readAgain()
  }

  /// Refreshes, though nothing may be there to be read again.
  func readAgain() {
    reader.refresh()
    perform(schedule.refreshAsked())
  }

  /// Refreshes by the settings of a screen, at once if the table can be changed.
  func showNow(_ new: BindingConfiguration, animated: Bool) {
    configuration = new
    if !animated, !schedule.isWaiting { configuration.animations = UpdateAnimations(all: .none) }
    readAgain()
    if tableView?.acceptsUpdates == true { updateIfNeeded() }
    configuration = new
  }

  /// Refreshes, and runs a closure when the table shows what has changed; at once if there is nothing to refresh.
  func refresh(_ completion: @escaping () -> Void) {
    guard hasFinished else {
      refresh()
      return completion()
    }
    waiters.add(completion)
    refresh()
    updateSoon()
  }

  func refreshAndWait() async {
    guard hasFinished else { return refresh() }
    guard !Task.isCancelled else { return }
    await waiters.wait {
      refresh()
      updateSoon()
    }
  }

  func updateSoon() {
    Task { [weak self] in self?.updateIfNeeded() }
  }

  /// Runs a screen's body again or reads every data closure of chains again, and waits until the table shows
  /// what has changed.
  func refreshInBackground() async {
    guard hasFinished else { return warnOfEarlyRefresh() }
    guard !Task.isCancelled else { return }
    reader.warnIfNothingIsReadAgain()
    await waiters.wait {
      reader.refresh()
      perform(schedule.dataChangedInBackground())
    } orElse: {
      self.perform(self.schedule.comparisonAbandoned())
    }
  }

  private func warnOfEarlyRefresh() {
    report(
      .warning,
      "The binder was refreshed before finish() was called, and did nothing. "
        + "Call finish() after the last chain; it reads all data."
    )
  }

  /// Waits until what is to be shown at the next frame is shown, without a frame; not before binding has ended.
  func waitForUpdate() async {
    guard hasFinished, schedule.state != .idle, !Task.isCancelled else { return }
    await waiters.wait {
      updateSoon()
    }
  }
}
