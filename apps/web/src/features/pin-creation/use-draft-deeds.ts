import { deletePinDrafts, duplicatePinDraft, orderPinDrafts, restorePinDrafts } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { useLocale } from '../../api/viewer.ts'
import { actionWords } from '../../ui/action.words.ts'
import { counted } from '../../ui/format.ts'
import { showToast } from '../../ui/toast-store.ts'
import type { Draft } from './drafts.ts'
import { pinCreationWords } from './pin-creation.words.ts'
import type { useDrafts } from './use-drafts.ts'

/** What failed is said, and nothing more: all is still there. */
async function orSay(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    showToast({ text: messageOf(error) })
  }
}

/** What is done with whole drafts: copied, thrown away and brought back, put in order. */
export function useDraftDeeds({ drafts, change, remove, keepNow }: ReturnType<typeof useDrafts>) {
  const locale = useLocale()
  const duplicate = (some: readonly Draft[]) =>
    orSay(async () => {
      for (const draft of some) {
        const ready = await keepNow(draft.key)
        if (ready === null) continue
        const { data } = await call(duplicatePinDraft, { draft_id: ready.id })
        change({ do: 'bring', kept: [data], after: draft.key })
      }
    })

  const throwAway = (some: readonly Draft[]) =>
    orSay(async () => {
      const ids = some.flatMap((draft) => draft.kept?.id ?? [])
      remove(some.map(({ key }) => key))
      if (ids.length === 0) return
      await call(deletePinDrafts, { draft_ids: ids })
      const undo = () =>
        orSay(async () => {
          const { data } = await call(restorePinDrafts, { draft_ids: ids })
          change({ do: 'bring', kept: data })
        })
      showToast({
        text: pinCreationWords.draftsDeleted(counted(ids.length, locale)),
        action: { label: actionWords.undo, onPress: () => void undo() },
      })
    })

  const order = (keys: readonly string[]) =>
    orSay(async () => {
      change({ do: 'order', keys })
      const ids = keys.flatMap((key) => drafts.list.find((draft) => draft.key === key)?.kept?.id ?? [])
      if (ids.length > 1) await call(orderPinDrafts, { draft_ids: ids })
    })
  return { duplicate, throwAway, order }
}
