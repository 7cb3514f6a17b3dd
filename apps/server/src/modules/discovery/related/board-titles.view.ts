import { limits, type PinId } from '@pinfold/contract'
import { requireAllowed } from '../../../platform/auth/decision.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import { findTakenNames, isBoardListed, isOpenBoard, type KnownBoard, knowBoards } from '../../boards/index.ts'
import { canSeePin, findBoardsHolding, knowPin } from '../../pins/index.ts'
import { clusterNames } from '../clusters/cluster-names.ts'
import type { WeightedTexts } from '../clusters/word-vectors.ts'
import { searchKey } from '../search/search-words.ts'
import type { BesideDeps } from './kept-beside.ts'
import { relatedPinsView } from './related.view.ts'

const MOST_TITLES = 4
const PINS_LOOKED_AT = 60
const BOARDS_LOOKED_AT = 40
/** What one person calls a board may be a joke among friends; what two do says something of the picture. */
const FEWEST_OWNERS = 2

/**
 * Names for a board that a pin would begin: those that several people gave to public boards of such pins, then the words
 * that the titles of such pins share. Names that the viewer's boards have are left out. Throws `pin_not_found` where the
 * viewer may not see the pin.
 */
export async function boardTitlesView(deps: BesideDeps, viewer: Member, pinId: PinId): Promise<string[]> {
  const { row, facts } = await knowPin(deps, viewer, pinId)
  requireAllowed(canSeePin(facts))
  const [holding, { items: alike }] = await Promise.all([
    findBoardsHolding(deps.db, row.aggregateId, BOARDS_LOOKED_AT),
    relatedPinsView(deps, viewer, pinId, { after: null, limit: PINS_LOOKED_AT }),
  ])
  const boardIds = [...holding, ...alike.flatMap(({ board }) => board?.id ?? [])]
  const boards = [...(await knowBoards(deps, viewer, boardIds)).values()].filter(isNamed)
  const texts = [row.title, ...alike.map(({ title }) => title)].map((title): WeightedTexts => [[title, 1]])
  const titles = [...namesOfSeveral(boards), ...clusterNames(texts)]
  const fitting = [...Map.groupBy(titles, searchKey).values()]
    .flatMap(([title = '']) => title)
    .filter((title) => title.length <= limits.boardName.longest)
  const taken = await findTakenNames(deps.db, viewer, fitting)
  return fitting.filter((title) => !taken.has(title.toLowerCase())).slice(0, MOST_TITLES)
}

/** Whether what the board is called may be put before the viewer: everybody may read it, and nobody warns of it. */
const isNamed = ({ row, facts }: KnownBoard): boolean =>
  isOpenBoard(facts) && isBoardListed(facts) && !row.isSensitiveByOwner && !row.isSensitiveByEmployee

/** What boards of several owners are called, the most frequent name first. */
function namesOfSeveral(boards: readonly KnownBoard[]): string[] {
  const named = Map.groupBy(boards, ({ row }) => searchKey(row.name))
  named.delete('')
  return [...named.values()]
    .map((alike) => ({ name: alike[0]?.row.name ?? '', owners: new Set(alike.map(({ row }) => row.ownerId)).size }))
    .filter(({ owners }) => owners >= FEWEST_OWNERS)
    .toSorted((a, b) => b.owners - a.owners)
    .map(({ name }) => name)
}
