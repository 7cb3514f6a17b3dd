import type { Experience } from '@pinfold/contract'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { actionWords } from '../../ui/action.words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './message-card.module.css'

type Display = Experience['display_data']

interface MessageCardProps {
  readonly display: Display
  readonly id: string
  /** Left out where something else closes it. */
  readonly onDismiss?: () => void
  readonly onComplete: () => void
  /** It lies in something that has a ground of its own. */
  readonly isFlat?: boolean
}

/** What a message says: of a tooltip its title and text, of others their text. */
export const titleOf = (display: Display): string => display.tooltip_title_text ?? ''
export const bodyOf = ({ tooltip_body_text: body, text }: Display): string => body || text || ''

/** The words and buttons of a message. Where its button leads, that is what it asks for, and so completes it. */
export function MessageCard({ display, id, onDismiss, onComplete, isFlat = false }: MessageCardProps) {
  const { complete_button_text: done = '', button_text: go = '', button_uri: to = '' } = display
  const hasGo = go !== '' && to !== ''
  return (
    <div className={classNames(styles['card'], isFlat && styles['flat'])}>
      {onDismiss && (
        <IconButton
          className={styles['close']}
          label={actionWords.close}
          icon={<X size={16} aria-hidden="true" />}
          tooltip="none"
          onClick={onDismiss}
        />
      )}
      {titleOf(display) !== '' && (
        <p id={`${id}-title`} className={styles['title']}>
          {titleOf(display)}
        </p>
      )}
      <p id={`${id}-body`} className={styles['body']}>
        {bodyOf(display)} <SecondaryLink display={display} />
      </p>
      {(done !== '' || hasGo) && (
        <div className={styles['buttons']}>
          {done !== '' && (
            <Button size={32} kind={hasGo ? 'secondary' : 'primary'} onClick={onComplete}>
              {done}
            </Button>
          )}
          {hasGo && (
            <LinkButton size={32} kind="primary" to={to} onClick={onComplete}>
              {go}
            </LinkButton>
          )}
        </div>
      )}
    </div>
  )
}

/** A further link, which completes nothing. */
export function SecondaryLink({ display: { secondary_cta_link: link } }: { readonly display: Display }) {
  return (
    link && (
      <Link className={styles['link']} to={link.url}>
        {link.text}
      </Link>
    )
  )
}
