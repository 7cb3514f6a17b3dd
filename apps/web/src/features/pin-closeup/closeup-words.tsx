import type { Pin } from '@pinfold/contract'
import { ExternalLink } from 'lucide-react'
import { lazy, memo, Suspense } from 'react'
import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import { useLocale, useMember } from '../../api/viewer.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { counted } from '../../ui/format.ts'
import { useBoard, useSection } from '../../entities/board/use-board.ts'
import { usePerson } from '../../entities/member/use-person.ts'
import { MentionedText } from '../../entities/member/mentions/mentioned-text.tsx'
import { FollowButton } from '../../entities/member/follow-button.tsx'
import styles from './closeup-words.module.css'
import { BrokenLink, PageDetails } from './facts/page-details.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { externalLink } from '../../ui/external-link.ts'
import { PinOffer } from '../../entities/pin/fields/pin-offer.tsx'
import { Rich } from '../../ui/rich.tsx'
import { boardCountWords } from '../../entities/board/board-counts.words.ts'
import { pinName } from '../../entities/pin/pin-name.ts'
import { closeupWords } from './closeup.words.ts'
import { AlsoSavedButton } from './also-saved/also-saved-button.tsx'
import { linkTo } from '../../ui/rich-elements.tsx'
import { PinTopics } from './pin-topics.tsx'

const OwnVeil = lazy(() =>
  loadPart(() => import('./kinds/own-veil.tsx')).then((module) => ({ default: module.OwnVeil })),
)

/** Not rendered for other news from above: before its code has come, that would take it off the page for a moment. */
const VeilNote = memo(function VeilNote({ pin }: { readonly pin: Pin }) {
  return (
    <Suspense fallback={null}>
      <OwnVeil pin={pin} />
    </Suspense>
  )
})

/** What a pin is called, says and leads to. */
export function PinWords({ pin }: { readonly pin: Pin }) {
  const outside = externalLink(pin.link)
  const member = useMember()
  const description = (pin.closeup_description ?? pin.description).trim()
  return (
    <div className={styles['text']}>
      {outside && (
        <a
          className={styles['source']}
          href={outside.url}
          target="_blank"
          rel="noopener nofollow ugc"
          data-leads-out={pin.id}
        >
          {outside.domain}
          <ExternalLink size={16} aria-label={closeupWords.opensInNewTab} />
        </a>
      )}
      {outside && pin.rich_summary?.is_link_broken && <BrokenLink />}
      <h1 className={pin.title === '' ? 'visually-hidden' : styles['title']}>{pinName(pin)}</h1>
      <PinOffer pin={pin} />
      {pin.sensitivity && !pin.sensitivity.is_veiled && member?.id === pin.pinner.id && <VeilNote pin={pin} />}
      {description !== '' && (
        <p className={styles['description']}>
          <MentionedText text={description} mentions={pin.mentions ?? []} />
        </p>
      )}
      <PageDetails pin={pin} />
      {pin.topics && <PinTopics topics={pin.topics} />}
    </div>
  )
}

/** Whose a pin is, and where it was saved. */
export function PinPeople({ pin }: { readonly pin: Pin }) {
  const locale = useLocale()
  const pinner = usePerson(pin.pinner)
  const board = useBoard(pin.board)
  const section = useSection(pin.section)
  return (
    <div className={styles['people']}>
      <div className={styles['pinner']}>
        <Link className={styles['pinnerLink']} to={links.profile(pinner.username)}>
          <Avatar name={pinner.full_name} pictureUrl={pinner.image_medium_url} size={48} />
          <span className={styles['pinnerWords']}>
            <span className={styles['pinnerName']}>{pinner.full_name}</span>
            {pinner.follower_count !== undefined && (
              <span className={styles['followers']}>
                {boardCountWords.followers(counted(pinner.follower_count, locale))}
              </span>
            )}
          </span>
        </Link>
        <FollowButton user={pinner} isQuiet />
      </div>
      <div className={styles['places']}>
        {board && <PinPlace board={board} section={section} />}
        <AlsoSavedButton pinId={pin.id} />
      </div>
    </div>
  )
}

interface PinPlaceProps {
  readonly board: NonNullable<Pin['board']>
  readonly section: Pin['section']
}

function PinPlace({ board, section }: PinPlaceProps) {
  const args = {
    name: board.name,
    board: linkTo(links.board(board)),
  }
  const parts = section
    ? closeupWords.savedToSection({
        ...args,
        title: section.title,
        section: linkTo(links.section(board, section.slug)),
      })
    : closeupWords.savedTo(args)
  return (
    <p className={styles['place']}>
      <Rich parts={parts} />
    </p>
  )
}
