import type { HomeSourceKind } from '@pinfold/contract'
import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../api/failure.ts'
import { loadPart } from '../../ui/load-part.ts'
import { showToast } from '../../ui/toast-store.ts'

/** Switches a source off and says so, with a way back. What does it loads when it is first wanted. */
export function useSwitchOff(): (kind: HomeSourceKind, id: string, text: string) => void {
  const queries = useQueryClient()
  return (kind, id, text) =>
    void loadPart(() => import('./source-switch.ts'))
      .then(({ switchOff }) => switchOff(queries, kind, id, text))
      .catch((error: unknown) => showToast({ text: messageOf(error) }))
}
