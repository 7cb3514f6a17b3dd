import type { Board } from '@pinfold/contract'
import { lazy, memo, type ReactNode, Suspense, useCallback, useState } from 'react'
import { loadPart } from '../../ui/load-part.ts'

const SensitivityScreen = lazy(() =>
  loadPart(() => import('./sensitivity-screen.tsx')).then((module) => ({ default: module.SensitivityScreen })),
)

/** The boards that somebody wanted to see all the same, until the page is loaded anew. */
const agreed = new Set<string>()

/** Not rendered for other news from above: before its code has come, that would take it off the page for a moment. */
const Warning = memo(function Warning(shown: { readonly title: string; readonly onContinue: () => void }) {
  return (
    <Suspense fallback={null}>
      <SensitivityScreen {...shown} />
    </Suspense>
  )
})

/** What is on a board, behind its warning where it has one. */
export function SensitivityGate({ board, children }: { readonly board: Board; readonly children: ReactNode }) {
  const [hasAgreed, setAgreed] = useState(() => agreed.has(board.id))
  const show = useCallback(() => {
    agreed.add(board.id)
    setAgreed(true)
  }, [board.id])
  if (!board.sensitivity_screen || hasAgreed) return children
  return <Warning title={board.sensitivity_screen.title} onContinue={show} />
}
