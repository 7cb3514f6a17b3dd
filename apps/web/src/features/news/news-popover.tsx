import type { RefObject } from 'react'
import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import { PopoverOverlay } from '../../ui/popover-overlay.tsx'
import { LoadedNews } from './list/loaded-news.tsx'
import styles from './news-popover.module.css'
import { newsBellWords } from './news-bell.words.ts'

interface NewsPopoverProps {
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** The newest news beside the bell. */
export function NewsPopover({ triggerRef, onClose }: NewsPopoverProps) {
  return (
    <PopoverOverlay label={newsBellWords.notifications} isOpen triggerRef={triggerRef} width={420} onClose={onClose}>
      <div className={styles['head']}>
        <h2 className={styles['heading']}>{newsBellWords.notifications}</h2>
        <Link className={styles['all'] ?? ''} to={links.notifications()} onClick={onClose}>
          {newsBellWords.seeAll}
        </Link>
      </div>
      <div className={styles['scroll']}>
        <LoadedNews onFollow={onClose} />
      </div>
    </PopoverOverlay>
  )
}
