import type { Canvas } from '../../kit/canvas.ts'
import { lightness } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { letters, sizeToFit } from '../../kit/lettering.ts'
import { entry } from '../../kit/random.ts'
import { circle, place, polar, rect } from '../../kit/shapes.ts'
import { firms, mark } from './mark.ts'

/** A sheet of marks with one large. */
export function logoSheet(c: Canvas, round: number): Words {
  const { width, height, palette } = c
  const firm = entry(firms, round + 2)
  const hues = [palette.paper, palette.deep, palette.accent, palette.light, palette.ink, palette.mid]
  const [columns, rows] = width > height ? [3, 2] : [2, 3]
  const [w, h] = [width / columns, height / rows]
  for (let cell = 0; cell < columns * rows; cell += 1) {
    const ground = entry(hues, cell * 5 + round)
    const far = hues.filter((color) => Math.abs(lightness(color) - lightness(ground)) > 0.22)
    const [one, two] = [entry(far, cell), entry(far, cell + 1)]
    const [x, y, r] = [(cell % columns) * w, Math.floor(cell / columns) * h, Math.min(w, h) * 0.2]
    c.add(rect(x, y, w + 1, h + 1, ground))
    const kind = (cell + round) % 4
    if (kind === 0) c.add(place(mark(round + 2, r * 1.2, one, two === one ? ground : two), x + w / 2, y + h / 2))
    else if (kind === 1)
      c.add(
        letters(
          'black',
          firm.toLowerCase(),
          x + w / 2,
          y + h / 2 + r * 0.2,
          sizeToFit('black', firm.toLowerCase(), w * 0.74, r * 0.9),
          one,
          { anchor: 'middle' },
        ),
      )
    else if (kind === 2) {
      for (let row = 0; row < 5; row += 1)
        for (let column = 0; column < 5; column += 1)
          c.add(
            place(
              mark(round + 2, r * 0.2, one, ground),
              x + (column + 0.5) * w * 0.2,
              y + (row + 0.5) * h * 0.2,
              (row + column) % 2 ? 180 : 0,
            ),
          )
    } else {
      c.add(circle(x + w / 2, y + h / 2, r * 1.5, 'none', `stroke="${one}" stroke-width="5"`))
      const label = `${firm} · since 1984 · `.repeat(2).toUpperCase()
      c.add(
        ...label.split('').map((letter, index) => {
          const angle = (index / label.length) * 6.2832
          const [lx, ly] = polar(x + w / 2, y + h / 2, r * 1.16, angle)
          return place(
            letters('black', letter, 0, 0, r * 0.22, one, { anchor: 'middle' }),
            lx,
            ly,
            (angle * 180) / Math.PI + 90,
          )
        }),
        place(mark(round + 2, r * 0.55, one, two === one ? ground : two), x + w / 2, y + h / 2),
      )
    }
  }
  return {
    name: `${firm}: identity sheet`,
    alt: `Six fields show the mark, name, badge and pattern of ${firm}.`,
    tags: ['logo', 'branding', 'identity', 'graphic design'],
  }
}
