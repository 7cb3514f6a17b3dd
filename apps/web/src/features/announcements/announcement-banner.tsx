import type { ShownAnnouncement } from '@pinfold/contract'
import { useState, useSyncExternalStore } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { useNoticeTurn } from '../../ui/notice-turn.ts'
import { announcementWords } from './announcement.words.ts'
import { isPutAway, putAway } from './put-away.ts'

// The browser alone knows what was put away in it, so the server's page has no banner yet.
const hidden = () => true
const hearNothing = () => () => undefined

/** What the operator tells everybody, until it is put away or over. */
export function AnnouncementBanner({ announcement }: { readonly announcement: ShownAnnouncement }) {
  const { id, text, link, is_dismissible: isDismissible } = announcement
  const [isClosed, setClosed] = useState(false)
  const isPut = useSyncExternalStore(hearNothing, () => isPutAway(() => window.localStorage, id), hidden)
  const isTurn = useNoticeTurn('announcement', !isClosed && !isPut)
  if (!isTurn) return null
  const close = () => {
    setClosed(true)
    if (isDismissible) putAway(() => window.localStorage, id)
  }
  return (
    <Banner
      label={announcementWords.announcement}
      onClose={close}
      {...(link !== '' && { to: link, goLabel: announcementWords.more })}
    >
      {text}
    </Banner>
  )
}
