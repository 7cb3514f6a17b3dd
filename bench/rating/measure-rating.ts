import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { draw, families, renderDrawing } from '@pinfold/demonstration/drawings'
import sharp from 'sharp'
import { sensitiveOf } from '../../apps/server/src/modules/ratings/index.ts'
import {
  loadRatingNetwork,
  readRatedPixels,
  type RatingNetwork,
} from '../../apps/server/src/modules/recommender/looks/rating-network.ts'
import { hasRatingPackages } from '../../apps/server/src/modules/recommender/looks/visual-packages.ts'

/** The option that asks for this. */
export const RATING = 'rating'

/** A folder of pictures, harmless ones unless its folders say otherwise. */
const FOLDER = process.env['RATING_PICTURES']
const THRESHOLDS = [0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98]
/** As wide as pictures are rated by the worker. */
const WIDTH = 474
/** Of each family every so many. */
const EVERY = 4

/** Says how many harmless pictures the model takes for sensitive, how many sensitive ones it finds, and what a picture costs. */
export async function measureRating(say: (line: string) => void): Promise<void> {
  if (!hasRatingPackages()) return say('rating: packages/visual-model is not installed, so this is left out')
  const network = await loadRatingNetwork()
  const drawings = await rateAll(network, drawn())
  sayAlarms(say, 'drawings of the demonstration', drawings)
  if (FOLDER === undefined) return say('  RATING_PICTURES names no folder: no photographs were rated')
  const labels = ['harmless', 'sensitive'] as const
  const entries = await readdir(FOLDER)
  const isLabelled = labels.some((label) => entries.includes(label))
  for (const label of isLabelled ? labels.filter((name) => entries.includes(name)) : (['harmless'] as const)) {
    const folder = isLabelled ? join(FOLDER, label) : FOLDER
    const rated = await rateAll(network, filesOf(folder))
    if (label === 'harmless') sayAlarms(say, `harmless pictures of ${folder}`, rated)
    else sayFound(say, rated)
  }
}

async function* drawn(): AsyncGenerator<Uint8Array> {
  for (const { name, count } of families)
    for (let at = 0; at < count; at += EVERY) yield (await renderDrawing(draw(name, at))).bytes
}

async function* filesOf(folder: string): AsyncGenerator<Uint8Array> {
  for (const name of (await readdir(folder)).toSorted())
    if (/\.(jpe?g|png|webp)$/i.test(name)) yield await readFile(join(folder, name))
}

interface Rated {
  readonly scores: readonly number[]
  readonly milliseconds: number
  readonly unreadable: number
}

async function rateAll(network: RatingNetwork, pictures: AsyncGenerator<Uint8Array>): Promise<Rated> {
  const scores: number[] = []
  let unreadable = 0
  let microseconds = 0
  for await (const bytes of pictures) {
    const small = await sharp(bytes)
      .resize(WIDTH, null, { withoutEnlargement: true })
      .jpeg()
      .toBuffer()
      .catch(() => null)
    if (small === null) {
      unreadable += 1
      continue
    }
    const begun = process.cpuUsage()
    scores.push(sensitiveOf(network.rate(await readRatedPixels(small))))
    const { user, system } = process.cpuUsage(begun)
    microseconds += user + system
  }
  return { scores, milliseconds: microseconds / 1000 / Math.max(1, scores.length), unreadable }
}

function sayAlarms(say: (line: string) => void, what: string, { scores, milliseconds, unreadable }: Rated): void {
  const skipped = unreadable > 0 ? `, ${unreadable} unreadable` : ''
  say(`rating: ${scores.length} ${what}${skipped}, ${milliseconds.toFixed(0)} CPU ms each`)
  for (const threshold of THRESHOLDS) {
    const alarms = scores.filter((score) => score >= threshold).length
    say(`  false alarms at ${threshold}: ${alarms} (${percent(alarms / Math.max(1, scores.length))})`)
  }
  say(`  the highest: ${Math.max(0, ...scores).toFixed(3)}`)
}

function sayFound(say: (line: string) => void, { scores, milliseconds }: Rated): void {
  say(`rating: ${scores.length} sensitive pictures, ${milliseconds.toFixed(0)} CPU ms each`)
  for (const threshold of THRESHOLDS)
    say(
      `  found at ${threshold}: ${percent(scores.filter((score) => score >= threshold).length / Math.max(1, scores.length))}`,
    )
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`
