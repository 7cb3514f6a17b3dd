import type { News } from '@pinfold/contract'
import { links } from '../../api/links.ts'

/** Where a piece of news leads the member with the username. */
export function newsLink({ kind, actors, actor_count: count, pin, board }: News, username: string): string {
  if (pin !== null) return links.pin(pin.id)
  if (board !== null) return links.board(board)
  const [actor] = actors
  if (kind === 'followed' && count > 1) return links.profileFollowers(username)
  return actor ? links.profile(actor.username) : links.notifications()
}
