import type { Board } from '@pinfold/contract'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { cropLook } from '../../entities/board/card/crop-look.ts'
import type { ChosenCover } from './chosen-cover.ts'
import styles from './cover.module.css'
import { loadPart } from '../../ui/load-part.ts'
import { boardEditingWords } from './board-editing.words.ts'

const CoverChooser = lazy(() =>
  loadPart(() => import('./cover-chooser.tsx')).then((module) => ({ default: module.CoverChooser })),
)

interface CoverFieldProps {
  readonly board: Board
  readonly error: string | undefined
  /** While a cover is chosen the rest of the form steps aside. */
  readonly onChoosing: (isChoosing: boolean) => void
  readonly isChoosing: boolean
}

/** BO-02: which pin is a board's cover, and the part of it that shows. It stands in the form by its names. */
export function CoverField({ board, error, isChoosing, onChoosing }: CoverFieldProps) {
  const [cover, setCover] = useState<ChosenCover | null>(() => coverOf(board))
  const shown = cover?.address ?? (board.has_custom_cover ? board.images['170x'][0]?.url : board.image_cover_url)
  return (
    <>
      <input type="hidden" name="cover_pin_id" value={cover?.pinId ?? ''} />
      <input type="hidden" name="cover_crop" value={cover?.crop ? JSON.stringify(cover.crop) : ''} />
      {isChoosing ? (
        <Suspense fallback={<div className={styles['waiting']} />}>
          <CoverChooser
            board={board}
            onCancel={() => onChoosing(false)}
            onChosen={(chosen) => {
              setCover(chosen)
              onChoosing(false)
            }}
          />
        </Suspense>
      ) : (
        <div className={styles['field']} role="group" aria-label={boardEditingWords.cover}>
          <span className={styles['frame']}>
            {shown && <img src={shown} alt="" {...(cover?.crop && { style: cropLook(cover.crop) })} />}
          </span>
          <div className={styles['choices']}>
            <Button disabled={board.pin_count === 0} onClick={() => onChoosing(true)}>
              {boardEditingWords.changeCover}
            </Button>
            {cover !== null && (
              <Button kind="tertiary" onClick={() => setCover(null)}>
                {boardEditingWords.newestPin}
              </Button>
            )}
            {board.pin_count === 0 && <p className={styles['help']}>{boardEditingWords.addPinFirst}</p>}
            {error !== undefined && <FieldError>{error}</FieldError>}
          </div>
        </div>
      )}
    </>
  )
}

function coverOf(board: Board): ChosenCover | null {
  const pin = board.has_custom_cover ? board.cover_pin : null
  return pin ? { pinId: pin.pin_id, address: board.image_cover_hd_url ?? pin.image_url, crop: pin.crop } : null
}
