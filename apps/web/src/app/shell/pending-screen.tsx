import { Suspense, lazy, useEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useConnection } from '../../api/connection.ts'
import { loadPart } from '../../ui/load-part.ts'

const load = () => import('./pending-overlay.tsx')
const PendingOverlay = lazy(() => loadPart(load).then((module) => ({ default: module.PendingOverlay })))

/** Every history entry that was shown: whoever comes back to one wants to be where he was, not at a skeleton's top. */
const shownEntries = new Set<string>()
const firstTouches = ['pointerover', 'pointerdown', 'keydown'] as const

const addressOf = ({ pathname, search }: { pathname: string; search: string }) => `${pathname}${search}`

/** Stands for a page that takes longer than 100 ms to come. */
export function PendingScreen() {
  const here = useLocation()
  const next = useNavigation().location
  // Where the server is out of reach, what was on the screen is better than a skeleton.
  const isReached = useConnection() === 'good'
  useEffect(() => void shownEntries.add(here.key), [here.key])
  useEffect(() => {
    // Its code comes with the first sign of life, before anything was followed.
    const prepare = () => {
      for (const touch of firstTouches) document.removeEventListener(touch, prepare)
      void loadPart(load)
    }
    for (const touch of firstTouches) document.addEventListener(touch, prepare, { passive: true })
    return () => {
      for (const touch of firstTouches) document.removeEventListener(touch, prepare)
    }
  }, [])
  if (!next || !isReached || next.pathname === here.pathname || shownEntries.has(next.key)) return null
  return (
    <Suspense fallback={null}>
      <PendingOverlay next={addressOf(next)} here={addressOf(here)} />
    </Suspense>
  )
}
