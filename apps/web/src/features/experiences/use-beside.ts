import { type RefObject, useLayoutEffect } from 'react'
import { placeBeside } from './place-beside.ts'

interface Parts {
  readonly card: RefObject<HTMLElement | null>
  readonly rings: RefObject<HTMLElement | null>
  readonly direction: string | undefined
}

const directions = ['down', 'up', 'left', 'right'] as const

/** Keeps a message beside its anchor, wherever that goes: the header slides, pages scroll. */
export function useBeside(anchor: Element | null, { card, rings, direction }: Parts): void {
  useLayoutEffect(() => {
    if (!anchor) return
    const wanted = directions.find((each) => each === direction) ?? 'down'
    let turn = 0
    let last = ''
    const follow = () => {
      turn = requestAnimationFrame(follow)
      const { left, top, width, height } = anchor.getBoundingClientRect()
      const { clientWidth, clientHeight } = document.documentElement
      const size = { width: card.current?.offsetWidth ?? 0, height: card.current?.offsetHeight ?? 0 }
      const now = [left, top, width, height, clientWidth, clientHeight, size.width, size.height].join(' ')
      if (now === last) return
      last = now
      const place = placeBeside(
        { left, top, width, height },
        size,
        { width: clientWidth, height: clientHeight },
        wanted,
      )
      const isThere = anchor.isConnected && width > 0
      move(card.current, place, isThere)
      move(rings.current, { left: left + width - 8, top: top - 8 }, isThere)
    }
    follow()
    return () => cancelAnimationFrame(turn)
  }, [anchor, card, rings, direction])
}

function move(element: HTMLElement | null, { left, top }: { left: number; top: number }, isThere: boolean) {
  if (!element) return
  element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`
  element.style.visibility = isThere ? 'visible' : 'hidden'
}
