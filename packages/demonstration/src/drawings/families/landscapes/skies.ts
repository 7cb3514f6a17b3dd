import type { Canvas } from '../../kit/canvas.ts'
import { smooth } from '../../kit/curves.ts'
import { entry, times } from '../../kit/random.ts'
import { circle, fill, stroke } from '../../kit/shapes.ts'

/** An hour of the day as colours: the sky from top to horizon, the sun, and the darkest thing in front. */
export interface Sky {
  hour: string
  top: string
  middle: string
  low: string
  sun: string
  near: string
}

function sky(hour: string, colors: string): Sky {
  const [top = '', middle = '', low = '', sun = '', near = ''] = colors.split(' ')
  return { hour, top, middle, low, sun, near }
}

const skies = [
  sky('Dawn', '#5b6fa8 #e5b1a8 #fde3c0 #fff6dc #2b2f4a'),
  sky('Noon', '#3786c4 #92c9e8 #eaf5f1 #ffffff #1d463a'),
  sky('Dusk', '#2b2a5a #b35c86 #f8a46f #ffe1ad #191530'),
  sky('Mist', '#aebfc3 #d5dedb #f3f0e6 #ffffff #22383a'),
  sky('Ember light', '#3a1230 #c1443c #ffb25e #fff0b8 #1c0a16'),
  sky('Late light', '#6f8fb5 #f0c283 #ffe9b8 #fffbe3 #38292c'),
  sky('Night', '#070c1f #14264d #3a5a86 #f3f1dd #050912'),
  sky('Teal evening', '#0f4c5c #5fa8a3 #f8dcb0 #fff4d8 #0a2a33'),
  sky('Rain light', '#2f3942 #66757d #bcc2bb #e8ebe2 #131b1e'),
  sky('Rose morning', '#8aa3d0 #f2c4d0 #fdebdf #fffaf2 #40324f'),
] as const

/** The sky for a scene: `offset` differs between scenes, so that neighbours do not share an hour. */
export function skyFor(round: number, offset: number): Sky {
  return entry(skies, round * 3 + offset)
}

/** Sky, sun or moon with its light, and a few thin clouds. */
export function addSky(c: Canvas, sky: Sky, sunX: number, sunY: number, radius: number): void {
  const { width, height, random } = c
  c.wash(
    c.linear([
      [0, sky.top],
      [0.38, sky.middle],
      [0.7, sky.low],
      [1, sky.low],
    ]),
  )
  c.add(c.glow(sunX, sunY, width * 0.75, width * 0.6, sky.sun, 0.55))
  c.add(circle(sunX, sunY, radius, sky.sun, 'fill-opacity="0.95"'))
  if (sky.hour === 'Night') addStars(c, height * 0.5, 160)
  for (let cloud = 0; cloud < random.whole(3, 7); cloud += 1) {
    const [x, y] = [random.between(-0.1, 1) * width, random.between(0.06, 0.42) * height]
    const [long, thick] = [random.between(0.2, 0.6) * width, random.between(0.004, 0.016) * height]
    const top = times(
      7,
      (step) => [x + (long * step) / 6, y - Math.sin((step / 6) * Math.PI) * thick * random.between(0.5, 1.6)] as const,
    )
    const under = times(
      5,
      (step) => [x + long - (long * (step + 1)) / 6, y + thick * random.between(0.2, 0.6)] as const,
    )
    c.add(fill(smooth([...top, ...under], true), sky.sun, `fill-opacity="${random.between(0.12, 0.34).toFixed(2)}"`))
  }
}

export function addStars(c: Canvas, depth: number, count: number, color = '#fffbe8'): void {
  for (let star = 0; star < count; star += 1) {
    const far = c.random.next()
    c.add(
      circle(
        c.random.between(0, c.width),
        c.random.between(0, 1) ** 1.3 * depth,
        0.7 + far ** 6 * 2.6,
        color,
        `fill-opacity="${c.random.between(0.3, 0.95).toFixed(2)}"`,
      ),
    )
  }
}

/** A few birds far away, as two strokes of a wing each. */
export function addBirds(c: Canvas, x: number, y: number, count: number, color: string): void {
  const { random } = c
  c.add(
    ...times(count, (bird) => {
      const [bx, by] = [x + bird * random.between(18, 44), y + random.around(0, 36)]
      const wing = random.between(9, 20)
      const lift = wing * random.between(0.35, 0.6)
      const d = `M${bx - wing},${by - lift}q${wing * 0.6},${-lift * 0.4} ${wing},${lift}q${wing * 0.4},${-lift * 1.5} ${wing},${-lift * 1.1}`
      return stroke(d, color, 2.6)
    }),
  )
}
