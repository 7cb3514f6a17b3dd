import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, createContext, use, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useMember } from '../../api/viewer.ts'
import { Modal } from '../../ui/modal.tsx'
import styles from './account-forms.module.css'
import { LogInForm } from './log-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/** ER-15: what the prompt says above the form. */
export const promptHeadings = {
  general: 'Log in to continue',
  save: 'Log in to save this Pin',
  edit: 'Log in to edit this Pin',
  follow: 'Log in to follow',
  unfollow: 'Log in to unfollow',
  create: 'Log in to create a Pin or board',
  createBoard: 'Log in to create a board',
} as const

type Ask = (reason: keyof typeof promptHeadings, goOn: () => void) => void

const LoginPromptContext = createContext<Ask>(() => undefined)

/** `ask(reason, goOn)` goes on at once for members; others sign in first and then go on where they were. */
export function useLoginPrompt(): Ask {
  const member = useMember()
  const prompt = use(LoginPromptContext)
  return (reason, goOn) => (member ? goOn() : prompt(reason, goOn))
}

export function LoginPromptProvider({ children }: { readonly children: ReactNode }) {
  const [reason, setReason] = useState<keyof typeof promptHeadings | null>(null)
  const [isNew, setNew] = useState(false)
  const goOn = useRef<() => void>(() => undefined)
  const { revalidate } = useRevalidator()
  const queries = useQueryClient()
  const ask: Ask = (why, then) => {
    goOn.current = then
    setNew(false)
    setReason(why)
  }
  const finish = async () => {
    queries.removeQueries({ type: 'inactive' })
    await revalidate()
    setReason(null)
    goOn.current()
  }
  return (
    <LoginPromptContext value={ask}>
      {children}
      <Modal
        heading={promptHeadings[reason ?? 'general']}
        isOpen={reason !== null}
        onClose={() => setReason(null)}
        width={440}
        hasUnsavedText
      >
        {isNew ? <SignUpForm onDone={finish} /> : <LogInForm onDone={finish} />}
        <p className={styles['other']}>
          {isNew ? 'Already a member?' : 'New here?'}{' '}
          <button type="button" onClick={() => setNew(!isNew)}>
            {isNew ? 'Log in' : 'Sign up'}
          </button>
        </p>
      </Modal>
    </LoginPromptContext>
  )
}
