import type { PinId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { writeAlone, writeAsSystem } from '../../../platform/writing/writer.ts'
import { boardsWithoutViewer } from '../../boards/index.ts'
import { findTopicTree } from '../../graph/index.ts'
import {
  findBoardsOfPictures,
  findFirstPublicPinIds,
  findPins,
  findPinsAfterRow,
  lockPins,
  type PinRow,
  topicsOfPins,
} from '../../pins/index.ts'
import { isListed, siteOf } from '../jobs/index-pins.ts'
import { findFill, saveFill } from '../search/search-fills.queries.ts'
import { replaceFoundTopics } from './found-topics.queries.ts'
import { createTopicFinder, type FoundTopic, type TopicFinder } from './topic-finder.ts'

interface TopicDeps {
  readonly db: Db
}

/** Boards that a picture was saved to, the newest, that are asked what it is about. */
const BOARDS_ASKED = 12
const BATCH = 250
/** A fill takes more at once, so that pins of one picture share what is read of it more often. */
const FILL_BATCH = 1000
/** Raised where the finder or the tree changes so much that pins should be looked at again. */
const VERSION = 1

/** Finds anew what pins are about, and the pins that stand for their pictures now. */
export async function findPinTopics(
  { db }: TopicDeps,
  pinIds: readonly PinId[],
  leftAggregateIds: readonly Id[] = [],
): Promise<void> {
  const rows = await findPins(db, pinIds)
  const pictures = new Set([...rows.map(({ aggregateId }) => aggregateId), ...leftAggregateIds])
  const firsts = (await findFirstPublicPinIds(db, [...pictures])) as PinId[]
  const wanted = [...new Set([...pinIds, ...firsts])]
  const find = createTopicFinder(await findTopicTree(db))
  for (let at = 0; at < wanted.length; at += BATCH) await findIn(db, wanted.slice(at, at + BATCH), find)
}

/** Under the pins' locks, so that what is written last was read last. */
const findIn = (db: Db, pinIds: readonly PinId[], find: TopicFinder): Promise<void> =>
  inTransaction(db, 'find-pin-topics', async (tx) => {
    const [held, pins] = await lockPins(tx, pinIds)
    const writer = writeAsSystem(held, 'what pins are about follows from their words')
    await replaceFoundTopics(writer, pinIds, await topicsFor(held, pins, find))
  })

/** Only pins that everybody may find have topics here: nothing is said of others. */
async function topicsFor(db: Db, all: readonly PinRow[], find: TopicFinder) {
  const pictures = [...new Set(all.map(({ aggregateId }) => aggregateId))]
  const firsts = await findPins(db, await findFirstPublicPinIds(db, pictures))
  const firstOf = new Map(firsts.map((pin) => [pin.aggregateId, pin]))
  const pins = all.filter((pin) => isListed(pin, firstOf.get(pin.aggregateId)))
  const [chosen, holding] = await Promise.all([
    topicsOfPins(
      db,
      pins.filter(({ topicCount }) => topicCount > 0).map(({ id }) => id),
    ),
    findBoardsOfPictures(
      db,
      pins.map(({ aggregateId }) => aggregateId),
      BOARDS_ASKED,
    ),
  ])
  const boardsOf = Map.groupBy(holding, ({ aggregateId }) => aggregateId)
  const boardIds = [...holding.map(({ boardId }) => boardId), ...pins.flatMap(({ boardId }) => boardId ?? [])]
  const names = new Map(
    (await boardsWithoutViewer(db, [...new Set(boardIds)]))
      // A board that is not for everybody lends its name to nothing.
      .filter(({ privacy }) => privacy === 'public')
      .map(({ id, name }) => [id, name]),
  )
  return pins.flatMap((pin) => {
    const others = (boardsOf.get(pin.aggregateId) ?? []).map(({ boardId }) => boardId)
    const boards = [...new Set([...(pin.boardId === null ? [] : [pin.boardId]), ...others])]
    const found = find({
      title: pin.title,
      description: pin.description,
      altText: pin.altText,
      site: siteOf(pin.domain),
      boards: boards.flatMap((id) => names.get(id) ?? []),
    })
    return withChosen(chosen.get(pin.id) ?? [], found).map((topic) => ({ pinId: pin.id, ...topic }))
  })
}

/** What the maker said is sure, whatever the words say. */
const withChosen = (chosen: readonly Id[], found: readonly FoundTopic[]): FoundTopic[] => [
  ...chosen.map((topicId) => ({ topicId, confidence: 1 })),
  ...found.filter(({ topicId }) => !chosen.includes(topicId)),
]

/** Finds what the pins are about that were there before. Broken off, it goes on where it was; done, it does nothing. */
export async function fillPinTopics(deps: TopicDeps): Promise<void> {
  const kind = `topics-${VERSION}`
  const progress = await findFill(deps.db, kind)
  if (progress?.isDone) return
  let after: { bucket: number; id: Id } = progress ?? { bucket: 0, id: '0' }
  for (;;) {
    const find = createTopicFinder(await findTopicTree(deps.db))
    const rows = await findPinsAfterRow(deps.db, after, FILL_BATCH)
    const pinIds = rows.map(({ id }) => id)
    // Pins that stand for these pins' pictures have their own turn.
    if (pinIds.length > 0) await findIn(deps.db, pinIds, find)
    after = rows.at(-1) ?? after
    const isDone = rows.length < FILL_BATCH
    await saveFill(writeAlone(deps.db, 'how far topics are found'), kind, { ...after, isDone })
    if (isDone) return
  }
}
