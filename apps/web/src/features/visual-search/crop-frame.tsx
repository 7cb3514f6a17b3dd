import type { PictureBox } from '@pinfold/contract'
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocale } from '../../api/viewer.ts'
import { type Corner, moveBox, pullCorner, scaleBox } from './box-shape.ts'
import styles from './crop-frame.module.css'
import { visualSearchWords } from './visual-search.words.ts'

interface CropFrameProps {
  /** The picture, which fills its place. */
  readonly children: ReactNode
  /** Width divided by height. */
  readonly aspect: number
  /** The part that is searched. */
  readonly box: PictureBox
  /** Hears when somebody lets go. */
  readonly onLetGo: (box: PictureBox) => void
  /** Parts that may be meant. */
  readonly suggested: readonly PictureBox[]
}

const corners: readonly Corner[] = ['top-left', 'top-right', 'bottom-left', 'bottom-right']
const STEP = 0.02
/** Results are not asked for while a key is held. */
const KEY_PAUSE_MILLISECONDS = 200

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

interface Hold {
  readonly corner: Corner | null
  readonly box: PictureBox
  readonly points: Map<number, { x: number; y: number }>
  readonly start: { readonly x: number; readonly y: number; readonly apart: number }
  hasMoved: boolean
}

/** A picture with a frame around the part that is searched: dragged, pulled by its corners, pinched, or moved by keys. */
export function CropFrame({ children, aspect, box: searched, onLetGo, suggested }: CropFrameProps) {
  const [moved, setMoved] = useState<PictureBox | null>(null)
  const box = moved ?? searched
  const stage = useRef<HTMLDivElement>(null)
  const hold = useRef<Hold | null>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const locale = useLocale()

  // Back in its old place until the answer comes, it would be moved from there by the next key.
  useEffect(() => {
    if (!hold.current && pause.current === undefined) setMoved(null)
  }, [searched.x, searched.y, searched.w, searched.h])
  useEffect(() => () => clearTimeout(pause.current), [])
  const letGo = (last: PictureBox) => {
    clearTimeout(pause.current)
    pause.current = undefined
    onLetGo(last)
  }
  const begin = (event: PointerEvent, corner: Corner | null) => {
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    const points = hold.current?.points ?? new Map<number, { x: number; y: number }>()
    points.set(event.pointerId, { x: event.clientX, y: event.clientY })
    hold.current = { corner, box, points, start: middleOf(points), hasMoved: hold.current?.hasMoved ?? false }
  }
  const move = (event: PointerEvent) => {
    const { current } = hold
    const place = stage.current?.getBoundingClientRect()
    if (!current || !place || !current.points.has(event.pointerId)) return
    current.points.set(event.pointerId, { x: event.clientX, y: event.clientY })
    current.hasMoved = true
    const now = middleOf(current.points)
    const [across, down] = [(now.x - current.start.x) / place.width, (now.y - current.start.y) / place.height]
    const grown = current.start.apart > 0 ? scaleBox(current.box, now.apart / current.start.apart) : current.box
    setMoved(current.corner ? pullCorner(current.box, current.corner, across, down) : moveBox(grown, across, down))
  }
  const end = (event: PointerEvent) => {
    const { current } = hold
    if (!current?.points.delete(event.pointerId)) return
    if (current.points.size > 0) {
      hold.current = { ...current, box, start: middleOf(current.points) }
      return
    }
    hold.current = null
    if (moved && current.hasMoved) letGo(moved)
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const [across, down] = step
    const next = event.shiftKey ? pullCorner(box, 'bottom-right', across, down) : moveBox(box, across, down)
    setMoved(next)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => letGo(next), KEY_PAUSE_MILLISECONDS)
  }

  const place = { left: `${box.x * 100}%`, top: `${box.y * 100}%`, width: `${box.w * 100}%`, height: `${box.h * 100}%` }
  return (
    <div ref={stage} className={styles['stage']} style={{ '--aspect': aspect } as CSSProperties}>
      {children}
      <button
        type="button"
        className={styles['frame']}
        style={place}
        aria-label={visualSearchWords.part}
        onKeyDown={press}
        onPointerDown={(event) => begin(event, null)}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {corners.map((corner) => (
          <span
            key={corner}
            className={styles['corner']}
            data-corner={corner}
            onPointerDown={(event) => begin(event, corner)}
            onPointerMove={move}
            onPointerUp={end}
            onPointerCancel={end}
          />
        ))}
      </button>
      {suggested.map((part, at) => (
        <button
          key={`${part.x} ${part.y}`}
          type="button"
          className={styles['dot']}
          style={{ left: `${(part.x + part.w / 2) * 100}%`, top: `${(part.y + part.h / 2) * 100}%` }}
          aria-label={visualSearchWords.suggestedPart({ number: (at + 1).toLocaleString(locale) })}
          onClick={() => letGo(part)}
        />
      ))}
    </div>
  )
}

/** The middle of what holds the frame, and how far two fingers are apart. */
function middleOf(points: ReadonlyMap<number, { readonly x: number; readonly y: number }>) {
  const all = [...points.values()]
  const [one, other] = all
  const x = all.reduce((sum, point) => sum + point.x, 0) / (all.length || 1)
  const y = all.reduce((sum, point) => sum + point.y, 0) / (all.length || 1)
  return { x, y, apart: one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0 }
}
