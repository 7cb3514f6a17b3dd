import { EVERYWHERE } from '../../../platform/auth/withheld.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { type Writer, writeAsSystem } from '../../../platform/writing/writer.ts'
import { lockMember } from '../../accounts/index.ts'
import { type BoardPins, lockBoard, withholdBoard } from '../../boards/index.ts'
import { findPins, lockPins, withholdPin } from '../../pins/index.ts'
import { lockOwnedBoards, withholdMember } from '../../profiles/index.ts'
import { isRemoved } from '../removed-things.queries.ts'
import { findStandingCountries } from './takedown-items.queries.ts'
import type { NamedThing } from './takedowns.tables.ts'

export type ShowDeps = WriteDeps & { readonly boardPins: BoardPins }

/**
 * Withholds things, or shows them again, as all decisions on them together say: those by law, and those of moderators. Whatever was decided meanwhile is read under
 * the lock of the thing, so that the last one to come leaves what is true; a thing that is gone needs nothing.
 */
export async function showAsDecided(deps: ShowDeps, things: readonly NamedThing[]): Promise<void> {
  for (const thing of things) {
    await inTransaction(deps.db, 'show-as-decided', async (tx) => {
      const writer = writeAsSystem(tx, 'where a thing shows follows from what was decided on it')
      await waysToShow[thing.type](deps, tx, writer, thing.id)
    })
  }
}

async function standingOn(tx: Tx, id: Id): Promise<string> {
  if (await isRemoved(tx, id)) return EVERYWHERE
  const standing = (await findStandingCountries(tx, id)).map(({ countries }) => countries)
  if (standing.includes(EVERYWHERE)) return EVERYWHERE
  return [...new Set(standing.flatMap((countries) => countries.split(',')))].toSorted().join(',')
}

const waysToShow = {
  async pin(deps: ShowDeps, tx: Tx, writer: Writer, id: Id): Promise<void> {
    const [seen] = await findPins(tx, [id])
    if (!seen) return
    // Boards before members before pins, as every writer does.
    if (seen.boardId !== null) await lockBoard(tx, seen.boardId)
    await lockMember(tx, seen.pinnerId)
    const [, [pin]] = await lockPins(tx, [id])
    if (!pin) return
    if (pin.boardId !== seen.boardId) throw new AppError('in_flight')
    const withheldIn = await standingOn(tx, id)
    if (withheldIn !== pin.withheldIn) await withholdPin(deps, writer, pin, withheldIn)
  },
  async board(deps: ShowDeps, tx: Tx, writer: Writer, id: Id): Promise<void> {
    const [, board] = await lockBoard(tx, id)
    if (!board) return
    const withheldIn = await standingOn(tx, id)
    if (withheldIn !== board.withheldIn) await withholdBoard(deps, writer, board, withheldIn)
  },
  async user(deps: ShowDeps, tx: Tx, writer: Writer, id: Id): Promise<void> {
    await lockOwnedBoards(tx, id)
    const [, member] = await lockMember(tx, id)
    if (!member) return
    const withheldIn = await standingOn(tx, id)
    if (withheldIn !== member.withheldIn) await withholdMember(deps, writer, id, withheldIn)
  },
} as const
