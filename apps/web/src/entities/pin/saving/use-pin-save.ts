import { type Pin, pinResource, repinResource } from '@pinfold/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { ApiFailure, messageOf } from '../../../api/failure.ts'
import { useMember } from '../../../api/viewer.ts'
import { type FactRules, grantWish, readFact, tellFact, useFact } from '../../../api/use-optimistic-fact.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { useLoginPrompt } from '../../viewer/log-in/login-prompt.ts'
import { boardUsed, pickerQuery } from '../../board/lists/picker-boards.ts'
import { closePinDialog, leavePinDialog, openPinDialog } from '../pin-dialog-store.ts'
import {
  type SavePlace,
  type SaveWish,
  type SavedPlace,
  afterWish,
  placeArgs,
  savedAs,
  savedOf,
  savedText,
} from './saved-place.ts'
import { savedKey } from '../pin-keys.ts'
import { actionWords } from '../../../ui/action.words.ts'
import { savedPlaceWords } from './saved-place.words.ts'

async function deleteOwnPin(pinId: string): Promise<void> {
  try {
    await call(pinResource.delete, { id: pinId })
  } catch (error) {
    // Gone is what was wished.
    if (!(error instanceof ApiFailure && error.name === 'pin_not_found')) throw error
  }
}

function savingRules(queries: QueryClient, pin: Pin): FactRules<SavedPlace | null, SaveWish> {
  const refetch = async () => savedOf((await call(pinResource.get, { id: pin.id })).data)
  return {
    initial: savedOf(pin),
    apply: afterWish,
    refetch,
    send: async (wish, confirmed) => {
      if (wish.kind === 'undo') {
        await deleteOwnPin(wish.pinId)
        return afterWish(wish, confirmed)
      }
      const { board, section } = wish.place
      const answer = await call(repinResource.create, {
        pin_id: pin.id,
        ...(board && { board_id: board.id }),
        ...(section && { section_id: section.id }),
      })
      return savedAs(answer.data)
    },
    onFailed: (error, wish) => {
      void queries.invalidateQueries({ queryKey: pickerQuery.queryKey })
      const reason = messageOf(error)
      const text =
        wish.kind === 'undo'
          ? savedPlaceWords.notUndone({ reason })
          : savedPlaceWords.notSaved({ ...placeArgs(wish.place), reason })
      showToast({ text })
    },
  }
}

/** Saves a pin at once; the toast takes it back. Works also for a card that has left the page. */
export function savePin(queries: QueryClient, pin: Pin, place: SavePlace): void {
  const key = savedKey(pin)
  const rules = savingRules(queries, pin)
  const before = readFact(queries, key, rules.initial)
  if (place.board) boardUsed(queries, place.board)
  const onGranted = (saved: SavedPlace | null) => {
    const pinId = saved?.pinId
    if (!saved || typeof pinId !== 'string') return
    const undo = () => void grantWish(queries, key, rules, { kind: 'undo', pinId, before })
    showToast({
      text: savedText(saved),
      pictureUrl: pin.images['136x136'].url,
      action: { label: actionWords.undo, onPress: undo },
    })
  }
  void grantWish(queries, key, { ...rules, onGranted }, { kind: 'save', place })
}

/** Where the viewer has a pin's picture, known to every card of it. */
export const useSavedPlace = (pin: Pin): SavedPlace | null => useFact(savedKey(pin), savedOf(pin))

/** The viewer deleted a pin of their own: nothing says any more that it is saved there. */
export function forgetSaved(queries: QueryClient, pin: Pin): void {
  const saved = readFact(queries, savedKey(pin), savedOf(pin))
  if (saved?.pinId === pin.id) tellFact(queries, savedKey(pin), null)
}

/** What the server says now; it may have changed since the page was made. */
export function tellSaved(queries: QueryClient, pin: Pin): void {
  const known = readFact<SavedPlace | null>(queries, savedKey(pin), null)
  const said = savedOf(pin)
  if (known?.pinId !== said?.pinId) tellFact(queries, savedKey(pin), said)
}

/**
 * PI-02, the saving of one pin. `quickSave` takes the board that was used last, and asks where there is none; `choose`
 * opens the picker beside the trigger. Visitors log in first, and then it goes on.
 */
export function usePinSave(pin: Pin) {
  const queries = useQueryClient()
  const ask = useLoginPrompt()
  const member = useMember()
  const saved = useSavedPlace(pin)
  const [isBusy, setBusy] = useState(false)
  const openPicker = (trigger: HTMLElement | null) => openPinDialog({ kind: 'save', pin, trigger })
  const saveToLast = async (trigger: HTMLElement | null) => {
    const known = queries.getQueryData(pickerQuery.queryKey)
    if (!known) setBusy(true)
    try {
      const [board] = (known ?? (await queries.fetchQuery(pickerQuery))).boards_shortlist
      if (!board) return openPicker(trigger)
      closePinDialog()
      savePin(queries, pin, { board, section: null })
    } catch (error) {
      showToast({ text: messageOf(error) })
    } finally {
      setBusy(false)
    }
  }
  const askFirst = (goOn: () => void) => {
    // One dialog at a time: the prompt takes the place of a sheet.
    if (!member) leavePinDialog()
    ask('save', goOn)
  }
  return {
    saved,
    /** The boards are on their way. */
    isBusy,
    quickSave: (trigger: HTMLElement | null) => askFirst(() => void saveToLast(trigger)),
    choose: (trigger: HTMLElement | null) => askFirst(() => openPicker(trigger)),
    saveToProfile: () => askFirst(() => savePin(queries, pin, { board: null, section: null })),
  }
}
