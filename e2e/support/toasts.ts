import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Keeps what every toast said: it goes after seconds, and a busy machine may look later than that. For `addInitScript`. */
export function keepToasts(): void {
  const said: string[] = []
  const noted = new WeakSet<Element>()
  Object.assign(globalThis, { toastsSaid: said })
  new MutationObserver(() => {
    for (const words of document.querySelectorAll('[role=status][data-react-aria-top-layer] p')) {
      if (noted.has(words)) continue
      noted.add(words)
      said.push(words.textContent)
      const page = globalThis as { isToastHeld?: boolean }
      const toast = words.closest('[data-toast]')
      if (page.isToastHeld !== true || !toast) continue
      page.isToastHeld = false
      toast.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }))
    }
  }).observe(document, { childList: true, subtree: true })
}

/**
 * The next toast of this page is pointed at as it comes: a busy machine may come to it when it would be gone. It stays until it is
 * pressed, or pointed at and left, and others wait behind it.
 */
export const holdNextToast = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(globalThis, { isToastHeld: true }))

/** Whether a toast has said it; each toast is heard once. */
const wasSaid = (page: Page, text: string): Promise<boolean> =>
  page.evaluate((text) => {
    const said = (globalThis as unknown as { toastsSaid: string[] }).toastsSaid
    const place = said.findIndex((words) => words.includes(text))
    return place >= 0 && said.splice(place, 1).length > 0
  }, text)

/** Waits until a toast has said it, or it stands on the page. */
export async function heard(page: Page, text: string): Promise<void> {
  const words = page.getByText(text, { exact: true }).first()
  await expect.poll(async () => (await wasSaid(page, text)) || (await words.isVisible()), { message: text }).toBe(true)
}

/** Waits until a toast has said it: the server has it then, while the page may show it before. */
export async function heardFromToast(page: Page, text: string): Promise<void> {
  await expect.poll(() => wasSaid(page, text), { message: text }).toBe(true)
}
