import type { Board } from '@pinfold/contract'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { loadPart } from '../../ui/load-part.ts'

const SensitivityScreen = lazy(() =>
  loadPart(() => import('./sensitivity-screen.tsx')).then((module) => ({ default: module.SensitivityScreen })),
)

/** The boards that somebody wanted to see all the same, until the page is loaded anew. */
const agreed = new Set<string>()

/** What is on a board, behind its warning where it has one. */
export function SensitivityGate({ board, children }: { readonly board: Board; readonly children: ReactNode }) {
  const [hasAgreed, setAgreed] = useState(() => agreed.has(board.id))
  if (!board.sensitivity_screen || hasAgreed) return children
  const show = () => {
    agreed.add(board.id)
    setAgreed(true)
  }
  return (
    <Suspense fallback={null}>
      <SensitivityScreen title={board.sensitivity_screen.title} onContinue={show} />
    </Suspense>
  )
}
