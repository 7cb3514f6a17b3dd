import { type RefObject, useEffect } from 'react'
import { useConsent } from '../../api/consent.ts'
import { useRootData } from '../../api/viewer.ts'
import { countPlays } from './count-plays.ts'
import { playInView } from './films-in-view.ts'

/** Lets a pin's film play by itself while it is in view, and counts that where it is allowed. Load it late. */
export function useFilm(element: RefObject<HTMLVideoElement | null>, pinId: string): void {
  const isMachine = useRootData()?.viewer.viewerType === 'bot'
  const mayCount = useConsent()?.allow_analytic_cookies === true && !isMachine
  useEffect(() => (element.current ? playInView(element.current) : undefined), [element])
  useEffect(
    () => (element.current && mayCount ? countPlays(element.current, pinId) : undefined),
    [element, mayCount, pinId],
  )
}
