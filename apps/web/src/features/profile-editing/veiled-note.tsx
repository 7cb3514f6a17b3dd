import { askForProfilePictureReview, type ProfilePictureKind } from '@pinfold/contract'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { editProfileWords } from './edit-profile.words.ts'
import styles from './profile-pictures.module.css'

/** MD-03: what a member is told whose picture or cover others do not see, since it may be sensitive. */
export function VeiledNote({ kind }: { readonly kind: ProfilePictureKind }) {
  const [state, setState] = useState<'idle' | 'asking' | 'asked'>('idle')
  const [error, setError] = useState<string | null>(null)
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that was pressed is gone.
    if (state === 'asked') status.current?.focus()
  }, [state])
  async function ask() {
    setState('asking')
    setError(null)
    try {
      await call(askForProfilePictureReview, { kind })
      setState('asked')
    } catch (failure) {
      setError(messageOf(failure))
      setState('idle')
    }
  }
  return (
    <div className={styles['veiled']}>
      <p>{editProfileWords.veiled({ kind })}</p>
      {state !== 'asked' && (
        <Button size={32} isBusy={state === 'asking'} onClick={() => void ask()}>
          {editProfileWords.askForReview}
        </Button>
      )}
      <p ref={status} role="status" tabIndex={-1}>
        {state === 'asked' && editProfileWords.reviewAsked}
      </p>
      {error !== null && <FieldError>{error}</FieldError>}
    </div>
  )
}
