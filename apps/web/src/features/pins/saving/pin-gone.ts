import { type Pin, hidePin, unhidePin } from '@pinfold/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/failure.ts'
import { type FactRules, grantWish, tellFact, useFact } from '../../../api/use-optimistic-fact.ts'
import { showToast } from '../../../ui/toast-store.ts'

/** Why a card shows no pin any more; it keeps its place, so that nothing on the wall moves. */
export type Gone = 'hidden' | 'deleted'
type GoneFact = Gone | null

const goneKey = (pinId: string) => ['pin', pinId, 'gone'] as const

export const useGone = (pinId: string): GoneFact => useFact<GoneFact>(goneKey(pinId), null)

/** Its cards know at once that the viewer deleted it. */
export const tellDeleted = (queries: QueryClient, pinId: string): void =>
  tellFact<GoneFact>(queries, goneKey(pinId), 'deleted')

/** Keeps a pin out of what the viewer is shown, or brings it back. */
export function useHide(pin: Pick<Pin, 'id'>): (isHidden: boolean) => void {
  const queries = useQueryClient()
  const rules: FactRules<GoneFact, boolean> = {
    initial: null,
    apply: (isHidden) => (isHidden ? 'hidden' : null),
    send: async (isHidden) => {
      await call(isHidden ? hidePin : unhidePin, { pin_id: pin.id })
      return isHidden ? 'hidden' : null
    },
    onFailed: (error) => showToast({ text: messageOf(error) }),
  }
  return (isHidden) => void grantWish(queries, goneKey(pin.id), rules, isHidden)
}
