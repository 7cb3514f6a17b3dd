import type { Pin } from '@pinfold/contract'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { loadPart } from '../../../ui/load-part.ts'

const CardMotion = lazy(() =>
  loadPart(() => import('../../media/card-motion.tsx')).then((module) => ({ default: module.CardMotion })),
)

const never = () => () => undefined

/** What moves on a card: nothing in the page as it comes. */
export function PinCardMotion({ pin }: { readonly pin: Pin }) {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isAlive) return null
  return (
    <Suspense fallback={null}>
      <CardMotion pin={pin} />
    </Suspense>
  )
}
