import type { Pool } from 'pg'
import { feedLimits } from '../../apps/server/src/modules/discovery/index.ts'
import { agePins } from '../../apps/server/src/modules/discovery/jobs/age-pins.ts'
import { fillSearch } from '../../apps/server/src/modules/discovery/jobs/fill-search.ts'
import { fillPopularPins } from '../../apps/server/src/modules/discovery/jobs/rank-pictures.ts'
import { fillPinTopics } from '../../apps/server/src/modules/discovery/topics/find-pin-topics.ts'
import { createSearchIndex } from '../../apps/server/src/modules/discovery/search/postgres-search-index.ts'
import { countOldDocuments } from '../../apps/server/src/modules/discovery/search/known-words/write-documents.ts'
import type { PictureFacts } from '../../apps/server/src/modules/media/index.ts'
import { createDb } from '../../apps/server/src/platform/db/db.ts'
import type { Storage } from '../../apps/server/src/platform/storage/storage.ts'
import { makeBoardFollows, makeBoards } from './boards.ts'
import { analyze, checkpoint, fillTable, markFilled, openBulk, vacuumAnalyze } from './bulk.queries.ts'
import { createDatedIds, type DatedIds } from './dated-ids.ts'
import { createFeedNotes } from './feeds.ts'
import { takeIndexesAway } from './indexes.queries.ts'
import { insertBoards, insertFeeds, insertPeople, type MadeWorld } from './insert-world.ts'
import { createPageNotes } from './linked-pages.ts'
import { makeFollows, makeMembers } from './people.ts'
import { createPinMaker, type MadeAggregate } from './pins.ts'
import { documentRow } from './pin-documents.ts'
import { type Random, randomFrom } from './random.ts'
import * as row from './rows.ts'
import { storePictures } from './store-pictures.ts'

const DAY = 24 * 60 * 60 * 1000
const MINUTE = 60_000
/** Ids cannot be older than 2026. */
const START = Date.UTC(2026, 0, 1)
const WALL = 5000
const CHUNK = 2000
const TOLD = 100_000

/** Filled as a whole, without their indexes. */
const filled = [
  'members usernames emails follows followers wide_sources merged_sources',
  'boards board_sections board_members member_boards board_follows board_followers',
  'pins board_pins aggregates picture_signatures search_documents feed_items',
  'linked_pages linked_page_reads linked_page_pins',
].flatMap((names) => names.split(' '))

interface DatasetDeps {
  readonly pool: Pool
  readonly storage: Storage
  log(line: string): void
}

/** Fills an empty, migrated database with so many pins and everything around them, all counters true. */
export async function makeDataset(deps: DatasetDeps, pinCount: number): Promise<void> {
  const { pool, log } = deps
  const db = createDb(pool)
  const random = randomFrom(1)
  const ids = createDatedIds(START)
  const pictures = await storePictures(db, deps.storage)
  const putIndexesBack = await takeIndexesAway(pool, filled)
  const world = makeWorld(pinCount, ids, random)
  const feeds = createFeedNotes()
  log('pins')
  await insertPins(deps, { world, pictures, feeds, ids, random }, pinCount)
  log('members and boards')
  await insertPeople(pool, world)
  await insertBoards(pool, world)
  log('feeds')
  await insertFeeds(pool, world, feeds, feedLimits.length)
  log('indexes')
  await putIndexesBack()
  await analyze(db)
  log('popular pins, and the search for boards and members')
  await markFilled(db)
  await fillPopularPins(db)
  await fillSearch({ db, searchIndex: createSearchIndex(db) })
  log('ages and words of the search, and topics of pins')
  // One waits for PostgreSQL most of the time, and the other for the program.
  await Promise.all([agePins(db).then(() => countOldDocuments(db)), fillPinTopics({ db })])
  await vacuumAnalyze(db, ['popular_pins', 'search_documents', 'search_fills', 'search_words', 'found_topics'])
  await checkpoint(db)
}

interface Making {
  readonly world: MadeWorld
  readonly pictures: readonly PictureFacts[]
  readonly feeds: ReturnType<typeof createFeedNotes>
  readonly ids: DatedIds
  readonly random: Random
}

async function insertPins({ pool, log }: DatasetDeps, making: Making, pinCount: number): Promise<void> {
  const { world, pictures, feeds, ids, random } = making
  const { members, boards } = world
  const maker = createPinMaker({ members, boards, ids, random }, Math.min(0.5, WALL / pinCount))
  const pages = createPageNotes()
  const [pinTable, edgeTable, documentTable, pageEdgeTable] = await Promise.all([
    openBulk(pool, 'pins'),
    openBulk(pool, 'board_pins'),
    openBulk(pool, 'search_documents'),
    openBulk(pool, 'linked_page_pins'),
  ])
  const firstOf = new Map<MadeAggregate, string>()
  // Spread over the past, up to yesterday, so that what a run saves is the newest.
  const span = Math.max(DAY, Date.now() - START - DAY)
  for (let done = 0; done < pinCount; done += CHUNK) {
    const pins = Array.from({ length: Math.min(CHUNK, pinCount - done) }, (_, place) => {
      ids.goTo(START + MINUTE + ((done + place) / pinCount) * (span - MINUTE))
      return maker.make()
    })
    const rows = pins.map((pin) => row.pinRow(members, boards, pictures, pin))
    const documents = pins.map((pin, place) => {
      if (pin.isListed && pin.isReadableByAll && !firstOf.has(pin.aggregate)) firstOf.set(pin.aggregate, pin.id)
      const board = pin.board === null ? undefined : boards[pin.board]
      return documentRow(pin, rows[place], board, firstOf.get(pin.aggregate))
    })
    await Promise.all([
      pinTable.write(rows),
      edgeTable.write(rows.flatMap((pin) => row.edgeRow(pin) ?? [])),
      documentTable.write(documents),
      pageEdgeTable.write(pages.edgesOf(rows)),
    ])
    feeds.note(pins)
    if ((done + CHUNK) % TOLD < CHUNK) log(`${done + pins.length} pins`)
  }
  await Promise.all([pinTable.end(), edgeTable.end(), documentTable.end(), pageEdgeTable.end()])
  await fillTable(pool, 'linked_pages', pages.pages())
  await fillTable(pool, 'linked_page_reads', pages.reads())
  await insertAggregates(pool, pictures, maker.aggregates)
}

function makeWorld(pinCount: number, ids: DatedIds, random: Random): MadeWorld {
  const members = makeMembers(Math.max(20, Math.round(pinCount / 500)), ids, random)
  const boards = makeBoards(Math.max(40, Math.round(pinCount / 25)), members, ids, random)
  const follows = makeFollows(members, ids, random)
  return { members, boards, follows, boardFollows: makeBoardFollows(members, boards, ids, random) }
}

async function insertAggregates(
  pool: Pool,
  pictures: readonly PictureFacts[],
  aggregates: readonly MadeAggregate[],
): Promise<void> {
  const [table, signatures] = await Promise.all([openBulk(pool, 'aggregates'), openBulk(pool, 'picture_signatures')])
  for (let start = 0; start < aggregates.length; start += CHUNK) {
    const some = aggregates.slice(start, start + CHUNK)
    await Promise.all([
      table.write(some.map((each) => row.aggregateRow(pictures, each))),
      signatures.write(some.map((each) => row.signatureRow(pictures, each))),
    ])
  }
  await Promise.all([table.end(), signatures.end()])
}
