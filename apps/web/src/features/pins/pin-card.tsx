import type { Pin } from '@pinfold/contract'
import { ExternalLink, Lock } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import { Avatar } from '../../ui/avatar.tsx'
import styles from './pin-card.module.css'
import { gridTitle, pinCardSize } from './pin-card-size.ts'
import { PinPicture } from './pin-picture.tsx'
import { SaveButton } from './save-button.tsx'
import { externalLink } from './external-link.ts'

interface PinCardProps {
  readonly pin: Pin
  readonly isFirst: boolean
  readonly showsPinner: boolean
}

const CARD_SIZES = '(max-width: 575.98px) calc(50vw - 12px), 236px'

/** A pin on a wall. */
export const PinCard = memo(function PinCard({ pin, isFirst, showsPinner }: PinCardProps) {
  const size = pinCardSize(pin, showsPinner)
  const title = gridTitle(pin)
  const outside = externalLink(pin.link)
  return (
    <article className={styles['card']}>
      <div className={styles['top']}>
        <Link
          className={styles['link']}
          to={links.pin(pin.id)}
          aria-label={title === '' ? pin.alt_text || 'Pin' : title}
        >
          <PinPicture pin={pin} sizes={CARD_SIZES} ratio={size.ratio} isFirst={isFirst} />
          <span className={styles['scrim']} />
        </Link>
        {pin.privacy === 'secret' && (
          <span className={styles['lock']} title="Only you and collaborators can see this">
            <Lock size={14} aria-label="Secret" />
          </span>
        )}
        <div className={styles['actions']}>
          {pin.viewer_can.save && <SaveButton pin={pin} className={styles['save']} />}
          {outside && (
            <a
              className={styles['outside']}
              href={outside.url}
              target="_blank"
              rel="noopener nofollow ugc"
              aria-label={`Visit ${outside.domain}`}
            >
              <ExternalLink size={14} aria-hidden="true" />
              <span className={styles['domain']}>{outside.domain}</span>
            </a>
          )}
        </div>
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
      {showsPinner && (
        <Link className={styles['pinner']} to={links.profile(pin.pinner.username)}>
          <Avatar name={pin.pinner.full_name} pictureUrl={pin.pinner.image_small_url} size={24} />
          <span className={styles['pinnerName']}>{pin.pinner.full_name}</span>
        </Link>
      )}
    </article>
  )
})
