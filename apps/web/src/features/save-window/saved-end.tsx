import type { Pin } from '@pinfold/contract'
import { useEffect, useRef, useState } from 'react'
import { links } from '../../api/links.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { actionWords } from '../../ui/action.words.ts'
import { savedText } from '../../entities/pin/saving/saved-place.ts'
import styles from './save-window.module.css'
import { saveWindowWords } from './save-window.words.ts'

/** Long enough to read where it was saved. */
const SHOWN_MILLISECONDS = 3500

/** A window that was opened for this alone has been nowhere else; browsers let only such a one close itself. */
const isPopUp = () => window.history.length === 1

/** Says where the Pin is; a pop-up closes by itself, unless somebody is about to press something. */
export function SavedEnd({ pin }: { readonly pin: Pin }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isHeld, setHeld] = useState(false)
  // Only ever drawn after a press, so never by the server.
  const mayClose = isPopUp()
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    if (!mayClose || isHeld) return
    const timer = setTimeout(() => window.close(), SHOWN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [mayClose, isHeld])
  return (
    <div className={styles['saved']} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      <img className={styles['savedPicture']} src={pin.images['236x'].url} alt="" />
      <h1 ref={heading} tabIndex={-1} className={styles['savedHeading']}>
        {savedText(pin)}
      </h1>
      <div className={styles['savedActions']}>
        <LinkButton
          kind="primary"
          size={48}
          to={links.pin(pin.id)}
          {...(mayClose && { target: '_blank', rel: 'noopener' })}
        >
          {saveWindowWords.seeIt}
        </LinkButton>
        {mayClose && (
          <Button size={48} onClick={() => window.close()}>
            {actionWords.close}
          </Button>
        )}
      </div>
      {mayClose && <p className={styles['closing']}>{saveWindowWords.closing}</p>}
    </div>
  )
}
