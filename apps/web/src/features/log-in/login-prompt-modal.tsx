import { signUpRulesOfSite } from '@pinfold/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api/client.ts'
import { Modal } from '../../ui/modal.tsx'
import styles from '../../entities/viewer/log-in/account-forms.module.css'
import { wasLoggedInHere } from '../../entities/viewer/log-in/logged-in-before.ts'
import { type PromptReason, promptHeading } from '../../entities/viewer/log-in/prompt-headings.ts'
import { LogInForm } from './log-in-form.tsx'
import { offerTopics } from './offer-topics.ts'
import { SignUpForm } from './sign-up-form.tsx'
import { signUpNotice } from './sign-up-notice.ts'
import { Rich } from '../../ui/rich.tsx'
import { logInWords } from './log-in.words.ts'

const RULES_HOLD_MILLISECONDS = 60_000

interface LoginPromptModalProps {
  readonly reason: PromptReason
  readonly onClose: () => void
  /** Somebody is signed in now. */
  readonly onDone: () => Promise<void>
}

/** VR-06: log in, or sign up instead, which comes first where nobody has logged in; what was typed stays when switching. */
export function LoginPromptModal({ reason, onClose, onDone }: LoginPromptModalProps) {
  return (
    <Modal heading={promptHeading(reason)} isOpen onClose={onClose} width={440}>
      <Entrances onDone={onDone} />
    </Modal>
  )
}

function Entrances({ onDone }: Pick<LoginPromptModalProps, 'onDone'>) {
  const [isNew, setNew] = useState(() => !wasLoggedInHere(() => window.localStorage))
  const forms = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shown = forms.current?.querySelector(':scope > :not([hidden])')
    const fields = [...(shown?.querySelectorAll<HTMLInputElement>('input') ?? [])]
    const next = fields.find((field) => field.value === '') ?? fields[0]
    next?.focus()
  }, [isNew])
  const change = (text: string) => (
    <button type="button" onClick={() => setNew(!isNew)}>
      {text}
    </button>
  )
  return (
    <div ref={forms}>
      {/* Both stay, so that nothing typed is lost. */}
      <div hidden={isNew}>
        <LogInForm onDone={onDone} />
      </div>
      <div hidden={!isNew}>
        <SignUpPart onDone={() => onDone().then(offerTopics)} />
      </div>
      <p className={styles['other']}>
        <Rich parts={isNew ? logInWords.alreadyMember({ change }) : logInWords.newHere({ change })} />
      </p>
    </div>
  )
}

/** The form, where somebody may make an account: what owners decided is said before anything is typed. */
function SignUpPart({ onDone }: Pick<LoginPromptModalProps, 'onDone'>) {
  const { data: rules } = useQuery({
    queryKey: ['sign-up-rules'],
    queryFn: async () => (await call(signUpRulesOfSite, {})).data,
    staleTime: RULES_HOLD_MILLISECONDS,
    retry: false,
  })
  // Nearly everywhere everybody may: the form is there at once, and goes where it would be of no use.
  const { text, isOpen } = rules === undefined ? { text: null, isOpen: true } : signUpNotice(rules)
  return (
    <>
      {!isOpen && <p className={styles['notice']}>{text}</p>}
      {isOpen && <SignUpForm onDone={onDone} notice={text} />}
    </>
  )
}
