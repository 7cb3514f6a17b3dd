import type { MemberId, PinId } from '@pinfold/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { compareIds, LAST_ID } from '../../../platform/ids/ids.ts'
import { findPins } from '../../pins/index.ts'
import type { Recommender } from '../../recommender/index.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { findSeenPins } from '../seen/seen-pins.queries.ts'
import { type Muted, mutedByKind, ofMuted } from '../tuner/leave-muted-out.ts'
import { findMutedSources } from '../tuner/muted-sources.queries.ts'
import { findAbout, findTopicPins } from './from-topics.ts'
import { keepApart } from './keep-apart.ts'
import { findNewestPinsOf, type ListSource } from './recommended.queries.ts'
import { type Candidate, candidateOf, findBeside, findForBoards, findLikeViewed, inTurn } from './walk-sources.ts'

interface ChooseDeps {
  readonly db: Db
  readonly clock: Clock
  readonly recommender: Recommender
  readonly searchIndex: SearchIndex
}

/** All that are looked at are the member's already. */
const PINS_LOOKED_AT = 500
/** At most so many of walks, and as many of what rises: a dozen pages. Whoever reads on gets more behind them. */
const WANTED = 100
const APART = 5

/**
 * What a member's home may show for each part of a list, in order, beside what the list has: no picture twice, nothing that
 * they have or switched off, and what they saw behind what they did not see.
 */
export async function chooseCandidates(
  deps: ChooseDeps,
  memberId: MemberId,
  listed: readonly { readonly pinId: PinId; readonly source: ListSource }[] = [],
): Promise<Candidate[]> {
  const { db } = deps
  const [own, sources, seen, rows] = await Promise.all([
    findNewestPinsOf(db, memberId, PINS_LOOKED_AT),
    findMutedSources(db, memberId),
    findSeenPins(db, memberId),
    listed.length === 0 ? [] : findPins(db, [...new Set(listed.map(({ pinId }) => pinId))]),
  ])
  const muted = mutedByKind(sources)
  const pictures = rows.map(({ aggregateId }) => aggregateId)
  const asked = { memberId, own, muted, listed: pictures }
  const olderThan = listed.flatMap(({ pinId, source }) => (source === 'topic' ? pinId : [])).toSorted(compareIds)[0]
  const given = new Set(listed.map(({ pinId }) => pinId))
  const [walked, forBoards, likeViewed, topical] = await Promise.all([
    findBeside(deps, asked),
    findForBoards(deps, asked),
    findLikeViewed(deps, asked),
    findTopicPins(deps, {
      memberId,
      muted: muted.topic,
      listed: given,
      olderThan: olderThan ?? LAST_ID,
      now: deps.clock.now(),
    }),
  ])
  const rising = topical.rising.map(({ pin, topicId }) => candidateOf(pin, { topicId }, 'rising'))
  const newest = topical.newest.map(({ pin, topicId }) => candidateOf(pin, { topicId }, 'topic'))
  const known = new Set([...own.map(({ aggregateId }) => aggregateId), ...pictures])
  const found = await withoutMuted(deps, muted, [...inTurn([walked, forBoards, likeViewed]), ...rising, ...newest])
  const chosen = found.filter(({ pin }) => !known.has(pin.aggregateId) && known.add(pin.aggregateId))
  return (['walk', 'rising', 'topic'] as const).flatMap((source) => {
    const part = chosen.filter((candidate) => candidate.source === source)
    const isNew = ({ pinId }: Candidate) => !seen.has(pinId)
    // A small installation has little else than what was seen.
    return [...keepApart(part.filter(isNew), APART), ...part.filter((pin) => !isNew(pin))].slice(0, WANTED)
  })
}

/** What belongs to something that is switched off comes by no other way either, nor what is about such a topic. */
async function withoutMuted(deps: ChooseDeps, muted: Muted, found: readonly Candidate[]): Promise<Candidate[]> {
  const rows = found.map(({ pin }) => pin)
  const [belonging, about] = await Promise.all([ofMuted(deps.db, muted, rows), findAbout(deps, [...muted.topic])])
  const left = new Set([...belonging, ...about])
  return found.filter(({ pinId }) => !left.has(pinId))
}
