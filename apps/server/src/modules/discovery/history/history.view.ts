import { formatWireDate, type HistoryEntry, routes } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Page } from '../../../platform/http/binder.ts'
import { type Id, timeOf } from '../../../platform/ids/ids.ts'
import { boardViews, type BoardViewDeps } from '../../boards/index.ts'
import { type PinViewDeps, pinViews } from '../../pins/index.ts'
import { findHistory, type HistoryRow } from './history.queries.ts'

type HistoryDeps = PinViewDeps & BoardViewDeps

const MOST_ROUNDS = 4

/** What the viewer looked at and may still see, the last first; pages that the rules empty are filled from the next. */
export async function historyView(
  deps: HistoryDeps,
  viewer: Member,
  page: { after: Id | null; limit: number },
): Promise<Page<HistoryEntry[]>> {
  const items: HistoryEntry[] = []
  if (!viewer.keepsHistory) return { items, next: null }
  let { after } = page
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const limit = page.limit - items.length
    const rows = await findHistory(deps.db, viewer.id, { after, limit })
    items.push(...(await show(deps, viewer, rows)))
    after = rows.at(-1)?.edgeId ?? after
    if (rows.length < limit) return { items, next: null }
    if (items.length >= page.limit) break
  }
  return { items, next: after }
}

async function show(deps: HistoryDeps, viewer: Member, rows: readonly HistoryRow[]): Promise<HistoryEntry[]> {
  const idsOf = (wanted: HistoryRow['kind']) => rows.flatMap(({ kind, id }) => (kind === wanted ? id : []))
  const [pins, boards] = await Promise.all([
    pinViews(deps, viewer, idsOf('pin'), 'seen'),
    boardViews(deps, viewer, idsOf('board'), 'seen'),
  ])
  const pinOf = new Map(pins.map((pin) => [pin.id, pin]))
  const boardOf = new Map(boards.map((board) => [board.id, board]))
  return rows.flatMap(({ kind, id, edgeId }): HistoryEntry[] => {
    const known = { id, type: 'historyentry', kind, created_at: formatWireDate(new Date(timeOf(edgeId))) } as const
    const [pin, board] = [pinOf.get(id), boardOf.get(id)]
    if (kind === 'pin' && pin) {
      const url = routes.closeup.build({ pinId: id })
      return [{ ...known, title: pin.title, url, image_url: pin.images['236x'].url }]
    }
    if (kind === 'board' && board) {
      const picture = board.image_cover_url ?? board.images['170x'][0]?.url ?? null
      return [{ ...known, title: board.name, url: board.url, image_url: picture }]
    }
    return []
  })
}
