import { Link2, Share } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { MenuChoice } from './menu.tsx'
import { showToast } from './toast-store.ts'

const never = () => () => undefined
/** Only some browsers have the system's share sheet; the server knows of none. */
const useHasSystemSheet = () =>
  useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  )

/** Puts an address on the clipboard and says so; where that is not allowed, it says the address. */
export async function copyAddress(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    showToast({ text: 'Address copied' })
  } catch {
    showToast({ text: `Copying is not allowed here. The address is ${address}` })
  }
}

/** Copies the address of a page of ours, or hands it to the system's share sheet. `path` starts with a slash. */
export function useShareChoices({ title, path }: { title: string; path: string }): readonly MenuChoice[] {
  const hasSheet = useHasSystemSheet()
  const address = () => new URL(path, location.origin).href
  const share = async () => {
    try {
      await navigator.share({ title, url: address() })
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyAddress(address())
    }
  }
  return [
    { id: 'copy', label: 'Copy link', icon: <Link2 size={20} />, onChoose: () => void copyAddress(address()) },
    ...(hasSheet
      ? [{ id: 'share', label: 'Share with …', icon: <Share size={20} />, onChoose: () => void share() }]
      : []),
  ]
}
