import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { startPress, type Press } from './long-press.ts'

/** A finger that rests on something for half a second. The tap that would follow is swallowed. */
export function useLongPress(onLongPress: () => void) {
  const press = useRef<Press | null>(null)
  const isTouch = useRef(false)
  const stop = () => {
    press.current?.stop()
  }
  useEffect(() => () => press.current?.stop(), [])
  return {
    onPointerDown: (event: PointerEvent) => {
      stop()
      isTouch.current = event.pointerType === 'touch'
      press.current = isTouch.current && event.isPrimary ? startPress(event, onLongPress) : null
    },
    onPointerMove: (event: PointerEvent) => press.current?.move(event),
    onPointerUp: stop,
    onPointerCancel: stop,
    // The browser's own menu for links and pictures would cover ours.
    onContextMenu: (event: MouseEvent) => {
      if (isTouch.current) event.preventDefault()
    },
    onClickCapture: (event: MouseEvent) => {
      if (press.current?.hasFired !== true) return
      press.current = null
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
