import { setPriority } from 'node:os'
import sharp from 'sharp'
import { decodePicture } from './decode-picture.ts'
import type { DecodeOutcome } from './decoded-picture.ts'
import { RefusedPicture } from './picture-header.ts'
import type { DecodeOrder, WorkerMessage } from './worker-messages.ts'

const heartbeatMilliseconds = 50

// SIGKILL, because an ordinary exit waits for the decoder's threads.
const die = (): void => void process.kill(process.pid, 'SIGKILL')
const send = (message: WorkerMessage): void => void process.send?.(message, () => {})

process.on('disconnect', die)
// Ctrl-C reaches the whole process group; the parent decides when its workers end.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('message', (order) => void decode(order as DecodeOrder))

// The site's own work goes first, yet a busy site must not starve a decode until its time is over.
setPriority(5)
sharp.cache(false)
// Whatever the sniffing lets through by mistake, no other decoder (SVG, TIFF, ...) can be reached.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((decoder) => `VipsForeignLoad${decoder}Buffer`),
})

if (!process.connected) die()
setInterval(() => send({ kind: 'memory', bytes: process.memoryUsage.rss() }), heartbeatMilliseconds).unref()
send({ kind: 'ready' })

async function decode(order: DecodeOrder): Promise<void> {
  try {
    send({ kind: 'done', outcome: await outcomeOf(order) })
  } catch (error) {
    send({ kind: 'fault', message: String(error) })
  }
}

async function outcomeOf(order: DecodeOrder): Promise<DecodeOutcome> {
  try {
    return { ok: true, picture: await decodePicture(order, order.folder, order.limits) }
  } catch (error) {
    if (error instanceof RefusedPicture) return { ok: false, reason: error.reason }
    if (!(error instanceof Error)) throw error
    if (/out of memory|allocat/i.test(error.message)) return { ok: false, reason: 'out_of_memory' }
    // The file system's errors carry the failed call, our own mistakes are TypeErrors; the rest is the decoder's.
    if ('syscall' in error || error instanceof TypeError || error instanceof ReferenceError) throw error
    return { ok: false, reason: 'invalid_image' }
  }
}
