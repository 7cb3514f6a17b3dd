import { type PinDensity, userMetadataResource } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { useOptimisticFact } from '../../api/use-optimistic-fact.ts'
import { showToast } from '../../ui/toast-store.ts'

/** PS-13: how close the member's own pins stand, kept between visits. */
export function useDensity(initial: PinDensity) {
  return useOptimisticFact<PinDensity, PinDensity>(['metadata', 'profile_pin_rep_view_type'], {
    initial,
    apply: (wanted) => wanted,
    send: async (wanted) => {
      const { data } = await call(userMetadataResource.update, { profile_pin_rep_view_type: wanted })
      return data.profile_pin_rep_view_type ?? 'regular'
    },
    onFailed: (error) => showToast({ text: messageOf(error) }),
  })
}
