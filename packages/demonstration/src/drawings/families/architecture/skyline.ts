import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { at, box, fill, polygon, rect, stroke } from '../../kit/shapes.ts'
import { addSky, skyFor } from '../landscapes/skies.ts'

/** Towers in layers with lit windows. */
export function skyline(c: Canvas, round: number): Words {
  const { width, height, random } = c
  const sky = skyFor(round, 6)
  addSky(c, sky, width * random.between(0.3, 0.7), height * 0.36, width * 0.13)
  for (let layer = 0; layer < 4; layer += 1) {
    const color = mix(mix(sky.low, sky.middle, 0.5), sky.near, 0.2 + layer * 0.26)
    const floor = height * (0.8 + layer * 0.04)
    let x = -random.between(0, 60)
    const shapes: string[] = []
    const lights: string[] = []
    while (x < width) {
      const w = width * random.between(0.05, 0.12)
      const tall = height * random.between(0.12, 0.44) * (1 - layer * 0.13)
      const top = floor - tall
      shapes.push(box(x, top, w, height))
      const kind = random.whole(0, 5)
      if (kind === 0)
        shapes.push(
          polygon([
            [x, top],
            [x + w / 2, top - w * 0.7],
            [x + w, top],
          ]),
        )
      if (kind === 1)
        shapes.push(box(x + w * 0.25, top - w * 0.4, w * 0.5, w * 0.5), box(x + w * 0.47, top - w * 1.2, w * 0.06, w))
      if (kind === 2) shapes.push(`M${at(x)},${at(top)}a${at(w / 2)},${at(w / 2)} 0 0 1 ${at(w)},0Z`)
      if (kind === 3)
        shapes.push(
          polygon([
            [x, top],
            [x + w, top - w * 0.6],
            [x + w, top],
          ]),
        )
      const step = w / 6
      for (let row = 0; row * step * 1.5 < tall; row += 1)
        for (let column = 0; column < 4; column += 1)
          if (random.chance(0.24 + layer * 0.08))
            lights.push(box(x + step * (0.8 + column * 1.2), top + step * (0.8 + row * 1.5), step * 0.6, step * 0.8))
      x += w + random.between(-6, 22)
    }
    c.add(
      fill(
        shapes.join(''),
        c.linear([
          [0, color],
          [1, mix(color, sky.low, 0.25)],
        ]),
      ),
      fill(
        lights.join(''),
        lightness(sky.middle) < 0.6 ? '#ffdf9a' : mix(color, '#ffffff', 0.35),
        `fill-opacity="${(0.4 + layer * 0.15).toFixed(2)}"`,
      ),
    )
  }
  const water = height * 0.9
  c.add(
    rect(
      0,
      water,
      width,
      height,
      c.linear([
        [0, mix(sky.middle, sky.near, 0.5)],
        [1, sky.near],
      ]),
    ),
    stroke(
      times(
        60,
        () =>
          `M${at(random.next() * width)},${at(water + random.next() * (height - water))}h${at(random.between(16, 90))}`,
      ).join(''),
      sky.sun,
      3,
      'stroke-opacity="0.4"',
    ),
  )
  c.vignette(sky.near)
  return {
    name: `City, ${entry(['everyone still up', 'before the rain', 'blue hour', 'across the water', 'first trains'], round)}`,
    alt: `City towers in layers with lit windows by the water at ${sky.hour.toLowerCase()}.`,
    tags: ['city', 'skyline', 'architecture', 'lights'],
  }
}
