import Binder

extension SignalProtocol {
  /// Completes as soon as another signal delivers anything, its end included.
  public func prefix(
    untilOutputFrom other: some SignalProtocol
  ) -> Signal<Element, Error> {
    Signal { observer in
      let both = CompositeDisposable()
      observer.upstream = both
      both.add(other.observe { _ in observer.completed() })
      if !both.isDisposed { both.add(observe(with: observer.on)) }
      return both
    }
  }

  /// Delivers the first elements of each observation, and then completes.
  public func prefix(maxLength count: Int) -> Signal<Element, Error> {
    guard count > 0 else { return .completed() }
    return Signal { observer in
      var left = count
      return observe { event in
        guard left > 0 else { return }
        left -= 1
        let isLast = left == 0
        observer.on(event)
        if isLast { observer.completed() }
      }
    }
  }

  /// Delivers elements until one does not satisfy a predicate, and then completes.
  public func prefix(while isIncluded: @escaping (Element) -> Bool) -> Signal<Element, Error> {
    Signal { observer in
      observe { event in
        if let element = event.element, !isIncluded(element) { return observer.completed() }
        observer.on(event)
      }
    }
  }

  /// Delivers the first element, and then completes.
  public func first() -> Signal<Element, Error> { prefix(maxLength: 1) }

  /// Delivers the element at a position, counted from 0, and then completes; none at a position below 0.
  public func element(at position: Int) -> Signal<Element, Error> {
    position < 0 ? ignoreElements() : dropFirst(position).first()
  }

  /// Delivers the last element when the signal completes; nothing if there is none.
  public func last() -> Signal<Element, Error> {
    Signal { observer in
      var last: Element?
      return observe(
        with: observer.failing { event in
          last = event.element ?? last
          guard event.isTerminal else { return }
          if let last { observer.next(last) }
          observer.completed()
        }
      )
    }
  }

  /// Delivers the last elements of each observation when the signal completes.
  public func suffix(maxLength count: Int) -> Signal<Element, Error> {
    Signal { observer in
      var latest = Queue<Element>()
      return observe(
        with: observer.failing { event in
          if let element = event.element {
            latest.append(element)
            if latest.count > count { _ = latest.popFirst() }
          } else {
            while let element = latest.popFirst() { observer.next(element) }
            observer.completed()
          }
        }
      )
    }
  }

  /// Leaves out the last elements of each observation: an element is delivered when so many others have followed it.
  public func dropLast(_ count: Int = 1) -> Signal<Element, Error> {
    Signal { observer in
      var waiting = Queue<Element>()
      return observe { event in
        guard let element = event.element else { return observer.on(event) }
        waiting.append(element)
        if waiting.count > count, let next = waiting.popFirst() { observer.next(next) }
      }
    }
  }

  /// Leaves out the first elements of each observation.
  public func dropFirst(_ count: Int = 1) -> Signal<Element, Error> {
    Signal { observer in
      var left = count
      return observe { event in
        if case .next = event, left > 0 {
          left -= 1
        } else {
          observer.on(event)
        }
      }
    }
  }

  /// Delivers an element before those of this signal, once an observation.
  public func prepend(_ element: Element) -> Signal<Element, Error> {
    Signal { observer in
      observer.next(element)
      return observe(with: observer.on)
    }
  }

  /// Leaves out what is delivered while the latest element of another signal is false; nothing before that has one.
  ///
  ///     positions.pausable(by: isVisible).bind(to: label)
  ///
  /// Completes with this signal; the completion of the other one does not matter.
  public func pausable<Other: SignalProtocol>(
    by other: Other
  ) -> Signal<Element, Error> where Other.Element == Bool {
    Signal { observer in
      var isRunning = true
      var elements = OverflowRecovery<Element>()
      let both = CompositeDisposable()
      observer.upstream = both
      both.add(other.observeNext { isRunning = $0 })
      both.add(
        observe { event in
          guard let element = event.element else { return observer.on(event) }
          guard isRunning else { return elements.leaveOut() }
          observer.next(elements.delivered(element))
        }
      )
      return both
    }
  }
}
