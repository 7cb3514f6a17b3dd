import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import styles from './crop-stage.module.css'
import { useLocale } from '../../api/viewer.ts'
import { formatShare } from '../../ui/format-share.ts'
import { cropStageWords } from './crop-stage.words.ts'

const MOST_ZOOM = 4

interface CropStageProps {
  readonly address: string
  readonly aspect: number
  readonly shape: 'round' | 'rect'
  /** The part to begin with, in percent of the picture. */
  readonly initial?: Area | undefined
  /** After each move: the part in percent of the picture, and in its pixels. */
  readonly onPart: (percent: Area, pixels: Area) => void
  readonly onBroken: () => void
}

/** Chooses the part of a picture that shows, by dragging, arrow keys and a slider. */
export function CropStage({ address, aspect, shape, initial, onPart, onBroken }: CropStageProps) {
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const locale = useLocale()
  return (
    <>
      <div className={styles['stage']}>
        <Cropper
          image={address}
          crop={place}
          zoom={zoom}
          maxZoom={MOST_ZOOM}
          aspect={aspect}
          cropShape={shape}
          showGrid={false}
          keyboardStep={8}
          disableAutomaticStylesInjection
          {...(initial && { initialCroppedAreaPercentages: initial })}
          cropperProps={{ 'aria-label': cropStageWords.part, role: 'group' }}
          mediaProps={{ alt: '', onError: onBroken }}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={onPart}
        />
      </div>
      <label className={styles['zoom']}>
        <span>{cropStageWords.zoom}</span>
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={zoom}
          aria-valuetext={formatShare(zoom, locale)}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
      <p className={styles['help']}>{cropStageWords.help}</p>
    </>
  )
}
