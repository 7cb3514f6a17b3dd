import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { beginSession, currentSession, onSessionOver } from '../../api/session-over.ts'
import { useLive } from '../../api/use-live.ts'
import { useMember } from '../../api/viewer.ts'
import { Modal } from '../../ui/modal.tsx'
import styles from '../../entities/viewer/log-in/account-forms.module.css'
import { LogInForm } from './log-in-form.tsx'
import { isCurrentAccount } from '../../entities/viewer/accounts/current-account.ts'
import { logInWords } from './log-in.words.ts'

/** Milliseconds in which a page that logs itself out says so; what is asked here is about being logged out elsewhere. */
const OWN_DOING = 500

/** Says at once when the session was ended elsewhere, and lets the member log in and go on: what they typed stays. */
export function SessionWatch() {
  const memberId = useMember()?.id
  const [isOver, setOver] = useState(false)
  const { revalidate } = useRevalidator()
  const hear = () => {
    const session = currentSession()
    setTimeout(() => {
      const isStill = session === currentSession() && memberId !== undefined && isCurrentAccount(memberId)
      if (isStill) setOver(true)
    }, OWN_DOING)
  }
  useLive('session_over', hear)
  useEffect(() => onSessionOver(hear))
  const goOn = async () => {
    // What was asked before the log-in may be refused after it, and what was refused is told a little later.
    beginSession()
    await revalidate()
    setOver(false)
  }
  if (!isOver) return null
  return (
    <Modal heading={logInWords.loggedOut} isOpen onClose={() => setOver(false)} width={440}>
      <p className={styles['said']}>{logInWords.loggedOutText}</p>
      <LogInForm onDone={goOn} />
    </Modal>
  )
}
