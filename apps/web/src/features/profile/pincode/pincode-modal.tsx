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
      showToast({ text: 'We couldn’t make the picture. Copy the link instead.' })
    }
  }
  return (
    <Modal heading="Pincode" isOpen onClose={onClose} width={440}>
      <div className={styles['body']}>
        <img
          className={styles['code']}
          src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
          alt={`A code that opens ${address}`}
          width={280}
          height={280}
        />
        <p className={styles['words']}>
          <strong dir="auto">{user.full_name}</strong>
          <span>Point a camera at it to open the profile.</span>
        </p>
        <div className={styles['buttons']}>
          <Button icon={<Download size={20} aria-hidden="true" />} onClick={() => void save('png')}>
            PNG
          </Button>
          <Button icon={<Download size={20} aria-hidden="true" />} onClick={() => void save('svg')}>
            SVG
          </Button>
          <Button icon={<Link2 size={20} aria-hidden="true" />} onClick={() => void copyAddress(address)}>
            Copy link
          </Button>
        </div>
      </div>
    </Modal>
  )
}
