import type {
  aggregatedActivityFeedResource,
  aggregatedCommentFeedResource,
  Pin,
  relatedPinFeedResource as Related,
} from '@pinfold/contract'
import { relatedPinFeedResource } from '@pinfold/contract'
import { ExternalLink } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { Answer } from '../../api/client.ts'
import { links } from '../../api/links.ts'
import { usePages } from '../../api/use-pages.ts'
import { useLocale } from '../../api/viewer.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { BackButton } from '../../ui/back-button.tsx'
import { countOf } from '../../ui/format.ts'
import { CommentsSection } from '../comments/comments-section.tsx'
import { FollowButton } from '../profiles/follow-button.tsx'
import { ShareButton } from '../sharing/share-button.tsx'
import { pinTarget } from '../sharing/share-target.ts'
import { closeupShape, closeupSizes } from './closeup-shape.ts'
import styles from './closeup.module.css'
import { externalLink } from './external-link.ts'
import { FavoriteButton } from './favorite-button.tsx'
import { PinMedia } from './kinds/pin-media.tsx'
import { PinOffer } from './kinds/pin-offer.tsx'
import { PinMenu } from './pin-menu.tsx'
import { PinWall } from './pin-wall.tsx'
import { ReactionsBar } from './reactions.tsx'
import { SaveControls } from './saving/save-controls.tsx'
import { TriedSection } from './tried/tried-section.tsx'

interface CloseupScreenProps {
  readonly pin: Pin
  readonly comments: Answer<typeof aggregatedCommentFeedResource.get>
  readonly tried: Answer<typeof aggregatedActivityFeedResource.get>
  /** Other pins of its board. */
  readonly neighbours: readonly Pin[]
  readonly related: Answer<typeof Related.get>
}

const DEFAULT_RATIO = 1

/** PI-01: a pin with everything about it; below, more from its board and more like it. */
export function CloseupScreen({ pin, comments, tried, neighbours, related }: CloseupScreenProps) {
  const { width, height } = pin.images.orig
  const ratio = width > 0 && height > 0 ? height / width : DEFAULT_RATIO
  const shape = closeupShape(ratio)
  return (
    <>
      <article className={styles['closeup']} data-shape={shape}>
        <div className={styles['pictureSide']}>
          <PinMedia pin={pin} sizes={closeupSizes(shape)} ratio={ratio} />
          <BackButton className={styles['back']} />
        </div>
        <div className={styles['words']}>
          <div className={styles['bar']}>
            <ReactionsBar pin={pin} />
            <div className={styles['tools']}>
              <ShareButton target={pinTarget(pin)} />
              <FavoriteButton pin={pin} />
              <PinMenu pin={pin} />
            </div>
            {pin.viewer_can.save && <SaveControls pin={pin} size={48} className={styles['save']} />}
          </div>
          <PinWords pin={pin} />
          <PinPeople pin={pin} />
          <CommentsSection pin={pin} comments={comments} />
          <TriedSection pin={pin} tried={tried} />
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
      <MoreLikeThis pin={pin} related={related} shown={neighbours} />
    </>
  )
}

interface MoreLikeThisProps extends Pick<CloseupScreenProps, 'pin' | 'related'> {
  /** What stands above already. */
  readonly shown: readonly Pin[]
}

function MoreLikeThis({ pin, related, shown }: MoreLikeThisProps) {
  const { rows, ...more } = usePages(relatedPinFeedResource.get, { pin_id: pin.id }, related)
  const news = useMemo(() => rows.filter((row) => !shown.some(({ id }) => id === row.id)), [rows, shown])
  if (news.length === 0) return null
  return (
    <section className={styles['more']}>
      <h2 className={styles['moreHeading']}>More like this</h2>
      <PinWall pins={news} label="More like this" more={more} showsPinner isBelowFold />
    </section>
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
      <PinOffer pin={pin} />
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
