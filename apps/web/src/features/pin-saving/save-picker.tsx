import type { Pin } from '@pinfold/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Modal } from '../../ui/modal.tsx'
import { Popover } from '../../ui/popover.tsx'
import { BoardPicker } from '../../entities/board/picker/board-picker.tsx'
import pickerStyles from '../../entities/board/picker/board-picker.module.css'
import { pickerQuery } from '../../entities/board/lists/picker-boards.ts'
import { SavedNote } from '../../entities/pin/saving/save-controls.tsx'
import type { SavePlace } from '../../entities/pin/saving/saved-place.ts'
import { useHeldPlaces } from '../../entities/pin/saving/use-held-places.ts'
import { savePin, tellSaved, useSavedPlace } from '../../entities/pin/saving/use-pin-save.ts'
import { pinForSavingQuery } from './pin-for-saving.ts'
import { savePickerWords } from './save-picker.words.ts'

function useFreshPin(pin: Pin) {
  const queries = useQueryClient()
  const { data: boards } = useQuery(pickerQuery)
  const { data: fresh } = useQuery(pinForSavingQuery(pin.id, boards?.all_boards.length))
  useEffect(() => {
    if (fresh) tellSaved(queries, fresh)
  }, [queries, fresh])
}

interface SavePickerProps {
  readonly pin: Pin
  readonly trigger: HTMLElement | null
  readonly onClose: () => void
}

/** The picker that saves: beside what opened it, or as a dialog where that has left the page. */
export function SavePicker({ pin, trigger, onClose }: SavePickerProps) {
  const anchor = useRef(trigger)
  const queries = useQueryClient()
  const saved = useSavedPlace(pin)
  const held = useHeldPlaces(pin, saved)
  useFreshPin(pin)
  const save = (place: SavePlace) => {
    onClose()
    savePin(queries, pin, place)
  }
  const picker = (
    <BoardPicker
      pinId={pin.id}
      held={held}
      onPick={(board, section) => save({ board, section })}
      onPickProfile={() => save({ board: null, section: null })}
      note={saved && <SavedNote saved={saved} className={pickerStyles['note']} onLeave={onClose} />}
    />
  )
  if (trigger?.isConnected !== true) {
    return (
      <Modal heading={savePickerWords.heading} isOpen onClose={onClose} width={400}>
        {picker}
      </Modal>
    )
  }
  return (
    <Popover label={savePickerWords.heading} isOpen onClose={onClose} triggerRef={anchor} width={360}>
      {picker}
    </Popover>
  )
}
