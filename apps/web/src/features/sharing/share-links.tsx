import { Link2, Mail, QrCode, Share } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { messageOf } from '../../api/failure.ts'
import { copyAddress } from '../../ui/copy-address.ts'
import { showToast } from '../../ui/toast-store.ts'
import styles from './share.module.css'
import { mailAddress, type ShareTarget } from '../../entities/sharing/share-target.ts'
import { shareMenuWords } from './share-menu.words.ts'

const never = () => () => undefined
/** Only some browsers have the system's share sheet; the server knows of none. */
const useHasSystemSheet = () =>
  useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  )

async function shareBySystem(title: string, url: string) {
  try {
    await navigator.share({ title, url })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyAddress(url)
  }
}

interface ShareLinksProps {
  readonly target: ShareTarget
  readonly address: () => Promise<string>
  readonly onCode: () => void
}

/** MS-02: the ways that leave the product. Nothing of them is counted or told to anybody. */
export function ShareLinks({ target, address, onCode }: ShareLinksProps) {
  const hasSheet = useHasSystemSheet()
  const withAddress = (use: (address: string) => unknown) => () =>
    void address()
      .then(use)
      .catch((error: unknown) => showToast({ text: messageOf(error) }))
  return (
    <ul className={styles['ways']} aria-label={shareMenuWords.ways}>
      <Way label={shareMenuWords.copyLink} icon={<Link2 size={24} />} onPress={withAddress(copyAddress)} />
      <Way
        label={shareMenuWords.email}
        icon={<Mail size={24} />}
        onPress={withAddress((url) => location.assign(mailAddress(target, url)))}
      />
      <Way label={shareMenuWords.code} icon={<QrCode size={24} />} onPress={onCode} />
      {hasSheet && (
        <Way
          label={shareMenuWords.more}
          icon={<Share size={24} />}
          onPress={withAddress((url) => shareBySystem(target.title, url))}
        />
      )}
    </ul>
  )
}

interface WayProps {
  readonly label: string
  readonly icon: ReactNode
  readonly onPress: () => void
}

const Way = ({ label, icon, onPress }: WayProps) => (
  <li>
    <button type="button" className={styles['way']} onClick={onPress}>
      <span className={styles['wayIcon']} aria-hidden="true">
        {icon}
      </span>
      {label}
    </button>
  </li>
)
