import type { BrowserContext, Page } from 'playwright-core'
import { readAs } from './member.ts'

/** What a test reads of a conversation. */
export interface Conversation {
  readonly id: string
  readonly is_request: boolean
  readonly last_message: {
    text: string
    pin: { id: string } | null
    board: { id: string } | null
    user: { id: string } | null
  }
}
/** Everything that was written to somebody, requests included. */
export const inboxOf = async ({ context }: { readonly context: BrowserContext }): Promise<Conversation[]> => [
  ...(await readAs<Conversation[]>(context, 'ConversationsResource/get', {})),
  ...(await readAs<Conversation[]>(context, 'ConversationsResource/get', { is_request: true })),
]

/** Notes what the page hands to the mail program, the clipboard and the system's sheet. */
export async function watchWays(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ways: string[] = []
    Object.assign(globalThis, { ways })
    Object.assign(navigator, {
      share: ({ url }: { url: string }) => Promise.resolve(void ways.push(`sheet ${url}`)),
    })
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(void ways.push(`copy ${text}`)) },
    })
  })
}
/** What was noted. */
export const waysOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { ways: string[] }).ways)
