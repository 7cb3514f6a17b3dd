import { tabOfKey } from '@pinfold/contract'
import type { Db, Tx } from '../../platform/db/db.ts'
import { afterCommit, databaseOf } from '../../platform/db/in-transaction.ts'
import { runningKey } from '../../platform/idempotency/idempotency-context.ts'
import type { Id } from '../../platform/ids/ids.ts'
import type { Live } from '../../platform/live/live.ts'
import { findTeams } from '../boards/index.ts'

/** Changes of so many milliseconds are told together: long work is one piece of news, and so is a busy moment. */
const TOGETHER_MILLISECONDS = 100

interface Change {
  /** The tab that did all of it; undefined where it was not one alone. */
  by: string | undefined
  /** Whom it concerns beyond those who work on the board now. */
  readonly others: Set<Id>
}

interface TeamNewsDeps {
  readonly db: Db
  readonly live: Pick<Live, 'whisper'>
}

const newsOf = new WeakMap<Db, (boardId: Id, otherIds: readonly Id[], by: string | undefined) => void>()

/**
 * Notes that the transaction changes a board. After its commit the board's team hears that something did, and whoever else is
 * named: those who work on it no more, or may from now on. Boards of several people note themselves when they are locked.
 */
export function noteBoardChange(tx: Tx, boardId: Id, otherIds: readonly Id[] = []): void {
  const db = databaseOf(tx)
  const tell = db && newsOf.get(db)
  if (!tell) return
  const by = tabOfKey(runningKey() ?? '')
  afterCommit(tx, () => tell(boardId, otherIds, by))
}

/**
 * From now on teams hear of changes made through this database. What they hear names the board alone: each reads it by their
 * own rights. It may be lost, with the process or the way to others, so readers also look when their stream begins anew.
 */
export function tellTeams({ db, live }: TeamNewsDeps): void {
  const waiting = new Map<Id, Change>()

  async function tellAll(): Promise<void> {
    const changes = new Map(waiting)
    waiting.clear()
    const teams = Map.groupBy(await findTeams(db, [...changes.keys()]), ({ boardId }) => boardId)
    for (const [boardId, { by, others }] of changes) {
      const memberIds = (teams.get(boardId) ?? []).map(({ memberId }) => memberId)
      const news = { kind: 'board', board_id: boardId } as const
      live.whisper([...new Set([...memberIds, ...others])], by === undefined ? news : { ...news, by })
    }
  }

  newsOf.set(db, (boardId, otherIds, by) => {
    // Nobody waits for it, and nothing is lost with it that is not read again.
    if (waiting.size === 0) setTimeout(() => void tellAll().catch(() => undefined), TOGETHER_MILLISECONDS).unref()
    const change = waiting.get(boardId) ?? { by, others: new Set() }
    if (change.by !== by) change.by = undefined
    for (const id of otherIds) change.others.add(id)
    waiting.set(boardId, change)
  })
}
