import type { Pin } from '@pinfold/contract'
import { Ellipsis, ExternalLink } from 'lucide-react'
import { useRef } from 'react'
import { Menu } from '../../../ui/menu.tsx'
import { externalLink } from '../../../ui/external-link.ts'
import styles from './card-actions.module.css'
import { SaveControls } from '../saving/save-controls.tsx'
import { usePinChoices } from './use-pin-choices.tsx'
import { actionWords } from '../../../ui/action.words.ts'
import { pinActionWords } from './pin-actions.words.ts'

/** What lies over a card's picture while the pointer or the focus is on it. */
export function CardActions({ pin }: { readonly pin: Pin }) {
  const layer = useRef<HTMLDivElement>(null)
  const trigger = () => layer.current?.querySelector<HTMLElement>('[aria-haspopup=menu]') ?? null
  const groups = usePinChoices({ pin, hasShare: true, trigger })
  const outside = externalLink(pin.link)
  return (
    <div ref={layer} className={styles['actions']}>
      {pin.viewer_can.save ? <SaveControls pin={pin} look="card" /> : <span />}
      <div className={styles['bottom']}>
        {outside ? (
          <a
            className={styles['outside']}
            href={outside.url}
            target="_blank"
            rel="noopener nofollow ugc"
            data-leads-out={pin.id}
            aria-label={pinActionWords.visit({ domain: outside.domain })}
          >
            <ExternalLink size={14} aria-hidden="true" />
            <span className={styles['domain']}>{outside.domain}</span>
          </a>
        ) : (
          <span />
        )}
        <Menu
          label={actionWords.more}
          icon={<Ellipsis size={20} />}
          groups={groups}
          {...(styles['more'] !== undefined && { className: styles['more'] })}
        />
      </div>
    </div>
  )
}
