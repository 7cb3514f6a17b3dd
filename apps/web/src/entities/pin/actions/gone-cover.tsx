import type { Pin } from '@pinfold/contract'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import styles from './gone-cover.module.css'
import type { Gone } from './pin-gone.ts'
import { takesFocus, useHide } from './use-hide.ts'
import { actionWords } from '../../../ui/action.words.ts'
import { pinActionWords } from './pin-actions.words.ts'

/** What a card says after its pin was hidden or deleted. */
export function GoneCover({ pin, gone }: { readonly pin: Pin; readonly gone: Gone }) {
  const hide = useHide(pin)
  const cover = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus(pin.id)) cover.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [pin.id])
  const undo = () => {
    // The button goes with the cover; the card it lies on stays.
    cover.current?.closest('article')?.querySelector('a')?.focus({ preventScroll: true })
    hide(false)
  }
  return (
    <div ref={cover} className={styles['cover']}>
      <p>{gone === 'hidden' ? pinActionWords.hidden : pinActionWords.removed}</p>
      {gone === 'hidden' && (
        <Button size={32} onClick={undo}>
          {actionWords.undo}
        </Button>
      )}
    </div>
  )
}
