import type { News } from './entities/news.ts'
import { limits } from './limits.ts'
import { newsLineWords as words } from './news-lines.words.ts'

type Told = Pick<News, 'kind' | 'actors' | 'actor_count' | 'board' | 'business'> & {
  readonly pin?: Pick<NonNullable<News['pin']>, 'title'> | null
}

/** The line that emails and pushes have. A group says "and 4 others", one that is counted no further "and 49+ others". */
export const newsLine = (told: Told, locale: string): string => newsParts(told, locale, (who) => who).join('')

/** The line in parts, with what is to be made of whom it names. */
export function newsParts<Part>(
  { kind, actors, actor_count: count, board, business, pin }: Told,
  locale: string,
  who: (names: string) => Part,
): readonly (string | Part)[] {
  const args = { count, name: whoOf({ actors, actor_count: count }, locale), who }
  const of = business?.full_name ?? ''
  switch (kind) {
    case 'draft_failed':
      return [words.draft_failed]
    case 'drafts_ending':
      return [words.drafts_ending]
    case 'site_failing':
      return [words.site_failing]
    case 'site_lost':
      return [words.site_lost]
    case 'feed_paused':
      return [words.feed_paused]
    case 'merchant_approved':
      return [words.merchant_approved]
    case 'merchant_declined':
      return [words.merchant_declined]
    case 'merchant_withdrawn':
      return [words.merchant_withdrawn]
    case 'report_acted':
      return [words.report_acted]
    case 'report_dismissed':
      return [words.report_dismissed]
    case 'decision_made':
      return [words.decision_made]
    case 'appeal_granted':
      return [words.appeal_granted]
    case 'appeal_refused':
      return [words.appeal_refused]
    case 'takedown_removed':
      return [words.takedown_removed]
    case 'takedown_restored':
      return [words.takedown_restored]
    case 'takedown_kept':
      return [words.takedown_kept]
    case 'pin_saved':
      return words.pin_saved(args)
    case 'pin_reacted':
      return words.pin_reacted(args)
    case 'pin_tried':
      return words.pin_tried(args)
    case 'pin_mention':
      return words.pin_mention(args)
    case 'comment':
      return words.comment(args)
    case 'comment_reply':
      return words.comment_reply(args)
    case 'comment_mention':
      return words.comment_mention(args)
    case 'comment_liked':
      return words.comment_liked(args)
    case 'followed':
      return words.followed(args)
    case 'follow_requested':
      return words.follow_requested(args)
    case 'follow_approved':
      return words.follow_approved(args)
    case 'board_followed':
      return board === null ? words.board_followed_unnamed(args) : words.board_followed({ ...args, board: board.name })
    case 'board_invited':
      return board === null ? words.board_invited_unnamed(args) : words.board_invited({ ...args, board: board.name })
    case 'board_joined':
      return board === null ? words.board_joined_unnamed(args) : words.board_joined({ ...args, board: board.name })
    case 'board_join_requested':
      return board === null
        ? words.board_join_requested_unnamed(args)
        : words.board_join_requested({ ...args, board: board.name })
    case 'board_request_accepted':
      return board === null
        ? words.board_request_accepted_unnamed(args)
        : words.board_request_accepted({ ...args, board: board.name })
    case 'access_requested':
      return words.access_requested({ ...args, business: of })
    case 'access_request_granted':
      return business ? words.access_granted_to({ ...args, business: of }) : words.access_request_granted(args)
    case 'access_request_declined':
      return business ? words.access_declined_to({ ...args, business: of }) : words.access_request_declined(args)
    case 'access_invited':
      return business ? words.access_invitation_of({ ...args, business: of }) : words.access_invited(args)
    case 'access_accepted':
      return business ? words.access_accepted_of({ ...args, business: of }) : words.access_accepted(args)
    case 'access_assigned':
      return business ? words.access_assigned_to({ ...args, business: of }) : words.access_assigned(args)
    case 'price_drop':
      return pin?.title ? words.price_drop({ name: pin.title, who }) : [words.price_drop_unnamed]
  }
}

function whoOf({ actors, actor_count: count }: Pick<Told, 'actors' | 'actor_count'>, locale: string): string {
  const [first = '', second] = actors.map(({ full_name }) => full_name)
  if (count <= 1) return first
  if (count === 2 && second !== undefined) return words.two({ first, second })
  const others = count - 1
  const shown = new Intl.NumberFormat(locale).format(others)
  return count >= limits.news.actors ? words.many({ first, shown }) : words.more({ first, others, shown })
}
