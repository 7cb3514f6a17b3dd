import type { TakedownItemState, TakedownState } from '@pinfold/contract'
import { AppError } from '../../../../platform/errors/app-error.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Id } from '../../../../platform/ids/ids.ts'
import type { Act, ActKind, Actor } from '../../../employees/index.ts'
import { findItemsOf, type ItemRow } from '../takedown-items.queries.ts'
import { findTakedown, type TakedownRow } from '../takedowns.queries.ts'

interface Decided {
  readonly state: TakedownState
  readonly countries?: string
}

declare module '../../../employees/write-act.ts' {
  interface Acts {
    'takedown.accepted': { before: Decided; after: Decided }
    'takedown.refused': { before: Decided; after: Decided }
    'takedown.kept-removed': { before: readonly TakedownItemState[]; after: readonly TakedownItemState[] }
  }
}

/** The things that a request names. */
export const itemsOf = (db: Db, row: TakedownRow): Promise<ItemRow[]> =>
  findItemsOf(
    db,
    row.id,
    row.objects.map(({ id }) => id),
  )

/** What the log says an act on a request is about. Throws `takedown_not_found`, and `not_allowed` to owners of what it names. */
export async function actOn<K extends ActKind>(
  db: Db,
  actor: Actor,
  { kind, takedownId, reason }: { kind: K; takedownId: Id; reason: string },
): Promise<Act<K>> {
  const row = await findTakedown(db, takedownId)
  if (!row) throw new AppError('takedown_not_found')
  const owners = new Set((await itemsOf(db, row)).map(({ memberId }) => memberId))
  if (actor.id !== null && owners.has(actor.id)) throw new AppError('not_allowed')
  const [only] = owners
  return {
    kind,
    thing: { type: 'takedown', id: takedownId },
    concerned: owners.size === 1 && only !== undefined ? only : null,
    reason,
  }
}
