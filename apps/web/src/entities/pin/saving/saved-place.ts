import type { Board, Pin, SectionCard } from '@pinfold/contract'
import { savedPlaceWords } from './saved-place.words.ts'

/** Where a pin is to be saved; without a board it goes to the profile alone. */
export interface SavePlace {
  readonly board: Board | null
  readonly section: SectionCard | null
}

/** Where the viewer has a picture. */
export interface SavedPlace {
  /** The viewer's own pin; null until the server has made it. */
  readonly pinId: string | null
  /** Null where it is on no board, or on one the viewer may not see any more. */
  readonly board: { readonly id: string; readonly name: string; readonly url: string } | null
  readonly section: Pick<SectionCard, 'title' | 'slug'> | null
  /** Saved while the viewer was looking, not before. */
  readonly isFresh: boolean
}

/** What the viewer can wish about a picture. An undo names the pin it takes away and what was so before. */
export type SaveWish =
  | { readonly kind: 'save'; readonly place: SavePlace }
  | { readonly kind: 'undo'; readonly pinId: string; readonly before: SavedPlace | null }

/** What a page says of where the viewer has the picture already. */
export const savedOf = ({ saved_by_me: saved }: Pick<Pin, 'saved_by_me'>): SavedPlace | null =>
  saved && { pinId: saved.pin_id, board: saved.board, section: null, isFresh: false }

/** What the server made of a wish to save. */
export const savedAs = (pin: Pick<Pin, 'id' | 'board' | 'section'>): SavedPlace => ({
  pinId: pin.id,
  board: pin.board,
  section: pin.section,
  isFresh: true,
})

export function afterWish(wish: SaveWish, before: SavedPlace | null): SavedPlace | null {
  if (wish.kind === 'save') return { pinId: null, ...wish.place, isFresh: true }
  // What was saved after the undone save stays.
  return before === null || before.pinId === wish.pinId ? wish.before : before
}

type NamedPlace = Pick<SavedPlace, 'board' | 'section'>

/** A place as texts name it: the profile, or a board such as "Kitchen › Plates". */
export function placeArgs({ board, section }: NamedPlace) {
  if (!board) return { where: 'profile', place: '' }
  const place = section ? savedPlaceWords.inSection({ board: board.name, section: section.title }) : board.name
  return { where: 'board', place }
}

/** "Saved to Kitchen › Plates", for toasts. */
export const savedText = (place: NamedPlace): string => savedPlaceWords.savedTo(placeArgs(place))

/** PI-02: "Saved to Kitchen" right after saving, "You already saved this to Kitchen" later; `to` makes the place. */
export function savedParts<Part>(
  { isFresh, ...place }: NamedPlace & Pick<SavedPlace, 'isFresh'>,
  to: (name: string) => Part,
) {
  if (!place.board) {
    return isFresh ? savedPlaceWords.savedOnProfile({ to }) : savedPlaceWords.savedEarlierOnProfile({ to })
  }
  const args = { place: placeArgs(place).place, to }
  return isFresh ? savedPlaceWords.saved(args) : savedPlaceWords.savedEarlier(args)
}
