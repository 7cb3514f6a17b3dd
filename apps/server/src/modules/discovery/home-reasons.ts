import { type Pin, type PinId, routes } from '@pinfold/contract'
import type { Viewer } from '../../platform/auth/viewer.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { boardPath, canSeeBoardPins, type KnownBoard, knowBoards } from '../boards/index.ts'
import { topicNames } from '../graph/index.ts'
import { findPins, type PinRow } from '../pins/index.ts'
import type { RecommendedPin } from './recommended/recommended.queries.ts'

/** Why home shows a pin. */
export type Reason = NonNullable<Pin['recommendation_reason']>

/** Adds why each of the pins is there. What that names are kept rows, so it costs no statement as a rule. */
export async function addReasons(
  { db }: { readonly db: Db },
  viewer: Viewer,
  pins: readonly RecommendedPin[],
  reasons: Map<PinId, Reason>,
): Promise<void> {
  const idsOf = (pick: (pin: RecommendedPin) => Id | null) => [...new Set(pins.flatMap((pin) => pick(pin) ?? []))]
  const boardIds = idsOf(({ becauseBoardId }) => becauseBoardId)
  const [topics, viewed, boards] = await Promise.all([
    byId(
      idsOf(({ becauseTopicId }) => becauseTopicId),
      (ids) => topicNames({ db }, ids),
    ),
    byId(
      idsOf(({ becauseViewedPinId }) => becauseViewedPinId),
      (ids) => findPins(db, ids),
    ),
    boardIds.length === 0 ? new Map<Id, KnownBoard>() : knowBoards({ db }, viewer, boardIds),
  ])
  for (const pin of pins) {
    const reason = reasonOf(pin, {
      topic: topics.get(pin.becauseTopicId ?? ''),
      viewed: viewed.get(pin.becauseViewedPinId ?? ''),
      board: boards.get(pin.becauseBoardId ?? ''),
    })
    if (reason) reasons.set(pin.pinId, reason)
  }
}

async function byId<T extends { readonly id: Id }>(
  ids: readonly Id[],
  find: (ids: readonly Id[]) => Promise<readonly T[]>,
): Promise<Map<Id, T>> {
  const rows = ids.length === 0 ? [] : await find(ids)
  return new Map(rows.map((row) => [row.id, row]))
}

interface Because {
  readonly topic: { readonly id: Id; readonly slug: string; readonly name: string } | undefined
  readonly viewed: PinRow | undefined
  readonly board: KnownBoard | undefined
}

/** What is gone, or hidden from the viewer since, is no reason that can be named. */
function reasonOf(pin: RecommendedPin, { topic, viewed, board }: Because): Reason | null {
  if (topic) {
    const url = routes.topic.build({ topicSlug: topic.slug, topicId: topic.id })
    return { type: 'topic', id: topic.id, title: topic.name, url }
  }
  if (pin.becausePinId !== null) {
    const url = routes.closeup.build({ pinId: pin.becausePinId })
    return { type: 'saved_pin', id: pin.becausePinId, title: pin.becauseTitle ?? '', url }
  }
  if (viewed?.isListed && viewed.isReadableByAll)
    return { type: 'viewed_pin', id: viewed.id, title: viewed.title, url: routes.closeup.build({ pinId: viewed.id }) }
  if (board && canSeeBoardPins(board.facts).isAllowed)
    return { type: 'board', id: board.row.id, title: board.row.name, url: boardPath(board) }
  return null
}
