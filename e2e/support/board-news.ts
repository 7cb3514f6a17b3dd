import { randomBytes } from 'node:crypto'
import { type LiveEvent, tabKey, tabOfKey } from '@pinfold/contract'
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { patiently, settled } from './browser.ts'
import { callAs } from './member.ts'

/** What a page hears of boards. Another board that two members share tells when all that came before has been heard. */
export interface BoardNews {
  /** Waits until the page has heard of all that was done so far, and has read what it reads for that. */
  caughtUp(): Promise<void>
}

/**
 * Watches what a page hears of a board and when it reads it, from before its stream begins. One session tells both, so
 * in the order in which they were in the page.
 */
export async function watchBoardNews(
  page: Page,
  boardId: string,
  marker: { readonly context: BrowserContext; readonly boardId: string },
): Promise<BoardNews> {
  const heard = new Set<string>()
  const own = new Set<string>()
  let isUnread = false
  const cdp = await page.context().newCDPSession(page)
  cdp.on('Network.eventSourceMessageReceived', ({ data }) => {
    const event = JSON.parse(data) as LiveEvent
    if (event.kind !== 'board') return
    if (event.board_id === marker.boardId) heard.add(event.by ?? '')
    if (event.board_id === boardId && !own.has(event.by ?? '')) isUnread = true
  })
  cdp.on('Network.requestWillBeSent', ({ request }) => {
    const key = Object.entries(request.headers).find(([name]) => name.toLowerCase() === 'idempotency-key')?.[1]
    own.add(tabOfKey(key ?? '') ?? 'none')
    if (new URL(request.url).pathname === '/resource/BoardResource/get/') isUnread = false
  })
  await cdp.send('Network.enable')
  return {
    async caughtUp() {
      const tab = randomBytes(8).toString('hex')
      const change = { board_id: marker.boardId, description: tab }
      await callAs(marker.context, 'BoardResource/update', change, tabKey(tab, 'mark'))
      await expect.poll(() => heard.has(tab) && !isUnread, patiently).toBe(true)
      await settled(page)
    },
  }
}
