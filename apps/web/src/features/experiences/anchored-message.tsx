import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { bodyOf, MessageCard, titleOf } from '../../entities/experience/message-card.tsx'
import { Pulsar } from '../../entities/experience/pulsar.tsx'
import { announce } from '../../ui/announce.ts'
import { useNoticeTurn } from '../../ui/notice-turn.ts'
import styles from './anchored-message.module.css'
import { experienceWords } from './experience.words.ts'
import type { MessageProps } from './message-props.ts'
import { useAnchor } from './use-anchor.ts'
import { useBeside } from './use-beside.ts'
import { useMessage } from './use-message.ts'

/** What can be pressed of an anchor, to go on from there. */
const pressable = (anchor: Element) =>
  anchor.matches('a, button, input') ? anchor : anchor.querySelector('a, button, input')

/** ST-26: a tooltip or flyout beside something, with rings on it or without; or the rings alone. */
export function AnchoredMessage(props: MessageProps) {
  const { experience, onOver } = props
  const { display_data: display, placement_id: placement } = experience
  const id = useId()
  const anchor = useAnchor(display.anchors_by_platform?.['web'] ?? placement)
  const card = useRef<HTMLDivElement>(null)
  const rings = useRef<HTMLDivElement>(null)
  const isTurn = useNoticeTurn('tip', anchor !== null)
  const isOnIt = (target: EventTarget | null) =>
    target instanceof Node && (card.current?.contains(target) === true || anchor?.contains(target) === true)
  const isShown = useMessage(props, { isReady: isTurn, anchor, isOnIt })
  const hasCard = experience.type === 'flyout' || display.has_tooltip !== false
  useBeside(isShown ? anchor : null, { card, rings, direction: display.flyout_direction })
  useDescription(isShown && hasCard ? anchor : null, `${id}-body`)
  const text = [titleOf(display), bodyOf(display)].filter((part) => part !== '').join('. ')
  useEffect(() => {
    if (isShown) announce(text)
  }, [isShown, text])
  if (!isShown || anchor === null) return null
  const close = (what: 'complete' | 'dismiss') => {
    // The buttons go with it; whoever uses the keyboard goes on where it pointed.
    if (card.current?.contains(document.activeElement) === true)
      (pressable(anchor) as HTMLElement | null)?.focus({ preventScroll: true })
    onOver(what)
  }
  return createPortal(
    <>
      {display.has_pulsar === true && (
        <div ref={rings} className={styles['rings']}>
          <Pulsar />
        </div>
      )}
      {hasCard && (
        <div
          ref={card}
          className={styles['card']}
          role="dialog"
          aria-label={titleOf(display) || experienceWords.message}
          aria-describedby={`${id}-body`}
          data-experience
        >
          <MessageCard
            id={id}
            display={display}
            onDismiss={() => close('dismiss')}
            onComplete={() => close('complete')}
          />
        </div>
      )}
    </>,
    document.body,
  )
}

/** Whoever comes to the anchor hears what is said about it. */
function useDescription(anchor: Element | null, id: string): void {
  useEffect(() => {
    const element = anchor && pressable(anchor)
    if (!element || element.hasAttribute('aria-describedby')) return
    element.setAttribute('aria-describedby', id)
    return () => element.removeAttribute('aria-describedby')
  }, [anchor, id])
}
