import { type PinDensity, userMetadataResource } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { useOptimisticFact } from '../../api/use-optimistic-fact.ts'
import { showToast } from '../../ui/toast-store.ts'
import { densityKey } from './density-key.ts'

/** PS-13, CA-16: how close the member likes pins on boards to stand, kept between visits. */
export function useBoardDensity(initial: PinDensity) {
  return useOptimisticFact<PinDensity, PinDensity>(densityKey, {
    initial,
    apply: (wanted) => wanted,
    send: async (wanted) => {
      const { data } = await call(userMetadataResource.update, { board_pin_rep_view_type: wanted })
      return data.board_pin_rep_view_type ?? 'regular'
    },
    onFailed: (error) => showToast({ text: messageOf(error) }),
  })
}
