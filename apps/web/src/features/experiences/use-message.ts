import type { Experience } from '@pinfold/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { watchMessage } from '../../entities/experience/watch-message.ts'
import type { MessageProps } from './message-props.ts'

interface Watching {
  /** It is its turn, and what it stands beside is there. */
  readonly isReady: boolean
  readonly anchor: Element | null
  readonly isOnIt: (target: EventTarget | null) => boolean
  /** Something else hears Escape and presses beside it. */
  readonly isClosedElsewhere?: boolean
}

const timesOf = ({ type, display_data: display }: Experience) => ({
  delay: display.delay ?? 0,
  scrollToDismiss: display.scroll_to_dismiss === true,
  scrollDelaySeconds: display.scroll_to_dismiss_delay_in_seconds ?? 0,
  clickToDismiss: display.click_to_dismiss === true,
  completeOnHover: display.complete_on_hover === true,
  completeOnPress: type === 'tooltip' && display.has_pulsar === true && display.has_tooltip === false,
})

/** Whether a message shows, from its delay on until something ends it. */
export function useMessage(
  { experience, onSeen, onOver }: MessageProps,
  { isReady, anchor, isOnIt, isClosedElsewhere = false }: Watching,
): boolean {
  const [isShown, setShown] = useState(false)
  const [wasSeen, setSeen] = useState(false)
  const isOn = useEffectEvent(isOnIt)
  const show = useEffectEvent(() => {
    setShown(true)
    // Away and back again, with another page, is the same time.
    if (!wasSeen) onSeen()
    setSeen(true)
  })
  const over = useEffectEvent((what: 'complete' | 'dismiss') => {
    setShown(false)
    onOver(what)
  })
  useEffect(() => {
    if (!isReady) return
    const times = timesOf(experience)
    const stop = watchMessage({
      times: { ...times, clickToDismiss: times.clickToDismiss && !isClosedElsewhere },
      page: document,
      anchor,
      isOnIt: (target) => isOn(target),
      onShow: () => show(),
      onDismiss: () => over('dismiss'),
      onComplete: () => over('complete'),
    })
    return () => {
      stop()
      setShown(false)
    }
  }, [experience, isReady, anchor, isClosedElsewhere])
  return isShown
}
