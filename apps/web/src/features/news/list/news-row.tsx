import { type News, type NewsKind, newsPath, newsParts } from '@pinfold/contract'
import {
  AtSign,
  Bookmark,
  CalendarX,
  Check,
  Gavel,
  Globe,
  Heart,
  KeyRound,
  type LucideIcon,
  MessageCircle,
  Reply,
  Rss,
  Scale,
  ShieldCheck,
  Smile,
  Store,
  Tag,
  UserPlus,
  Users,
} from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useLocale, useMember } from '../../../api/viewer.ts'
import { Age } from '../../../ui/age.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { NewsAnswer } from './news-answer.tsx'
import { newsListWords } from './news-list.words.ts'
import styles from './news-row.module.css'
import { loadPart } from '../../../ui/load-part.ts'
import { Rich } from '../../../ui/rich.tsx'
import { kindOf } from './kind-of.ts'
import { newsPeopleWords } from './news-people.words.ts'

const NewsPeopleModal = lazy(() =>
  loadPart(() => import('./news-people-modal.tsx')).then((module) => ({ default: module.NewsPeopleModal })),
)

const icons: Record<NewsKind, LucideIcon> = {
  pin_saved: Bookmark,
  pin_reacted: Smile,
  pin_tried: Check,
  comment: MessageCircle,
  comment_reply: Reply,
  pin_mention: AtSign,
  comment_mention: AtSign,
  comment_liked: Heart,
  followed: UserPlus,
  follow_requested: UserPlus,
  follow_approved: UserPlus,
  board_followed: UserPlus,
  board_invited: Users,
  board_joined: Users,
  board_join_requested: Users,
  board_request_accepted: Users,
  draft_failed: CalendarX,
  drafts_ending: CalendarX,
  site_failing: Globe,
  site_lost: Globe,
  feed_paused: Rss,
  merchant_approved: Store,
  merchant_declined: Store,
  merchant_withdrawn: Store,
  access_requested: KeyRound,
  access_request_granted: KeyRound,
  access_request_declined: KeyRound,
  access_invited: KeyRound,
  access_accepted: KeyRound,
  access_assigned: KeyRound,
  report_acted: ShieldCheck,
  report_dismissed: ShieldCheck,
  decision_made: Gavel,
  appeal_granted: Gavel,
  appeal_refused: Gavel,
  takedown_removed: Scale,
  takedown_restored: Scale,
  takedown_kept: Scale,
  price_drop: Tag,
}

interface NewsRowProps {
  readonly news: News
  /** Beside the bell there is no room for more than the line. */
  readonly hasDetails: boolean
  readonly onFollow?: (() => void) | undefined
}

const inBold = (names: string) => <strong dir="auto">{names}</strong>

/** A piece of news: who and what, when, and the picture it is about. All of it leads there. */
export function NewsRow({ news, hasDetails, onFollow }: NewsRowProps) {
  const locale = useLocale()
  const username = useMember()?.username ?? ''
  return (
    <li className={classNames(styles['row'], news.is_unread && styles['isUnread'])}>
      <People news={news} />
      <div className={styles['words']}>
        <Link className={styles['line'] ?? ''} to={newsPath(news, username)} onClick={onFollow}>
          <Rich parts={newsParts(news, locale, inBold)} />
          {news.is_unread && <span className="visually-hidden"> {newsListWords.isNew}</span>}
        </Link>
        {news.comment && (
          <p className={styles['comment']} dir="auto">
            {news.comment.text}
          </p>
        )}
        <span className={styles['under']}>
          <Age moment={news.created_at} locale={locale} />
          {hasDetails && news.actor_count > 2 && <SeeWho news={news} />}
        </span>
        {news.viewer_can.answer && <NewsAnswer news={news} />}
      </div>
      <Thumbnail news={news} />
    </li>
  )
}

/** Who the others are. */
function SeeWho({ news }: { readonly news: News }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles['seeWho']}
        aria-haspopup="dialog"
        aria-label={newsPeopleWords.seeWho(kindOf(news))}
        onClick={() => setOpen(true)}
      >
        {newsPeopleWords.see}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <NewsPeopleModal news={news} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function People({ news: { actors, kind } }: { readonly news: News }) {
  const [first, second] = actors
  const Icon = icons[kind]
  // Nobody did it.
  if (kind === 'price_drop')
    return (
      <span className={styles['nobody']} aria-hidden="true">
        <Icon size={20} />
      </span>
    )
  return (
    <span className={styles['people']} aria-hidden="true">
      {second && (
        <span className={styles['behind']}>
          <Avatar name={second.full_name} pictureUrl={second.image_medium_url} size={32} />
        </span>
      )}
      {first && (
        <span className={second ? styles['before'] : undefined}>
          <Avatar name={first.full_name} pictureUrl={first.image_medium_url} size={second ? 32 : 48} />
        </span>
      )}
      <span className={styles['kind']}>
        <Icon size={12} strokeWidth={2.5} />
      </span>
    </span>
  )
}

/** The line says what it is of, so it is silent. */
function Thumbnail({ news: { pin, board } }: { readonly news: News }) {
  if (pin) {
    const { url, width, height } = pin.images['136x136']
    return (
      <span className={styles['picture']} style={{ backgroundColor: pin.dominant_color }}>
        <img src={url} width={width} height={height} alt="" loading="lazy" decoding="async" />
      </span>
    )
  }
  if (!board) return null
  const cover = board.image_thumbnail_url
  return (
    <span className={styles['picture']}>{cover && <img src={cover} alt="" loading="lazy" decoding="async" />}</span>
  )
}
