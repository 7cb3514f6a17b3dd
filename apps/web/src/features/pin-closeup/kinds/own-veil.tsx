import { askForPictureReview, type Pin } from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/failure.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { pinVeilWords } from './pin-veil.words.ts'
import styles from './own-veil.module.css'

/** MD-03: what whoever saved a sensitive picture is told of its veil, which they themselves do not meet. */
export function OwnVeil({ pin }: { readonly pin: Pin }) {
  const [state, setState] = useState<'idle' | 'asking' | 'asked'>('idle')
  const [error, setError] = useState<string | null>(null)
  const isHeld = pin.sensitivity?.state === 'held'
  async function ask() {
    setState('asking')
    setError(null)
    try {
      await call(askForPictureReview, { pin_id: pin.id })
      setState('asked')
    } catch (failure) {
      setError(messageOf(failure))
      setState('idle')
    }
  }
  return (
    <section className={styles['note']}>
      <p className={styles['heading']}>{isHeld ? pinVeilWords.heldOwn : pinVeilWords.veiledOwn}</p>
      <p>{isHeld ? pinVeilWords.heldOwnExplained : pinVeilWords.veiledOwnExplained}</p>
      {!isHeld && state !== 'asked' && (
        <Button size={32} isBusy={state === 'asking'} onClick={() => void ask()}>
          {pinVeilWords.askForReview}
        </Button>
      )}
      <p role="status">{state === 'asked' && pinVeilWords.asked}</p>
      {error !== null && <FieldError>{error}</FieldError>}
    </section>
  )
}
