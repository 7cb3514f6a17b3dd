import type { PinId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { boardsWithoutViewer } from '../../boards/index.ts'
import { findTopics } from '../../graph/index.ts'
import { findFirstPublicPinIds, findPins, type PinRow, topicsOfPins } from '../../pins/index.ts'
import { findDocuments } from '../search/search-documents.queries.ts'
import type { SearchDocument, SearchIndex } from '../search/search-index.ts'
import { documentOf, searchKey } from '../search/search-words.ts'
import { rankPictures } from './rank-pictures.ts'

/** What the jobs of the search index need. */
export interface IndexDeps {
  readonly db: Db
  readonly searchIndex: SearchIndex
}

/** Brings pins' documents and their pictures' ranks up to date, as things stand now; pins that are gone leave both. */
export async function refreshPins(
  deps: IndexDeps,
  pinIds: readonly PinId[],
  leftAggregateIds: readonly Id[] = [],
): Promise<void> {
  await rankPictures(deps.db, await indexPins(deps, pinIds, leftAggregateIds))
}

/**
 * Brings pins' documents up to date, and those of the pins that stand for their aggregates now or did before. Answers
 * the aggregates.
 */
export async function indexPins(
  { db, searchIndex }: IndexDeps,
  pinIds: readonly PinId[],
  leftAggregateIds: readonly Id[] = [],
): Promise<Id[]> {
  const [before, rows] = await Promise.all([findDocuments(db, 'pin', pinIds), findPins(db, pinIds)])
  const aggregateIds = new Set([
    ...before.flatMap(({ groupId }) => (groupId === null ? [] : [groupId])),
    ...rows.map(({ aggregateId }) => aggregateId),
    ...leftAggregateIds,
  ])
  const firstIds = await findFirstPublicPinIds(db, [...aggregateIds])
  await searchIndex.write('pin', [...new Set([...pinIds, ...firstIds])], (now) =>
    documentsNow(now, [...new Set([...pinIds, ...firstIds])], [...aggregateIds]),
  )
  return [...aggregateIds]
}

/** The documents of the pins, by which pins stand for their aggregates at this moment. */
async function documentsNow(db: Db, pinIds: readonly PinId[], aggregateIds: readonly Id[]): Promise<SearchDocument[]> {
  const [pins, firstIds] = await Promise.all([findPins(db, pinIds), findFirstPublicPinIds(db, aggregateIds)])
  const known = new Set(pins.map(({ id }) => id))
  const others = await findPins(
    db,
    firstIds.filter((id) => !known.has(id)),
  )
  const byId = new Map([...pins, ...others].map((pin) => [pin.id, pin]))
  const firsts = new Map(
    firstIds.flatMap((id) => {
      const pin = byId.get(id)
      return pin ? [[pin.aggregateId, pin] as const] : []
    }),
  )
  return documentsOf(db, pins, firsts)
}

async function documentsOf(
  db: Db,
  pins: readonly PinRow[],
  firsts: ReadonlyMap<Id, PinRow>,
): Promise<SearchDocument[]> {
  const boardIds = [...new Set(pins.flatMap(({ boardId }) => (boardId === null ? [] : [boardId])))]
  const boards = new Map((await boardsWithoutViewer(db, boardIds)).map((board) => [board.id, board]))
  const topicsOf = await topicsOfPins(
    db,
    pins.map(({ id }) => id),
  )
  const topics = new Map(
    (await findTopics(db, [...new Set([...topicsOf.values()].flat())])).map((one) => [one.id, one]),
  )
  const topicNames = (id: Id) => (topicsOf.get(id) ?? []).map((topicId) => topics.get(topicId)?.name ?? '').join(' ')
  return pins.map((pin) => {
    const board = pin.boardId === null ? undefined : boards.get(pin.boardId)
    return {
      kind: 'pin',
      id: pin.id,
      ownerId: pin.pinnerId,
      groupId: pin.aggregateId,
      isListed: isListed(pin, firsts.get(pin.aggregateId)),
      nameKey: searchKey(pin.title),
      words: documentOf([
        ['A', pin.title],
        ['A', hashtagsOf(pin.description)],
        ['B', pin.description],
        ['C', pin.altText],
        ['C', topicNames(pin.id)],
        // A board that is not for everybody lends its name to nothing that others could search for.
        ['D', board?.privacy === 'public' ? board.name : ''],
      ]),
    }
  })
}

const hashtagsOf = (description: string): string => (description.match(/#[\p{L}\p{M}\p{N}_]+/gu) ?? []).join(' ')

/** Of a picture's saves those are listed that say something of their own; otherwise one picture would fill every page. */
function isListed(pin: PinRow, first: PinRow | undefined): boolean {
  if (!pin.isListed || !pin.isReadableByAll) return false
  return first === undefined || first.id === pin.id || wordsOf(first) !== wordsOf(pin)
}

const wordsOf = ({ title, description }: PinRow) => searchKey(`${title} ${description}`)
