import { useState } from 'react'
import { bodyOf, SecondaryLink, titleOf } from '../../entities/experience/message-card.tsx'
import { Banner } from '../../ui/banner.tsx'
import { useNoticeTurn } from '../../ui/notice-turn.ts'
import { experienceWords } from './experience.words.ts'
import type { MessageProps } from './message-props.ts'
import { useMessage } from './use-message.ts'

const isInBanner = (target: EventTarget | null) => target instanceof Element && target.closest('[data-banner]') !== null

/** ST-26: a banner that fades in over 400 ms in room of its own, so that nothing moves. */
export function BannerMessage(props: MessageProps) {
  const { experience, onOver } = props
  const { display_data: display } = experience
  const [isLeaving, setLeaving] = useState(false)
  const isTurn = useNoticeTurn('prompt', true)
  const isShown = useMessage(
    // Put away without its buttons, it leaves as it does by them.
    { ...props, onOver: (what) => (what === 'dismiss' ? setLeaving(true) : onOver(what)) },
    { isReady: isTurn, anchor: null, isOnIt: isInBanner },
  )
  if (!isShown && !isLeaving) return null
  const { button_text: go = '', button_uri: to = '', complete_button_text: done = '' } = display
  return (
    <Banner
      label={titleOf(display) || experienceWords.message}
      isDismissed={isLeaving}
      onClose={(how) => onOver(how === 'close' ? 'dismiss' : 'complete')}
      {...(go !== '' && to !== '' && { to, goLabel: go })}
      {...(done !== '' && { doneLabel: done })}
    >
      {titleOf(display) !== '' && <strong>{titleOf(display)}</strong>}
      {bodyOf(display)} <SecondaryLink display={display} />
    </Banner>
  )
}
