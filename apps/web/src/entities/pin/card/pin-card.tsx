import type { Pin } from '@pinfold/contract'
import { Lock } from 'lucide-react'
import { type RefCallback, Suspense, lazy, memo, useCallback, useRef, useState } from 'react'
import { Link } from 'react-router'
import { links } from '../../../api/links.ts'
import { useLocale } from '../../../api/viewer.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { breakpoints } from '../../../ui/breakpoints.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { CardLine } from './card-line.ts'
import styles from './pin-card.module.css'
import { kindBadge } from './kind-badge.ts'
import { gridTitle, pinCardSize } from './pin-card-size.ts'
import { factLine } from '../page/fact-line.ts'
import { PinCardMotion } from './pin-card-motion.tsx'
import { PinPicture } from './pin-picture.tsx'
import { usePerson } from '../../member/use-person.ts'
import { openPinDialog } from '../pin-dialog-store.ts'
import { useGone } from '../actions/pin-gone.ts'
import { useLongPress } from '../actions/use-long-press.ts'
import { loadPart } from '../../../ui/load-part.ts'
import { pinCardWords } from './pin-card.words.ts'

interface PinCardProps {
  readonly pin: Pin
  readonly isFirst: boolean
  readonly showsPinner: boolean
  readonly isBare: boolean
  readonly line?: CardLine | undefined
  /** Hears of the card's element; keep its identity. */
  readonly cardRef?: RefCallback<HTMLElement> | undefined
}

const CardActions = lazy(() =>
  loadPart(() => import('../actions/card-actions.tsx')).then((module) => ({ default: module.CardActions })),
)
const GoneCover = lazy(() =>
  loadPart(() => import('../actions/gone-cover.tsx')).then((module) => ({ default: module.GoneCover })),
)

const onPhones = `(max-width: ${breakpoints.phone - 0.02}px)`
export const CARD_SIZES = `${onPhones} calc(50vw - 12px), 236px`
export const BARE_SIZES = `${onPhones} calc(33vw - 10px), 158px`

/** A pin on a wall. What can be done with it is drawn when the pointer or the focus comes: most cards are only passed. */
export const PinCard = memo(function PinCard({ pin, isFirst, showsPinner, isBare, line, cardRef }: PinCardProps) {
  const [isEngaged, setEngaged] = useState(false)
  const card = useRef<HTMLElement>(null)
  const holdCard = useCallback(
    (element: HTMLElement | null) => {
      card.current = element
      return cardRef?.(element)
    },
    [cardRef],
  )
  const gone = useGone(pin.id)
  // Fingers have the sheet.
  const engage = () => setEngaged(window.matchMedia('(hover: hover)').matches)
  const openActions = () =>
    openPinDialog({ kind: 'actions', pin, trigger: card.current?.querySelector<HTMLElement>('[data-more]') ?? null })
  const longPress = useLongPress(openActions)
  const size = pinCardSize(pin, showsPinner, isBare, line?.has(pin))
  const locale = useLocale()
  const badge = kindBadge(pin, locale)
  const title = gridTitle(pin)
  const name = title === '' ? pin.alt_text || pinCardWords.unnamed : title
  return (
    <article ref={holdCard} className={styles['card']} data-gone={gone ?? undefined} onPointerEnter={engage}>
      <div className={styles['top']}>
        <Link
          className={styles['link']}
          to={links.pin(pin.id)}
          aria-label={badge === null ? name : pinCardWords.withBadge({ name, badge })}
          onFocus={engage}
          {...longPress}
          {...(gone && { tabIndex: -1, 'aria-hidden': true })}
        >
          <PinPicture
            pin={pin}
            sizes={isBare ? BARE_SIZES : CARD_SIZES}
            ratio={size.ratio}
            isFirst={isFirst}
            isCut={size.isTall}
          />
          {(pin.videos || pin.is_animated) && <PinCardMotion pin={pin} />}
          <span className={styles['scrim']} />
          {badge !== null && <span className={styles['badge']}>{badge}</span>}
        </Link>
        {pin.privacy === 'secret' && (
          <span className={styles['lock']} title={pinCardWords.secretHelp}>
            <Lock size={14} aria-label={pinCardWords.secret} />
          </span>
        )}
        {isEngaged && gone === null && (
          <div className={styles['layer']}>
            <Suspense fallback={null}>
              <CardActions pin={pin} />
            </Suspense>
          </div>
        )}
        {gone !== null && (
          <div className={styles['gone']}>
            <Suspense fallback={null}>
              <GoneCover pin={pin} gone={gone} />
            </Suspense>
          </div>
        )}
      </div>
      {size.lines > 0 && (
        <p
          className={styles['title']}
          style={{ ['--lines' as string]: size.lines, ['--phone-lines' as string]: size.phoneLines }}
          aria-hidden="true"
        >
          {title}
        </p>
      )}
      {size.hasFacts && <p className={styles['facts']}>{factLine(pin, locale)}</p>}
      {size.hasLine && <p className={styles['line']}>{line?.draw(pin, locale)}</p>}
      {showsPinner && <Pinner pin={pin} onFocus={engage} />}
      <button
        type="button"
        className={classNames(
          styles['more'],
          size.lines === 0 && !size.hasFacts && !size.hasLine && !showsPinner && styles['onPicture'],
        )}
        aria-label={pinCardWords.options({ name })}
        aria-haspopup="dialog"
        data-more
        onClick={openActions}
      />
    </article>
  )
})

function Pinner({ pin, onFocus }: { readonly pin: Pin; readonly onFocus: () => void }) {
  const pinner = usePerson(pin.pinner)
  return (
    <Link className={styles['pinner']} to={links.profile(pinner.username)} onFocus={onFocus}>
      <Avatar name={pinner.full_name} pictureUrl={pinner.image_small_url} size={24} />
      <span className={styles['pinnerName']}>{pinner.full_name}</span>
    </Link>
  )
}
