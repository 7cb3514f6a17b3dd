import type { Pin } from '@pinfold/contract'
import { Button } from '../../../ui/button.tsx'
import styles from './gone-cover.module.css'
import { type Gone, useHide } from './pin-gone.ts'

/** What a card says after its pin was hidden or deleted. */
export function GoneCover({ pin, gone }: { readonly pin: Pin; readonly gone: Gone }) {
  const hide = useHide(pin)
  return (
    <div className={styles['cover']}>
      <p>{gone === 'hidden' ? "You won't see this Pin again" : 'Removed'}</p>
      {gone === 'hidden' && (
        <Button size={32} onClick={() => hide(false)}>
          Undo
        </Button>
      )}
    </div>
  )
}
