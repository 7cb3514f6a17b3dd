import { lookBasis, PART_LENGTH, WHOLE_LENGTH } from '../../apps/server/src/modules/recommender/looks/look-basis.ts'
import { lookRegions } from '../../apps/server/src/modules/recommender/looks/look-box.ts'
import { openLookIndex } from '../../apps/server/src/modules/recommender/looks/look-index.ts'
import { dot, type PictureLook, toLengthOne } from '../../apps/server/src/modules/recommender/looks/look-vectors.ts'
import { seededRandom } from '../../apps/server/src/modules/recommender/index.ts'
import { ascending, percentile } from '../report/percentiles.ts'

const PICTURES = Number(process.env['LOOK_INDEX_PICTURES'] ?? 50_000)
const QUERIES = 200
const WANTED = 10
/** So many parts are asked for; they are candidates only. */
const PARTS_WANTED = 300
const NOISE = 0.6
const SEED = 13
const MEGABYTE = 1024 * 1024
const MILLION = 1_000_000

/**
 * Says what an index of 50,000 pictures costs, or as many as LOOK_INDEX_PICTURES says, whose short vectors are spread around those of looks, and how exact its answers
 * are. Memory is of the whole process, without what is kept for the comparison.
 */
export function measureIndex(looks: readonly PictureLook[], say: (line: string) => void): void {
  const random = seededRandom(SEED)
  const near = (vector: Float32Array) => {
    const noise = toLengthOne(vector.map(() => random() - 0.5))
    return toLengthOne(vector.map((value, at) => value + NOISE * (noise[at] ?? 0)))
  }
  const basis = lookBasis()
  const short = looks.map(({ whole, regions }) => ({
    whole: basis.shorten(whole, WHOLE_LENGTH),
    parts: regions.map((region) => basis.shorten(region, PART_LENGTH)),
  }))
  const index = openLookIndex()
  const parts = lookRegions.length
  const keptWholes = new Float32Array(PICTURES * WHOLE_LENGTH)
  const keptParts = new Float32Array(PICTURES * parts * PART_LENGTH)
  keptWholes.fill(1)
  keptParts.fill(1)
  const before = process.memoryUsage().rss
  const begun = process.cpuUsage()
  for (let slot = 0; slot < PICTURES; slot += 1) {
    const look = short[slot % short.length]
    if (!look) return
    const whole = near(look.whole)
    index.slots.take(BigInt(slot + 1) << 40n, slot.toString(16).padStart(64, '0'))
    index.wholes.add(BigInt(slot), whole, 1)
    keptWholes.set(whole, slot * WHOLE_LENGTH)
    look.parts.forEach((vector, part) => {
      const nearPart = near(vector)
      index.parts.add(BigInt(slot * parts + part), nearPart, 1)
      keptParts.set(nearPart, (slot * parts + part) * PART_LENGTH)
    })
  }
  const seconds = process.cpuUsage(begun).user / 1_000_000
  const bytes = (process.memoryUsage().rss - before) / PICTURES
  say(`  index of ${PICTURES} pictures with ${parts} parts each: ${(bytes / 1024).toFixed(2)} kB a picture in memory`)
  say(`    so ${((bytes * MILLION) / MEGABYTE / 1024).toFixed(2)} GB for a million (extrapolated)`)
  say(`    ${(PICTURES / seconds).toFixed(0)} pictures added a processor second, their short vectors made before`)
  const [times, cpuTimes]: [number[], number[]] = [[], []]
  let [found, foundParts] = [0, 0]
  for (let query = 0; query < QUERIES; query += 1) {
    const look = looks[(query * 7) % looks.length]
    if (!look) return
    const whole = near(basis.shorten(look.whole, WHOLE_LENGTH))
    const part = near(basis.shorten(look.regions[query % parts] ?? look.whole, PART_LENGTH))
    const [start, cpu] = [performance.now(), process.cpuUsage()]
    index.near(near(look.whole), WANTED, true)
    cpuTimes.push(process.cpuUsage(cpu).user / 1000)
    times.push(performance.now() - start)
    const answered = new Set(index.wholes.search(whole, WANTED, 1).keys)
    found += nearest(keptWholes, whole).filter((slot) => answered.has(BigInt(slot))).length
    const candidates = new Set(index.parts.search(part, PARTS_WANTED, 1).keys)
    foundParts += nearest(keptParts, part).filter((key) => candidates.has(BigInt(key))).length
  }
  const [sorted, cpuSorted] = [ascending(times), ascending(cpuTimes)]
  say(`    answers: median ${percentile(sorted, 0.5).toFixed(2)} ms, p99 ${percentile(sorted, 0.99).toFixed(2)} ms`)
  say(
    `      of processor time: median ${percentile(cpuSorted, 0.5).toFixed(2)} ms, p99 ${percentile(cpuSorted, 0.99).toFixed(2)} ms`,
  )
  say(`    recall at ${WANTED} of the exact neighbours: ${(found / QUERIES / WANTED).toFixed(3)}`)
  say(`    the ten parts that are nearest, among ${PARTS_WANTED}: ${(foundParts / QUERIES / WANTED).toFixed(3)}`)
}

/** The numbers of the vectors that are nearest, by all of them. */
function nearest(kept: Float32Array, vector: Float32Array): number[] {
  const first: { at: number; score: number }[] = []
  for (let at = 0; at * vector.length < kept.length; at += 1) {
    const score = dot(vector, kept.subarray(at * vector.length, (at + 1) * vector.length))
    if (first.length === WANTED && score <= (first.at(-1)?.score ?? 0)) continue
    const place = first.findIndex((other) => other.score < score)
    first.splice(place < 0 ? first.length : place, 0, { at, score })
    first.length = Math.min(first.length, WANTED)
  }
  return first.map(({ at }) => at)
}
