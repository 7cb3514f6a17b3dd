import { lazy, Suspense, useRef, useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './news-bell.module.css'
import { useBell } from './use-bell.tsx'
import { loadPart } from '../../ui/load-part.ts'

const NewsPopover = lazy(() =>
  loadPart(() => import('./news-popover.tsx')).then((module) => ({ default: module.NewsPopover })),
)

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
        data-anchor="news_bell"
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
