import type { MemberId, PinId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { type BoardRow, boardsWithoutViewer } from '../../boards/index.ts'
import { findTopics } from '../../graph/index.ts'
import { findPinsOfPage, type LinkedPage, pagesOfLinks } from '../../linked-pages/index.ts'
import { colorFamilies, findPalettes } from '../../media/index.ts'
import {
  countPublicSaves,
  findBoardsOfPictures,
  findFirstPublicPinIds,
  findOldestPublicPinIds,
  findPinIdsAfter,
  findPins,
  type PinRow,
  topicsOfPins,
} from '../../pins/index.ts'
import { facetsOf, microsOfPrice } from '../search/facets.ts'
import { findDocuments } from '../search/search-documents.queries.ts'
import type { SearchDocument, SearchIndex } from '../search/search-index.ts'
import { MOST_SAVES, weights } from '../search/search-weights.ts'
import { documentOf, searchKey } from '../search/search-words.ts'
import { rankPictures } from './rank-pictures.ts'

const PINS_AT_ONCE = 200
/** Of so many of the newest saves of a picture the boards lend it their names. */
export const SAVES_ASKED = 20
/** Pins of a board that come back may be told of by several jobs, each of which sees the others' pins as well. */
const FORMER_FIRSTS = 3

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

/** Brings the documents of a member's pins up to date, and with them those of the pictures they are of. */
export async function refreshPinsOf(deps: IndexDeps, memberId: MemberId): Promise<void> {
  for (let after: Id | undefined = '0'; after !== undefined;) {
    const pins = await findPinIdsAfter(deps.db, memberId, after, PINS_AT_ONCE)
    await refreshPins(
      deps,
      pins.map(({ id }) => id),
    )
    after = pins.length < PINS_AT_ONCE ? undefined : pins.at(-1)?.id
  }
}

/** Brings the documents of the pins that lead to a page up to date. */
export async function refreshPinsOfPage(deps: IndexDeps, pageId: Id): Promise<void> {
  for (let after: Id | undefined = '0'; after !== undefined;) {
    const edges = await findPinsOfPage(deps.db, pageId, after, PINS_AT_ONCE)
    await refreshPins(
      deps,
      edges.map(({ pinId }) => pinId),
    )
    after = edges.length < PINS_AT_ONCE ? undefined : edges.at(-1)?.pinId
  }
}

/**
 * Brings pins' documents up to date, and those of the pins that stand for their aggregates now or did before: only these hold
 * what others made of the picture, so that nothing stays of it elsewhere. Answers the aggregates.
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
  const written = [...new Set([...pinIds, ...firstIds, ...(await findFormerFirsts(db, pinIds, rows, firstIds))])]
  await searchIndex.write('pin', written, (now) => documentsNow(now, written, [...aggregateIds]))
  return [...aggregateIds]
}

/** Where one of the changed pins stands first now, another may have until now: the oldest of those that did not change. */
async function findFormerFirsts(db: Db, pinIds: readonly PinId[], rows: readonly PinRow[], firstIds: readonly Id[]) {
  const firsts = new Set(firstIds)
  const aggregateIds = rows.flatMap(({ id, aggregateId }) => (firsts.has(id) ? [aggregateId] : []))
  return aggregateIds.length === 0 ? [] : findOldestPublicPinIds(db, aggregateIds, pinIds, FORMER_FIRSTS)
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
  const listed = new Set(pins.filter((pin) => isListed(pin, firsts.get(pin.aggregateId))))
  // Whatever changes of a picture, the pin that stands for it is written again; no other one is.
  const isStanding = (pin: PinRow) => listed.has(pin) && firsts.get(pin.aggregateId)?.id === pin.id
  const pictures = pins.filter(isStanding).map(({ aggregateId }) => aggregateId)
  const [holding, savesOf] = await Promise.all([
    findBoardsOfPictures(db, pictures, SAVES_ASKED),
    countPublicSaves(db, pictures, MOST_SAVES),
  ])
  const boardsOf = Map.groupBy(holding, ({ aggregateId }) => aggregateId)
  const boardIds = [...pins.flatMap(({ boardId }) => boardId ?? []), ...holding.map(({ boardId }) => boardId)]
  const boards = new Map((await boardsWithoutViewer(db, [...new Set(boardIds)])).map((board) => [board.id, board]))
  const saversNames = (pin: PinRow) =>
    (isStanding(pin) ? (boardsOf.get(pin.aggregateId) ?? []) : [])
      .flatMap(({ boardId }) => (boardId === pin.boardId ? [] : (boards.get(boardId) ?? [])))
      .flatMap((board) => (isLending(board) ? board.name : []))
  const topicsOf = await topicsOfPins(
    db,
    pins.map(({ id }) => id),
  )
  const topics = new Map(
    (await findTopics(db, [...new Set([...topicsOf.values()].flat())])).map((one) => [one.id, one]),
  )
  const [palettes, pageOf] = await Promise.all([
    findPalettes(
      db,
      pins.map(({ contentHash }) => contentHash),
    ),
    pagesOfLinks(db, pins),
  ])
  const topicNames = (id: Id) => (topicsOf.get(id) ?? []).map((topicId) => topics.get(topicId)?.name ?? '').join(' ')
  return pins.map((pin) => {
    const board = pin.boardId === null ? undefined : boards.get(pin.boardId)
    const offered = offerOfPin(pin, pageOf(pin))
    const facets = facetsOf({
      kind: pin.kind,
      colors: colorFamilies(palettes.get(pin.contentHash) ?? [pin.dominantColor]),
      topicIds: topicsOf.get(pin.id) ?? [],
      currency: offered?.currency ?? null,
      recipe: recipeOf(pageOf(pin)),
    })
    return {
      kind: 'pin',
      id: pin.id,
      ownerId: pin.pinnerId,
      groupId: pin.aggregateId,
      isListed: listed.has(pin),
      nameKey: searchKey(pin.title),
      priceMicros: offered?.micros ?? null,
      saves: isStanding(pin) ? (savesOf.get(pin.aggregateId) ?? 0) : 0,
      words: documentOf(
        [
          [weights.pin.title, pin.title],
          [weights.pin.tags, hashtagsOf(pin.description)],
          [weights.pin.description, pin.description],
          [weights.pin.altText, pin.altText],
          [weights.pin.topics, topicNames(pin.id)],
          // A board that is not for everybody lends its name to nothing that others could search for.
          [weights.pin.board, board?.privacy === 'public' ? board.name : ''],
          ...saversNames(pin).map((name) => [weights.pin.savers, name] as const),
          [weights.pin.site, siteOf(pin.domain)],
        ],
        facets,
      ),
    }
  })
}

/** A board that is not for everybody, or that somebody warns of, lends its name to no pin of others. */
const isLending = ({ privacy, isSensitiveByOwner, isSensitiveByEmployee }: BoardRow) =>
  privacy === 'public' && !isSensitiveByOwner && !isSensitiveByEmployee

const recipeOf = (page: LinkedPage | undefined) => (page?.facts?.kind === 'recipe' ? page.facts : null)

/** What the pin itself says that it costs, else what the page says that it leads to. */
function offerOfPin(pin: PinRow, page: LinkedPage | undefined): { micros: string; currency: string } | null {
  const { priceMicros, priceCurrency } = pin
  if (priceMicros !== null && priceCurrency !== null) return { micros: priceMicros, currency: priceCurrency }
  if (page?.facts?.kind !== 'product' || page.facts.price === null) return null
  const micros = microsOfPrice((page.facts.salePrice ?? page.facts.price).value)
  return micros === null ? null : { micros, currency: page.facts.price.currency }
}

/** What people call a site: its name without what all have. */
export const siteOf = (domain: string): string => domain.replace(/^www\./, '').replace(/\.[^.]*$/, '')

const hashtagsOf = (description: string): string => (description.match(/#[\p{L}\p{M}\p{N}_]+/gu) ?? []).join(' ')

/** Of a picture's saves those are listed that say something of their own; otherwise one picture would fill every page. */
export function isListed(pin: PinRow, first: PinRow | undefined): boolean {
  if (!pin.isListed || !pin.isReadableByAll) return false
  return first === undefined || first.id === pin.id || wordsOf(first) !== wordsOf(pin)
}

const wordsOf = ({ title, description }: PinRow) => searchKey(`${title} ${description}`)
