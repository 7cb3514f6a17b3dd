import type { RefObject } from 'react'
import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import { PopoverOverlay } from '../../ui/popover-overlay.tsx'
import { LoadedNews } from './list/loaded-news.tsx'
import styles from './news-popover.module.css'

interface NewsPopoverProps {
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** The newest news beside the bell. */
export function NewsPopover({ triggerRef, onClose }: NewsPopoverProps) {
  return (
    <PopoverOverlay label="Notifications" isOpen triggerRef={triggerRef} width={420} onClose={onClose}>
      <div className={styles['head']}>
        <h2 className={styles['heading']}>Notifications</h2>
        <Link className={styles['all'] ?? ''} to={links.notifications()} onClick={onClose}>
          See all
        </Link>
      </div>
      <div className={styles['scroll']}>
        <LoadedNews onFollow={onClose} />
      </div>
    </PopoverOverlay>
  )
}
