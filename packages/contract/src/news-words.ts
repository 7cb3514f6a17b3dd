import type { News } from './entities/news.ts'
import { limits } from './limits.ts'

/** A piece of news in words: who did it, and what. */
export interface NewsWords {
  readonly who: string
  readonly what: string
}

type Told = Pick<News, 'kind' | 'actors' | 'actor_count' | 'board'>

/** The line that lists and emails show. A group says "and 4 others", one that is counted no further "and 49+ others". */
export function newsWords(told: Told, locale: string): NewsWords {
  return { who: whoOf(told, locale), what: whatOf(told) }
}

function whoOf({ actors, actor_count: count }: Told, locale: string): string {
  const [first = '', second] = actors.map(({ full_name }) => full_name)
  if (count <= 1) return first
  if (count === 2 && second !== undefined) return `${first} and ${second}`
  const others = count - 1
  const number = new Intl.NumberFormat(locale).format(others)
  const isMore = count >= limits.news.actors
  return `${first} and ${number}${isMore ? '+' : ''} ${others === 1 ? 'other' : 'others'}`
}

function whatOf({ kind, actor_count: count, board }: Told): string {
  const name = board === null ? 'your board' : `your board ${board.name}`
  const requests = count > 1 ? 'your requests to follow them' : 'your request to follow them'
  switch (kind) {
    case 'pin_saved':
      return 'saved your Pin'
    case 'pin_reacted':
      return 'reacted to your Pin'
    case 'pin_tried':
      return 'tried your Pin'
    case 'comment':
      return 'commented on your Pin'
    case 'comment_reply':
      return 'replied to your comment'
    case 'comment_mention':
      return 'mentioned you in a comment'
    case 'comment_liked':
      return 'liked your comment'
    case 'followed':
      return 'started following you'
    case 'follow_requested':
      return count > 1 ? 'ask to follow you' : 'asks to follow you'
    case 'follow_approved':
      return `approved ${requests}`
    case 'board_followed':
      return `started following ${name}`
    case 'board_invited':
      return board === null ? 'invited you to a board' : `invited you to ${board.name}`
    case 'board_joined':
      return board === null ? 'joined your board' : `joined ${board.name}`
    case 'board_join_requested':
      return board === null ? 'asks to join your board' : `asks to join ${board.name}`
    case 'board_request_accepted':
      return board === null ? 'let you join a board' : `let you join ${board.name}`
  }
}
