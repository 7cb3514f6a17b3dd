import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { MemberId, PinId } from '@pinfold/contract'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { type Batches, inBatches } from '../../../platform/in-batches.ts'
import { addressKey } from '../../../platform/rate-limit/rate-limit.ts'
import { writeAlone } from '../../../platform/writing/writer.ts'
import { insertBatches, type NewBatch } from './batches.queries.ts'
import type { SeenThing } from './seen-batch.ts'

/** What waits to be written, beyond which it goes uncounted; how many are written at once. */
const MOST_WAITING = 5000
const AT_ONCE = 500
/** More than one person looks at in an hour, and than the people of one address tell of. */
const THINGS_AN_HOUR = 3000
const THINGS_OF_ADDRESS = 30_000
const AN_HOUR = 60 * 60 * 1000
/** Who is counted within an hour; beyond them nobody new is. */
const MOST_KNOWN = 200_000
const KEY_BYTES = 16

type Seeing = Pick<Viewer, 'id' | 'actorId' | 'device' | 'kind' | 'consent' | 'country' | 'deviceSource'>

interface Told {
  /** One key for a batch and its repeats; left out where nothing is sent twice. */
  readonly batchKey?: string
  readonly seen: readonly SeenThing[]
  readonly address: string
}

/** Notes what was seen of Pins, of those who allow statistics, for the job that counts it. */
export interface SeenNotes extends Batches {
  /** In memory only: nobody waits for it. What is too much is passed over in silence. */
  note(viewer: Seeing, told: Told): void
  /** A save, by the Pin that came of it; whoever saved must allow statistics. */
  noteSave(save: { readonly memberId: MemberId; readonly pinId: PinId; readonly savedPinId: PinId }): void
}

interface Deps {
  readonly db: Db
  readonly clock: Clock
  readonly secret: string
}

/** Notes of this process, joined with those of others in the database. */
export function createSeenNotes({ db, clock, secret }: Deps): SeenNotes {
  let waiting: NewBatch[] = []
  const bounds = createBounds(clock)

  async function write() {
    while (waiting.length > 0) {
      const batches = waiting.slice(0, AT_ONCE)
      await insertBatches(writeAlone(db, 'each batch is written once, by its key'), batches)
      waiting = waiting.slice(batches.length)
    }
  }

  const wait = (batch: NewBatch) => {
    if (waiting.length < MOST_WAITING) waiting.push(batch)
  }

  return {
    note(viewer, { batchKey, seen, address }) {
      const unit = viewer.actorId ?? viewer.id ?? viewer.device
      if (viewer.consent?.analytic !== true || viewer.kind === 'bot' || unit === undefined || seen.length === 0) return
      if (!bounds.take(unit, THINGS_AN_HOUR, seen.length)) return
      if (!bounds.take(addressKey(address), THINGS_OF_ADDRESS, seen.length)) return
      const { id: memberId, country, deviceSource: device } = viewer
      wait({
        // Nobody can take up the key of another.
        key: keyOf(secret, `${unit} ${batchKey ?? randomUUID()}`),
        at: clock.now(),
        batch: { unit, memberId, country, device, seen },
      })
    },
    noteSave({ memberId, pinId, savedPinId }) {
      wait({
        key: keyOf(secret, `save ${savedPinId}`),
        at: clock.now(),
        batch: { unit: memberId, memberId, country: '', device: '', seen: [[pinId, 'save']] },
      })
    },
    ...inBatches(write),
  }
}

const keyOf = (secret: string, name: string): Buffer =>
  createHmac('sha256', secret).update(`seen ${name}`).digest().subarray(0, KEY_BYTES)

/** Counts what each may tell within an hour, in this process. */
function createBounds(clock: Clock) {
  let hour = 0
  let taken = new Map<string, number>()
  return {
    take(of: string, most: number, units: number): boolean {
      const now = Math.floor(clock.now().getTime() / AN_HOUR)
      if (now !== hour) [hour, taken] = [now, new Map()]
      const key = createHash('sha256').update(of).digest('base64')
      const count = (taken.get(key) ?? 0) + units
      if (count > most || (taken.size >= MOST_KNOWN && !taken.has(key))) return false
      taken.set(key, count)
      return true
    },
  }
}
