extension SignalProtocol where Self: Bindable, Error == Never {
  /// Binds each of two to the other: what one delivers, the other takes, and does not give back.
  ///
  ///     field.bidirectionalBind(to: model.name)
  ///
  /// - Returns: What ends both bindings; it need not be kept.
  @discardableResult
  public func bidirectionalBind<Target: SignalProtocol & Bindable>(
    to target: Target
  ) -> any Disposable where Target.Element == Element, Target.Error == Never {
    let gate = Gate()
    return CompositeDisposable([
      gate.passing(self).bind(to: target),
      gate.passing(target).bind(to: self),
    ])
  }
}

/// Lets one element through at a time: what an element causes does not come back.
private final class Gate {
  private var isBusy = false

  func passing<Source: SignalProtocol>(_ source: Source) -> SafeSignal<Source.Element>
  where Source.Error == Never {
    Signal { observer in
      source.observe { event in
        guard !self.isBusy || event.isTerminal else { return }
        self.isBusy = true
        observer.on(event)
        self.isBusy = false
      }
    }
  }
}
