import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import type { Live } from '../../platform/live/live.ts'
import { hearBoardChanges } from '../boards/index.ts'
import { findTeams } from './shared-boards.queries.ts'

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

  hearBoardChanges(db, (boardId, otherIds, by) => {
    // Nobody waits for it, and nothing is lost with it that is not read again.
    if (waiting.size === 0) setTimeout(() => void tellAll().catch(() => undefined), TOGETHER_MILLISECONDS).unref()
    const change = waiting.get(boardId) ?? { by, others: new Set() }
    if (change.by !== by) change.by = undefined
    for (const id of otherIds) change.others.add(id)
    waiting.set(boardId, change)
  })
}
