import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { writeAlone, writeAsSystem } from '../../../platform/writing/writer.ts'
import { findSearchCounts, findWantedSearches } from '../../discovery/index.ts'
import { type Day, dayOf, daysLater, daysUpTo, mondayOf } from './days.ts'
import {
  countActive,
  countAll,
  countJoined,
  countPinned,
  countReturning,
  type Figure,
  findFigures,
  type Stretch,
  writeCohorts,
  writeFigures,
} from './figures.queries.ts'
import { deleteQueueTimesBefore, noteQueueTimes } from './queue-times.queries.ts'
import { replaceWantedSearches } from './wanted-searches.queries.ts'

/** What gathering figures needs. */
export interface GatherDeps {
  readonly db: Db
  readonly clock: Clock
}

const BUCKETS = 4096
/** Buckets in one statement, so that none is long. */
const AT_ONCE = 256
/** Ids are dated, so days before the first run are counted, too. */
const DAYS_BACK = 90
const WEEKS_BACK = 8
const DAYS_SEARCHED = 14
/** Fewer might tell who it was. */
const SEVERAL_PEOPLE = 3
const MOST_WANTED = 50
const QUEUE_DAYS = 90
const A_DAY = 24 * 60 * 60 * 1000
const AN_HOUR = 60 * 60 * 1000

const stretches: readonly Stretch[] = Array.from({ length: BUCKETS / AT_ONCE }, (_, at) => ({
  first: at * AT_ONCE,
  last: (at + 1) * AT_ONCE - 1,
}))

/** Gathers the figures of the days that are not over or not gathered yet. Repeating it changes nothing. */
export async function gatherFigures(deps: GatherDeps): Promise<void> {
  const today = dayOf(deps.clock.now())
  await gatherDays(deps, today)
  await gatherTotals(deps, today)
  await gatherActive(deps, today)
  await gatherReturning(deps, today)
  await gatherSearches(deps, today)
  await gatherQueues(deps)
}

const writerOf = ({ db }: GatherDeps) => writeAlone(db, 'figures are gathered by one job alone')

/** New members, Pins and saves. A day that is over is counted once more after its end, and then stays. */
async function gatherDays(deps: GatherDeps, today: Day) {
  const days = daysUpTo(today, DAYS_BACK)
  const standing = await findFigures(deps.db, daysLater(today, -DAYS_BACK))
  const isGathered = new Set(standing.flatMap(({ name, day }) => (name === 'saves.new' ? [day] : [])))
  const wanted = days.filter((day) => !isGathered.has(day) || day >= daysLater(today, -1))
  for (const day of wanted) {
    let [members, made, saved] = [0, 0, 0]
    for (const stretch of stretches) {
      members += await countJoined(deps.db, stretch, day)
      const pinned = await countPinned(deps.db, stretch, day)
      made += pinned.made
      saved += pinned.saved
    }
    await writeFigures(writerOf(deps), [
      { name: 'members.new', day, value: members },
      { name: 'pins.new', day, value: made },
      { name: 'saves.new', day, value: saved },
    ])
  }
}

/** All members, Pins and bytes; walked once a day. */
async function gatherTotals(deps: GatherDeps, today: Day) {
  const standing = await findFigures(deps.db, today)
  if (standing.some(({ name }) => name === 'storage.bytes')) return
  let [members, pins, bytes] = [0, 0, 0]
  for (const stretch of stretches) {
    const part = await countAll(deps.db, stretch)
    members += part.members
    pins += part.pins
    bytes += Number(part.bytes)
  }
  await writeFigures(writerOf(deps), [
    { name: 'members', day: today, value: members },
    { name: 'pins', day: today, value: pins },
    { name: 'storage.bytes', day: today, value: bytes },
  ])
}

/** Whoever was here on a day, and in the 7 and 30 days up to it. Who came again since yesterday counted then: the greater one stays. */
async function gatherActive(deps: GatherDeps, today: Day) {
  const byDay = new Map<Day, number>()
  for (const stretch of stretches)
    for (const { day, count } of await countActive(deps.db, stretch, daysLater(today, -29)))
      byDay.set(day, (byDay.get(day) ?? 0) + count)
  const since = (from: Day) => [...byDay].reduce((sum, [day, count]) => (day >= from ? sum + count : sum), 0)
  const figures: Figure[] = [
    { name: 'members.day', day: daysLater(today, -1), value: byDay.get(daysLater(today, -1)) ?? 0 },
    { name: 'members.day', day: today, value: byDay.get(today) ?? 0 },
    { name: 'members.week', day: today, value: since(daysLater(today, -6)) },
    { name: 'members.month', day: today, value: since(daysLater(today, -29)) },
  ]
  await writeFigures(writerOf(deps), figures, 'keep greater')
}

/** Of those who joined in each of the last weeks, how many were here in this one. */
async function gatherReturning(deps: GatherDeps, today: Day) {
  const week = mondayOf(today)
  const joinedFrom = daysLater(week, -7 * WEEKS_BACK)
  const byWeek = new Map<Day, number>()
  for (const stretch of stretches)
    for (const { joinedWeek, count } of await countReturning(deps.db, stretch, { joinedFrom, from: week }))
      byWeek.set(joinedWeek, (byWeek.get(joinedWeek) ?? 0) + count)
  await writeCohorts(
    writerOf(deps),
    week,
    [...byWeek].map(([joinedWeek, count]) => ({ joinedWeek, count })),
  )
}

async function gatherSearches(deps: GatherDeps, today: Day) {
  const counts = await findSearchCounts(deps.db, daysLater(today, -1))
  await writeFigures(
    writerOf(deps),
    counts.flatMap(({ day, searches, withoutResult }) => [
      { name: 'searches', day, value: Number(searches) },
      { name: 'searches.empty', day, value: Number(withoutResult) },
    ]),
  )
  const wanted = await findWantedSearches(deps.db, daysLater(today, -DAYS_SEARCHED), {
    people: SEVERAL_PEOPLE,
    most: MOST_WANTED,
  })
  await inTransaction(deps.db, 'replace-wanted-searches', (tx) =>
    replaceWantedSearches(writeAsSystem(tx, 'figures are gathered by one job alone'), wanted),
  )
}

async function gatherQueues(deps: GatherDeps) {
  const now = deps.clock.now().getTime()
  await noteQueueTimes(writerOf(deps), new Date(Math.floor(now / AN_HOUR) * AN_HOUR))
  await deleteQueueTimesBefore(writerOf(deps), new Date(now - QUEUE_DAYS * A_DAY))
}
