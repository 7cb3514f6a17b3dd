import { setPriority } from 'node:os'
import { extractFeed } from './extract-feed.ts'
import { extractPage } from './extract-page.ts'
import type { ParseMessage, ParseWish } from './parse-messages.ts'

// SIGKILL, because an ordinary exit would wait for a page that never ends.
const die = (): void => void process.kill(process.pid, 'SIGKILL')
const send = (message: ParseMessage): void => void process.send?.(message, () => {})

process.on('disconnect', die)
// Ctrl-C reaches the whole process group; the parent decides when its workers end.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('message', (wish) => {
  const { as, source } = wish as ParseWish
  try {
    send({
      kind: 'done',
      page: as === 'page' ? extractPage(source) : null,
      feed: as === 'feed' ? extractFeed(source) : null,
    })
  } catch (error) {
    send({ kind: 'fault', message: String(error instanceof Error ? (error.stack ?? error) : error) })
  }
})

// The site's own work goes first.
setPriority(5)
if (!process.connected) die()
send({ kind: 'ready' })
