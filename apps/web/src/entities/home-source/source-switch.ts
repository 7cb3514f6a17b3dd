import { type HomeSourceKind, homeSourcesResource } from '@pinfold/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { type FactRules, grantWish } from '../../api/use-optimistic-fact.ts'
import { actionWords } from '../../ui/action.words.ts'
import { showToast } from '../../ui/toast-store.ts'
import { sourceKey } from './source-key.ts'

/** How a source of home is switched: at once, and back where the server refuses. */
export const sourceRules = (kind: HomeSourceKind, id: string, initial: boolean): FactRules<boolean, boolean> => ({
  initial,
  apply: (isWanted) => isWanted,
  send: async (isWanted) => {
    await call(homeSourcesResource.update, { kind, source_id: id, is_on: isWanted })
    return isWanted
  },
  onFailed: (error) => showToast({ text: messageOf(error) }),
})

/** Switches a source off and says so, with a way back. */
export function switchOff(queries: QueryClient, kind: HomeSourceKind, id: string, text: string): void {
  const set = (isOn: boolean) => grantWish(queries, sourceKey(kind, id), sourceRules(kind, id, true), isOn)
  void set(false)
  showToast({ text, action: { label: actionWords.undo, onPress: () => void set(true) } })
}
