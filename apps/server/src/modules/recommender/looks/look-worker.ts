import { setPriority } from 'node:os'
import sharp from 'sharp'
import { describeLook, describeWhole } from './describe-look.ts'
import { comparePictures } from './compare-pictures.ts'
import { lookBasis } from './look-basis.ts'
import type { LookMessage, LookOrder, Seen } from './look-messages.ts'
import { loadNetwork, type Network } from './network.ts'
import { loadRatingNetwork, type RatingNetwork, readRatedPixels } from './rating-network.ts'
import { readPhotoViews } from './read-photo-views.ts'
import { findBareBox, readPixels, readSmall } from './read-pixels.ts'
import { layOver } from './lay-over.ts'
import { packSketch, readLaid, readSketch, unpackSketch } from './sketch.ts'

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
// Each network is loaded when it is asked for first.
let network: Promise<Network> | undefined
let rating: Promise<RatingNetwork> | undefined
process.on('message', (order) => void answer(order as LookOrder))
send({ kind: 'ready' })

async function answer(order: LookOrder): Promise<void> {
  const seen = await see(order)
  send(seen === null ? { kind: 'unreadable' } : { kind: 'done', seen })
}

function see(order: LookOrder): Promise<Seen | null> {
  if (order.kind === 'look') return look(order)
  if (order.kind === 'lay') return lay(order)
  return order.kind === 'rate' ? rate(order.bytes) : compare(order.bytes, order.other)
}

async function compare(bytes: Uint8Array, other: Uint8Array): Promise<Seen | null> {
  const pictures = await Promise.all([bytes, other].map(readSmall)).catch(() => null)
  const [one, two] = pictures ?? []
  return one && two ? { kind: 'compared', compared: comparePictures(one, two) } : null
}

async function look({ bytes, box, way }: LookOrder & { kind: 'look' }): Promise<Seen | null> {
  const part = way === 'bare' ? await findBareBox(bytes).catch(() => null) : box
  const pixels = part && (await readPixels(bytes, part).catch(() => null))
  if (pixels === null) return null
  const others = way === 'photo' ? await readPhotoViews(bytes, box) : []
  network ??= loadNetwork()
  const loaded = await network
  const { mean } = lookBasis()
  const views = others.map((view) => describeWhole(loaded, view, mean))
  const sketch = way === 'picture' ? await readSketch(bytes).then(packSketch, () => null) : null
  return { kind: 'looked', look: describeLook(loaded, pixels, mean), views, sketch }
}

async function lay({ bytes, box, sketches }: LookOrder & { kind: 'lay' }): Promise<Seen | null> {
  const laid = await readLaid(bytes, box).catch(() => null)
  return laid && { kind: 'laid', fits: layOver(laid, sketches.map(unpackSketch)) }
}

async function rate(bytes: Uint8Array): Promise<Seen | null> {
  const pixels = await readRatedPixels(bytes).catch(() => null)
  if (pixels === null) return null
  rating ??= loadRatingNetwork()
  return { kind: 'rated', scores: (await rating).rate(pixels) }
}
