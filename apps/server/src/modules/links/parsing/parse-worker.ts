import { setPriority } from 'node:os'
import { extractPage, type PageSource } from './extract-page.ts'
import type { ParseMessage } from './parse-messages.ts'

// SIGKILL, because an ordinary exit would wait for a page that never ends.
const die = (): void => void process.kill(process.pid, 'SIGKILL')
const send = (message: ParseMessage): void => void process.send?.(message, () => {})

process.on('disconnect', die)
// Ctrl-C reaches the whole process group; the parent decides when its workers end.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('message', (source) => {
  try {
    send({ kind: 'done', page: extractPage(source as PageSource) })
  } catch (error) {
    send({ kind: 'fault', message: String(error instanceof Error ? (error.stack ?? error) : error) })
  }
})

// The site's own work goes first.
setPriority(5)
if (!process.connected) die()
send({ kind: 'ready' })
