import type { AbuseBlockKind } from '@pinfold/contract'
import { allow, deny } from '../../../platform/auth/decision.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { type Acted, type Actor, writeAct } from '../../employees/index.ts'
import {
  type BlockRow,
  BLOCKS_BUCKET,
  deleteBlock,
  findBlockOf,
  lockBlock,
  lockBlockOf,
  upsertBlock,
} from './blocks.queries.ts'
import { comparedAs } from './match-blocks.ts'

interface Shown {
  readonly kind: AbuseBlockKind
  readonly value: string
  readonly reason: string
  readonly ends_at: Date | null
}

declare module '../../employees/write-act.ts' {
  interface Acts {
    'block.written': { before: Shown | null; after: Shown }
    'block.lifted': { before: Shown; after: null }
  }
}

interface Wish {
  readonly kind: AbuseBlockKind
  readonly value: string
  /** The last day; null for always. */
  readonly until: string | null
  readonly reason: string
}

/** Blocks something, or says anew why and until when. Throws `invalid_parameters` for what can be none of the kind. */
export async function block(
  deps: WriteDeps,
  actor: Actor,
  { kind, value: typed, until, reason }: Wish,
): Promise<Acted<Id>> {
  const value = comparedAs[kind](typed)
  if (value === '') throw new AppError('invalid_parameters', { field: 'value' })
  const endsAt = until === null ? null : new Date(Date.parse(`${until}T00:00:00Z`) + DAY)
  const now = deps.clock.now()
  if (endsAt !== null && endsAt <= now) throw new AppError('invalid_parameters', { field: 'until' })
  const id = (await findBlockOf(deps.db, { kind, value }))?.id ?? deps.ids.next(BLOCKS_BUCKET)
  const act = { kind: 'block.written', thing: { type: 'abuse-block', id }, concerned: null, reason } as const
  return writeAct(deps, actor, 'block-for-abuse', act, async (tx, ask) => {
    const [held, before] = await lockBlockOf(tx, { kind, value })
    const after = { id, kind, value, reason, by: actor.id, at: now, endsAt }
    const answer = await upsertBlock(ask(held, allow), after)
    return { before: before ? shown(before) : null, after: shown(after), answer }
  })
}

const DAY = 24 * 60 * 60 * 1000

/** Takes something off a blocklist. Throws `block_not_found`. */
export const unblock = (
  deps: WriteDeps,
  actor: Actor,
  { id, reason }: { id: Id; reason: string },
): Promise<Acted<null>> => {
  const act = { kind: 'block.lifted', thing: { type: 'abuse-block', id }, concerned: null, reason } as const
  return writeAct(deps, actor, 'lift-abuse-block', act, async (tx, ask) => {
    const [held, row] = await lockBlock(tx, id)
    const writer = ask(held, row === undefined ? deny('block_not_found') : allow)
    if (row === undefined) throw new AppError('block_not_found')
    await deleteBlock(writer, id)
    return { before: shown(row), after: null, answer: null }
  })
}

const shown = ({ kind, value, reason, endsAt }: Pick<BlockRow, 'kind' | 'value' | 'reason' | 'endsAt'>): Shown => ({
  kind,
  value,
  reason,
  ends_at: endsAt,
})
