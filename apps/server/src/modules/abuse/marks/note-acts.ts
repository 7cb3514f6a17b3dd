import { trustAges } from '@pinfold/contract'
import { actorOf, isMember, type Viewer } from '../../../platform/auth/viewer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { type Batches, inBatches } from '../../../platform/in-batches.ts'
import { bucketOfKey, timeOf } from '../../../platform/ids/ids.ts'
import type { Outbox } from '../../../platform/events/outbox.ts'
import { addressKey } from '../../../platform/rate-limit/rate-limit.ts'
import { levelOf } from '../../../platform/rate-limit/member-rates.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import type { Said } from '../said-by-call.ts'
import { type Mark, upsertMarks } from './marks.queries.ts'
import { marksOf, type NotedAct } from './marks-of-act.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** Acts were noted under these keys. */
    'abuse.noted': { keys: string[] }
  }
}

/** Acts that wait to be written, beyond which they go unseen. */
const MOST_WAITING = 5000
const KEYS_OF_AN_EVENT = 500
/** What one list names beyond these tells nothing more. */
const MOST_TARGETS = 200

/** Notes what members do, to be looked at beside requests. */
export interface AbuseNotes extends Batches {
  /** Notes in memory only; what it answers takes the note back, for acts that were refused. */
  note(viewer: Viewer, address: string, said: Said): () => void
}

export interface NoteDeps {
  readonly db: Db
  readonly clock: Clock
  readonly outbox: Outbox
}

const levels = { doubtful: 0, new: 0, settled: 1, known: 2 } as const

/** Notes of this process; each batch is one statement, and news for the worker. */
export function createAbuseNotes(deps: NoteDeps): AbuseNotes {
  const waiting = new Set<NotedAct>()

  async function write() {
    if (waiting.size === 0) return
    const acts = [...waiting]
    waiting.clear()
    try {
      await writeMarks(deps, acts)
    } catch (error) {
      for (const act of acts) waiting.add(act)
      throw error
    }
  }

  return {
    note(viewer, address, said) {
      if (!isMember(viewer) || said.act === null || waiting.size >= MOST_WAITING) return () => undefined
      const at = deps.clock.now()
      const memberId = actorOf(viewer)
      const isYoung = at.getTime() - timeOf(memberId) < trustAges.settled
      const act: NotedAct = {
        memberId,
        standing: levels[levelOf(viewer, at)],
        at,
        act: said.act,
        text: said.texts.map(({ value }) => value).join(' '),
        links: said.links.map(({ value }) => value),
        targets: said.targets.slice(0, MOST_TARGETS),
        ...(isYoung && { addressKey: addressKey(address) }),
      }
      waiting.add(act)
      return () => waiting.delete(act)
    },
    ...inBatches(write),
  }
}

/** Writes what acts have in common with others, and tells the worker under which keys. */
export async function writeMarks(
  { db, outbox }: Pick<NoteDeps, 'db' | 'outbox'>,
  acts: readonly NotedAct[],
): Promise<void> {
  // A statement cannot write a row twice.
  const marks = new Map<string, Mark>()
  for (const mark of acts.flatMap(marksOf)) marks.set(`${mark.key} ${mark.memberId} ${mark.thingId}`, mark)
  if (marks.size === 0) return
  const keys = [...new Set([...marks.values()].map(({ key }) => key))]
  const parts = Array.from({ length: Math.ceil(keys.length / KEYS_OF_AN_EVENT) }, (_, part) =>
    keys.slice(part * KEYS_OF_AN_EVENT, (part + 1) * KEYS_OF_AN_EVENT),
  )
  await inTransaction(db, 'note-acts', async (tx) => {
    const writer = writeAsSystem(tx, 'what members did is noted beside it')
    await upsertMarks(writer, [...marks.values()])
    await outbox.emitAll(
      writer,
      'abuse.noted',
      parts.map((part) => ({ bucket: bucketOfKey(part[0] ?? ''), payload: { keys: part } })),
    )
  })
}
