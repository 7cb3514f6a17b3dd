import { type Pin, hidePin, unhidePin } from '@pinfold/contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/failure.ts'
import { type FactRules, grantWish } from '../../../api/use-optimistic-fact.ts'
import { showToast } from '../../../ui/toast-store.ts'
import type { GoneFact } from './pin-gone.ts'
import { goneKey } from '../pin-keys.ts'

let focusWanted: string | null = null

/** Whether the card that was just hidden takes the focus, which was on what is gone now. Answers yes once. */
export function takesFocus(pinId: string): boolean {
  const isWanted = focusWanted === pinId
  if (isWanted) focusWanted = null
  return isWanted
}

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
  return (isHidden) => {
    focusWanted = isHidden ? pin.id : null
    void grantWish(queries, goneKey(pin.id), rules, isHidden)
  }
}
