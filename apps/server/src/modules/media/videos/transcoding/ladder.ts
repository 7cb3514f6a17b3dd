/** A picture's size in whole pixels. */
export interface FrameSize {
  readonly width: number
  readonly height: number
}

/** One step of the ladder: a film at one size, for one speed of connections. */
export interface Rung extends FrameSize {
  /** The shorter side of the step, which names its files. */
  readonly name: string
  readonly mostKilobits: number
}

/** Shorter sides, and what each may send in a second at most. */
const steps: readonly (readonly [shortSide: number, mostKilobits: number])[] = [
  [240, 500],
  [360, 900],
  [480, 1600],
  [720, 3200],
  [1080, 5500],
]

/** Nobody's screen is wider. */
const LONGEST_SIDE = 3840
/** The one MP4 has at most this shorter side. */
const MP4_SHORT_SIDE = 720

/** The steps for a film of this size, the largest first; none is larger than the film. A smaller film has one, as it is. */
export function ladderOf(film: FrameSize): readonly [Rung, ...Rung[]] {
  const shortSide = Math.min(film.width, film.height)
  const top = steps.findLast(([side]) => side <= shortSide) ?? ([shortSide, 500] as const)
  const largest = scaled(film, top[0])
  // Of the largest, not of the film: so the sizes of all follow from the one that is stored.
  const below = steps.filter(([side]) => side < Math.min(largest.width, largest.height, top[0])).toReversed()
  return [rung(largest, top[1]), ...below.map(([side, most]) => rung(scaled(largest, side), most))]
}

const rung = (size: FrameSize, mostKilobits: number): Rung => ({
  ...size,
  name: String(Math.min(size.width, size.height)),
  mostKilobits,
})

/** The step whose film is also there as one MP4. */
export function mp4RungOf(film: FrameSize): Rung {
  const ladder = ladderOf(film)
  return ladder.find(({ name }) => Number(name) <= MP4_SHORT_SIDE) ?? ladder[0]
}

/** Even sides, as H.264 wants them, and none above the film's. */
function scaled({ width, height }: FrameSize, shortSide: number): FrameSize {
  const factor = Math.min(1, shortSide / Math.min(width, height), LONGEST_SIDE / Math.max(width, height))
  const even = (side: number) => Math.max(2, Math.min(Math.round((side * factor) / 2), Math.floor(side / 2)) * 2)
  return { width: even(width), height: even(height) }
}
