import { showToast } from './toast-store.ts'

/** ER-12: puts an address on the clipboard and says so; where that is not allowed, it says the address. */
export async function copyAddress(
  address: string,
  refused = `Your browser doesn’t allow copying here. The address is ${address}`,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    showToast({ text: 'Address copied' })
  } catch {
    showToast({ text: refused })
  }
}
