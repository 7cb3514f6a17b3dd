import type { MemberId } from '@pinfold/contract'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAlone } from '../../../platform/writing/writer.ts'
import { findMembers } from '../../accounts/index.ts'
import { insertHeld } from './held-news.queries.ts'

/** What is told now. News of those who are held back is kept apart: it is told when somebody says that they did nothing wrong. */
export async function withoutHeld<N extends { readonly memberId: MemberId; readonly actorId: MemberId }>(
  deps: Pick<WriteDeps, 'db' | 'ids'>,
  news: readonly N[],
): Promise<N[]> {
  const actorIds = [...new Set(news.flatMap(({ memberId, actorId }) => (memberId === actorId ? [] : actorId)))]
  const actors = actorIds.length === 0 ? [] : await findMembers(deps.db, actorIds)
  const held = new Set(actors.flatMap(({ id, isHeldBack }) => (isHeldBack ? id : [])))
  const isHeld = ({ memberId, actorId }: N) => memberId !== actorId && held.has(actorId)
  const waiting = news.filter(isHeld)
  if (waiting.length > 0)
    await insertHeld(
      writeAlone(deps.db, 'what is held back waits'),
      deps.ids,
      waiting.map((each) => ({ actorId: each.actorId, json: JSON.stringify(each) })),
    )
  return news.filter((each) => !isHeld(each))
}
