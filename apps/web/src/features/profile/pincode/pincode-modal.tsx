import type { User } from '@pinfold/contract'
import { Download, Link2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { links } from '../../../api/links.ts'
import { useRootData } from '../../../api/viewer.ts'
import { Button } from '../../../ui/button.tsx'
import { copyAddress } from '../../../ui/copy-address.ts'
import { Modal } from '../../../ui/modal.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { drawPincode } from './pincode.ts'
import { pictureAsData, savePincode } from './pincode-files.ts'
import styles from './pincode-modal.module.css'
import { pincodeWords } from './pincode.words.ts'

/** PS-18: a code that leads whoever photographs it to the profile. */
export function PincodeModal({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const origin = useRootData()?.publicUrl ?? location.origin
  const address = `${origin}${links.profile(user.username)}`
  const [picture, setPicture] = useState<string | null>(null)
  const pictureUrl = user.image_medium_url
  useEffect(() => {
    if (pictureUrl === null) return undefined
    const stop = new AbortController()
    // Without the picture the code has initials, and reads as well.
    void pictureAsData(pictureUrl, stop.signal).then(setPicture, () => undefined)
    return () => stop.abort()
  }, [pictureUrl])
  const svg = drawPincode(address, { name: user.full_name, picture })
  const save = async (kind: 'png' | 'svg') => {
    try {
      await savePincode(svg, `${user.username}-pincode.${kind}`, kind)
    } catch {
      showToast({ text: pincodeWords.failed })
    }
  }
  return (
    <Modal heading={pincodeWords.heading} isOpen onClose={onClose} width={440}>
      <div className={styles['body']}>
        <img
          className={styles['code']}
          src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
          alt={pincodeWords.codeOf({ address })}
          width={280}
          height={280}
        />
        <p className={styles['words']}>
          <strong dir="auto">{user.full_name}</strong>
          <span>{pincodeWords.pointCamera}</span>
        </p>
        <div className={styles['buttons']}>
          <Button icon={<Download size={20} aria-hidden="true" />} onClick={() => void save('png')}>
            {pincodeWords.png}
          </Button>
          <Button icon={<Download size={20} aria-hidden="true" />} onClick={() => void save('svg')}>
            {pincodeWords.svg}
          </Button>
          <Button icon={<Link2 size={20} aria-hidden="true" />} onClick={() => void copyAddress(address)}>
            {pincodeWords.copyLink}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
