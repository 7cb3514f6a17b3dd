/** When a message shows by itself, and what ends it besides its buttons. */
export interface MessageTimes {
  /** Milliseconds. */
  readonly delay: number
  readonly scrollToDismiss: boolean
  readonly scrollDelaySeconds: number
  readonly clickToDismiss: boolean
  readonly completeOnHover: boolean
  /** What it stands beside is its only button: pressing that completes it. */
  readonly completeOnPress: boolean
}

interface Watched {
  readonly times: MessageTimes
  /** Where people scroll, press and type. */
  readonly page: EventTarget
  /** What it stands beside, if anything. */
  readonly anchor: EventTarget | null
  /** Whether a press lies on the message or on what it stands beside. */
  readonly isOnIt: (target: EventTarget | null) => boolean
  readonly onShow: () => void
  readonly onDismiss: () => void
  readonly onComplete: () => void
}

/**
 * ST-26: shows a message after its delay, then hears what ends it: scrolling or moving a finger, at once or after a while,
 * a press beside it, Escape, the pointer on what it stands beside. It ends once; answers what stops everything.
 */
export function watchMessage({ times, page, anchor, isOnIt, onShow, onDismiss, onComplete }: Watched): () => void {
  const hearing = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = (how: () => void) => {
    if (hearing.signal.aborted) return
    stop()
    how()
  }
  function stop() {
    clearTimeout(timer)
    hearing.abort()
  }
  const dismiss = () => end(onDismiss)
  const complete = () => end(onComplete)

  function hear(target: EventTarget, kinds: readonly string[], then: (event: Event) => void) {
    for (const kind of kinds) target.addEventListener(kind, then, { passive: true, signal: hearing.signal })
  }
  let isLeaving = false
  function leaveAfterScroll() {
    if (isLeaving) return
    isLeaving = true
    if (times.scrollDelaySeconds === 0) dismiss()
    else timer = setTimeout(dismiss, times.scrollDelaySeconds * 1000)
  }
  function begin() {
    // Whatever came before it showed was not meant for it.
    if (times.scrollToDismiss) hear(page, ['scroll', 'touchmove'], leaveAfterScroll)
    if (times.clickToDismiss) hear(page, ['click'], ({ target }) => isOnIt(target) || dismiss())
    // A dialog that Escape closes takes the key for itself.
    hear(page, ['keydown'], (event) => {
      if ((event as KeyboardEvent).key === 'Escape' && !event.defaultPrevented) dismiss()
    })
    if (anchor && times.completeOnHover) hear(anchor, ['pointerenter', 'focusin'], complete)
    if (anchor && times.completeOnPress) hear(anchor, ['click'], complete)
    onShow()
  }
  if (times.delay === 0) begin()
  else timer = setTimeout(begin, times.delay)
  return stop
}
