import type { ActKind as KnownKind, EmployeeRole, MemberId } from '@pinfold/contract'
import type { Decision } from '../../platform/auth/decision.ts'
import type { Tx } from '../../platform/db/db.ts'
import { inTransaction, type StepName } from '../../platform/db/in-transaction.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { authorize, type Held, type Writer } from '../../platform/writing/writer.ts'
import { aboutOneselfWords } from './about-oneself.words.ts'
import { ACTS_BUCKET, insertAct } from './acts.queries.ts'

declare const logged: unique symbol
declare const wroteAct: unique symbol

/** What every act can do; each kind says where it is written what it changed: `interface Acts { 'thing.verb': Change }`. */
export interface Acts {}

/** What an act found, and what it left. */
export interface ActChange<Before = unknown, After = unknown> {
  readonly before: Before
  readonly after: After
}

/** The name of an act, as the log shows it. */
export type ActKind = keyof Acts & KnownKind

/** Writes what only employees change. Nobody has one but inside `writeAct`, which writes the log with it. */
export type ActWriter = Writer & { readonly [logged]: true }

/** The answer of an act that stands in the log; only `writeAct` makes one. */
export interface Acted<T> {
  readonly answer: T
  readonly [wroteAct]: true
}

/** Whoever acts: an employee, or the operator at the command line. */
export interface Actor {
  readonly id: MemberId | null
  readonly username: string
  readonly roles: readonly EmployeeRole[]
}

/** The operator, at the machine itself. */
export const commandLine: Actor = { id: null, username: '', roles: [] }

/** What an act is about. */
export interface Act<K extends ActKind> {
  readonly kind: K
  readonly thing: { readonly type: string; readonly id: string }
  /** The member to whom the thing belongs; nobody acts upon themselves. */
  readonly concerned: MemberId | null
  /** In the actor's own words. */
  readonly reason: string
}

/** Asks under the lock, as `authorize` does, and lets write what only acts write. */
export type AskToAct = (held: Held, decision: Decision, field?: string) => ActWriter

type Outcome<K extends ActKind, T> =
  | (Acts[K] & { readonly answer: T })
  | { readonly isUnchanged: true; readonly answer: T }

/**
 * Does what an employee wants in one transaction, with its row in the log of acts. `work` locks, loads, asks and writes as
 * any command does, and answers what there was before and after; where nothing was left to do it says `isUnchanged`, and the
 * log stays as it is. Throws `not_allowed` where somebody acts upon themselves.
 */
export async function writeAct<K extends ActKind, N extends string, T>(
  deps: WriteDeps,
  actor: Actor,
  name: StepName<N>,
  act: Act<K>,
  work: (tx: Tx, ask: AskToAct) => Promise<Outcome<K, T>>,
): Promise<Acted<T>> {
  if (actor.id !== null && act.concerned === actor.id)
    throw new AppError('not_allowed', { message: aboutOneselfWords.refused })
  const answer = await inTransaction(deps.db, name, async (tx) => {
    let writer: ActWriter | undefined
    const outcome = await work(tx, (held, decision, field) => (writer = authorize(held, decision, field) as ActWriter))
    if ('isUnchanged' in outcome) return outcome.answer
    if (writer === undefined) throw new Error(`${act.kind} changed something without asking`)
    await insertAct(writer, {
      id: deps.ids.next(ACTS_BUCKET),
      actorId: actor.id,
      actorName: actor.username,
      roles: actor.roles,
      kind: act.kind,
      thing: act.thing,
      concerned: act.concerned,
      reason: act.reason,
      before: (outcome as ActChange).before,
      after: (outcome as ActChange).after,
      madeAt: deps.clock.now(),
    })
    return outcome.answer
  })
  return { answer } as Acted<T>
}
