import { type Pin, pinResource } from '@pinfold/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../api/client.ts'
import { Modal } from '../../ui/modal.tsx'
import { Popover } from '../../ui/popover.tsx'
import { BoardPicker } from '../../entities/board/picker/board-picker.tsx'
import pickerStyles from '../../entities/board/picker/board-picker.module.css'
import { pickerQuery } from '../../entities/board/lists/picker-boards.ts'
import { SavedNote } from '../../entities/pin/saving/save-controls.tsx'
import type { SavePlace } from '../../entities/pin/saving/saved-place.ts'
import { useHeldPlaces } from '../../entities/pin/saving/use-held-places.ts'
import { savePin, tellSaved, useSavedPlace } from '../../entities/pin/saving/use-pin-save.ts'
import { pinForSavingKey } from '../../entities/pin/pin-keys.ts'
import { savePickerWords } from './save-picker.words.ts'

/** VR-20: with fewer boards than this the pin is asked for again, so that what is said of it is true. */
const FEW_BOARDS = 5

function useFreshPin(pin: Pin) {
  const queries = useQueryClient()
  const { data: boards } = useQuery(pickerQuery)
  const { data: fresh } = useQuery({
    queryKey: pinForSavingKey(pin.id),
    queryFn: ({ signal }) => call(pinResource.get, { id: pin.id }, { signal }).then((answer) => answer.data),
    enabled: boards !== undefined && boards.all_boards.length < FEW_BOARDS,
    staleTime: 0,
  })
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
