import { createHmac } from 'node:crypto'
import { limits, type MemberId, type PinId, siteDomainOf } from '@pinfold/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { type Writer, writeAlone, writeAsSystem } from '../../../platform/writing/writer.ts'
import { findMembers } from '../../accounts/index.ts'
import { findDomainOwners } from '../../claims/index.ts'
import { findTopicsFollowedBy } from '../../graph/index.ts'
import { findPins } from '../../pins/index.ts'
import { deleteCountedBefore, findWaiting, takeBatches, type WaitingBatch } from '../noting/batches.queries.ts'
import { attribute, type Hit, type Known } from './attribute.ts'
import { findSeers, noteSeers, type Seen } from './audience.queries.ts'
import { sumsBy } from './sums.ts'
import { addToBoards, addToDays, addToPins, addToSites } from './sums.queries.ts'

/** What counting needs. */
export interface CountDeps {
  readonly db: Db
  readonly clock: Clock
  readonly secret: string
}

const AT_ONCE = 300
const MOST_ROUNDS = 200
const MOST_TOPICS = 20
const KEY_BYTES = 16
/** Browsers repeat what they could not send for minutes, not for days. */
const KEYS_KEPT = 2 * 24 * 60 * 60 * 1000

/** Counts what was noted: each batch once, since it is emptied in the transaction that counts it. */
export async function countSeen(deps: CountDeps): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const waiting = await findWaiting(deps.db, AT_ONCE)
    if (waiting.length === 0) break
    await inTransaction(deps.db, 'count-seen', (tx) => countSome(deps, tx, waiting))
  }
  await deleteCountedBefore(
    writeAlone(deps.db, 'keys that nobody repeats any more'),
    new Date(deps.clock.now().getTime() - KEYS_KEPT),
  )
}

async function countSome(deps: CountDeps, tx: Tx, waiting: readonly WaitingBatch[]): Promise<void> {
  const writer = writeAsSystem(tx, 'counted from what was noted')
  const batches = await takeBatches(writer, waiting)
  if (batches.length === 0) return
  const hits = attribute(batches, await know(tx, batches))
  const counted = hits.length === 0 ? [] : await noteAudience(deps, writer, hits)
  if (counted.length > 0) {
    await addToDays(
      writer,
      sumsBy(counted, ({ businessId, day, source }) => `${businessId} ${day} ${source}`),
    )
    const onBoards = counted.filter(({ source, pin }) => source === 'own' && pin.boardId !== null)
    if (onBoards.length > 0)
      await addToBoards(
        writer,
        sumsBy(onBoards, ({ businessId, day, pin }) => `${businessId} ${day} ${pin.boardId}`),
      )
    const onSites = counted.filter(({ site }) => site !== null)
    if (onSites.length > 0)
      await addToSites(
        writer,
        sumsBy(onSites, ({ businessId, day, site, source }) => `${businessId} ${day} ${site} ${source}`),
      )
    await addToPins(
      writer,
      sumsBy(counted, ({ businessId, day, pin, source }) => `${businessId} ${day} ${pin.id} ${source}`),
    )
  }
}

/** The Pins that were seen, whose they are, and who of these is a business. Three statements. */
async function know(tx: Tx, batches: readonly WaitingBatch[]): Promise<Known> {
  const ids = new Set<PinId>(batches.flatMap(({ seen: { seen } }) => seen.map(([id]) => id)))
  const pins = await findPins(tx, [...ids])
  const domains = new Set(pins.flatMap(({ link }) => siteDomainOf(link) ?? []))
  const siteOwners = await findDomainOwners(tx, [...domains])
  const memberIds = new Set([...pins.map(({ pinnerId }) => pinnerId), ...siteOwners.values()])
  const members = memberIds.size === 0 ? [] : await findMembers(tx, [...memberIds])
  return {
    pins: new Map(pins.map((pin) => [pin.id, pin])),
    businesses: new Set(members.flatMap(({ id, isPartner }) => (isPartner ? [id] : []))),
    siteOwners,
  }
}

/** Notes who it was, and answers what counts: so much of one person for a business in a day. */
async function noteAudience(deps: CountDeps, writer: Writer, hits: readonly Hit[]): Promise<Hit[]> {
  const groups = [...Map.groupBy(hits, ({ businessId, by }) => `${businessId} ${by.unit}`)].map(([name, group]) => ({
    group,
    businessId: group[0]?.businessId as MemberId,
    // A key of this business alone: by it nobody is found with another one.
    key: createHmac('sha256', deps.secret).update(`audience ${name}`).digest().subarray(0, KEY_BYTES),
    day: group.reduce((latest, { day }) => (day > latest ? day : latest), ''),
  }))
  const nameOf = (businessId: MemberId, key: Buffer) => `${businessId} ${key.toString('base64')}`
  const before = new Map((await findSeers(writer, groups)).map((row) => [nameOf(row.businessId, row.key), row]))
  const followed = await topicsOf(writer, hits)
  const counted: Hit[] = []
  const seen: Seen[] = []
  for (const { group, businessId, key, day } of groups) {
    const row = before.get(nameOf(businessId, key))
    const left = limits.insights.countedADay - (row?.lastDay === day ? row.dayCount : 0)
    const some = group.slice(0, Math.max(0, left))
    const first = some[0]
    if (first === undefined) continue
    counted.push(...some)
    const { by } = some.find(({ by: { device } }) => device !== '') ?? first
    seen.push({
      businessId,
      key,
      day,
      isEngaged: some.some(({ kind }) => kind !== 'impression'),
      count: some.length,
      country: by.country,
      device: by.device,
      topicIds: (by.memberId === null ? undefined : followed.get(by.memberId)) ?? [],
    })
  }
  if (seen.length > 0) await noteSeers(writer, seen)
  return counted
}

async function topicsOf(writer: Writer, hits: readonly Hit[]): Promise<Map<MemberId, Id[]>> {
  const memberIds = new Set(hits.flatMap(({ by: { memberId } }) => memberId ?? []))
  return memberIds.size === 0 ? new Map() : findTopicsFollowedBy(writer, [...memberIds], MOST_TOPICS)
}
