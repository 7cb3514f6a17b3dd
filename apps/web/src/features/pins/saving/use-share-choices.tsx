import type { Pin } from '@pinfold/contract'
import { Link2, Share } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { links } from '../../../api/links.ts'
import type { MenuChoice } from '../../../ui/menu.tsx'
import { showToast } from '../../../ui/toast-store.ts'

const never = () => () => undefined
/** Only some browsers have the system's share sheet; the server knows of none. */
const useHasSystemSheet = () =>
  useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  )

/** Copies a pin's address, or hands it to the system's share sheet. */
export function useShareChoices(pin: Pick<Pin, 'id' | 'title'>): readonly MenuChoice[] {
  const hasSheet = useHasSystemSheet()
  const address = () => new URL(links.pin(pin.id), location.origin).href
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address())
      showToast({ text: 'Address copied' })
    } catch {
      showToast({ text: `Copying is not allowed here. The address is ${address()}` })
    }
  }
  const share = async () => {
    try {
      await navigator.share({ title: pin.title, url: address() })
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }
  return [
    { id: 'copy', label: 'Copy link', icon: <Link2 size={20} />, onChoose: () => void copy() },
    ...(hasSheet
      ? [{ id: 'share', label: 'Share with …', icon: <Share size={20} />, onChoose: () => void share() }]
      : []),
  ]
}
