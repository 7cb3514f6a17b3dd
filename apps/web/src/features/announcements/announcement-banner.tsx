import type { ShownAnnouncement } from '@pinfold/contract'
import { useEffect, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { useNoticeTurn } from '../../ui/notice-turn.ts'
import { announcementWords } from './announcement.words.ts'
import { isPutAway, putAway } from './put-away.ts'

/** What the operator tells everybody, until it is put away or over. */
export function AnnouncementBanner({ announcement }: { readonly announcement: ShownAnnouncement }) {
  const { id, text, link, is_dismissible: isDismissible } = announcement
  // The browser alone knows what was put away in it, so the server's page has no banner yet.
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(!isPutAway(() => window.localStorage, id)), [id])
  const isTurn = useNoticeTurn('announcement', isOpen)
  if (!isTurn) return null
  const close = () => {
    setOpen(false)
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
