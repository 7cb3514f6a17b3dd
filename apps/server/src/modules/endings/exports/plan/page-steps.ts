import type { MemberId } from '@pinfold/contract'
import type { Db } from '../../../../platform/db/db.ts'
import { boardPage, commentsPage, firstPage, otherPinsPage, pageName } from '../archive/archive-pages.ts'
import { dataFileName } from './data-steps.ts'
import type { ExportPlace, ExportStep, StepPage } from './export-step.ts'
import { mediaOf, readCommentsBy } from './member-data.queries.ts'
import {
  findBoardLines,
  findNextBoard,
  findOwnProfile,
  findPinsElsewhere,
  findPinsOnBoard,
  findPlanOf,
  type ShownPin,
} from './pages.queries.ts'
import { findLocale } from '../../../accounts/index.ts'
import { inLanguageOf } from '../../../../platform/words/spoken-language.ts'

const PINS_ON_PAGE = 200
const COMMENTS_ON_PAGE = 1000

const withMedia = async (db: Db, pins: readonly ShownPin[]) => ({
  pins,
  media: await mediaOf(
    db,
    pins.filter(({ kind }) => kind === 'video').map(({ id }) => id),
  ),
})

/** A page for each board, or several of a large one. */
const ofBoards: ExportStep = {
  name: 'pages/boards',
  weight: 5,
  async read(db: Db, memberId: MemberId, { after }: ExportPlace): Promise<StepPage> {
    // Which board was read last, whether to its end, and how many pages it has by now.
    const [boardId = null, edgeId = 'over', pages = '0'] = after?.split(' ') ?? []
    const isOn = boardId !== null && edgeId !== 'over'
    const board = await findNextBoard(db, memberId, isOn ? { from: boardId } : { after: boardId })
    if (!board) return { files: [], after: null }
    const isSame = isOn && board.id === boardId
    const place = { memberId, boardId: board.id, after: isSame ? edgeId : null, limit: PINS_ON_PAGE }
    const [{ pins, next }, plan] = await Promise.all([
      findPinsOnBoard(db, place),
      isSame ? null : findPlanOf(db, board.id),
    ])
    const number = (isSame ? Number(pages) : 0) + 1
    const name = `board-${board.id}`
    const text = boardPage(board, plan, { ...(await withMedia(db, pins)), name, number, hasMore: next !== null })
    return { files: [{ name: pageName(name, number), text }], after: `${board.id} ${next ?? 'over'} ${number}` }
  },
}

const ofOtherPins: ExportStep = {
  name: 'pages/other-pins',
  weight: 3,
  async read(db: Db, memberId: MemberId, { after, files }: ExportPlace): Promise<StepPage> {
    const pins = await findPinsElsewhere(db, memberId, after, PINS_ON_PAGE)
    const number = (files['pages/other-pins'] ?? 0) + 1
    if (pins.length === 0) return { files: [], after: null }
    const next = pins.length < PINS_ON_PAGE ? null : (pins.at(-1)?.id ?? null)
    const name = 'other-pins'
    const text = otherPinsPage({ ...(await withMedia(db, pins)), name, number, hasMore: next !== null })
    return { files: [{ name: pageName(name, number), text }], after: next, count: ['pages/other-pins', number] }
  },
}

const ofComments: ExportStep = {
  name: 'pages/comments',
  weight: 2,
  async read(db: Db, memberId: MemberId, { after, files }: ExportPlace): Promise<StepPage> {
    const { rows, next } = await readCommentsBy(db, { memberId, after, limit: COMMENTS_ON_PAGE })
    const number = (files['pages/comments'] ?? 0) + 1
    if (rows.length === 0) return { files: [], after: null }
    const text = commentsPage(rows, { name: 'comments', number, hasMore: next !== null })
    return { files: [{ name: pageName('comments', number), text }], after: next, count: ['pages/comments', number] }
  },
}

/** The page that whoever opens the archive begins with. */
const ofIndex: ExportStep = {
  name: 'index',
  weight: 1,
  async read(db: Db, memberId: MemberId, { files }: ExportPlace): Promise<StepPage> {
    const [profile, boards] = await Promise.all([findOwnProfile(db, memberId), findBoardLines(db, memberId)])
    if (!profile) return { files: [], after: null }
    const data = Object.entries(files).filter(([file]) => !file.startsWith('pages/'))
    const text = firstPage({
      profile,
      boards,
      hasOtherPins: files['pages/other-pins'] !== undefined,
      hasComments: files['pages/comments'] !== undefined,
      dataFiles: data.flatMap(([file, count]) =>
        Array.from({ length: count }, (_, index) => dataFileName(file, index + 1)),
      ),
    })
    return { files: [{ name: 'index.html', text }], after: null }
  },
}

/** Pages that show the archive in any browser. */
export const pageSteps: readonly ExportStep[] = [ofBoards, ofOtherPins, ofComments, ofIndex].map((step) => ({
  ...step,
  async read(db, memberId, place) {
    const locale = await findLocale(db, memberId)
    return inLanguageOf(locale, () => step.read(db, memberId, place))
  },
}))
