import { blob } from '../../kit/curves.ts'
import { type Random, times } from '../../kit/random.ts'
import { at, polygon } from '../../kit/shapes.ts'

/** A fir from its foot, as an outline with uneven branches. */
export function pine(random: Random, x: number, foot: number, height: number): string {
  const tiers = Math.max(6, Math.round(height / 22))
  const half = height * random.between(0.15, 0.21)
  const side = (direction: number) =>
    times(tiers, (tier) => {
      const part = (tier + 1) / tiers
      const y = foot - height + height * 0.94 * part
      const reach = half * part ** 0.85 * random.between(0.8, 1.12)
      return [
        [x + direction * reach, y + height * 0.012] as const,
        [x + direction * reach * 0.52, y - height * 0.018] as const,
      ]
    }).flat()
  const trunk = Math.max(1.5, height * 0.014)
  return polygon([
    [x, foot - height],
    ...side(1),
    [x + trunk, foot - height * 0.05],
    [x + trunk, foot + 4],
    [x - trunk, foot + 4],
    [x - trunk, foot - height * 0.05],
    ...side(-1).toReversed(),
  ])
}

/** A bare trunk with a round crown of several lumps. */
export function broadleaf(random: Random, x: number, foot: number, height: number): string {
  const trunk = height * 0.03
  const stem = `M${at(x - trunk)},${at(foot)}L${at(x - trunk * 0.5)},${at(foot - height * 0.6)}h${at(trunk)}L${at(x + trunk)},${at(foot)}Z`
  const lumps = times(7, () =>
    blob(
      random,
      x + random.around(0, height * 0.2),
      foot - height * random.between(0.5, 0.86),
      height * random.between(0.12, 0.2),
      0.12,
    ),
  )
  return stem + lumps.join('')
}
