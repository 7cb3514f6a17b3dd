import { type Pin, repinResource } from '@pinfold/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import type { HeldPlaces } from '../../board/picker/board-picker.tsx'
import type { SavedPlace } from './saved-place.ts'
import { heldPlacesKey } from '../pin-keys.ts'

/** Where the viewer has the picture, those places among them that the server is only hearing of. */
export function useHeldPlaces(pin: Pin, saved: SavedPlace | null): HeldPlaces {
  const { data } = useQuery({
    queryKey: heldPlacesKey(pin.id),
    queryFn: ({ signal }) => call(repinResource.get, { pin_id: pin.id }, { signal }).then((answer) => answer.data),
    staleTime: 0,
  })
  const last = saved?.board?.id
  return {
    boardIds: new Set([...(data?.board_ids ?? []), ...(last === undefined ? [] : [last])]),
    isOnProfile: data?.is_on_profile ?? false,
  }
}
