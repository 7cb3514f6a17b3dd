import { showToast } from './toast-store.ts'
import { copyAddressWords } from './copy-address.words.ts'

/** ER-12: puts an address on the clipboard and says so; where that is not allowed, it says the address. */
export async function copyAddress(address: string, refused = copyAddressWords.refused({ address })): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    showToast({ text: copyAddressWords.copied })
  } catch {
    showToast({ text: refused })
  }
}
