import { type Board, boardFeedResource, type CoverPin, type Pin } from '@pinfold/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { coversKey } from '../../entities/board/board-keys.ts'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { CropStage } from '../../entities/media/crop-stage.tsx'
import { invalidImage } from '../../entities/media/upload-picture.ts'
import { cropOf, percentOf } from '../../entities/board/card/crop-look.ts'
import styles from './cover.module.css'
import type { ChosenCover } from './chosen-cover.ts'
import { useLocale } from '../../api/viewer.ts'
import { actionWords } from '../../ui/action.words.ts'
import { coverChooserWords } from './cover-chooser.words.ts'

/** Of the frame that a cover has on cards. */
const COVER_RATIO = 1
const PAGE = 50

interface CoverChooserProps {
  readonly board: Board
  readonly onChosen: (cover: ChosenCover) => void
  readonly onCancel: () => void
}

/** Chooses a pin of the board, then the part of its picture that shows. */
export function CoverChooser({ board, onChosen, onCancel }: CoverChooserProps) {
  const [pin, setPin] = useState<Pin | null>(null)
  const before = pin !== null && board.cover_pin?.pin_id === pin.id ? board.cover_pin.crop : null
  return pin === null ? (
    <PinChoice board={board} onPick={setPin} onCancel={onCancel} />
  ) : (
    <CropChoice
      pin={pin}
      before={before ?? null}
      onBack={() => setPin(null)}
      onCrop={(crop) => onChosen({ pinId: pin.id, address: pin.images['736x'].url, crop })}
    />
  )
}

interface PinChoiceProps {
  readonly board: Board
  readonly onPick: (pin: Pin) => void
  readonly onCancel: () => void
}

function PinChoice({ board, onPick, onCancel }: PinChoiceProps) {
  const locale = useLocale()
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: coversKey(board.id),
    queryFn: ({ pageParam, signal }) =>
      call(
        boardFeedResource.get,
        { board_id: board.id, page_size: PAGE, ...(pageParam !== undefined && { bookmarks: [pageParam] }) },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ bookmark }) => bookmark,
  })
  const pins = data?.pages.flatMap((page) => page.data) ?? []
  return (
    <div className={styles['step']} role="group" aria-label={coverChooserWords.chooseCover}>
      <p className={styles['stepText']}>{coverChooserWords.choosePin}</p>
      {error && <FieldError>{messageOf(error)}</FieldError>}
      <ul className={styles['pins']} aria-busy={data === undefined}>
        {pins.map((pin, at) => (
          <li key={pin.id}>
            <button
              type="button"
              className={styles['pin']}
              aria-label={
                pin.title || pin.alt_text || coverChooserWords.pinNumber({ number: (at + 1).toLocaleString(locale) })
              }
              onClick={() => onPick(pin)}
            >
              <img src={pin.images['236x'].url} alt="" loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles['stepButtons']}>
        <Button onClick={onCancel}>{actionWords.back}</Button>
        {hasNextPage && (
          <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {coverChooserWords.showMore}
          </Button>
        )}
      </div>
    </div>
  )
}

type Crop = NonNullable<CoverPin['crop']>

interface CropChoiceProps {
  readonly pin: Pin
  readonly before: Crop | null
  readonly onCrop: (crop: Crop) => void
  readonly onBack: () => void
}

function CropChoice({ pin, before, onCrop, onBack }: CropChoiceProps) {
  const [crop, setCrop] = useState<Crop | null>(null)
  const [error, setError] = useState<string | null>(null)
  return (
    <div className={styles['step']} role="group" aria-label={coverChooserWords.adjust}>
      <CropStage
        address={pin.images['736x'].url}
        aspect={COVER_RATIO}
        shape="rect"
        initial={before ? percentOf(before) : undefined}
        onPart={(percent) => setCrop(cropOf(percent))}
        onBroken={() => setError(messageOf(invalidImage()))}
      />
      <div aria-live="polite">{error !== null && <FieldError>{error}</FieldError>}</div>
      <div className={styles['stepButtons']}>
        <Button onClick={onBack}>{actionWords.back}</Button>
        <Button kind="primary" disabled={crop === null} onClick={() => crop && onCrop(crop)}>
          {coverChooserWords.use}
        </Button>
      </div>
    </div>
  )
}
