import { allow, deny } from '../../platform/auth/decision.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { StepName } from '../../platform/db/in-transaction.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import type { Held } from '../../platform/writing/writer.ts'
import { type Act, type Acted, type Actor, type ActWriter, writeAct } from './write-act.ts'

/** Acts that take something back: nothing is left. */
type Kind = 'announcement.withdrawn' | 'invitation.withdrawn'

interface Withdrawal<Row> {
  readonly act: Act<Kind>
  readonly lock: (tx: Tx) => Promise<readonly [Held, Row | undefined]>
  readonly write: (writer: ActWriter, at: Date) => Promise<unknown>
  /** What there was, as the log keeps it. */
  readonly before: (row: Row) => Readonly<Record<string, unknown>>
}

/** Takes back what employees gave out; what is back already stays so, and is not written down twice. Throws `page_not_found`. */
export function withdrawForAll<N extends string, Row extends { readonly withdrawnAt: Date | null }>(
  deps: WriteDeps,
  actor: Actor,
  name: StepName<N>,
  { act, lock, write, before }: Withdrawal<Row>,
): Promise<Acted<null>> {
  return writeAct(deps, actor, name, act, async (tx, ask) => {
    const [held, row] = await lock(tx)
    const writer = ask(held, row === undefined ? deny('page_not_found') : allow)
    if (row === undefined || row.withdrawnAt !== null) return { isUnchanged: true, answer: null }
    await write(writer, deps.clock.now())
    return { before: before(row), after: null, answer: null }
  })
}
