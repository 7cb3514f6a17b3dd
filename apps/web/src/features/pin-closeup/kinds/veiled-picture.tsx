import { type Pin, pinResource } from '@pinfold/contract'
import { EyeOff } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { links } from '../../../api/links.ts'
import { useMember } from '../../../api/viewer.ts'
import { PinPicture } from '../../../entities/pin/card/pin-picture.tsx'
import { learnUnveiled } from '../../../entities/pin/pin-facts.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Rich } from '../../../ui/rich.tsx'
import { linkTo } from '../../../ui/rich-elements.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { messageOf } from '../../../api/failure.ts'
import { pinVeilWords } from './pin-veil.words.ts'
import styles from './veiled-picture.module.css'

interface VeiledPictureProps {
  readonly pin: Pin
  readonly sizes: string
  /** Height divided by width. */
  readonly ratio: number
}

/** MD-03: a veil before a sensitive picture. Nothing sharp is there before a press asks for it. */
export function VeiledPicture({ pin, sizes, ratio }: VeiledPictureProps) {
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const member = useMember()
  // Nobody lifts it before moderators have looked.
  const isHeld = pin.sensitivity?.state === 'held'
  async function lift() {
    setAsking(true)
    setError(null)
    try {
      const { data } = await call(pinResource.get, { id: pin.id, lifts_veil: true })
      // The button goes with the veil; whoever uses the keyboard goes on with the page.
      document.querySelector('main')?.focus({ preventScroll: true })
      learnUnveiled(data)
      showToast({ text: pinVeilWords.shown })
    } catch (failure) {
      setError(messageOf(failure))
      setAsking(false)
    }
  }
  return (
    <div className={styles['veiled']} data-veiled>
      <PinPicture pin={pin} sizes={sizes} ratio={ratio} isFirst className={styles['blurred']} />
      <div className={styles['veil']}>
        <EyeOff size={24} aria-hidden="true" />
        <p className={styles['heading']}>{isHeld ? pinVeilWords.heldOwn : pinVeilWords.heading}</p>
        <p>{isHeld ? pinVeilWords.held : pinVeilWords.explained}</p>
        {!isHeld && (
          <Button isBusy={isAsking} onClick={() => void lift()}>
            {pinVeilWords.show}
          </Button>
        )}
        {error !== null && <FieldError>{error}</FieldError>}
        {member && !isHeld && (
          <p className={styles['more']}>
            <Rich parts={pinVeilWords.settings({ settings: linkTo(links.permissionSettings()) })} />
          </p>
        )}
      </div>
    </div>
  )
}
