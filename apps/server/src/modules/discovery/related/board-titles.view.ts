import { limits, type Pin } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { findSavableBoardNames } from '../../boards/index.ts'
import type { CardDeps } from '../../graph/index.ts'
import { pinViews } from '../../pins/index.ts'
import { clusterNames } from '../clusters/cluster-names.ts'
import type { WeightedTexts } from '../clusters/word-vectors.ts'
import { searchKey } from '../search/search-words.ts'
import { relatedPinsView } from './related.view.ts'

const MOST_TITLES = 4
const PINS_LOOKED_AT = 60
/** What one person calls a board may be a joke among friends; what two do says something of the picture. */
const FEWEST_OWNERS = 2

/**
 * Names for a board that a pin would begin: those that several people gave to public boards of such pins, then the words
 * that such pins share. Names of boards the viewer saves to are left out. Throws `pin_not_found` where the viewer may
 * not see the pin.
 */
export async function boardTitlesView(deps: CardDeps, viewer: Member, pinId: Id): Promise<string[]> {
  const [{ items: alike }, itself, own] = await Promise.all([
    relatedPinsView(deps, viewer, pinId, { after: null, limit: PINS_LOOKED_AT }),
    pinViews(deps, viewer, [pinId], 'seen'),
    findSavableBoardNames(deps.db, viewer.id, limits.boardOrder.most),
  ])
  const pins = [...itself, ...alike]
  const texts = pins.map(({ title, description }): WeightedTexts => [
    [title, 1],
    [description, 1],
  ])
  const taken = new Set(own.map(({ name }) => searchKey(name)))
  return [...sharedBoardNames(pins), ...clusterNames(texts, texts)]
    .filter((title) => {
      const key = searchKey(title)
      return key !== '' && !taken.has(key) && taken.add(key)
    })
    .slice(0, MOST_TITLES)
}

/** Names that boards of several owners have, the most frequent first, as the first of them writes it. */
function sharedBoardNames(pins: readonly Pin[]): string[] {
  const owners = new Map<string, { name: string; ids: Set<Id> }>()
  for (const { board } of pins) {
    if (board?.privacy !== 'public' || !board.owner) continue
    const key = searchKey(board.name)
    const known = owners.get(key) ?? { name: board.name, ids: new Set<Id>() }
    owners.set(key, { ...known, ids: known.ids.add(board.owner.id) })
  }
  return [...owners.values()]
    .filter(({ ids }) => ids.size >= FEWEST_OWNERS)
    .toSorted((a, b) => b.ids.size - a.ids.size)
    .map(({ name }) => name)
}
