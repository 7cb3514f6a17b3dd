import { X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './banner.module.css'
import { Button, LinkButton } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { actionWords } from './action.words.ts'
import { bannerWords } from './banner.words.ts'
import { NOTICES_ID } from './notices-place.ts'

/** BC-08: milliseconds. */
const ANIMATION = 400

/** By the button that leads on, by the other one, by its cross, or since something else dismissed it. */
export type BannerEnd = 'go' | 'done' | 'close' | 'dismissed'

interface BannerProps {
  /** What it is about, for those who cannot see where it stands. */
  readonly label: string
  readonly children: ReactNode
  /** Where the first button leads; without it there is none. */
  readonly to?: string
  readonly goLabel?: string
  readonly doneLabel?: string
  /** Something else asks it to go; a button that was pressed before that stays pressed. */
  readonly isDismissed?: boolean
  /** After it has gone. */
  readonly onClose: (how: BannerEnd) => void
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
  isDismissed = false,
  onClose,
}: BannerProps) {
  const [leaving, setLeaving] = useState<BannerEnd | null>(null)
  const how = leaving ?? (isDismissed ? 'dismissed' : null)
  useEffect(() => {
    if (how === null) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setTimeout(() => onClose(how), isStill ? 0 : ANIMATION)
    return () => clearTimeout(timer)
  }, [how, onClose])
  const close = (by: BannerEnd) => {
    setLeaving(by)
    // The button goes; whoever uses the keyboard goes on with the page.
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  const place = document.getElementById(NOTICES_ID)
  if (!place) return null
  const card = { label, children, to, goLabel, doneLabel, isLeaving: how !== null, onPress: close }
  return createPortal(<BannerCard {...card} />, place)
}

interface BannerCardProps extends Pick<BannerProps, 'label' | 'children'> {
  readonly to?: string | undefined
  readonly goLabel?: string
  readonly doneLabel?: string
  readonly isLeaving?: boolean
  readonly onPress: (by: BannerEnd) => void
}

/** The banner itself, wherever it stands. */
export function BannerCard({
  label,
  children,
  to,
  goLabel = bannerWords.go,
  doneLabel = bannerWords.gotIt,
  isLeaving = false,
  onPress,
}: BannerCardProps) {
  return (
    <section
      className={styles['banner']}
      data-banner
      data-at-end
      aria-label={label}
      data-leaving={isLeaving || undefined}
    >
      <p className={styles['text']}>{children}</p>
      <div className={styles['buttons']}>
        <Button onClick={() => onPress('done')}>{doneLabel}</Button>
        {to !== undefined && (
          <LinkButton kind="primary" to={to} onClick={() => onPress('go')}>
            {goLabel}
          </LinkButton>
        )}
      </div>
      <IconButton
        className={styles['close']}
        label={actionWords.close}
        icon={<X size={20} aria-hidden="true" />}
        tooltip="none"
        onClick={() => onPress('close')}
      />
    </section>
  )
}
