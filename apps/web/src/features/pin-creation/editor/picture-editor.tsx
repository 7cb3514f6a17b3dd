import type { PictureEdit } from '@pinfold/contract'
import { FlipHorizontal, RotateCcw, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useLocale } from '../../../api/viewer.ts'
import { CropStage } from '../../../entities/media/crop-stage.tsx'
import { actionWords } from '../../../ui/action.words.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import styles from './picture-editor.module.css'
import { previewOfEdit } from './preview-of-edit.ts'
import { pictureEditorWords } from './picture-editor.words.ts'
import { useDrawnPicture } from './use-drawn-picture.ts'

interface PictureEditorProps {
  /** The picture as it came. */
  readonly address: string
  readonly edit: PictureEdit | null
  readonly onClose: () => void
  /** Null where the picture is to be shown as it came. */
  readonly onDone: (edit: PictureEdit | null, preview: string) => void
}

type Shape = 'original' | 'tall' | 'square' | 'free'
const shapes: readonly Shape[] = ['original', 'tall', 'square', 'free']
const turns = [0, 90, 180, 270] as const
const asItCame: PictureEdit = { is_flipped: false, turn: 0, straighten: 0, crop: [0, 0, 1, 1] }

/** Crops, turns, straightens and mirrors a picture, all by keys too. The picture itself stays as it came. */
export function PictureEditor({ address, edit, onClose, onDone }: PictureEditorProps) {
  const [draft, setDraft] = useState(edit ?? asItCame)
  const [shape, setShape] = useState<Shape>(edit && edit.crop.join() !== '0,0,1,1' ? 'free' : 'original')
  const [freeAspect, setFreeAspect] = useState<number | null>(null)
  const locale = useLocale()
  const drawn = useDrawnPicture(address, draft)
  const [, , width, height] = (edit ?? asItCame).crop
  const free = freeAspect ?? (drawn ? (drawn.aspect * width) / height : 1)
  const aspectOf: Record<Shape, number> = { original: drawn?.aspect ?? 1, tall: 2 / 3, square: 1, free }
  const change = (part: Partial<PictureEdit>) => setDraft((before) => ({ ...before, ...part }))
  const turnBy = (by: 1 | 3) => change({ turn: turns[(turns.indexOf(draft.turn) + by) % 4] ?? 0 })
  const names: Record<Shape, string> = {
    original: pictureEditorWords.original,
    tall: '2:3',
    square: '1:1',
    free: pictureEditorWords.free,
  }
  const finish = async () => onDone(draft, await previewOfEdit(address, draft))
  const [x, y, w, h] = (edit ?? asItCame).crop
  return (
    <Modal heading={pictureEditorWords.heading} isOpen onClose={onClose} width={640} hasUnsavedText>
      <div className={styles['body']}>
        {drawn ? (
          <CropStage
            key={drawn.address}
            address={drawn.address}
            aspect={aspectOf[shape]}
            shape="rect"
            initial={{ x: x * 100, y: y * 100, width: w * 100, height: h * 100 }}
            onPart={(percent) =>
              change({
                crop: [percent.x / 100, percent.y / 100, percent.width / 100, percent.height / 100].map((part) =>
                  Math.min(1, Math.max(0, Math.round(part * 10_000) / 10_000)),
                ) as PictureEdit['crop'],
              })
            }
            onBroken={onClose}
          />
        ) : (
          <div className={styles['waiting']} />
        )}
        <div className={styles['shapes']} role="group" aria-label={pictureEditorWords.shape}>
          {shapes.map((one) => (
            <Button
              key={one}
              size={32}
              aria-pressed={one === shape}
              kind={one === shape ? 'primary' : 'secondary'}
              onClick={() => setShape(one)}
            >
              {names[one]}
            </Button>
          ))}
          <span className={styles['tools']}>
            <IconButton label={pictureEditorWords.turnLeft} icon={<RotateCcw size={20} />} onClick={() => turnBy(3)} />
            <IconButton label={pictureEditorWords.turnRight} icon={<RotateCw size={20} />} onClick={() => turnBy(1)} />
            <IconButton
              label={pictureEditorWords.flip}
              aria-pressed={draft.is_flipped}
              icon={<FlipHorizontal size={20} />}
              onClick={() => change({ is_flipped: !draft.is_flipped })}
            />
          </span>
        </div>
        {shape === 'free' && (
          <label className={styles['slider']}>
            <span>{pictureEditorWords.width}</span>
            <input
              type="range"
              min={0.3}
              max={3}
              step={0.01}
              value={free}
              onChange={(event) => setFreeAspect(Number(event.target.value))}
            />
          </label>
        )}
        <label className={styles['slider']}>
          <span>{pictureEditorWords.straighten}</span>
          <input
            type="range"
            min={-15}
            max={15}
            step={0.5}
            value={draft.straighten}
            aria-valuetext={new Intl.NumberFormat(locale, { style: 'unit', unit: 'degree' }).format(draft.straighten)}
            onChange={(event) => change({ straighten: Number(event.target.value) })}
          />
        </label>
        <div className={styles['buttons']}>
          <Button kind="tertiary" onClick={() => onDone(null, address)}>
            {pictureEditorWords.asItCame}
          </Button>
          <Button onClick={onClose}>{actionWords.cancel}</Button>
          <Button kind="primary" disabled={!drawn} onClick={() => void finish()}>
            {actionWords.done}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
