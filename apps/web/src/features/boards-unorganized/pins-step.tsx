import { limits } from '@pinfold/contract'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../api/failure.ts'
import { useLocale } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { counted } from '../../ui/format.ts'
import type { SelectionOfMany } from '../../ui/selection/use-selection.ts'
import styles from './organize-modal.module.css'
import { PinChoice, PinChoiceSkeleton } from './pin-choice.tsx'
import type { useBoardlessPins } from './use-boardless-pins.ts'
import { actionWords } from '../../ui/action.words.ts'
import { pinCountWords } from '../../entities/board/pin-counts.words.ts'
import { organizeModalWords } from './organize-modal.words.ts'

interface PinsStepProps {
  readonly list: ReturnType<typeof useBoardlessPins>
  readonly selection: SelectionOfMany
  readonly onNext: () => void
  readonly onClose: () => void
}

/** SELECT_PINS. VR-02: Next waits for a pin. */
export function PinsStep({ list: { pins, error, reread, readAll, more }, selection, onNext, onClose }: PinsStepProps) {
  const step = useRef<HTMLDivElement>(null)
  const locale = useLocale()
  const count = selection.ids.length
  const isTooMany = count > limits.bulkEdit.atOnce
  const [isReadingAll, setReadingAll] = useState(false)
  const isBack = useRef(count > 0)
  // What had the focus is gone.
  useEffect(() => {
    if (isBack.current) step.current?.querySelector<HTMLElement>('[role=option][tabindex="0"]')?.focus()
  }, [])
  if (error) {
    return (
      <EmptyState
        drawing="broken"
        heading={organizeModalWords.notLoaded}
        action={<Button onClick={reread}>{organizeModalWords.retry}</Button>}
      >
        {messageOf(error)}
      </EmptyState>
    )
  }
  if (pins?.length === 0) {
    return (
      <EmptyState
        drawing="boards"
        heading={organizeModalWords.allOnBoards}
        action={<Button onClick={onClose}>{actionWords.done}</Button>}
      >
        {organizeModalWords.nothingLeft}
      </EmptyState>
    )
  }
  const isAll = pins !== undefined && count === pins.length && !more.hasMore
  const selectAll = async () => {
    setReadingAll(true)
    selection.touch(await readAll(limits.bulkEdit.atOnce))
    setReadingAll(false)
  }
  return (
    <div ref={step} className={styles['pins']}>
      <p className={styles['lead']}>{organizeModalWords.lead}</p>
      {pins ? (
        <PinChoice label={organizeModalWords.notOnBoard} pins={pins} selection={selection} more={more} />
      ) : (
        <PinChoiceSkeleton />
      )}
      <div className={styles['bar']}>
        <p className={styles['count']} role="status">
          {isTooMany
            ? organizeModalWords.atMost(counted(limits.bulkEdit.atOnce, locale))
            : pinCountWords.pinsSelected(counted(count, locale))}
        </p>
        <Button
          kind="tertiary"
          disabled={!pins}
          isBusy={isReadingAll}
          onClick={() => (isAll ? selection.clear() : void selectAll())}
        >
          {isAll ? organizeModalWords.clear : organizeModalWords.selectAll}
        </Button>
        <Button kind="primary" disabled={count === 0 || isTooMany} onClick={onNext}>
          {actionWords.next}
        </Button>
      </div>
    </div>
  )
}
