import type { Pin } from '@pinfold/contract'
import type { WallMore } from '../../ui/wall-more.ts'
import type { PlaceList } from '../../entities/board/place/place.ts'
import { useOverlay } from '../../entities/board/place/use-overlay.ts'

interface PinPages extends WallMore {
  readonly rows: readonly Pin[]
}

/** The pins of a board or section, as `usePages` answers them, with the changes of the viewer. */
export function usePlaceList(
  { rows, ...more }: PinPages,
  queryKey: readonly unknown[],
  goneIds: ReadonlySet<string>,
): PlaceList {
  const [shown, hold] = useOverlay(rows)
  return { rows: shown, more, hold, queryKey, goneIds }
}
