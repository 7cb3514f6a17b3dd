import type { Pin } from '@pinfold/contract'
import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import { useLocale } from '../../api/viewer.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { countOf } from '../../ui/format.ts'
import { FollowButton } from '../profiles/follow-button.tsx'
import { BackButton } from '../../ui/back-button.tsx'
import styles from './closeup.module.css'
import { externalLink } from './external-link.ts'
import { PinMenu } from './pin-menu.tsx'
import { PinPicture } from './pin-picture.tsx'
import { PinWall } from './pin-wall.tsx'
import { SaveButton } from './save-button.tsx'

interface CloseupScreenProps {
  readonly pin: Pin
  /** Other pins of its board. */
  readonly neighbours: readonly Pin[]
  readonly opensPicker?: boolean
}

const CLOSEUP_SIZES = '(max-width: 767.98px) 100vw, 508px'
/** A picture higher than this is taller than any screen; it is shown whole all the same. */
const DEFAULT_RATIO = 1

/** A pin with everything about it, and its neighbours below. */
export function CloseupScreen({ pin, neighbours, opensPicker = false }: CloseupScreenProps) {
  const { width, height } = pin.images.orig
  const ratio = width > 0 && height > 0 ? height / width : DEFAULT_RATIO
  return (
    <>
      <article className={styles['closeup']}>
        <div className={styles['pictureSide']}>
          <PinPicture pin={pin} sizes={CLOSEUP_SIZES} ratio={ratio} isFirst />
          <BackButton className={styles['back']} />
        </div>
        <div className={styles['words']}>
          <div className={styles['bar']}>
            <PinMenu pin={pin} />
            {pin.viewer_can.save && (
              <SaveButton pin={pin} size={48} isOpenAtFirst={opensPicker} className={styles['save']} />
            )}
          </div>
          <PinWords pin={pin} />
          <PinPeople pin={pin} />
        </div>
      </article>
      {pin.board && neighbours.length > 0 && (
        <section className={styles['more']}>
          <h2 className={styles['moreHeading']}>
            More from <Link to={links.board(pin.board)}>{pin.board.name}</Link>
          </h2>
          <PinWall pins={neighbours} label={`More from ${pin.board.name}`} isBelowFold />
        </section>
      )}
    </>
  )
}

function PinWords({ pin }: { readonly pin: Pin }) {
  const outside = externalLink(pin.link)
  const description = (pin.closeup_description ?? pin.description).trim()
  return (
    <div className={styles['text']}>
      {outside && (
        <a className={styles['source']} href={outside.url} target="_blank" rel="noopener nofollow ugc">
          {outside.domain}
          <ExternalLink size={16} aria-label="opens in a new tab" />
        </a>
      )}
      <h1 className={pin.title === '' ? 'visually-hidden' : styles['title']}>{pin.title || pin.alt_text || 'Pin'}</h1>
      {description !== '' && <p className={styles['description']}>{description}</p>}
    </div>
  )
}

function PinPeople({ pin }: { readonly pin: Pin }) {
  const locale = useLocale()
  const { pinner, board, section } = pin
  return (
    <div className={styles['people']}>
      <div className={styles['pinner']}>
        <Link className={styles['pinnerLink']} to={links.profile(pinner.username)}>
          <Avatar name={pinner.full_name} pictureUrl={pinner.image_medium_url} size={48} />
          <span className={styles['pinnerWords']}>
            <span className={styles['pinnerName']}>{pinner.full_name}</span>
            {pinner.follower_count !== undefined && (
              <span className={styles['followers']}>
                {countOf(pinner.follower_count, 'follower', 'followers', locale)}
              </span>
            )}
          </span>
        </Link>
        <FollowButton user={pinner} isQuiet />
      </div>
      {board && (
        <p className={styles['place']}>
          Saved to <Link to={links.board(board)}>{board.name}</Link>
          {section && (
            <>
              {' › '}
              <Link to={links.section(board, section.slug)}>{section.title}</Link>
            </>
          )}
        </p>
      )}
    </div>
  )
}
