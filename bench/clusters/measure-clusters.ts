import { groupPins } from '../../apps/server/src/modules/discovery/clusters/group-pins.ts'
import { adjustedRand } from './adjusted-rand.ts'
import { clean, generateCollection, noisy } from './generated-collection.ts'

const SEEDS = [1, 2, 3]
const sizes = [
  { pins: 60, groups: 5 },
  { pins: 400, groups: 8 },
  { pins: 2000, groups: 10 },
  { pins: 10_000, groups: 20 },
]

/** Says line by line how well groups are found again, and how much processor time that takes. Needs no data set. */
export function measureClusters(say: (line: string) => void): void {
  for (const [name, noise] of Object.entries({ clean, noisy })) {
    for (const { pins, groups } of sizes) {
      const runs = SEEDS.map((seed) => {
        const collection = generateCollection({ ...noise, pins, groups, seed })
        const start = process.cpuUsage()
        const found = groupPins(collection.pins)
        const { user, system } = process.cpuUsage(start)
        return { milliseconds: (user + system) / 1000, agreement: adjustedRand(found, collection.groups) }
      })
      const least = Math.min(...runs.map(({ agreement }) => agreement))
      const longest = Math.max(...runs.map(({ milliseconds }) => milliseconds))
      const what = `board suggestions, ${name}, ${pins} pins of ${groups} groups`
      say(
        `${what}: adjusted Rand index at least ${least.toFixed(2)}, at most ${longest.toFixed(0)} ms of processor time`,
      )
    }
  }
}
