import { type RefObject, useEffect } from 'react'
import { useMayCount } from '../../api/consent.ts'
import { loadPart } from '../../ui/load-part.ts'

type Begin = (video: HTMLVideoElement) => () => void

/** Lets a pin's film play by itself while it is in view, and counts that where it is allowed. Both load by themselves. */
export function useFilm(element: RefObject<HTMLVideoElement | null>, pinId: string): void {
  const mayCount = useMayCount()
  useEffect(
    () =>
      beginLater(
        element,
        loadPart(async () => (await import('./films-in-view.ts')).playInView),
      ),
    [element],
  )
  useEffect(() => {
    if (!mayCount) return
    const counting = loadPart(async () => (await import('./count-plays.ts')).countPlays)
    return beginLater(
      element,
      counting.then((countPlays) => (video) => countPlays(video, pinId)),
    )
  }, [element, mayCount, pinId])
}

/** Begins when it has come, unless the film is gone by then; answers how to end it. */
function beginLater(element: RefObject<HTMLVideoElement | null>, coming: Promise<Begin>): () => void {
  let isOver = false
  let end: (() => void) | undefined
  const begin = async () => {
    const begun = await coming
    if (!isOver && element.current) end = begun(element.current)
  }
  // Without it the film plays all the same, when it is pressed.
  begin().catch(() => {})
  return () => {
    isOver = true
    end?.()
  }
}
