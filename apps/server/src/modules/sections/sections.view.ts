import { type BoardCard, nodeId, type Section, type SectionCard, type BoardId, type SectionId } from '@pinfold/contract'
import { requireAllowed } from '../../platform/auth/decision.ts'
import type { Viewer } from '../../platform/auth/viewer.ts'
import { noteRows } from '../../platform/db/kept/noted-rows.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Page } from '../../platform/http/binder.ts'
import { NO_ID } from '../../platform/ids/ids.ts'
import { knowBoard, knowBoards, type CoverPicture, canSeeBoardPins, presentBoardCard } from '../boards/index.ts'
import type { CardDeps } from '../graph/index.ts'
import type { SectionPins } from './section-pins.ts'
import { findSections, findSectionsOfBoard, type SectionRow } from './sections.queries.ts'

/** What views of sections need. */
export interface SectionViewDeps extends CardDeps {
  readonly sectionPins: SectionPins
}

const PREVIEWS = 3

/** A section as pins carry it. */
export const presentSectionCard = ({ id, slug, title }: SectionRow): SectionCard => ({ id, slug, title })

/** A page of a board's sections; throws `board_not_found` where its pins may not be seen. */
export async function sectionsView(
  deps: SectionViewDeps,
  viewer: Viewer,
  page: { boardId: BoardId; after: string | null; limit: number },
): Promise<Page<Section[]>> {
  const board = await knowBoard(deps, viewer, page.boardId)
  requireAllowed(canSeeBoardPins(board.facts))
  if (board.row.sectionCount === 0) return { items: [], next: null }
  const rows = await findSectionsOfBoard(deps.db, { ...page, limit: page.limit + 1 })
  noteRows(rows.map(({ id }) => id))
  const shown = rows.slice(0, page.limit)
  const covers = await deps.sectionPins.covers(
    viewer,
    board,
    shown.map(({ id }) => id),
    PREVIEWS,
  )
  return {
    items: shown.map((row) => presentSection(row, covers.get(row.id) ?? [])),
    next: rows.length > page.limit ? (shown.at(-1)?.sortKey ?? null) : null,
  }
}

/** One section with its board; throws `section_not_found` where it may not be seen. */
export async function sectionView(deps: SectionViewDeps, viewer: Viewer, sectionId: SectionId): Promise<Section> {
  const [row] = await findSections(deps.db, [sectionId])
  const boardId = row?.boardId ?? NO_ID
  const board = (await knowBoards(deps, viewer, [boardId])).get(boardId)
  if (!row || !board || !canSeeBoardPins(board.facts).isAllowed) throw new AppError('section_not_found')
  const covers = await deps.sectionPins.covers(viewer, board, [sectionId], PREVIEWS)
  return presentSection(row, covers.get(sectionId) ?? [], presentBoardCard(deps, board))
}

function presentSection(row: SectionRow, covers: readonly CoverPicture[], board?: BoardCard): Section {
  return {
    ...presentSectionCard(row),
    type: 'board_section',
    node_id: nodeId('BoardSection', row.id),
    pin_count: row.pinCount,
    preview_pins: covers.map(({ pinId, images, dominantColor, signature }) => ({
      id: pinId,
      images,
      dominant_color: dominantColor,
      image_signature: signature,
    })),
    ...(board ? { board } : {}),
  }
}
