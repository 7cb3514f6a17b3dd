import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, createContext, lazy, use, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useMember } from '../../api/viewer.ts'
import { noteLoggedIn } from './logged-in-before.ts'
import { type PromptReason, promptHeading } from './prompt-headings.ts'
import { loadPart } from '../../ui/load-part.ts'

type Ask = (reason: PromptReason, goOn: () => void) => void

const LoginPromptContext = createContext<Ask>(() => undefined)
const LoginPromptModal = lazy(() =>
  loadPart(() => import('./login-prompt-modal.tsx')).then((module) => ({ default: module.LoginPromptModal })),
)

/** `ask(reason, goOn)` goes on at once for members; others sign in first and then go on where they were. */
export function useLoginPrompt(): Ask {
  const member = useMember()
  const prompt = use(LoginPromptContext)
  return (reason, goOn) => (member ? goOn() : prompt(reason, goOn))
}

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
          <LoginPromptModal heading={promptHeading(reason)} onClose={() => setReason(null)} onDone={finish} />
        </Suspense>
      )}
    </LoginPromptContext>
  )
}
