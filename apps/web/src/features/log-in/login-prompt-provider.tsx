import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, lazy, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useMember } from '../../api/viewer.ts'
import { noteLoggedIn } from '../../entities/viewer/log-in/logged-in-before.ts'
import { type Ask, LoginPromptContext } from '../../entities/viewer/log-in/login-prompt.ts'
import type { PromptReason } from '../../entities/viewer/log-in/prompt-headings.ts'
import { loadPart } from '../../ui/load-part.ts'

const LoginPromptModal = lazy(() =>
  loadPart(() => import('./login-prompt-modal.tsx')).then((module) => ({ default: module.LoginPromptModal })),
)

/** Asks visitors to log in wherever something on the page needs a member. */
export function LoginPromptProvider({ children }: { readonly children: ReactNode }) {
  const [reason, setReason] = useState<PromptReason | null>(null)
  const goOn = useRef<() => void>(() => undefined)
  const { revalidate } = useRevalidator()
  const isMember = useMember() !== null
  useEffect(() => {
    if (isMember) noteLoggedIn(() => window.localStorage)
  }, [isMember])
  const queries = useQueryClient()
  const ask: Ask = (why, then) => {
    goOn.current = then
    setReason(why)
  }
  const finish = async () => {
    // Nothing that was loaded for a stranger may stay.
    queries.removeQueries({ type: 'inactive' })
    await revalidate()
    setReason(null)
    goOn.current()
  }
  return (
    <LoginPromptContext value={ask}>
      {children}
      {reason !== null && (
        <Suspense fallback={null}>
          <LoginPromptModal reason={reason} onClose={() => setReason(null)} onDone={finish} />
        </Suspense>
      )}
    </LoginPromptContext>
  )
}
