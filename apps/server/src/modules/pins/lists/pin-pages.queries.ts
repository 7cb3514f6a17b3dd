import type { PinSortOrder, BoardId, SectionId } from '@pinfold/contract'
import { owned } from '../../../platform/db/by-bucket.ts'
import { compiled, type Given } from '../../../platform/db/compiled.ts'
import type { Db } from '../../../platform/db/db.ts'
import { type Id, LAST_ID } from '../../../platform/ids/ids.ts'
import '../pins.tables.ts'

interface PinPage {
  readonly after: Id | null
  readonly limit: number
}

/**
 * By what the pins of a board are ordered, and so how a page goes on. An edge's id is its place in the order that the
 * editors chose, a pin's id dates its saving; neither occurs twice on a board.
 */
const orders = {
  custom: { column: 'edge_id', way: 'desc', isBeyond: '<', start: LAST_ID },
  newest: { column: 'pin_id', way: 'desc', isBeyond: '<', start: LAST_ID },
  oldest: { column: 'pin_id', way: 'asc', isBeyond: '>', start: '0' },
} as const satisfies Record<PinSortOrder, unknown>

type Holder = 'board_id' | 'section_id'

/** One statement for each order; a first page has the statement of the others. */
const findPage = (sort: PinSortOrder, holder: Holder, isOutsideSections = false) => {
  const { column, way, isBeyond, start } = orders[sort]
  return compiled((db, page: Given<PinPage & { holderId: Id }>) =>
    db
      .selectFrom('board_pins')
      .select([`${column} as key`, 'pin_id as pinId'])
      .where(
        owned(
          holder,
          page.as(({ holderId }) => holderId),
        ),
      )
      .$if(isOutsideSections, (query) => query.where('section_id', 'is', null))
      .where(column, isBeyond, page.as(({ after }) => after ?? start).sql)
      .orderBy(column, way)
      .limit(page.as(({ limit }) => limit).sql),
  )
}

const inEachOrder = (holder: Holder, isOutsideSections?: boolean) => ({
  custom: findPage('custom', holder, isOutsideSections),
  newest: findPage('newest', holder, isOutsideSections),
  oldest: findPage('oldest', holder, isOutsideSections),
})

const ofBoard = inEachOrder('board_id')
const ofBoardOutsideSections = inEachOrder('board_id', true)
const ofSection = inEachOrder('section_id')

/** The next pins of a board. One shard: the edges live in the board's bucket. */
export const findBoardPage = (
  db: Db,
  {
    boardId,
    isOutsideSections,
    sort,
    ...page
  }: PinPage & { boardId: BoardId; isOutsideSections: boolean; sort: PinSortOrder },
) => (isOutsideSections ? ofBoardOutsideSections : ofBoard)[sort](db, { holderId: boardId, ...page })

/** The next pins of a section. */
export const findSectionPage = (
  db: Db,
  { sectionId, sort, ...page }: PinPage & { sectionId: SectionId; sort: PinSortOrder },
) => ofSection[sort](db, { holderId: sectionId, ...page })
