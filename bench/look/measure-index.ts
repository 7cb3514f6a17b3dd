import { lookBasis, WHOLE_LENGTH } from '../../apps/server/src/modules/recommender/looks/look-basis.ts'
import { openLookIndex } from '../../apps/server/src/modules/recommender/looks/look-index.ts'
import { dot, type PictureLook, toLengthOne } from '../../apps/server/src/modules/recommender/looks/look-vectors.ts'
import { seededRandom } from '../../apps/server/src/modules/recommender/index.ts'
import { ascending, percentile } from '../report/percentiles.ts'

const PICTURES = 20_000
const QUERIES = 300
const WANTED = 10
const NOISE = 0.6
const SEED = 13
const MEGABYTE = 1024 * 1024
const MILLION = 1_000_000

/** Says what an index of 20,000 pictures costs that are spread around those looked at, and how exact its answers are. */
export function measureIndex(looks: readonly PictureLook[], say: (line: string) => void): void {
  const random = seededRandom(SEED)
  const near = (vector: Float32Array) => {
    const noise = toLengthOne(vector.map(() => random() - 0.5))
    return toLengthOne(vector.map((value, at) => value + NOISE * (noise[at] ?? 0)))
  }
  const basis = lookBasis()
  const index = openLookIndex()
  const shorts: Float32Array[] = []
  const before = process.memoryUsage().rss
  const begun = process.cpuUsage()
  for (let at = 0; at < PICTURES; at += 1) {
    const look = looks[at % looks.length]
    if (!look) return
    const whole = near(look.whole)
    index.add(BigInt(at + 1), '00'.repeat(32), [whole, ...look.regions.map(near)])
    shorts.push(basis.shorten(whole, WHOLE_LENGTH))
  }
  const seconds = process.cpuUsage(begun).user / 1_000_000
  const kept = PICTURES * WHOLE_LENGTH * 4
  const bytes = (process.memoryUsage().rss - before - kept) / PICTURES
  const times: number[] = []
  let found = 0
  for (let query = 0; query < QUERIES; query += 1) {
    const vector = near(looks[query % looks.length]?.whole ?? new Float32Array())
    const start = performance.now()
    const answered = index.wholes.search(basis.shorten(vector, WHOLE_LENGTH), WANTED, 1).keys
    index.near(vector, WANTED, true)
    times.push(performance.now() - start)
    const short = basis.shorten(vector, WHOLE_LENGTH)
    const exact = shorts
      .map((other, slot) => ({ slot, score: dot(short, other) }))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, WANTED)
    found += exact.filter(({ slot }) => answered.includes(BigInt(slot))).length
  }
  const sorted = ascending(times)
  say(`  index of ${PICTURES} pictures with 4 parts each: ${(bytes / 1024).toFixed(2)} kB a picture in memory`)
  say(`    so ${((bytes * MILLION) / MEGABYTE / 1024).toFixed(2)} GB for a million (extrapolated)`)
  say(`    ${(PICTURES / seconds).toFixed(0)} pictures added a processor second`)
  say(`    answers: median ${percentile(sorted, 0.5).toFixed(2)} ms, p99 ${percentile(sorted, 0.99).toFixed(2)} ms`)
  say(`    recall at 10 of the exact neighbours: ${(found / QUERIES / WANTED).toFixed(3)}`)
}
