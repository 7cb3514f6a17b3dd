import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import {
  isDoubleTap,
  moveBy,
  wholePicture,
  ZOOM_STEP,
  zoomBy,
  type ZoomPoint,
  type ZoomSpace,
  zoomSpace,
  zoomToggled,
  type ZoomView,
} from './zoom-view.ts'

/** Pixels that an arrow key moves the picture by. */
const KEY_MOVE = 80
/** How much a turn of the wheel enlarges, for each pixel it would scroll; pinching a touchpad tells smaller numbers. */
const WHEEL_SPEED = 0.002
const PINCH_SPEED = 0.01
/** A press that moved further is a drag and no tap. */
const TAP_SLACK = 8

const middle: ZoomPoint = { x: 0, y: 0 }
const screenSpace = (original: Original): ZoomSpace =>
  zoomSpace(original, { width: window.innerWidth, height: window.innerHeight })
const fromMiddle = (event: { clientX: number; clientY: number }): ZoomPoint => ({
  x: event.clientX - window.innerWidth / 2,
  y: event.clientY - window.innerHeight / 2,
})

interface Original {
  readonly width: number
  readonly height: number
}

/** Looking at a picture over the whole screen: wheel, pinch, double tap, drag and keys. In the browser only. */
export function useZoom(original: Original) {
  const { width, height } = original
  const [space, setSpace] = useState(() => screenSpace(original))
  const [view, setView] = useState<ZoomView>(wholePicture)
  const fingers = useRef(new Map<number, ZoomPoint>())
  const moved = useRef(0)
  const lastTap = useRef<(ZoomPoint & { at: number }) | null>(null)

  useEffect(() => {
    const measure = () => {
      const now = screenSpace({ width, height })
      setSpace(now)
      setView((seen) => moveBy(seen, middle, now))
    }
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [width, height])

  const zoom = (factor: number, point = middle) => setView((seen) => zoomBy(seen, factor, point, space))
  const move = (by: ZoomPoint) => setView((seen) => moveBy(seen, by, space))

  /** For the element that fills the screen: React's own wheel events cannot keep the page from scrolling. */
  const wheelRef = useCallback(
    (element: HTMLElement | null) => {
      const onWheel = (event: WheelEvent) => {
        event.preventDefault()
        const factor = Math.exp(-event.deltaY * (event.ctrlKey ? PINCH_SPEED : WHEEL_SPEED))
        setView((seen) => zoomBy(seen, factor, fromMiddle(event), space))
      }
      element?.addEventListener('wheel', onWheel, { passive: false })
      return () => element?.removeEventListener('wheel', onWheel)
    },
    [space],
  )

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    if (fingers.current.size === 0) moved.current = 0
    fingers.current.set(event.pointerId, fromMiddle(event))
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = fromMiddle(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    const by = { x: now.x - before.x, y: now.y - before.y }
    moved.current += Math.hypot(by.x, by.y)
    if (!other) return move(by)
    const distance = (one: ZoomPoint) => Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1)
    const between = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    setView((seen) =>
      moveBy(zoomBy(seen, distance(now) / distance(before), between, space), { x: by.x / 2, y: by.y / 2 }, space),
    )
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const wasAlone = fingers.current.delete(event.pointerId) && fingers.current.size === 0
    if (!wasAlone || moved.current > TAP_SLACK) return
    const tap = { ...fromMiddle(event), at: event.timeStamp }
    const isSecond = isDoubleTap(lastTap.current, tap)
    lastTap.current = isSecond ? null : tap
    if (isSecond) setView((seen) => zoomToggled(seen, tap, space))
  }
  const onPointerCancel = (event: PointerEvent) => void fingers.current.delete(event.pointerId)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = {
      '+': () => zoom(ZOOM_STEP),
      '=': () => zoom(ZOOM_STEP),
      '-': () => zoom(1 / ZOOM_STEP),
      '0': () => setView(wholePicture),
      ArrowLeft: () => move({ x: KEY_MOVE, y: 0 }),
      ArrowRight: () => move({ x: -KEY_MOVE, y: 0 }),
      ArrowUp: () => move({ x: 0, y: KEY_MOVE }),
      ArrowDown: () => move({ x: 0, y: -KEY_MOVE }),
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return {
    view,
    picture: space.picture,
    isWhole: view.scale <= 1,
    isLargest: view.scale >= space.largest,
    nearer: () => zoom(ZOOM_STEP),
    further: () => zoom(1 / ZOOM_STEP),
    wheelRef,
    pointerProps: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
    onKeyDown,
  }
}
