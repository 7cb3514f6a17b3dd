import { Bell } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import { useUnread } from '../../api/use-unread.ts'
import { badgeText, CountBadge } from '../../ui/count-badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './news-bell.module.css'
import { loadPart } from '../../ui/load-part.ts'

const NewsPopover = lazy(() =>
  loadPart(() => import('./news-popover.tsx')).then((module) => ({ default: module.NewsPopover })),
)

function useBell() {
  const { news } = useUnread()
  const icon = (
    <>
      <Bell size={24} aria-hidden="true" />
      <CountBadge count={news} />
    </>
  )
  return { icon, label: news === 0 ? 'Notifications' : `Notifications, ${badgeText(news)} new` }
}

/** The header's bell: how much is new, and the newest of it beside it. */
export function NewsBell() {
  const { icon, label } = useBell()
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton
        ref={trigger}
        className={styles['bell']}
        label={label}
        icon={icon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <NewsPopover triggerRef={trigger} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

/** On phones the bell leads to the page. */
export function NewsLink() {
  const { icon, label } = useBell()
  return (
    <Link className={styles['link'] ?? ''} to={links.notifications()} aria-label={label}>
      {icon}
    </Link>
  )
}
