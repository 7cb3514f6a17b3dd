import { feedLimits } from '../../apps/server/src/modules/discovery/index.ts'
import { fillSearch } from '../../apps/server/src/modules/discovery/jobs/fill-search.ts'
import { fillPopularPins } from '../../apps/server/src/modules/discovery/jobs/rank-pictures.ts'
import { createSearchIndex } from '../../apps/server/src/modules/discovery/search/postgres-search-index.ts'
import type { PictureFacts } from '../../apps/server/src/modules/media/index.ts'
import type { Db } from '../../apps/server/src/platform/db/db.ts'
import type { Storage } from '../../apps/server/src/platform/storage/storage.ts'
import { makeBoardFollows, makeBoards } from './boards.ts'
import { checkpoint, insertRows, vacuumAnalyze } from './bulk.queries.ts'
import { createDatedIds, type DatedIds } from './dated-ids.ts'
import { createFeedNotes } from './feeds.ts'
import { insertBoards, insertFeeds, insertPeople, type MadeWorld } from './insert-world.ts'
import { makeFollows, makeMembers } from './people.ts'
import { createPinMaker } from './pins.ts'
import { type Random, randomFrom } from './random.ts'
import * as row from './rows.ts'
import { storePictures } from './store-pictures.ts'

const DAY = 24 * 60 * 60 * 1000
const MINUTE = 60_000
/** Ids cannot be older than 2026. */
const START = Date.UTC(2026, 0, 1)
const WALL = 5000
const CHUNK = 5000

interface DatasetDeps {
  readonly db: Db
  readonly storage: Storage
  log(line: string): void
}

/** Fills an empty, migrated database with so many pins and everything around them but the search, all counters true. */
export async function makeDataset(deps: DatasetDeps, pinCount: number): Promise<void> {
  const { db, log } = deps
  const random = randomFrom(1)
  const ids = createDatedIds(START)
  const pictures = await storePictures(db, deps.storage)
  const world = makeWorld(pinCount, ids, random)
  const feeds = createFeedNotes()
  await insertPins()
  await insertPeople(db, world)
  await insertBoards(db, world)
  log('feeds')
  await insertFeeds(db, world, feeds, feedLimits.length)
  await vacuumAnalyze(db)

  async function insertPins() {
    const { members, boards } = world
    const maker = createPinMaker({ members, boards, ids, random }, Math.min(0.5, WALL / pinCount))
    // Spread over the past, up to yesterday, so that what a run saves is the newest.
    const span = Math.max(DAY, Date.now() - START - DAY)
    for (let done = 0; done < pinCount; done += CHUNK) {
      const pins = Array.from({ length: Math.min(CHUNK, pinCount - done) }, (_, place) => {
        ids.goTo(START + MINUTE + ((done + place) / pinCount) * (span - MINUTE))
        return maker.make()
      })
      const rows = pins.map((pin) => row.pinRow(members, boards, pictures, pin))
      await insertRows(db, 'pins', rows)
      const edges = rows.flatMap((pin) => row.edgeRow(pin) ?? [])
      await insertRows(db, 'board_pins', edges)
      feeds.note(pins)
      if ((done / CHUNK) % 20 === 19) log(`${done + CHUNK} pins`)
    }
    await insertAggregates(db, pictures, maker.aggregates)
  }
}

/** Makes it searchable by the product's own jobs, which go on where they were broken off. */
export async function fillDiscovery(db: Db): Promise<void> {
  await fillPopularPins(db)
  await fillSearch({ db, searchIndex: createSearchIndex(db) })
  await vacuumAnalyze(db)
  await checkpoint(db)
}

function makeWorld(pinCount: number, ids: DatedIds, random: Random): MadeWorld {
  const members = makeMembers(Math.max(20, Math.round(pinCount / 500)), ids, random)
  const boards = makeBoards(Math.max(40, Math.round(pinCount / 25)), members, ids, random)
  const follows = makeFollows(members, ids, random)
  return { members, boards, follows, boardFollows: makeBoardFollows(members, boards, ids, random) }
}

async function insertAggregates(
  db: Db,
  pictures: readonly PictureFacts[],
  aggregates: ReturnType<typeof createPinMaker>['aggregates'],
): Promise<void> {
  const rows = aggregates.map((each) => row.aggregateRow(pictures, each))
  await insertRows(db, 'aggregates', rows)
  const signatures = aggregates.map((each) => row.signatureRow(pictures, each))
  await insertRows(db, 'picture_signatures', signatures)
}
