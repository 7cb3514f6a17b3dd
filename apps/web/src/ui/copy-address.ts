import { showToast } from './toast-store.ts'

/** ER-12: puts an address on the clipboard and says so; where that is not allowed, it says the address. */
export async function copyAddress(
  address: string,
  refused = `Copying is not allowed here. The address is ${address}`,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    showToast({ text: 'Address copied' })
  } catch {
    showToast({ text: refused })
  }
}
