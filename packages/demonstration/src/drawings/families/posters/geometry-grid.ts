import type { Canvas } from '../../kit/canvas.ts'
import { lightness } from '../../kit/colors.ts'
import { leaf } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { at, circle, disc, fill, place, polygon, rect } from '../../kit/shapes.ts'

/** Squares with quarter rounds, bars, dots and half discs. */
export function geometryGrid(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  c.wash(palette.paper)
  const columns = entry([4, 3, 5, 6, 2], round)
  const margin = width * 0.07
  const s = (width - margin * 2) / columns
  const rows = Math.floor((height - margin * 2) / s)
  const top = (height - rows * s) / 2
  const colors = [palette.deep, palette.accent, palette.mid, palette.light, palette.ink, palette.paper]
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const ground = random.pick(colors)
      const figure = random.pick(colors.filter((color) => Math.abs(lightness(color) - lightness(ground)) > 0.13))
      const third = random.pick(colors.filter((color) => color !== figure && color !== ground))
      const h = s / 2
      const kinds = [
        () =>
          fill(`M${at(-h)},${at(-h)}h${at(s)}a${at(s)},${at(s)} 0 0 1 ${at(-s)},${at(s)}Z`, figure) +
          fill(`M${at(-h)},${at(-h)}h${at(h)}a${at(h)},${at(h)} 0 0 1 ${at(-h)},${at(h)}Z`, third),
        () =>
          circle(0, 0, h * 0.82, figure) +
          fill(`M${at(-h * 0.82)},0a${at(h * 0.82)},${at(h * 0.82)} 0 0 0 ${at(h * 1.64)},0Z`, third),
        () => times(5, (bar) => rect(-h + (bar * s) / 5, -h, s / 10, s, figure)).join(''),
        () =>
          fill(
            polygon([
              [-h, -h],
              [h, h],
              [-h, h],
            ]),
            figure,
          ),
        () =>
          fill(
            times(9, (dot) =>
              disc(-h + s * (0.2 + (dot % 3) * 0.3), -h + s * (0.2 + Math.floor(dot / 3) * 0.3), s * 0.075),
            ).join(''),
            figure,
          ),
        () =>
          times(4, (ring) =>
            fill(
              `M${at(-h)},${at(h)}V${at(h - s * (1 - ring * 0.25))}A${at(s * (1 - ring * 0.25))},${at(s * (1 - ring * 0.25))} 0 0 1 ${at(-h + s * (1 - ring * 0.25))},${at(h)}Z`,
              ring % 2 ? ground : figure,
            ),
          ).join(''),
        () =>
          fill(
            `M${at(-h)},0A${at(h)},${at(h)} 0 0 1 ${at(h)},0ZM${at(-h)},${at(h)}A${at(h)},${at(h)} 0 0 1 ${at(h)},${at(h)}Z`,
            figure,
          ),
        () => fill(leaf(-h, h, s * 1.4, s * 0.62, -0.785), figure),
      ]
      c.add(
        place(
          rect(-h, -h, s + 0.6, s + 0.6, ground) + random.pick(kinds)(),
          margin + column * s + h,
          top + row * s + h,
          random.whole(0, 3) * 90,
        ),
      )
    }
  }
  return {
    name: entry(
      ['Course one: form', 'Blocks for a stairwell', 'Play of quarters', 'Workshop exercise', 'Four big forms'],
      round,
    ),
    alt: `A grid of squares with quarter circles, bars, dots and triangles in ${palette.name} colours.`,
    tags: ['bauhaus', 'geometric', 'grid', 'poster'],
  }
}
