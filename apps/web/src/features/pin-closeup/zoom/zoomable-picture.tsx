import type { Pin } from '@pinfold/contract'
import { Maximize2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { PinPicture } from '../../../entities/pin/card/pin-picture.tsx'
import styles from './zoom.module.css'
import { loadPart } from '../../../ui/load-part.ts'
import { closeupWords } from '../closeup.words.ts'

const ZoomOverlay = lazy(() =>
  loadPart(() => import('./zoom-overlay.tsx')).then((module) => ({ default: module.ZoomOverlay })),
)

const MotionSwitch = lazy(() =>
  loadPart(() => import('./motion-switch.tsx')).then((module) => ({ default: module.MotionSwitch })),
)

interface ZoomablePictureProps {
  readonly pin: Pin
  readonly sizes: string
  /** Height divided by width. */
  readonly ratio: number
}

/** A pin's picture on its page; a press shows it over the whole screen. One that moves may be stopped. */
export function ZoomablePicture({ pin, sizes, ratio }: ZoomablePictureProps) {
  const [isOpen, setOpen] = useState(false)
  const [isStill, setStill] = useState(false)
  return (
    <>
      <button type="button" className={styles['open']} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <PinPicture pin={pin} sizes={sizes} ratio={ratio} isFirst />
        {pin.is_animated && !isStill && (
          <img className={styles['moving']} loading="lazy" decoding="async" src={pin.images.orig.url} alt="" />
        )}
        <span className={styles['sign']}>
          <Maximize2 size={20} aria-hidden="true" />
        </span>
        <span className="visually-hidden">{closeupWords.viewFullScreen}</span>
      </button>
      {pin.is_animated && (
        <Suspense fallback={null}>
          <MotionSwitch isStill={isStill} onChange={setStill} />
        </Suspense>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ZoomOverlay pin={pin} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
