import { X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './banner.module.css'
import { Button, LinkButton } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { actionWords } from './action.words.ts'
import { bannerWords } from './banner.words.ts'

/** BC-08: milliseconds. */
const ANIMATION = 400

/** The element after the page's end in which banners stand. */
export const NOTICES_ID = 'notices'

interface BannerProps {
  /** What it is about, for those who cannot see where it stands. */
  readonly label: string
  readonly children: ReactNode
  /** Where the first button leads; without it there is none. */
  readonly to?: string
  readonly goLabel?: string
  readonly doneLabel?: string
  /** After it has gone, however that was asked for. */
  readonly onClose: () => void
}

/**
 * PS-20, PS-22: a message with buttons. It has room of its own after the page's end and is seen at the window's, so it
 * moves nothing and covers nothing for good. Render it in the browser only.
 */
export function Banner({
  label,
  children,
  to,
  goLabel = bannerWords.go,
  doneLabel = bannerWords.gotIt,
  onClose,
}: BannerProps) {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    if (!isLeaving) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setTimeout(onClose, isStill ? 0 : ANIMATION)
    return () => clearTimeout(timer)
  }, [isLeaving, onClose])
  const close = () => {
    setLeaving(true)
    // The button goes; whoever uses the keyboard goes on with the page.
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  const place = document.getElementById(NOTICES_ID)
  if (!place) return null
  return createPortal(
    <section
      className={styles['banner']}
      data-banner
      data-at-end
      aria-label={label}
      data-leaving={isLeaving || undefined}
    >
      <p className={styles['text']}>{children}</p>
      <div className={styles['buttons']}>
        <Button onClick={close}>{doneLabel}</Button>
        {to !== undefined && (
          <LinkButton kind="primary" to={to} onClick={close}>
            {goLabel}
          </LinkButton>
        )}
      </div>
      <IconButton
        className={styles['close']}
        label={actionWords.close}
        icon={<X size={20} aria-hidden="true" />}
        tooltip="none"
        onClick={close}
      />
    </section>,
    place,
  )
}
