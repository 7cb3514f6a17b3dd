import { families } from '@pinfold/demonstration/drawings'
import { describeLook, describeWhole } from '../../apps/server/src/modules/recommender/looks/describe-look.ts'
import {
  CANDIDATES,
  LAID,
  likeness,
  nearSlots,
  withFit,
} from '../../apps/server/src/modules/recommender/looks/look-answers.ts'
import { lookBasis } from '../../apps/server/src/modules/recommender/looks/look-basis.ts'
import { wholePicture } from '../../apps/server/src/modules/recommender/looks/look-box.ts'
import { openLookIndex } from '../../apps/server/src/modules/recommender/looks/look-index.ts'
import { layOver } from '../../apps/server/src/modules/recommender/looks/lay-over.ts'
import type { SmallPicture } from '../../apps/server/src/modules/recommender/looks/find-within.ts'
import type { Looked } from '../../apps/server/src/modules/recommender/looks/look-messages.ts'
import type { PictureLook } from '../../apps/server/src/modules/recommender/looks/look-vectors.ts'
import { loadNetwork, type Network } from '../../apps/server/src/modules/recommender/looks/network.ts'
import { readPhotoViews } from '../../apps/server/src/modules/recommender/looks/read-photo-views.ts'
import { readPixels } from '../../apps/server/src/modules/recommender/looks/read-pixels.ts'
import { readLaid, readSketch } from '../../apps/server/src/modules/recommender/looks/sketch.ts'
import { hasVisualPackages } from '../../apps/server/src/modules/recommender/looks/visual-packages.ts'
import { seededRandom } from '../../apps/server/src/modules/recommender/index.ts'
import { changes } from './changed-pictures.ts'
import { measureCopies, measureVectorCopies } from './measure-copies.ts'
import { drawNumbered, familyOf, OFFERED } from './draw-many.ts'
import { keptLooks, keptSketches } from './kept-looks.ts'
import { measureIndex } from './measure-index.ts'

/** The option that asks for this. */
export const LOOK = 'look'

/** So many of the pictures are changed and searched for. */
const SEARCHED = 115
const FIRST = 12

interface Drawn {
  /** Of those that the demonstration offers. */
  readonly family: string | undefined
  readonly look: PictureLook
  readonly sketch: SmallPicture | undefined
}

interface Query {
  readonly name: string
  readonly at: number
  readonly searched: Looked
  readonly laid: SmallPicture
}

/**
 * Says how well changed drawings are found among those of the demonstration, or as many as LOOK_PICTURES says, and what the index
 * costs.
 */
export async function measureLook(say: (line: string) => void): Promise<void> {
  say('near copies, pixel by pixel')
  await measureCopies(say)
  if (!hasVisualPackages()) return say('look: packages/visual-model is not installed, so this is left out')
  const network = await loadNetwork()
  say('near copies, by vectors')
  await measureVectorCopies(async (picture) => (await lookOf(network, picture)).whole, say)
  const many = Number(process.env['LOOK_PICTURES'] ?? OFFERED)
  const queries: Query[] = []
  let looks = 0
  let lookSeconds = 0
  const lookAt = async (number: number) => {
    const bytes = await drawNumbered(number)
    const begun = process.cpuUsage()
    const look = await lookOf(network, bytes)
    lookSeconds += process.cpuUsage(begun).user / 1_000_000
    looks += 1
    return look
  }
  const kept = await keptLooks(many, lookAt)
  const sketches = await keptSketches(many, async (number) => readSketch(await drawNumbered(number)))
  if (looks > 0) say(`look: ${looks} pictures, ${(looks / lookSeconds).toFixed(1)} a processor second`)
  for (let at = 0; at < many; at += Math.max(1, Math.floor(many / SEARCHED))) {
    const random = seededRandom(at)
    const picture = await drawNumbered(at)
    for (const [name, change] of Object.entries(changes)) {
      const bytes = await change(picture, random)
      queries.push({ name, at, searched: await photoOf(network, bytes), laid: await readLaid(bytes, wholePicture) })
    }
  }
  measureQuality(
    kept.map((look, at) => ({ look, family: familyOf(at), sketch: sketches[at] })),
    queries,
    say,
  )
  measureIndex(kept, say)
}

const lookOf = async (network: Network, bytes: Buffer) =>
  describeLook(network, await readPixels(bytes), lookBasis().mean)

/** As a photo is looked at that somebody searches by. */
async function photoOf(network: Network, bytes: Buffer): Promise<Looked> {
  const { mean } = lookBasis()
  const views = await readPhotoViews(bytes, wholePicture)
  return {
    look: await lookOf(network, bytes),
    views: views.map((view) => describeWhole(network, view, mean)),
    sketch: null,
  }
}

function measureQuality(looked: readonly Drawn[], queries: readonly Query[], say: (line: string) => void): void {
  const index = openLookIndex()
  looked.forEach(({ look }, at) => index.add(BigInt(at + 1), '00'.repeat(32), [look.whole, ...look.regions]))
  const rankedBy = ({ look: { whole }, views }: Looked, isPart: boolean) =>
    nearSlots(index, whole, { wanted: CANDIDATES, isPart, views })
      .flatMap((slot) => {
        const there = looked[slot]
        if (!there) return []
        const vectors = [there.look.whole, ...(isPart ? there.look.regions : [])]
        return [{ slot, score: likeness(vectors, whole, views) }]
      })
      .toSorted((one, other) => other.score - one.score)
  let laidMilliseconds = 0
  const fitted = (ranked: ReturnType<typeof rankedBy>, laid: SmallPicture) => {
    const first = ranked.slice(0, LAID)
    const begun = performance.now()
    const fits = layOver(
      laid,
      first.flatMap(({ slot }) => looked[slot]?.sketch ?? []),
    )
    laidMilliseconds += performance.now() - begun
    return [
      ...first.map(({ slot, score }, at) => ({ slot, score: withFit(score, fits[at] ?? 0) })),
      ...ranked.slice(LAID),
    ]
      .toSorted((one, other) => other.score - one.score)
      .map(({ slot }) => slot)
  }
  for (const [name, some] of Map.groupBy(queries, (query) => query.name)) {
    const places = some.map(({ searched, laid, at }) => fitted(rankedBy(searched, true), laid).indexOf(at))
    const share = (most: number) => places.filter((place) => place >= 0 && place < most).length / places.length
    say(`  ${name}: first ${percent(share(1))}, among ten ${percent(share(10))} (${places.length} of ${looked.length})`)
  }
  say(`  laying a picture over ${LAID} sketches: ${(laidMilliseconds / queries.length).toFixed(1)} ms`)
  const shares = looked.slice(0, OFFERED).map(({ look, family }, at) => {
    const first = rankedBy({ look, views: [], sketch: null }, false)
      .map(({ slot }) => slot)
      .filter((slot) => slot !== at)
      .slice(0, FIRST)
    return first.filter((slot) => looked[slot]?.family === family).length / FIRST
  })
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  say(`  of the first ${FIRST} by look alone ${percent(mean)} are of the same family, of ${families.length}`)
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`
