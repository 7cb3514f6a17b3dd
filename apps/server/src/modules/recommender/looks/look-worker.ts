import { setPriority } from 'node:os'
import sharp from 'sharp'
import { describeLook } from './describe-look.ts'
import { lookBasis } from './look-basis.ts'
import type { LookMessage, LookOrder } from './look-messages.ts'
import { loadNetwork } from './network.ts'
import { readPixels } from './read-pixels.ts'

// SIGKILL, because an ordinary exit waits for the decoder's threads.
const die = (): void => void process.kill(process.pid, 'SIGKILL')
const send = (message: LookMessage): void => void process.send?.(message, () => {})

process.on('disconnect', die)
// Ctrl-C reaches the whole process group; the parent decides when its workers end.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})

// The site's own work goes first.
setPriority(5)
sharp.cache(false)
sharp.concurrency(1)
// Photos come from anybody: no other decoder can be reached.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp'].map((decoder) => `VipsForeignLoad${decoder}Buffer`) })

if (!process.connected) die()
const network = await loadNetwork()
const { mean } = lookBasis()
process.on('message', (order) => void look(order as LookOrder))
send({ kind: 'ready' })

async function look({ bytes, box }: LookOrder): Promise<void> {
  const pixels = await readPixels(bytes, box).catch(() => null)
  send(pixels === null ? { kind: 'unreadable' } : { kind: 'done', look: describeLook(network, pixels, mean) })
}
