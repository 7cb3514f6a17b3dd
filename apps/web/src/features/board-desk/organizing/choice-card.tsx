import type { Pin } from '@pinfold/contract'
import { Check, Lock } from 'lucide-react'
import { memo, type RefCallback } from 'react'
import cardStyles from '../../../entities/pin/card/pin-card.module.css'
import { factLine } from '../../../entities/pin/page/fact-line.ts'
import { useLocale } from '../../../api/viewer.ts'
import { gridTitle, pinCardSize } from '../../../entities/pin/card/pin-card-size.ts'
import { BARE_SIZES, CARD_SIZES } from '../../../entities/pin/card/pin-card.tsx'
import { PinPicture } from '../../../entities/pin/card/pin-picture.tsx'
import styles from './organized-wall.module.css'

interface ChoiceCardProps {
  readonly pin: Pin
  readonly isBare: boolean
  readonly cardRef: RefCallback<HTMLElement> | undefined
}

/** A pin that can be chosen: its picture, as large as on the usual wall. Whether it is chosen, its item says. */
export const ChoiceCard = memo(function ChoiceCard({ pin, isBare, cardRef }: ChoiceCardProps) {
  const size = pinCardSize(pin, false, isBare)
  const locale = useLocale()
  return (
    <div ref={cardRef} className={styles['card']} aria-hidden="true">
      <div className={styles['picture']}>
        <PinPicture
          pin={pin}
          sizes={isBare ? BARE_SIZES : CARD_SIZES}
          ratio={size.ratio}
          isFirst={false}
          isCut={size.isTall}
        />
        <span className={styles['shade']} />
        <span className={styles['mark']}>
          <Check size={16} strokeWidth={3} />
        </span>
        {pin.privacy === 'secret' && (
          <span className={cardStyles['lock']}>
            <Lock size={14} />
          </span>
        )}
      </div>
      {size.lines > 0 && (
        <p
          className={cardStyles['title']}
          style={{ ['--lines' as string]: size.lines, ['--phone-lines' as string]: size.phoneLines }}
        >
          {gridTitle(pin)}
        </p>
      )}
      {size.hasFacts && <p className={cardStyles['facts']}>{factLine(pin, locale)}</p>}
    </div>
  )
})
